"""Covers of a lesson: what lies under them, when they come off, and what they say."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.state.view_options import TabId
from app.tabs.main_window import MainWindow
from app.tabs.passes.passes_tab import PassesTab
from app.widgets.quantity import WORD_JOINER
from tests.tabs.window_setup import start

NO_BREAK = "\N{NO-BREAK SPACE}"
TWO_PHASES, WHO_WAITS, OWN = 0, 1, 4


@pytest.fixture
def window(lecture_window: MainWindow) -> MainWindow:
    return lecture_window


def heard(interface: QAccessibleInterface) -> list[str]:
    """Return names, descriptions and values of all that a screen reader finds and that is shown."""
    kinds = (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    texts = [plain(interface.text(kind)) for kind in kinds]
    children = [interface.child(number) for number in range(interface.childCount())]
    return texts + [text for child in children if child and not child.state().invisible for text in heard(child)]


@pytest.fixture
def screen_reader() -> Iterator[None]:
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ").replace(WORD_JOINER, "")


def test_a_question_covers_verdict_bars_and_chart_until_revealed(window: MainWindow) -> None:
    start(window, WHO_WAITS, 2)
    stage = window.lecture._stage
    view = window.tab(TabId.ROOFLINE)
    parts = [*view.parts_to_hide("bar"), *view.parts_to_hide("details"), *view.parts_to_hide("hints")]
    assert set(stage.covered) == {*parts, window.strip}
    window.lecture.runner.reveal()
    assert stage.covered == ()
    assert window.lecture.bar.choices[2]._is_right
    assert "16.0 ms" in plain(window.lecture.bar.caption.text())


def test_nothing_marks_the_balance_point_before_its_question(window: MainWindow) -> None:
    start(window, WHO_WAITS)
    view = window.tab(TabId.ROOFLINE)
    assert set(window.lecture._stage.covered) == {
        *view.parts_to_hide("hints"), *view.parts_to_hide("details"), window.strip
    }  # fmt: skip
    window.lecture.runner.next()
    window.lecture.runner.reveal()
    assert set(window.lecture._stage.covered) == {*view.parts_to_hide("hints"), *view.parts_to_hide("details")}


def test_the_wait_for_the_first_token_is_revealed_without_the_rhythm_after_it(window: MainWindow) -> None:
    start(window, OWN, 2)
    window.lecture.runner.reveal()
    assert window._context.state.results.tpot_s is None  # an answer of one token: no decode pass is on screen
    view = window.tab(TabId.TIMELINE)
    assert window.lecture._stage.covered == view.parts_to_hide("details")


def test_a_cover_says_whether_it_is_asked_for_now_or_shown_later(window: MainWindow) -> None:
    start(window, WHO_WAITS, 1)
    cover = window.lecture._stage._covers[window.tab(TabId.ROOFLINE).parts_to_hide("details")[0]]
    assert cover.stand_in.accessibleName() == "Hidden until it is revealed"
    asked = cover.grab().toImage()
    window.lecture.runner.reveal()
    assert cover.isVisible()
    assert cover.stand_in.accessibleName() == "Shown at a later step"
    assert cover.grab().toImage() != asked
    window.lecture.runner.back()
    assert cover.stand_in.accessibleName() == "Shown at a later step"


def test_no_sentence_tells_how_many_passes_it_takes_before_that_is_revealed(window: MainWindow) -> None:
    start(window, TWO_PHASES, 5)
    assert set(window.tab(TabId.PASSES).parts_to_hide("details")) <= set(window.lecture._stage.covered)


def test_a_cover_leaves_nothing_of_the_bars_to_see(window: MainWindow) -> None:
    start(window, WHO_WAITS, 1)
    bars = window.tab(TabId.ROOFLINE).parts_to_hide("bar")[0]
    one = bars.grab().toImage()
    window._context.state.set_pass_tokens(1_000)  # other lengths below the cover
    assert bars.grab().toImage() == one
    window.lecture.runner.reveal()
    assert bars.grab().toImage() != one


def test_a_screen_reader_hears_of_the_cover_and_not_of_what_is_below(window: MainWindow, screen_reader: None) -> None:
    start(window, WHO_WAITS, 2)
    tree = QAccessible.queryAccessibleInterface(window)
    asked = heard(tree)
    assert "Hidden until it is revealed" in asked
    assert not any("16.0 ms" in text or "memory-bound" in text.lower() for text in asked)
    window.lecture.runner.reveal()
    revealed = heard(tree)
    assert "Hidden until it is revealed" not in revealed
    assert any("16.0 ms" in text for text in revealed)  # the bars


def test_what_is_covered_gets_neither_keys_nor_clicks(window: MainWindow, qtbot: QtBot) -> None:
    view = window.tab(TabId.ROOFLINE)
    window._context.options.set_tab(TabId.ROOFLINE)
    slider = view._tokens.slider  # type: ignore[attr-defined]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    slider.setFocus()
    start(window, WHO_WAITS)  # marks of the balance point are covered
    assert window.focusWidget() is window
    for _ in range(40):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert not any(part.isAncestorOf(window.focusWidget()) for part in window.lecture._stage.covered)
    tokens = window._context.state.scenario.pass_tokens
    below: QWidget = window.lecture._stage._covers[view.parts_to_hide("hints")[0]]
    qtbot.mouseClick(below, Qt.MouseButton.LeftButton, pos=QPoint(below.width() // 3, below.height() // 2))
    assert window._context.state.scenario.pass_tokens == tokens
    window.lecture.runner.leave()
    slider.setFocus()
    assert slider.hasFocus()
    assert slider.isEnabled()


def test_a_part_that_the_tab_puts_away_has_no_stand_in(window: MainWindow) -> None:
    start(window, WHO_WAITS)
    card = window.tab(TabId.ROOFLINE).parts_to_hide("details")[0]
    stand_in = window.lecture._stage._covers[card].stand_in
    assert stand_in.isVisible()
    card.hide()
    assert not stand_in.isVisible()
    card.show()
    assert stand_in.isVisible()
    card.resize(card.width() - 7, card.height())
    assert stand_in.geometry() == card.geometry()


@pytest.mark.parametrize("step", range(4))
def test_the_passes_to_come_cannot_be_counted_before_it_is_asked_how_many_they_are(
    window: MainWindow, step: int
) -> None:
    """At the start the prefill pass runs: its box, one that stands for all others, and nothing to their right."""
    start(window, TWO_PHASES, step)
    tab = window.tab(TabId.PASSES)
    assert isinstance(tab, PassesTab)
    window.lecture.runner.reveal()
    for part, drawn in ((tab.boxes, tab.boxes._box(1)), (tab.strip, tab.strip._cell(4))):
        image = part.grab().toImage()
        right = round(drawn.right() * image.devicePixelRatio()) + 4
        assert right < image.width() * 0.6
        colors = {
            image.pixelColor(x, y).name() for x in range(right, image.width()) for y in range(0, image.height(), 2)
        }
        assert len(colors) == 1


def test_the_passes_are_shown_again_when_the_answer_is(window: MainWindow) -> None:
    start(window, TWO_PHASES, 5)
    window.lecture.runner.reveal()
    tab = window.tab(TabId.PASSES)
    assert isinstance(tab, PassesTab)
    assert not tab.boxes._is_open_ended
    assert not tab.strip._is_open_ended


def test_a_screen_reader_hears_no_number_of_cells_to_come(window: MainWindow, screen_reader: None) -> None:
    start(window, TWO_PHASES)
    tab = window.tab(TabId.PASSES)
    assert isinstance(tab, PassesTab)
    assert "11" not in tab.strip.accessibleDescription()  # 4 of the prompt and 7 of the answer
    window.lecture.runner.leave()
    assert " of " in tab.strip.accessibleDescription()
