"""The header of one GGUF file: its keys and its tensor table, read without touching the tensors.

Format: docs/gguf.md of ggml (versions 1 to 3). Vocabularies and other long lists are skipped; only their lengths are
kept.
"""

import struct
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from app.files.gguf_bytes import ByteReader
from app.files.gguf_tensors import Tensor, check_positions, read_tensor
from app.files.model_file import ModelFileError

MAGIC = b"GGUF"
KNOWN_VERSIONS = (1, 2, 3)
DEFAULT_ALIGNMENT = 32
KEEP_TEXT_BYTES = 4096  # longer values are chat templates and licences
KEEP_KEY_BYTES = 1024  # the format allows 65,535; real keys have under 100
KEEP_LIST_VALUES = 2048  # per-layer lists have at most 512 entries in llama.cpp
MAX_NESTING = 4  # no known file nests lists at all
MAX_KEYS = 10_000  # real files have under 200
MAX_TENSORS = 30_000  # the largest real tables have about 3,000 rows
SMALLEST_KEY_BYTES = 13  # length, an empty name, type and one byte
SMALLEST_TENSOR_BYTES = 24
TEXT, LIST = 8, 9
NUMBER_CODES = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}


@dataclass(frozen=True, slots=True)
class SkippedList:
    """A list whose values were not kept, only how many there are."""

    count: int


@dataclass(frozen=True, slots=True)
class SkippedText:
    """A text that was not kept, only its length in bytes."""

    length: int


Scalar = int | float | bool | str | SkippedText
Value = Scalar | tuple[int | float | bool, ...] | SkippedList


@dataclass(frozen=True, slots=True, kw_only=True)
class GgufHeader:
    """Keys and tensor table of one file.

    Attributes
    ----------
    file_bytes : int
        Size of the file on disk.
    data_start : int or None
        Where the tensors' data begins; None where the stated alignment is impossible.
    """

    path: Path
    version: int
    byte_order: str
    keys: dict[str, Value]
    tensors: tuple[Tensor, ...]
    file_bytes: int
    data_start: int | None
    alignment_problem: str = ""


def read_header(path: Path) -> GgufHeader:
    """Read keys and tensor table of a GGUF file.

    Raises
    ------
    ModelFileError
        If it is not one, is cut off in the header, or states impossible counts, lengths or sizes.
    """
    try:
        with path.open("rb", buffering=0) as file:
            return _read(ByteReader(file, str(path)), path)
    except OSError as error:
        raise ModelFileError(path, f"the file cannot be read ({error.strerror or error})") from error


