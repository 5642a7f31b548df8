"""The bundle against an empty window that PyInstaller bundled with its defaults in the same environment: SIZES.md."""

import json
import statistics
import subprocess
import tarfile
import time
from pathlib import Path

import build
from exclusions import RULES
from facts import version
from x_screen import HEIGHT, WIDTH, Screen

STARTS = 11
SIZES = build.HERE / "SIZES.md"
# Savings that do not come from a rule, with their reasons.
OTHER_REASONS = {
    "Libraries that only the above needed": "found by following what each library is linked with (elf.py)",
    "ICU data of other languages": "kept: sorting in the three languages, letter case, time zones (icu_data.py)",
    "OpenBLAS": "the largest matrix has a few rows: blas/small_blas.c computes what numpy.linalg is asked for",
    "Debug symbols of Python": "strip",
    "Debug symbols of numpy": "strip; numpy.libs is left alone, the loader refuses it stripped",
    "Debug symbols of Qt and others": "strip",
}


def compare(python: Path, folder: Path) -> None:
    """Build the empty window, measure both bundles, and write SIZES.md."""
    empty = freeze_empty(python)
    sizes = {name: (build.folder_bytes(path), packed_bytes(path)) for name, path in (("app", folder), ("empty", empty))}
    starts = start_times({"app": folder / "two-speeds", "empty": empty / "empty"})
    savings = json.loads((build.GENERATED / "savings.json").read_text(encoding="utf-8"))
    text = table(sizes, starts, savings)
    SIZES.write_text(text, encoding="utf-8")
    print(text)


def freeze_empty(python: Path) -> Path:
    """Bundle the empty window with PyInstaller's defaults and return its folder."""
    place = build.BUILD / "empty"
    build.run(
        python, "-m", "PyInstaller", build.HERE / "empty_window.py", "--noconfirm", "--log-level", "ERROR",
        "--name", "empty", "--distpath", place, "--workpath", place / "work", "--specpath", place,
    )  # fmt: skip
    return place / "empty"


def packed_bytes(folder: Path) -> int:
    """Return the size of a folder as a tar.gz."""
    archive = build.BUILD / "measured.tar.gz"
    with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
        tar.add(folder, arcname=folder.name)
    size = archive.stat().st_size
    archive.unlink()
    return size


def start_times(programs: dict[str, Path]) -> dict[str, list[float]]:
    """Return, in s, how long each program takes from its start to its first painted frame, in turns."""
    found: dict[str, list[float]] = {name: [] for name in programs}
    for number in range(STARTS + 1):
        for name, program in programs.items():
            with Screen() as screen:
                started = time.perf_counter()
                process = subprocess.Popen(
                    [program], env={"DISPLAY": screen.name, "HOME": str(build.BUILD), "XDG_RUNTIME_DIR": "/tmp"},
                    stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                )  # fmt: skip
                screen.wait_painted(30, process)
                if number > 0:  # the first round only warms the disk's cache
                    found[name].append(time.perf_counter() - started)
                process.terminate()
                process.wait(timeout=10)
    return found


def table(sizes: dict[str, tuple[int, int]], starts: dict[str, list[float]], savings: dict[str, int]) -> str:
    """Return SIZES.md."""
    reasons = {rule.name: rule.reason for rule in RULES} | OTHER_REASONS
    lines = [
        "# What the bundle weighs",
        "",
        f"Made by `uv run python packaging/build.py --compare` for version {version()} on Linux; not edited by hand.",
        "The yardstick is `empty_window.py` (PySide6, pyqtgraph, numpy; one empty plot), bundled with PyInstaller's",
        "defaults from the same environment. Start: until the first painted frame under Xvfb "
        f"({WIDTH} x {HEIGHT}), {STARTS} starts of each in turns; other work on the machine lengthens the median,",
        "hardly the shortest.",
        "",
        "| | Two Speeds | empty window | ratio |",
        "|---|---:|---:|---:|",
    ]
    for number, what in enumerate(("unpacked", "as tar.gz")):
        app, empty = sizes["app"][number], sizes["empty"][number]
        lines.append(f"| {what} | {build.megabytes(app)} | {build.megabytes(empty)} | {app / empty:.2f} |")
    for what, of in (("start, median", statistics.median), ("start, shortest", min)):
        app_s, empty_s = of(starts["app"]), of(starts["empty"])
        lines.append(f"| {what} | {app_s * 1e3:.0f} ms | {empty_s * 1e3:.0f} ms | {app_s / empty_s:.2f} |")
    lines += [
        "",
        "## What each exclusion saves",
        "",
        "Unpacked bytes of the files that it drops. Python modules count a third of their source, about what their",
        "compiled and compressed form takes. That the program still does everything is shown by `smoke_test.py`.",
        "",
        "| left out | saved | nothing misses it, because |",
        "|---|---:|---|",
    ]
    for name, saved in sorted(savings.items(), key=_by_saving):
        if saved > 0:
            lines.append(f"| {name} | {build.megabytes(saved)} | {reasons[name]} |")
    return "\n".join(lines) + "\n"


def _by_saving(row: tuple[str, int]) -> int:
    return -row[1]
