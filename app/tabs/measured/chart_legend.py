"""What the marks of the measured chart mean: small samples with words, in lines that wrap."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.painting import draw_text, leading, text_width


class Sample(StrEnum):
    """A mark of the chart."""

    PREFILL = "prefill"  # a filled dot: measured
    DECODE = "decode"
    PREDICTED = "predicted"  # a ring
    BAND = "band"  # a shaded strip
    ROOF = "roof"  # a dashed line


class ChartLegend(QWidget):
    """Samples and their meaning."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._entries: tuple[tuple[Sample, str], ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_entries(self, entries: Sequence[tuple[Sample, str]]) -> None:
        """Show these samples with their words."""
        if tuple(entries) != self._entries:
            self._entries = tuple(entries)
            self.setAccessibleName("; ".join(text for _, text in entries))
            self.updateGeometry()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _sample_width(self) -> float:
        return self._theme.sizes.caption * 1.8

    def _place(self, width: float) -> list[QRectF]:
        """Return a box for each entry, in lines that wrap."""
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._theme.font("caption"))
        boxes: list[QRectF] = []
        x = y = 0.0
        for _, text in self._entries:
            wanted = text_width(metrics, text) + self._sample_width() + sizes.spacing * 0.75
            if x > 0.0 and x + wanted > width:
                x, y = 0.0, y + metrics.height() + sizes.spacing / 4
            boxes.append(QRectF(x, y, wanted, metrics.height()))
            x += wanted + sizes.padding
        return boxes

    def _paint_sample(self, painter: QPainter, sample: Sample, box: QRectF) -> None:
        theme, sizes = self._theme, self._theme.sizes
        radius = min(box.height() * 0.3, sizes.handle / 2)
        left, right = QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y())
        if sample is Sample.ROOF:
            painter.setPen(QPen(theme.color("roof"), sizes.line_thin, Qt.PenStyle.DashLine))
            painter.drawLine(left, right)
        elif sample is Sample.BAND:
            half = QRectF(box.left(), box.top() + box.height() * 0.2, box.width() / 2, box.height() * 0.6)
            painter.fillRect(half, theme.color("prefill_fill"))
            painter.fillRect(half.translated(half.width(), 0), theme.color("decode_fill"))
        elif sample is Sample.PREDICTED:
            painter.setPen(QPen(theme.color("text_muted"), sizes.line_thin))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawLine(left, box.center() - QPointF(radius, 0))
            painter.drawLine(box.center() + QPointF(radius, 0), right)
            painter.drawEllipse(box.center(), radius, radius)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color(sample))
            painter.drawEllipse(box.center(), radius, radius)

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
        """Return the least size at which nothing is cut."""
        widest = max((box.width() for box in self._place(1e9)), default=0.0)
        return QSize(round(widest), round(self._theme.sizes.caption * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font("caption"))
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        side, gap = self._sample_width(), self._theme.sizes.spacing * 0.75
        for (sample, text), box in zip(self._entries, self._place(self.width()), strict=True):
            if mirrored:
                box.moveLeft(self.width() - box.right())
            mark = QRectF(box.right() - side if mirrored else box.left(), box.top(), side, box.height())
            words = box.adjusted(0, 0, -side - gap, 0) if mirrored else box.adjusted(side + gap, 0, 0, 0)
            self._paint_sample(painter, sample, mark)
            draw_text(painter, words, text, self._theme.color("text_muted"), leading(mirrored))
