"""The passes: what is shown for a moment, and what the controls change."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import Options, ViewOptions
from app.tabs.passes.passes_tab import PassesTab
from app.tabs.tab_view import TabContext, Tone, Verdict
from app.theme.tokens import Theme
from tests.samples import BALANCED
from tests.tabs.window_setup import CATALOGUE


@pytest.fixture
def context() -> TabContext:
    options = ViewOptions(Options(language="en"))
    return TabContext(state=AppState(BALANCED), clock=Clock(), options=options, catalogue=CATALOGUE)


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> PassesTab:
    made = PassesTab(context, theme)
    qtbot.addWidget(made)
    made.resize(1020, 700)
    made.show()
    return made


def pick(tab: PassesTab, entry_id: str) -> None:
    tab.chooser.picker.set_value(entry_id)
    tab.chooser.picker.picked.emit(entry_id)


def typed(qtbot: QtBot, tab: PassesTab, prompt: str, answer: str) -> None:
    pick(tab, "own")
    for field, words in ((tab.chooser.prompt_field, prompt), (tab.chooser.answer_field, answer)):
        field.selectAll()
        field.insert(words)
        field.textEdited.emit(field.text())


def titles(tab: PassesTab) -> list[str]:
    return [card.accessibleName() for card in tab.cards]


def distance(one: QColor, other: QColor) -> int:
    return sum(abs(a - b) for a, b in zip(one.getRgb(), other.getRgb(), strict=True))


# What is shown


def test_standing_still_it_shows_five_of_nine_passes(tab: PassesTab) -> None:
    # "Why is the sky blue ?" is 6 tokens, its answer 9. After 5 passes: 6 + 4 tokens computed with the cache,
    # 6 + 7 + 8 + 9 + 10 = 40 without; in all 6 + 8 = 14 and 9 x 6 + 36 = 90.
    assert tab.verdict.text == "5 passes so far: 1 read the whole prompt, 4 wrote one token each."
    assert tab.verdict.tone is Tone.DECODE
    assert tab.passes_label.text() == "5 of 9"
    assert tab.kept_label.text() == "10 tokens kept"
    assert titles(tab) == [
        "With the cache: 10 of 14 token computations",
        "Without it: 40 of 90 token computations",
    ]


def test_the_sentence_counts_for_the_sliders(tab: PassesTab, context: TabContext) -> None:
    assert tab.scenario_label.text() == (
        "With your scenario: 1 + 859 passes, 1,859 token computations with the cache, 1,229,370 without."
    )
    context.state.set_prompt_tokens(4)
    context.state.set_answer_tokens(8)
    assert tab.scenario_label.text() == (
        "With your scenario: 1 + 7 passes, 11 token computations with the cache, 60 without."
    )
    context.state.set_batch(8)  # the passes are those of all chats, the tokens those of each
    assert tab.scenario_label.text() == (
        "With your scenario: 1 + 7 passes, 11 token computations per chat with the cache, 60 without."
    )


def test_prompt_4_answer_8_comes_to_11_and_60(tab: PassesTab) -> None:
    pick(tab, "count")
    tab.player.seek_share(1.0)
    assert titles(tab) == [
        "With the cache: 11 of 11 token computations",
        "Without it: 60 of 60 token computations",
    ]
    assert tab.verdict.text == "8 passes in all: 1 read the whole prompt, 7 wrote one token each."


def test_the_prefill_pass_is_told_as_such(tab: PassesTab) -> None:
    tab.player.seek(0.1)
    assert tab.verdict == Verdict(text="The first pass reads the whole prompt: 6 tokens at once.", tone=Tone.PREFILL)
    tab.step(1)
    assert tab.verdict.text == "1 pass so far: it read the whole prompt and wrote the first answer token."
    tab.step(1)
    assert tab.verdict.text == "2 passes so far: 1 read the whole prompt, 1 wrote one token."


def test_the_table_has_a_row_for_each_pass(tab: PassesTab) -> None:
    (table,) = tab.tables()
    assert table.rows[0] == (1, "prefill", 6, 6, "Because")
    assert table.rows[8] == (9, "decode", 1, 14, ".")
    assert len(table.rows) == 9
    assert all(len(row) == len(table.columns) for row in table.rows)


def test_screen_readers_hear_each_pass(tab: PassesTab) -> None:
    tab.player.seek(0.0)
    tab.step(1)
    assert "6 tokens in, out: Because" in tab.boxes.accessibleDescription()
    assert tab.chips.accessibleDescription() == "Prompt: Why is the sky blue? – answer so far: Because"
    assert tab.strip.accessibleDescription() == "6 of 14 cells are filled"


def test_the_first_answer_token_has_a_prefill_coloured_border(tab: PassesTab, theme: Theme) -> None:
    tab.player.seek_share(1.0)
    image = tab.chips.grab().toImage()
    for index, name in ((0, "prefill"), (6, "prefill"), (7, "decode")):
        box = tab.chips.box(index)
        edge = image.pixelColor(round(box.left() + theme.sizes.line_thin / 2), round(box.center().y()))
        # An edge between two pixels is mixed with the ground, so the nearer of the two colours counts.
        assert min(("prefill", "decode"), key=lambda role: distance(edge, theme.color(role))) == name, f"token {index}"


def test_a_grid_row_without_the_cache_computes_everything_again(tab: PassesTab) -> None:
    with_cache, without_cache = tab.grids
    assert [with_cache.first_column(row) for row in (0, 1, 2)] == [0, 6, 7]
    assert [without_cache.first_column(row) for row in (0, 1, 2)] == [0, 0, 0]


# What the controls change


def test_play_runs_on_the_shared_clock_and_stops_at_the_end(tab: PassesTab, context: TabContext) -> None:
    tab.player.seek(0.0)
    tab.play_bar.play_toggled.emit()
    assert tab.player.is_playing
    assert context.clock.is_running
    context.clock.step(1.7)  # the prefill pass takes 1.6 s
    assert tab.passes_label.text() == "1 of 9"
    context.clock.step(60.0)
    assert tab.passes_label.text() == "9 of 9"
    assert not context.clock.is_running


def test_speed_and_loop(tab: PassesTab, context: TabContext) -> None:
    tab.player.seek(0.0)
    tab.play_bar.speed_chosen.emit(2.0)
    tab.play_bar.loop_toggled.emit(True)
    tab.play_bar.play_toggled.emit()
    context.clock.step(0.85)  # 1.7 s of the animation
    assert tab.passes_label.text() == "1 of 9"
    context.clock.step(tab.player.duration_s / 2.0)
    assert tab.player.is_playing
    assert tab.player.position_s == pytest.approx(1.7)
    tab.player.pause()


def test_a_step_pauses_and_goes_from_pass_to_pass(tab: PassesTab) -> None:
    tab.play_bar.play_toggled.emit()
    tab.play_bar.stepped.emit(1)
    assert not tab.player.is_playing
    assert tab.passes_label.text() == "6 of 9"
    tab.play_bar.stepped.emit(-1)
    assert tab.passes_label.text() == "5 of 9"


def test_scrubbing_moves_everything(tab: PassesTab) -> None:
    tab.play_bar.scrubbed.emit(0.0)
    assert tab.passes_label.text() == "0 of 9"
    assert tab.kept_label.text() == "0 tokens kept"
    tab.play_bar.scrubbed.emit(1.0)
    assert tab.passes_label.text() == "9 of 9"
    assert tab.kept_label.text() == "14 tokens kept"


def test_ones_own_text_is_split_and_shown(qtbot: QtBot, tab: PassesTab) -> None:
    typed(qtbot, tab, "How are you?", "Fine, thanks.")
    assert tab.chooser.is_own
    assert tab.chooser.text.prompt == ("How", "are", "you", "?")
    assert tab.chooser.text.answer == ("Fine", ",", "thanks", ".")
    assert tab.chooser.message.isHidden()
    assert tab.passes_label.text() == "3 of 4"


def test_ones_own_text_starts_from_the_example_as_it_was_written(qtbot: QtBot, tab: PassesTab) -> None:
    pick(tab, "own")
    assert tab.chooser.prompt_field.text() == "Why is the sky blue?"
    assert tab.chooser.answer_field.text() == "Because air scatters short waves far more strongly."


def test_an_answer_of_one_token_is_told_as_the_whole(qtbot: QtBot, tab: PassesTab) -> None:
    typed(qtbot, tab, "How are you?", "Fine")
    tab.player.seek_share(1.0)
    assert tab.verdict.text == "1 pass in all: it read the whole prompt and wrote the only answer token."


def test_a_text_that_is_too_long_says_what_was_cut(qtbot: QtBot, tab: PassesTab) -> None:
    typed(qtbot, tab, "word " * 43, "short")
    assert tab.chooser.message.text() == "Only the first 40 tokens of the prompt are shown; 3 at its end are cut."
    typed(qtbot, tab, "short", "word " * 30)
    assert tab.chooser.message.text() == "Only the first 24 tokens of the answer are shown; 6 at its end are cut."
    assert tab.passes_label.text().endswith("of 24")


def test_an_empty_field_keeps_the_last_text_and_says_so(qtbot: QtBot, tab: PassesTab) -> None:
    typed(qtbot, tab, "One two", "three")
    typed(qtbot, tab, "  ", "three")
    assert tab.chooser.message.text().startswith("The prompt is empty")
    assert tab.chooser.text.prompt == ("One", "two")


def test_one_token_in_and_one_out(qtbot: QtBot, tab: PassesTab) -> None:
    typed(qtbot, tab, "Why?", "Because")
    typed(qtbot, tab, "Why", "Because")
    assert tab.passes_label.text() == "1 of 1"
    tab.player.seek(0.0)
    assert tab.verdict.text == "The first pass reads the whole prompt: 1 token."


def test_a_new_text_while_it_plays_starts_from_the_beginning(tab: PassesTab, context: TabContext) -> None:
    tab.player.seek(0.0)
    tab.player.play()
    context.clock.step(5.0)
    pick(tab, "sea")
    assert tab.player.is_playing
    assert tab.player.position_s == 0.0
    assert tab.passes_label.text() == "0 of 11"
    tab.player.pause()


# When it works


def test_it_stops_when_hidden(tab: PassesTab, context: TabContext) -> None:
    tab.player.play()
    tab.hide()
    assert not tab.player.is_playing
    assert not context.clock.is_running


def test_hidden_it_waits_with_showing_a_change(tab: PassesTab, context: TabContext) -> None:
    tab.hide()
    context.state.set_answer_tokens(8)
    assert "859" in tab.scenario_label.text()
    tab.show()
    assert "1 + 7 passes" in tab.scenario_label.text()


def test_reduced_motion_goes_from_pass_to_pass(tab: PassesTab, context: TabContext) -> None:
    context.options.set_reduced_motion(True)
    tab.player.seek(0.4)
    still = tab.grids[1].grab().toImage()
    tab.player.seek(1.2)
    assert tab.grids[1].grab().toImage() == still
    tab.player.seek(1.6)
    assert tab.grids[1].grab().toImage() != still


def test_a_frame_within_a_pass_repaints_what_moves(tab: PassesTab) -> None:
    tab.player.seek(0.4)
    before = tab.grids[1].grab().toImage()
    tab.player.seek(1.2)
    assert tab.grids[1].grab().toImage() != before


def test_another_language_brings_its_own_examples(qapp: QApplication, tab: PassesTab, context: TabContext) -> None:
    pick(tab, "ice")
    context.options.set_language("tr")
    assert tab.chooser.text.prompt == ("Buz", "suda", "neden", "batmaz", "?")
    context.options.set_language("pl")
    assert tab.chooser.text.prompt == ("Dlaczego", "lód", "pływa", "po", "wodzie", "?")
    QApplication.sendEvent(tab, QEvent(QEvent.Type.LanguageChange))
    assert tab.passes_label.text() == "6 of 11"  # past half of 11
    context.options.set_language("xx")
    assert tab.chooser.text.prompt[0] == "Why"


@pytest.mark.parametrize(("width", "height", "scale"), [(820, 500, 2.0), (1020, 700, 1.0), (2600, 1500, 0.75)])
def test_the_longest_text_fits_at_every_size(
    qtbot: QtBot, tab: PassesTab, theme: Theme, width: int, height: int, scale: float
) -> None:
    tab.set_theme(theme.scaled(scale))
    tab.resize(width, height)
    typed(qtbot, tab, "wonderful " * 40, "extraordinarily " * 24)
    qtbot.waitUntil(lambda: tab.width() == width)
    QApplication.processEvents()
    last = tab.chips.box(63)
    assert last.bottom() <= tab.chips.height()
    assert last.right() <= tab.chips.width()
    for grid in tab.grids:
        assert grid.cells_end().x() <= grid.width()
        assert grid.cells_end().y() <= grid.height()
