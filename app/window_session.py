"""What happens around the window: theme and language reach the application, and choices are remembered."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication

from app.appearance import Appearance
from app.language import Language
from app.settings import Settings
from app.state.library import Library, Shelf
from app.state.start_options import StartChoices, StartOptions
from app.state.view_options import Options, ViewOptions
from app.tabs.main_window import MainWindow
from app.tabs.problem_texts import not_written, set_aside
from app.theme.apply import apply_theme
from app.theme.motion import system_reduces_motion
from app.theme.tokens import Theme


class WindowSession(QObject):
    """From start to exit: applies the look, follows changes of theme and language, saves at the end."""

    def __init__(
        self,
        app: QApplication,
        settings: Settings,
        options: ViewOptions,
        appearance: Appearance,
        language: Language,
        library: Library,
        start: StartChoices,
    ) -> None:
        super().__init__()
        self._app, self._settings, self._options = app, settings, options
        self._library, self._start = library, start
        self._appearance, self._language = appearance, language
        self._options_before, self._start_before = options.options, start.options  # also what only this start asks for
        self._window: MainWindow
        apply_theme(app, appearance.theme)

    def attend(self, window: MainWindow) -> None:
        """Put the window where it last was, and follow it from now on."""
        self._window = window
        geometry = self._settings.geometry()
        if not geometry.isEmpty():
            window.restoreGeometry(geometry)
        window.panel.set_details_open(self._settings.panel_details_open())
        self._appearance.theme_changed.connect(self._on_theme_changed)
        self._options.options_changed.connect(self._on_options_changed)
        self._language.changed.connect(window.follow_language)
        # Queued: a new theme lays the window out, which must not happen in the middle of its being resized.
        window.resized.connect(self._appearance.set_window_size, Qt.ConnectionType.QueuedConnection)
        window.close_started.connect(self._save)
        # Asking the system may take a moment, so the window shows first; then whenever someone comes back to it.
        window.first_painted.connect(self._follow_motion, Qt.ConnectionType.QueuedConnection)
        self._app.applicationStateChanged.connect(self._on_application_state)
        self._library.changed.connect(self._save_library)
        self._start.changed.connect(self._on_start_changed)

    def _on_theme_changed(self, theme: Theme) -> None:
        apply_theme(self._app, theme)
        self._window.set_theme(theme)

    def _on_options_changed(self, options: Options) -> None:
        self._language.set_choice(options.language)

    def _save_library(self, shelf: Shelf) -> None:
        if self._start.options.remembers:
            self._settings.save_recent(shelf)
        saved = self._settings.save_shelf(shelf)
        if saved.problem:
            self._window.intake.report_problem(not_written(saved.problem))
        elif saved.set_aside is not None:
            self._window.intake.report_problem(set_aside(saved.set_aside))

    def _on_start_changed(self, start: StartOptions) -> None:
        if not start.remembers:
            self._library.forget_recent()
            self._settings.forget_session()

    @Slot()
    def _follow_motion(self) -> None:
        self._options.set_system_motion(reduced=system_reduces_motion())

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self._follow_motion()

    def _save(self) -> None:
        self._settings.save_options(self._options.options, before=self._options_before)
        self._settings.save_start(self._start.options, before=self._start_before)
        if not self._start.options.remembers:
            if not self._settings.start().remembers:  # else an option of this start, and what was kept stays
                self._settings.forget_session()
            return
        if not self._options.options.presenting:  # the full screen is not a place to come back to
            self._settings.save_geometry(self._window.saveGeometry())
        self._settings.save_panel_details_open(self._window.panel.details_open)
        self._save_session()

    def _save_session(self) -> None:
        from app.files.scenario_file import scenario_to_text  # not wanted before the end

        context = self._window.context
        try:
            text = scenario_to_text(context.state.scenario, context.catalogue)
        except ValueError:  # what no file can hold is not remembered
            text = ""
        self._settings.save_session(text, self._options.options.tab)
