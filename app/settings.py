"""What is remembered between two starts; the only user of QSettings.

A settings file that is broken, from another version or not writable never stops the program: whatever cannot be
understood counts as not set.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QByteArray, QLockFile, QSettings

from app.core.scenario import Detail
from app.files.errors import FileError
from app.files.own_things import load_own_things, save_own_changes
from app.state.library import ChoiceKind, Shelf
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import TABS, TEXT_SCALE_RANGE, ByteUnit, Motion, Options, TabId, ThemeChoice

ORGANISATION = "two-speeds"
APPLICATION = "two-speeds"
LANGUAGES = ("", "en", "tr", "pl")
LAST_TAB = "last"
OWN_FILE = "own.toml"
MOST_TEXTS = 1_000
_LONGEST_WAIT_MS = 1_000  # for another window to finish writing

_Value = TypeVar("_Value")
_Choice = TypeVar("_Choice", bound=StrEnum)


@dataclass(frozen=True, slots=True, kw_only=True)
class SavedShelf:
    """What became of own things: why they could not be written, or where a file that could not be read is now."""

    problem: str = ""
    set_aside: Path | None = None


class Settings:
    """The user's view options and the window's place."""

    def __init__(self) -> None:
        self._shelf = Shelf()  # as it was last read or saved: only what differs from it is written
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)

    def options(self, tab: TabId | None = None) -> Options:
        """Return the remembered view options; the default stands in for each that cannot be understood."""
        start = Options()
        motion = self._choice("view/motion", Motion, start.motion)
        return Options(
            tab=start.tab if tab is None else tab,
            theme=self._choice("view/theme", ThemeChoice, start.theme),
            text_scale=self._read("view/text_scale", _text_scale, start.text_scale),
            language=self._read("view/language", _language, start.language),
            byte_unit=self._choice("view/byte_unit", ByteUnit, start.byte_unit),
            motion=motion,
            reduced_motion=motion is Motion.REDUCED,
        )

    def save_options(self, options: Options, *, before: Options) -> None:
        """Remember the view options that differ from those before; the tab and presenting belong to the session."""
        self._save_changes("view", _option_texts(options), _option_texts(before))

    def start(self) -> StartOptions:
        """Return how the next start begins."""
        default = StartOptions()
        return StartOptions(
            tab=self._read("start/tab", _start_tab, default.tab),
            scenario=self._choice("start/scenario", StartScenario, default.scenario),
            file=self._read("start/file", str, default.file),
            detail=self._choice("start/detail", Detail, default.detail),
            remembers=self._read("start/remembers", _truth, default.remembers),
        )

    def save_start(self, start: StartOptions, *, before: StartOptions) -> None:
        """Remember what differs from before of how the next start begins."""
        self._save_changes("start", _start_texts(start), _start_texts(before))

    def last_session(self) -> tuple[str, TabId | None]:
        """Return the last scenario as text, empty if there is none, and the last tab."""
        return self._read("session/scenario", str, ""), self._read("session/tab", _start_tab, None)

    def save_session(self, scenario: str, tab: TabId) -> None:
        """Remember the scenario, as text, and the tab."""
        self._store.setValue("session/scenario", scenario)
        self._store.setValue("session/tab", str(tab))

    def forget_session(self) -> None:
        """Forget the last scenario and tab, the window's place, and which files and entries were used."""
        for group in ("session", "window", "panel", "recent"):
            self._store.remove(group)

    def geometry(self) -> QByteArray:
        """Return the window's place and size as Qt saved it; empty if there is none."""
        return self._read("window/geometry", _bytes, QByteArray())

    def save_geometry(self, geometry: QByteArray) -> None:
        """Remember the window's place and size."""
        self._store.setValue("window/geometry", geometry)

    def panel_details_open(self) -> bool:
        """Return whether the scenario panel's rarer choices were open."""
        return self._read("panel/details_open", _truth, False)

    def save_panel_details_open(self, is_open: bool) -> None:
        """Remember whether the scenario panel's rarer choices are open."""
        self._store.setValue("panel/details_open", "true" if is_open else "false")

    @property
    def own_file(self) -> Path:
        """Where own models and machines are kept: beside the settings."""
        return Path(self._store.fileName()).with_name(OWN_FILE)

    def shelf(self) -> tuple[Shelf, tuple[str, ...]]:
        """Return own things, favourites and recent ones, and one sentence for each own thing that cannot be read."""
        nothing: tuple[str, ...] = ()
        own, problems = load_own_things(self.own_file)
        shelf = Shelf(
            own=own,
            favourites={kind: self._read(f"favourites/{kind}", _texts, nothing) for kind in ChoiceKind},
        )
        if self.start().remembers:  # else those of an earlier version, which kept them in any case
            shelf = replace(
                shelf,
                recent={kind: self._read(f"recent/{kind}", _texts, nothing) for kind in ChoiceKind},
                recent_files=tuple(Path(name) for name in self._read("recent/files", _texts, nothing)),
            )
        self._shelf = shelf
        return shelf, problems

    def save_recent(self, shelf: Shelf) -> None:
        """Remember which entries and files were used last."""
        for kind in ChoiceKind:
            self._store.setValue(f"recent/{kind}", json.dumps(shelf.recent.get(kind, ())))
        self._store.setValue("recent/files", json.dumps([str(path) for path in shelf.recent_files]))

    def save_shelf(self, shelf: Shelf) -> SavedShelf:
        """Remember what was made or marked since the last time, beside what other windows have made or marked."""
        before, self._shelf = self._shelf, shelf
        nothing: tuple[str, ...] = ()
        for kind in ChoiceKind:
            marked, marked_before = shelf.favourites.get(kind, ()), before.favourites.get(kind, ())
            if marked != marked_before:
                self._store.sync()  # and so read what other windows have written
                theirs = self._read(f"favourites/{kind}", _texts, nothing)
                kept = [id_ for id_ in theirs if id_ in marked or id_ not in marked_before]
                added = [id_ for id_ in marked if id_ not in kept and id_ not in marked_before]
                self._store.setValue(f"favourites/{kind}", json.dumps([*kept, *added]))
        if shelf.own == before.own:
            return SavedShelf()
        return self._save_own(before, shelf)

    def _save_own(self, before: Shelf, shelf: Shelf) -> SavedShelf:
        path = self.own_file
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            return SavedShelf(problem=f"{path}: the folder cannot be made: {error.strerror or error}")
        lock = QLockFile(f"{path}.lock")
        lock.tryLock(_LONGEST_WAIT_MS)  # without it, as on a disk without locks, two windows may still write in turn
        try:
            return SavedShelf(set_aside=save_own_changes(path, before=before.own, now=shelf.own))
        except FileError as error:
            return SavedShelf(problem=str(error))
        finally:
            lock.unlock()

    def _save_changes(self, group: str, texts: dict[str, str], before: dict[str, str]) -> None:
        for key, text in texts.items():
            if text != before[key]:
                self._store.setValue(f"{group}/{key}", text)

    def _choice(self, key: str, kind: type[_Choice], otherwise: _Choice) -> _Choice:
        return self._read(key, kind, otherwise)

    def _read(self, key: str, convert: Callable[[object], _Value], otherwise: _Value) -> _Value:
        try:
            value = self._store.value(key)
            return otherwise if value is None else convert(value)
        except (ValueError, TypeError, EOFError, RuntimeError):  # also what Qt's own reading of a broken entry raises
            return otherwise


