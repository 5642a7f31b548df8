"""Opening, saving and pasting: what the user chose or dropped goes in, one commit or one sentence comes out.

The readers and writers are imported when they are first needed: the window must not wait for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.core.scenario import Scenario
from app.files.endings import SCENARIO_ENDING
from app.files.errors import FileError
from app.files.lesson import Lesson
from app.files.result_files import ResultFiles
from app.state.file_reader import FileReader
from app.state.view_options import TabId
from app.tabs.choice_entries import weights_for
from app.tabs.file_dialogs import FileDialogs
from app.tabs.overwrite_question import OverwriteQuestion
from app.tabs.problem_texts import not_opened, not_written
from app.tabs.tab_names import tab_name
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme

if TYPE_CHECKING:
    from app.files.model_file import ModelFile
    from app.tabs.model_file_view import ModelFileView


class FileDesk(QObject):
    """Everything about files that the window can be asked to do; nothing is ever sent anywhere.

    Signals
    -------
    problem_found(str)
        One sentence; the scenario is as it was.
    done(str)
        One sentence about something that worked and would not be seen otherwise.
    measurements_opened(object)
        ResultFiles: measured speeds were chosen.
    lesson_opened(object)
        Lesson: it was read and can begin.
    """

    problem_found = Signal(str)
    done = Signal(str)
    measurements_opened = Signal(object)
    lesson_opened = Signal(object)

    def __init__(self, context: TabContext, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._theme, self._window = context, theme, window
        self._state, self._library = context.state, context.library
        self.reader = FileReader(context.catalogue, parent=self)
        self.view: ModelFileView | None = None
        self._folder = ""
        self._dialogs = FileDialogs()
        self.question = OverwriteQuestion(_saved_files, self)
        self.question.agreed.connect(self._on_save_chosen)
        self.reader.opened.connect(self._on_opened)
        self.reader.failed.connect(self._on_failed)

    def set_theme(self, theme: Theme) -> None:
        """Show what is opened from now on in this theme."""
        self._theme = theme

    def open_paths(self, paths: Sequence[Path]) -> None:
        """Read files or a folder, each once; the window stays alive meanwhile."""
        self.reader.open(list(dict.fromkeys(paths)))

    def ask_for_files(self) -> QFileDialog:
        """Let the user choose files."""
        kinds = (
            self.tr("All that can be opened ({patterns})").format(
                patterns="*.gguf *.json *.safetensors *.toml *.md *.csv *.jsonl *.sql *.txt *.log"
            ),
            self.tr("All files ({patterns})").format(patterns="*"),
        )
        title = self.tr("Open a model, a scenario, a lesson or measured speeds")
        dialog = self._dialogs.ready("files", self._window, self._build_for_files, title=title, folder=self._folder)
        dialog.setNameFilters(kinds)
        dialog.open()
        return dialog

    def ask_for_folder(self) -> QFileDialog:
        """Let the user choose a folder with a model."""
        title = self.tr("Open a model's folder")
        dialog = self._dialogs.ready("folder", self._window, self._build_for_folder, title=title, folder=self._folder)
        dialog.open()
        return dialog

    def ask_where_to_save(self) -> QFileDialog:
        """Let the user choose where to save the scenario."""
        title = self.tr("Save the scenario")
        dialog = self._dialogs.ready("save", self._window, self._build_for_saving, title=title, folder=self._folder)
        dialog.setNameFilters([self.tr("Scenarios ({patterns})").format(patterns=f"*{SCENARIO_ENDING}")])
        dialog.selectFile(f"{self._state.scenario.architecture.name}{SCENARIO_ENDING}".replace("/", "-"))
        dialog.open()
        return dialog

    def save(self, path: Path) -> None:
        """Save the scenario."""
        from app.files.scenario_file import save_scenario

        try:
            save_scenario(path, self._state.scenario, self._context.catalogue)
        except FileError as error:
            self.problem_found.emit(not_written(error))
            return
        self._library.note_file(path)
        self.done.emit(self.tr("Saved: {file}").format(file=path))

    def copy_scenario(self) -> None:
        """Put the scenario on the clipboard as text."""
        from app.files.scenario_file import scenario_to_text

        try:
            text = scenario_to_text(self._state.scenario, self._context.catalogue)
        except ValueError as error:
            self.problem_found.emit(not_written(error))
            return
        QGuiApplication.clipboard().setText(text)
        self.done.emit(self.tr("The scenario is on the clipboard as text."))

    def paste_scenario(self) -> None:
        """Show the scenario that is on the clipboard: as text, or as files."""
        from app.files.scenario_file import scenario_from_text

        data = QGuiApplication.clipboard().mimeData() or QMimeData()  # None where nothing was ever copied
        paths = dropped_paths(data)
        if paths:
            self.open_paths(paths)
            return
        if not data.text().strip():
            self.problem_found.emit(self.tr("The clipboard holds no text. Copy a scenario first."))
            return
        try:
            scenario = scenario_from_text(data.text(), self._context.catalogue, self.tr("clipboard"))
        except FileError as error:
            self.problem_found.emit(not_opened(error))
            return
        self.show_scenario(scenario)

    def show_scenario(self, scenario: Scenario) -> None:
        """Show a scenario that was read; a model that no list knows is offered from now on."""
        architecture = scenario.architecture
        is_known = architecture.id in self._context.catalogue.architectures or self._library.is_own(architecture.id)
        if not is_known:
            self._library.add_file_model(architecture)
        self._state.apply(scenario)

    def _build_for_files(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(self._on_files_chosen)

    def _build_for_folder(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.filesSelected.connect(self._on_files_chosen)

    def _build_for_saving(self, dialog: QFileDialog) -> None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        dialog.setDefaultSuffix(SCENARIO_ENDING.removeprefix("."))
        self.question.attend(dialog)

    def _on_files_chosen(self, names: list[str]) -> None:
        if names:
            self._folder = str(Path(names[0]).parent)
            self.open_paths([Path(name) for name in names])

    def _on_save_chosen(self, path: Path) -> None:
        self._folder = str(path.parent)
        self.save(saved_file(path))

    def _on_opened(self, paths: tuple[Path, ...], opened: ModelFile | Scenario | Lesson | ResultFiles) -> None:
        self._library.note_file(paths[0].absolute())
        if isinstance(opened, Scenario):
            self.show_scenario(opened)
        elif isinstance(opened, Lesson):
            self.lesson_opened.emit(opened)
        elif isinstance(opened, ResultFiles):
            self.measurements_opened.emit(opened)
        else:
            self._show_model_file(opened)

    def _on_failed(self, _paths: tuple[Path, ...], sentence: str) -> None:
        self.problem_found.emit(not_opened(sentence))

    def _show_model_file(self, file: ModelFile) -> None:
        from app.tabs.model_file_view import ModelFileView

        if self.view is not None:
            self.view.close()
        self.view = ModelFileView(file, self._theme, self._context.options.options.byte_unit, self._window)
        self.view.use_asked.connect(self._use)
        self.view.finished.connect(self._forget_view)
        self.view.open()

    def _forget_view(self) -> None:
        if self.sender() is self.view:
            self.view = None

    def _use(self, file: ModelFile) -> None:
        architecture = file.architecture
        if architecture is None:
            return
        self._library.add_file_model(architecture)
        self._state.set_architecture(
            architecture, weights_for(architecture, self._state.scenario, self._context.catalogue)
        )


def dropped_paths(data: QMimeData) -> list[Path]:
    """Return the local files and folders in a drop or on the clipboard."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def saved_file(path: Path) -> Path:
    """Return the file that a scenario is saved to under a chosen name: what its ending lacks is added."""
    name = path.name
    for part in (SCENARIO_ENDING, ".toml", SCENARIO_ENDING.removesuffix(".toml")):
        if name.lower().endswith(part):
            return path if part == SCENARIO_ENDING else path.with_name(name[: -len(part)] + SCENARIO_ENDING)
    return path.with_name(name + SCENARIO_ENDING)


def _saved_files(path: Path) -> tuple[Path]:
    return (saved_file(path),)


def results_sentence(results: ResultFiles, *, missed: int | None) -> str:
    """Return how many speeds files of results hold and how many cannot be used; None where that is all of them."""
    rows = results.bench_rows + results.server_rows
    names = ", ".join(path.name for path in results.paths[:3])
    if len(results.paths) > 3:
        names += ", …"
    translate = QCoreApplication.translate
    if not rows:
        why = translate("FileDesk", "No measured speed in {files} can be used: “{tab}” says why.")
        return why.format(files=names, tab=tab_name(TabId.MEASURED))
    text = translate("FileDesk", "%n measured speed(s) in {files}.", "", rows).format(files=names)
    if missed is None:
        why = translate("FileDesk", "Nothing of that can be used: “{tab}” says why.")
        return f"{text} {why.format(tab=tab_name(TabId.MEASURED))}"
    return f"{text} {translate('FileDesk', '%n of them cannot be used.', '', missed)}" if missed else text
