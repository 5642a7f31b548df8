"""The roofline tab: the race follows the scenario, the controls change it, and the words have the right numbers."""

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.scenario import Detail, Scenario
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ViewOptions
from app.tabs.roofline.race_words import pace_text, verdict_text
from app.tabs.roofline.roofline_tab import RooflineTab
from app.tabs.tab_view import TabContext, Tone
from app.theme.tokens import Theme
from tests.core.test_race import pass_cost
from tests.samples import CARD_SCENARIO
from tests.texts import plain

CATALOGUE = load_catalogue(RESOURCES / "catalog")
US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.fixture
def context() -> TabContext:
    return TabContext(state=AppState(CARD_SCENARIO), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> RooflineTab:
    view = RooflineTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1200, 900)
    view.show()
    return view


def test_one_token_is_memory_bound_and_arithmetic_waits_15_84_of_16_ms(tab: RooflineTab) -> None:
    assert plain(tab.verdict.text) == "Memory-bound: arithmetic waits 15.84 of 16.00 ms."
    tab.player.seek_share(1.0)
    assert plain(tab.bars[1].waiting_text) == "waits 15.84 ms"  # not rounded otherwise than below
    assert tab.verdict.tone is Tone.DECODE
    reading, arithmetic = tab.bars
    assert plain(reading.time_text) == "16.00 ms"  # the same digits in the whole sum
    assert plain(arithmetic.time_text) == "0.16 ms"
    assert (reading.share, arithmetic.share) == pytest.approx((1.0, 0.01))


@pytest.mark.parametrize(
    ("tokens", "sentence"),
    [
        (32, "Memory-bound: arithmetic waits 10.88 of 16.00 ms."),  # 16 - 32 x 0.16
        (100, "In balance: both jobs take 16 ms, neither waits."),
        (1_000, "Compute-bound: reading weights waits 144 of 160 ms."),
    ],
)
def test_the_verdict_follows_the_tokens_in_the_pass(
    tab: RooflineTab, context: TabContext, tokens: int, sentence: str
) -> None:
    context.state.set_pass_tokens(tokens)
    assert plain(tab.verdict.text) == sentence


def test_the_slider_moves_the_scenario(tab: RooflineTab, context: TabContext) -> None:
    tab.tokens_slider.slider.setValue(200)
    assert context.state.scenario.pass_tokens == 200
    assert tab.tokens_slider.value == 200


def test_the_presets_are_1_32_balance_and_1000(tab: RooflineTab, context: TabContext) -> None:
    chosen = []
    for chip in tab.chips:
        chip.click()
        chosen.append(context.state.scenario.pass_tokens)
        assert chip.isChecked()
    assert chosen == [1, 32, 100, 1_000]


def test_the_balance_chip_says_where_it_is_and_rests_where_there_is_none(tab: RooflineTab, context: TabContext) -> None:
    assert "100" in tab.chips[2].text()
    device = CARD_SCENARIO.device.evolve(peak_flops_per_s=1e11)  # balance at 0.1 tokens: no pass is that short
    context.state.set_device(device)
    assert not tab.chips[2].isEnabled()


def test_a_change_shows_the_finished_race_at_once_and_play_runs_it_from_the_start(
    tab: RooflineTab, context: TabContext
) -> None:
    assert tab.player.position_s == pytest.approx(0.64)  # 40 x 16 ms
    tab.player.play()
    assert tab.player.position_s == 0.0
    context.clock.step(0.32)
    assert plain(tab.bars[0].time_text) == "8.00 ms"
    assert plain(tab.bars[1].waiting_text) == "waits 7.84 ms"
    context.state.set_pass_tokens(1_000)
    assert not tab.player.is_playing
    assert tab.player.position_s == pytest.approx(6.4)  # 40 x 160 ms
    assert not context.clock.is_running


def test_each_preset_and_each_drag_is_a_step_to_undo(tab: RooflineTab, context: TabContext) -> None:
    state, slider = context.state, tab.tokens_slider.slider
    slider.setSliderDown(True)
    for tokens in (7, 8):
        slider.setValue(tokens)
    slider.setSliderDown(False)
    tab.chips[1].click()  # 32 chats
    tab.chips[3].click()  # a prompt of 1,000
    slider.setSliderDown(True)
    slider.setValue(2_000)
    slider.setSliderDown(False)
    found = []
    while state.can_undo:
        state.undo()
        found.append(state.scenario.pass_tokens)
    assert found == [1_000, 32, 8, 1]


