"""The menu of what can be taken away."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.tabs.export.export_choice import Kind
from app.tabs.key_table import Command, key_sequences


class ExportMenu(QMenu):
    """Each entry opens the dialog at its own kind; copying needs none.

    Signals
    -------
    asked(object)
        The Kind.
    copy_asked()
    """

    asked = Signal(object)
    copy_asked = Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.kinds = {kind: self._action(window, kind) for kind in Kind}
        self.kinds[Kind.PICTURE].setShortcuts(key_sequences(Command.EXPORT))
        self.addSeparator()
        self.copy = QAction(window)
        self.copy.setShortcuts(key_sequences(Command.COPY_PICTURE))
        self.copy.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        self.copy.triggered.connect(self.copy_asked)
        self.addAction(self.copy)
        for action in (self.kinds[Kind.PICTURE], self.copy):
            window.addAction(action)
        self._retranslate()

    def _action(self, window: QWidget, kind: Kind) -> QAction:
        action = QAction(window)
        action.setProperty("kind", kind)
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(self._ask)
        self.addAction(action)
        return action

    def _ask(self) -> None:
        self.asked.emit(Kind(self.sender().property("kind")))

    def _retranslate(self) -> None:
        self.setTitle(self.tr("Take it away"))
        for kind, text in (
            (Kind.PICTURE, self.tr("Picture…")),
            (Kind.ANIMATION, self.tr("Animation…")),
            (Kind.HANDOUT, self.tr("Hand-out…")),
            (Kind.DATA, self.tr("Data…")),
        ):
            self.kinds[kind].setText(text)
        self.copy.setText(self.tr("Copy as a picture"))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
