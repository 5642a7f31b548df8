"""A labelled switch: on or off, told by the knob's side and a tick as well as by colour."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, text_width


class Switch(PaintedButton):
    """A text with a switch at its end; `clicked(bool)` says what the user chose, setChecked() tells nobody else."""

    is_choice = True

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(theme, text, parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        words = text_width(QFontMetricsF(self.font()), self.text())
        return QSize(round(words + 3 * sizes.handle + sizes.spacing), round(sizes.control_height * 0.9))

    def minimumSizeHint(self) -> QSize:
        """Return the size of the switch with a few letters."""
        return QSize(round(self._theme.sizes.handle * 5), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present state."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, mirrored = QRectF(self.rect()), self.isRightToLeft()
        if not self.isEnabled():
            painter.setOpacity(0.5)
        high, wide = sizes.handle, 1.9 * sizes.handle
        edge = sizes.focus + 1
        left = edge if mirrored else box.right() - wide - edge
        groove = QRectF(left, box.center().y() - high / 2, wide, high)
        is_on = self.isChecked()
        draw_box(
            painter,
            groove,
            fill=theme.color("accent" if is_on else "surface"),
            line=theme.color("accent" if is_on else "outline"),
            width=sizes.line_thin,
            radius=high / 2,
        )
        knob = high / 2 - sizes.line_thin - 1
        knob_x = groove.right() - high / 2 if is_on is not mirrored else groove.left() + high / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("accent_on" if is_on else "outline"))
        center = QPointF(knob_x, groove.center().y())
        painter.drawEllipse(center, knob, knob)
        if is_on:
            pen = QPen(theme.color("accent"), sizes.line_thin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            step = knob / 5
            painter.drawPolyline(
                [
                    center + QPointF(-2 * step, 0),
                    center + QPointF(-0.5 * step, 1.6 * step),
                    center + QPointF(2.2 * step, -1.6 * step),
                ]
            )
        if self.hasFocus():
            draw_focus(painter, groove.adjusted(-edge, -edge, edge, edge), theme, high / 2 + edge)
        painter.setFont(self.font())
        words = box.adjusted(0, 0, -(wide + sizes.spacing + edge), 0)
        if mirrored:
            words.moveRight(box.right())
        draw_text(painter, words, self.text(), theme.color("text"), leading(mirrored))
        fits = text_width(QFontMetricsF(self.font()), self.text()) <= words.width()
        if fits == bool(self.toolTip()):
            self.setToolTip("" if fits else self.text())
