"""The texts of a lesson with their numbers written in, as the interface's language writes them."""

import re
from collections.abc import Callable, Mapping

from PySide6.QtCore import QLocale

from app.core.evaluate import evaluate
from app.core.named_numbers import Kind, NamedNumber, named_number
from app.core.scenario import Scenario
from app.files.lesson import Lesson, Text
from app.files.lesson_text import PLACEHOLDER
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.widgets.quantity import (
    WORD_JOINER,
    bandwidth,
    count,
    data_size,
    duration,
    exact_bytes,
    flop_rate,
    intensity,
    percent,
    times,
    tokens_per_s,
)

MISSING = "–"
"""Stands where a number does not exist: an answer of one token has no TPOT."""

_WRITERS: Mapping[Kind, Callable[..., str]] = {
    Kind.TIME: duration,
    Kind.COUNT: count,
    Kind.SHARE: percent,
    Kind.RATIO: times,
    Kind.SPEED: tokens_per_s,
    Kind.BANDWIDTH: bandwidth,
    Kind.FLOP_RATE: flop_rate,
    Kind.INTENSITY: intensity,
    Kind.EXACT_SIZE: exact_bytes,
}


def number_text(locale: QLocale, number: NamedNumber, unit: ByteUnit) -> str:
    """Return a named number with its unit, which no line break can part ("62.5 tokens/s")."""
    if number.value is None:
        return MISSING
    if number.kind is Kind.NAME:
        return shown_name(str(number.value)).replace("/", f"/{WORD_JOINER}")
    if number.kind is Kind.SIZE:
        return data_size(locale, float(number.value), unit.thousand)
    return _WRITERS[number.kind](locale, number.value)


def lesson_text(text: Text, *, lesson: Lesson, scenario: Scenario, locale: QLocale, unit: ByteUnit) -> str:
    """Return a text in the locale's language; its numbers come from the scenario, or from the step that they name."""

    def replaced(found: "re.Match[str]") -> str:
        step = lesson.step_with_id(found[2]) if found[2] else None
        source = scenario if step is None else step.scenario
        return number_text(locale, named_number(name=found[1], scenario=source, results=evaluate(source)), unit)

    language = QLocale.languageToCode(locale.language())
    return PLACEHOLDER.sub(replaced, text.in_language(language))
