"""The user's own models and machines in a TOML file, read back exactly; one that is broken does not hide the others."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from app.core.architecture import Architecture
from app.core.device import Device
from app.files.errors import FileError
from app.files.result_text import read_bounded
from app.files.scenario_values import ValueProblemError, object_of, table_of
from app.files.toml_text import parse_toml
from app.files.whole_file import write_whole

FORMAT_VERSION = 1
MAX_FILE_BYTES = 4_000_000
MAX_THINGS = 500
MAX_ASIDE = 100
_Thing = TypeVar("_Thing", Architecture, Device)
_HEADING = "# Own models and machines of Two Speeds.\n\n"


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnThings:
    """What the user entered by hand, in the order of entry."""

    architectures: tuple[Architecture, ...] = ()
    devices: tuple[Device, ...] = ()


def save_own_things(path: Path, things: OwnThings) -> None:
    """Write all of them; the old file is replaced only once the new one is complete.

    Raises
    ------
    FileError
        If the file cannot be written.
    """
    import tomli_w  # only needed here, and the window must not wait for it

    table = {
        "format_version": FORMAT_VERSION,
        "model": [table_of(item) for item in things.architectures],
        "machine": [table_of(item) for item in things.devices],
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, (_HEADING + tomli_w.dumps(table)).encode("utf-8"))
    except FileError as error:
        raise FileError(path, f"own models and machines cannot be saved: {error.sentence}") from error
    except (OSError, UnicodeEncodeError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise FileError(path, f"own models and machines cannot be saved: {reason}") from error


def save_own_changes(path: Path, *, before: OwnThings, now: OwnThings) -> Path | None:
    """Bring what has changed into the file, which another window may have written to meanwhile.

    A file with anything that cannot be read (a slip of the pen, an entry of a newer version) is set aside, not lost.

    Returns
    -------
    Path or None
        Where the file was set aside; None where all of it could be read.

    Raises
    ------
    FileError
        If the file cannot be written.
    """
    is_there = path.exists()
    theirs, problems = load_own_things(path)
    aside = _set_aside(path) if problems else None
    is_whole = is_there and not problems  # else what this window knows may be all that is left
    merged = OwnThings(
        architectures=_merged(theirs.architectures, before.architectures, now.architectures, is_whole=is_whole),
        devices=_merged(theirs.devices, before.devices, now.devices, is_whole=is_whole),
    )
    save_own_things(path, merged)
    return aside


def _merged(
    theirs: tuple[_Thing, ...], before: tuple[_Thing, ...], now: tuple[_Thing, ...], *, is_whole: bool
) -> tuple[_Thing, ...]:
    deleted = {thing.id for thing in before} - {thing.id for thing in now}
    found = {thing.id: thing for thing in theirs if thing.id not in deleted}
    found.update({thing.id: thing for thing in now if thing not in before or not is_whole})
    return tuple(found.values())


def _set_aside(path: Path) -> Path:
    if not path.is_file():
        raise FileError(path, "is not a file, own models and machines cannot be kept there")
    names = (f"{path.stem}-unreadable{number}{path.suffix}" for number in ("", *(f"-{n}" for n in range(2, MAX_ASIDE))))
    free = next((aside for aside in map(path.with_name, names) if not aside.exists()), None)
    if free is None:
        raise FileError(path, f"cannot be read, and there are {MAX_ASIDE - 1} such files beside it already")
    try:
        return path.replace(free)
    except OSError as error:
        raise FileError(path, f"cannot be read, nor set aside: {error.strerror or error}") from error


def load_own_things(path: Path) -> tuple[OwnThings, tuple[str, ...]]:
    """Return what a file holds, and one sentence for each entry that cannot be used; a missing file holds nothing."""
    if not path.exists():
        return OwnThings(), ()
    try:
        text = read_bounded(path, MAX_FILE_BYTES, "own models and machines").decode("utf-8-sig")
        table = parse_toml(text, max_characters=MAX_FILE_BYTES, expected="a file of own models and machines")
    except FileError as error:
        return OwnThings(), (str(error),)
    except (UnicodeDecodeError, ValueProblemError) as error:
        return OwnThings(), (f"{path}: {' '.join(str(error).split())}",)
    problems: list[str] = []
    architectures = _entries(Architecture, table, "model", path, problems)
    devices = _entries(Device, table, "machine", path, problems)
    return OwnThings(architectures=tuple(architectures), devices=tuple(devices)), tuple(problems)


def _entries(cls: type, table: dict[str, Any], key: str, path: Path, problems: list[str]) -> list[Any]:
    entries = table.get(key, [])
    if not isinstance(entries, list):
        problems.append(f"{path}: {key} must be a list of tables, written as [[{key}]]")
        return []
    found: dict[str, Any] = {}
    for number, entry in enumerate(entries[:MAX_THINGS], start=1):
        try:
            thing = object_of(cls, entry, f"{key} {number}")
        except ValueProblemError as error:
            problems.append(f"{path}: {' '.join(str(error).split())}")
            continue
        found[thing.id] = thing
    return list(found.values())
