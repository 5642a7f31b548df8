"""Names that files bring along, made fit to stand in one line among other words."""

import unicodedata

# What turns the direction of all that follows around; marks that only join or separate letters stay.
_TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
MOST_CHARACTERS = 200


def readable_name(text: str) -> str:
    """Return a name in one line, without characters that cannot be seen or that turn other words around."""
    one_line = " ".join(text.split())
    shown = (letter for letter in one_line if letter not in _TURNING and unicodedata.category(letter) != "Cc")
    return "".join(shown)[:MOST_CHARACTERS].strip()
