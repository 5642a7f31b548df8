"""What all tabs have in common: a screen reader is told the tab in sentences, and only where there is one."""

import sys
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from app.core.evaluate import Results
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


class _FailingTab(CountingTab):
    fails = False

    def _show(self, results: Results) -> None:
        super()._show(results)
        if self.fails:
            raise ValueError("the tab cannot show this")


def test_a_failure_while_a_tab_appears_is_told_and_ends_nothing(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    context = new_context()
    tab = _FailingTab(context, theme)
    qtbot.addWidget(tab)
    context.state.set_prompt_tokens(123)
    told: list[BaseException | None] = []
    monkeypatch.setattr(sys, "excepthook", lambda _kind, error, _trace: told.append(error))

    tab.fails = True
    tab.show()

    assert [str(error) for error in told] == ["the tab cannot show this"]
