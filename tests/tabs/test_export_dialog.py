"""The dialog for taking away: it asks for what a kind needs and no more, and shows how far an animation is."""

from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.state.view_options import TabId
from app.tabs.export.export_choice import ExportChoice, Kind
from app.tabs.export.export_dialog import ExportDialog
from app.tabs.main_window import MainWindow


@pytest.fixture
def dialog(window: MainWindow) -> ExportDialog:
    window.companions.show_export(Kind.PICTURE)
    assert window.companions.export is not None
    return window.companions.export


def test_what_is_chosen_is_asked_for(dialog: ExportDialog, qtbot: QtBot) -> None:
    asked: list[ExportChoice] = []
    dialog.save_asked.disconnect()  # no file dialog here
    dialog.save_asked.connect(asked.append)
    dialog.scale.setValue(3.5)
    qtbot.mouseClick(dialog.with_data, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    dialog.begin(Kind.ANIMATION, 30.0)
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    assert asked == [
        # the passes take 10 s
        ExportChoice(kind=Kind.PICTURE, ending=".png", scale=3.5, with_data=True, seconds=10.0),
        # an animation of 30 s is shown in 12 unless more are asked for
        ExportChoice(kind=Kind.ANIMATION, ending=".gif", scale=3.5, seconds=12.0),
    ]


def test_enter_on_a_choice_saves(dialog: ExportDialog, qtbot: QtBot) -> None:
    asked: list[ExportChoice] = []
    dialog.save_asked.disconnect()  # no file dialog here
    dialog.save_asked.connect(asked.append)
    for choice in (*dialog.pictures.findChildren(QAbstractButton), dialog.with_data):
        choice.setFocus()
        qtbot.keyClick(choice, Qt.Key.Key_Return)
    assert asked == [ExportChoice(kind=Kind.PICTURE, ending=".png", seconds=10.0)] * 4


@pytest.mark.parametrize(
    ("kind", "names"),
    [
        (Kind.PICTURE, {"kinds", "tabs", "pictures", "scale", "with_data"}),
        (Kind.ANIMATION, {"kinds", "animations", "seconds", "fps", "sizes"}),
        (Kind.HANDOUT, {"kinds"}),
        (Kind.DATA, {"kinds", "tabs"}),
    ],
)
def test_a_kind_shows_its_own_questions(dialog: ExportDialog, kind: Kind, names: set[str]) -> None:
    dialog.begin(kind, 10.0)
    every = ("kinds", "tabs", "pictures", "scale", "with_data", "animations", "seconds", "fps", "sizes")
    assert {name for name in every if getattr(dialog, name).isVisible()} == names


@pytest.mark.parametrize("busy", [None, 0.5])
@pytest.mark.parametrize("kind", list(Kind))
def test_it_is_as_high_as_its_questions_need(
    window: MainWindow, dialog: ExportDialog, kind: Kind, busy: float | None
) -> None:
    window.resize(1280, 720)
    dialog.begin(kind, 10.0)
    dialog.show_progress(busy)
    QApplication.processEvents()
    content, shown = dialog._content, dialog._area.viewport()
    assert 0 <= shown.height() - content.heightForWidth(shown.width()) <= dialog._theme.sizes.body
    dialog.show_progress(None)


def test_a_dialog_made_larger_stays_so_while_frames_are_drawn(dialog: ExportDialog) -> None:
    dialog.show_progress(0.25)
    larger = dialog.size() + QSize(40, 60)
    dialog.resize(larger)
    dialog.show_progress(0.5)
    assert dialog.size() == larger
    dialog.show_progress(None)


def test_a_tab_without_animation_says_so(window: MainWindow, dialog: ExportDialog) -> None:
    dialog.begin(Kind.ANIMATION, 10.0)
    assert dialog.save.isEnabled()
    window.context.options.set_tab(TabId.KV_CACHE)
    assert not dialog.save.isEnabled()
    assert "no animation" in dialog.note.text()
    window.context.options.set_tab(TabId.ROOFLINE)
    assert dialog.save.isEnabled()


def test_progress_and_cancel_show_only_while_an_animation_is_made(dialog: ExportDialog) -> None:
    assert not dialog.cancel.isVisible()
    dialog.show_progress(0.25)
    assert dialog.cancel.isVisible()
    assert dialog.progress.value() == 25
    assert not dialog.save.isEnabled()
    dialog.show_progress(None)
    assert not dialog.progress.isVisible()
    assert dialog.save.isEnabled()


def test_closing_cancels(dialog: ExportDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.cancel_asked):
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_problem_is_marked_by_more_than_its_colour(window: MainWindow, dialog: ExportDialog) -> None:
    window.companions.desk().problem_found.emit("No room.")
    assert dialog.message.text() == "⚠ No room."
    assert window.intake.notice.text == ""  # said once, where the eyes are


def file_dialog(dialog: ExportDialog) -> QFileDialog:
    return next(child for child in dialog.findChildren(QFileDialog) if child.isVisible())


@pytest.mark.parametrize("saves", [True, False])
def test_the_keyboard_comes_back_to_save_when_the_name_was_asked(
    dialog: ExportDialog, qtbot: QtBot, tmp_path: Path, saves: bool
) -> None:
    dialog.begin(Kind.DATA, 10.0)
    qtbot.keyClick(dialog.save, Qt.Key.Key_Return)
    asking = file_dialog(dialog)  # a child of the dialog: with the window as parent, the window would get the keyboard
    dialog.kinds.setFocus()
    if saves:
        asking.selectFile(str(tmp_path / "numbers.csv"))
        asking.accept()
    else:
        asking.reject()
    assert (tmp_path / "numbers.csv").exists() is saves
    assert QApplication.activeWindow() is dialog
    assert QApplication.focusWidget() is dialog.save


def test_the_keyboard_waits_at_cancel_and_returns_to_save(dialog: ExportDialog) -> None:
    dialog.begin(Kind.ANIMATION, 10.0)
    dialog.save.setFocus()
    dialog.show_progress(0.0)
    dialog.take_back()
    assert QApplication.focusWidget() is dialog.cancel
    dialog.show_progress(None)
    assert QApplication.focusWidget() is dialog.save


def test_numbers_have_as_many_decimals_as_they_need(dialog: ExportDialog) -> None:
    dialog.setLocale(QLocale("pl"))
    dialog.seconds.setValue(12.0)
    assert (dialog.seconds.text(), dialog.fps.text(), dialog.scale.text()) == ("12", "10", "2")
    dialog.scale.setValue(2.25)
    assert dialog.scale.text() == "2,25"
    dialog.scale.setValue(0.5)
    assert dialog.scale.text() == "0,5"
