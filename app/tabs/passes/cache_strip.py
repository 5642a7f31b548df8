"""The KV cache as a strip: one cell for each token whose keys and values are kept."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.core.animation import PassScene
from app.core.splitter import TokenText
from app.tabs.passes.pass_boxes import ELLIPSIS
from app.tabs.passes.scene_part import ScenePart
from app.theme.tokens import Theme
from app.widgets.painting import draw_box, text_width


class CacheStrip(ScenePart):
    """Cells that fill as passes run; the tokens of the running pass fill together."""

    def __init__(self, theme: Theme, text: TokenText, scene: PassScene, parent: QWidget | None = None) -> None:
        super().__init__(theme, text, scene, parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def cells(self) -> int:
        """Tokens that are kept in the end: the last answer token never goes into a pass."""
        return len(self._text.prompt) + len(self._text.answer) - 1

    def describe(self) -> None:
        """Tell how many tokens are kept."""
        self.setAccessibleName(self.tr("KV cache"))
        kept, cells = self._scene.cached_tokens, self.cells
        if self._is_open_ended:
            self.setAccessibleDescription(self.tr("%n cells are filled", "", kept))
        else:
            self.setAccessibleDescription(self.tr("{kept} of {all} cells are filled").format(kept=kept, all=cells))

    def _cell(self, index: int) -> QRectF:
        widest = self._theme.sizes.bar_height * 1.25
        pitch = min(self.width() / self.cells, widest)
        gap = min(self._theme.sizes.spacing * 0.75, pitch * 0.2)
        return QRectF(index * pitch, 0.0, pitch - gap, self.height())

    def _filling(self) -> range:
        if not self._is_running:
            return range(0)
        return range(self._scene.cached_tokens, len(self._text.prompt) + self._scene.pass_index)

    def _dirty(self, before: PassScene) -> tuple[QRectF, ...]:
        low, high = self._touched(before)
        prompt = len(self._text.prompt)
        first = 0 if low <= 0 else min(prompt + low - 1, self.cells - 1)
        last = min(prompt + max(high, 0), self.cells - 1)
        return (self._cell(first).united(self._cell(last)),)

    def _moving(self) -> tuple[QRectF, ...]:
        filling = self._filling()
        return (self._cell(filling[0]).united(self._cell(filling[-1])),) if filling else ()

    def _paint(self, painter: QPainter, region: QRectF) -> None:
        theme, sizes = self._theme, self._theme.sizes
        font = theme.font("caption")
        painter.setFont(font)
        label = "k v"
        has_label = text_width(QFontMetricsF(font), label) + sizes.spacing / 2 <= self._cell(0).width()
        radius = min(sizes.radius * 0.6, self._cell(0).width() / 4)
        filling = self._filling()
        kept = self._scene.cached_tokens
        for index in range(self.cells):
            cell = self._cell(index)
            if not region.intersects(cell):
                continue
            if self._is_open_ended and index >= max(kept, filling.stop):
                painter.setPen(theme.color("text_muted"))
                painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), ELLIPSIS)
                return
            if index < kept:
                draw_box(
                    painter,
                    cell,
                    fill=theme.color("cache_fill"),
                    line=theme.color("cache"),
                    width=sizes.line_thin,
                    radius=radius,
                )
                if has_label:
                    painter.setPen(QPen(theme.color("cache_text")))
                    painter.drawText(cell, int(Qt.AlignmentFlag.AlignCenter), label)
                continue
            if index in filling and self._scene.progress > 0.0:
                grown = QRectF(cell)
                grown.setTop(cell.bottom() - cell.height() * self._scene.progress)
                painter.fillRect(
                    grown.adjusted(sizes.line_thin, 0, -sizes.line_thin, -sizes.line_thin), theme.color("cache_fill")
                )
            edge = theme.color("cache") if index in filling else theme.color("outline")
            painter.setPen(
                QPen(edge, sizes.hairline, Qt.PenStyle.DashLine if index in filling else Qt.PenStyle.SolidLine)
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            half = sizes.hairline / 2
            painter.drawRoundedRect(cell.adjusted(half, half, -half, -half), radius, radius)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        return QSize(round(self._theme.sizes.body * 20), round(self._theme.sizes.control_height * 0.9))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        return QSize(self.cells * 4, self.sizeHint().height())
