"""What goes to the terminal: never an exception for a character or a closed stream, never a control sequence."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

LONGEST_SENTENCE = 600
_KEPT_AT_EACH_END = 280


def make_output_safe() -> None:
    """Let characters that the terminal's encoding lacks be written as escapes instead of ending the program."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def one_line(sentence: str) -> str:
    """Return a sentence in one line of bounded length, without characters that steer a terminal."""
    line = visible(" ".join(sentence.split()))
    if len(line) <= LONGEST_SENTENCE:
        return line
    left_out = len(line) - 2 * _KEPT_AT_EACH_END
    return f"{line[:_KEPT_AT_EACH_END]}... ({left_out:,} more characters) ...{line[-_KEPT_AT_EACH_END:]}"


def visible(text: str) -> str:
    """Return a text with control characters and lone surrogates as escapes; names of files may hold any."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode() for char in text)


def tell(sentence: str) -> None:
    """Print one line on standard error, where there is one that takes it."""
    if sys.stderr is None:  # a bundle without a console has none
        return
    try:
        print(one_line(sentence), file=sys.stderr, flush=True)
    except (OSError, ValueError):
        # Nobody can be told; at exit Python would try once more and change the exit code.
        _point_at_nothing(sys.stderr.fileno)


def drop_output() -> None:
    """Throw away what is still to be written on standard output, so that leaving does not fail."""
    if sys.stdout is not None:
        _point_at_nothing(sys.stdout.fileno)


def is_there(name: str) -> bool:
    """Return whether a file or folder of that name exists; a name that no file can have is none."""
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False


def _point_at_nothing(fileno: Callable[[], int]) -> None:
    try:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, fileno())
        os.close(nothing)
    except (OSError, ValueError):
        return
