"""What the build makes by itself: ICU data, icons, library checks."""

import struct

import pytest

import elf
import icons
import icu_data


def icu_file(items: dict[str, bytes]) -> bytes:
    """Write a common data file as ICU's own tools do: header of 32 bytes, count, table, names, contents."""
    header = struct.pack("<HH", 32, 0x27DA) + struct.pack("<HHBBBB", 20, 0, 0, 0, 2, 0) + b"CmnD" + bytes(16)
    names_at = 4 + 8 * len(items)
    contents_at = (names_at + sum(len(name) + 1 for name in items) + 15) // 16 * 16
    table, names, contents = struct.pack("<I", len(items)), b"", b""
    for name, content in items.items():
        table += struct.pack("<II", names_at + len(names), contents_at + len(contents))
        names += name.encode() + b"\0"
        contents += content.ljust((len(content) + 15) // 16 * 16, b"\0")
    return header + (table + names).ljust(contents_at, b"\0") + contents


def test_filtering_icu_data_gives_the_file_that_never_had_the_others() -> None:
    kept = {"icudt73l/coll/tr.res": b"Turkish" * 5}
    everything = {"icudt73l/coll/de.res": b"German", **kept, "icudt73l/zone/tr.res": b"x"}
    assert icu_data.filter_data(icu_file(everything)) == icu_file(kept)


def test_keeping_all_of_icu_data_changes_nothing() -> None:
    whole = icu_file({"icudt73l/a.res": b"1" * 17, "icudt73l/root.res": b"2"})
    assert icu_data.filter_data(whole, lambda name: True) == whole


@pytest.mark.parametrize(
    ("name", "kept"),
    [("root.res", True), ("pl.res", True), ("coll/ucadata.icu", True), ("nfkc.nrm", True), ("coll/zh.res", False),
     ("brkitr/thaidict.dict", False), ("ibm-37_P100-1995.cnv", False), ("zone/pl.res", False)],
)  # fmt: skip
def test_icu_keeps_the_programs_languages(name: str, kept: bool) -> None:
    assert icu_data.is_kept(f"icudt73l/{name}") is kept


def test_other_data_is_refused() -> None:
    with pytest.raises(ValueError, match="no ICU common data"):
        icu_data.filter_data(bytes(64))


def test_a_windows_icon_points_at_its_pictures() -> None:
    content = icons.ico({256: b"large", 16: b"small"})
    # 6 bytes of header, two entries of 16 bytes: the pictures begin at byte 38, the smaller first
    assert struct.unpack_from("<HHH", content) == (0, 1, 2)
    assert struct.unpack_from("<BBBBHHII", content, 6) == (16, 16, 0, 0, 1, 32, 5, 38)
    assert struct.unpack_from("<BBBBHHII", content, 22) == (0, 0, 0, 0, 1, 32, 5, 43)
    assert content[38:] == b"smalllarge"


def test_a_mac_icon_states_its_lengths() -> None:
    content = icons.icns({width: bytes(width) for _, width in icons.ICNS_TYPES})
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    at, codes = 8, []
    while at < len(content):
        code, length = struct.unpack_from(">4sI", content, at)
        codes.append((code, length - 8))
        at += length
    assert tuple(codes) == icons.ICNS_TYPES


def test_libraries_that_nobody_needs_are_found() -> None:
    needs = {"program.so": ["a.so"], "a.so": ["b.so", "libc.so.6"], "b.so": [], "c.so": ["d.so"], "d.so": ["c.so"]}
    assert elf.unreachable(needs, ["program.so"]) == {"c.so", "d.so"}


def test_libraries_that_are_nowhere_are_found_with_those_who_need_them() -> None:
    needs = {"a.so": ("b.so", "libc.so.6", "libgone.so.1"), "b.so": ("libgone.so.1", "libm.so.6")}
    assert elf.missing(needs) == {"libgone.so.1": {"a.so", "b.so"}}
