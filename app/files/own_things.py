"""The user's own models and machines in a TOML file, read back exactly; one that is broken does not hide the others."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

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
