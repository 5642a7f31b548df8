"""The part of the menu about files and own things: opening, saving, the clipboard, recent files, own entries."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from app.state.library import MOST_RECENT_FILES, Library, Shelf
from app.tabs.key_table import Command, key_sequences


class FileActions(QObject):
    """The actions with their keys, in a menu of their own that stands first in another one.

    Signals
    -------
    open_asked(), folder_asked(), save_asked(), copy_asked(), paste_asked(), own_model_asked(), own_machine_asked()
    recent_chosen(object)
        The Path.
    """

    open_asked = Signal()
    folder_asked = Signal()
    save_asked = Signal()
    copy_asked = Signal()
    paste_asked = Signal()
    own_model_asked = Signal()
    own_machine_asked = Signal()
    recent_chosen = Signal(object)

    def __init__(self, library: Library, menu: QMenu, window: QWidget) -> None:
        super().__init__(window)
        self._library, self._window = library, window
        self.open = self._action(self.open_asked, Command.OPEN)
        self.folder = self._action(self.folder_asked, Command.OPEN_FOLDER)
        self.save = self._action(self.save_asked, Command.SAVE)
        self.copy = self._action(self.copy_asked, Command.COPY_SCENARIO)
        self.paste = self._action(self.paste_asked, Command.PASTE_SCENARIO)
        self.own_model = self._action(self.own_model_asked)
        self.own_machine = self._action(self.own_machine_asked)
        self.menu = QMenu(menu)
        self.recent_menu = QMenu(self.menu)
        self.recent = [self._recent_action() for _ in range(MOST_RECENT_FILES)]
        self.recent_menu.addSeparator()
        self.forget = self.recent_menu.addAction("")
        self.forget.triggered.connect(library.forget_files)
        self._fill()
        first = menu.actions()[0]
        menu.insertMenu(first, self.menu)
        menu.insertSeparator(first)
        library.changed.connect(self._show)
        self.retranslate()
        self._show(library.shelf)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        for action, text in (
            (self.open, self.tr("Open a model, scenario or speeds…")),
            (self.folder, self.tr("Open a model's folder…")),
            (self.save, self.tr("Save scenario…")),
            (self.copy, self.tr("Copy scenario")),
            (self.paste, self.tr("Paste scenario")),
            (self.own_model, self.tr("Own model…")),
            (self.own_machine, self.tr("Own machine…")),
            (self.forget, self.tr("Forget these files")),
        ):
            action.setText(text)
        self.menu.setTitle(self.tr("File"))
        self.recent_menu.setTitle(self.tr("Recent files"))

    def _fill(self) -> None:
        self.menu.addAction(self.open)
        self.menu.addAction(self.folder)
        self.menu.addMenu(self.recent_menu)
        self.menu.addSeparator()
        for action in (self.save, self.copy, self.paste):
            self.menu.addAction(action)
        self.menu.addSeparator()
        for action in (self.own_model, self.own_machine):
            self.menu.addAction(action)

    def _action(self, signal: SignalInstance, command: Command | None = None) -> QAction:
        action = QAction(self._window)
        if command is not None:
            action.setShortcuts(key_sequences(command))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.triggered.connect(signal)
        self._window.addAction(action)
        return action

    def _recent_action(self) -> QAction:
        action = self.recent_menu.addAction("")
        action.triggered.connect(self._choose_recent)
        return action

    def _choose_recent(self) -> None:
        self.recent_chosen.emit(Path(self.sender().property("file")))

    def _show(self, shelf: Shelf) -> None:
        files = shelf.recent_files
        for index, action in enumerate(self.recent):
            action.setVisible(index < len(files))
            if index < len(files):
                action.setProperty("file", str(files[index]))
                action.setText(f"{files[index].name}  ({files[index].parent})".replace("&", "&&"))
        self.recent_menu.setEnabled(bool(files))
