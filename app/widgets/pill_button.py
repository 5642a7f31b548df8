"""The one main action of a view: a filled pill with an icon and a word."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_focus, draw_text, text_width


class PillButton(PaintedButton):
    """A filled pill ("▶ Send"); `widest` reserves room for the longest of the texts that it takes turns to show."""

    def __init__(
        self, theme: Theme, text: str, icon: str, widest: tuple[str, ...] = (), parent: QWidget | None = None
    ) -> None:
        self._icon = icon
        self._widest = widest
        super().__init__(theme, text, parent)

    def set_face(self, text: str, icon: str) -> None:
        """Show another word and icon."""
        self._icon = icon
        self.setText(text)
        self.update()

    def set_widest(self, texts: tuple[str, ...]) -> None:
        """Keep room for the widest of these texts, whichever shows."""
        self._widest = texts
        self.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        self.setFont(theme.font("strong", QFont.Weight.DemiBold))

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._theme.font("strong", QFont.Weight.DemiBold))
        width = max(text_width(metrics, text) for text in (self.text(), *self._widest))
        width += sizes.icon + sizes.spacing + 2.5 * sizes.padding
        return QSize(round(width), round(sizes.control_height * 1.2))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        face = theme.role("accent" if self.isEnabled() else "neutral")
        inset = 2 * sizes.focus if self.hasFocus() else 0.0
        pill = box.adjusted(inset, inset, -inset, -inset)
        fill = theme.color("accent_text") if self.isDown() or self._hovered else theme.color("accent")
        if not self.isEnabled():
            fill = theme.color("neutral")
        draw_box(painter, pill, fill=fill, line=fill, width=0, radius=pill.height() / 2)
        if self.hasFocus():
            draw_focus(painter, box, theme, box.height() / 2)
        metrics = QFontMetricsF(self.font())
        word = text_width(metrics, self.text())
        left = box.center().x() - (sizes.icon + sizes.spacing + word) / 2
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        icon_left = box.width() - left - sizes.icon if mirrored else left
        word_left = left if mirrored else left + sizes.icon + sizes.spacing
        icon = QRectF(icon_left, box.center().y() - sizes.icon / 2, sizes.icon, sizes.icon)
        draw_icon(painter, self._icon, icon, face.on)
        painter.setFont(self.font())
        draw_text(painter, QRectF(word_left, 0, word, box.height()), self.text(), QColor(face.on))
