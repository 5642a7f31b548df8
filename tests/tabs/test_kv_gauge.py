"""The memory gauge where the card's end cuts a part, and the advice below it: numbers that add up, in each chat."""

import pytest
from pytestqt.qtbot import QtBot

from app.core.architecture import LayerGroup, LayerKind
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ByteUnit, ViewOptions
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, EXAMPLE_CARD, attention_group
from tests.tabs.window_setup import CATALOGUE
from tests.texts import plain


@pytest.fixture
def context() -> TabContext:
    return TabContext(state=AppState(CARD_SCENARIO), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1500, 900)
    view.show()
    return view


def titles(tab: KvCacheTab, context: TabContext) -> dict[str, str]:
    parts = tab.gauge.parts(context.state.results, context.state.scenario, ByteUnit.GB)
    return {part.key: plain(part.title) for part in parts if part.value > 0}


def test_weights_that_the_cards_end_cuts_say_how_much_lies_on_it(tab: KvCacheTab, context: TabContext) -> None:
    small = EXAMPLE_CARD.evolve(memory_bytes=10_000_000_000)
    context.state.apply(context.state.scenario.evolve(device=small))
    shown = titles(tab, context)
    assert shown["weights"] == "Weights 10.0 of 16 GB"
    assert shown["weights-over"] == "Weights: 6.00 GB beyond the card"
    assert shown["overflow"] == "KV cache 244 MB"  # 1,860 x 131,072 bytes, wholly beyond the card


def test_a_cache_that_the_cards_end_cuts_says_how_much_lies_on_it(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_context_tokens(128_000)  # 16.78 GB, of which 24 - 16 fit
    shown = titles(tab, context)
    assert shown["weights"] == "Weights 16.0 GB"
    assert shown["cache"] == "KV cache 8.00 of 16.8 GB"


def test_a_state_that_the_cards_end_cuts_is_not_called_a_cache(tab: KvCacheTab, context: TabContext) -> None:
    recurrent = LayerGroup(kind=LayerKind.RECURRENT, count=1, state_bytes_per_sequence=3_000_000_000)
    hybrid = EXAMPLE_8B.evolve(layer_groups=(attention_group(31), recurrent))
    card = EXAMPLE_CARD.evolve(memory_bytes=17_000_000_000)
    context.state.apply(context.state.scenario.evolve(architecture=hybrid, device=card))
    shown = titles(tab, context)
    assert shown["state"] == "State 1.00 of 3 GB"
    assert shown["state-over"] == "State 2.00 GB"
    assert shown["overflow"] == "KV cache 236 MB"  # 1,860 x 31 x 4,096 bytes
    assert "too much" in plain(tab.gauge.bar.accessibleDescription())  # 2.24 GB in all


def test_a_reserve_lies_between_what_is_usable_and_the_cards_end(tab: KvCacheTab, context: TabContext) -> None:
    small = EXAMPLE_CARD.evolve(memory_bytes=10_000_000_000)
    context.state.apply(context.state.scenario.evolve(device=small, reserve_bytes=1_000_000_000))
    # 16 GB + 0.244 GB - 9 GB
    assert plain(tab.gauge.bar.accessibleDescription()).endswith("usable: 9 GB, 7.24 GB too much")
    context.state.apply(CARD_SCENARIO.evolve(reserve_bytes=1_000_000_000, prompt_tokens=100_000))
    assert plain(tab.gauge.bar.accessibleDescription()).endswith("usable: 23 GB")
    parts = tab.gauge.parts(context.state.results, context.state.scenario, ByteUnit.GB)
    (reserve,) = [part for part in parts if part.key == "reserve"]
    assert (reserve.role, reserve.hatch) == (None, True)  # no colour that a part which holds something has


def test_lengths_that_fit_are_those_of_each_chat(tab: KvCacheTab, context: TabContext) -> None:
    context.state.apply(context.state.scenario.evolve(batch=16, prompt_tokens=10_000))
    # 8 GB / (16 x 131,072 bytes) = 3,814 tokens
    assert plain(tab.verdict.text).endswith("3,814 tokens in each chat would fit.")
    assert tab.advice.rows[0].text() == "Shorter context of each chat: 3,814"
    context.state.apply(context.state.scenario.evolve(prompt_tokens=1_000))
    assert tab.advice._title.text() == "Longest conversation in each chat"


def test_one_change_is_not_called_each(tab: KvCacheTab, context: TabContext) -> None:
    scenario = context.state.scenario.evolve(
        architecture=CATALOGUE.architectures["llama-3.1-70b"],
        weights=CATALOGUE.weight_formats["q4_k_m"],
        device=CATALOGUE.devices["rtx-4090"],
        prompt_tokens=200_000,
    )
    context.state.apply(scenario)
    assert len([row for row in tab.advice.rows if not row.isHidden()]) == 1
    assert tab.advice._hint.text() == "This alone is enough; press it to do it."
