"""What all tabs have in common: a screen reader is told the tab in sentences, and only where there is one."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from tests.tabs.window_setup import CountingTab, new_context


@pytest.fixture
def screen_reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.mark.usefixtures("screen_reader")
def test_a_screen_reader_is_told_what_the_tab_says_now(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    tab = CountingTab(context, theme)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.accessibleDescription() == tab.summary() == "decode-dominated"
    # 8,000 prompt tokens at 600 a second, 100 answer tokens at 18
    context.state.apply(context.state.scenario.evolve(prompt_tokens=8_000, answer_tokens=100))
    assert tab.accessibleDescription() == "prefill-dominated"


def test_without_one_no_sentences_are_written(qtbot: QtBot, theme: Theme) -> None:
    tab = CountingTab(new_context(), theme)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.accessibleDescription() == ""
