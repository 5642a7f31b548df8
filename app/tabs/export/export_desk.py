"""Where the window's tabs become files: asks for a name, writes, and says in one sentence what came of it."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from app.appearance import window_scale
from app.files.errors import FileError
from app.picture import PictureError
from app.state.view_options import TabId
from app.tabs.export.animation_job import AnimationJob
from app.tabs.export.export_choice import ExportChoice, Kind
from app.tabs.export.planned_files import planned_files, with_ending
from app.tabs.export.take_away import HANDOUT_TABS, new_page, save_handout, save_tab, tab_image
from app.tabs.file_dialogs import FileDialogs
from app.tabs.overwrite_question import OverwriteQuestion
from app.tabs.problem_texts import not_written
from app.tabs.tab_view import TabContext, TabView
from app.theme.loader import load_theme
from app.theme.tokens import Theme

_CLIPBOARD_SCALE = 2.0  # sharp when a slide shows it larger
_SMALLEST_PAGE = QSize(960, 600)


class ExportDesk(QObject):
    """Everything about taking away that the window can be asked to do.

    Signals
    -------
    problem_found(str), done(str)
        One sentence each.
    asking_ended()
        The user has chosen a file or a folder, or none.
    progressed(object)
        The share, 0..1, of an animation that is drawn; None when it has ended in any way.
    """

    problem_found = Signal(str)
    done = Signal(str)
    progressed = Signal(object)
    asking_ended = Signal()

    def __init__(
        self,
        context: TabContext,
        theme: Theme,
        tab: Callable[[TabId], TabView],
        page: Sequence[QWidget],
        window: QWidget,
    ) -> None:
        """Prepare it.

        Parameters
        ----------
        tab : callable
            Returns the window's view of a tab.
        page : sequence of QWidget
            What stands above each other in the window and in a picture: the tab and its verdict.
        """
        super().__init__(window)
        self._context, self._theme, self._tab, self._page, self._window = context, theme, tab, page, window
        self._folder = ""
        self._dialogs = FileDialogs()
        self._choice = ExportChoice(kind=Kind.PICTURE, ending=".png")
        self.question = OverwriteQuestion(self._files, self)
        self.question.agreed.connect(self._on_agreed)
        self.question.ended.connect(self.asking_ended)
        self.job: AnimationJob | None = None

    def set_theme(self, theme: Theme) -> None:
        """Draw in this theme from now on."""
        self._theme = theme

    def copy_picture(self) -> None:
        """Put the tab that is shown on the clipboard."""
        tab = self._context.options.options.tab
        try:
            image = tab_image(
                tab, self._context, self._theme, self._size(), scale=_CLIPBOARD_SCALE, like=self._tab(tab)
            )
        except PictureError as error:
            self.problem_found.emit(not_written(error))
            return
        QGuiApplication.clipboard().setImage(image)
        self.done.emit(self.tr("The tab is on the clipboard as a picture."))

    def ask_where(self, choice: ExportChoice, over: QWidget) -> QFileDialog:
        """Let the user choose a file, or a folder for all tabs, over the window that asks for it, and write there."""
        self._choice = choice
        title = self.tr("Take it away")
        if choice.all_tabs:
            dialog = self._dialogs.ready("folder", over, self._build_for_folder, title=title, folder=self._folder)
        else:
            dialog = self._dialogs.ready("file", over, self._build_for_file, title=title, folder=self._folder)
            dialog.setNameFilters([f"*{choice.ending}"])
            dialog.setDefaultSuffix(choice.ending.removeprefix("."))
            dialog.selectFile(self._name(choice))
        dialog.open()
        return dialog

    def write(self, choice: ExportChoice, path: Path) -> None:
        """Write to a file, or with all tabs into a folder."""
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)  # several tabs may take a second or two
        try:
            if choice.kind is Kind.ANIMATION:
                self._begin_animation(choice, path)
                return
            if choice.kind is Kind.HANDOUT:
                save_handout(path, self._context, [self._tab(tab) for tab in HANDOUT_TABS])
            else:
                self._write_tabs(choice, path)
        except (FileError, PictureError, OSError, MemoryError, ValueError) as error:
            self.problem_found.emit(not_written(error))
            return
        finally:
            QGuiApplication.restoreOverrideCursor()
        self.done.emit(self.tr("Saved: {file}").format(file=path))

    def cancel(self) -> None:
        """Stop the animation that is being made, if there is one."""
        if self.job is not None:
            self.job.cancel()

    def close(self) -> None:
        """Stop for good, when the window closes."""
        if self.job is not None:
            self.job.cancel()
            self.job.wait()

    def animation_s(self) -> float | None:
        """Return how long the shown tab's animation takes; None if it has none."""
        player = self._tab(self._context.options.options.tab).player
        return None if player is None else player.duration_s

    def _build_for_folder(self, dialog: QFileDialog) -> None:
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        self.question.attend(dialog)

    def _build_for_file(self, dialog: QFileDialog) -> None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setFileMode(QFileDialog.FileMode.AnyFile)
        self.question.attend(dialog)

    def _write_tabs(self, choice: ExportChoice, path: Path) -> None:
        for tab, file in planned_files(choice, path, self._context.options.options.tab):
            save_tab(file, tab, self._context, self._theme, self._size(), scale=choice.scale, like=self._tab(tab))

    def _begin_animation(self, choice: ExportChoice, path: Path) -> None:
        if self.job is not None:
            self.problem_found.emit(self.tr("One animation is being made already; wait for it or cancel it."))
            return
        size = QSize(choice.width, choice.height)
        tab = self._context.options.options.tab
        theme = load_theme("dark" if self._theme.is_dark else "light").scaled(window_scale(size))
        copy = new_page(tab, self._context, theme, size, self._tab(tab), moves=True)
        try:
            job = AnimationJob(
                copy, path, seconds=choice.seconds, fps=choice.fps, clock=self._context.clock, parent=self
            )
        except FileError:
            copy.close()
            copy.deleteLater()
            raise
        self.job = job
        job.progressed.connect(self.progressed)
        job.saved.connect(self._on_animation_saved)
        job.failed.connect(self._on_animation_failed)
        job.cancelled.connect(self._on_animation_cancelled)
        job.start()
        self.progressed.emit(0.0)

    def _end_job(self) -> None:
        if self.job is not None:
            self.job.deleteLater()
            self.job = None
        self.progressed.emit(None)

    def _on_animation_saved(self, path: Path) -> None:
        self._end_job()
        self.done.emit(self.tr("Saved: {file}").format(file=path))

    def _on_animation_failed(self, sentence: str) -> None:
        self._end_job()
        self.problem_found.emit(not_written(sentence))

    def _on_animation_cancelled(self) -> None:
        self._end_job()
        self.done.emit(self.tr("Cancelled; nothing was written."))

    def _files(self, path: Path) -> tuple[Path, ...]:
        """Return all that is written under a chosen name."""
        choice = self._choice
        planned = planned_files(choice, with_ending(choice, path), self._context.options.options.tab)
        return tuple(file for _, file in planned)

    def _on_agreed(self, path: Path) -> None:
        self._folder = str(path if self._choice.all_tabs else path.parent)
        self.write(self._choice, with_ending(self._choice, path))

    def _name(self, choice: ExportChoice) -> str:
        what = "handout" if choice.kind is Kind.HANDOUT else str(self._context.options.options.tab)
        return f"two-speeds-{what}{choice.ending}"

    def _size(self) -> QSize:
        height = sum(part.height() for part in self._page)
        return QSize(self._page[0].width(), height).expandedTo(_SMALLEST_PAGE)
