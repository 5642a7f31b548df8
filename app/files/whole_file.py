"""Writing a file whole or not at all: what was there is replaced only once the new one is complete."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from app.files.errors import FileError

_NEW_FILE_MODE = 0o644


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
        handle, name = tempfile.mkstemp(prefix=".two-speeds-", suffix=path.suffix, dir=path.parent)
        os.close(handle)
        temporary = Path(name)
        yield temporary
        temporary.chmod(_NEW_FILE_MODE)
        temporary.replace(path)
        temporary = None
    except OSError as error:
        raise FileError(path, f"the file cannot be written: {error.strerror or error}") from error
    finally:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
