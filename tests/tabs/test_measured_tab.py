"""The measured tab: an invitation, a chart with the fitted figures, and the machine for the scenario."""

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.core.scenario import Detail
from app.files.catalogue import load_catalogue
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ByteUnit, ViewOptions
from app.tabs.measured.chart_card import Across
from app.tabs.measured.fit_card import ListCard
from app.tabs.measured.measured_tab import EXAMPLE, MeasuredTab
from app.tabs.tab_view import TabContext, Tone
from app.theme.tokens import Theme
from tests.texts import plain

CATALOGUE = load_catalogue(RESOURCES / "catalog")
HEAD = """  Device 0: NVIDIA GeForce RTX 4090, compute capability 8.9, VMM: yes
| model         |     size | params | backend | ngl | fa |          test |           t/s |
| ------------- | -------: | -----: | ------- | --: | -: | ------------: | ------------: |
"""
ROW = "| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | {test} | {rate} ± 1.50 |\n"


@pytest.fixture
def context() -> TabContext:
    return TabContext(
        state=AppState(start_scenario(CATALOGUE)), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE
    )


@pytest.fixture
def tab(qtbot: QtBot, context: TabContext, theme: Theme) -> MeasuredTab:
    view = MeasuredTab(context, theme)
    qtbot.addWidget(view)
    view.resize(1400, 900)
    view.show()
    return view


def open_rows(context: TabContext, folder: Path, *rows: tuple[str, float], head: str = HEAD) -> None:
    path = folder / "bench.md"
    path.write_text(head + "".join(ROW.format(test=test, rate=rate) for test, rate in rows), encoding="utf-8")
    context.measurements.open_files((path,), catalogue=CATALOGUE, scenario=context.state.scenario)


def test_without_a_file_it_invites_and_offers_an_example(tab: MeasuredTab) -> None:
    assert tab.start.isVisible()
    assert "llama-bench -m model.gguf" in tab.start.command.text()
    assert not tab.chart.isVisible()
    assert tab.verdict.text.startswith("Nothing measured yet")


def test_the_invitation_is_no_higher_than_its_words(tab: MeasuredTab) -> None:
    tab.resize(1_600, 950)
    QApplication.processEvents()
    assert tab.start.height() < tab.height() / 2
    assert tab.start.y() < 100  # right below the heading


def test_what_was_opened_begins_at_the_top(tab: MeasuredTab, qtbot: QtBot) -> None:
    tab.resize(1_600, 950)
    tab.start.example_button.setFocus()
    tab.start.example_button.click()
    qtbot.waitUntil(tab.source.isVisible)
    QApplication.processEvents()
    assert tab.source.y() < 150  # right below the heading and the file's name
    assert tab.focusWidget() is tab.source.use_button


def test_lines_of_a_list_stay_together_however_high_the_card(qtbot: QtBot, theme: Theme) -> None:
    card = ListCard(theme, most=3)
    qtbot.addWidget(card)
    card.set_lines(["one", "two"])
    card.resize(400, 900)
    card.show()
    first, second = card._lines[:2]
    assert second.y() - first.geometry().bottom() < first.height()


def test_one_click_shows_the_example(tab: MeasuredTab, context: TabContext, qtbot: QtBot) -> None:
    qtbot.mouseClick(tab.start.example_button, Qt.MouseButton.LeftButton)
    assert context.measurements.measured.is_example
    assert tab.chart.isVisible()
    assert not tab.start.isVisible()
    assert tab.chart.plot.shown_points == 20  # ten models and formats, prefill and decode
    assert len(tab.fit.figures) == 3
    assert tab.left_out.lines[0].startswith("minimax-m2 230B.A10B Q3_K - Small: 4 row")
    assert plain(tab.verdict.text) == "Predictions are typically off by 3.3 % in decode, 8.4 % in prefill."
    assert tab.verdict.tone is Tone.NEUTRAL  # no tick beside a row that is off by a factor of two
    assert ", at worst by 111 % (30 rows)" in tab.fit.sentence.text().replace("\N{NO-BREAK SPACE}", " ")


