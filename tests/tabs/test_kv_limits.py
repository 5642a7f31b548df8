"""The KV cache tab where something ends: the model's own context, the card below the weights, the room for a remedy."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, QSize
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.language import Language
from app.state.view_options import ByteUnit
from app.tabs.export.handout_facts import result_facts
from app.tabs.kv_cache.choice_row import ChoiceRow
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.scenario_lengths import ScenarioLengths
from app.tabs.tab_view import TabContext, Tone
from app.tabs.timeline.timeline_tab import TimelineTab
from app.theme.tokens import Role, Theme
from app.widgets.labels import TextLabel
from app.widgets.painting import theme_text_width
from app.widgets.plot_layer import PlotLayer
from tests.tabs.window_setup import CATALOGUE, new_context
from tests.texts import plain

TINY = CATALOGUE.architectures["tinyllama-1.1b"]  # made for 2,048 tokens


@pytest.fixture
def context() -> TabContext:
    context = new_context()
    scenario = context.state.scenario
    card = CATALOGUE.devices["example-card"]
    context.state.apply(scenario.evolve(architecture=TINY, device=card, prompt_tokens=100_000, answer_tokens=860))
    return context


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> KvCacheTab:
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1500, 900)
    view.show()
    return view


def test_a_conversation_beyond_the_model_is_no_plain_fit(tab: KvCacheTab) -> None:
    assert plain(tab.verdict.text).endswith("of 24 GB, but the model was made for 2,048 tokens.")
    assert tab.verdict.tone is Tone.WARNING


def test_beyond_the_model_a_tight_card_leaves_no_room_to_speak_of(tab: KvCacheTab, context: TabContext) -> None:
    # tight is less than 6 % of a small card: 0.1 of 3 GB are left here
    results = context.state.results
    card = context.state.scenario.device.evolve(kind="gpu", memory_bytes=results.memory_bytes + 100_000_000)
    context.state.apply(context.state.scenario.evolve(device=card))
    assert plain(tab.verdict.text).startswith("Tight: ")
    assert "more tokens" not in tab.verdict.text


def test_room_and_longest_conversations_end_at_the_model(tab: KvCacheTab, context: TabContext) -> None:
    context.state.set_context_tokens(1_100)
    assert plain(tab.verdict.text).endswith("Room for 948 more tokens, up to the model's limit.")  # 2,048 - 1,100
    assert tab.verdict.tone is Tone.GOOD
    values = [plain(row.value_text) for row in tab.advice.rows if not row.isHidden()]
    assert values == ["2,048: the model's limit"] * 4


def test_the_models_limit_is_drawn_where_it_lies(tab: KvCacheTab, context: TabContext) -> None:
    tab.grab()
    layer = tab.memory_plot.findChild(PlotLayer)
    assert layer is not None
    assert [label.text for label, placed in layer.placed if label.line == "limit" and placed] == [
        "model's limit: 2,048"
    ]
    unstated = context.state.scenario.evolve(architecture=CATALOGUE.architectures["example-8b"])
    context.state.apply(unstated)
    tab.grab()
    assert not [label for label, placed in layer.placed if label.line == "limit"]


def test_the_panel_says_so_too_and_only_then(qtbot: QtBot, context: TabContext, theme: Theme) -> None:
    lengths = ScenarioLengths(context.state, theme)
    qtbot.addWidget(lengths)
    assert plain(lengths.note.text()) == "⚠ The model was made for 2,048 tokens; prompt and answer have 100,860."
    assert not lengths.note.isHidden()
    context.state.set_context_tokens(2_048)
    assert lengths.note.isHidden()


def test_the_timeline_and_the_handout_say_so_too(qtbot: QtBot, context: TabContext, theme: Theme) -> None:
    state = context.state
    view = TimelineTab(context, theme)
    qtbot.addWidget(view)
    said = " ".join(label.text() for label in view.findChildren(TextLabel))
    assert "The model was made for 2,048 tokens; this conversation is longer." in plain(said)
    facts = [fact for group in result_facts(QLocale(), state.scenario, state.results, ByteUnit.GB) for fact in group[1]]
    assert ("Longest conversation", "2,048 (model)") in facts
    huge, card = CATALOGUE.architectures["llama-3.1-405b"], CATALOGUE.devices["example-card"]
    state.apply(state.scenario.evolve(architecture=huge, device=card, weights=CATALOGUE.weight_formats["f16"]))
    facts = [fact for group in result_facts(QLocale(), state.scenario, state.results, ByteUnit.GB) for fact in group[1]]
    assert ("Longest conversation", "–") in facts  # not even its weights fit, whatever the model's own limit


def test_an_axis_waits_for_a_hand_that_drags_and_not_for_a_preset(tab: KvCacheTab, context: TabContext) -> None:
    def end() -> float:
        tab.grab()
        return round(tab.memory_plot.canvas._x.high)

    context.state.set_context_tokens(128_000)
    assert end() == 128_000
    context.state.set_context_tokens(128_001)
    assert end() == 256_000
    context.state.set_context_tokens(127_900)
    assert end() == 256_000  # still the same drag
    context.state.end_gesture()
    context.state.apply(context.state.scenario.evolve(prompt_tokens=100_000))
    assert end() == 128_000


def test_weights_that_exceed_the_card_are_drawn_and_named_as_weights(tab: KvCacheTab, context: TabContext) -> None:
    state, card = context.state, CATALOGUE.devices["example-card"]
    huge = CATALOGUE.architectures["llama-3.1-405b"]
    weights = CATALOGUE.weight_formats["f16"]
    state.apply(state.scenario.evolve(architecture=huge, weights=weights, device=card, prompt_tokens=1_000))
    shown = {part.key: part for part in tab.gauge.parts(state.results, state.scenario, ByteUnit.GB) if part.value > 0}
    # 405,853,388,800 weights x 2 bytes = 811.7 GB, less 24
    assert plain(shown["weights-over"].title) == "Weights: 788 GB beyond the card"
    assert shown["weights-over"].value == 2 * 405_853_388_800 - 24_000_000_000
    assert shown["weights-over"].role is Role.WEIGHTS
    assert shown["weights-over"].hatch
    assert plain(shown["overflow"].title) == "KV cache 960 MB"  # 126 x 2 x 8 x 128 x 2 bytes x 1,860
    assert list(shown) == ["weights", "weights-over", "overflow"]
    assert "the card ends at 24 GB: 789 GB too much" in plain(tab.gauge.bar.accessibleDescription())


@pytest.mark.parametrize("width", [200, 300, 380, 600])
def test_no_row_is_cut_whatever_its_width(qtbot: QtBot, theme: Theme, width: int) -> None:
    row = ChoiceRow(theme)
    qtbot.addWidget(row)
    title, value = "Daha küçük ağırlıklar: 8 bit (q8_0)", "7,50 GB kazandırır"
    row.show_choice(title, value)
    row.resize(QSize(width, row.heightForWidth(width)))
    lines, is_below = row.lines(width)
    font, room = theme.font("body"), width - 2 * theme.sizes.spacing
    assert " ".join(lines) == title
    assert all(theme_text_width(font, line) <= room for line in lines)
    both = theme_text_width(font, title) + theme_text_width(font, value)
    assert is_below == (len(lines) > 1 or both > room - 3 * theme.sizes.spacing)
    assert row.heightForWidth(width) >= (len(lines) + is_below) * theme.sizes.body


@pytest.fixture
def turkish() -> Iterator[None]:
    before, language = QLocale(), Language()
    language.set_choice("tr")
    yield
    language.set_choice("en")
    QLocale.setDefault(before)


@pytest.mark.usefixtures("turkish")
def test_rows_in_a_narrow_card_are_as_high_as_their_words(qtbot: QtBot, context: TabContext, theme: Theme) -> None:
    scenario = context.state.scenario
    example = CATALOGUE.architectures["example-8b"]
    f16 = CATALOGUE.weight_formats["f16"]
    context.state.apply(scenario.evolve(architecture=example, weights=f16, prompt_tokens=127_999, answer_tokens=1))
    view = KvCacheTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1240, 700)
    view.show()
    for _ in range(4):  # a page whose height follows its width settles in steps
        QApplication.processEvents()
        view.grab()
    rows = [row for row in view.advice.rows if row.isVisible()]
    assert len(rows) >= 3
    assert all(row.height() >= row.heightForWidth(row.width()) for row in rows)
    assert any(row.lines(row.width())[1] for row in rows)  # else this proves nothing
