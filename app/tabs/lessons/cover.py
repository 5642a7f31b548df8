"""A cover over what is to be predicted: hatched, with a large question mark, until the answer is revealed."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.painting import draw_text, hatch_brush


class Cover(QWidget):
    """Lies over its parent, whatever size that has; the parent goes on working below."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._covered = parent
        self.setVisible(False)
        self.setGeometry(parent.rect())
        parent.installEventFilter(self)
        self.retranslate()

    def set_covering(self, covering: bool) -> None:
        """Lie over the parent, or let it be seen."""
        if covering:
            self.setGeometry(self._covered.rect())
            self.raise_()
        self.setVisible(covering)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.setAccessibleName(self.tr("Hidden until it is revealed"))

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the parent."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw stripes, and the question mark on a quiet plate."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color("background"))  # also the corners: nothing below may show
        half = sizes.line_thin / 2
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(half, half, -half, -half), sizes.radius, sizes.radius)
        stripes = hatch_brush(
            theme.color("neutral_fill"), theme.color("neutral", 0.35), sizes.spacing * 2, self.devicePixelRatioF()
        )
        painter.fillPath(shape, stripes)
        painter.setPen(QPen(theme.color("neutral"), sizes.line_thin, Qt.PenStyle.DashLine))
        painter.drawPath(shape)
        font = theme.font("huge", QFont.Weight.Bold)
        font.setPixelSize(max(10, round(min(sizes.huge * 2, box.height() * 0.6))))
        painter.setFont(font)
        side = QFontMetricsF(font).height()
        plate = QRectF(0, 0, side * 1.25, min(side, box.height()))
        plate.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("neutral"))
        painter.drawRoundedRect(plate, sizes.radius, sizes.radius)
        draw_text(painter, plate, "?", theme.color("neutral_on"))
