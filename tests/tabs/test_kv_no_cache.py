"""The KV cache tab where there is no cache: it says so, shows the time of whole passes, and offers to keep one."""

import pytest
from pytestqt.qtbot import QtBot

from app.core.evaluate import decode_sums
from app.core.scenario import Runtime
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ViewOptions
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.scenario_details import ScenarioDetails
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from tests.samples import CARD_SCENARIO
from tests.tabs.window_setup import CATALOGUE
from tests.texts import plain

SENTENCE = "There is no KV cache: every token is computed anew."


@pytest.fixture
def context() -> TabContext:
    scenario = CARD_SCENARIO.evolve(use_kv_cache=False, prompt_tokens=1_001, answer_tokens=998)
    return TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1500, 900)
    view.show()
    return view


def test_one_more_token_takes_a_pass_over_the_whole_conversation(tab: KvCacheTab, context: TabContext) -> None:
    # 1,999 tokens and the one more: 2 x 8e9 x 2,000 / 1e14 = 0.32 s; 1 / 0.32 = 3.125 tokens/s
    assert plain(tab.time_plot.accessibleDescription()) == "320 ms: 3.13 tokens/s"
    one_more = context.state.scenario.evolve(prompt_tokens=1_999, answer_tokens=2)
    assert decode_sums(one_more, answer_tokens=2).time_s == pytest.approx(0.32)  # what the timeline shows
    assert tab.charts.crossover.text().startswith("Each pass runs over the whole conversation again")


def test_nothing_is_said_of_a_cache_that_is_not_there(tab: KvCacheTab) -> None:
    said = [label.text() for label in tab.findChildren(TextLabel) if label.isVisible()]
    assert not any("cache grows" in text or "0 bytes" in text or "num_ctx" in text for text in said)
    assert f"Weights stay the same size. {SENTENCE}" in said
    assert said.count(SENTENCE) == 2  # how it is kept, and slots
    assert plain(tab.verdict.text) == f"Fits: 16 of 24 GB. {SENTENCE}".replace("16 of", "16.0 of")
    for control in (tab.allocation.runtime, tab.allocation.switch, tab.more.slots.cache):
        assert not control.isEnabled()


def test_a_cache_is_offered_with_what_it_would_bring(tab: KvCacheTab, context: TabContext) -> None:
    (row,) = [row for row in tab.advice.rows if not row.isHidden()]
    # (16e9 + 1,999 x 131,072) / 1e12 = 16.26 ms
    assert (row.text(), plain(row.value_text)) == ("Keep a KV cache", "16.3 ms for one more token")
    row.click()
    assert context.state.scenario.use_kv_cache
    assert "0 bytes" not in tab.allocation.words
    for control in (tab.allocation.runtime, tab.allocation.switch, tab.more.slots.cache):
        assert control.isEnabled()


def test_one_line_is_drawn_and_named(tab: KvCacheTab) -> None:
    (table,) = tab.tables()
    assert table.columns == ("Tokens", "Bytes, no KV cache", "Seconds for one more token")
    # at 128,000 tokens: 2 x 8e9 x 128,001 / 1e14 = 20.48 s
    assert table.rows[-1][1:] == (16e9, pytest.approx(20.48, abs=0.001))


@pytest.mark.parametrize("from_the_panel", [True, False])
def test_one_cache_for_all_chats_is_the_same_switch_wherever_it_is(
    qtbot: QtBot, tab: KvCacheTab, context: TabContext, theme: Theme, from_the_panel: bool
) -> None:
    details = ScenarioDetails(context, theme)
    qtbot.addWidget(details)
    details.show()
    switches = (details.one_cache, tab.more.slots.cache)
    assert not any(switch.isEnabled() for switch in switches)
    context.state.set_use_kv_cache(True)
    assert context.state.scenario.runtime is Runtime.IDEAL
    assert all(switch.isEnabled() for switch in switches)
    switches[0 if from_the_panel else 1].click()
    assert not any(switch.isChecked() for switch in switches)
    assert context.state.scenario.runtime is Runtime.LLAMA_CPP  # the only rule that knows a difference
