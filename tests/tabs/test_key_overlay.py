"""The keys over the window: they come and go with a key, hold the focus, and give it back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.state.view_options import TabId
from app.tabs.key_overlay import KeyOverlay
from app.tabs.main_window import MainWindow
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    with qtbot.waitActive(window):
        window.show()
    return window


def overlay(window: MainWindow) -> KeyOverlay:
    assert window.companions.keys is not None
    return window.companions.keys


@pytest.mark.parametrize("key", [Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_a_key_lays_it_over_the_window(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    qtbot.keyClick(window, key)
    assert overlay(window).isVisible()
    assert overlay(window).size() == window.centralWidget().size()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Question])
def test_a_key_sends_it_away_and_the_focus_returns(window: MainWindow, qtbot: QtBot, key: Qt.Key) -> None:
    field = window.panel.lengths.prompt.slider
    field.setFocus()
    window.actions_.help.trigger()
    assert overlay(window).leave.hasFocus()
    qtbot.keyClick(overlay(window).leave, key)
    assert not overlay(window).isVisible()
    assert field.hasFocus()


def test_it_lists_the_keys_of_the_tab_that_is_shown(window: MainWindow) -> None:
    window.actions_.help.trigger()
    assert "Play or pause" in [line.text for line in overlay(window).lines]
    overlay(window).put_away()
    window.context.options.set_tab(TabId.KV_CACHE)
    window.actions_.help.trigger()
    assert "Play or pause" not in [line.text for line in overlay(window).lines]
    assert "KV cache" in overlay(window).accessibleName()
    assert "Ctrl+R: Reset the scenario" in overlay(window).accessibleDescription()


def test_tab_stays_on_it_and_no_key_reaches_the_window_below(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.help.trigger()
    sheet = overlay(window)
    for _ in range(4):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(QApplication.focusWidget())
    view = window.tab(TabId.PASSES)
    qtbot.keyClick(sheet.leave, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(sheet, Qt.Key.Key_Space)
    assert view.player is not None
    assert not view.player.is_playing


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_it_stays_inside_a_small_window(window: MainWindow, text_scale: float) -> None:
    window.set_theme(load_theme("dark").scaled(text_scale))
    window.actions_.help.trigger()
    assert overlay(window).rect().contains(overlay(window).sheet.geometry())
    assert overlay(window)._area.horizontalScrollBar().maximum() == 0


def test_the_words_follow_from_it(window: MainWindow, qtbot: QtBot) -> None:
    window.actions_.help.trigger()
    qtbot.mouseClick(overlay(window).words, Qt.MouseButton.LeftButton)
    assert not overlay(window).isVisible()
    assert window.companions.words is not None
    assert window.companions.words.isVisible()