def _option_texts(options: Options) -> dict[str, str]:
    return {
        "theme": str(options.theme),
        "text_scale": f"{options.text_scale:.4f}",
        "language": options.language,
        "byte_unit": str(options.byte_unit),
        "motion": str(options.motion),
    }


def _start_texts(start: StartOptions) -> dict[str, str]:
    return {
        "tab": LAST_TAB if start.tab is None else str(start.tab),
        "scenario": str(start.scenario),
        "file": start.file,
        "detail": str(start.detail),
        "remembers": "true" if start.remembers else "false",
    }


def _text_scale(value: object) -> float:
    low, high = TEXT_SCALE_RANGE
    scale = float(str(value))
    if not low <= scale <= high:  # also refuses nan
        raise ValueError(f"text_scale is {scale}, must be from {low} to {high}")
    return scale


def _language(value: object) -> str:
    if value not in LANGUAGES:
        raise ValueError(f"language is {value!r}, must be one of {', '.join(LANGUAGES[1:])}")
    return str(value)


def _start_tab(value: object) -> TabId | None:
    if value == LAST_TAB:
        return None
    tab = TabId(str(value))
    if tab not in TABS:
        raise ValueError(f"there is no tab {tab}")
    return tab


def _truth(value: object) -> bool:
    if value not in ("true", "false"):
        raise ValueError(f"{value!r} is neither true nor false")
    return value == "true"


def _texts(value: object) -> tuple[str, ...]:
    texts = json.loads(str(value))
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise ValueError(f"{value!r} is no list of texts")
    return tuple(texts[:MOST_TEXTS])


def _bytes(value: object) -> QByteArray:
    if not isinstance(value, QByteArray):
        raise ValueError("geometry is not stored as bytes")
    return value
