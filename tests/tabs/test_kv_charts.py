"""The charts of the KV cache tab: no line without a name, and axes whose numbers are round in their one unit."""

import numpy as np
import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ByteUnit, ViewOptions
from app.tabs.kv_cache.byte_axis import written_byte_ticks
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.kv_cache.length_plots import bundled_curves
from app.tabs.kv_cache.time_axis import coarse_time_scale
from app.tabs.tab_view import TabContext
from app.tabs.time_texts import tick_texts
from app.theme.tokens import Theme
from app.widgets.plot_layer import PlotLayer
from tests.samples import CARD_SCENARIO
from tests.tabs.window_setup import CATALOGUE
from tests.texts import plain

US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)
MODELS = ("qwen3-235b-a22b", "llama-3.1-70b", "deepseek-v3", "gemma-3-27b", "qwen3-next-80b", "example-8b")


@pytest.fixture
def context() -> TabContext:
    formats = CATALOGUE.cache_formats
    scenario = CARD_SCENARIO.evolve(key_format=formats["f16"], value_format=formats["f16"])
    return TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1100, 700)
    view.show()
    return view


@pytest.mark.parametrize("model", MODELS)
@pytest.mark.parametrize("device", ["h200-sxm", "rtx-4090"])
def test_no_line_is_drawn_without_a_name(tab: KvCacheTab, context: TabContext, model: str, device: str) -> None:
    formats, canvas = CATALOGUE.cache_formats, tab.memory_plot.canvas
    layer = canvas.findChild(PlotLayer)
    assert layer is not None
    for key, value, chats, prompt in (
        ("f16", "f16", 1, 1_000),
        ("q8_0", "q4_0", 1, 200_000),
        ("q5_1", "q5_1", 8, 1_000),
        ("q8_0", "q8_0", 64, 8_000),
    ):
        context.state.apply(
            context.state.scenario.evolve(
                architecture=CATALOGUE.architectures[model],
                weights=CATALOGUE.weight_formats["q4_k_m"],
                device=CATALOGUE.devices[device],
                key_format=formats[key],
                value_format=formats[value],
                batch=chats,
                prompt_tokens=prompt,
            )
        )
        tab.memory_plot.grab()
        drawn = set(canvas.line_pieces())
        named = {label.line for label, placed in layer.placed if placed is not None}
        assert drawn <= named, (key, value, chats)
        words = " ".join(label.text for label, placed in layer.placed if placed is not None and label.line in drawn)
        assert all(name in words for name in ("f16", "q8_0", "q4_0")), (key, value, chats)


def test_curves_that_lie_together_are_one_line_with_all_their_names() -> None:
    low, near, high = np.array([1.0, 2.0]), np.array([1.0, 2.1]), np.array([1.0, 3.0])
    assert bundled_curves((low, high, near), nearest=0.2) == [[0, 2], [1]]
    assert bundled_curves((low, high, near), nearest=0.05) == [[0], [1], [2]]


def test_many_chats_shorten_the_axis_so_that_the_cards_end_is_seen(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_batch(64)
    tab.memory_plot.grab()
    # 8 GB / (64 x 131,072 bytes) = 953 tokens fit; four times as many are held by the shortest axis
    assert tab.memory_plot.canvas._x.high == 8_000
    assert tab.memory_plot.canvas._y.high == 100e9  # 16 + 64 x 8,000 x 131,072 = 83.1 GB: 24 GB are a quarter of it
    (table,) = tab.tables()
    assert table.rows[-1][0] == 8_000


@pytest.mark.parametrize(
    ("longest_s", "texts"),
    [
        (0.00005, "0 ms 0.02 ms 0.04 ms 0.06 ms 0.08 ms"),
        (0.3, "0 ms 100 ms 200 ms 300 ms 400 ms"),
        (1.5, "0 s 0.5 s 1 s 1.5 s 2 s"),
        (41.0, "0 s 15 s 30 s 45 s 60 s"),
        (61.0, "0 min 1 min 2 min"),
        (150.0, "0 min 1 min 2 min 3 min 4 min"),
        (600.0, "0 min 5 min 10 min 15 min 20 min"),
        (3_601.0, "0 h 1 h 2 h"),
        (30_000.0, "0 h 6 h 12 h 18 h 24 h"),
        (200_000.0, "0 d 1 d 2 d 3 d 4 d"),
        (1e8, "0 years 1 years 2 years 3 years 4 years"),
    ],
)
def test_times_are_round_in_the_unit_of_the_axis(longest_s: float, texts: str) -> None:
    scale = coarse_time_scale(longest_s)
    assert scale.end_s >= longest_s
    assert " ".join(plain(text) for _, text in tick_texts(US, scale)) == texts


@pytest.mark.parametrize(
    ("total", "unit", "texts"),
    [
        (1.49e12, ByteUnit.GB, "0 TB 0.2 TB 0.4 TB 0.6 TB 0.8 TB 1 TB 1.2 TB 1.4 TB"),
        (1.5 * 2**40, ByteUnit.GIB, "0 TiB 0.5 TiB 1 TiB 1.5 TiB"),
        (6.2e9, ByteUnit.GB, "0 GB 0.8 GB 1.6 GB 2.4 GB 3.2 GB 4 GB 4.8 GB 5.6 GB"),
    ],
)
def test_sizes_on_an_axis_are_written_in_one_unit(total: float, unit: ByteUnit, texts: str) -> None:
    assert " ".join(plain(text) for _, text in written_byte_ticks(total, unit=unit, locale=US)) == texts
