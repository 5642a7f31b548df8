"""Text of result files within bounds: any usual encoding in, lines and JSON objects with line numbers out."""

import codecs
import json
import math
import re
import stat
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.files.errors import FileError

MAX_FILE_BYTES = 16_000_000
"""Result files are below 1 MB; a server's log of a day stays below this."""

MAX_LINES = 200_000
MAX_LINE_CHARACTERS = 65_536
MAX_OBJECT_CHARACTERS = 4_000_000
"""vLLM's detailed results list every gap between tokens in one object."""

_FIRST_TRY_CHARACTERS = 65_536
_MAX_BROKEN_OBJECTS = 50
_ANSI_ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
_OBJECT_START = re.compile(r"(?P<open>[ \t\r\[\],]*+)(?:data:[ \t]*+)?\{")
_STRUCTURE_ONLY = frozenset(" \t\r[]{},")
_DIGIT_GROUP_SPACES = dict.fromkeys(map(ord, "\u00a0\u202f\u2009'"), None)
_NUMBER = re.compile(r"[+-]?(?:\d[\d.,]*|\.\d+)(?:[eE][+-]?\d{1,3})?\Z")


@dataclass(frozen=True, slots=True, kw_only=True)
class Piece:
    """A line of text, a JSON object, or what stands in place of one that cannot be read.

    Attributes
    ----------
    line : int
        Where it starts, from 1.
    text : str
        The line without its end; for a broken object, why it is broken.
    value : dict or None
        The parsed object.
    broken, cut_off, too_long : bool
    """

    line: int
    text: str = ""
    value: dict[str, object] | None = None
    broken: bool = False
    cut_off: bool = False
    too_long: bool = False


def read_result_text(path: Path) -> str:
    """Return a file's text, whatever usual encoding it has.

    Raises
    ------
    FileError
        If it is no file, empty, larger than `MAX_FILE_BYTES`, or not text.
    """
    data = read_bounded(path, MAX_FILE_BYTES, "a file of results")
    if not data.strip(b"\x00 \t\r\n\xef\xbb\xbf\xff\xfe"):
        raise FileError(path, "the file is empty")
    text = _decode(data)
    sample = text[:65_536]
    strange = sum(1 for c in sample if ord(c) < 32 and c not in "\t\r\n\x0c\x1b\x08") + sample.count("\ufffd")
    if strange > len(sample) // 20:
        raise FileError(path, "this is not a text file, expected results as text (table, CSV, JSON, SQL or log lines)")
    return text


