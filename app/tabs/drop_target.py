"""Files dragged over the window: it shows where they will land, and hands them on when they are let go."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QMainWindow

from app.tabs.file_desk import dropped_paths
from app.theme.tokens import Theme
from app.widgets.drop_overlay import DropOverlay


class DropTarget(QObject):
    """Watches a window for drags with files in them; text that is dragged about is not for us.

    Signals
    -------
    dropped(object)
        The paths as a list.
    """

    dropped = Signal(object)

    def __init__(self, theme: Theme, window: QMainWindow) -> None:
        super().__init__(window)
        self.overlay = DropOverlay(theme, window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)
        self.retranslate()

    def retranslate(self) -> None:
        """Write the overlay's words in the present language."""
        self.overlay.set_texts(
            self.tr("Drop it anywhere"),
            self.tr("A model (GGUF, config.json or a folder), a scenario, a lesson, or measured speeds"),
        )

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.overlay.set_theme(theme)

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take drags with local files for the window."""
        if isinstance(event, QDragEnterEvent):  # also a QDropEvent, so it goes first
            if dropped_paths(event.mimeData()):
                self.overlay.cover()
                event.acceptProposedAction()
                return True
        elif event.type() == QEvent.Type.DragLeave:
            self.overlay.hide()
        elif isinstance(event, QDropEvent) and event.type() == QEvent.Type.Drop:
            self.overlay.hide()
            paths = dropped_paths(event.mimeData())
            if paths:
                event.acceptProposedAction()
                self.dropped.emit(paths)
                return True
        return super().eventFilter(watched, event)
