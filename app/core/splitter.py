"""Cutting a text into words and punctuation marks by a simple rule, for the pictures.

It is not a tokenizer: a real one cuts by a vocabulary learned from data, often inside words. The screen says so.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

PROMPT_TOKENS_SHOWN = 40  # longer texts make cells too small to see from the back of a room
ANSWER_TOKENS_SHOWN = 24
LONGEST_PIECE = 16  # characters; a longer word is cut in pieces, as a real tokenizer does too
_JOINERS = "'’-_"
_CLOSING = ".,;:!?…)]}»”%"  # these stand close to the word before them
_OPENING = "([{«„“"  # these stand close to the word after them


@dataclass(frozen=True, slots=True, kw_only=True)
class Split:
    """The pieces of a text, and how many pieces at its end were left out."""

    pieces: tuple[str, ...]
    left_out: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenText:
    """A prompt and its answer in pieces; each at least one."""

    prompt: tuple[str, ...]
    answer: tuple[str, ...]


def split_text(text: str, *, limit: int) -> Split:
    """Return the words and punctuation marks of a text, at most `limit` of them.

    Letters and digits in a row are a word, also across an apostrophe or hyphen inside it; every other visible
    character stands alone, except that equal ones in a row ("...") stay together and accents stay on their letter.
    """
    pieces: list[str] = []
    for chunk in unicodedata.normalize("NFC", text).split():
        pieces.extend(_pieces(chunk))
    return Split(pieces=tuple(pieces[:limit]), left_out=max(0, len(pieces) - limit))


def joined(pieces: Sequence[str]) -> str:
    """Return pieces as a sentence: with spaces between words, but none in front of a mark that closes."""
    text = ""
    for piece in pieces:
        is_close = not text or piece[0] in _CLOSING or text[-1] in _OPENING
        text += piece if is_close else f" {piece}"
    return text


def _pieces(chunk: str) -> list[str]:
    found: list[str] = []
    for index, character in enumerate(chunk):
        if _is_attached(character):
            if found:
                found[-1] += character
        elif found and _continues(chunk, index) and len(found[-1]) < LONGEST_PIECE:
            found[-1] += character
        else:
            found.append(character)
    return found


def _continues(chunk: str, index: int) -> bool:
    """Whether a character goes on with the piece before it."""
    before = _before(chunk, index)
    character = chunk[index]
    if character.isalnum():
        return before.isalnum() or (before in _JOINERS and _before(chunk, chunk.rindex(before, 0, index)).isalnum())
    following = chunk[index + 1 : index + 2]
    if character in _JOINERS and before.isalnum() and following.isalnum():
        return True
    return character == before


def _before(chunk: str, index: int) -> str:
    """Return the last character before an index that is not an accent; a space at the start."""
    for position in range(index - 1, -1, -1):
        if not _is_attached(chunk[position]):
            return chunk[position]
    return " "


def _is_attached(character: str) -> bool:
    """Whether a character has no place of its own: accents, joiners and variation selectors, controls."""
    return unicodedata.category(character) in {"Mn", "Me", "Mc", "Cf", "Cc"}
