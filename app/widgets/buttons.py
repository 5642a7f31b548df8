"""Buttons painted by hand: what the chip, the segment, the pill and the icon button have in common."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QEnterEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QSizePolicy, QWidget

from app.theme.tokens import Theme


class PaintedButton(QAbstractButton):
    """A button that knows its theme and whether the pointer is over it; Enter presses it as Space does."""

    is_choice = False  # one of several values, or on and off: what a dialog's own button then acts upon

    def __init__(self, theme: Theme, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._hovered = False
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.setFont(theme.font(self.font_size()))
        self.updateGeometry()
        self.update()

    def font_size(self) -> str:
        """Return the size role of the text."""
        return "body"

    def ground(self, resting: str) -> QColor:
        """Return the colour behind the text: pressed, hovered or at rest."""
        return self._theme.color("selection" if self.isDown() else "hover" if self._hovered else resting)

    # Qt's own methods

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press on Enter too; but in a dialog, Enter on one of its choices is for its default button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.is_choice and isinstance(self.window(), QDialog):
                event.ignore()
            else:
                self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show that it can be pressed."""
        super().enterEvent(event)
        self._hovered = self.isEnabled()
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Stop showing that it can be pressed."""
        super().leaveEvent(event)
        self._hovered = False
        self.update()
