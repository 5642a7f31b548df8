"""The lecture's time begins with the first of lesson and presentation, and ends with the last."""

from pathlib import Path

import pytest

from app.files.catalogue import load_catalogue
from app.files.lessons import load_lessons
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.lecture_time import LectureTime
from app.state.lesson_runner import LessonRunner
from app.state.view_options import ViewOptions

CATALOGUE = load_catalogue(Path(RESOURCES) / "catalog")
LESSON = load_lessons(Path(RESOURCES) / "lessons", CATALOGUE)[0]


class Watch:
    """A clock that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.at_s = 1_000.0

    def __call__(self) -> float:
        return self.at_s


class Hall:
    """A lecture that can begin, and its watch."""

    def __init__(self) -> None:
        self.watch, self.options = Watch(), ViewOptions()
        self.runner = LessonRunner(AppState(start_scenario(CATALOGUE)), self.options)
        self.time = LectureTime(self.runner, self.options, seconds=self.watch)
        self.restarts = 0
        self.time.restarted.connect(self._on_restarted)

    def _on_restarted(self) -> None:
        self.restarts += 1


@pytest.fixture
def hall() -> Hall:
    return Hall()


def test_no_time_runs_before_the_lecture(hall: Hall) -> None:
    hall.time.reset()
    assert hall.time.elapsed_s is None
    assert hall.restarts == 0


def test_it_runs_from_presenting_through_lessons(hall: Hall) -> None:
    hall.options.set_presenting(True)
    hall.watch.at_s += 90.0
    hall.runner.start(LESSON)
    hall.watch.at_s += 30.0
    assert hall.time.elapsed_s == pytest.approx(120.0)  # 90 s without a lesson and 30 s of it
    hall.runner.leave()
    assert hall.time.elapsed_s == pytest.approx(120.0)
    hall.options.set_presenting(False)
    assert hall.time.elapsed_s is None
    assert hall.restarts == 2  # begun and ended


def test_a_lesson_begins_it_without_presenting(hall: Hall) -> None:
    hall.runner.start(LESSON)
    hall.watch.at_s += 5.0
    hall.runner.next()
    assert hall.time.elapsed_s == pytest.approx(5.0)


def test_it_goes_on_from_one_lesson_to_the_next(hall: Hall) -> None:
    hall.runner.start(LESSON)
    hall.watch.at_s += 300.0
    hall.runner.start(LESSON)
    hall.watch.at_s += 20.0
    assert hall.time.elapsed_s == pytest.approx(320.0)
    assert hall.restarts == 1
    hall.runner.leave()
    assert hall.time.elapsed_s is None


def test_it_can_be_set_to_zero(hall: Hall) -> None:
    hall.runner.start(LESSON)
    hall.watch.at_s += 600.0
    hall.time.reset()
    hall.watch.at_s += 7.0
    assert hall.time.elapsed_s == pytest.approx(7.0)
