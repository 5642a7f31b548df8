"""Where the program keeps what is neither a setting nor the user's file: its log and the scenario of a crash.

The first folder that can be written to is taken: the system's place for local data, else one below the folder for
temporary files (a home may be read-only), else none; nothing that uses it may fail for want of it.
"""

import contextlib
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QStandardPaths

NAME = "two-speeds"


def candidates() -> tuple[Path, ...]:
    """Return the folders to try, in this order; none is made."""
    found = []
    standard = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppLocalDataLocation)
    if standard:
        found.append(Path(standard))
    user = str(os.getuid()) if hasattr(os, "getuid") else "user"
    with contextlib.suppress(OSError):  # there may be no place for temporary files at all
        found.append(Path(tempfile.gettempdir()) / f"{NAME}-{user}")
    return tuple(found)


def writable_folder(folders: Sequence[Path]) -> Path | None:
    """Return the first folder that can be written to, made if it is missing; None if there is none."""
    for folder in folders:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if is_own(folder):
                with tempfile.TemporaryFile(dir=folder):
                    return folder
        except OSError:
            continue
    return None


def is_own(path: Path) -> bool:
    """Return whether something belongs to this user: in a shared folder another one may have put it there."""
    try:
        return not hasattr(os, "getuid") or path.lstat().st_uid == os.getuid()
    except OSError:
        return False
