"""File dialogs: the folder they begin with, and that each is built once and forgets what was chosen in it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from app.paths import RESOURCES
from app.tabs.file_dialogs import FileDialogs, first_folder


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


def test_a_dialog_is_built_once_and_forgets(qtbot: QtBot, tmp_path: Path) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialogs, built = FileDialogs(), []

    def build(dialog: QFileDialog) -> None:
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        built.append(dialog)

    (tmp_path / "other").mkdir()
    first = dialogs.ready("save", window, build, title="Save", folder=str(tmp_path))
    first.selectFile("mine.toml")
    assert first.selectedFiles() == [str(tmp_path / "mine.toml")]
    again = dialogs.ready("save", window, build, title="Zapisz", folder=str(tmp_path / "other"))
    assert built == [first]
    assert again is first
    assert again.windowTitle() == "Zapisz"
    assert again.directory().path() == str(tmp_path / "other")
    again.setFileMode(QFileDialog.FileMode.AnyFile)
    assert again.selectedFiles() == [str(tmp_path / "other")]  # no name is left
    assert dialogs.ready("open", window, build, title="Open") is not first
