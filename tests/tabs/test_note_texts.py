"""Every kind of remark about a model's file has its words."""

import pytest

from app.files.model_file import Note, NoteKind
from app.tabs.note_texts import note_sentence


@pytest.mark.parametrize("kind", list(NoteKind))
def test_a_remark_stands_alone_as_a_sentence(kind: NoteKind) -> None:
    assert note_sentence(Note(kind=kind, sentence="part 2 of 3 is not here")) == "Part 2 of 3 is not here."
