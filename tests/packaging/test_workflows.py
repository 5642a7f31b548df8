"""The workflows are YAML, name files that exist, and attach the bundles of all three systems."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def load(path: Path) -> dict[Any, Any]:
    content = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(content, dict)
    return content


def commands(content: dict[Any, Any]) -> str:
    steps = [step for job in content["jobs"].values() for step in job["steps"]]
    assert all(("uses" in step) != ("run" in step) for step in steps)
    return "\n".join(step["run"] for step in steps if "run" in step)


def test_there_are_checks_and_a_release() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "release.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.name for path in WORKFLOWS])
def test_every_file_that_a_workflow_runs_exists(path: Path) -> None:
    named = set(re.findall(r"(?:packaging/\w+\.py|\.ci/\w+)", commands(load(path))))
    assert named
    assert [name for name in named if not (ROOT / name).is_file()] == []


@pytest.mark.parametrize("path", WORKFLOWS, ids=[path.name for path in WORKFLOWS])
def test_every_job_ends_by_itself_or_follows_one_that_does(path: Path) -> None:
    jobs = load(path)["jobs"].values()
    assert all("timeout-minutes" in job or "needs" in job for job in jobs)


def test_each_system_is_checked_and_released() -> None:
    checks, release = (load(path) for path in WORKFLOWS)
    linux, elsewhere = checks["jobs"]["linux"], checks["jobs"]["elsewhere"]
    checked = [linux["runs-on"], *elsewhere["strategy"]["matrix"]["system"]]
    released = release["jobs"]["bundle"]["strategy"]["matrix"]["system"]
    for systems in (checked, released):
        assert sorted(name.partition("-")[0] for name in systems) == ["macos", "ubuntu", "windows"]


def test_a_release_is_built_smoke_tested_and_attached_with_checksums() -> None:
    text = commands(load(WORKFLOWS[1]))
    order = ["release_notes.py", "build.py", "smoke_test.py", "sha256sum", "gh release create"]
    assert [text.index(word) for word in order] == sorted(text.index(word) for word in order)


def test_every_python_that_the_project_allows_is_checked() -> None:
    matrix = load(WORKFLOWS[0])["jobs"]["linux"]["strategy"]["matrix"]["python"]
    assert matrix == ["3.11", "3.12", "3.13"]
    assert 'requires-python = ">=3.11,<3.14"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
