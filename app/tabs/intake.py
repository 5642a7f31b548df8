"""What comes into the window from outside: files opened, dropped and pasted, own models and machines, and messages."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMainWindow, QMenu

from app.files.result_files import ResultFiles
from app.state.view_options import Options, TabId
from app.tabs.drop_target import DropTarget
from app.tabs.file_actions import FileActions
from app.tabs.file_desk import FileDesk, results_sentence
from app.tabs.own.own_desk import OwnDesk
from app.tabs.scenario_choices import ScenarioChoices
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.notice_bar import NoticeBar, NoticeKind


class Intake(QObject):
    """The parts and how they are connected; the window puts `notice` below its header."""

    def __init__(self, context: TabContext, theme: Theme, menu: QMenu, window: QMainWindow) -> None:
        super().__init__(window)
        self._context = context
        self._has_failed = self._is_presenting = False
        self.notice = NoticeBar(theme)
        self.desk = FileDesk(context, theme, window)
        self.own = OwnDesk(context, theme, window)
        self.actions_ = FileActions(context.library, menu, window)
        self.target = DropTarget(theme, window)
        self._connect()

    def attend(self, choices: ScenarioChoices) -> None:
        """Follow the buttons below the lists of models and machines."""
        choices.model.commanded.connect(self.own.command_model)
        choices.machine.commanded.connect(self.own.command_machine)

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Open files or a folder as if they had been dropped."""
        self.desk.open_paths(paths)

    def open_file(self, path: Path) -> None:
        """Open a file that was chosen in a menu."""
        self.open_paths([path])

    def open_measurements(self, results: ResultFiles) -> None:
        """Show files of measured speeds in their tab."""
        measurements, self._has_failed = self._context.measurements, False
        measurements.open_files(results.paths, catalogue=self._context.catalogue, scenario=self._context.state.scenario)
        self._context.options.set_tab(TabId.MEASURED)
        files = measurements.measured.files
        if self._has_failed or files is None:
            self.notice.hide()  # the tab says why
            return
        missed = sum(rows.rows for rows in files.left_out)
        kind = NoticeKind.DONE if files.observations else NoticeKind.PROBLEM
        self.notice.say(results_sentence(results, missed=missed if files.observations else None), kind)

    def report_problem(self, sentence: str) -> None:
        """Show what went wrong until it is dismissed."""
        self.notice.say(sentence, NoticeKind.PROBLEM)

    def report_done(self, sentence: str) -> None:
        """Show for a while what worked and would not be seen otherwise."""
        self.notice.say(sentence, NoticeKind.DONE)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self.notice, self.desk, self.own, self.target):
            part.set_theme(theme)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.actions_.retranslate()
        self.target.retranslate()

    def _connect(self) -> None:
        desk, actions = self.desk, self.actions_
        for signal, slot in (
            (actions.open_asked, desk.ask_for_files),
            (actions.folder_asked, desk.ask_for_folder),
            (actions.save_asked, desk.ask_where_to_save),
            (actions.copy_asked, desk.copy_scenario),
            (actions.paste_asked, desk.paste_scenario),
            (actions.recent_chosen, self.open_file),
            (actions.own_model_asked, self.own.new_model),
            (actions.own_machine_asked, self.own.new_machine),
            (self.target.dropped, desk.open_paths),
            (desk.problem_found, self.report_problem),
            (desk.done, self.report_done),
            (desk.measurements_opened, self.open_measurements),
            (desk.reader.opened, self._on_opened),
            (self._context.measurements.opening_failed, self._on_measuring_failed),
            (self._context.options.options_changed, self._on_options_changed),
        ):
            signal.connect(slot)

    def _on_measuring_failed(self, _sentence: str) -> None:
        self._has_failed = True

    def _on_options_changed(self, options: Options) -> None:
        """Keep from an audience what was said to the one who prepared."""
        if options.presenting and not self._is_presenting:
            self.notice.hide()
        self._is_presenting = options.presenting

    def _on_opened(self, _paths: object, opened: object) -> None:
        if not isinstance(opened, ResultFiles):
            self.notice.hide()  # what it says is about something older
