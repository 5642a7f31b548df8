"""A quiet button with an icon and, if wanted, a word below it."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_focus, draw_text, text_width


class IconButton(PaintedButton):
    """An icon over a small word, as in the header; with `show_text` off the word is told by the tooltip only."""

    def __init__(
        self, theme: Theme, text: str, icon: str, *, show_text: bool = True, parent: QWidget | None = None
    ) -> None:
        self._icon = icon
        self._show_text = show_text
        super().__init__(theme, text, parent)
        self.set_face(text, icon)

    def set_face(self, text: str, icon: str) -> None:
        """Show another word and icon."""
        self._icon = icon
        self.setText(text)
        self.setAccessibleName(text)
        self.setToolTip("" if self._show_text else text)
        self.updateGeometry()
        self.update()

    def set_text_shown(self, shown: bool) -> None:
        """Show the word below the icon, or leave it to the tooltip where room is scarce."""
        if shown != self._show_text:
            self._show_text = shown
            if self.toolTip() in ("", self.text()):  # else it tells more than the word
                self.setToolTip("" if shown else self.text())
            self.updateGeometry()
            self.update()

    def width_with_text(self, shown: bool) -> int:
        """Return the width that the button wants with or without its word."""
        sizes = self._theme.sizes
        if not shown:
            return round(sizes.control_height)
        return round(max(text_width(QFontMetricsF(self.font()), self.text()), sizes.icon * 2) + sizes.padding)

    def font_size(self) -> str:
        """Return the size role of the text."""
        return "caption"

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        if not self._show_text:
            return QSize(self.width_with_text(False), round(sizes.control_height))
        height = sizes.icon + QFontMetricsF(self.font()).height() + 1.75 * sizes.spacing
        return QSize(self.width_with_text(True), round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        if not self.isEnabled():
            painter.setOpacity(0.45)
        if self._hovered or self.isDown() or self.isChecked():
            fill = theme.color("accent_fill") if self.isChecked() else self.ground("surface")
            draw_box(painter, box, fill=fill, line=fill, width=0, radius=sizes.radius)
        if self.hasFocus():
            draw_focus(painter, box, theme, sizes.radius)
        name = (
            "accent_text" if self.isChecked() else "text_muted" if self._show_text or not self.isEnabled() else "text"
        )
        if not self._show_text:
            icon = QRectF(0, 0, sizes.icon, sizes.icon)
            icon.moveCenter(box.center())
            draw_icon(painter, self._icon, icon, getattr(theme, name))
            return
        icon = QRectF(box.center().x() - sizes.icon / 2, sizes.spacing / 2, sizes.icon, sizes.icon)
        draw_icon(painter, self._icon, icon, getattr(theme, name))
        painter.setFont(self.font())
        below = QRectF(0, icon.bottom(), box.width(), box.bottom() - icon.bottom() - sizes.spacing / 4)
        draw_text(painter, below, self.text(), theme.color(name))
