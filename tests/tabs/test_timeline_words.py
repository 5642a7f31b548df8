"""What the timeline says in words: ranges, the wait, equal phases, sums, and what sharing a pass does."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.core.scenario import Detail
from app.tabs.tab_view import Tone
from app.theme.tokens import Theme
from tests.tabs.timeline_setup import CATALOGUE, bar_words, laptop, make_tab
from tests.texts import plain


def test_predicted_times_carry_their_range_and_exact_ones_do_not(qtbot: QtBot, theme: Theme) -> None:
    exact, context = make_tab(theme, laptop())
    qtbot.addWidget(exact)
    exact.show()
    assert "(" not in exact.verdict.text
    card = CATALOGUE.device("rtx-4090")
    context.state.apply(laptop().evolve(device=card, detail=Detail.FULL))
    # 9 of 10 measurements lie between 1 / (1 + band) and 1 + band times the prediction: two ends in brackets
    assert exact.verdict.text.count("–") == 1
    assert "9 of 10" in exact._note.text()
    assert "512" in exact._note.text()


def test_the_words_of_the_wait_follow_its_speed(qtbot: QtBot, theme: Theme) -> None:
    """1,000 prompt tokens at 600 tokens/s are 1.67 s; at 18 tokens/s a token comes every 55.6 ms."""
    tab, _ = make_tab(theme, laptop())
    qtbot.addWidget(tab)
    tab.show()
    assert "Feel the wait in real time" in tab._send.stream.accessibleDescription()
    qtbot.mouseClick(tab._send.speeds._segments[1], Qt.MouseButton.LeftButton)
    told = tab._send.stream.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    assert told == "The wait, played at 5 ×. In real time: nothing for 1.67 s, then a token every 55.6 ms."
    tab.choose_speed(1.0)
    assert "Feel the wait in real time" in tab._send.stream.accessibleDescription()


def test_the_verdict_says_that_the_machine_has_too_little_memory(qtbot: QtBot, theme: Theme) -> None:
    tab, context = make_tab(theme, laptop())
    qtbot.addWidget(tab)
    tab.show()
    assert "memory" not in tab.verdict.text
    context.state.set_prompt_tokens(100_000)  # at 524,288 bytes a token 52 GB of cache beside the laptop's 16 GB
    assert tab.verdict.text.endswith("But it does not fit in memory.")


def test_equal_phases_are_told_as_equal(qtbot: QtBot, theme: Theme) -> None:
    # One token of prompt and one decode pass: 4 GB of weights at 70.9 GB/s, 55.6 ms each
    tab, context = make_tab(theme, laptop(prompt=1, answer=2))
    qtbot.addWidget(tab)
    tab.show()
    assert plain(tab.verdict.text) == "Both phases take equally long: 55.6 ms each."
    assert tab.verdict.tone is Tone.NEUTRAL
    assert ", one token, 55.6 ms (TPOT)" in bar_words(tab)
    assert "apart" not in bar_words(tab)  # from what?
    assert "then a token, and the second 55.6 ms later" in plain(tab._send.stream.accessibleDescription())
    context.state.set_answer_tokens(3)
    assert plain(tab.verdict.text).startswith("Decode-dominated: 67 % of")


def test_parts_and_whole_add_up_as_written(qtbot: QtBot, theme: Theme) -> None:
    # 1,000 / 600 = 1.6667 s and 3 / 18 = 0.16667 s: 1.67 s + 167 ms = 1.837 s, written 1.84 s; really 1.833 s
    tab, _ = make_tab(theme, laptop(answer=4))
    qtbot.addWidget(tab)
    words = bar_words(tab)
    assert "PREFILL 1.67 s" in words
    assert "DECODE 167 ms" in words
    assert "whole answer at 1.84 s" in words
    assert "of the 1.84 s is" in plain(tab.verdict.text)
    assert "1.84 s with the cache" in plain(tab._cards.comparison.accessibleDescription())


def test_what_sharing_does_to_the_price_follows_the_curve(qtbot: QtBot, theme: Theme) -> None:
    tab, context = make_tab(theme, laptop())
    qtbot.addWidget(tab)
    tab.show()
    assert "Chats that share a pass bring it down." in tab.summary()
    # A pass over one token costs the same in both phases, however many chats there are.
    context.state.set_prompt_tokens(1)
    assert "Here chats that share a pass do not change it." in tab.summary()
    context.state.set_prompt_tokens(100)  # all experts are read for the prompt of one chat already, few for its answer
    context.state.set_architecture(CATALOGUE.architecture("nemotron-3-nano-30b-a3b"))
    assert "it first rises, up to" in tab.summary()
    assert "because they touch more experts" in tab.summary()
