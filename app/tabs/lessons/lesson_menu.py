"""The menu of lessons: the ones that come with the program, and opening one's own."""

from pathlib import Path

from PySide6.QtCore import QEvent, QLocale, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFileDialog, QMenu, QMessageBox, QWidget

from app.files.catalogue import Catalogue
from app.files.lesson import Lesson
from app.files.lessons import LessonError, load_lessons
from app.paths import RESOURCES
from app.state.lesson_runner import LessonMoment, LessonRunner
from app.tabs.file_dialogs import FileDialogs
from app.tabs.problem_texts import not_opened

LESSONS = RESOURCES / "lessons"


class LessonMenu(QMenu):
    """Titles are read when the menu is first opened: most starts of the program never need them.

    Signals
    -------
    notes_asked()
    file_chosen(object)
        The Path of a lecturer's own lesson, to be opened as if it had been dropped.
    """

    notes_asked = Signal()
    file_chosen = Signal(object)

    def __init__(self, runner: LessonRunner, catalogue: Catalogue, window: QWidget) -> None:
        super().__init__(window)
        self._runner, self._catalogue, self._window = runner, catalogue, window
        self._lessons: tuple[Lesson, ...] | None = None
        self._dialogs = FileDialogs()
        self._titles = QActionGroup(self)
        self._separator = self.addSeparator()
        self.open_own = QAction(self)
        self.notes = QAction(self)
        self.leave = QAction(self)
        for action in (self.open_own, self.notes, self.leave):
            self.addAction(action)
        self.aboutToShow.connect(self._fill)
        self._titles.triggered.connect(self._on_title_triggered)
        self.open_own.triggered.connect(self.ask_for_file)
        self.notes.triggered.connect(self.notes_asked)
        self.leave.triggered.connect(runner.leave)
        runner.changed.connect(self._show)
        self._retranslate()
        self._show(runner.moment)

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """The lessons that come with the program, read when first asked for."""
        if self._lessons is None:
            try:
                self._lessons = load_lessons(LESSONS, self._catalogue)
            except LessonError as problem:
                self._lessons = ()
                self._refuse(problem)
        return self._lessons

    def _fill(self) -> None:
        if not self._titles.actions():
            for index in range(len(self.lessons)):
                action = QAction(self._titles)
                action.setData(index)
                self.insertAction(self._separator, action)
        language = QLocale.languageToCode(QLocale().language())
        for action in self._titles.actions():
            action.setText(self.lessons[action.data()].title.in_language(language))

    def _retranslate(self) -> None:
        self.setTitle(self.tr("Lessons"))
        self.open_own.setText(self.tr("Open a lesson…"))
        self.notes.setText(self.tr("Presenter's notes"))
        self.leave.setText(self.tr("Leave the lesson"))

    def _show(self, moment: LessonMoment | None) -> None:
        self.notes.setEnabled(moment is not None)
        self.leave.setEnabled(moment is not None)

    def _on_title_triggered(self, action: QAction) -> None:
        self._runner.start(self.lessons[action.data()])

    def ask_for_file(self) -> QFileDialog:
        """Let a lecturer choose a lesson of their own."""
        title = self.tr("Open a lesson")
        dialog = self._dialogs.ready("lesson", self._window, self._build_file_dialog, title=title)
        dialog.setNameFilters([self.tr("Lessons (*.toml)")])
        dialog.open()
        return dialog

    def _build_file_dialog(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._on_file_chosen)

    def _on_file_chosen(self, name: str) -> None:
        self.file_chosen.emit(Path(name))

    def _refuse(self, problem: LessonError) -> None:
        QMessageBox.warning(self._window, self.tr("This lesson cannot be read"), not_opened(problem))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
