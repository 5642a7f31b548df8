"""Slots, scratch memory, reserve and drivers on the KV cache tab, with numbers computed by hand."""

import pytest
from pytestqt.qtbot import QtBot

from app.core.scenario import Runtime
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ByteUnit, ViewOptions
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from tests.samples import CARD_SCENARIO, attention_group
from tests.tabs.window_setup import CATALOGUE
from tests.texts import plain


@pytest.fixture
def context() -> TabContext:
    scenario = CARD_SCENARIO.evolve(prompt_tokens=8_000, answer_tokens=192)
    return TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1500, 900)
    view.show()
    return view


def test_the_two_servers_are_told_apart(tab: KvCacheTab, context: TabContext) -> None:
    # 4 chats x 8,192 tokens = 32,768; the same 8,192 in llama-server would leave 2,048 for each
    context.state.set_batch(4)
    slots = tab.more.slots
    assert slots.server.text() == "llama-server: -c 32768 -np 4 --kv-unified. The chats share 32,768 tokens."
    assert slots.ollama.text() == (
        "Ollama: num_ctx 8192 with OLLAMA_NUM_PARALLEL 4. It multiplies: 32,768 tokens are kept."
    )
    assert slots.difference.text() == "The same 8,192 set in both would give each chat 2,048 tokens in llama-server."
    slots.cache.click()
    assert slots.server.text() == "llama-server: -c 32768 -np 4. It divides: each chat gets 8,192 tokens."


def test_the_choice_of_one_cache_or_several_is_one_commit(tab: KvCacheTab, context: TabContext) -> None:
    commits: list[object] = []
    context.state.scenario_changed.connect(commits.append)
    tab.more.slots.cache.click()
    assert len(commits) == 1
    assert context.state.scenario.runtime is Runtime.LLAMA_CPP
    assert not context.state.scenario.unified_cache


def test_separate_windows_take_more(tab: KvCacheTab, context: TabContext) -> None:
    # as in tests/core: 4,608 against 6,144 cells of 4,096 bytes = 18.9 and 25.2 MB
    windowed = CARD_SCENARIO.architecture.evolve(layer_groups=(attention_group(1, window=1_024),), num_hidden_layers=1)
    context.state.apply(
        CARD_SCENARIO.evolve(
            architecture=windowed, prompt_tokens=1_999, answer_tokens=1, batch=4, runtime=Runtime.LLAMA_CPP
        )
    )
    assert plain(tab.more.slots.difference.text()).startswith("One cache takes 18.9 MB, one for each chat 25.2 MB")


def test_scratch_memory_is_an_estimate_with_its_spread(tab: KvCacheTab, context: TabContext) -> None:
    # 456.98 MiB = 479 MB, 2,392 MiB = 2.51 GB
    others = tab.more.others
    assert plain(others.estimate.text()) == "Scratch memory: about 479 MB to 2.51 GB more. There is room for it."
    assert "4 measured buffers" in others.source.text()
    assert "4 to 10 times slower" in others.warning.text()
    assert not others.warning.text().startswith("⚠")
    context.state.set_context_tokens(55_000)  # 0.79 GB are left
    assert others.estimate.text().endswith("It may not fit.")
    assert others.warning.text().startswith("⚠")


def test_the_reserve_is_edited_in_the_unit_on_screen(tab: KvCacheTab, context: TabContext) -> None:
    reserve = tab.more.others.reserve
    reserve.value_changed.emit(1_000)
    assert context.state.scenario.reserve_bytes == 1_000_000_000
    context.options.set_byte_unit(ByteUnit.GIB)
    assert reserve.field.accessibleName() == "Kept free (MiB)"
    assert reserve.value == 954  # 10^9 / 2^20 = 953.7
    reserve.value_changed.emit(1_024)
    assert context.state.scenario.reserve_bytes == 2**30


def test_each_part_names_what_it_grows_with(tab: KvCacheTab, context: TabContext) -> None:
    drivers = tab.drivers
    assert drivers.weights.text() == "Weights: nothing"
    assert drivers.cache.text() == "KV cache: length × chats"
    assert drivers.state.isHidden()
    context.state.set_allocated_context_tokens(16_384)
    assert drivers.cache.text() == "KV cache: allocated length × chats"
    context.state.set_use_kv_cache(False)
    assert drivers.cache.text() == "KV cache: none"
    assert "Scratch memory (not in the bar): micro-batch" in drivers.accessibleDescription()


def test_the_length_at_which_the_cache_outweighs_the_weights_is_said(tab: KvCacheTab, context: TabContext) -> None:
    # 16e9 / 131,072 = 122,070.3
    assert tab.charts.crossover.text() == "From 122,071 tokens on, a pass reads more cache than weights."
    windowed = CARD_SCENARIO.architecture.evolve(layer_groups=(attention_group(32, window=1_024),))
    context.state.apply(CARD_SCENARIO.evolve(architecture=windowed))
    assert tab.charts.crossover.text() == "However long it gets, a pass reads more weights than cache."
