"""The pass grid: rows are passes, columns are tokens, filled where a token goes through the model."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText
from app.tabs.passes.scene_part import ScenePart
from app.theme.tokens import Theme
from app.widgets.painting import text_width

_MANY_ROWS = 12  # from here on rows may be lower than their labels, and some labels are left out
_SMALLEST_COLUMN = 4  # pixels
_ROUND_FROM = 10  # pixels; smaller cells have square corners


class PassGrid(ScenePart):
    """One grid, with or without the cache: solid cells are computed, small ones kept, hollow ones still to come."""

    def __init__(
        self, theme: Theme, text: TokenText, scene: PassScene, *, uses_cache: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, text, scene, parent)
        self._uses_cache = uses_cache
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def first_column(self, row: int) -> int:
        """Return the first token that goes through the model in a pass."""
        return len(self._text.prompt) + row - 1 if self._uses_cache and row > 0 else 0

    def describe(self) -> None:
        """Tell the computations so far."""
        scene = self._scene
        if self._uses_cache:
            self.setAccessibleName(self.tr("Pass grid with the cache"))
            done = scene.computations_with_cache
        else:
            self.setAccessibleName(self.tr("Pass grid without the cache"))
            done = scene.computations_without_cache
        self.setAccessibleDescription(
            self.tr("After pass {passes} of {all}: {done} token computations").format(
                passes=scene.finished_passes, all=self._rows, done=done
            )
        )

    @property
    def _rows(self) -> int:
        return len(self._text.answer)

    @property
    def _columns(self) -> int:
        return len(self._text.prompt) + len(self._text.answer) - 1

    def _label(self, row: int) -> str:
        return self.tr("pass {number}").format(number=row + 1)

    def _label_width(self) -> float:
        metrics = QFontMetricsF(self._theme.font("caption"))
        return text_width(metrics, self._label(self._rows - 1)) + self._theme.sizes.spacing

    def _pitch(self) -> tuple[float, float]:
        """Width of a column and height of a row, whole pixels so that cells look alike."""
        room = max(1.0, self.width() - self._label_width())
        column = max(float(_SMALLEST_COLUMN), room // self._columns)
        row = max(3.0, self.height() // self._rows)
        return min(column, max(2.0 * row, _SMALLEST_COLUMN)), min(row, 1.25 * column)

    def _row_box(self, row: int) -> QRectF:
        _, height = self._pitch()
        return QRectF(0.0, row * height, self.width(), height)

    def _moving(self) -> tuple[QRectF, ...]:
        return (self._row_box(self._scene.pass_index),) if self._is_running and self._scene.pass_index >= 0 else ()

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        width, height = self._pitch()
        metrics = QFontMetricsF(self._theme.font("caption"))
        painter.setFont(self._theme.font("caption"))
        label_width = self._label_width()
        every = max(1, -int(-metrics.height() * 0.9 // height))
        for row in range(self._rows):
            if row * height > region.bottom() or (row + 1) * height < region.top():
                continue
            if row % every == 0:
                is_now = row == self._scene.pass_index
                painter.setPen(self._theme.color("text" if is_now else "text_muted"))
                # A label may be taller than its row where only some rows have one.
                centre = (row + 0.5) * height
                box = QRectF(
                    0.0, centre - metrics.height(), label_width - self._theme.sizes.spacing, 2 * metrics.height()
                )
                painter.drawText(
                    box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._label(row)
                )
            self._paint_row(painter, row, label_width, width, height)

    def _paint_row(self, painter: QPainter, row: int, left: float, width: float, height: float) -> None:
        gap = 1.0 if min(width, height) < _ROUND_FROM else max(1.0, round(min(width, height) * 0.14))
        radius = min(self._theme.sizes.radius * 0.45, height / 5) if min(width, height) >= _ROUND_FROM else 0.0
        first, prompt = self.first_column(row), len(self._text.prompt)
        is_done = row < self._scene.finished_passes
        is_running = row == self._scene.pass_index and not is_done
        cell = QRectF(left, row * height, width - gap, height - gap)
        if first > 0 and (is_done or is_running):
            self._paint_kept(painter, cell, first, width)
        for role, start, end in (("prefill", first, prompt), ("decode", max(first, prompt), prompt + row)):
            if start >= end:
                continue
            if is_done:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(self._theme.color(role))
            else:
                opacity = 1.0 if is_running else 0.45
                painter.setPen(QPen(self._theme.color(role, opacity), self._theme.sizes.hairline))
                painter.setBrush(Qt.BrushStyle.NoBrush)
            inset = 0.0 if is_done else self._theme.sizes.hairline / 2
            for column in range(start, end):
                box = cell.translated(column * width, 0.0).adjusted(inset, inset, -inset, -inset)
                if radius:
                    painter.drawRoundedRect(box, radius, radius)
                else:
                    painter.drawRect(box)
            if is_running and self._scene.progress > 0.0:
                self._paint_progress(painter, cell, self._theme.color(role), range(start, end), width)

    def _paint_kept(self, painter: QPainter, cell: QRectF, count: int, width: float) -> None:
        across, down = cell.width() * 0.3, cell.height() * 0.3
        kept = cell.adjusted(across, down, -across, -down)
        for column in range(count):
            painter.fillRect(kept.translated(column * width, 0.0), self._theme.color("cache", 0.75))

    def _paint_progress(self, painter: QPainter, cell: QRectF, color: QColor, columns: range, width: float) -> None:
        """All tokens of a pass go through together, so their cells fill together."""
        grown = QRectF(cell)
        grown.setWidth(cell.width() * self._scene.progress)
        for column in columns:
            painter.fillRect(grown.translated(column * width, 0.0), color)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        caption = self._theme.sizes.caption
        row = caption * (1.15 if self._rows <= _MANY_ROWS else 0.7)
        return QSize(round(self._label_width() + self._columns * _SMALLEST_COLUMN), round(self._rows * row))
