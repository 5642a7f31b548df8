"""Nothing is replaced without a question: under its final name, beside another file, or in a folder of all tabs."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from app.state.view_options import TABS, TabId
from app.tabs.export.export_choice import ExportChoice, Kind
from app.tabs.export.planned_files import planned_files, with_ending
from app.tabs.file_desk import saved_file
from app.tabs.file_dialogs import typed_name
from app.tabs.main_window import MainWindow
from app.tabs.overwrite_question import OverwriteQuestion

PICTURE = ExportChoice(kind=Kind.PICTURE, ending=".png", scale=0.5)
BESIDE = ExportChoice(kind=Kind.PICTURE, ending=".png", scale=0.5, with_data=True)
ALL_DATA = ExportChoice(kind=Kind.DATA, ending=".csv", all_tabs=True)


def choose(dialog: QFileDialog, folder: Path, typed: str) -> None:
    """Type a name and accept, as in Qt's own dialog."""
    dialog.setDirectory(str(folder))
    dialog.selectFile(typed)
    dialog.accept()


def asked(question: OverwriteQuestion) -> QMessageBox:
    assert question.box is not None
    assert question.box.isVisible()
    return question.box


def answer(qtbot: QtBot, box: QMessageBox, role: QMessageBox.ButtonRole) -> None:
    button = next(button for button in box.buttons() if box.buttonRole(button) is role)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


# Names


@pytest.mark.parametrize(
    ("typed", "saved"),
    [
        ("foo", "foo.two-speeds.toml"),
        ("foo.toml", "foo.two-speeds.toml"),
        ("foo.TOML", "foo.two-speeds.toml"),
        ("foo.two-speeds", "foo.two-speeds.toml"),
        ("Foo.Two-Speeds.TOML", "Foo.Two-Speeds.TOML"),
        ("v1.5", "v1.5.two-speeds.toml"),
    ],
)
def test_a_scenario_gets_what_its_ending_lacks(typed: str, saved: str) -> None:
    assert saved_file(Path("talk", typed)) == Path("talk", saved)


def test_a_picture_keeps_the_letters_that_were_typed() -> None:
    for typed, files in (
        ("BAZ.PNG", ["BAZ.PNG", "BAZ.csv"]),
        ("foo.v2", ["foo.v2.png", "foo.v2.csv"]),
        ("foo", ["foo.png", "foo.csv"]),
    ):
        planned = planned_files(BESIDE, with_ending(BESIDE, Path(typed)), TabId.PASSES)
        assert [file.name for _, file in planned] == files


# Scenarios


@pytest.mark.parametrize("typed", ["foo.toml", "foo.two-speeds"])
def test_a_scenario_replaces_another_only_when_told_to(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, typed: str
) -> None:
    desk, file = window.intake.desk, tmp_path / "foo.two-speeds.toml"
    file.write_text("precious")
    dialog = desk.ask_where_to_save()
    choose(dialog, tmp_path, typed)
    box = asked(desk.question)
    assert box.windowModality() is Qt.WindowModality.WindowModal
    assert "foo.two-speeds.toml" in box.informativeText()
    qtbot.keyClick(box, Qt.Key.Key_Return)  # the answer that Enter gives keeps the file
    assert file.read_text() == "precious"
    assert dialog.isVisible()
    assert typed_name(dialog) == typed
    dialog.accept()
    answer(qtbot, asked(desk.question), QMessageBox.ButtonRole.AcceptRole)
    assert "example-7b" in file.read_text()
    assert not dialog.isVisible()
    assert [path.name for path in tmp_path.iterdir()] == [file.name]


def test_a_name_without_an_ending_is_completed_by_the_dialog_which_asks_itself(window: MainWindow) -> None:
    assert window.intake.desk.ask_where_to_save().defaultSuffix() == "two-speeds.toml"
    QApplication.activeModalWidget().close()


def test_a_new_file_is_not_asked_about(window: MainWindow, tmp_path: Path) -> None:
    choose(window.intake.desk.ask_where_to_save(), tmp_path, "foo.toml")
    assert window.intake.desk.question.box is None
    assert (tmp_path / "foo.two-speeds.toml").is_file()


def test_a_long_name_is_asked_about_on_one_line(window: MainWindow, tmp_path: Path) -> None:
    desk, name = window.intake.desk, "long" * 50  # as one word 200 letters, more than a screen is wide
    (tmp_path / f"{name}.two-speeds.toml").write_text("precious")
    dialog = desk.ask_where_to_save()
    choose(dialog, tmp_path, f"{name}.toml")
    line, _ = asked(desk.question).informativeText().split("\n")
    assert line.startswith("longlong")
    assert line.endswith("two-speeds.toml")
    assert len(line) < 100
    asked(desk.question).reject()
    dialog.reject()


# Exports


@pytest.mark.parametrize(
    ("choice", "typed", "there"), [(PICTURE, "foo.v2", "foo.v2.png"), (BESIDE, "bar.png", "bar.csv")]
)
def test_an_export_asks_about_the_file_it_would_replace(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, choice: ExportChoice, typed: str, there: str
) -> None:
    desk, file, ended = window.companions.desk(), tmp_path / there, []
    desk.asking_ended.connect(lambda: ended.append(True))
    file.write_text("precious")
    dialog = desk.ask_where(choice, window)
    choose(dialog, tmp_path, typed)
    assert there in asked(desk.question).informativeText()
    qtbot.keyClick(asked(desk.question), Qt.Key.Key_Escape)
    assert file.read_text() == "precious"
    assert dialog.isVisible()
    assert [path.name for path in tmp_path.iterdir()] == [there]  # not a part of it either
    assert ended == []
    dialog.reject()  # and no after that is no
    assert desk.question.box is None
    assert ended == [True]


def test_a_folder_of_all_tabs_asks_once_about_those_that_are_there(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    desk = window.companions.desk()
    there = [tmp_path / f"two-speeds-{tab}.csv" for tab in TABS[:2]]
    for file in there:
        file.write_text("precious")
    dialog = desk.ask_where(ALL_DATA, window)
    dialog.fileSelected.emit(str(tmp_path))
    dialog.reject()
    box = asked(desk.question)
    assert box.text().startswith("2 files")
    assert [file.name in box.informativeText() for file in there] == [True, True]
    answer(qtbot, box, QMessageBox.ButtonRole.AcceptRole)
    assert len(list(tmp_path.iterdir())) == len(TABS)
    assert "precious" not in there[0].read_text(encoding="utf-8-sig")
    assert desk.question.box is None


def test_letters_of_another_case_are_another_file_where_the_disk_says_so(window: MainWindow, tmp_path: Path) -> None:
    lower = tmp_path / "baz.png"
    lower.write_text("precious")
    if (tmp_path / "BAZ.PNG").exists():
        pytest.skip("this disk takes both for one file, which the dialog asks about")
    choose(window.companions.desk().ask_where(PICTURE, window), tmp_path, "BAZ.PNG")
    assert lower.read_text() == "precious"
    assert (tmp_path / "BAZ.PNG").is_file()
