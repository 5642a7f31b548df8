"""What the marks of the measured chart mean."""

from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from app.widgets.legend import Legend


class Sample(StrEnum):
    """A mark of the chart."""

    PREFILL = "prefill"  # a filled dot: measured
    DECODE = "decode"
    PREDICTED = "predicted"  # a ring
    BAND = "band"  # a shaded strip
    ROOF = "roof"  # a dashed line


class ChartLegend(Legend):
    """Samples of the chart and their meaning."""

    def paint_sample(self, painter: QPainter, sample: StrEnum, box: QRectF) -> None:
        """Paint one sample."""
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