def read_bounded(path: Path, max_bytes: int, expected: str) -> bytes:
    """Return a regular file's bytes, or refuse it before reading if it is larger than `max_bytes`."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise FileError(path, f"this is not a regular file, expected {expected}")
        if status.st_size <= max_bytes:
            with path.open("rb") as stream:
                data = stream.read(max_bytes + 1)
            if len(data) <= max_bytes:
                return data
    except (OSError, ValueError) as error:
        if isinstance(error, FileError):
            raise
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FileError(path, f"the file cannot be read: {reason}") from error
    size = max(status.st_size, max_bytes + 1)
    raise FileError(path, f"the file has {size:,} bytes, {expected} may have at most {max_bytes:,}")


def pieces(text: str) -> Iterator[Piece]:
    """Yield the text's lines and JSON objects in order; objects may span lines or share one.

    Lines of brackets and commas only are left out. A JSON array that is never closed yields a last piece
    with `cut_off`.
    """
    text = _ANSI_ESCAPE.sub("", text)  # colours of the terminal that the text was copied from
    position, line, broken_objects = 0, 1, 0
    array_open = cut = False
    while position < len(text):
        if line > MAX_LINES:
            yield Piece(line=line, text=f"the lines after the first {MAX_LINES:,}", too_long=True)
            return
        line_end = text.find("\n", position)
        line_end = len(text) if line_end < 0 else line_end
        start = _OBJECT_START.match(text, position, line_end)
        if start is not None and broken_objects < _MAX_BROKEN_OBJECTS:
            array_open = _bracket_state(start["open"], array_open)
            value, end, reason = _object_at(text, start.end() - 1)
            if value is not None:
                yield Piece(line=line, value=value)
                line += text.count("\n", position, end)
                position = end
                continue
            broken_objects += 1
            cut = end >= len(text.rstrip())
            yield Piece(line=line, text=reason, broken=True, cut_off=cut)
        elif line_end - position > MAX_LINE_CHARACTERS:
            yield Piece(line=line, text=f"{line_end - position:,} characters", too_long=True)
        else:
            content = text[position:line_end].rstrip("\r")
            if set(content) <= _STRUCTURE_ONLY:
                array_open = _bracket_state(content, array_open)
            else:
                yield Piece(line=line, text=content)
        position = line_end + 1
        line += 1
    if array_open and not cut:
        yield Piece(line=line, text="the list is not closed", broken=True, cut_off=True)


def parse_number(text: str, *, decimal_comma: bool = False) -> float | None:
    """Return a number as people and programs write it, or None.

    The last of point and comma is the decimal sign ("1,234.5", "1.234,5", "1149,49"). A lone comma before
    exactly three digits could mean both, so it is refused unless `decimal_comma` says which.
    """
    if len(text) > 64:
        return None
    clean = text.strip().translate(_DIGIT_GROUP_SPACES)
    if not _NUMBER.match(clean):
        return None
    commas, points = clean.count(","), clean.count(".")
    if commas and points:
        thousands, decimal = (".", ",") if clean.rfind(",") > clean.rfind(".") else (",", ".")
        if clean.count(decimal) > 1:
            return None
        clean = clean.replace(thousands, "").replace(decimal, ".")
    elif commas > 1:
        clean = clean.replace(",", "")
    elif commas:
        ambiguous = re.match(r"[+-]?[1-9]\d{0,2},\d{3}\Z", clean)
        if ambiguous and not decimal_comma:
            return None
        clean = clean.replace(",", ".")
    elif points > 1:
        clean = clean.replace(".", "")
    try:
        number = float(clean)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _bracket_state(brackets: str, was_open: bool) -> bool:
    opened, closed = brackets.rfind("["), brackets.rfind("]")
    return was_open if opened == closed else opened > closed


def _object_at(text: str, start: int) -> tuple[dict[str, object] | None, int, str]:
    """Return the object that starts here and its end, or None, how far the parser came, and why it stopped."""
    for limit in (_FIRST_TRY_CHARACTERS, MAX_OBJECT_CHARACTERS):
        part = text[start : start + limit]
        try:
            value, end = _DECODER.raw_decode(part)
        except json.JSONDecodeError as error:
            reached, reason = error.pos, error.msg
            if error.msg.startswith("Unterminated"):
                reached = len(part)
            if start + len(part) < len(text) and reached >= len(part) - 32:
                reason = f"an object of more than {MAX_OBJECT_CHARACTERS:,} characters"
                continue
            return None, start + reached, reason
        except RecursionError:
            return None, start, "nested too deeply"
        except ValueError as error:
            return None, start, str(error).split(";")[0]
        if isinstance(value, dict):
            return value, start + end, ""
        return None, start, "not an object"
    return None, start, reason


def _unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise ValueError("a key stands twice in one object")
    return result


_DECODER = json.JSONDecoder(object_pairs_hook=_unique_keys)


def _decode(data: bytes) -> str:
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF32_LE, "utf-32-le"),
        (codecs.BOM_UTF32_BE, "utf-32-be"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if data.startswith(mark):
            return data[len(mark) :].decode(encoding, errors="replace")
    sample = data[:4096]
    even_zeros, odd_zeros = sample[::2].count(0), sample[1::2].count(0)
    if odd_zeros > 4 * even_zeros and odd_zeros > len(sample) // 8:
        return data.decode("utf-16-le", errors="replace")
    if even_zeros > 4 * odd_zeros and even_zeros > len(sample) // 8:
        return data.decode("utf-16-be", errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        if error.start >= len(data) - 4:  # a file cut in the middle of its last character
            return data.decode("utf-8", errors="replace")
        return data.decode("cp1252", errors="replace")
