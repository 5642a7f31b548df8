"""What the user adds to the catalogue and prefers of it: own models and machines, favourites, recent ones, files."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject, Signal

from app.core.architecture import Architecture
from app.core.device import Device
from app.files.own_things import OwnThings

MOST_RECENT_FILES = 10
MOST_RECENT_CHOICES = 5
MOST_FILE_MODELS = 20

_Thing = TypeVar("_Thing", Architecture, Device)


class ChoiceKind(StrEnum):
    """The lists that have favourites and recent entries."""

    MODEL = "model"
    MACHINE = "machine"


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """Everything at one moment; `file_models` lasts as long as the program runs.

    Attributes
    ----------
    own : OwnThings
    file_models : tuple of Architecture
        Models opened from files, the last opened first.
    favourites, recent : mapping of ChoiceKind to tuple of str
        Ids; the last used first.
    recent_files : tuple of Path
        The last opened first.
    """

    own: OwnThings = field(default_factory=OwnThings)
    file_models: tuple[Architecture, ...] = ()
    favourites: dict[ChoiceKind, tuple[str, ...]] = field(default_factory=dict)
    recent: dict[ChoiceKind, tuple[str, ...]] = field(default_factory=dict)
    recent_files: tuple[Path, ...] = ()


class Library(QObject):
    """The shelf with named setters and one signal, `changed(Shelf)`."""

    changed = Signal(object)

    def __init__(self, shelf: Shelf | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf or Shelf()

    @property
    def shelf(self) -> Shelf:
        """What is there now."""
        return self._shelf

    def architecture(self, id_: str) -> Architecture | None:
        """Return the own model, or the model from a file, with this id; None if there is none."""
        return _with_id((*self._shelf.own.architectures, *self._shelf.file_models), id_)

    def device(self, id_: str) -> Device | None:
        """Return the own machine with this id; None if there is none."""
        return _with_id(self._shelf.own.devices, id_)

    def is_own(self, id_: str) -> bool:
        """Return whether the user entered the thing with this id by hand."""
        own = self._shelf.own
        return _with_id(own.architectures, id_) is not None or _with_id(own.devices, id_) is not None

    def keep_architecture(self, architecture: Architecture) -> None:
        """Add an own model, or replace the one with the same id."""
        own = self._shelf.own
        self._commit(own=replace(own, architectures=_kept(own.architectures, architecture)))

    def keep_device(self, device: Device) -> None:
        """Add an own machine, or replace the one with the same id."""
        own = self._shelf.own
        self._commit(own=replace(own, devices=_kept(own.devices, device)))

    def delete(self, id_: str) -> None:
        """Forget an own model or machine."""
        own, shelf = self._shelf.own, self._shelf
        self._commit(
            own=OwnThings(
                architectures=tuple(item for item in own.architectures if item.id != id_),
                devices=tuple(item for item in own.devices if item.id != id_),
            ),
            favourites={kind: _without(ids, id_) for kind, ids in shelf.favourites.items()},
            recent={kind: _without(ids, id_) for kind, ids in shelf.recent.items()},
        )

    def add_file_model(self, architecture: Architecture) -> None:
        """Offer a model that was opened from a file."""
        others = tuple(item for item in self._shelf.file_models if item.id != architecture.id)
        self._commit(file_models=(architecture, *others)[:MOST_FILE_MODELS])

    def toggle_favourite(self, kind: ChoiceKind, id_: str) -> None:
        """Make an entry a favourite, or no longer."""
        ids = self._shelf.favourites.get(kind, ())
        ids = _without(ids, id_) if id_ in ids else (*ids, id_)
        self._commit(favourites={**self._shelf.favourites, kind: ids})

    def note_used(self, kind: ChoiceKind, id_: str) -> None:
        """Put an entry first among the recent ones."""
        ids = (id_, *_without(self._shelf.recent.get(kind, ()), id_))[:MOST_RECENT_CHOICES]
        self._commit(recent={**self._shelf.recent, kind: ids})

    def note_file(self, path: Path) -> None:
        """Put a file first among the recent ones."""
        files = (path, *(other for other in self._shelf.recent_files if other != path))
        self._commit(recent_files=files[:MOST_RECENT_FILES])

    def forget_files(self) -> None:
        """Empty the list of recent files."""
        self._commit(recent_files=())

    def forget_recent(self) -> None:
        """Forget which files and which entries were used."""
        self._commit(recent={}, recent_files=())

    def _commit(self, **changes: object) -> None:
        shelf = replace(self._shelf, **changes)  # type: ignore[arg-type]
        if shelf != self._shelf:
            self._shelf = shelf
            self.changed.emit(shelf)


def free_id(name: str, taken: Iterable[str]) -> str:
    """Return an id for an own thing made of its name: "own-" and lower-case letters, digits and hyphens."""
    letters = "".join(letter if letter.isalnum() and letter.isascii() else " " for letter in name.casefold())
    base = "-".join(["own", *letters.split()])
    taken = set(taken)
    number, id_ = 1, base
    while id_ in taken:
        number += 1
        id_ = f"{base}-{number}"
    return id_


def _with_id(things: tuple[_Thing, ...], id_: str) -> _Thing | None:
    return next((thing for thing in things if thing.id == id_), None)


def _kept(things: tuple[_Thing, ...], thing: _Thing) -> tuple[_Thing, ...]:
    if _with_id(things, thing.id) is None:
        return things + (thing,)  # noqa: RUF005 (unpacking loses the type)
    return tuple(thing if other.id == thing.id else other for other in things)


def _without(ids: tuple[str, ...], id_: str) -> tuple[str, ...]:
    return tuple(other for other in ids if other != id_)
