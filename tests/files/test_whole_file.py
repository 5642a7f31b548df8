"""Files are written whole or not at all."""

import errno
import os
import stat
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
    ("name", "number", "words"),
    [
        ("write_bytes", errno.ENOSPC, "No space left on device"),
        ("open", errno.EACCES, "Permission denied"),
    ],
)
def test_a_failure_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, number: int, words: str
) -> None:
    path = tmp_path / "a.csv"
    path.write_bytes(b"old")

    def fail(*_arguments: object, **_named: object) -> None:
        raise OSError(number, words)

    monkeypatch.setattr(Path, name, fail)
    with pytest.raises(FileError, match=rf"a\.csv: the file cannot be written: {words}$"):
        write_whole(path, b"new")
    monkeypatch.undo()
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_what_cannot_be_a_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"the folder .*nowhere does not exist"):
        write_whole(tmp_path / "nowhere" / "a.csv", b"")
    with pytest.raises(FileError, match="is a folder"):
        write_whole(tmp_path, b"")


@pytest.mark.skipif(os.name == "nt", reason="links and rights are those of Unix")
def test_a_link_stays_a_link_and_its_file_is_written(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    file, link = tmp_path / "there" / "file.png", tmp_path / "link.png"
    file.write_bytes(b"old")
    link.symlink_to(file)

    write_whole(link, b"new")

    assert link.is_symlink()
    assert file.read_bytes() == b"new"
    assert sorted(path.name for path in tmp_path.rglob("*.png")) == ["file.png", "link.png"]


@pytest.mark.skipif(os.name == "nt", reason="links and rights are those of Unix")
def test_a_file_keeps_its_rights_and_a_new_one_has_those_that_the_user_gives(tmp_path: Path) -> None:
    old, new = tmp_path / "old.csv", tmp_path / "new.csv"
    old.write_bytes(b"")
    old.chmod(0o640)
    before = os.umask(0o077)
    try:
        write_whole(old, b"1")
        write_whole(new, b"1")
    finally:
        os.umask(before)
    assert (stat.S_IMODE(old.stat().st_mode), stat.S_IMODE(new.stat().st_mode)) == (0o640, 0o600)


def test_a_write_protected_file_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.csv"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "access", lambda *_: False)  # the rights of a file do not hold for root
    with pytest.raises(FileError, match=r"mine\.csv: the file is write-protected"):
        write_whole(path, b"new")
    assert [(entry.name, entry.read_bytes()) for entry in tmp_path.iterdir()] == [("mine.csv", b"old")]