def _read(reader: ByteReader, path: Path) -> GgufHeader:
    version = _read_start(reader)
    tensor_count = reader.unsigned(reader.count_format, "the number of tensors")
    key_count = reader.unsigned(reader.count_format, "the number of keys")
    left = reader.size - reader.position
    if key_count > MAX_KEYS or key_count * SMALLEST_KEY_BYTES > left:
        raise reader.fail(_impossible(key_count, "keys", reader.size))
    if tensor_count > MAX_TENSORS or tensor_count * SMALLEST_TENSOR_BYTES > left:
        raise reader.fail(_impossible(tensor_count, "tensors", reader.size))
    keys: dict[str, Value] = {}
    for index in range(key_count):
        name, value = _read_key(reader, index)
        if name in keys:
            raise reader.fail(f"the key {name!r} appears twice")
        keys[name] = value
    alignment, problem = _alignment(keys)
    tensors = tuple(read_tensor(reader, index) for index in range(tensor_count))
    twice = [name for name, count in Counter(tensor.name for tensor in tensors).most_common(1) if count > 1]
    if twice:
        raise reader.fail(f"the tensor {twice[0]!r} is listed twice")
    data_start = -(-reader.position // alignment) * alignment
    if not problem:
        check_positions(reader, tensors, alignment=alignment)
    return GgufHeader(
        path=path,
        version=version,
        byte_order="big" if reader.order == ">" else "little",
        keys=keys,
        tensors=tensors,
        file_bytes=reader.size,
        data_start=None if problem else data_start,
        alignment_problem=problem,
    )


def _read_start(reader: ByteReader) -> int:
    """Check the magic, find the byte order and return the version."""
    if reader.take(4, "the first four bytes, which say what the file is") != MAGIC:
        raise reader.fail("this is not a GGUF file: it does not begin with the letters GGUF")
    raw = reader.take(4, "the version number")
    version: int = struct.unpack("<I", raw)[0]
    if version & 0xFFFF == 0:  # version 3 read in the wrong order is 50,331,648
        reader.order = ">"
        version = struct.unpack(">I", raw)[0]
    if version not in KNOWN_VERSIONS:
        newer = "newer than this program knows" if version > max(KNOWN_VERSIONS) else "not a version of the format"
        raise reader.fail(f"GGUF version {version:,} is {newer} (1, 2 and 3 are read)")
    reader.count_format = "I" if version == 1 else "Q"
    return version


def _impossible(count: int, things: str, size: int) -> str:
    return f"the header says {count:,} {things}, but the file ends after {size:,} bytes: it is cut off or damaged"


def _read_key(reader: ByteReader, index: int) -> tuple[str, Value]:
    name, length = reader.text(f"the name of key {index + 1}", keep=KEEP_KEY_BYTES, is_name=True)
    if name is None:
        raise reader.fail(
            f"the name of key {index + 1} is said to have {length:,} bytes; at most {KEEP_KEY_BYTES:,} are read"
        )
    what = f"the value of {name!r}"
    kind = reader.unsigned("I", what)
    return name, _read_list(reader, what, depth=1) if kind == LIST else _read_scalar(reader, kind, what)


def _read_scalar(reader: ByteReader, kind: int, what: str) -> Scalar:
    if kind == TEXT:
        text, length = reader.text(what, keep=KEEP_TEXT_BYTES)
        return SkippedText(length) if text is None else text
    code = NUMBER_CODES.get(kind)
    if code is None:
        raise reader.fail(f"{what} has the unknown type {kind} (0 to 12 exist)")
    return reader.number(code, what)


def _read_list(reader: ByteReader, what: str, *, depth: int) -> tuple[int | float | bool, ...] | SkippedList:
    kind = reader.unsigned("I", what)
    count = reader.unsigned(reader.count_format, what)
    if kind == TEXT:
        reader.skip_strings(count, what)
        return SkippedList(count)
    if kind == LIST:
        if depth >= MAX_NESTING or count > KEEP_LIST_VALUES:
            raise reader.fail(f"{what} is a list of {count:,} lists, nested {depth} deep; no model needs that")
        for _ in range(count):
            _read_list(reader, what, depth=depth + 1)
        return SkippedList(count)
    code = NUMBER_CODES.get(kind)
    if code is None:
        raise reader.fail(f"{what} is a list of the unknown type {kind} (0 to 12 exist)")
    size = struct.calcsize(code)
    if count > KEEP_LIST_VALUES or not reader.may_keep(count):
        reader.skip(count * size, what)
        return SkippedList(count)
    return struct.unpack(f"{reader.order}{count}{code}", reader.take(count * size, what))


def _alignment(keys: dict[str, Value]) -> tuple[int, str]:
    """Return the alignment of the tensor data in bytes, and what is wrong with the stated one."""
    stated = keys.get("general.alignment", DEFAULT_ALIGNMENT)
    if isinstance(stated, int) and not isinstance(stated, bool) and stated > 0 and stated & (stated - 1) == 0:
        return stated, ""
    shown = stated if isinstance(stated, int | float | str) else "a list"
    return (
        DEFAULT_ALIGNMENT,
        f"general.alignment is {shown}, must be a power of two: where the tensor data begins is unknown",
    )
