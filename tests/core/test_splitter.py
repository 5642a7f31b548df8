"""The simple rule: words and punctuation marks."""

import pytest

from app.core.splitter import LONGEST_PIECE, joined, split_text


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("Why is the sky blue?", ("Why", "is", "the", "sky", "blue", "?")),
        ("  spaces\tand\nlines  ", ("spaces", "and", "lines")),
        ("Don't re-read it.", ("Don't", "re-read", "it", ".")),
        ("well... yes!!", ("well", "...", "yes", "!!")),
        ("'quoted'", ("'", "quoted", "'")),
        ("a - b", ("a", "-", "b")),
        ("(3.5 kg)", ("(", "3", ".", "5", "kg", ")")),
        ("Gökyüzü neden mavidir?", ("Gökyüzü", "neden", "mavidir", "?")),
        ("?!", ("?", "!")),
        ("", ()),
        (" \n ", ()),
    ],
)
def test_a_text_is_cut_at_words_and_punctuation_marks(text: str, pieces: tuple[str, ...]) -> None:
    split = split_text(text, limit=40)
    assert split.pieces == pieces
    assert split.left_out == 0


def test_an_accent_stays_on_its_letter() -> None:
    assert split_text("u\u0308ber x\u0301y", limit=9).pieces == ("\u00fcber", "x\u0301y")


def test_a_joined_emoji_is_one_piece() -> None:
    heart = "\u2764\ufe0f"
    assert split_text(f"I {heart} it", limit=9).pieces == ("I", heart, "it")


def test_invisible_characters_alone_are_no_piece() -> None:
    assert split_text("\u200b \u200d", limit=9).pieces == ()


def test_a_text_that_is_too_long_tells_how_much_was_left_out() -> None:
    split = split_text("one two three four five", limit=3)
    assert split.pieces == ("one", "two", "three")
    assert split.left_out == 2


def test_a_very_long_word_is_cut_in_pieces_and_loses_nothing() -> None:
    word = "a" * (2 * LONGEST_PIECE + 5)
    pieces = split_text(word, limit=40).pieces
    assert [len(piece) for piece in pieces] == [LONGEST_PIECE, LONGEST_PIECE, 5]
    assert "".join(pieces) == word


@pytest.mark.parametrize("text", ["Why is the sky blue?", "Well… yes!!", "a (small) 97% of it, “so” to say; „tak”."])
def test_pieces_are_joined_as_they_were_written(text: str) -> None:
    assert joined(split_text(text, limit=40).pieces) == text
