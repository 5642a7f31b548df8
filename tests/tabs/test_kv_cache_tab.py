"""The KV cache tab: the gauge, the charts, the verdict and the advice say the same numbers and follow the controls."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.scenario import Runtime
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ByteUnit, ViewOptions
from app.tabs.kv_cache.byte_axis import byte_ticks, written_byte_ticks
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.kv_cache.length_plots import NextTokenPlot, Point
from app.tabs.tab_view import TabContext, Tone
from app.theme.tokens import Role, Theme
from app.widgets.buttons import PaintedButton
from app.widgets.label_geometry import Box
from app.widgets.plot_axis import Axis
from app.widgets.plot_layer import PlotLayer
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, attention_group
from tests.texts import plain

CATALOGUE = load_catalogue(RESOURCES / "catalog")
US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.fixture
def context() -> TabContext:
    formats = CATALOGUE.cache_formats
    scenario = CARD_SCENARIO.evolve(
        weights=CATALOGUE.weight_formats["f16"], key_format=formats["f16"], value_format=formats["f16"]
    )
    return TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1500, 900)
    view.show()
    return view


def rows(tab: KvCacheTab) -> list[tuple[str, str]]:
    return [(row.text(), plain(row.value_text)) for row in tab.advice.rows if not row.isHidden()]


def parts(tab: KvCacheTab, context: TabContext) -> dict[str, str]:
    shown = tab.gauge.parts(context.state.results, context.state.scenario, ByteUnit.GB)
    return {part.key: plain(part.title) for part in shown if part.value > 0}


def test_32000_tokens_fit_with_20_2_of_24_gb(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_context_tokens(32_000)
    assert plain(tab.verdict.text) == "Fits: 20.2 of 24 GB. Room for 29,035 more tokens."  # 61,035 - 32,000
    assert tab.verdict.tone is Tone.GOOD
    # 16 GB of weights, 32,000 x 131,072 bytes = 4.19 GB, and what is left of 24 GB
    assert parts(tab, context) == {"weights": "Weights 16.0 GB", "cache": "KV cache 4.19 GB", "free": "free 3.81 GB"}
    assert plain(tab.time_plot.accessibleDescription()) == "20.2 ms: 49.5 tokens/s"


def test_128000_tokens_do_not_fit_by_8_78_gb(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_context_tokens(128_000)
    assert plain(tab.verdict.text) == "Does not fit: 8.78 GB too much. 61,035 tokens would fit."  # 32.78 - 24
    assert tab.verdict.tone is Tone.BAD
    assert parts(tab, context)["overflow"] == "8.78 GB too much"
    shown = tab.gauge.parts(context.state.results, context.state.scenario, ByteUnit.GB)
    overflow = next(part for part in shown if part.key == "overflow")
    assert overflow.role is Role.OVERFLOW
    assert overflow.hatch  # never by colour alone
    assert "32.8" in plain(tab.memory_plot.accessibleDescription())


def test_the_longest_conversation_of_each_format(tab: KvCacheTab) -> None:
    assert rows(tab) == [
        ("16-bit (f16)", "61,035 tokens"),
        ("8-bit (fp8)", "122,070 tokens"),
        ("8-bit (q8_0)", "114,889 tokens"),
        ("4-bit (q4_0)", "217,013 tokens"),  # 8 GB / 36,864 bytes
    ]
    assert [row.is_present for row in tab.advice.rows[:4]] == [True, False, False, False]


def test_pressing_a_format_stores_the_cache_that_way(tab: KvCacheTab, context: TabContext) -> None:
    tab.advice.rows[2].click()
    assert context.state.scenario.key_format.id == context.state.scenario.value_format.id == "q8_0"
    assert tab.advice.rows[2].is_present


def test_the_remedies_are_said_with_what_they_save(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_context_tokens(128_000)
    found = rows(tab)
    assert found[0] == ("Shorter context: 61,035", "saves 8.78 GB")
    assert found[1] == ("Smaller cache: 4-bit (q4_0)", "saves 12.1 GB")  # 128,000 x (131,072 - 36,864)
    assert [title.split(":")[0] for title, _ in found[2:]] == ["Smaller weights", "Bigger card"]
    assert found[3][1].startswith("adds ")


@pytest.mark.parametrize("index", [0, 1, 2, 3])
def test_pressing_a_remedy_makes_it_fit(tab: KvCacheTab, context: TabContext, index: int) -> None:
    context.state.set_context_tokens(128_000)
    tab.advice.rows[index].click()
    assert context.state.results.fits
    context.state.undo()
    assert not context.state.results.fits


def test_the_slider_moves_the_prompt_and_never_below_one_token(tab: KvCacheTab, context: TabContext) -> None:
    tab.tokens.slider.setValue(32_000)
    assert context.state.scenario.prompt_tokens == 31_140
    assert context.state.scenario.answer_tokens == 860
    tab.tokens.slider.setValue(200)
    assert context.state.scenario.prompt_tokens == 1
    assert tab.tokens.value == 861  # what the conversation really is


def test_allocating_up_front_takes_the_longest_context_at_once(tab: KvCacheTab, context: TabContext) -> None:
    tab.allocation.switch.click()
    assert context.state.scenario.allocated_context_tokens == 131_072
    # 131,072 x 131,072 bytes = 17.18 GB, and the weights: 33.18 GB, 9.18 too much
    assert plain(tab.verdict.text).startswith("Does not fit: 9.18 GB too much.")
    # (131,072 - 1,860) x 131,072 bytes hold no token
    assert "16.9 GB" in plain(tab.allocation.words)
    tab.allocation.switch.click()
    assert context.state.scenario.allocated_context_tokens is None


def test_the_runtime_is_chosen_here_and_the_difference_is_said(tab: KvCacheTab, context: TabContext) -> None:
    windowed = EXAMPLE_8B.evolve(layer_groups=(attention_group(32, window=1_024),))
    context.state.apply(context.state.scenario.evolve(architecture=windowed))
    # ideal 1,024 cells, llama.cpp 1,024 + 512 = 1,536 cells, of 131,072 bytes
    assert "134 MB and 201 MB" in plain(tab.allocation.words)
    ideal, llama_cpp = tab.allocation.runtime.findChildren(PaintedButton)
    assert ideal.isChecked()
    llama_cpp.click()
    assert context.state.scenario.runtime is Runtime.LLAMA_CPP
    assert context.state.results.kv_cache_bytes == 1_536 * 131_072


def test_full_windows_leave_nothing_to_grow(tab: KvCacheTab, context: TabContext) -> None:
    windowed = EXAMPLE_8B.evolve(layer_groups=(attention_group(32, window=1_024),))
    context.state.apply(context.state.scenario.evolve(architecture=windowed))
    assert "does not grow any more" in tab.verdict.text
    (table,) = tab.tables()
    assert table.rows[-1][1] == table.rows[len(table.rows) // 2][1]  # the curve is flat
    assert rows(tab)[0][1] == "no limit"


def test_a_real_card_that_is_almost_full_is_tight(tab: KvCacheTab, context: TabContext) -> None:
    card = CARD_SCENARIO.device.evolve(kind="gpu")
    context.state.apply(context.state.scenario.evolve(device=card, prompt_tokens=59_000))  # 0.15 GB are left
    assert plain(tab.verdict.text).startswith("Tight: 23.8 of 24 GB. The driver may spill into shared memory")
    # 24 - 16 = 8 GB hold 61,035 tokens of 131,072 bytes; 59,860 are there
    assert plain(tab.verdict.text).endswith("Room for 1,175 more tokens.")
    assert tab.verdict.tone is Tone.WARNING


def test_what_fits_without_scratch_memory_only_is_not_called_fitting(tab: KvCacheTab, context: TabContext) -> None:
    card = CARD_SCENARIO.device.evolve(kind="gpu")
    context.state.apply(context.state.scenario.evolve(device=card, prompt_tokens=45_000))
    # 24 - 16 - 45,860 x 131,072 = 1.99 GB are free; runtimes were seen to take 0.48 to 2.51 GB more
    assert plain(tab.verdict.text).startswith("Fits: 22.0 of 24 GB, without scratch memory. Room for 15,175")
    assert tab.verdict.tone is Tone.WARNING


def test_all_sizes_change_to_gib_at_once(tab: KvCacheTab, context: TabContext) -> None:
    context.options.set_byte_unit(ByteUnit.GIB)
    # 24e9 / 2**30 = 22.35; 16e9 + 1,860 x 131,072 bytes = 15.13 GiB
    assert plain(tab.verdict.text).startswith("Fits: 15.1 of 22.4 GiB.")
    assert "GB" not in plain(tab.gauge.bar.accessibleDescription())


def test_every_chat_has_its_own_cache(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_batch(4)
    # 8 GB / (4 x 131,072 bytes) = 15,258 tokens each, 1,860 of them used
    assert plain(tab.verdict.text) == "Fits: 17.0 of 24 GB. Room for 13,398 more tokens in each chat."
    assert plain(tab.time_plot.accessibleDescription()).endswith("in all")


def test_the_largest_conversations_are_told_in_tb(tab: KvCacheTab, context: TabContext) -> None:
    context.state.apply(context.state.scenario.evolve(prompt_tokens=1_048_576, answer_tokens=1_048_576, batch=1_024))
    # 1,024 x 2,097,152 x 131,072 bytes = 281.5 TB
    assert plain(tab.verdict.text).startswith("Does not fit: 281 TB too much.")
    assert not tab.grab().isNull()


def test_a_hidden_tab_catches_up_when_it_is_shown(tab: KvCacheTab, context: TabContext) -> None:
    tab.hide()
    before = tab.verdict
    context.state.set_context_tokens(128_000)
    assert tab.verdict == before
    tab.show()
    assert tab.verdict.tone is Tone.BAD


def test_every_theme_is_drawn(tab: KvCacheTab, any_theme: Theme) -> None:
    tab.set_theme(any_theme)
    image = tab.grab().toImage()
    colors = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 8


def test_another_language_is_taken_at_run_time(tab: KvCacheTab) -> None:
    before = tab.verdict
    QApplication.sendEvent(tab, QEvent(QEvent.Type.LanguageChange))
    assert tab.verdict == before


@pytest.mark.parametrize("width", [800, 1_000, 1_500])
def test_nothing_overlaps_at_any_width(tab: KvCacheTab, width: int) -> None:
    tab.resize(width, 900)
    QApplication.processEvents()
    cards = [card.geometry() for card in tab.cards]
    for index, card in enumerate(cards):
        assert not any(card.intersects(other) for other in cards[index + 1 :])


def test_a_full_hd_window_shows_all_of_it(tab: KvCacheTab) -> None:
    tab.resize(1_600, 950)  # what the panel, the tabs and the verdict leave of 1920 x 1080
    QApplication.processEvents()
    assert tab._area.verticalScrollBar().maximum() == 0


def test_the_weights_are_named_only_where_their_band_holds_the_word(tab: KvCacheTab, context: TabContext) -> None:
    layer = tab.memory_plot.canvas.findChild(PlotLayer)
    assert layer is not None

    def place() -> Box | None:
        tab.memory_plot.grab()
        return layer.boxes[[label.text for label in layer._labels].index("weights")]

    assert place() is not None  # 16 of 40 GB
    context.state.apply(context.state.scenario.evolve(batch=92))  # 92 x 17 GB at 128 k: the axis ends at 2 TB
    assert place() is None


def test_the_axis_of_times_has_one_unit(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    plot = NextTokenPlot(theme)
    qtbot.addWidget(plot)
    axes: list[Axis] = []

    def keep(_across: Axis, up: Axis) -> None:
        axes.append(up)

    monkeypatch.setattr(plot.canvas, "set_axes", keep)
    tokens = np.array([1.0, 1000.0])
    for longest_s in (0.9, 0.09):
        times_s = np.array([0.1, 1.0]) * longest_s
        plot.show_times(
            lengths=tokens, times_s=times_s, point=Point(context_tokens=1, value=0.0, text="now"), axis_title=""
        )
    texts = [[plain(text) for _, text in axis.ticks] for axis in axes]
    assert texts == [["0 s", "0.25 s", "0.5 s", "0.75 s", "1 s"], ["0 ms", "25 ms", "50 ms", "75 ms", "100 ms"]]


def test_ticks_divide_the_card() -> None:
    gb = ByteUnit.GB
    assert byte_ticks(24e9, unit=gb) == pytest.approx([0, 4e9, 8e9, 12e9, 16e9, 20e9, 24e9])
    assert byte_ticks(80e9, unit=gb)[1] == pytest.approx(10e9)
    texts = [plain(text) for _, text in written_byte_ticks(24 * 2**30, unit=ByteUnit.GIB, locale=US)]
    assert texts[0] == "0 GiB"
    assert texts[-1] == "24 GiB"
