"""What the window does about a crash: keeps the scenario, stops what plays, says it once; and the next start's part."""

import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from app.appearance import Appearance
from app.core.scenario import Scenario
from app.crash_guard import EXIT_CRASHED, CrashGuard, Problem
from app.kept_scenario import KeptScenario
from app.state.app_state import AppState
from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from app.widgets.notice_bar import NoticeKind

if TYPE_CHECKING:
    from app.tabs.crash_window import CrashWindow


class CrashDesk(QObject):
    """Belongs to a window, and follows a guard."""

    def __init__(
        self, window: MainWindow, state: AppState, appearance: Appearance, kept: KeptScenario, guard: CrashGuard
    ) -> None:
        super().__init__(window)
        self._window, self._state, self._appearance = window, state, appearance
        self._kept, self._log = kept, guard.log
        self._dialog: CrashWindow | None = None
        self._restored: Scenario | None = None
        self._has_crashed = False
        window.closing.connect(self._keep_last)
        guard.struck.connect(self._on_struck)
        guard.overwhelmed.connect(self._on_overwhelmed)

    def restore(self) -> None:
        """Show the scenario that a crash left, if there is one; undo leads back to the usual start."""
        scenario = self._kept.take()
        if scenario is None:
            return
        self._restored = scenario
        self._window.intake.desk.show_scenario(scenario)
        sentence = self.tr("Something went wrong last time. Your scenario is back; undo leads to the usual start.")
        self._window.intake.notice.say(sentence, NoticeKind.DONE)

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

    def _keep(self) -> bool:
        # A scenario that has just been restored and brings the program down again must not come back for ever.
        return self._state.scenario != self._restored and self._kept.keep(self._state.scenario)

    def _keep_last(self) -> None:
        """After a crash, keep what was done since: who quits then wants to go on from there."""
        if self._has_crashed:
            self._keep()

    def _quit(self) -> None:
        self._window.close()

    def _set_theme(self, theme: Theme) -> None:
        if self._dialog is not None:
            self._dialog.set_theme(theme)
