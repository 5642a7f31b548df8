"""A slider with its number: typing, notations, and what counts as one change."""

import pytest
from PySide6.QtCore import QLocale, Qt
from pytestqt.qtbot import QtBot

from app.theme.tokens import Role, Theme
from app.widgets.labelled_slider import LabelledSlider
from tests.widgets.heard import runs


@pytest.fixture
def labelled(qtbot: QtBot, theme: Theme) -> LabelledSlider:
    labelled = LabelledSlider(theme, "Prompt", 1, 1_000_000, role=Role.PREFILL, ticks=(1, 1000, 1_000_000))
    labelled.setLocale(QLocale("en_US"))
    qtbot.addWidget(labelled)
    labelled.heard = []
    labelled.value_changed.connect(labelled.heard.append)
    return labelled


def enter(labelled: LabelledSlider, qtbot: QtBot, text: str) -> None:
    labelled.field.selectAll()
    qtbot.keyClicks(labelled.field, text)
    qtbot.keyClick(labelled.field, Qt.Key.Key_Return)


def test_typing_moves_the_slider_and_tells_once(labelled: LabelledSlider, qtbot: QtBot) -> None:
    enter(labelled, qtbot, "32k")
    assert (labelled.field.text(), labelled.slider.value(), labelled.heard) == ("32,000", 32_000, [32_000])
    enter(labelled, qtbot, "32000")
    assert labelled.heard == [32_000]


def test_the_slider_moves_the_number(labelled: LabelledSlider, qtbot: QtBot) -> None:
    labelled.set_value(1000)
    qtbot.keyClick(labelled.slider, Qt.Key.Key_PageUp)
    assert (labelled.field.text(), labelled.heard) == ("2,000", [2000])


def test_what_cannot_be_is_said_in_one_sentence(labelled: LabelledSlider, qtbot: QtBot) -> None:
    enter(labelled, qtbot, "5M")
    assert labelled.heard == [1_000_000]
    assert labelled.field.message == "The largest value here is 1,000,000."
    enter(labelled, qtbot, "many")
    assert labelled.field.message == "Type a whole number such as 32,000 or 32k."
    assert labelled.heard == [1_000_000]
    labelled.set_value(7)
    assert labelled.field.message == ""
    enter(labelled, qtbot, "many")
    labelled.set_value(1_000_000)
    qtbot.keyClicks(labelled.field, "x")
    qtbot.keyClick(labelled.field, Qt.Key.Key_Escape)
    assert (labelled.field.text(), labelled.field.message) == ("1,000,000", "")


@pytest.mark.parametrize(
    ("locale", "typed", "shown"),
    [("en_US", "1.000", "1,000"), ("tr_TR", "1,000", "1.000"), ("pl_PL", "1.000", "1000"), ("en_US", "1k", "1,000")],
)
def test_the_present_number_in_another_notation_is_written_in_its_own_again(
    labelled: LabelledSlider, qtbot: QtBot, locale: str, typed: str, shown: str
) -> None:
    labelled.setLocale(QLocale(locale))
    labelled.set_value(1000)
    enter(labelled, qtbot, typed)
    assert (labelled.field.text(), labelled.field.message, labelled.heard) == (shown, "", [])
    labelled.set_value(2000)
    enter(labelled, qtbot, "3.000" if locale == "en_US" else "3;000")  # another number: still no guessing
    assert labelled.field.message != ""
    assert labelled.value == 2000


def test_each_number_that_is_typed_is_a_change_of_its_own(labelled: LabelledSlider, qtbot: QtBot) -> None:
    heard = runs(labelled)
    for typed in ("50", "70", "32k"):
        enter(labelled, qtbot, typed)
    assert [run for run in heard if run] == [[50], [70], [32_000]]


def test_showing_a_value_is_silent_and_exact(labelled: LabelledSlider) -> None:
    labelled.set_value(860)
    assert (labelled.value, labelled.slider.value(), labelled.heard) == (860, 860, [])


def test_the_number_asks_for_the_same_room_with_the_focus_and_without(labelled: LabelledSlider, qtbot: QtBot) -> None:
    labelled.show()
    labelled.slider.setFocus()
    before = labelled.field.sizeHint()
    labelled.activateWindow()
    labelled.field.setFocus()
    qtbot.waitUntil(labelled.field.hasFocus)
    assert labelled.field.sizeHint() == before
