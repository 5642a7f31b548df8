"""What stands beside the tabs and is made when it is first wanted: keys, words, numbers, exports, preferences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QWidget

from app.core.evaluate import Results
from app.state.view_options import Options, TabId
from app.tabs.export.export_choice import ExportChoice, Kind
from app.tabs.export.export_menu import ExportMenu
from app.tabs.tab_view import TabContext, TabView
from app.tabs.window_actions import WindowActions
from app.theme.tokens import Theme
from app.widgets.painting import Themed

if TYPE_CHECKING:  # imported when first used: the window must not wait for them
    from app.tabs.data_view import DataView
    from app.tabs.export.export_desk import ExportDesk
    from app.tabs.export.export_dialog import ExportDialog
    from app.tabs.help_window import HelpWindow
    from app.tabs.key_overlay import KeyOverlay
    from app.tabs.preferences import Preferences


class Companions(QObject):
    """Owns the dialogs and connects them to the window's actions.

    Signals
    -------
    problem_found(str), done(str)
        One sentence each, when no dialog is there to say it.
    """

    problem_found = Signal(str)
    done = Signal(str)

    def __init__(
        self,
        context: TabContext,
        theme: Theme,
        tab: Callable[[TabId], TabView],
        page: Sequence[QWidget],
        window: QMainWindow,
    ) -> None:
        super().__init__(window)
        self._context, self._theme, self._tab = context, theme, tab
        self._page, self._window = page, window
        self.export_menu = ExportMenu(window)
        self.keys: KeyOverlay | None = None
        self.words: HelpWindow | None = None
        self.data: DataView | None = None
        self.preferences: Preferences | None = None
        self.export: ExportDialog | None = None
        self._desk: ExportDesk | None = None
        self.export_menu.asked.connect(self.show_export)
        self.export_menu.copy_asked.connect(self.copy_picture)
        context.options.options_changed.connect(self._on_options_changed)
        context.state.results_changed.connect(self._on_results_changed)

    def attend(self, actions: WindowActions) -> None:
        """Answer the window's actions."""
        actions.help_asked.connect(self.show_keys)
        actions.words_asked.connect(self.show_words)
        actions.data_asked.connect(self.show_data)
        actions.preferences_asked.connect(self.show_preferences)
        actions.add_export(self.export_menu)

    def windows(self) -> tuple[QWidget, ...]:
        """Return the windows that exist; a change of language must reach them."""
        found: tuple[QWidget | None, ...] = (self.words, self.data, self.preferences, self.export)
        return tuple(window for window in found if window is not None)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        parts: tuple[Themed | None, ...] = (
            self.keys, self.words, self.data, self.preferences, self.export, self._desk
        )  # fmt: skip
        for part in parts:
            if part is not None:
                part.set_theme(theme)

    def close(self) -> None:
        """Stop what is being made, when the window closes."""
        if self._desk is not None:
            self._desk.close()

    def show_keys(self) -> None:
        """Lay the keys over the window, or take them away."""
        from app.tabs.key_overlay import KeyOverlay

        if self.keys is None:
            ground = self._window.centralWidget()
            assert ground is not None
            self.keys = KeyOverlay(self._theme, ground)
            self.keys.words_asked.connect(self.show_words)
        if self.keys.isVisible():
            self.keys.put_away()
        else:
            self.keys.show_for(self._shown)

    def show_words(self) -> None:
        """Show what the words mean."""
        from app.tabs.help_window import HelpWindow

        if self.words is None:
            self.words = HelpWindow(self._theme, self._window)
        _raise(self.words)

    def show_data(self) -> None:
        """Show the tab's numbers as a table."""
        from app.tabs.data_view import DataView

        if self.data is None:
            self.data = DataView(self._theme, self._window)
        self.data.show_tab(self._shown, self._tab(self._shown))
        _raise(self.data)

    def show_preferences(self) -> None:
        """Show the preferences."""
        from app.tabs.preferences import Preferences

        if self.preferences is None:
            self.preferences = Preferences(self._context, self._theme, self._window)
        _raise(self.preferences)

    def show_export(self, kind: Kind) -> None:
        """Ask in which form something is to be taken away."""
        from app.tabs.export.export_dialog import ExportDialog

        desk = self.desk()
        if self.export is None:
            self.export = ExportDialog(self._theme, self._window)
            self.export.save_asked.connect(self._ask_where)
            self.export.copy_asked.connect(desk.copy_picture)
            self.export.cancel_asked.connect(desk.cancel)
            desk.asking_ended.connect(self.export.take_back)
            desk.progressed.connect(self.export.show_progress)
        self.export.begin(kind, desk.animation_s())
        _raise(self.export)

    def copy_picture(self) -> None:
        """Put the tab on the clipboard as a picture."""
        self.desk().copy_picture()

    def desk(self) -> ExportDesk:
        """Return what writes the files."""
        from app.tabs.export.export_desk import ExportDesk

        if self._desk is None:
            self._desk = ExportDesk(self._context, self._theme, self._tab, self._page, self._window)
            self._desk.problem_found.connect(self._on_problem)
            self._desk.done.connect(self._on_done)
        return self._desk

    @property
    def _shown(self) -> TabId:
        return self._context.options.options.tab

    def _ask_where(self, choice: ExportChoice) -> None:
        assert self.export is not None
        # The dialog's own child: when it closes, saved or not, the system gives the keyboard back to the dialog.
        self.desk().ask_where(choice, self.export)

    def _on_problem(self, sentence: str) -> None:
        if self.export is not None and self.export.isVisible():
            self.export.say(sentence, is_problem=True)
        else:
            self.problem_found.emit(sentence)

    def _on_done(self, sentence: str) -> None:
        if self.export is not None and self.export.isVisible():
            self.export.say(sentence)
        else:
            self.done.emit(sentence)

    def _on_options_changed(self, options: Options) -> None:
        if self.data is not None and self.data.isVisible():
            self.data.show_tab(options.tab, self._tab(options.tab))
        if self.export is not None and self.export.isVisible():
            self.export.follow_tab(self.desk().animation_s())

    def _on_results_changed(self, _results: Results) -> None:
        if self.data is not None and self.data.isVisible():
            self.data.refresh()


def _raise(window: QWidget) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
