"""The folder that file dialogs begin with."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from app.paths import RESOURCES
from app.tabs.first_folder import first_folder


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    def place(kind: QStandardPaths.StandardLocation) -> str:
        return str(tmp_path / {"DocumentsLocation": "home/Documents", "HomeLocation": "home"}[kind.name])

    monkeypatch.setattr(QStandardPaths, "writableLocation", place)
    (tmp_path / "home").mkdir()
    return tmp_path / "home"


def test_the_folder_that_the_program_was_started_from(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "Documents").mkdir()
    monkeypatch.chdir(tmp_path)
    assert first_folder() == str(tmp_path)


@pytest.mark.parametrize("here", [Path(Path.cwd().anchor), RESOURCES.parent])
def test_the_documents_where_nobody_chose_a_folder(home: Path, here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(here)
    assert first_folder() == str(home)  # a home without a folder for documents
    (home / "Documents").mkdir()
    assert first_folder() == str(home / "Documents")


def test_the_documents_where_that_folder_is_no_longer_there(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def gone() -> Path:
        raise FileNotFoundError("the working folder was removed")

    monkeypatch.setattr(Path, "cwd", gone)
    assert first_folder() == str(home)
