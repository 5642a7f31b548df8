"""Every remark about a model's file, and every origin of a fact, is said in the user's language."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.files.gguf_model import open_gguf
from app.files.model_file import Fact, FactName, FactRule, FactSource, Note, NoteKind, NoteWords
from app.paths import RESOURCES
from app.tabs.model_file_texts import fact_source
from app.tabs.note_texts import note_sentence

MODELS = Path(__file__).parents[1] / "data" / "gguf_architectures"
US = QLocale("en_US")


def note_of(words: NoteWords | None, kind: NoteKind = NoteKind.BAD_VALUE) -> Note:
    return Note(kind=kind, sentence="part 2 of 3 is not here", words=words, names=("gemma9",), numbers=(1234, 32))


def fact_of(rule: FactRule, detail: str = "gemma9") -> Fact:
    return Fact(name=FactName.LAYERS, value=1, source=FactSource.COMPUTED, detail=detail, rule=rule, number=64)


@pytest.mark.parametrize("kind", list(NoteKind))
def test_a_rare_remark_stands_alone_as_a_sentence(kind: NoteKind) -> None:
    assert note_sentence(note_of(None, kind), US) == "Part 2 of 3 is not here."


@pytest.mark.parametrize("language", ["tr", "pl"])
@pytest.mark.parametrize("words", list(NoteWords))
def test_a_usual_remark_has_its_own_words(qapp: QCoreApplication, words: NoteWords, language: str) -> None:
    english = note_sentence(note_of(words), US)
    assert english.endswith(".")
    assert "{" not in english
    translator = QTranslator()
    assert translator.load(f"two_speeds_{language}", str(RESOURCES / "i18n"))
    qapp.installTranslator(translator)
    try:
        said = note_sentence(note_of(words), QLocale(language))
    finally:
        qapp.removeTranslator(translator)
    assert "{" not in said
    assert said != english
    assert ("gemma9" in said) == ("gemma9" in english)
    assert len(re.findall("1.?234|32", said)) == len(re.findall("1.?234|32", english))


@pytest.mark.parametrize("language", ["tr", "pl"])
@pytest.mark.parametrize("rule", list(FactRule))
@pytest.mark.parametrize("detail", ["gemma9", ""])
def test_every_origin_has_its_own_words(qapp: QCoreApplication, rule: FactRule, detail: str, language: str) -> None:
    english = fact_source(fact_of(rule, detail))
    translator = QTranslator()
    assert translator.load(f"two_speeds_{language}", str(RESOURCES / "i18n"))
    qapp.installTranslator(translator)
    try:
        said = fact_source(fact_of(rule, detail))
    finally:
        qapp.removeTranslator(translator)
    assert "{" not in said
    assert said != english
    assert ("gemma9" in said) == ("gemma9" in english)


@pytest.mark.parametrize("path", sorted(MODELS.glob("*.gguf")), ids=lambda path: path.stem)
def test_remarks_and_origins_of_real_models_are_no_english_sentences_of_the_reader(path: Path) -> None:
    file = open_gguf(path)
    assert all(note.words is not None for note in file.notes)
    for fact in file.facts:
        assert fact.rule is not None or " " not in fact.detail
