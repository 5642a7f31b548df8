"""The timeline: what it shows of a scenario, how the wait plays, and what its controls change."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.scenario import Detail, Scenario
from app.tabs.tab_view import TabContext, Tone
from app.tabs.timeline.timeline_tab import TimelineTab
from app.theme.tokens import Role, Theme
from app.widgets.chip import Chip
from tests.tabs.timeline_setup import bar_words, laptop, make_tab
from tests.texts import plain


@pytest.fixture
def shown(qtbot: QtBot, theme: Theme) -> tuple[TimelineTab, TabContext]:
    tab, context = make_tab(theme, laptop())
    qtbot.addWidget(tab)
    tab.resize(1020, 700)
    tab.show()
    return tab, context


def test_the_balanced_request_is_told_with_its_times(shown: tuple[TimelineTab, TabContext]) -> None:
    # 1000/600 = 1.667 s, then 859 passes of 1/18 s = 47.72 s: 49.39 s in all, 96.6 % of it decode
    tab, _ = shown
    words = bar_words(tab)
    assert "PREFILL 1.67 s" in words
    assert "DECODE 47.7 s: 859 passes, one token each, 55.6 ms apart (TPOT)" in words
    assert "first token at 1.67 s (TTFT)" in words
    assert "whole answer at 49.4 s" in words
    assert plain(tab.verdict.text) == "Decode-dominated: 96.6 % of the 49.4 s is writing."
    assert tab.verdict.tone is Tone.DECODE


def test_a_long_document_turns_bar_verdict_and_advice_round(shown: tuple[TimelineTab, TabContext]) -> None:
    # 8000/600 = 13.33 s against 99/18 = 5.5 s: 70.8 % of 18.8 s
    tab, context = shown
    assert tab._cards.effects.rows[0].label == "Halve the answer"
    context.state.apply(laptop(prompt=8000, answer=100))
    assert plain(tab.verdict.text) == "Prefill-dominated: 71 % of the 18.8 s is reading the prompt."
    assert tab.verdict.tone is Tone.PREFILL
    assert [row.label for row in tab._cards.effects.rows][:2] == ["Halve the prompt", "Twice the compute"]
    assert plain(tab._cards.effects.rows[0].value) == "−6.67 s"
    assert tab._cards.effects.rows[0].role is Role.PREFILL


def test_the_chip_is_busy_in_prefill_and_idles_in_decode(shown: tuple[TimelineTab, TabContext]) -> None:
    # a token computes 1/600 s of the 1/18 s that its pass reads: 3 %
    tab, _ = shown
    prefill, decode = tab._cards.busy.rows
    assert (plain(prefill.value), plain(decode.value)) == ("100 %", "3.0 %")
    assert "compute-bound" in prefill.note
    assert "memory-bound" in decode.note


def test_an_answer_of_one_token_has_no_decode_pass(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, context = shown
    context.state.set_answer_tokens(1)
    assert tab._cards.busy.rows[1].share is None
    assert tab._cards.busy.rows[1].note == "no decode pass"
    assert tab._cards.cost.rows[1].share is None
    assert "DECODE" not in bar_words(tab)
    assert "no decode pass" in bar_words(tab)
    assert tab.verdict.text.startswith("Prefill only")
    assert tab._cards.comparison_sentence.text() == "Just as long: the only token comes out of the prefill."


def test_without_a_cache_the_same_answer_takes_half_an_hour(shown: tuple[TimelineTab, TabContext]) -> None:
    # 860 x 1000 + 860 x 859 / 2 = 1,229,370 tokens at 600 a second: 2,048.95 s, 41.5 times 49.39 s
    tab, context = shown
    words = plain(tab._cards.comparison.accessibleDescription())
    assert words == "49.4 s with the cache; 34 min 9 s: every pass reads the whole conversation again"
    assert plain(tab._cards.comparison_sentence.text()) == "41 × longer"
    said = tab._cards.computations_sentence
    assert said.text() == "Token computations: 1,859 with the cache, 1,229,370 without."
    context.state.set_batch(8)
    assert said.text() == "Token computations per chat: 1,859 with the cache, 1,229,370 without."


def test_an_answer_token_costs_33_prompt_tokens_until_chats_share_the_pass(
    shown: tuple[TimelineTab, TabContext],
) -> None:
    # (1/18) / (1/600) = 33.3; with 10 chats a tenth of it
    tab, context = shown
    assert [plain(row.value) for row in tab._cards.cost.rows] == ["1.67 ms", "55.6 ms"]
    assert "33 ×" in plain(tab.summary())
    context.state.set_batch(10)
    assert plain(tab._cards.cost.rows[1].value) == "5.56 ms"
    assert "3.3 ×" in plain(tab.summary())


def test_send_is_silent_until_the_first_token_and_then_keeps_the_rhythm(
    qtbot: QtBot, shown: tuple[TimelineTab, TabContext]
) -> None:
    tab, context = shown
    qtbot.mouseClick(tab._send.button, Qt.MouseButton.LeftButton)
    assert tab.player.is_playing
    assert tab._send.button.text() == "Stop"
    context.clock.step(1.6)  # TTFT is 1.667 s
    assert tab._send.count_words() == "0 of 860 tokens"
    assert tab._send.stream.shown_lines() == ()
    context.clock.step(0.1)  # 1.7 s
    assert tab._send.count_words() == "1 of 860 tokens"
    context.clock.step(1.0)  # 18 tokens a second
    assert tab._send.count_words() == "19 of 860 tokens"
    assert plain(tab._send.clock_words()) == "2.7 s"
    assert len(" ".join(tab._send.stream.shown_lines()).split()) == 19
    qtbot.mouseClick(tab._send.button, Qt.MouseButton.LeftButton)
    assert not tab.player.is_playing
    assert not context.clock.is_running
    assert (tab._send.button.text(), tab._send.count_words()) == ("Send", "0 of 860 tokens")


def test_the_wait_ends_by_itself_with_the_whole_answer(qtbot: QtBot, shown: tuple[TimelineTab, TabContext]) -> None:
    tab, context = shown
    qtbot.mouseClick(tab._send.speeds._segments[2], Qt.MouseButton.LeftButton)  # ×20
    qtbot.mouseClick(tab._send.button, Qt.MouseButton.LeftButton)
    context.clock.step(2.0)  # 40 s of the wait: 1 + (40 - 1.667) x 18 = 691 tokens
    assert tab._send.count_words() == "691 of 860 tokens"
    context.clock.step(1.0)
    assert tab._send.count_words() == "860 of 860 tokens"
    assert not context.clock.is_running


def test_another_scenario_sends_again(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, context = shown
    tab.player.play()
    context.clock.step(5.0)
    context.state.set_prompt_tokens(2000)
    assert tab.player.is_playing
    assert tab.player.position_s == 0.0
    context.clock.step(3.0)  # 2000/600 = 3.33 s of silence
    assert tab._send.count_words() == "0 of 860 tokens"
    tab.player.pause()


def test_another_theme_does_not_disturb_the_wait(shown: tuple[TimelineTab, TabContext], theme: Theme) -> None:
    tab, context = shown
    tab.player.play()
    context.clock.step(5.0)
    tab.set_theme(theme.scaled(1.5))
    assert tab.player.position_s == 5.0
    tab.player.pause()


def test_a_step_is_a_token(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, _ = shown
    tab.step(1)
    assert tab._send.count_words() == "1 of 860 tokens"
    tab.step(2)
    assert tab._send.count_words() == "3 of 860 tokens"
    tab.step(-3)
    assert tab._send.count_words() == "0 of 860 tokens"


def test_with_reduced_motion_the_wait_moves_once_a_second(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, context = shown
    context.options.set_reduced_motion(True)
    tab.player.play()
    context.clock.step(2.9)
    assert plain(tab._send.clock_words()) == "2.0 s"
    tab.player.pause()


def test_the_switch_of_detail_changes_the_scenario_and_the_note(
    qtbot: QtBot, shown: tuple[TimelineTab, TabContext]
) -> None:
    tab, context = shown
    assert tab._note.text().startswith("Simple model: reading weights and arithmetic only.")
    assert isinstance(tab._detail, Chip)
    tab._detail.click()
    assert context.state.scenario.detail is Detail.FULL
    assert tab._note.text().startswith("Full detail")
    tab._detail.click()
    assert context.state.scenario.detail is Detail.SIMPLE


def test_a_hidden_tab_waits_and_catches_up(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, context = shown
    tab.player.play()
    tab.hide()
    assert not context.clock.is_running
    before = bar_words(tab)
    context.state.set_answer_tokens(100)
    assert bar_words(tab) == before
    tab.show()
    assert "DECODE 5.50 s" in bar_words(tab)  # 99/18


EXTREMES = [
    laptop(prompt=1, answer=1),
    laptop(prompt=1_048_576, answer=1),
    laptop(prompt=1, answer=1_048_576),
    laptop(prompt=1_048_576, answer=1_048_576).evolve(use_kv_cache=False),
    laptop(prompt=1000, answer=10).evolve(batch=1024, detail=Detail.FULL),
]


@pytest.mark.parametrize("scenario", EXTREMES)
def test_extremes_can_be_shown_stepped_and_played(qtbot: QtBot, any_theme: Theme, scenario: Scenario) -> None:
    tab, _ = make_tab(any_theme, scenario)
    qtbot.addWidget(tab)
    tab.resize(1020, 700)
    tab.show()
    tab.step(1)
    assert tab._send.count_words().startswith("1 of ")
    tab.player.seek(tab.player.duration_s)
    image = tab.grab().toImage()
    assert _colors(image) > 20
    assert tab.verdict.text


def _colors(image: QImage) -> int:
    return len({image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)})


def test_at_full_hd_nothing_has_to_be_scrolled(qtbot: QtBot, theme: Theme) -> None:
    tab, _ = make_tab(theme, laptop())
    qtbot.addWidget(tab)
    tab.resize(1600, 900)  # 1920x1080 less the scenario panel, the tab row and the verdict
    tab.show()
    assert tab._page.minimumSizeHint().height() <= 900


def test_in_a_small_window_bar_busyness_and_advice_are_in_sight(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, _ = shown
    for widget in (tab._bar, tab._cards.busy, tab._cards.effects):
        assert widget.mapTo(tab, widget.rect().bottomRight()).y() < tab.height()


def test_large_text_in_a_small_window_scrolls_in_one_direction_only(qtbot: QtBot, theme: Theme) -> None:
    tab, _ = make_tab(theme.scaled(2.0), laptop(prompt=1_048_576, answer=1_048_576))
    qtbot.addWidget(tab)
    tab.resize(1020, 700)
    tab.show()
    assert tab._page.minimumSizeHint().width() <= 1020


def test_another_language_can_be_told_at_run_time(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, _ = shown
    QApplication.sendEvent(tab, QEvent(QEvent.Type.LanguageChange))
    assert tab._title.text() == "One answer, start to finish"


def test_the_tables_hold_the_numbers(shown: tuple[TimelineTab, TabContext]) -> None:
    tab, _ = shown
    phases, advice, cache, cost = tab.tables()
    assert phases.rows[0][2] == pytest.approx(1000 / 600)
    assert phases.rows[1][2] == pytest.approx(859 / 18)
    assert advice.rows[0][1] == pytest.approx(430 / 18)
    assert cache.rows[0][1] == pytest.approx(1_229_370 / 600)
    assert cost.rows[0][2] == pytest.approx(600 / 18)
