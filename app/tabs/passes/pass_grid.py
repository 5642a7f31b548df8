"""The pass grid: rows are passes, columns are tokens, filled where a token goes through the model."""

import math
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPaintEngine, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText
from app.tabs.passes.scene_part import ScenePart
from app.theme.tokens import Theme
from app.widgets.painting import text_width

_MANY_ROWS = 12  # from here on rows may be lower than their labels, and some labels are left out
_SMALLEST_COLUMN = 4  # pixels
_WAITING_OPACITY = 0.9  # the least that still leaves each theme's lines at 3:1 against their ground
_ROUND_FROM = 10  # pixels; smaller cells are a pixel apart and square


class _Look(StrEnum):
    """How a cell is drawn."""

    DONE = "done"
    RUNNING = "running"
    TO_COME = "to-come"
    KEPT = "kept"


class PassGrid(ScenePart):
    """One grid, with or without the cache: solid cells are computed, small ones kept, hollow ones still to come."""

    def __init__(
        self, theme: Theme, text: TokenText, scene: PassScene, *, uses_cache: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, text, scene, parent)
        self._uses_cache = uses_cache
        self._runs: dict[tuple[str, _Look], QPixmap] = {}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._relayout()

    def first_column(self, row: int) -> int:
        """Return the first token that goes through the model in a pass."""
        return len(self._text.prompt) + row - 1 if self._uses_cache and row > 0 else 0

    def cells_end(self) -> QPointF:
        """Return the lower right corner of the last cell."""
        return QPointF(self._left + self._columns * self._pitch[0], self._rows * self._pitch[1])

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

    def _relayout(self) -> None:
        """Find the width of a column and the height of a row: whole pixels, so that cells look alike."""
        self._left = float(math.ceil(self._label_width()))
        column = max(float(_SMALLEST_COLUMN), (self.width() - self._left) // self._columns)
        row = max(3.0, self.height() // self._rows)
        self._pitch = (min(column, max(2.0 * row, _SMALLEST_COLUMN)), min(row, 1.25 * column))
        self._runs.clear()
        super()._relayout()

    def _row_box(self, row: int) -> QRectF:
        _, height = self._pitch
        return QRectF(0.0, row * height, self.width(), height)

    def _dirty(self, before: PassScene) -> tuple[QRectF, ...]:
        low, high = self._touched(before)
        return (self._row_box(low).united(self._row_box(high)),)

    def _moving(self) -> tuple[QRectF, ...]:
        return (self._row_box(self._scene.pass_index),) if self._is_running and self._scene.pass_index >= 0 else ()

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        height = self._pitch[1]
        metrics = QFontMetricsF(self._theme.font("caption"))
        painter.setFont(self._theme.font("caption"))
        label_width = self._left
        every = max(1, -int(-metrics.height() * 0.9 // height))
        for row in range(self._rows):
            if row * height > region.bottom() or (row + 1) * height < region.top():
                continue
            if row % every == 0:
                is_now = row == self._scene.pass_index
                painter.setPen(self._theme.color("text" if is_now else "text_muted"))
                # A label may be taller than its row where only some rows have one.
                top = max(0.0, (row + 0.5) * height - metrics.height() / 2)
                box = QRectF(0.0, top, label_width - self._theme.sizes.spacing, metrics.height())
                painter.drawText(
                    box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), self._label(row)
                )
            self._paint_row(painter, row, label_width)

    def _paint_row(self, painter: QPainter, row: int, left: float) -> None:
        first, prompt = self.first_column(row), len(self._text.prompt)
        is_done = row < self._scene.finished_passes
        is_running = row == self._scene.pass_index and not is_done
        if is_done or is_running:
            self._paint_run(painter, row, left, range(first), ("cache", _Look.KEPT))
        look = _Look.DONE if is_done else _Look.RUNNING if is_running else _Look.TO_COME
        for role, columns in (("prefill", range(first, prompt)), ("decode", range(max(first, prompt), prompt + row))):
            self._paint_run(painter, row, left, columns, (role, look))
            if is_running and self._scene.progress > 0.0:
                self._paint_progress(painter, row, left, columns, self._theme.color(role))

    def _paint_run(self, painter: QPainter, row: int, left: float, columns: range, kind: tuple[str, _Look]) -> None:
        """Paint equal cells side by side; on screen as one stretch of a picture of them, many times faster."""
        if not columns:
            return
        width, height = self._pitch
        corner = QPointF(left + columns.start * width, row * height)
        if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
            painter.translate(corner)
            self._paint_cells(painter, kind, len(columns))
            painter.translate(-corner)
            return
        ratio = self.devicePixelRatioF()
        if kind not in self._runs:
            run = QPixmap(round(self._columns * width * ratio), round(height * ratio))
            run.setDevicePixelRatio(ratio)
            run.fill(Qt.GlobalColor.transparent)
            run_painter = QPainter(run)
            run_painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_cells(run_painter, kind, self._columns)
            run_painter.end()
            self._runs[kind] = run
        source = QRectF(0.0, 0.0, len(columns) * width * ratio, height * ratio)
        painter.drawPixmap(corner, self._runs[kind], source)

    def _cell(self) -> QRectF:
        width, height = self._pitch
        gap = 1.0 if min(width, height) < _ROUND_FROM else max(1.0, round(min(width, height) * 0.14))
        return QRectF(0.0, 0.0, width - gap, height - gap)

    def _paint_cells(self, painter: QPainter, kind: tuple[str, _Look], count: int) -> None:
        role, look = kind
        cell, pitch = self._cell(), self._pitch[0]
        radius = min(self._theme.sizes.radius * 0.45, cell.height() / 5) if min(pitch, cell.height()) > 8 else 0.0
        if look is _Look.KEPT:
            cell = cell.adjusted(cell.width() * 0.3, cell.height() * 0.3, -cell.width() * 0.3, -cell.height() * 0.3)
            radius = 0.0
        if look in (_Look.DONE, _Look.KEPT):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.color(role, 0.75 if look is _Look.KEPT else 1.0))
        else:
            is_running = look is _Look.RUNNING
            line = self._theme.sizes.line_thin if is_running else self._theme.sizes.hairline
            painter.setPen(QPen(self._theme.color(role, 1.0 if is_running else _WAITING_OPACITY), line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            cell = cell.adjusted(line / 2, line / 2, -line / 2, -line / 2)
        for column in range(count):
            painter.drawRoundedRect(cell.translated(column * pitch, 0.0), radius, radius)

    def _paint_progress(self, painter: QPainter, row: int, left: float, columns: range, color: QColor) -> None:
        """All tokens of a pass go through together, so their cells fill together."""
        width, height = self._pitch
        grown = self._cell().translated(left, row * height)
        grown.setWidth(grown.width() * self._scene.progress)
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
