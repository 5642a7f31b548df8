"""Shared libraries of a Linux bundle: which a file needs, which nobody needs, which are nowhere, and stripping."""

import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

MAGIC = b"\x7fELF"
# Part of every Linux system with glibc: a bundle must not bring its own.
SYSTEM_LIBRARIES = frozenset(
    {
        "libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libutil.so.1", "libresolv.so.2",
        "ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1",
    }
)  # fmt: skip
# Only Qt's Wayland plugin wants these, and only a Wayland desktop, which has them, loads that.
WAYLAND_LIBRARIES = frozenset({"libwayland-client.so.0", "libwayland-cursor.so.0", "libwayland-egl.so.1"})


def is_elf(path: Path) -> bool:
    """Return whether a file is a program or shared library of Linux."""
    with path.open("rb") as file:
        return file.read(4) == MAGIC


def needed(path: Path) -> tuple[str, ...]:
    """Return the names of the shared libraries that a file is linked with."""
    dump = subprocess.run(["objdump", "-p", str(path)], capture_output=True, text=True, check=True).stdout
    return tuple(line.split()[1] for line in dump.splitlines() if line.split()[:1] == ["NEEDED"])


def unreachable(needs: Mapping[str, Iterable[str]], roots: Iterable[str]) -> set[str]:
    """Return the libraries that no root needs, directly or through others.

    Parameters
    ----------
    needs : mapping of str to iterable of str
        For each file's name (the last part of its path), the names it is linked with.
    roots : iterable of str
        Names of the files that are loaded for their own sake: programs, Python extensions, Qt plugins.
    """
    seen: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting.extend(needs.get(name, ()))
    return set(needs) - seen


def missing(needs: Mapping[str, Iterable[str]]) -> dict[str, set[str]]:
    """Return, for each library that is neither in the bundle nor part of every system, the files that need it."""
    allowed = SYSTEM_LIBRARIES | WAYLAND_LIBRARIES | set(needs)
    found: dict[str, set[str]] = {}
    for name, wanted in needs.items():
        for library in set(wanted) - allowed:
            found.setdefault(library, set()).add(name)
    return found


def bundle_needs(folder: Path) -> dict[str, tuple[str, ...]]:
    """Return, for each program and library in a folder, the names it is linked with."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.is_symlink() and is_elf(path)]
    return {path.name: needed(path) for path in files}


def strip(path: Path) -> int:
    """Take debug symbols out of a library, in place, and return the bytes saved."""
    before = path.stat().st_size
    subprocess.run(["strip", "--strip-unneeded", str(path)], check=True, capture_output=True)
    return before - path.stat().st_size
