"""Pins: this project's are sound, and each combination that is known to fail is refused in one sentence."""

from pathlib import Path

import pytest

import check_pins

ROOT = Path(__file__).resolve().parents[2]
SOUND = """\
[project]
requires-python = ">=3.11,<3.14"
dependencies = [
    # the reason
    "PySide6-Essentials==6.11.3",
    "pyqtgraph==0.14.0",  # the reason
]

[dependency-groups]
dev = [
    "pytest==9.0.3",  # the reason
]
"""


def refusal(old: str, new: str) -> str:
    assert old in SOUND
    (sentence,) = check_pins.problems(SOUND.replace(old, new))
    return sentence


def test_this_project_is_sound() -> None:
    assert check_pins.problems((ROOT / "pyproject.toml").read_text(encoding="utf-8")) == []


def test_all_dependencies_of_this_project_are_seen() -> None:
    names = {entry.name for entry in check_pins.entries((ROOT / "pyproject.toml").read_text(encoding="utf-8"))}
    assert {"pyside6-essentials", "pyqtgraph", "numpy", "tomli-w", "pytest", "pyinstaller"} <= names


def test_the_sample_is_sound() -> None:
    assert check_pins.problems(SOUND) == []


def test_qt_6_12_0_is_refused_where_python_3_11_is_allowed() -> None:
    assert "6.12.0 aborts on Python 3.11" in refusal("6.11.3", "6.12.0")


def test_qt_6_12_0_is_accepted_without_python_3_11() -> None:
    assert check_pins.problems(SOUND.replace("6.11.3", "6.12.0").replace(">=3.11", ">=3.12")) == []


def test_an_old_pyqtgraph_is_refused_with_a_new_qt() -> None:
    assert "older than 0.14 crashes" in refusal("0.14.0", "0.13.7")


def test_an_old_pyqtgraph_is_accepted_with_an_old_qt() -> None:
    assert check_pins.problems(SOUND.replace("0.14.0", "0.13.7").replace("6.11.3", "6.9.1")) == []


@pytest.mark.parametrize("constraint", [">=6.11.3", "", "~=6.11.3", "==6.11.*", ">=6,==6.11.3"])
def test_whatever_is_not_one_version_is_refused(constraint: str) -> None:
    assert "must be pinned to one version" in refusal("==6.11.3", constraint)


def test_a_pin_without_a_reason_is_refused() -> None:
    without = '"pyqtgraph==0.14.0",'
    assert "pyqtgraph is pinned without a reason" in refusal(without + "  # the reason", without)
    assert "pyside6-essentials is pinned without a reason" in refusal("    # the reason\n", "")


def test_the_whole_of_pyside_is_refused() -> None:
    assert "Addons" in refusal("PySide6-Essentials", "PySide6")


def test_a_second_qt_binding_is_refused() -> None:
    assert "second Qt binding" in refusal('"pytest==9.0.3"', '"PyQt6==6.9.0"')


def test_a_file_without_dependencies_is_refused() -> None:
    assert check_pins.problems("[project]\n") == ["pyproject.toml lists no dependencies"]


@pytest.mark.parametrize(("bounds", "allowed"), [(">=3.11,<3.14", True), (">=3.12", False), (">=3.10,!=3.11", False)])
def test_requires_python_is_understood(bounds: str, allowed: bool) -> None:
    assert check_pins.allows_python(f'requires-python = "{bounds}"', 11) is allowed
