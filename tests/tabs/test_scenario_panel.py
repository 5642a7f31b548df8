"""The scenario panel: what it shows of a scenario, and what its controls change."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLocale, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.architecture import StoredWeights
from app.core.formats import AS_STORED_ID, nearest_weight_format
from app.core.scenario import Detail, Runtime
from app.state.view_options import ByteUnit
from app.tabs.choice_entries import as_stored
from app.tabs.presets import PRESETS
from app.tabs.scenario_panel import ScenarioPanel
from app.tabs.scenario_texts import architecture_numbers, weights_count
from app.tabs.tab_view import TabContext
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from app.widgets.picker import SearchPicker
from tests.tabs.window_setup import CATALOGUE, new_context
from tests.texts import plain

ENGLISH = QLocale("en_US")


@pytest.fixture
def context() -> TabContext:
    return new_context()


@pytest.fixture
def panel(qtbot: QtBot, context: TabContext, theme: Theme) -> ScenarioPanel:
    panel = ScenarioPanel(context, theme)
    qtbot.addWidget(panel)
    panel.resize(panel.wanted_width(), 900)
    return panel


def face(picker: SearchPicker) -> tuple[str, str]:
    return picker.text(), picker.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")


def test_it_shows_the_start_scenario_in_numbers(panel: ScenarioPanel) -> None:
    # 7.0e9 weights x 4.5 bits / 8 = 3.94 GB; 32 layers x 2 x 32 heads x 128 x 2 bytes = 524,288
    choices = panel.choices
    assert face(choices.weights) == ("4-bit (q4_0)", "3.94 GB to read every pass")
    assert face(choices.machine) == ("Laptop", "16 GB · reads 600, writes 18 tok/s")
    assert face(choices.cache) == ("16-bit (f16)", "524,288 bytes per token")
    assert "7.0 B weights" in face(choices.model)[1]
    assert [part.value for part in panel.lengths._sliders] == [1_000, 860, 1]


def test_it_shows_the_example_card(panel: ScenarioPanel, context: TabContext) -> None:
    # 8.0e9 x 16 / 8 = 16.0 GB; 32 x 2 x 8 x 128 x 2 = 131,072
    state = context.state
    state.apply(
        state.scenario.evolve(
            architecture=CATALOGUE.architecture("example-8b"),
            weights=CATALOGUE.weight_format("f16"),
            device=CATALOGUE.device("example-card"),
        )
    )
    assert face(panel.choices.weights)[1] == "16.0 GB to read every pass"
    assert plain(face(panel.choices.machine)[1]) == "24 GB · 1,000 GB/s · 100 TFLOP/s"
    assert face(panel.choices.cache)[1] == "131,072 bytes per token"


def test_picking_changes_the_scenario(panel: ScenarioPanel, context: TabContext) -> None:
    panel.choices.model.picked.emit("llama-3.1-8b")
    panel.choices.weights.picked.emit("q8_0")
    panel.choices.machine.picked.emit("rtx-4090")
    panel.choices.cache.picked.emit("q4_0")
    scenario = context.state.scenario
    assert (scenario.architecture.id, scenario.weights.id, scenario.device.id) == ("llama-3.1-8b", "q8_0", "rtx-4090")
    assert (scenario.key_format.id, scenario.value_format.id) == ("q4_0", "q4_0")


def test_sliders_change_the_scenario(panel: ScenarioPanel, context: TabContext) -> None:
    lengths = panel.lengths
    for part, value in ((lengths.prompt, 32_000), (lengths.answer, 5), (lengths.chats, 200)):
        part.slider.setValue(value)
    scenario = context.state.scenario
    assert (scenario.prompt_tokens, scenario.answer_tokens, scenario.batch) == (32_000, 5, 200)


def test_one_drag_is_one_step_to_undo(panel: ScenarioPanel, context: TabContext) -> None:
    slider = panel.lengths.prompt.slider
    for value in (2_000, 3_000, 4_000):
        slider.setSliderDown(True)
        slider.setValue(value)
    slider.setSliderDown(False)
    slider.setSliderDown(True)
    slider.setValue(5_000)
    slider.setSliderDown(False)
    context.state.undo()
    assert context.state.scenario.prompt_tokens == 4_000
    context.state.undo()
    assert context.state.scenario.prompt_tokens == 1_000


def test_each_typed_number_is_one_step_to_undo(panel: ScenarioPanel, context: TabContext, qtbot: QtBot) -> None:
    field = panel.lengths.prompt.field
    for typed in ("50", "70", "32k"):
        field.selectAll()
        qtbot.keyClicks(field, typed)
        qtbot.keyClick(field, Qt.Key.Key_Return)
    found = [context.state.scenario.prompt_tokens]
    while context.state.can_undo:
        context.state.undo()
        found.append(context.state.scenario.prompt_tokens)
    assert found == [32_000, 70, 50, 1_000]


def test_cutting_the_prefill_is_a_step_of_its_own(panel: ScenarioPanel, context: TabContext) -> None:
    state = context.state
    state.set_prefill_chunk_tokens(512)
    state.set_prefill_chunk_tokens(600)
    state.set_prefill_chunk_tokens(700)  # the same drag
    state.set_prefill_chunk_tokens(None)
    found = []
    while state.can_undo:
        state.undo()
        found.append(state.scenario.prefill_chunk_tokens)
    assert found == [700, 512, None]


def test_showing_a_number_beyond_the_slider_s_steps_writes_nothing_back(
    panel: ScenarioPanel, context: TabContext
) -> None:
    scenario = context.state.scenario.evolve(prompt_tokens=123_457, answer_tokens=1_048_576, batch=1_024)
    context.state.apply(scenario)
    assert context.state.scenario == scenario


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_a_preset_is_one_change(panel: ScenarioPanel, context: TabContext, qtbot: QtBot, preset: object) -> None:
    state = context.state
    state.set_prompt_tokens(77)
    seen: list[object] = []
    state.results_changed.connect(seen.append)
    chip = panel.presets.chips[preset.id]  # type: ignore[attr-defined]
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert len(seen) == 1
    assert chip.isChecked()
    assert sum(other.isChecked() for other in panel.presets.chips.values()) == 1
    assert state.scenario.architecture.id == "example-7b"


def test_a_stored_prefix_shortens_the_wait(panel: ScenarioPanel, context: TabContext, qtbot: QtBot) -> None:
    # 16,000 / 600 = 26.7 s without, 500 / 600 = 0.83 s with 15,500 tokens stored
    context.state.set_use_kv_cache(False)
    qtbot.mouseClick(panel.presets.chips["resume-with-cache"], Qt.MouseButton.LeftButton)
    assert context.state.scenario.use_kv_cache
    assert context.state.results.ttft_s == pytest.approx(500 / 600)
    qtbot.mouseClick(panel.presets.chips["resume-without-cache"], Qt.MouseButton.LeftButton)
    assert context.state.results.ttft_s == pytest.approx(16_000 / 600)


def test_details_change_the_scenario(panel: ScenarioPanel, context: TabContext, qtbot: QtBot) -> None:
    details, state = panel.details, context.state
    panel.set_details_open(True)
    details.detail.chosen.emit(Detail.FULL)
    details.runtime.chosen.emit(Runtime.LLAMA_CPP)
    details.values.picked.emit("q8_0")
    qtbot.mouseClick(details.one_cache, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(details.chunked, Qt.MouseButton.LeftButton)
    details.prefix.slider.setValue(400)
    details.reserve.slider.setValue(1_500)
    scenario = state.scenario
    assert (scenario.detail, scenario.runtime) == (Detail.FULL, Runtime.LLAMA_CPP)
    assert (scenario.key_format.id, scenario.value_format.id) == ("f16", "q8_0")
    assert (scenario.unified_cache, scenario.prefill_chunk_tokens, scenario.cached_prefix_tokens) == (False, 512, 400)
    assert scenario.reserve_bytes == 1_500_000_000
    assert panel.choices.cache.text() == "keys f16, values q8_0"
    qtbot.mouseClick(details.kv_cache, Qt.MouseButton.LeftButton)
    assert not state.scenario.use_kv_cache


def test_choices_without_effect_are_greyed(panel: ScenarioPanel, context: TabContext) -> None:
    details = panel.details
    panel.set_details_open(True)
    panel.show()
    context.state.set_use_kv_cache(False)
    assert not details.one_cache.isEnabled()  # there is none to share
    assert not details.chunked.isEnabled()  # simple detail reads the weights once
    context.state.set_use_kv_cache(True)
    context.state.set_detail(Detail.FULL)
    assert details.one_cache.isEnabled()
    assert details.chunked.isEnabled()


def test_picking_what_is_chosen_already_changes_nothing_on_screen(panel: ScenarioPanel, context: TabContext) -> None:
    for picker in panel.choices._pickers:
        before = face(picker)
        picker._take(picker.value)
        assert face(picker) == before
    assert not context.state.can_undo


def test_closed_details_catch_up_when_opened(panel: ScenarioPanel, context: TabContext) -> None:
    panel.show()
    context.state.set_cached_prefix_tokens(400)
    assert panel.details.prefix.value == 0
    panel.set_details_open(True)
    assert panel.details.prefix.value == 400


def test_details_open_and_close(panel: ScenarioPanel, qtbot: QtBot) -> None:
    panel.show()
    assert not panel.details.isVisible()
    qtbot.mouseClick(panel.more, Qt.MouseButton.LeftButton)
    assert panel.details.isVisible()
    qtbot.waitUntil(lambda: panel._scroll.verticalScrollBar().value() > 0)  # what was opened is brought into view
    qtbot.mouseClick(panel.more, Qt.MouseButton.LeftButton)
    assert not panel.details.isVisible()


def test_a_model_from_a_file_shows_as_itself_and_gives_way(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    # 3.5e9 bytes x 8 / 7.0e9 weights = 4.0 bits per weight: q3_k_m, an average of exactly 4.0, is the nearest
    own = replace(
        CATALOGUE.architecture("example-7b"),
        id="models/own.gguf",
        name="My model",
        stored=StoredWeights(total_bytes=3_500_000_000),
        stored_format="Q4_K_M",
    )
    panel = ScenarioPanel(context, theme)
    qtbot.addWidget(panel)
    context.state.set_architecture(own, as_stored(own))
    assert face(panel.choices.model)[0] == "My model"
    assert face(panel.choices.weights) == ("Q4_K_M", "3.50 GB to read every pass")
    panel.choices.weights.picked.emit("f16")
    panel.choices.weights.picked.emit(AS_STORED_ID)
    assert context.state.scenario.weights.is_as_stored
    panel.choices.model.picked.emit("example-8b")
    assert context.state.scenario.weights.id == "q3_k_m"


def test_the_nearest_format_is_the_one_with_the_least_difference() -> None:
    formats = CATALOGUE.weight_formats
    assert nearest_weight_format(formats.values(), bits_per_weight=15.0).id == "f16"
    assert nearest_weight_format(formats.values(), bits_per_weight=8.6).id == "q8_0"


def test_the_unit_of_memory_changes_all_numbers_at_once(panel: ScenarioPanel, context: TabContext) -> None:
    # 3.9375e9 bytes / 2^30 = 3.667 GiB
    context.options.set_byte_unit(ByteUnit.GIB)
    assert face(panel.choices.weights)[1] == "3.67 GiB to read every pass"


def test_a_mixture_of_experts_tells_what_one_token_uses() -> None:
    moe = next(model for model in CATALOGUE.architectures.values() if model.is_moe)
    assert f"{weights_count(ENGLISH, moe.active_parameters)} per token" in architecture_numbers(ENGLISH, moe)


def test_weights_are_counted_in_millions_below_a_billion() -> None:
    assert weights_count(ENGLISH, 494_032_768) == "494 M"
    assert weights_count(ENGLISH, 8_000_000_000) == "8.0 B"
    assert weights_count(ENGLISH, 70_553_706_496) == "71 B"


def test_key_value_heads_are_read_off_the_layers() -> None:
    assert CATALOGUE.architecture("example-8b").num_key_value_heads == 8  # 1,024 values / 128 per head
    assert CATALOGUE.architecture("example-7b").num_key_value_heads == 32


def test_it_follows_the_language(panel: ScenarioPanel, context: TabContext) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("pl_PL"))
        panel.event(QEvent(QEvent.Type.LanguageChange))
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        assert panel.lengths.prompt.field.text() == QLocale("pl_PL").toString(1_000)
        context.state.set_prompt_tokens(32_000)
        assert panel.lengths.prompt.field.text() == QLocale("pl_PL").toString(32_000)
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_it_scrolls_where_it_does_not_fit(panel: ScenarioPanel, qtbot: QtBot, text_scale: float) -> None:
    panel.set_theme(load_theme("light").scaled(text_scale))
    panel.set_details_open(True)
    panel.resize(panel.wanted_width(), 500)
    panel.show()
    # sideways it fits: the content takes the viewport's width, and can
    qtbot.waitUntil(lambda: panel._scroll.widget().width() == panel._scroll.viewport().width())
    assert panel._scroll.widget().minimumSizeHint().width() <= panel._scroll.viewport().width()
    assert panel._scroll.verticalScrollBar().maximum() > 0
