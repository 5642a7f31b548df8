"""The dialog for taking away: it asks for what a kind needs and no more, and shows how far an animation is."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication
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
