"""Scenario files (`.two-speeds.toml`): written for people to read, read back exactly, refused in one sentence.

What the catalogue knows is stored by its id, so that better figures in a newer program reach old files; the user's
own models and machines, and those from files, are stored in full.
"""

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import tomli_w

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.files.result_text import read_bounded
from app.files.scenario_values import (
    LARGEST,
    SCENARIO_RANGES,
    ValueProblemError,
    is_required,
    object_of,
    refuse_unknown,
    table_of,
    value_of,
)
from app.files.toml_text import parse_toml
from app.files.whole_file import write_whole

FORMAT_VERSION = 1
MAX_FILE_BYTES = 1_000_000

_HEADING = "# A scenario of Two Speeds: a model, a machine, and how many tokens go in and out.\n\n"
_FILE_KEYS = {"architecture": "model"}
"""Scenario's field -> key in the file, where people say it differently."""


class ScenarioFileError(FileError):
    """A scenario file that cannot be read or written."""


def save_scenario(path: Path, scenario: Scenario, catalogue: Catalogue | None = None) -> None:
    """Write a scenario; an existing file is replaced only once the new one is complete.

    Parameters
    ----------
    path : Path
    scenario : Scenario
    catalogue : Catalogue or None
        Objects that it holds unchanged are stored by id; without it everything is stored in full.

    Raises
    ------
    ScenarioFileError
        If the file cannot be written, or the scenario holds what no file can.
    """
    try:
        data = scenario_to_text(scenario, catalogue).encode("utf-8")
    except ValueProblemError as error:
        raise ScenarioFileError(path, str(error)) from error
    except UnicodeEncodeError as error:
        raise ScenarioFileError(path, "a name in the scenario has characters that UTF-8 cannot store") from error
    try:
        write_whole(path, data)
    except FileError as error:
        raise ScenarioFileError(path, error.sentence) from error


def load_scenario(path: Path, catalogue: Catalogue) -> Scenario:
    """Return the scenario in a file.

    Raises
    ------
    ScenarioFileError
        With one sentence that names the file, the key, and what is allowed.
    """
    try:
        data = read_bounded(path, MAX_FILE_BYTES, "a scenario file")
    except FileError as error:
        raise ScenarioFileError(error.path, error.sentence) from error
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ScenarioFileError(path, f"byte {error.start + 1:,} is not UTF-8 text, expected TOML") from error
    return scenario_from_text(text, catalogue, path)


def scenario_to_text(scenario: Scenario, catalogue: Catalogue | None = None) -> str:
    """Return the scenario as TOML; objects that the catalogue holds unchanged appear as ids.

    Raises
    ------
    ValueProblemError
        If an own model or machine has numbers that could not be read back.
    """
    table: dict[str, Any] = {"format_version": FORMAT_VERSION}
    for name, plain in table_of(scenario).items():
        key, value = _FILE_KEYS.get(name, name), getattr(scenario, name)
        table[key] = plain
        if isinstance(plain, dict):
            if catalogue is not None and _is_in_catalogue(value, catalogue):
                table[key] = value.id
            elif object_of(type(value), plain, key) != value:
                raise ValueProblemError(f"{key} cannot be stored exactly")
    return _HEADING + tomli_w.dumps(table)


def scenario_from_text(text: str, catalogue: Catalogue, path: Path | str = "scenario text") -> Scenario:
    """Return the scenario that a TOML text describes; `path` is only named in the error.

    Raises
    ------
    ScenarioFileError
        With one sentence that names the key and what is allowed.
    """
    try:
        table = parse_toml(text, max_characters=MAX_FILE_BYTES, expected="a scenario")
        return _scenario_of(table, catalogue)
    except ValueProblemError as error:
        raise ScenarioFileError(path, " ".join(str(error).split())) from error


def _is_in_catalogue(value: object, catalogue: Catalogue) -> bool:
    try:
        return _lookup(type(value), getattr(value, "id", ""), catalogue) == value
    except ValueError:
        return False


def _lookup(cls: type, text: str, catalogue: Catalogue) -> object:
    finders: dict[type, Callable[[str], object]] = {
        Architecture: catalogue.architecture,
        Device: catalogue.device,
        WeightFormat: catalogue.weight_format,
        CacheFormat: catalogue.cache_format,
    }
    return finders[cls](text)


def _scenario_of(table: dict[str, Any], catalogue: Catalogue) -> Scenario:
    _check_version(table)
    known = {_FILE_KEYS.get(field.name, field.name): field for field in fields(Scenario)}
    refuse_unknown(table, {"format_version": None, **known}, "")
    hints = get_type_hints(Scenario)
    values: dict[str, Any] = {}
    for key, field in known.items():
        if key not in table:
            if is_required(field):
                raise ValueProblemError(f"the key '{key}' is missing")
            continue
        kind, value = hints[field.name], table[key]
        if kind in (Architecture, Device, WeightFormat, CacheFormat):
            values[field.name] = _chosen(kind, value, key, catalogue)
        else:
            values[field.name] = value_of(kind, value, key, SCENARIO_RANGES.get(field.name, (0, LARGEST)))
    try:
        return Scenario(**values)
    except ValueError as error:
        raise ValueProblemError(str(error)) from error


def _check_version(table: dict[str, Any]) -> None:
    version = table.get("format_version")
    if isinstance(version, bool) or not isinstance(version, int):
        what = "missing" if version is None else "no whole number"
        raise ValueProblemError(f"the key 'format_version' is {what}, this program reads version {FORMAT_VERSION}")
    if version != FORMAT_VERSION:
        newer = "that of a newer program" if version > FORMAT_VERSION else "unknown"
        raise ValueProblemError(f"format_version is {newer}, this program reads version {FORMAT_VERSION}")


def _chosen(kind: type, value: object, key: str, catalogue: Catalogue) -> object:
    """Return the catalogue's object for an id, or the one that stands in the file in full."""
    if isinstance(value, dict):
        return object_of(kind, value, key)
    if isinstance(value, int | float) and not isinstance(value, bool) and kind is WeightFormat:
        value = str(min(float(LARGEST), max(-LARGEST, value)))  # a number of bits
    if not isinstance(value, str) or len(value) > 200:
        raise ValueProblemError(f"{key} must be an id of the catalogue as a text, or a table")
    try:
        return _lookup(kind, value, catalogue)
    except ValueError as error:
        raise ValueProblemError(f"{key}: {error}") from error
