"""Which files an export writes, under their final names: known before anything is written."""

from pathlib import Path

from app.state.view_options import TABS, TabId
from app.tabs.export.export_choice import ExportChoice

DATA_ENDING = ".csv"


def with_ending(choice: ExportChoice, path: Path) -> Path:
    """Return the path of one file as it was typed, with the ending of its kind behind it if it has not got it."""
    if choice.all_tabs or path.suffix.lower() == choice.ending:
        return path
    return path.with_name(path.name + choice.ending)


def planned_files(choice: ExportChoice, path: Path, shown: TabId) -> tuple[tuple[TabId, Path], ...]:
    """Return the tabs, each with a file that it is written to.

    Parameters
    ----------
    path : Path
        Of the file, with its ending; with all tabs of the folder.
    shown : TabId
        The tab in the window.
    """
    files = [(shown, path)]
    if choice.all_tabs:
        files = [(tab, path / f"two-speeds-{tab}{choice.ending}") for tab in TABS]
    if choice.with_data:
        files = [both for tab, file in files for both in ((tab, file), (tab, file.with_suffix(DATA_ENDING)))]
    return tuple(files)
