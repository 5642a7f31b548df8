"""The lecturer's clock: what it says, in which language, and when it looks again."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale, Qt, QTime
from pytestqt.qtbot import QtBot

from app.state.lecture_time import LectureTime
from app.state.lesson_runner import LessonRunner
from app.tabs.lessons import time_row
from app.tabs.lessons.time_row import TimeRow
from app.tabs.main_window import MainWindow
from app.tabs.verdict_strip import FLIP_S
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context

NO_BREAK = "\N{NO-BREAK SPACE}"


class Noon(QTime):
    """A clock that says 14:05:20 whenever it is asked."""

    @staticmethod
    def currentTime() -> QTime:
        return QTime(14, 5, 20)


class Watch:
    """The lecture's seconds."""

    at_s = 0.0

    def __call__(self) -> float:
        return self.at_s


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
def row(qtbot: QtBot, theme: Theme, watch: Watch, monkeypatch: pytest.MonkeyPatch) -> Iterator[TimeRow]:
    monkeypatch.setattr(time_row, "QTime", Noon)
    context = new_context(language="en")
    time = LectureTime(LessonRunner(context.state, context.options), context.options, seconds=watch)
    context.options.set_presenting(True)
    row = TimeRow(time, theme)
    qtbot.addWidget(row)
    yield row
    row.hide()


def said(row: TimeRow) -> tuple[str, str]:
    return row.now.text().replace("\N{NARROW NO-BREAK SPACE}", " "), row.elapsed.text().replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0.0, "Lecture: 0 min"),
        (59.9, "Lecture: 0 min"),
        (60.0, "Lecture: 1 min"),
        (3_599.0, "Lecture: 59 min"),
        (5_400.0, "Lecture: 1 h 30 min"),
    ],
)
def test_it_tells_both_times_in_whole_minutes(row: TimeRow, watch: Watch, seconds: float, told: str) -> None:
    watch.at_s = seconds
    row.show()
    assert said(row) == ("2:05 PM", told)
    assert row.now.accessibleName().startswith("Time of day: 2:05")


def test_the_time_of_day_is_written_as_the_language_does(row: TimeRow) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale("pl_PL"))
    try:
        row.show()
        assert said(row)[0] == "14:05"
    finally:
        QLocale.setDefault(before)


def test_it_looks_again_when_a_minute_ends_and_only_while_it_is_seen(row: TimeRow, watch: Watch) -> None:
    assert row.next_look_ms is None
    row.show()
    assert row.next_look_ms == 40_000  # 14:05:20 is 40 s before 14:06; the lecture's minute has 60 s left
    watch.at_s = 45.0
    row.hide()
    assert row.next_look_ms is None
    row.show()
    assert row.next_look_ms == 15_000  # 60 s - 45 s


def test_enter_in_the_notes_reveals_and_leaves_the_time_alone(window: MainWindow, qtbot: QtBot) -> None:
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[1])
    runner.next()
    qtbot.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    notes = window.lecture.notes
    assert notes is not None
    notes.activateWindow()
    qtbot.waitUntil(notes.isActiveWindow)
    with qtbot.assertNotEmitted(window.lecture.time.restarted):
        qtbot.keyClick(notes.focusWidget() or notes, Qt.Key.Key_Return)
    assert runner.moment is not None
    assert runner.moment.is_revealed
    runner.leave()
    assert not notes.isVisible()
    assert notes.time.next_look_ms is None
    window.context.clock.step(FLIP_S)  # the strip may still light up


def test_a_button_sets_the_lectures_time_to_zero(row: TimeRow, watch: Watch, qtbot: QtBot) -> None:
    watch.at_s = 600.0
    row.show()
    assert said(row)[1] == "Lecture: 10 min"
    qtbot.mouseClick(row.again, Qt.MouseButton.LeftButton)
    assert said(row)[1] == "Lecture: 0 min"
