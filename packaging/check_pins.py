"""Check the versions in pyproject.toml against combinations that are known to fail.

    uv run python packaging/check_pins.py

Each dependency must be pinned to one version with the reason beside it (a comment above or behind), since a version
that is free today is another one tomorrow, and a pin without a reason is one that nobody dares to change.
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# A line of a dependency array: perhaps a comment behind the string.
_ENTRY = re.compile(r'^\s*"(?P<requirement>[^"]+)"\s*,?\s*(?P<comment>#.*)?$')
_REQUIREMENT = re.compile(r"^(?P<name>[A-Za-z0-9._-]+)\s*(\[[^\]]*\])?\s*(?P<constraint>[^;]*)")


@dataclass(frozen=True, slots=True)
class Entry:
    """One dependency: name in lower case with hyphens, constraint as written, and whether a reason stands beside it."""

    name: str
    constraint: str
    has_reason: bool

    @property
    def pin(self) -> tuple[int, ...] | None:
        """The exact version as numbers, or None if it is not pinned to one."""
        match = re.fullmatch(r"==\s*([0-9]+(?:\.[0-9]+)*)", self.constraint)
        return tuple(int(part) for part in match[1].split(".")) if match else None


def entries(text: str) -> list[Entry]:
    """Return the dependencies of pyproject.toml, development tools included, in their order."""
    found: list[Entry] = []
    inside, reason_above = False, False
    for line in text.splitlines():
        if re.match(r"^\s*[a-z-]+ = \[\s*$", line):
            inside = line.split("=")[0].strip() == "dependencies" or _in_groups(text, line)
            reason_above = False
        elif inside and line.strip().startswith("]"):
            inside = False
        elif inside and line.strip().startswith("#"):
            reason_above = True
        elif inside and (entry := _ENTRY.match(line)):
            requirement = _REQUIREMENT.match(entry["requirement"])
            if requirement is None:
                raise ValueError(f"pyproject.toml: '{entry['requirement']}' is no requirement")
            name = re.sub(r"[-_.]+", "-", requirement["name"]).lower()
            found.append(Entry(name, requirement["constraint"].strip(), reason_above or bool(entry["comment"])))
            reason_above = False
    return found


def _in_groups(text: str, line: str) -> bool:
    """Return whether an array's first line stands in the table of dependency groups."""
    before = text[: text.index(line)]
    tables = re.findall(r"(?m)^\[+([^\]]+)\]+\s*$", before)
    return bool(tables) and tables[-1] == "dependency-groups"


def allows_python(text: str, minor: int) -> bool:
    """Return whether requires-python lets in Python 3.`minor`."""
    match = re.search(r'(?m)^requires-python = "([^"]+)"', text)
    if match is None:
        return True
    for part in match[1].split(","):
        bound = re.fullmatch(r"\s*(>=|<=|<|>|==|!=)\s*3\.(\d+)(?:\.\*)?\s*", part)
        if bound is None:
            raise ValueError(f"pyproject.toml: requires-python '{match[1]}' is not understood")
        sign, number = bound[1], int(bound[2])
        holds = {
            ">=": minor >= number, "<=": minor <= number, "<": minor < number, ">": minor > number,
            "==": minor == number, "!=": minor != number,
        }  # fmt: skip
        if not holds[sign]:
            return False
    return True


def problems(text: str) -> list[str]:
    """Return one sentence for everything that is wrong with the pins in a pyproject.toml; none if all is well."""
    found = []
    listed = entries(text)
    if not listed:
        return ["pyproject.toml lists no dependencies"]
    for entry in listed:
        if entry.pin is None:
            found.append(f"{entry.name} is '{entry.constraint}', must be pinned to one version, as in ==1.2.3")
        if not entry.has_reason:
            found.append(f"{entry.name} is pinned without a reason: say in a comment beside it why this version")
    pins = {entry.name: entry.pin for entry in listed if entry.pin is not None}
    return [*found, *known_bad(pins, python_3_11=allows_python(text, 11))]


def known_bad(pins: Mapping[str, tuple[int, ...]], *, python_3_11: bool) -> list[str]:
    """Return one sentence for each combination of versions that is known to fail."""
    found = []
    qt_names = [name for name in ("pyside6-essentials", "pyside6", "shiboken6") if name in pins]
    for name in qt_names:
        if pins[name][:3] == (6, 12, 0) and python_3_11:
            found.append(
                f"{name} 6.12.0 aborts on Python 3.11 after some 16,000 Qt calls that return nothing: take 6.11.3"
            )
        if pins[name] >= (6, 10) and pins.get("pyqtgraph", (0, 14)) < (0, 14):
            found.append(f"pyqtgraph older than 0.14 crashes with {name} 6.10 and newer: take 0.14.0")
    if "pyside6" in pins:
        found.append("pyside6 brings the Addons, which nothing uses: take pyside6-essentials")
    bindings = [name for name in ("pyqt5", "pyqt6", "pyside2") if name in pins]
    found.extend(f"{name} is a second Qt binding, which pyqtgraph might prefer: remove it" for name in bindings)
    if python_3_11 and pins.get("numpy", (0,)) >= (2, 5):
        found.append("numpy 2.5 and newer have no packages for Python 3.11: take 2.4.6")
    if pins.get("pytest-qt", (99,)) <= (4, 5, 0) and pins.get("pytest", (0,)) >= (9, 1):
        found.append("pytest-qt 4.5.0 was released against pytest 9.0: take pytest 9.0.3")
    return found


def main() -> None:
    """Check this project's pyproject.toml; exit with 1 if anything is wrong."""
    found = problems((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if found:
        sys.exit("\n".join(found))
    print("all dependencies are pinned, each with a reason, and no known bad combination")


if __name__ == "__main__":
    main()
