"""Which layers of a GGUF model look at a sliding window, and how long it is."""

from dataclasses import dataclass

from app.files.gguf_families import Family, WindowRule
from app.files.gguf_keys import Keys
from app.files.model_file import FactName, FactRule, FactSource, Note, NoteKind, NoteWords

WINDOW, PATTERN = "attention.sliding_window", "attention.sliding_window_pattern"


@dataclass(frozen=True, slots=True)
class Windows:
    """The window in tokens (0 for none), and for each layer whether it is windowed."""

    tokens: int
    layers: tuple[bool, ...]


def periodic(count: int, *, period: int, full_first: bool) -> tuple[bool, ...]:
    """Return which layers are windowed if one in every `period` sees everything; all of them for period 0."""
    full = 0 if full_first else period - 1
    return tuple(period == 0 or index % period != full for index in range(count))


def read_windows(
    keys: Keys, family: Family, *, is_known_family: bool, has_attention: tuple[bool, ...], notes: list[Note]
) -> Windows:
    """Return the windows of the main stack's layers, as the family's loader derives them.

    Parameters
    ----------
    has_attention : tuple of bool
        One entry per layer of the main stack.
    notes : list of Note
        Is appended to where a stated window is not used.
    """
    count = len(has_attention)
    stated = keys.integer(WINDOW)
    listed = keys.marks(PATTERN, count)
    tokens = _window_tokens(family, stated, count=count, is_known=is_known_family, has_pattern=listed is not None)
    if tokens == 0:
        if stated and (is_known_family or family.window_rule is not WindowRule.NEVER):
            sentence = (
                f"llama.cpp ignores the stated window of {stated:,} tokens for {keys.family!r}: everything is kept"
            )
            note = Note(
                kind=NoteKind.WINDOW_IGNORED,
                sentence=sentence,
                words=NoteWords.WINDOW_IGNORED,
                names=(keys.family,),
                numbers=(stated,),
            )
            notes.append(note)
        return Windows(0, (False,) * count)
    if tokens == stated:
        keys.note(FactName.SLIDING_WINDOW, tokens, FactSource.KEY, keys.name(WINDOW))
    else:
        keys.note(FactName.SLIDING_WINDOW, tokens, FactSource.FAMILY_DEFAULT, keys.family, rule=FactRule.FAMILY)
    if family.is_compressed:
        return Windows(tokens, (True,) * count)
    if family.window_rule is WindowRule.EVERY_ATTENTION_LAYER:
        return Windows(tokens, has_attention)
    if listed is not None:
        return Windows(tokens, listed)
    period = keys.integer(PATTERN)
    if period is None:
        period = family.period
        if period == 0:
            sentence = (
                f"{keys.name(PATTERN)!r} is missing, so it is unknown which layers are windowed: all are taken as full"
            )
            notes.append(Note(kind=NoteKind.MISSING_VALUE, sentence=sentence))
            return Windows(0, (False,) * count)
    return Windows(tokens, periodic(count, period=period, full_first=family.full_first))


def _window_tokens(family: Family, stated: int | None, *, count: int, is_known: bool, has_pattern: bool) -> int:
    """Return the window in tokens; 0 where the family's loader uses none."""
    rule = family.window_rule
    if rule is WindowRule.NEVER:
        return (stated or 0) if has_pattern and not is_known else 0
    if family.window_layers not in (0, count):
        return 0
    if rule is WindowRule.CHUNKED:
        return 0 if stated == 0 else family.window_tokens
    if rule is WindowRule.ALWAYS:
        return family.window_tokens if stated is None else stated
    if family.fixed_window and stated:
        return family.window_tokens
    return stated or 0
