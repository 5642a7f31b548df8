"""Where the program keeps what is neither a setting nor the user's file: its log and the scenario of a crash.

The first folder that can be written to is taken: the system's place for local data, else one below the folder for
temporary files (a home may be read-only), else none; nothing that uses it may fail for want of it.
"""

import os
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths

NAME = "two-speeds"


def candidates() -> tuple[Path, ...]:
    """Return the folders to try, in this order; none is made."""
    user = str(os.getuid()) if hasattr(os, "getuid") else "user"
    location = QStandardPaths.StandardLocation
    standard = QStandardPaths.writableLocation(location.AppLocalDataLocation)
    temporary = QStandardPaths.writableLocation(location.TempLocation)
    found = [Path(standard)] if standard else []
    return (*found, Path(temporary) / f"{NAME}-{user}") if temporary else tuple(found)


def writable_folder(folders: Sequence[Path]) -> Path | None:
    """Return the first folder that can be written to, made if it is missing; None if there is none."""
    import tempfile  # slow to load, and most sessions have nothing to write

    for folder in folders:
        try:
            make_own(folder)
            with tempfile.TemporaryFile(dir=folder):
                return folder
        except OSError:
            continue
    return None


def make_own(folder: Path) -> None:
    """Make a folder if it is missing; raises OSError, also if it is another user's."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if not is_own(folder):
        raise PermissionError(f"{folder} belongs to someone else")


def is_own(path: Path) -> bool:
    """Return whether something belongs to this user: in a shared folder another one may have put it there."""
    try:
        return not hasattr(os, "getuid") or path.lstat().st_uid == os.getuid()
    except OSError:
        return False
