"""The scenario that a crash leaves for the next start."""

import contextlib
from collections.abc import Sequence
from pathlib import Path

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.own_folder import candidates, is_own, writable_folder

FILE_NAME = "last-scenario.two-speeds.toml"


class KeptScenario:
    """Keeps one scenario at a time, and gives it back once; never fails."""

    def __init__(self, catalogue: Catalogue, folders: Sequence[Path] | None = None) -> None:
        self._catalogue = catalogue
        self._folders = candidates() if folders is None else tuple(folders)

    def keep(self, scenario: Scenario) -> bool:
        """Write it, whole or not at all, in place of an older one; return whether that worked."""
        from app.files.scenario_file import save_scenario

        folder = writable_folder(self._folders)
        if folder is None:
            return False
        try:
            save_scenario(folder / FILE_NAME, scenario, self._catalogue)
        except FileError:
            return False
        return True

    def take(self) -> Scenario | None:
        """Return what was kept and forget it; None if there is nothing, or nothing that can be read."""
        for path in (folder / FILE_NAME for folder in self._folders):
            if is_own(path):
                from app.files.scenario_file import load_scenario  # not wanted at a start after a good end

                scenario = None
                with contextlib.suppress(FileError):
                    scenario = load_scenario(path, self._catalogue)
                # Forgotten before it is shown: a scenario that brings the program down must not do so for ever.
                with contextlib.suppress(OSError):
                    path.unlink()
                return scenario
        return None
