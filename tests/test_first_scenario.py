"""How the window begins: by the preferences, and by the command line over them."""

import sys
from pathlib import Path

import pytest

from app.core.scenario import Detail
from app.files.scenario_file import save_scenario, scenario_to_text
from app.files.start_scenario import start_scenario
from app.first_scenario import first_scenario
from app.scenario_options import OptionError
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import ByteUnit, Motion, Options
from app.theme.motion import kde_reduces_motion, system_reduces_motion
from app.window_options import parse_window_options
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE

USUAL = start_scenario(CATALOGUE)
LAST = StartOptions(scenario=StartScenario.LAST)


def test_a_balanced_start_has_the_detail_that_was_chosen() -> None:
    scenario, problem = first_scenario(USUAL, StartOptions(detail=Detail.FULL), "", CATALOGUE)
    assert scenario == USUAL.evolve(detail=Detail.FULL)
    assert problem == ""


def test_the_last_session_comes_back_as_it_was() -> None:
    text = scenario_to_text(BALANCED_ON_THE_LAPTOP, CATALOGUE)
    assert first_scenario(USUAL, LAST, text, CATALOGUE) == (BALANCED_ON_THE_LAPTOP, "")
    assert first_scenario(USUAL, LAST, "", CATALOGUE) == (USUAL, "")


def test_a_file_is_opened_and_a_broken_one_is_named(tmp_path: Path) -> None:
    path = tmp_path / "lecture.two-speeds.toml"
    save_scenario(path, BALANCED_ON_THE_LAPTOP, CATALOGUE)
    start = StartOptions(scenario=StartScenario.FILE, file=str(path))
    assert first_scenario(USUAL, start, "", CATALOGUE) == (BALANCED_ON_THE_LAPTOP, "")
    path.write_text("prompt_tokens = -1\n", encoding="utf-8")
    scenario, problem = first_scenario(USUAL, start, "", CATALOGUE)
    assert scenario == USUAL
    assert "lecture.two-speeds.toml" in problem
    path.unlink()
    assert "lecture.two-speeds.toml" in first_scenario(USUAL, start, "", CATALOGUE)[1]


def test_a_broken_last_session_is_one_sentence() -> None:
    scenario, problem = first_scenario(USUAL, LAST, "model = [", CATALOGUE)
    assert scenario == USUAL
    assert problem.startswith("last session: ")


def test_the_command_line_sets_the_same() -> None:
    arguments = ["--motion", "reduced", "--bytes", "GiB", "--start", "last", "--remember", "no"]
    options = parse_window_options(arguments, CATALOGUE)
    assert options.is_usual_start
    view = options.applied_to(Options())
    assert (view.motion, view.byte_unit) == (Motion.REDUCED, ByteUnit.GIB)
    assert options.applied_to_start(StartOptions()) == StartOptions(scenario=StartScenario.LAST, remembers=False)
    silent = parse_window_options([], CATALOGUE)
    assert silent.applied_to_start(LAST) == LAST
    assert silent.applied_to(view) == view


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--motion", "slow"], "--motion: 'slow' is not known, must be one of system, full, reduced"),
        (["--bytes", "MB"], "--bytes: 'MB' is not known, must be one of GB, GiB"),
        (["--start", "file"], "--start: 'file' is not known, must be one of balanced, last"),
        (["--remember", "perhaps"], "--remember: 'perhaps' is neither yes nor no"),
    ],
)
def test_a_wrong_choice_is_one_sentence(arguments: list[str], sentence: str) -> None:
    with pytest.raises(OptionError) as problem:
        parse_window_options(arguments, CATALOGUE)
    assert str(problem.value) == sentence


@pytest.mark.parametrize(
    ("content", "reduces"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("[General]\nName=x\n", False),
        ("[KDE]\nAnimationDurationFactor[$i]=0\n", False),
        ("no settings\n", False),
    ],
)
def test_kde_says_whether_it_wants_less_motion(tmp_path: Path, content: str, reduces: bool) -> None:
    file = tmp_path / "kdeglobals"
    assert not kde_reduces_motion(file)
    file.write_text(content, encoding="utf-8")
    assert kde_reduces_motion(file) is reduces


@pytest.mark.skipif(sys.platform == "win32", reason="the tool is played by a shell script")
@pytest.mark.parametrize(("answer", "reduces"), [("false", True), ("true", False)])
def test_gnome_is_asked_with_its_own_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: str, reduces: bool
) -> None:
    tool = tmp_path / "gsettings"
    tool.write_text(f'#!/bin/sh\n[ "$3" = enable-animations ] && echo {answer}\n', encoding="utf-8")
    tool.chmod(0o755)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "ubuntu:GNOME")
    assert system_reduces_motion() is reduces
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "XFCE")
    assert not system_reduces_motion()
    tool.unlink()
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    assert not system_reduces_motion()
