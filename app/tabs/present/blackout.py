"""A black picture, so that the hall looks at the lecturer; the next key brings it back and does nothing else."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from app.tabs.present.key_captions import ONLY_HELD
from app.theme.tokens import Theme


class Blackout(QWidget):
    """Lies over everything, and keeps every key of the program to itself, in whichever window it is pressed.

    Signals
    -------
    changed(object)
        True once the picture is black, False once it is back.
    """

    changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered, self._theme = parent, theme
        self.setCursor(Qt.CursorShape.BlankCursor)
        self.hide()
        self._retranslate()

    @property
    def is_on(self) -> bool:
        """Whether the picture is black."""
        return not self.isHidden()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on; black is black in each."""
        self._theme = theme

    def set_on(self, on: bool) -> None:
        """Make the picture black, or bring it back."""
        if on == self.is_on:
            return
        if on:
            _application().installEventFilter(self)
            self.setGeometry(self._covered.rect())
            self.raise_()
        else:
            _application().removeEventFilter(self)
        self.setVisible(on)
        self.changed.emit(on)

    def _is_held_on(self, event: QEvent) -> bool:
        """Say whether what has brought the picture back goes on: a key that repeats, the second half of a double click.

        With any other key or press all is as before.
        """
        if isinstance(event, QMouseEvent):
            is_second = event.flags() & Qt.MouseEventFlag.MouseEventCreatedDoubleClick
            if event.type() == QEvent.Type.MouseButtonDblClick or is_second:
                return True
            if event.type() == QEvent.Type.MouseButtonPress:
                _application().removeEventFilter(self)
            return False
        if not isinstance(event, QKeyEvent):
            return False
        if not event.isAutoRepeat():
            _application().removeEventFilter(self)
            return False
        event.accept()
        return True

    def _bring_back(self) -> None:
        self.set_on(False)
        _application().installEventFilter(self)  # until it is over

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Black screen: any key brings the picture back"))

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take every key before shortcuts and controls do; one that is held, or waits for another, changes nothing."""
        if not self.is_on:
            return self._is_held_on(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # no shortcut gets it; it comes again as a KeyPress
            return True
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() not in ONLY_HELD and not event.isAutoRepeat():
                self._bring_back()
            return True
        if event.type() == QEvent.Type.Resize and watched is self._covered:
            self.setGeometry(self._covered.rect())
        return False

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Bring the picture back: some remotes send clicks. Nothing below is pressed."""
        self._bring_back()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Let nothing below scroll."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Fill it."""
        QPainter(self).fillRect(event.rect(), self._theme.color("shade"))


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
