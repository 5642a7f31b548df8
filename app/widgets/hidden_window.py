"""A window that is hidden gives back the memory of its picture: Qt keeps it, up to 30 MB of a large window."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget


def release_when_hidden(window: QWidget) -> None:
    """Let a dialog, popup or menu keep no picture while it is hidden; the next time it is shown, Qt paints it anew."""
    window.installEventFilter(_Release(window))


class _Release(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the picture back when the window has gone from the screen."""
        if event.type() == QEvent.Type.Hide and watched is self._window and self._window.isWindow():
            store = self._window.backingStore()
            if store is not None and not event.spontaneous():  # one that is only minimised comes back at once
                store.resize(QSize(1, 1))
        return False