def test_a_tick_says_that_every_row_is_within_the_band(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    open_rows(context, tmp_path, ("tg128", 165.76))
    assert tab.verdict.tone is Tone.GOOD
    assert tab.verdict.text.startswith("Predictions are typically off by ")


def test_without_a_usable_row_the_verdict_names_the_list_that_says_why(
    tab: MeasuredTab, context: TabContext, tmp_path: Path
) -> None:
    open_rows(context, tmp_path, ("pp512+tg128", 165.76))
    assert tab.verdict.text == "No row can be held against a prediction: “Rows not used” says why."
    assert tab.left_out.isVisible()
    assert tab.left_out.accessibleName() == "Rows not used"


def test_against_depth_one_model_is_shown_with_its_band(tab: MeasuredTab, qtbot: QtBot) -> None:
    qtbot.mouseClick(tab.start.example_button, Qt.MouseButton.LeftButton)
    tab.chart.choice.set_value(Across.DEPTH)
    tab.chart.changed.emit()
    assert tab.chart.models.isVisible()
    assert tab.chart.plot.shown_points == 6  # three depths, prefill and decode
    assert "9 of 10" in tab.chart.legend.accessibleName()
    tab.chart.models.set_value("Llama 2 7B q4_0")
    tab.chart.changed.emit()
    assert "Llama 2 7B q4_0" in tab.chart.plot.accessibleDescription()


def test_use_this_machine_is_one_undoable_change(tab: MeasuredTab, context: TabContext, qtbot: QtBot) -> None:
    before = context.state.scenario
    qtbot.mouseClick(tab.start.example_button, Qt.MouseButton.LeftButton)
    changes: list[object] = []
    context.state.scenario_changed.connect(changes.append)
    qtbot.mouseClick(tab.source.use_button, Qt.MouseButton.LeftButton)
    assert len(changes) == 1
    scenario = context.state.scenario
    assert scenario.device.name == f"Measured: {CATALOGUE.device('strix-halo').name}"
    assert scenario.detail is Detail.FULL
    assert tab.source.use_button.text() == "In use"
    assert not tab.source.use_button.isEnabled()
    context.state.undo()
    assert context.state.scenario == before
    assert tab.source.use_button.text() == "Use this machine"
    assert tab.source.use_button.isEnabled()


def test_an_unknown_machine_is_asked_for(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    open_rows(context, tmp_path, ("tg128", 165.76), head=HEAD.replace("RTX 4090", "Quantum 9"))
    assert tab.verdict.text == "Which machine was this? Choose it to compare."
    assert not tab.source.use_button.isEnabled()
    tab.source.machine.picked.emit("rtx-4090")
    assert tab.source.use_button.isEnabled()
    assert tab.chart.isVisible()
    assert tab.source.machine.value == "rtx-4090"


def test_few_rows_say_so(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    open_rows(context, tmp_path, ("tg128", 165.76))
    assert "stays as the family has it" in tab.fit.sentence.text()
    mfu = tab.fit.figures[1]
    assert mfu.note == "As its family has it: no row tells."


def test_decode_above_the_roof_is_told_with_its_numbers(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    # 3.56 GiB at 1,008 GB/s is 264 tokens/s at most
    open_rows(context, tmp_path, ("tg128", 500.0))
    assert tab.remarks.isVisible()
    sentence = plain(tab.verdict.text)
    assert sentence.startswith("Llama 2 7B q4_0 writes 500 tokens/s, but this memory allows 26")
    assert tab.verdict.tone is Tone.WARNING
    assert sentence in plain(tab.summary())


def test_prefill_as_slow_as_decode_is_a_broken_path(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    open_rows(context, tmp_path, ("tg128", 150.0), ("pp512", 180.0))
    assert any("token by token" in line for line in tab.remarks.lines)


def test_a_wrong_file_is_told_and_the_tab_stays(tab: MeasuredTab, context: TabContext, tmp_path: Path) -> None:
    wrong = tmp_path / "poem.txt"
    wrong.write_text("roses are red", encoding="utf-8")
    context.measurements.open_files((wrong,), catalogue=CATALOGUE, scenario=context.state.scenario)
    assert tab.start.isVisible()
    assert tab.problem.isVisible()
    assert "poem.txt" in tab.problem.text()


def test_hidden_it_waits_and_catches_up(tab: MeasuredTab, context: TabContext) -> None:
    tab.hide()
    context.measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=context.state.scenario)
    assert tab.verdict.text.startswith("Nothing measured yet")
    tab.show()
    assert tab.verdict.text.startswith("Predictions are typically off by ")


def test_tables_hold_every_row(tab: MeasuredTab, context: TabContext) -> None:
    context.measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=context.state.scenario)
    rows, fitted, left_out = tab.tables()
    assert (len(rows.rows), len(fitted.rows), len(left_out.rows)) == (60, 3, 1)
    assert all(len(row) == len(rows.columns) for row in rows.rows)


def test_it_paints_in_every_theme_and_survives_another_language(
    qtbot: QtBot, context: TabContext, any_theme: Theme
) -> None:
    view = MeasuredTab(context, any_theme)
    qtbot.addWidget(view)
    view.resize(1000, 700)
    view.show()
    context.measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=context.state.scenario)
    context.options.set_byte_unit(ByteUnit.GIB)
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    image = view.grab().toImage()
    colors = {image.pixel(x, y) for x in range(0, 1000, 50) for y in range(0, 700, 50)}
    assert len(colors) > 3


def test_a_slider_of_the_scenario_does_not_wait_for_it(
    tab: MeasuredTab, context: TabContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    context.measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=context.state.scenario)
    shown: list[object] = []
    monkeypatch.setattr(tab, "_show", shown.append)
    context.state.set_prompt_tokens(1_234)
    assert shown == []
    context.options.set_byte_unit(ByteUnit.GIB)
    assert len(shown) == 1
