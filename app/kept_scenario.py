"""The scenario that a crash leaves for the next start, of this process or of an earlier one.

Each process keeps one, in a place of its own: a scenario file with a lock beside it. The system and Qt know from the
lock whether its process still lives, so a second window neither takes nor overwrites what belongs to the first.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QIODevice, QLockFile, QSaveFile

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.endings import SCENARIO_ENDING
from app.files.errors import FileError
from app.log_file import WARNING, LogFile
from app.own_folder import candidates, is_own, writable_folder

FILE_NAME = f"last-scenario{SCENARIO_ENDING}"
PLACES = (FILE_NAME, *(f"last-scenario-{number}{SCENARIO_ENDING}" for number in range(2, 9)))
"""Windows that can be open, or have crashed and not been taken up, before the oldest crash is forgotten."""


@dataclass(frozen=True, slots=True)
class Leftover:
    """What a process left that is no longer there.

    Attributes
    ----------
    scenario : Scenario
    kept_at_s : float
        When it was written, in s since 1970.
    """

    scenario: Scenario
    kept_at_s: float


class KeptScenario:
    """Keeps one scenario at a time, and gives one of an earlier process back once; never fails.

    Parameters
    ----------
    catalogue : Catalogue
    folders : sequence of Path or None
        Where to try; None for the usual ones.
    log : LogFile or None
        Where it says that what was left cannot be read.
    """

    def __init__(self, catalogue: Catalogue, folders: Sequence[Path] | None = None, log: LogFile | None = None) -> None:
        self._catalogue = catalogue
        self._folders = candidates() if folders is None else tuple(folders)
        self._log = log
        self._place: Path | None = None
        self._lock: QLockFile | None = None

    def keep(self, scenario: Scenario) -> bool:
        """Write it, whole or not at all, in place of an older one; return whether that worked."""
        from app.files.scenario_file import scenario_to_text

        try:
            data = scenario_to_text(scenario, self._catalogue).encode("utf-8")
        except ValueError:  # what no file can hold
            return False
        if self._place is None:
            self._claim()
        if self._place is None:
            return False
        file = QSaveFile(str(self._place))
        return file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()

    def forget(self) -> None:
        """Remove what this process has kept."""
        if self._place is not None:
            _removed(self._place)
        self.leave()

    def leave(self) -> None:
        """Leave what this process has kept to the next start."""
        if self._lock is not None:
            self._lock.unlock()
        self._place = self._lock = None

    def take(self) -> Leftover | None:
        """Return what was left last and forget it; None if there is nothing, or nothing that can be read."""
        places = [folder / name for folder in self._folders for name in PLACES]
        left = [place for place in places if _written_at_s(place) and is_own(place)]
        for place in sorted(left, key=_written_at_s, reverse=True):
            lock = _locked(place)
            if lock is not None:
                kept_at_s = _written_at_s(place)
                scenario = self._read(place) if kept_at_s else None  # another start may just have taken it
                # Forgotten before it is shown: a scenario that brings the program down must not do so for ever.
                is_forgotten = _removed(place)
                lock.unlock()
                if scenario is not None and is_forgotten:
                    return Leftover(scenario, kept_at_s)
        return None

    def _read(self, place: Path) -> Scenario | None:
        from app.files.scenario_file import load_scenario  # not wanted at a start after a good end

        try:
            return load_scenario(place, self._catalogue)
        except FileError as problem:
            if self._log is not None:
                self._log.write(WARNING, f"The scenario of a crash is lost: {problem}")
            return None

    def _claim(self) -> None:
        """Take a free place, or else that of the oldest crash; places of processes that live are locked."""
        folder = writable_folder(self._folders)
        if folder is None:
            return
        for place in sorted((folder / name for name in PLACES), key=_written_at_s):
            lock = _locked(place)
            if lock is not None:
                self._place, self._lock = place, lock
                return


def _written_at_s(place: Path) -> float:
    """Return when a file was written, in s since 1970; 0 if it is not there."""
    try:
        return place.lstat().st_mtime
    except OSError:
        return 0.0


def _removed(place: Path) -> bool:
    """Remove a file; return whether it is gone, which a scanner that has it open can forbid on Windows."""
    try:
        place.unlink(missing_ok=True)
    except OSError:
        return False
    return True


def _locked(place: Path) -> QLockFile | None:
    """Return a place's lock; None if a process that lives has it, or no lock can be made there."""
    lock = QLockFile(str(place.with_name(place.name.partition(".")[0] + ".lock")))
    lock.setStaleLockTime(0)  # else a window that has been open for half a minute would count as gone
    return lock if lock.tryLock(0) else None
