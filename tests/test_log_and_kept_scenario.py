"""What a crash leaves in the user's own folder: log and scenario, also where nothing can be written."""

import logging
import os
from pathlib import Path

import pytest

from app import log_file, own_folder
from app.kept_scenario import FILE_NAME, KeptScenario
from app.log_file import LOG_NAME, MOST_REPEATS, OLDER_FILES, LogFile
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE


def heading() -> str:
    return "Two Speeds 1.2.3"


@pytest.fixture
def blocked(tmp_path: Path) -> Path:
    """A folder that nobody can make, not even root: a file lies where its parent should."""
    file = tmp_path / "file"
    file.write_text("")
    return file / "folder"


def test_a_record_comes_after_versions(tmp_path: Path) -> None:
    log = LogFile(heading, [tmp_path / "new"])
    assert log.path is None
    assert not (tmp_path / "new").exists()
    log.write(logging.ERROR, "ValueError: x")
    assert log.path == tmp_path / "new" / LOG_NAME
    first, second = log.path.read_text(encoding="utf-8").splitlines()
    assert first.endswith("Two Speeds 1.2.3")
    assert "ERROR" in second
    assert second.endswith("ValueError: x")


def test_the_log_moves_to_where_it_can_be_written(tmp_path: Path, blocked: Path) -> None:
    log = LogFile(heading, [blocked, tmp_path / "temporary"])
    log.write(logging.ERROR, "x")
    assert log.path == tmp_path / "temporary" / LOG_NAME


def test_without_any_place_there_is_no_log_and_no_failure(blocked: Path) -> None:
    log = LogFile(heading, [blocked])
    log.write(logging.ERROR, "x")
    log.write(logging.ERROR, "y")
    assert log.path is None


def test_a_heading_that_fails_does_not_cost_the_log(tmp_path: Path) -> None:
    def broken() -> str:
        raise OSError("no metadata")

    log = LogFile(broken, [tmp_path])
    log.write(logging.ERROR, "first")
    log.write(logging.ERROR, "second")
    assert "second" in (tmp_path / LOG_NAME).read_text(encoding="utf-8")


def test_the_same_text_is_written_a_few_times_only(tmp_path: Path) -> None:
    log = LogFile(heading, [tmp_path])
    for _ in range(100):
        log.write(logging.ERROR, "the same")
    assert (tmp_path / LOG_NAME).read_text(encoding="utf-8").count("the same") == MOST_REPEATS


def test_the_log_is_rotated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_file, "LARGEST_BYTES", 500)
    log = LogFile(heading, [tmp_path])
    for number in range(100):
        log.write(logging.ERROR, f"record {number:03} {'x' * 80}")
    files = sorted(path.name for path in tmp_path.iterdir())
    assert files == [LOG_NAME, *(f"{LOG_NAME}.{number}" for number in range(1, OLDER_FILES + 1))]
    assert "record 099" in (tmp_path / LOG_NAME).read_text(encoding="utf-8")
    assert all(path.stat().st_size <= 500 for path in tmp_path.iterdir())


def test_the_usual_places_are_the_systems_and_the_temporary_one() -> None:
    places = own_folder.candidates()
    assert len(places) == 2
    assert "two-speeds" in str(places[-1])


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="only there files have owners")
def test_another_users_folder_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    another = os.getuid() + 1
    monkeypatch.setattr(os, "getuid", lambda: another)
    assert own_folder.writable_folder([tmp_path]) is None


def test_a_kept_scenario_comes_back_once(tmp_path: Path) -> None:
    scenario = BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=4_321)
    assert KeptScenario(CATALOGUE, [tmp_path]).keep(scenario)
    assert KeptScenario(CATALOGUE, [tmp_path]).take() == scenario
    assert list(tmp_path.iterdir()) == []
    assert KeptScenario(CATALOGUE, [tmp_path]).take() is None


def test_the_last_one_is_kept(tmp_path: Path) -> None:
    kept = KeptScenario(CATALOGUE, [tmp_path])
    for tokens in (10, 20):
        kept.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=tokens))
    assert kept.take() == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=20)


def test_it_is_found_where_the_home_is_read_only(tmp_path: Path, blocked: Path) -> None:
    kept = KeptScenario(CATALOGUE, [blocked, tmp_path])
    assert kept.keep(BALANCED_ON_THE_LAPTOP)
    assert (tmp_path / FILE_NAME).exists()
    assert kept.take() == BALANCED_ON_THE_LAPTOP


def test_where_nothing_can_be_written_nothing_is_kept(blocked: Path) -> None:
    kept = KeptScenario(CATALOGUE, [blocked])
    assert not kept.keep(BALANCED_ON_THE_LAPTOP)
    assert kept.take() is None


def test_a_broken_one_is_forgotten(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xff not toml")
    assert KeptScenario(CATALOGUE, [tmp_path]).take() is None
    assert list(tmp_path.iterdir()) == []
