"""Which folder a file dialog shows first, before the user has been anywhere."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from app.paths import RESOURCES


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
