"""The file dialogs of a window: each is built once, as Qt leaves 20 kB behind with every one that is thrown away."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QLineEdit, QWidget

from app.paths import RESOURCES
from app.widgets.hidden_window import release_when_hidden


def first_folder() -> str:
    """Return the folder that the program was started from, or the user's documents where nobody chose that folder.

    A desktop starts programs from the root of the disk, from the home folder, or from the program's own folder.
    """
    try:
        here = Path.cwd()
    except OSError:  # it was removed meanwhile
        here = Path(RESOURCES.anchor)
    is_chosen = here != Path(here.anchor) and not RESOURCES.is_relative_to(here)
    if is_chosen:
        return str(here)
    location = QStandardPaths.StandardLocation
    places = (QStandardPaths.writableLocation(kind) for kind in (location.DocumentsLocation, location.HomeLocation))
    return next((place for place in places if Path(place).is_dir()), str(here))


def typed_name(dialog: QFileDialog) -> str:
    """Return what is typed as a name, as it is; nothing in the system's own dialogs."""
    box = _name_box(dialog)
    return "" if box is None else box.text()


def set_typed_name(dialog: QFileDialog, name: str) -> None:
    """Put a name where it is typed."""
    box = _name_box(dialog)
    if box is None:
        dialog.selectFile(name)
    else:
        box.setText(name)
        box.selectAll()


class FileDialogs:
    """Builds a dialog when it is first asked for, and makes it ready for being asked again."""

    def __init__(self) -> None:
        self._built: dict[str, QFileDialog] = {}

    def ready(
        self, name: str, over: QWidget, build: Callable[[QFileDialog], None], *, title: str, folder: str = ""
    ) -> QFileDialog:
        """Return a dialog that has forgotten what was chosen in it.

        Parameters
        ----------
        name : str
            Which of the dialogs.
        over : QWidget
            The window it belongs to, always the same for a name.
        build : callable
            Sets what never changes, and connects the dialog.
        folder : str
            Where it begins; empty before the user has been anywhere.
        """
        dialog = self._built.get(name)
        if dialog is None:
            dialog = self._built[name] = QFileDialog(over)
            release_when_hidden(dialog)
            build(dialog)
        dialog.setWindowTitle(title)
        dialog.setDirectory(folder or first_folder())
        box = _name_box(dialog)
        if box is not None:
            box.clear()
        return dialog


def _name_box(dialog: QFileDialog) -> QLineEdit | None:
    """Return the box for the name; the system's own dialogs have none."""
    box = dialog.findChild(QLineEdit, "fileNameEdit")
    return box if isinstance(box, QLineEdit) else None
