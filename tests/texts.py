"""Texts as tests compare them."""


def plain(text: str) -> str:
    """Return a text with ordinary spaces, and without the marks that only keep it on one line."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{WORD JOINER}", "")
