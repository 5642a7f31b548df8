"""The switch and the disclosure line: what they show, and what they tell."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.disclosure import Disclosure
from app.widgets.switch import Switch


@pytest.mark.parametrize("kind", [Switch, Disclosure])
def test_a_click_and_enter_tell_what_the_user_chose(qtbot: QtBot, theme: Theme, kind: type[Switch]) -> None:
    button = kind(theme, "Keep")
    qtbot.addWidget(button)
    told: list[bool] = []

    def remember(is_on: bool) -> None:
        told.append(is_on)

    button.clicked.connect(remember)
    button.setChecked(True)
    assert told == []
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert told == [False, True]


@pytest.mark.parametrize("kind", [Switch, Disclosure])
def test_on_and_off_look_different_in_every_theme(qtbot: QtBot, any_theme: Theme, kind: type[Switch]) -> None:
    button = kind(any_theme, "Keep")
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    off = button.grab().toImage()
    button.setChecked(True)
    assert button.grab().toImage() != off


def test_a_switch_too_narrow_for_its_words_tells_them_in_the_tooltip(qtbot: QtBot, theme: Theme) -> None:
    switch = Switch(theme, "One cache for all chats at once")
    qtbot.addWidget(switch)
    switch.resize(switch.minimumSizeHint())
    switch.grab()
    assert switch.toolTip() == "One cache for all chats at once"
    switch.resize(switch.sizeHint())
    switch.grab()
    assert switch.toolTip() == ""
