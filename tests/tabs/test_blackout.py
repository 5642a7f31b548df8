"""The black screen: everything is covered and stands still, and the next key only brings it back."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from app.state.player import Player
from app.state.view_options import TabId
from app.tabs.main_window import MainWindow
from app.tabs.present.blackout import Blackout


@pytest.fixture
def window(lecture_window: MainWindow, qtbot: QtBot) -> MainWindow:
    lecture_window.activateWindow()
    qtbot.waitUntil(lecture_window.isActiveWindow)
    return lecture_window


def go_black(window: MainWindow, qtbot: QtBot) -> Blackout:
    window.context.options.set_presenting(True)
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert window.lecture.black is not None
    assert window.lecture.black.is_on
    return window.lecture.black


def playing(window: MainWindow) -> Player:
    player = window.tab(TabId.PASSES).player
    assert player is not None
    player.seek(0.0)
    player.play()
    window.context.clock.step(0.1)
    return player


@pytest.mark.parametrize("key", [Qt.Key.Key_B, Qt.Key.Key_Period])
def test_one_key_makes_the_whole_picture_black(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    window.context.options.set_presenting(True)
    qtbot.keyClick(window, key)
    image = window.grab().toImage()
    places = [(0, 0), (image.width() // 2, image.height() // 2), (image.width() - 1, image.height() - 1)]
    assert {image.pixelColor(*place).name() for place in places} == {QColor("black").name()}


@pytest.mark.parametrize(
    "key", [Qt.Key.Key_B, Qt.Key.Key_Period, Qt.Key.Key_Escape, Qt.Key.Key_PageDown, Qt.Key.Key_Space, Qt.Key.Key_2]
)
def test_any_key_brings_it_back_and_does_nothing_else(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    window.lecture.runner.start(window.lecture.menu.lessons[1])
    window.lecture.runner.next()  # a question: numbers would count hands
    black = go_black(window, qtbot)
    before = (window.lecture.runner.moment, window.context.options.options, window.context.state.scenario)
    qtbot.keyClick(window, key)
    assert not black.is_on
    assert (window.lecture.runner.moment, window.context.options.options, window.context.state.scenario) == before
    player = window.tab(TabId.ROOFLINE).player
    assert player is not None
    assert not player.is_playing
    qtbot.keyClick(window, Qt.Key.Key_Return)  # keys work again
    assert window.lecture.runner.moment is not None
    assert window.lecture.runner.moment.is_revealed


def test_a_key_that_is_held_brings_it_back_once(window: MainWindow, qtbot: QtBot) -> None:
    go_black(window, qtbot)
    field = window.lecture.sliders.prompt.field
    field.setFocus()
    field.selectAll()

    def press(kind: QEvent.Type, *, repeats: bool) -> None:
        QApplication.sendEvent(field, QKeyEvent(kind, Qt.Key.Key_7, Qt.KeyboardModifier.NoModifier, "7", repeats))

    press(QEvent.Type.KeyPress, repeats=False)
    assert window.lecture.black is not None
    assert not window.lecture.black.is_on
    before = field.text()
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        press(kind, repeats=True)
    assert field.text() == before
    press(QEvent.Type.KeyRelease, repeats=False)
    press(QEvent.Type.KeyPress, repeats=False)
    press(QEvent.Type.KeyPress, repeats=True)
    assert field.text() == "77"
    qtbot.keyClick(field, Qt.Key.Key_Escape)


def test_a_key_in_the_notes_brings_it_back_too(window: MainWindow, qtbot: QtBot) -> None:
    window.lecture.runner.start(window.lecture.menu.lessons[0])
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    black, notes = go_black(window, qtbot), window.lecture.notes
    assert notes is not None
    assert notes.black.isVisible()
    qtbot.keyClick(notes, Qt.Key.Key_Escape)
    assert not black.is_on
    assert not notes.black.isVisible()
    assert window.context.options.options.presenting
    assert window.lecture.runner.moment is not None


def test_what_plays_stands_still_and_goes_on_from_there(window: MainWindow, qtbot: QtBot) -> None:
    player = playing(window)
    go_black(window, qtbot)
    stopped_at = player.position_s
    assert stopped_at > 0.0
    assert not window.context.clock.is_running  # nothing runs that nobody sees
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert player.is_playing
    assert player.position_s == stopped_at


def test_what_stands_still_stays_so(window: MainWindow, qtbot: QtBot) -> None:
    player = playing(window)
    player.pause()
    go_black(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_B)
    assert not player.is_playing


def test_shift_alone_brings_nothing_back_and_a_click_does(window: MainWindow, qtbot: QtBot) -> None:
    black = go_black(window, qtbot)
    qtbot.keyClick(window, Qt.Key.Key_Shift)
    assert black.is_on
    qtbot.mouseClick(black, Qt.MouseButton.LeftButton)
    assert not black.is_on
    assert window.context.options.options.presenting


def test_the_second_half_of_a_double_click_presses_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.lecture.runner.start(window.lecture.menu.lessons[1])
    black = go_black(window, qtbot)
    QApplication.processEvents()
    button = window.lecture.bar.next
    place = button.mapTo(window, button.rect().center())
    before = window.lecture.runner.moment
    QTest.mouseDClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    assert not black.is_on
    assert window.lecture.runner.moment == before
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.lecture.runner.moment != before


def test_it_ends_with_the_presentation_and_follows_the_size(window: MainWindow, qtbot: QtBot) -> None:
    black = go_black(window, qtbot)
    window.showNormal()
    window.resize(1000, 700)
    qtbot.waitUntil(lambda: black.size() == window.centralWidget().size())
    window.context.options.set_presenting(False)
    assert not black.is_on


def test_there_is_no_black_screen_outside_the_presentation(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_B)
    qtbot.keyClick(window, Qt.Key.Key_Period)
    assert window.lecture.black is None


def test_letters_and_points_are_left_to_what_is_typed_into(window: MainWindow, qtbot: QtBot) -> None:
    window.context.options.set_presenting(True)
    field = window.lecture.sliders.prompt.field
    assert isinstance(field, QLineEdit)
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    field.selectAll()
    qtbot.keyClicks(field, "1.5")
    qtbot.keyClick(field, Qt.Key.Key_B)
    assert field.text() == "1.5b"
    assert window.lecture.black is None
    qtbot.keyClick(field, Qt.Key.Key_Escape)
