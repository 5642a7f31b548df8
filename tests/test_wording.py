"""What the translations keep to: no Polish word of one letter ends a line, and one word has one spelling."""

import re

import pytest

from app.files.catalogue import load_catalogue
from app.files.lessons import load_lessons
from app.paths import RESOURCES
from tests.test_translations import forms, translated


def ends_of_lines(text: str) -> list[str]:
    """Return the words of one letter that may end a line in a Polish text: none may."""
    return re.findall(r"(?<!\w)[aiouwz] \S+", text, re.IGNORECASE)


def test_a_word_of_one_letter_at_the_end_of_a_line_is_found() -> None:
    assert ends_of_lines("czas w prefillu i\N{NO-BREAK SPACE}w {phase}, 3 z {all}") == [
        "w prefillu",
        "w {phase},",
        "z {all}",
    ]
    assert ends_of_lines("A teraz") == ["A teraz"]


def test_no_polish_line_ends_with_a_word_of_one_letter() -> None:
    found = [
        f"{context}: {form!r}"
        for context, _, translation in translated("pl")
        for form in forms(translation)
        if ends_of_lines(form)
    ]
    assert found == []


def test_no_line_of_a_polish_lesson_ends_with_a_word_of_one_letter() -> None:
    found = []
    for lesson in load_lessons(RESOURCES / "lessons", load_catalogue(RESOURCES / "catalog")):
        texts = [lesson.title]
        for step in lesson.steps:
            texts += [step.caption, step.notes]
            if step.question is not None:
                texts += [step.question.text, *step.question.choices]
                texts += [step.question.reveal] if step.question.reveal is not None else []
        found += [
            f"{lesson.id}: {text!r}" for text in (each.in_language("pl") for each in texts) if ends_of_lines(text)
        ]
    assert found == []


@pytest.mark.parametrize(
    ("language", "word", "instead"),
    [
        ("tr", r"\btoken'?l[ie]k|tokenlık", "token'lık"),
        ("tr", r"\btoken de\b", "token da"),
        ("tr", r"\b[Cc]anlandırma", "animasyon"),
        ("tr", r"\bhalde\b", "hâlde"),
        ("tr", r"sunucu not", "konuşmacı notları"),
        ("pl", r"\btokenu", "tokena"),
        ("pl", r"^(?!.*\(memory-bound, compute-bound\)$).*-bound", "ograniczone pamięcią, ograniczone obliczeniami"),
        ("pl", r"(?<!nie)\b\w+(?:łbyś|łeś|łbym)\b", "no form that is for men only"),
    ],
)
def test_one_word_has_one_spelling(language: str, word: str, instead: str) -> None:
    texts = [form for _, _, translation in translated(language) for form in forms(translation)]
    for path in sorted((RESOURCES / "lessons").glob("*.toml")):
        texts += re.findall(rf'\b{language} = "(.*?)"', path.read_text(encoding="utf-8"))
    assert [text for text in texts if re.search(word, text)] == [], instead
