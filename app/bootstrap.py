"""The composition root: arguments, then either a command without a window, or the objects of the window.

Nothing of Qt is imported before it is needed: `report` works without it, and a missing display must be found out
before Qt aborts over it.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from app.cli import COMMANDS, EXIT_WRONG_INPUT, OptionError
from app.cli import main as run_command
from app.console import make_output_safe, tell
from app.display_check import display_problem
from app.files.catalogue import CatalogueError, load_catalogue
from app.paths import RESOURCES

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from app.crash_guard import CrashGuard
    from app.files.catalogue import Catalogue
    from app.settings import Settings
    from app.tabs.main_window import MainWindow
    from app.window_options import WindowOptions

APP_ID = "two-speeds.two-speeds"


def main(arguments: list[str]) -> int:
    """Run the program and return its exit code: 0, or 2 with one line on standard error."""
    make_output_safe()
    if arguments and arguments[0] in COMMANDS:
        return run_command(arguments)
    try:
        catalogue = load_catalogue(RESOURCES / "catalog")
    except CatalogueError as problem:
        _say_in_window(str(problem))
        return _refuse(str(problem))
    from app.window_options import parse_window_options

    try:
        options = parse_window_options(arguments, catalogue)
    except OptionError as problem:
        return _refuse(str(problem))
    problem_here = display_problem()
    if problem_here is not None:
        return _refuse(problem_here)
    app = _application(arguments)
    from app.crash_guard import CrashGuard
    from app.log_file import LogFile

    guard = CrashGuard(LogFile(_log_heading))
    guard.install()
    if sys.platform != "win32":
        from app.stop_signals import StopSignals

        StopSignals(app)
    try:
        return _run(app, catalogue, options, guard)
    finally:
        guard.uninstall()


def _run(app: QApplication, catalogue: Catalogue, options: WindowOptions, guard: CrashGuard) -> int:
    """Show the window until it is closed, and return the exit code."""
    from app.crash_guard import EXIT_CRASHED
    from app.settings import Settings

    try:
        window = build_window(app, catalogue, options, Settings(), guard)
        window.prepare_tabs()
        window.show()
    except Exception as error:  # without a window there is nobody else to say it
        guard.take(type(error), error, error.__traceback__)
        _say_in_window(f"Two Speeds cannot start: {error!r}." + (f" Log: {guard.log.path}" if guard.log.path else ""))
        return EXIT_CRASHED
    return app.exec()


def build_window(
    app: QApplication,
    catalogue: Catalogue,
    options: WindowOptions,
    settings: Settings,
    guard: CrashGuard | None = None,
) -> MainWindow:
    """Return the window with everything it works on; the objects belong to it and live as long as it does.

    Parameters
    ----------
    guard : CrashGuard or None
        Whoever catches exceptions; without it (tests) no crash is told, and none of an earlier session is looked for.
    """
    from app.appearance import Appearance
    from app.first_scenario import first_scenario
    from app.language import Language
    from app.state.app_state import AppState
    from app.state.clock import Clock
    from app.state.library import Library
    from app.state.start_options import StartChoices
    from app.state.view_options import ViewOptions
    from app.tabs.main_window import MainWindow
    from app.tabs.tab_view import TabContext
    from app.theme.fonts import load_fonts
    from app.window_session import WindowSession

    load_fonts()
    start = StartChoices(settings.start())
    this_start = options.applied_to_start(start.options)
    start.set_remembers(this_start.remembers)
    last_scenario, last_tab = settings.last_session()
    tab = last_tab if this_start.tab is None else this_start.tab
    view_options = ViewOptions(options.applied_to(settings.options(tab)))
    scenario, scenario_problem = options.scenario, ""
    if options.is_usual_start:
        scenario, scenario_problem = first_scenario(options.scenario, this_start, last_scenario, catalogue)
    language = Language()
    language.set_choice(view_options.options.language)
    appearance = Appearance(view_options)
    shelf, problems = settings.shelf()
    library = Library(shelf)
    session = WindowSession(app, settings, view_options, appearance, language, library, start)
    context = TabContext(
        state=AppState(scenario),
        clock=Clock(),
        options=view_options,
        catalogue=catalogue,
        library=library,
        start=start,
    )
    window = MainWindow(context, appearance.theme)
    for part in (session, view_options, language, appearance, library, start, context.state, context.clock):
        part.setParent(window)
    session.attend(window)
    if problems or scenario_problem:
        from app.tabs.problem_texts import not_opened

        window.intake.report_problem(not_opened(scenario_problem or problems[0]))
    if options.files:
        window.intake.open_paths(options.files)
    if guard is not None:
        from app.crash_desk import CrashDesk
        from app.kept_scenario import KeptScenario

        desk = CrashDesk(window, context.state, appearance, KeptScenario(catalogue, log=guard.log), guard)
        app.aboutToQuit.connect(desk.end)
        if options.is_usual_start:
            desk.restore()
    return window


def _application(arguments: list[str]) -> QApplication:
    from PySide6.QtGui import QIcon
    from PySide6.QtWidgets import QApplication

    from app.state.garbage import IdleCollector

    if sys.platform == "win32":
        import ctypes

        # Without an id of its own the taskbar shows the window under Python's icon.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    app = QApplication([sys.argv[0], *arguments])
    IdleCollector(app)
    app.setApplicationName("Two Speeds")
    app.setApplicationDisplayName("Two Speeds")
    app.setOrganizationName("two-speeds")
    app.setDesktopFileName("two-speeds")
    app.setWindowIcon(QIcon(str(RESOURCES / "icons" / "two-speeds.svg")))
    return app


def _say_in_window(sentence: str) -> None:
    """Show a message box where there is a display: who starts by double click does not see standard error."""
    if display_problem() is not None or (sys.stderr is not None and sys.stderr.isatty()):
        return
    from PySide6.QtWidgets import QApplication, QMessageBox

    app = QApplication.instance() or _application([])
    QMessageBox.critical(None, app.applicationName(), sentence)


def _log_heading() -> str:
    from app.environment import environment_text  # most sessions have nothing to log

    return environment_text()


def _refuse(sentence: str) -> int:
    tell(sentence)
    return EXIT_WRONG_INPUT
