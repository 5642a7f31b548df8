"""One choice of a prediction: its number key, its words, and the hands counted for it."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, text_width


class ChoiceButton(PaintedButton):
    """A press counts a hand. A bar behind the words shows the share of hands; revealed, the right one has a tick."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        self._key = ""
        self._hands = ""
        self._widest_hands = "88"
        self._share = 0.0
        self._is_right = False
        super().__init__(theme, "", parent)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keys from the lesson

    def show_choice(self, *, key: str, words: str, hands: str, share: float, is_right: bool) -> None:
        """Show words, the hands so far ("12", "" for none) and their share of all, 0..1."""
        if (words, hands, is_right) != (self.text(), self._hands, self._is_right):
            self.updateGeometry()
        self._key, self._hands, self._share, self._is_right = key, hands, share, is_right
        self.setText(words)
        self.setAccessibleName(f"{key}: {words}")
        self.setAccessibleDescription(
            (self.tr("Right. Hands: {hands}") if is_right else self.tr("Hands: {hands}")).format(hands=hands or "0")
        )
        self.update()

    def font_size(self) -> str:
        """Return the size role of the text."""
        return "strong"

    def _hands_font(self) -> QFont:
        return self._theme.font("title", QFont.Weight.Bold)

    def _hands_width(self) -> float:
        metrics = QFontMetricsF(self._hands_font())
        return max(text_width(metrics, self._widest_hands), text_width(metrics, self._hands))

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        words = text_width(QFontMetricsF(self.font()), self.text())
        width = sizes.icon * 2 + words + self._hands_width() + 2.5 * sizes.padding + 2
        return QSize(round(width), round(sizes.control_height * 1.15))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.control_height * 3), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        mirrored = self.isRightToLeft()
        draw_box(
            painter,
            box,
            fill=self.ground("surface"),
            line=theme.color("good" if self._is_right else "outline"),
            width=sizes.line if self._is_right else sizes.hairline,
            radius=sizes.radius,
        )
        if self._share > 0:
            shape = QPainterPath()
            inset = sizes.line
            shape.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), sizes.radius, sizes.radius)
            painter.save()
            painter.setClipPath(shape)
            bar = QRectF(box.left(), box.top(), box.width() * self._share, box.height())
            if mirrored:
                bar.moveRight(box.right())
            painter.fillRect(bar, theme.color("accent_fill"))
            painter.restore()
        if self.hasFocus():
            draw_focus(painter, box, theme, sizes.radius)
        self._draw_badge(painter, box, mirrored)
        painter.setFont(self._hands_font())
        edge = sizes.padding * 0.75
        hands = QRectF(box.right() - edge - self._hands_width(), box.top(), self._hands_width(), box.height())
        words = box.adjusted(edge + sizes.icon * 1.5, 0, -2 * edge - self._hands_width(), 0)
        if mirrored:
            hands.moveLeft(edge)
            words = box.adjusted(2 * edge + self._hands_width(), 0, -edge - sizes.icon * 1.5, 0)
        draw_text(painter, hands, self._hands, theme.color("text"), leading(not mirrored))
        painter.setFont(self.font())
        draw_text(painter, words, self.text(), theme.color("text"), leading(mirrored))

    def _draw_badge(self, painter: QPainter, box: QRectF, mirrored: bool) -> None:
        """Draw the key in a square; revealed, a tick in its place marks the right choice."""
        theme, sizes = self._theme, self._theme.sizes
        side = sizes.icon * 1.2
        badge = QRectF(sizes.padding * 0.6, box.center().y() - side / 2, side, side)
        if mirrored:
            badge.moveRight(box.right() - sizes.padding * 0.6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("good" if self._is_right else "neutral"))
        painter.drawRoundedRect(badge, sizes.radius / 2, sizes.radius / 2)
        if self._is_right:
            inset = side * 0.15
            draw_icon(painter, "check", badge.adjusted(inset, inset, -inset, -inset), theme.surface)
        else:
            painter.setFont(theme.font("body", QFont.Weight.Bold))
            draw_text(painter, badge, self._key, theme.color("neutral_on"))
