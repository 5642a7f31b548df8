"""A window that is hidden gives back the memory of its picture: Qt keeps it, up to 30 MB of a large window."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget


def release_when_hidden(window: QWidget) -> None:
    """Let a dialog, popup or menu keep no picture while it is hidden; the next time it is shown, Qt paints it anew."""
    window.installEventFilter(_Release(window))


class _Release(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give the picture back when the window has gone from the screen."""
        is_gone = event.type() == QEvent.Type.Hide and not event.spontaneous()  # one that is only minimised comes back
        if is_gone and isinstance(watched, QWidget) and watched.isWindow():
            store = watched.backingStore()
            if store is not None:
                store.resize(QSize(1, 1))
        return False
