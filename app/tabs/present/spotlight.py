"""A soft spotlight that follows the pointer, so that 200 people look at the same place."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QCursor, QMouseEvent, QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme

RADIUS_SHARE = 0.22  # of the window's height
SOFT_FROM = 0.65  # of the radius: from here on the light fades
DARKNESS = 0.62  # what lies outside can still be read by the lecturer


class Spotlight(QWidget):
    """Lies over everything, lets every click through, and repaints only around the pointer."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._theme = theme
        self._at = QPointF()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def at(self) -> QPointF:
        """Where the light falls, in the coordinates of what is covered."""
        return self._at

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def set_on(self, on: bool) -> None:
        """Switch the light on where the pointer is, or off."""
        handle = self._covered.window().windowHandle()
        if handle is not None:
            # The window, not its widgets: most of them do not ask for the pointer's movements.
            handle.removeEventFilter(self)
            if on:
                handle.installEventFilter(self)
        if on:
            self._covered.installEventFilter(self)
            self.setGeometry(self._covered.rect())
            self._at = QPointF(self.mapFromGlobal(QCursor.pos()))
            self.raise_()
        else:
            self._covered.removeEventFilter(self)
        self.setVisible(on)

    def move_to(self, at: QPointF) -> None:
        """Let the light fall somewhere else."""
        before, self._at = self._lit(), at
        self.update(before)
        self.update(self._lit())

    def _radius(self) -> float:
        return max(self._theme.sizes.bar_height * 2, self.height() * RADIUS_SHARE)

    def _lit(self) -> QRect:
        radius = self._radius() + 2
        return QRectF(self._at.x() - radius, self._at.y() - radius, 2 * radius, 2 * radius).toAlignedRect()

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer over the window, and the size of what is covered."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self.move_to(QPointF(self.mapFromGlobal(event.globalPosition().toPoint())))
        elif event.type() == QEvent.Type.Resize and watched is self._covered:
            self.setGeometry(self._covered.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken all but the circle."""
        dark, clear = self._theme.color("shade", DARKNESS), self._theme.color("shade", 0.0)
        light = QRadialGradient(self._at, self._radius())
        light.setColorAt(0.0, clear)
        light.setColorAt(SOFT_FROM, clear)
        light.setColorAt(1.0, dark)
        painter = QPainter(self)
        painter.fillRect(event.rect(), light)