def test_steps_are_tenths_of_the_race(tab: RooflineTab) -> None:
    tab.step(-3)
    assert plain(tab.bars[0].time_text) == "11.20 ms"  # 0.7 x 16 ms
    tab.step(1)
    assert plain(tab.bars[0].time_text) == "12.80 ms"


def test_reduced_motion_jumps_to_the_end(tab: RooflineTab, context: TabContext) -> None:
    context.options.set_reduced_motion(True)
    tab.player.play()
    assert not tab.player.is_playing
    assert tab.player.position_s == tab.player.duration_s


def test_a_hidden_tab_stops_and_catches_up_when_it_is_shown(tab: RooflineTab, context: TabContext) -> None:
    tab.player.play()
    tab.hide()
    assert not context.clock.is_running
    before = tab.verdict
    context.state.set_pass_tokens(1_000)
    assert tab.verdict == before
    tab.show()
    assert plain(tab.verdict.text) == "Compute-bound: reading weights waits 144 of 160 ms."


def test_the_points_of_the_chart(tab: RooflineTab, context: TabContext) -> None:
    context.state.set_batch(200)
    (table,) = tab.tables()
    names = [str(row[0]) for row in table.rows]
    assert names[:3] == ["decode, 1 chat", "decode, 200 chats", "prefill, 200,000 tokens"]
    assert [row[2] for row in table.rows] == pytest.approx([1.0, 200.0, 200_000.0, 1.0])
    assert [row[3] for row in table.rows] == pytest.approx([1e12, 1e14, 1e14, 1e12])


@pytest.mark.parametrize("changes", [{"prompt_tokens": 1_048_576, "batch": 1_024}, {"detail": Detail.FULL}])
def test_extremes_stay_in_the_frame(tab: RooflineTab, context: TabContext, changes: dict[str, object]) -> None:
    scenario: Scenario = context.state.scenario.evolve(**changes)
    context.state.apply(scenario)
    assert not tab.grab().isNull()
    view = tab.plot.canvas.view_box().adjusted(-1, -1, 1, 1)
    shown = tab.plot.shown_points()
    assert len(shown) == 4
    assert all(view.contains(tab.plot.canvas.pixel(x, y)) for x, y in shown)


def test_every_theme_is_drawn(tab: RooflineTab, any_theme: Theme) -> None:
    tab.set_theme(any_theme)
    image = tab.grab().toImage()
    colors = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 8


def test_another_language_is_taken_at_run_time(tab: RooflineTab) -> None:
    QApplication.sendEvent(tab, QEvent(QEvent.Type.LanguageChange))
    assert plain(tab.verdict.text) == "Memory-bound: arithmetic waits 15.84 of 16.00 ms."


def test_the_screen_says_how_fast_the_race_runs() -> None:
    assert pace_text(US, pass_cost(read_s=0.016, compute_s=0.001), speed=1.0).startswith("Slowed 40 times.")
    assert pace_text(US, pass_cost(read_s=0.016, compute_s=0.001), speed=4.0).startswith("Slowed 10 times.")
    assert pace_text(US, pass_cost(read_s=80.0, compute_s=1.0), speed=1.0).startswith("Quickened 10 times.")
    assert "add 5\N{NO-BREAK SPACE}ms" in pace_text(
        US, pass_cost(read_s=0.010, compute_s=0.002, time_s=0.015), speed=1.0
    )


def test_waits_of_minutes_have_their_own_units() -> None:
    text = plain(verdict_text(US, pass_cost(read_s=60.0, compute_s=300.0)))
    assert text == "Compute-bound: reading weights waits 4 min of 5 min."


@pytest.mark.parametrize("pass_tokens", [1, 32, 100, 1_000, 8_192])
def test_a_low_chart_names_both_roofs_and_the_ridge(tab: RooflineTab, context: TabContext, pass_tokens: int) -> None:
    tab.resize(958, 588)  # what a window of 1280 x 720 leaves
    context.state.set_pass_tokens(pass_tokens)
    tab.grab()  # words are placed as they are drawn
    assert tab.plot._is_low()
    written = {plain(label.text) for label, placed in tab.plot.canvas._layer.placed if placed is not None}
    assert {"1,000 GB/s", "100 TFLOP/s", "ridge 100 FLOP/byte"} <= written
