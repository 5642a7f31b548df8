"""Every remark about a file of measurements is said in the user's language, with its place and its detail."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from app.files.result_notes import NoteKind, ResultNote
from app.paths import RESOURCES
from app.tabs.measured.result_note_texts import result_note_sentence

US = QLocale("en_US")


@pytest.mark.parametrize("kind", list(NoteKind))
def test_in_english_it_is_the_readers_own_sentence(kind: NoteKind) -> None:
    note = ResultNote(kind=kind, line=7, detail="avg_ts", file="a.json")
    assert result_note_sentence(note, US) == note.sentence


@pytest.mark.parametrize("language", ["tr", "pl"])
@pytest.mark.parametrize("kind", list(NoteKind))
def test_every_kind_has_words_in_every_language(qapp: QCoreApplication, kind: NoteKind, language: str) -> None:
    note = ResultNote(kind=kind, line=7, detail="avg_ts", file="a.json")
    translator = QTranslator()
    assert translator.load(f"two_speeds_{language}", str(RESOURCES / "i18n"))
    qapp.installTranslator(translator)
    try:
        said = result_note_sentence(note, QLocale(language))
    finally:
        qapp.removeTranslator(translator)
    assert said.startswith("a.json: ")
    assert "7" in said
    assert ("avg_ts" in said) == ("avg_ts" in note.sentence)
    assert "line" not in said.split()
    assert said.split(": ", 2)[2] != note.sentence.split(": ", 2)[2]
