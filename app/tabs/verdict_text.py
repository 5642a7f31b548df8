"""The verdict's sentence, as large as its room allows, with a mark whose shape says how it is meant."""

import math

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabs.tab_view import Tone, Verdict
from app.theme.tokens import Theme

TWO_LINES = 0.78  # size of the letters, relative to one line's, when the sentence takes two
SMALLEST_PX = 8  # of letters, where a sentence would need more lines than the strip should grow to
_LINE_SPACING = 1.25
_MOST_LINES = 4  # of body text, that the strip grows to
_TONE_COLORS = {
    Tone.PREFILL: "prefill",
    Tone.DECODE: "decode",
    Tone.GOOD: "good",
    Tone.WARNING: "warning",
    Tone.BAD: "danger",
    Tone.NEUTRAL: "neutral",
}


class VerdictText(QWidget):
    """One sentence on one line in the verdict's size, or on more lines somewhat smaller.

    Its height is that of two lines, and changes only where the sentence would need letters smaller than body text.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._verdict = Verdict(text="")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def verdict(self) -> Verdict:
        """What is shown."""
        return self._verdict

    def set_verdict(self, verdict: Verdict) -> None:
        """Show a sentence and its mark; assistive technology hears the sentence."""
        self._verdict = verdict
        self.setAccessibleName(verdict.text)
        self._fit_height()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._fit_height()
        self.updateGeometry()
        self.update()

    def text_box(self) -> QRectF:
        """Return where the sentence stands: beside the mark."""
        taken = self._mark_side() + self._theme.sizes.padding
        return QRectF(0.0 if self.isRightToLeft() else taken, 0, self.width() - taken, self.height())

    def fitted_font(self, box: QRectF) -> QFont:
        """Return the font in which the sentence fits its box: full size on one line, else smaller on several."""
        font = self._theme.font("verdict", QFont.Weight.DemiBold)
        full, width = font.pixelSize(), QFontMetricsF(font).horizontalAdvance(self._verdict.text)
        if width <= box.width():
            return font
        size = round(full * TWO_LINES)
        for one_line in range(min(full, math.ceil(full * box.width() / width)), size, -1):
            font.setPixelSize(one_line)  # a little smaller on one line is larger than on two
            if QFontMetricsF(font).horizontalAdvance(self._verdict.text) <= box.width():
                return font
        font.setPixelSize(size)
        while size > SMALLEST_PX and not self._is_inside(font, box):
            size -= 1
            font.setPixelSize(size)
        return font

    def _is_inside(self, font: QFont, box: QRectF) -> bool:
        wrapped = self._wrapped(font, box)
        return wrapped.height() <= box.height() and wrapped.width() <= box.width()

    def _wrapped(self, font: QFont, box: QRectF) -> QRectF:
        return QFontMetricsF(font).boundingRect(box, int(Qt.TextFlag.TextWordWrap), self._verdict.text)

    def _fit_height(self) -> None:
        """Grow by what the sentence needs in body text, up to a few lines; or in the smallest letters, however many."""
        font, box = self._theme.font("body", QFont.Weight.DemiBold), self.text_box()
        least = self.sizeHint().height()
        most = max(least, math.ceil(_MOST_LINES * QFontMetricsF(font).height()))
        needed = math.ceil(self._wrapped(font, box).height()) if box.width() > 0 else least
        height = min(max(least, needed), most)
        if needed > most:
            font.setPixelSize(SMALLEST_PX)
            height = max(height, math.ceil(self._wrapped(font, box).height()))
        if height != self.minimumHeight():
            self.setFixedHeight(height)

    def _mark_side(self) -> float:
        return self._theme.sizes.verdict * 1.1

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return room for two lines."""
        letters = self._theme.sizes.verdict
        return QSize(round(letters * 24), round(2 * letters * TWO_LINES * _LINE_SPACING))

    def minimumSizeHint(self) -> QSize:
        """Return room for two lines of short words."""
        return QSize(round(self._theme.sizes.verdict * 8), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Grow where the sentence needs more lines."""
        super().resizeEvent(event)
        self._fit_height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._mark_side()
        mirrored = self.isRightToLeft()
        mark = QRectF(self.width() - side if mirrored else 0, (self.height() - side) / 2, side, side)
        draw_mark(painter, mark, self._verdict.tone, self._theme)
        box = self.text_box()
        painter.setFont(self.fitted_font(box))
        painter.setPen(self._theme.color("text"))
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self._verdict.text)


def draw_mark(painter: QPainter, box: QRectF, tone: Tone, theme: Theme) -> None:
    """Draw the mark of a tone; each has its own shape, so the colour is never needed to tell them apart.

    Prefill is one wide block, decode three slim ones; good a tick, warning a triangle, bad a cross, neutral a dot.
    """
    color = theme.color(_TONE_COLORS[tone])
    ground = theme.color("surface")
    unit = box.width() / 10
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color)
    stroke = QPen(ground, 1.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    if tone is Tone.PREFILL:
        painter.drawRoundedRect(box.adjusted(0, 2 * unit, 0, -2 * unit), unit, unit)
    elif tone is Tone.DECODE:
        for index in range(3):
            bar = QRectF(box.left() + 3.7 * unit * index, box.top() + 2 * unit, 2.6 * unit, 6 * unit)
            painter.drawRoundedRect(bar, unit, unit)
    elif tone is Tone.WARNING:
        triangle = QPainterPath(_at(box, 5, 0.8))
        triangle.lineTo(_at(box, 9.8, 9.2))
        triangle.lineTo(_at(box, 0.2, 9.2))
        triangle.closeSubpath()
        painter.drawPath(triangle)
        painter.setPen(stroke)
        painter.drawLine(_at(box, 5, 4), _at(box, 5, 6))
        painter.drawPoint(_at(box, 5, 7.9))
    elif tone is Tone.NEUTRAL:
        painter.drawEllipse(box.adjusted(3 * unit, 3 * unit, -3 * unit, -3 * unit))
    else:
        painter.drawEllipse(box)
        painter.setPen(stroke)
        if tone is Tone.GOOD:
            painter.drawPolyline([_at(box, 2.8, 5.2), _at(box, 4.4, 6.8), _at(box, 7.3, 3.5)])
        else:
            painter.drawLine(_at(box, 3.3, 3.3), _at(box, 6.7, 6.7))
            painter.drawLine(_at(box, 6.7, 3.3), _at(box, 3.3, 6.7))


def _at(box: QRectF, x: float, y: float) -> QPointF:
    """Return a point of a 10 x 10 grid on the box."""
    return QPointF(box.left() + box.width() * x / 10, box.top() + box.height() * y / 10)
