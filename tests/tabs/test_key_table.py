"""The table of keys is what the window answers to, no more and no less."""

import pytest
from PySide6.QtGui import QAction, QKeySequence, QShortcut

from app.state.view_options import TABS, TabId
from app.tabs.key_table import KEYS, TAB_COMMANDS, Command, commands_of, key_groups, readable
from app.tabs.main_window import MainWindow


def test_every_key_of_the_window_is_in_the_table_and_the_other_way_round(window: MainWindow) -> None:
    shortcuts = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
    actions = {key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()}
    table = {QKeySequence(key).toString() for keys in KEYS.values() for key in keys}
    assert (shortcuts | actions) - {""} == table


def test_no_key_does_two_things() -> None:
    keys = [QKeySequence(key).toString() for keys in KEYS.values() for key in keys]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("tab", TABS)
def test_a_tab_lists_keys_for_playing_exactly_if_it_plays(window: MainWindow, tab: TabId) -> None:
    assert (Command.PLAY in commands_of(tab)) == (window.tab(tab).player is not None)


@pytest.mark.parametrize("tab", TABS)
def test_every_command_that_works_on_a_tab_is_told(tab: TabId) -> None:
    told = " | ".join(line.keys for _, lines in key_groups(tab) for line in lines)
    playing = {Command.PLAY, Command.STEP_BACK, Command.STEP_FORWARD}
    expected = set(Command) - set(TAB_COMMANDS) - (set() if commands_of(tab) else playing)
    assert [command for command in expected if readable(command) not in told] == []
    assert "Ctrl+1 … Ctrl+5" in told
