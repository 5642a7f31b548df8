"""A small libicudata for the bundle: Qt Core on Linux is linked with ICU, whose data for all languages takes 31 MB.

Kept is what Qt can ask ICU for in the program's languages: sorting, upper and lower case, time zones and names of
encodings. Qt takes its own tables, not ICU's, for numbers, dates and names of languages.
"""

import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

from exclusions import LANGUAGES

HEADER_FORMAT = b"CmnD"  # a common data file with a table of contents
ALIGNMENT = 16
_KINDS_KEPT_WHOLE = (".icu", ".nrm")
_ALWAYS = frozenset(
    {
        "root.res", "res_index.res", "pool.res", "supplementalData.res", "likelySubtags.res", "keyTypeData.res",
        "numberingSystems.res", "timezoneTypes.res", "zoneinfo64.res", "icuver.res", "windowsZones.res",
        "metaZones.res",
    }
)  # fmt: skip


def is_kept(name: str) -> bool:
    """Return whether an item of the data, such as "icudt73l/coll/tr.res", is one that Qt may ask for."""
    _, _, path = name.partition("/")
    folder, _, file = path.rpartition("/")
    if folder not in ("", "coll"):
        return False
    return file.endswith(_KINDS_KEPT_WHOLE) or file in _ALWAYS or file in {f"{code}.res" for code in LANGUAGES}


def filter_data(data: bytes, keep: Callable[[str], bool] = is_kept) -> bytes:
    """Return an ICU common data file with only some of its items.

    The format: a header that states its own length, the number of items, for each the offsets of its name and its
    content from the end of the header, the names with a zero byte after each, and the contents, sorted by name and
    aligned to 16 bytes.

    Raises
    ------
    ValueError
        If the bytes are no ICU common data file.
    """
    header_bytes, magic = struct.unpack_from("<HH", data)
    if magic != 0x27DA or data[12:16] != HEADER_FORMAT:
        raise ValueError("this is no ICU common data file with little-endian numbers")
    (count,) = struct.unpack_from("<I", data, header_bytes)
    table = [struct.unpack_from("<II", data, header_bytes + 4 + 8 * index) for index in range(count)]
    ends = [start for _, start in table[1:]] + [len(data) - header_bytes]
    items = []
    for (name_at, start), end in zip(table, ends, strict=True):
        name = data[header_bytes + name_at : data.index(b"\0", header_bytes + name_at)]
        if keep(name.decode("ascii")):
            items.append((name, data[header_bytes + start : header_bytes + end]))
    return data[:header_bytes] + _table_and_contents(items)


def _table_and_contents(items: list[tuple[bytes, bytes]]) -> bytes:
    names_at = 4 + 8 * len(items)
    names = b"".join(name + b"\0" for name, _ in items)
    contents_at = -(-(names_at + len(names)) // ALIGNMENT) * ALIGNMENT
    table, contents = struct.pack("<I", len(items)), b""
    name_at = names_at
    for name, content in items:
        table += struct.pack("<II", name_at, contents_at + len(contents))
        name_at += len(name) + 1
        contents += content + bytes(-len(content) % ALIGNMENT)
    return (table + names).ljust(contents_at, b"\0") + contents


def small_library(library: Path, target: Path) -> Path:
    """Write a library with the kept items under the same name and symbol as the full one, by binutils' as and ld."""
    symbol, start, _ = _data_symbol(library)
    target.mkdir(parents=True, exist_ok=True)
    (target / "icu.dat").write_bytes(filter_data(library.read_bytes()[start : _data_end(library)]))
    (target / "icu.s").write_text(
        f".section .rodata\n.balign {ALIGNMENT}\n.globl {symbol}\n.type {symbol}, %object\n{symbol}:\n"
        f'.incbin "icu.dat"\n.size {symbol}, . - {symbol}\n.section .note.GNU-stack,"",%progbits\n'
    )
    subprocess.run(["as", "icu.s", "-o", "icu.o"], cwd=target, check=True)
    subprocess.run(["ld", "-shared", "-soname", library.name, "icu.o", "-o", library.name], cwd=target, check=True)
    return target / library.name


def _data_symbol(library: Path) -> tuple[str, int, int]:
    """Return the name and the place in the file of the one symbol that an ICU data library has."""
    lines = subprocess.run(
        ["nm", "-D", "--defined-only", "-S", str(library)], capture_output=True, text=True, check=True
    ).stdout.splitlines()
    parts = next(line.split() for line in lines if line.endswith("_dat"))
    return parts[-1], int(parts[0], 16), len(parts)


def _data_end(library: Path) -> int:
    """Return the end of the read-only segment, which in ICU's data library is mapped at its place in the file."""
    dump = subprocess.run(["objdump", "-p", str(library)], capture_output=True, text=True, check=True).stdout
    sizes = [line.split("filesz")[1].split()[0] for line in dump.splitlines() if "filesz" in line]
    return int(sizes[0], 16)
