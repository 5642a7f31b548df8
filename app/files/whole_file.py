"""Writing a file whole or not at all: what was there is replaced only once the new one is complete.

A link stays a link, a file keeps its rights, and one that may not be written to is not replaced.
"""

import contextlib
import os
import stat
from collections.abc import Iterator
from pathlib import Path

from app.files.errors import FileError


def write_whole(path: Path, data: bytes) -> None:
    """Write a file.

    Raises
    ------
    FileError
        If it cannot be written; an older file is then as it was.
    """
    with whole_file(path) as temporary:
        temporary.write_bytes(data)


@contextlib.contextmanager
def whole_file(path: Path) -> Iterator[Path]:
    """Give a path beside the file to write to; it takes the file's place if all goes well, or else is removed.

    Raises
    ------
    FileError
        If the folder does not exist, or it cannot be written there (rights, a full disk).
    """
    if not path.parent.is_dir():
        raise FileError(path, f"the folder {path.parent} does not exist")
    if path.is_dir():
        raise FileError(path, "is a folder, must be the name of a file")
    temporary: Path | None = None
    try:
        target = Path(os.path.realpath(path)) if path.is_symlink() else path
        mode = stat.S_IMODE(target.stat().st_mode) if target.exists() else None
        if mode is not None and not os.access(target, os.W_OK):
            raise FileError(path, "the file is write-protected")
        temporary = _new_file(target)
        yield temporary
        if mode is not None:
            temporary.chmod(mode)
        temporary.replace(target)
        temporary = None
    except OSError as error:
        raise FileError(path, f"the file cannot be written: {error.strerror or error}") from error
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()


def _new_file(beside: Path) -> Path:
    """Make an empty file; unlike tempfile's it has the rights that the user gives to new files."""
    path = beside.with_name(f".two-speeds-{os.urandom(8).hex()}{beside.suffix}")
    with path.open("xb"):
        return path
