"""What a crash leaves in the user's own folder: log and scenario, also where nothing can be written."""

import logging
import os
from dataclasses import replace
from pathlib import Path

import pytest

from app import log_file, own_folder
from app.core.scenario import Scenario
from app.files.scenario_file import MAX_FILE_BYTES
from app.kept_scenario import FILE_NAME, PLACES, KeptScenario
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


def left(*, prompt_tokens: int, folders: list[Path]) -> None:
    """Leave a scenario as a process that has died does: its lock is nobody's."""
    kept = KeptScenario(CATALOGUE, folders)
    assert kept.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=prompt_tokens))
    kept.leave()


def taken(*folders: Path, log: LogFile | None = None) -> Scenario | None:
    found = KeptScenario(CATALOGUE, folders, log).take()
    return None if found is None else found.scenario


def test_a_kept_scenario_comes_back_once(tmp_path: Path) -> None:
    left(prompt_tokens=4_321, folders=[tmp_path])
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=4_321)
    assert list(tmp_path.iterdir()) == []
    assert taken(tmp_path) is None


def test_the_last_one_is_kept(tmp_path: Path) -> None:
    kept = KeptScenario(CATALOGUE, [tmp_path])
    for tokens in (10, 20):
        kept.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=tokens))
    kept.leave()
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=20)


def test_a_model_that_no_catalogue_has_comes_back_in_full(tmp_path: Path) -> None:
    own = replace(BALANCED_ON_THE_LAPTOP.architecture, id="from-a-file", name="Küçük model, mały")
    kept = KeptScenario(CATALOGUE, [tmp_path])
    assert kept.keep(BALANCED_ON_THE_LAPTOP.evolve(architecture=own))
    kept.leave()
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(architecture=own)


def test_what_a_process_forgets_leaves_nothing_behind(tmp_path: Path) -> None:
    kept = KeptScenario(CATALOGUE, [tmp_path])
    assert kept.keep(BALANCED_ON_THE_LAPTOP)
    kept.forget()
    assert list(tmp_path.iterdir()) == []


def test_two_windows_keep_one_each_and_take_none_of_each_other(tmp_path: Path) -> None:
    first, second = KeptScenario(CATALOGUE, [tmp_path]), KeptScenario(CATALOGUE, [tmp_path])
    assert first.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10))
    assert second.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=20))
    assert taken(tmp_path) is None
    second.forget()
    assert taken(tmp_path) is None
    first.leave()
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10)


def test_what_was_left_is_not_overwritten_by_a_start_that_did_not_take_it(tmp_path: Path) -> None:
    left(prompt_tokens=10, folders=[tmp_path])
    os.utime(tmp_path / FILE_NAME, (1_000, 1_000))
    left(prompt_tokens=20, folders=[tmp_path])
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=20)  # the last one first
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10)


def test_where_all_places_are_taken_the_oldest_crash_is_forgotten(tmp_path: Path) -> None:
    for number, name in enumerate(PLACES):
        left(prompt_tokens=100 + number, folders=[tmp_path])
        os.utime(tmp_path / name, (1_000 + number, 1_000 + number))
    left(prompt_tokens=7, folders=[tmp_path])
    found = [taken(tmp_path) for _ in PLACES]
    assert [scenario.prompt_tokens for scenario in found if scenario] == [7, 107, 106, 105, 104, 103, 102, 101]
    assert list(tmp_path.iterdir()) == []


def test_it_is_found_where_the_home_is_read_only(tmp_path: Path, blocked: Path) -> None:
    left(prompt_tokens=10, folders=[blocked, tmp_path])
    assert (tmp_path / FILE_NAME).exists()
    assert taken(blocked, tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10)


def test_where_nothing_can_be_written_nothing_is_kept(blocked: Path) -> None:
    kept = KeptScenario(CATALOGUE, [blocked])
    assert not kept.keep(BALANCED_ON_THE_LAPTOP)
    assert kept.take() is None


@pytest.mark.parametrize("content", [b"", b"\xff not toml", b"prompt_tokens = ", b"#" * (MAX_FILE_BYTES + 1)])
def test_a_broken_one_is_forgotten_with_one_line_in_the_log(tmp_path: Path, content: bytes) -> None:
    folder = tmp_path / "own"
    folder.mkdir()
    (folder / FILE_NAME).write_bytes(content)
    log = LogFile(heading, [tmp_path / "log"])
    assert taken(folder, log=log) is None
    assert list(folder.iterdir()) == []
    assert log.path is not None
    _, line = log.path.read_text(encoding="utf-8").splitlines()
    assert "The scenario of a crash is lost" in line
    assert FILE_NAME in line


def test_behind_a_broken_one_an_older_one_is_found(tmp_path: Path) -> None:
    left(prompt_tokens=10, folders=[tmp_path])
    os.utime(tmp_path / FILE_NAME, (1_000, 1_000))
    (tmp_path / PLACES[1]).write_bytes(b"broken")
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10)
    assert list(tmp_path.iterdir()) == []


def test_what_cannot_be_forgotten_is_not_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left(prompt_tokens=10, folders=[tmp_path])

    def held(_path: Path, *, missing_ok: bool) -> None:
        raise PermissionError("another program has the file open")

    with monkeypatch.context() as scanner:
        scanner.setattr(Path, "unlink", held)
        assert taken(tmp_path) is None
    assert taken(tmp_path) == BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=10)
