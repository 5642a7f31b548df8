"""Texts of lessons with their numbers, as each language writes them."""

import pytest
from PySide6.QtCore import QLocale

from app.core.named_numbers import Kind, NamedNumber
from app.files.lesson import Lesson, Text
from app.state.view_options import ByteUnit
from app.tabs.lessons.number_texts import MISSING, lesson_text, number_text
from app.widgets.quantity import NO_BREAK_SPACE, WORD_JOINER
from tests.samples import BALANCED

LESSON = Lesson(id="test", title=Text({"en": "Test"}), keeps_machine=True, steps=())


def written(locale: str, kind: Kind, value: float | int | str | None, unit: ByteUnit = ByteUnit.GB) -> str:
    text = number_text(QLocale(locale), NamedNumber(kind, value), unit)
    return text.replace(NO_BREAK_SPACE, " ").replace(WORD_JOINER, "")


@pytest.mark.parametrize(
    ("kind", "value", "english", "polish"),
    [
        (Kind.TIME, 0.0555556, "55.6 ms", "55,6 ms"),
        (Kind.SIZE, 16_000_000_000, "16.0 GB", "16,0 GB"),
        (Kind.EXACT_SIZE, 131_072, "131,072 bytes", "131 072 bytes"),
        (Kind.COUNT, 61_035, "61,035", "61 035"),
        (Kind.SHARE, 0.708, "71 %", "71 %"),
        (Kind.SPEED, 62.5, "62.5 tokens/s", "62,5 tokens/s"),
        (Kind.NAME, "Example 8B", "Example 8B", "Example 8B"),
        (Kind.TIME, None, MISSING, MISSING),
    ],
)
def test_numbers_follow_the_locale(kind: Kind, value: float | str | None, english: str, polish: str) -> None:
    assert written("en_US", kind, value) == english
    assert written("pl", kind, value) == polish


def test_sizes_follow_the_unit() -> None:
    assert written("en_US", Kind.SIZE, 1.5 * 2**30, ByteUnit.GIB) == "1.50 GiB"


def test_no_line_break_parts_a_number_from_its_unit() -> None:
    text = number_text(QLocale("en_US"), NamedNumber(Kind.SPEED, 62.5), ByteUnit.GB)
    assert " " not in text
    assert f"/{WORD_JOINER}" in text


def test_placeholders_are_filled_in_the_language_of_the_locale() -> None:
    text = Text({"en": "wait {ttft}", "pl": "czekaj {ttft}"})
    for locale, told in (("en_US", "wait 1.67 s"), ("pl", "czekaj 1,67 s"), ("tr", "wait 1,67 s")):
        shown = lesson_text(text, lesson=LESSON, scenario=BALANCED, locale=QLocale(locale), unit=ByteUnit.GB)
        assert shown.replace(NO_BREAK_SPACE, " ") == told  # a language that is missing is told in English
