"""The question before files are replaced that the file dialog has not asked about: it only knows the name typed.

A name may still get an ending, and one name may become several files.
"""

import os
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from app.tabs.file_dialogs import set_typed_name, typed_name

_LONGEST_LETTERS = 60  # of a name or folder on its line


class OverwriteQuestion(QObject):
    """Stands between file dialogs and whoever writes; who says no is asked for a name again, with the one typed.

    Signals
    -------
    agreed(object)
        The Path as it was chosen: its files may be written now.
    ended()
        Nothing more is asked, whether files were written or not.
    """

    agreed = Signal(object)
    ended = Signal()

    def __init__(self, files: Callable[[Path], Sequence[Path]], parent: QObject) -> None:
        """Prepare it.

        Parameters
        ----------
        files : callable
            Returns all files, with their final names, that a chosen path leads to.
        """
        super().__init__(parent)
        self._files = files
        self._chosen: Path | None = None
        self._dialog: QFileDialog | None = None
        self.box: QMessageBox | None = None

    def attend(self, dialog: QFileDialog) -> None:
        """Take what is chosen in a dialog."""
        dialog.fileSelected.connect(self._on_selected)
        dialog.finished.connect(self._on_finished)

    def _on_selected(self, name: str) -> None:
        self._chosen = Path(name)

    def _on_finished(self, _result: int) -> None:
        """Go on once the dialog is closed: a question above it would lose the keyboard to what is below."""
        chosen, dialog = self._chosen, self.sender()
        assert isinstance(dialog, QFileDialog)
        if chosen is None:
            self.ended.emit()
            return
        replaced = [file for file in self._files(chosen) if file != chosen and _is_there(file)]
        if replaced:
            self._ask(dialog, replaced)
        else:
            self._write()

    def _write(self) -> None:
        chosen, self._chosen, self._dialog = self._chosen, None, None
        self.agreed.emit(chosen)
        self.ended.emit()

    def _ask(self, dialog: QFileDialog, replaced: list[Path]) -> None:
        over = dialog.parent()
        assert isinstance(over, QWidget)
        self._dialog = dialog
        box = self.box = QMessageBox(over)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.setWindowModality(Qt.WindowModality.WindowModal)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)  # a name may look like markup
        box.setWindowTitle(self.tr("Replace files"))
        box.setText(self.tr("%n file(s) of this name exist already. Replace?", "", len(replaced)))
        folder = self.tr("Folder: {folder}").format(folder=replaced[0].parent)
        box.setInformativeText("\n".join(_short(text, box) for text in (*(file.name for file in replaced), folder)))
        box.addButton(self.tr("Replace"), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(self.tr("Do not replace"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.setEscapeButton(keep)
        box.finished.connect(self._on_answered)
        box.open()

    def _on_answered(self, _result: int) -> None:
        box, dialog = self.box, self._dialog
        assert box is not None
        assert dialog is not None
        self.box = None
        if box.buttonRole(box.clickedButton()) is QMessageBox.ButtonRole.AcceptRole:
            self._write()
            return
        typed, chosen = typed_name(dialog), self._chosen
        self._chosen = self._dialog = None
        dialog.open()
        set_typed_name(dialog, typed or str(chosen))


def _short(text: str, box: QWidget) -> str:
    """Return a name on one line: a word that is too long makes the box wider than the screen."""
    metrics = box.fontMetrics()
    room = _LONGEST_LETTERS * metrics.averageCharWidth()
    return metrics.elidedText(" ".join(text.split()), Qt.TextElideMode.ElideMiddle, room)


def _is_there(file: Path) -> bool:
    return os.path.lexists(file) and not file.is_dir()  # a folder is not replaced: writing says so
