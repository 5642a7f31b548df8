"""What the marks of a picture mean: small samples with words, in lines that wrap."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.flow_layout import flow_boxes
from app.widgets.painting import draw_text, leading, text_width

_SAMPLE_EMS = 1.6


class Legend(QWidget):
    """Samples and their meaning; a subclass paints the samples."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: tuple[tuple[StrEnum, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_entries(self, entries: Sequence[tuple[StrEnum, str]]) -> None:
        """Show these samples with their words."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self.setAccessibleName("; ".join(text for _, text in entries))
            self._resettle()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._resettle()

    def paint_sample(self, painter: QPainter, sample: StrEnum, box: QRectF) -> None:
        """Paint one sample into a box as high as the line."""
        raise NotImplementedError

    def _resettle(self) -> None:
        self.updateGeometry()
        self.update()

    def _sample_width(self) -> float:
        return self._theme.sizes.caption * _SAMPLE_EMS

    def _place(self, width: float) -> list[QRectF]:
        """Return a box for each entry; lines of one legend are closer than its entries."""
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._theme.font("caption"))
        extra = self._sample_width() + sizes.spacing * 0.75
        widths = [text_width(metrics, text) + extra for _, text in self._entries]
        return flow_boxes(widths, width=width, height=metrics.height(), gap=sizes.padding, line_gap=sizes.spacing / 4)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew."""
        super().resizeEvent(event)
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the lines need at a width."""
        boxes = self._place(width)
        return round(boxes[-1].bottom()) + 1 if boxes else 0

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        width = max(self.width(), round(self._theme.sizes.body * 20))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return room for the widest entry."""
        boxes = self._place(1e9)
        return QSize(round(max((box.width() for box in boxes), default=0.0)), self.heightForWidth(10**9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font("caption"))
        mirrored = self.isRightToLeft()
        side, gap = self._sample_width(), self._theme.sizes.spacing * 0.75
        for (sample, text), box in zip(self._entries, self._place(self.width()), strict=True):
            if mirrored:
                box.moveLeft(self.width() - box.right())
            mark = QRectF(box.right() - side if mirrored else box.left(), box.top(), side, box.height())
            words = box.adjusted(0, 0, -side - gap, 0) if mirrored else box.adjusted(side + gap, 0, 0, 0)
            self.paint_sample(painter, sample, mark)
            draw_text(painter, words, text, self._theme.color("text_muted"), leading(mirrored))
