"""Everything the window can be told to do, each once: the same action for its key, its button and its menu entry."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from app.core.evaluate import Results
from app.core.scenario import Detail
from app.state.app_state import AppState
from app.state.view_options import ByteUnit, Options, ThemeChoice, ViewOptions
from app.tabs.key_table import Command, key_sequences
from app.tabs.language_names import LANGUAGE_NAMES
from app.widgets.hidden_window import release_when_hidden


class WindowActions(QObject):
    """The actions, their keys and the menu made of them.

    Signals
    -------
    data_asked(), preferences_asked(), help_asked(), words_asked(), about_asked(), quit_asked()
    """

    data_asked = Signal()
    preferences_asked = Signal()
    help_asked = Signal()
    words_asked = Signal()
    about_asked = Signal()
    quit_asked = Signal()

    def __init__(self, state: AppState, options: ViewOptions, window: QWidget) -> None:
        super().__init__(window)
        self._state, self._options, self._window = state, options, window
        self.undo = self._action(Command.UNDO)
        self.redo = self._action(Command.REDO)
        self.reset = self._action(Command.RESET)
        self.bigger = self._action(Command.BIGGER)
        self.smaller = self._action(Command.SMALLER)
        self.normal_size = self._action(Command.NORMAL_SIZE)
        self.theme = self._action(Command.THEME)
        self.present = self._action(Command.PRESENT, checkable=True)
        self.leave = self._action(Command.LEAVE)
        self.data = self._action(Command.DATA)
        self.preferences = self._action(Command.PREFERENCES)
        self.help = self._action(Command.HELP)
        self.words = self._action()
        self.about = self._action()
        self.quit = self._action(Command.QUIT)
        self.reduced_motion = self._action(checkable=True)
        self.menu = QMenu(window)
        release_when_hidden(self.menu)
        for action in (self.undo, self.redo, self.reset):
            self.menu.addAction(action)
        self.menu.addSeparator()
        self._detail = self._choices(self.menu, tuple(Detail))
        self.menu.addSeparator()
        self._theme_menu = self.menu.addMenu("")
        self._themes = self._choices(self._theme_menu, tuple(ThemeChoice))
        self._size_menu = self.menu.addMenu("")
        for action in (self.bigger, self.smaller, self.normal_size):
            self._size_menu.addAction(action)
        self._language_menu = self.menu.addMenu("")
        self._languages = self._choices(self._language_menu, tuple(LANGUAGE_NAMES))
        self._unit_menu = self.menu.addMenu("")
        self._units = self._choices(self._unit_menu, tuple(ByteUnit))
        self.menu.addAction(self.reduced_motion)
        self.menu.addSeparator()
        for action in (self.data, self.present, self.preferences, self.help, self.words, self.about, self.quit):
            self.menu.addAction(action)
        self._connect()
        self.retranslate()
        self._show_options(options.options)
        self._show_history()
        self._show_results(state.results)

    def add_lecture(self, lessons: QMenu, displays: QMenu) -> None:
        """Put the menu of lessons first and the menu of displays below "Present"."""
        first = self.menu.actions()[0]
        self.menu.insertMenu(first, lessons)
        self.menu.insertSeparator(first)
        self.menu.insertMenu(self.preferences, displays)

    def add_export(self, export: QMenu) -> None:
        """Put the menu of what can be taken away beside the tab's data."""
        self.menu.insertMenu(self.present, export)

    def _action(self, command: Command | None = None, *, checkable: bool = False) -> QAction:
        action = QAction(self._window)
        if command is not None:
            action.setShortcuts(key_sequences(command))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        action.setCheckable(checkable)
        self._window.addAction(action)
        return action

    def _choices(self, menu: QMenu, values: Sequence[Enum | str]) -> QActionGroup:
        group = QActionGroup(self)
        for value in values:
            action = QAction(group)
            action.setCheckable(True)
            action.setData(value)
            menu.addAction(action)
        return group

    def _connect(self) -> None:
        for action, slot in (
            (self.undo, self._state.undo),
            (self.redo, self._state.redo),
            (self.reset, self._state.reset),
            (self.bigger, self._options.enlarge_text),
            (self.smaller, self._options.shrink_text),
            (self.normal_size, self._normal_size),
            (self.theme, self._next_theme),
        ):
            action.triggered.connect(slot)
        for action, signal in (
            (self.data, self.data_asked),
            (self.preferences, self.preferences_asked),
            (self.help, self.help_asked),
            (self.words, self.words_asked),
            (self.about, self.about_asked),
            (self.quit, self.quit_asked),
        ):
            action.triggered.connect(signal)
        self.present.triggered.connect(self._options.set_presenting)
        self.reduced_motion.triggered.connect(self._options.set_reduced_motion)
        self._detail.triggered.connect(self._choose_detail)
        self._themes.triggered.connect(self._choose_theme)
        self._languages.triggered.connect(self._choose_language)
        self._units.triggered.connect(self._choose_unit)
        self._state.history_changed.connect(self._show_history)
        self._state.results_changed.connect(self._show_results)
        self._options.options_changed.connect(self._show_options)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        for action, text in (
            (self.undo, self.tr("Undo")),
            (self.redo, self.tr("Redo")),
            (self.reset, self.tr("Reset")),
            (self.bigger, self.tr("Bigger")),
            (self.smaller, self.tr("Smaller")),
            (self.normal_size, self.tr("Normal size")),
            (self.theme, self.tr("Theme")),
            (self.present, self.tr("Present")),
            (self.data, self.tr("Numbers as a table…")),
            (self.preferences, self.tr("Preferences…")),
            (self.help, self.tr("Keys")),
            (self.words, self.tr("Words")),
            (self.about, self.tr("About Two Speeds")),
            (self.quit, self.tr("Quit")),
            (self.reduced_motion, self.tr("Reduced motion")),
        ):
            action.setText(text)
        for menu, text in (
            (self._theme_menu, self.tr("Theme")),
            (self._size_menu, self.tr("Text size")),
            (self._language_menu, self.tr("Language")),
            (self._unit_menu, self.tr("Units of memory")),
        ):
            menu.setTitle(text)
        names = {
            Detail.SIMPLE: self.tr("Simple: the speed of light"),
            Detail.FULL: self.tr("Full: what to expect"),
            ThemeChoice.SYSTEM: self.tr("As the system"),
            ThemeChoice.LIGHT: self.tr("Light"),
            ThemeChoice.DARK: self.tr("Dark"),
            ByteUnit.GB: self.tr("GB (10⁹ bytes)"),
            ByteUnit.GIB: self.tr("GiB (2³⁰ bytes)"),
        }
        for group in (self._detail, self._themes, self._units):
            for action in group.actions():
                action.setText(names[action.data()])
        for action in self._languages.actions():
            # a language is named in itself, so that it is found from any other
            action.setText(LANGUAGE_NAMES[action.data()] or self.tr("As the system"))

    def _normal_size(self) -> None:
        self._options.set_text_scale(1.0)

    def _next_theme(self) -> None:
        """Switch to the other of light and dark, whatever is shown now."""
        is_dark = self._window.palette().window().color().lightness() < 128
        self._options.set_theme(ThemeChoice.LIGHT if is_dark else ThemeChoice.DARK)

    def _choose_detail(self, action: QAction) -> None:
        self._state.set_detail(Detail(action.data()))

    def _choose_theme(self, action: QAction) -> None:
        self._options.set_theme(ThemeChoice(action.data()))

    def _choose_language(self, action: QAction) -> None:
        self._options.set_language(action.data())

    def _choose_unit(self, action: QAction) -> None:
        self._options.set_byte_unit(ByteUnit(action.data()))

    def _show_history(self) -> None:
        self.undo.setEnabled(self._state.can_undo)
        self.redo.setEnabled(self._state.can_redo)
        self.reset.setEnabled(self._state.scenario != self._state.initial_scenario)

    def _show_results(self, _results: Results) -> None:
        _check(self._detail, self._state.scenario.detail)

    def _show_options(self, options: Options) -> None:
        _check(self._themes, options.theme)
        _check(self._languages, options.language)
        _check(self._units, options.byte_unit)
        self.present.setChecked(options.presenting)
        self.reduced_motion.setChecked(options.reduced_motion)


def _check(group: QActionGroup, value: Enum | str) -> None:
    for action in group.actions():
        action.setChecked(action.data() == value)
