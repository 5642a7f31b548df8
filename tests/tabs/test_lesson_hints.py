"""No lesson shows the number that answers a question before the answer is revealed."""

import re
from dataclasses import dataclass

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QLocale, QPoint
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QWidget

from app.core.evaluate import evaluate
from app.core.named_numbers import Kind, named_number
from app.files.lesson import Text
from app.files.lesson_text import PLACEHOLDER
from app.state.lesson_runner import LessonMoment
from app.state.view_options import ByteUnit
from app.tabs.lessons.number_texts import lesson_text, number_text
from app.tabs.main_window import MainWindow
from app.widgets.quantity import WORD_JOINER

LESSONS = range(5)


@pytest.fixture
def window(lecture_window: MainWindow) -> MainWindow:
    lecture_window.context.options.set_presenting(True)
    lecture_window.showNormal()
    lecture_window.resize(1920, 1080)  # the display of the tests is smaller
    return lecture_window


def plain(text: str) -> str:
    """Return a text with one kind of space and without what only forbids line breaks."""
    return re.sub(r"\s", " ", text.replace(WORD_JOINER, ""))


def painted(widgets: list[QWidget]) -> list[str]:
    """Return the texts that widgets draw themselves, without their children: an SVG keeps them as text."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    drawing = QSvgGenerator()
    drawing.setOutputDevice(buffer)
    painter = QPainter(drawing)
    for widget in widgets:
        widget.render(painter, QPoint(0, 0), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    svg = bytes(buffer.data().data()).decode("utf-8")
    return [plain(text) for text in re.findall(r"<text[^>]*>([^<]*)</text>", svg)]


def shown(window: MainWindow) -> list[str]:
    """Return every text of the window that no cover hides, also what a small projector has to scroll to."""
    QApplication.processEvents()
    covered = window.lecture._stage.covered
    seen = [
        widget
        for widget in window.centralWidget().findChildren(QWidget)
        if widget.isVisible() and not any(part is widget or part.isAncestorOf(widget) for part in covered)
    ]
    return painted(seen)


@dataclass(frozen=True)
class Seen:
    """What the audience has in front of it at one moment of a lesson."""

    moment: LessonMoment
    texts: list[str]
    told: str
    """Caption, question and choices, or the answer: what the lesson itself says."""


def written(moment: LessonMoment, text: Text) -> str:
    locale = QLocale(QLocale.Language.English)
    return plain(lesson_text(text, lesson=moment.lesson, scenario=moment.scenario, locale=locale, unit=ByteUnit.GB))


def told(moment: LessonMoment) -> str:
    step, question = moment.step, moment.step.question
    if question is None or not moment.is_revealed:
        texts = [step.caption, *((question.text, *question.choices) if question is not None else ())]
    else:
        texts = [question.reveal] if question.reveal is not None else []
    return " ".join(written(moment, text) for text in texts)


def walk(window: MainWindow, lesson: int) -> list[Seen]:
    """Go through a lesson with everything played to its end, as a lecturer lets it; not what a question stops at."""
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[lesson])
    seen = []
    while (moment := runner.moment) is not None:
        player = window.stack.currentWidget().player
        if player is not None:
            player.pause()
            if moment.step.plays and moment.is_revealed:
                player.seek(player.duration_s)
        seen.append(Seen(moment, shown(window), told(moment)))
        if moment.is_last and moment.is_revealed:
            break
        runner.next()
    return seen


def answers(moment: LessonMoment) -> set[str]:
    """Return the numbers of this step's scenario that its answer states."""
    question = moment.step.question
    if question is None or question.reveal is None:
        return set()
    locale, results = QLocale(QLocale.Language.English), evaluate(moment.scenario)
    found = PLACEHOLDER.findall(question.reveal.in_language("en"))
    numbers = [named_number(name=name, scenario=moment.scenario, results=results) for name, step in found if not step]
    return {plain(number_text(locale, number, ByteUnit.GB)) for number in numbers if number.kind is not Kind.NAME}


def says(text: str, number: str) -> bool:
    return re.search(rf"(?<![\d.,]){re.escape(number)}(?![.,]?\d)", text) is not None


@pytest.mark.parametrize("lesson", LESSONS)
def test_no_step_shows_the_number_of_an_answer_before_it_is_revealed(window: MainWindow, lesson: int) -> None:
    seen = walk(window, lesson)
    asked = [index for index, one in enumerate(seen) if not one.moment.is_revealed]
    assert asked
    leaks = []
    for index in asked:
        before = seen[: index + 1]
        for number in answers(seen[index].moment):
            if any(says(one.told, number) for one in before):
                continue  # the lesson itself has said it: nothing to guess
            for one in before:
                leaks += [
                    f"step {one.moment.index + 1} shows {number} of step {seen[index].moment.index + 1}: {text!r}"
                    for text in one.texts
                    if says(text, number)
                ]
    assert leaks == []


def test_the_texts_of_a_window_are_found_and_those_under_a_cover_are_not(window: MainWindow) -> None:
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[3])
    assert not any(says(text, "97 %") for text in shown(window))
    assert "Shown later" not in shown(window)
    runner.reveal()
    texts = shown(window)
    assert any("DECODE 47.7 s" in text for text in texts)  # painted by the bar
    assert any("Decode-dominated" in text for text in texts)  # the verdict
    assert any("One answer, start to finish" in text for text in texts)  # a label
