"""Files are written whole or not at all."""

import errno
import tempfile
from pathlib import Path

import pytest

from app.files.errors import FileError
from app.files.whole_file import write_whole


def test_a_new_file_takes_the_old_ones_place(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("owner", "name", "number", "words"),
    [
        (Path, "write_bytes", errno.ENOSPC, "No space left on device"),
        (tempfile, "mkstemp", errno.EACCES, "Permission denied"),
    ],
)
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owner: object, name: str, number: int, words: str
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")

    def fail(*_arguments: object, **_named: object) -> None:
        raise OSError(number, words)

    monkeypatch.setattr(owner, name, fail)
    with pytest.raises(FileError, match=rf"a\.csv: the file cannot be written: {words}$"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_a_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"the folder .*nowhere does not exist"):
        write_whole(tmp_path / "nowhere" / "a.csv", b"")
    with pytest.raises(FileError, match="is a folder"):
        write_whole(tmp_path, b"")
