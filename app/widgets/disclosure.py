"""A line that opens and closes what stands below it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, text_width


class Disclosure(PaintedButton):
    """A quiet button whose arrow points down while its content is open, and to the text while it is closed."""

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        words = text_width(QFontMetricsF(self.font()), self.text())
        return QSize(round(words + sizes.icon + 2 * sizes.spacing), round(sizes.control_height * 0.9))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the arrow with a few letters."""
        return QSize(round(self._theme.sizes.control_height * 2), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present state."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, mirrored = QRectF(self.rect()), self.isRightToLeft()
        if self._hovered or self.isDown():
            fill = self.ground("surface")
            draw_box(painter, box, fill=fill, line=fill, width=0, radius=sizes.radius / 2)
        if self.hasFocus():
            draw_focus(painter, box, theme, sizes.radius / 2)
        side = sizes.icon * 0.8
        painter.save()
        painter.translate(box.right() - side if mirrored else box.left() + side, box.center().y())
        if not self.isChecked():
            painter.rotate(90 if mirrored else -90)
        draw_icon(painter, "chevron-down", QRectF(-side / 2, -side / 2, side, side), theme.text_muted)
        painter.restore()
        room = 2 * side
        words = box.adjusted(0, 0, -room, 0) if mirrored else box.adjusted(room, 0, 0, 0)
        painter.setFont(self.font())
        draw_text(painter, words, self.text(), theme.color("text_muted"), leading(mirrored))
