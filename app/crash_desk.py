"""What the window does about a crash: keeps the scenario, stops what plays, says it once; and the next start's part.

An exception leaves time to keep the scenario. A crash in C++, a kill or a power failure does not, so it is also kept a
moment after each change, and forgotten at an orderly end.
"""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, QTimer

from app.appearance import Appearance
from app.core.scenario import Scenario
from app.crash_guard import EXIT_CRASHED, CrashGuard, Problem
from app.kept_scenario import KeptScenario
from app.state.app_state import AppState
from app.state.start_options import StartOptions
from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from app.widgets.notice_bar import NoticeKind

if TYPE_CHECKING:
    from app.tabs.crash_window import CrashWindow

KEPT_AFTER_MS = 1_000  # without a change, so that a drag writes nothing
# A scenario that has just come back may be what brings the program down; by then it has not.
RESTORED_KEPT_AFTER_MS = 30_000


class CrashDesk(QObject):
    """Belongs to a window, and follows a guard."""

    def __init__(
        self, window: MainWindow, state: AppState, appearance: Appearance, kept: KeptScenario, guard: CrashGuard
    ) -> None:
        super().__init__(window)
        self._window, self._state, self._appearance = window, state, appearance
        self._kept, self._guard, self._log = kept, guard, guard.log
        self._dialog: CrashWindow | None = None
        self._restored: Scenario | None = None
        self._has_crashed = self._has_ended = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._keep_change)
        state.scenario_changed.connect(self._await_rest)
        window.context.start.changed.connect(self._on_start_changed)
        window.close_started.connect(self._on_closing)
        guard.struck.connect(self._on_struck)
        guard.overwhelmed.connect(self._on_overwhelmed)

    def restore(self) -> None:
        """Show the scenario that a crash left, if there is one; undo leads back to the usual start."""
        left = self._kept.take()
        if left is None:
            return
        self._restored = left.scenario
        self._window.intake.desk.show_scenario(left.scenario)
        sentence = self.tr("Something went wrong last time. Your scenario is back; undo leads to the usual start.")
        trace = self._guard.trace_since(left.kept_at_s)
        if trace is not None:
            sentence += " " + self.tr("A trace of the crash is in {file}.").format(file=trace)
        self._window.intake.notice.say(sentence, NoticeKind.NEWS)

    def end(self) -> None:
        """Leave to the next start what it needs; the event loop has ended, with the window or by an interrupt."""
        self._on_closing()
        self._kept.leave()

    def _on_struck(self, problem: Problem) -> None:
        self._has_crashed = True
        self._window.pause()  # or a picture that cannot be painted would be painted sixty times a second
        is_kept = self._keep()
        if self._dialog is None:
            from app.environment import environment_text
            from app.tabs.crash_window import CrashWindow  # most sessions never need it

            self._dialog = CrashWindow(environment_text(), self._appearance.theme, self._window)
            self._dialog.quit_asked.connect(self._quit)
            self._appearance.theme_changed.connect(self._set_theme)
        self._dialog.say(problem.text, log=self._log.path, is_kept=is_kept)

    def _on_overwhelmed(self) -> None:
        """End while that is still possible; the next start says what has become of the scenario."""
        self._has_crashed = True
        self._keep()
        if sys.stderr is not None:
            where = f", see {self._log.path}" if self._log.path else ""
            print(f"Too many errors to go on{where}.", file=sys.stderr)
        self._window.close()
        QCoreApplication.exit(EXIT_CRASHED)

    def _await_rest(self, scenario: Scenario) -> None:
        if not self._has_ended:
            self._timer.start(RESTORED_KEPT_AFTER_MS if scenario == self._restored else KEPT_AFTER_MS)

    def _on_start_changed(self, _options: StartOptions) -> None:
        self._await_rest(self._state.scenario)

    def _keep_change(self) -> None:
        """Keep what is on screen in case the process dies, unless it is what this start began with.

        Who has the last scenario not remembered may share the computer: it is then kept only by the crash window,
        which says so.
        """
        scenario = self._state.scenario
        is_remembered = self._window.context.start.options.remembers
        if self._has_crashed or (is_remembered and scenario != self._state.initial_scenario):
            if scenario == self._restored and not self._has_crashed:
                self._restored = None  # it does no harm
            self._keep()
        else:
            self._kept.forget()

    def _keep(self) -> bool:
        # A scenario that has just been restored and brings the program down again must not come back for ever.
        if self._state.scenario == self._restored:
            self._kept.forget()
            return False
        return self._kept.keep(self._state.scenario)

    def _on_closing(self) -> None:
        """Forget the scenario, but after a crash keep what was done since: who quits then wants to go on from there."""
        self._has_ended = True
        self._timer.stop()
        if self._has_crashed:
            self._keep()
        else:
            self._kept.forget()

    def _quit(self) -> None:
        self._window.close()

    def _set_theme(self, theme: Theme) -> None:
        if self._dialog is not None:
            self._dialog.set_theme(theme)
