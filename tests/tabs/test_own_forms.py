"""The forms for own models and machines: what they save, and what they refuse in one sentence."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.state.view_options import ByteUnit
from app.tabs.own.machine_form import SPEEDS, MachineForm
from app.tabs.own.model_form import ModelForm
from app.tabs.own.own_desk import OwnDesk
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.entry_field import EntryField
from tests.tabs.window_setup import CATALOGUE, new_context


@pytest.fixture
def context() -> TabContext:
    return new_context()


@pytest.fixture
def desk(qtbot: QtBot, context: TabContext, theme: Theme) -> OwnDesk:
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    desk = OwnDesk(context, theme, window)
    window.desk = desk  # type: ignore[attr-defined] # it lives as long as its window
    return desk


def model_form(desk: OwnDesk) -> ModelForm:
    desk.new_model()
    assert isinstance(desk.form, ModelForm)
    return desk.form


def machine_form(desk: OwnDesk) -> MachineForm:
    desk.new_machine()
    assert isinstance(desk.form, MachineForm)
    return desk.form


def fill(form: ModelForm, **texts: str) -> None:
    for name, text in texts.items():
        field = getattr(form, name)
        assert isinstance(field, EntryField)
        field.box.setText(text)


def test_a_model_is_saved_used_and_listed(desk: OwnDesk, context: TabContext) -> None:
    form = model_form(desk)
    form.name.setText("Tiny")
    fill(form, parameters="1.5", layers="10", heads="16", kv_heads="4", head_dim="64", max_context="8,192")
    form._save()
    architecture = context.state.scenario.architecture
    # 10 layers x 4 KV heads x 64 x 2 (K and V) x 2 bytes = 10,240 bytes per token
    assert (architecture.id, architecture.name, architecture.num_parameters) == ("own-tiny", "Tiny", 1_500_000_000)
    assert context.state.results.kv_cache_bytes_per_token == 10_240
    assert architecture.max_position_embeddings == 8_192
    assert context.library.shelf.own.architectures == (architecture,)
    assert desk.form is None


def test_the_present_model_is_the_start_and_may_be_a_mixture(desk: OwnDesk, context: TabContext) -> None:
    context.state.set_architecture(CATALOGUE.architecture("qwen3-30b-a3b"))
    form = model_form(desk)
    form.name.setText("Copy")
    form._save()
    original, copy = CATALOGUE.architecture("qwen3-30b-a3b"), context.state.scenario.architecture
    assert copy.num_experts == original.num_experts
    assert copy.active_parameters == pytest.approx(original.active_parameters, rel=1e-5)
    assert copy.layer_groups == original.layer_groups


@pytest.mark.parametrize(
    ("texts", "field", "said"),
    [
        ({"parameters": "many"}, "parameters", "Type a number from 0.001 to 100,000."),
        ({"parameters": "0"}, "parameters", "Type a number from 0.001 to 100,000."),
        ({"layers": "2.5"}, "layers", "Type a whole number from 1 to 2,000."),
        ({"heads": "32", "kv_heads": "5"}, "kv_heads", "32 heads cannot share 5 KV heads evenly."),
        ({"window_tokens": "512"}, "window_layers", "A window needs its length and the number of layers that have it."),
        ({"layers": "4", "window_tokens": "512", "window_layers": "5"}, "window_layers", "There are only 4 layers."),
        (
            {"experts": "8"},
            "experts_per_token",
            "Experts need all three: how many, how many per token, and the parameters per token.",
        ),
        (
            {"experts": "8", "experts_per_token": "8", "active": "1"},
            "experts_per_token",
            "Fewer than there are experts, 8.",
        ),
        # 8 billion in experts of which 2 of 8 are used: at least 2 billion
        (
            {"parameters": "8", "experts": "8", "experts_per_token": "2", "active": "1"},
            "active",
            "From 2 to 8 billion with these experts.",
        ),
    ],
)
def test_a_model_that_cannot_be_is_refused(
    desk: OwnDesk, context: TabContext, texts: dict[str, str], field: str, said: str
) -> None:
    before = context.state.scenario
    form = model_form(desk)
    form.name.setText("x")
    fill(form, **texts)
    form._save()
    assert getattr(form, field).message == said
    assert getattr(form, field).box.accessibleDescription() == said
    assert context.state.scenario == before
    assert context.library.shelf.own.architectures == ()
    form.reject()


def test_a_name_is_needed(desk: OwnDesk, context: TabContext) -> None:
    form = machine_form(desk)
    form._save()
    assert form.message.text() == "Type a name."
    assert context.library.shelf.own.devices == ()
    form.reject()


def test_a_machine_from_its_data_sheet(desk: OwnDesk, context: TabContext) -> None:
    form = machine_form(desk)
    form.name.setText("My box")
    form.memory.box.setText("32")
    form.bandwidth.box.setText("936.2")
    form.peak.box.setText("71")
    form.family.picked.emit("NVIDIA Ampere / CUDA")
    form._save()
    device = context.state.scenario.device
    assert (device.id, device.kind, device.memory_bytes) == ("own-my-box", "own", 32_000_000_000)
    assert device.bandwidth_bytes_per_s == pytest.approx(936.2e9)
    assert device.peak_flops_per_s == pytest.approx(71e12)
    assert device.efficiency == CATALOGUE.efficiencies["NVIDIA Ampere", "CUDA"]


def test_memory_is_asked_for_in_the_unit_on_screen(desk: OwnDesk, context: TabContext) -> None:
    context.options.set_byte_unit(ByteUnit.GIB)
    form = machine_form(desk)
    form.name.setText("Gib")
    assert form.memory.box.accessibleName() == "Memory for models (GiB)"
    form.memory.box.setText("24")
    form.bandwidth.box.setText("1000")
    form.peak.box.setText("100")
    form._save()
    assert context.state.scenario.device.memory_bytes == 24 * 2**30


def test_a_machine_from_measured_speeds_gives_those_speeds(desk: OwnDesk, context: TabContext) -> None:
    form = machine_form(desk)
    form.name.setText("Measured")
    form.memory.box.setText("16")
    form.source.chosen.emit(SPEEDS)
    form.source.set_value(SPEEDS)
    form.reading.box.setText("500")
    form.writing.box.setText("20")
    form._save()
    # what was measured comes out again: 1,000 tokens at 500 tok/s, and 1/20 s for one more
    assert context.state.results.ttft_s == pytest.approx(2.0)
    assert context.state.results.tpot_s == pytest.approx(0.05)


def test_an_own_machine_is_changed_and_deleted(desk: OwnDesk, context: TabContext) -> None:
    form = machine_form(desk)
    form.name.setText("Box")
    for field, text in ((form.memory, "8"), (form.bandwidth, "100"), (form.peak, "10")):
        field.box.setText(text)
    form._save()
    desk.command_machine("edit", "own-box")
    assert isinstance(desk.form, MachineForm)
    assert desk.form.name.text() == "Box"
    desk.form.memory.box.setText("12")
    desk.form._save()
    assert [device.memory_bytes for device in context.library.shelf.own.devices] == [12 * 10**9]
    assert context.state.scenario.device.memory_bytes == 12 * 10**9
    desk.command_machine("delete", "own-box")
    assert context.library.shelf.own.devices == ()
    assert context.state.scenario.device.id == "own-box"  # what is on screen stays


def test_fields_read_numbers_in_the_habits_of_the_language(qtbot: QtBot, theme: Theme) -> None:
    from PySide6.QtCore import QLocale

    field = EntryField(theme, low=0, high=10_000)
    qtbot.addWidget(field)
    field.setLocale(QLocale("pl_PL"))
    field.box.setText("936,2")
    assert field.value() == pytest.approx(936.2)
    field.box.setText("936.2")  # as data sheets write it
    assert field.value() == pytest.approx(936.2)
    field.box.setText("1e999")
    assert field.value() is None
    assert not field.check()


def test_windows_and_experts_open_and_close(desk: OwnDesk) -> None:
    form = model_form(desk)
    assert form._more_fields.isHidden()
    form.more.click()
    assert not form._more_fields.isHidden()
    form.more.click()
    assert form._more_fields.isHidden()
