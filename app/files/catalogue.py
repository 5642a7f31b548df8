"""The built-in catalogue: language models, machines, weight formats and cache formats, read from TOML tables.

A table file has `[sources]` (short name -> text), optionally a `date`, and one table per display group whose keys are
the ids.
"""

import difflib
import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from app.core.architecture import Architecture
from app.core.device import Device, Efficiency
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import WEIGHT_BITS_RANGE
from app.files.catalogue_devices import DeviceContext, Family, device_from_row, family_from_row
from app.files.catalogue_formats import cache_format_from_row, weight_format_from_bits, weight_format_from_row
from app.files.catalogue_models import architecture_from_row
from app.files.catalogue_rows import CatalogueError, Row
from app.program import program

__all__ = ["Catalogue", "CatalogueError", "load_catalogue"]

_ID = re.compile(r"[a-z0-9][a-z0-9.-]*")
_FORMAT_ID = re.compile(r"[a-z0-9][a-z0-9._-]*")  # llama.cpp's names of formats have underscores
_NEAR_MATCHES = 3

ANY_FAMILY = "Any machine"

_Entry = TypeVar("_Entry")


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalogue:
    """Everything that can be chosen by id, in the order of display.

    Attributes
    ----------
    architectures, devices, weight_formats, cache_formats : mapping of str
        Id -> object.
    architecture_groups, device_groups, weight_format_groups, cache_format_groups : mapping of str to str
        Id -> key of its display group ("llama", "cards-24-gb").
    bench_keys : mapping of str to str
        Key of a model in published benchmark tables -> id.
    efficiencies : mapping of (str, str) to Efficiency
        Family's name and backend -> what full detail knows of it.
    """

    architectures: Mapping[str, Architecture]
    devices: Mapping[str, Device]
    weight_formats: Mapping[str, WeightFormat]
    cache_formats: Mapping[str, CacheFormat]
    architecture_groups: Mapping[str, str]
    device_groups: Mapping[str, str]
    weight_format_groups: Mapping[str, str]
    cache_format_groups: Mapping[str, str]
    bench_keys: Mapping[str, str]
    efficiencies: Mapping[tuple[str, str], Efficiency]

    def efficiency(self, *, family: str, backend: str) -> Efficiency | None:
        """Return a family's efficiency with a backend, else what machines with that backend have in common, or None."""
        return self.efficiencies.get((family, backend), self.efficiencies.get((ANY_FAMILY, backend)))

    def architecture(self, text: str) -> Architecture:
        """Return the language model with this id; raises `CatalogueError`."""
        return _find(self.architectures, text, "model", "models")

    def device(self, text: str) -> Device:
        """Return the machine with this id; raises `CatalogueError`."""
        return _find(self.devices, text, "machine", "devices")

    def cache_format(self, text: str) -> CacheFormat:
        """Return the cache format with this id; raises `CatalogueError`."""
        return _find(self.cache_formats, text, "cache format", "kv")

    def weight_format(self, text: str) -> WeightFormat:
        """Return the weight format with this id, or for a number of bits such as "4.5"; raises `CatalogueError`."""
        try:
            bits = float(text)
        except ValueError:
            return _find(self.weight_formats, text, "weight format", "weights", ", or give a number of bits")
        low, high = WEIGHT_BITS_RANGE
        if not low <= bits <= high:  # also refuses nan
            raise CatalogueError(f"{text.strip()} bits per weight is impossible, must be from {low:g} to {high:g}")
        return weight_format_from_bits(bits)


def load_catalogue(folder: Path) -> Catalogue:
    """Return the catalogue in a folder; callers keep it, it is not cached here.

    Raises
    ------
    CatalogueError
        With one sentence that names the file, and the row and key where one is wrong.
    """
    weights, weight_groups = _load(folder / "weight_formats.toml", _FORMAT_ID, weight_format_from_row)
    caches, cache_groups = _load(folder / "cache_formats.toml", _FORMAT_ID, cache_format_from_row)
    bench_keys: dict[str, str] = {}

    def build_architecture(row: Row, sources: dict[str, str]) -> Architecture:
        architecture = architecture_from_row(row, sources)
        for weight_format_id, _ in architecture.file_bits_per_weight:
            if weight_format_id not in weights:
                raise row.error("file_bits", f"names the weight format '{weight_format_id}', which does not exist")
        if row.has("bench_key"):
            bench_keys[row.text("bench_key")] = row.row_id
        row.finish()
        return architecture

    architectures, architecture_groups = _load(folder / "models.toml", _ID, build_architecture)
    families, _ = _load(folder / "efficiency.toml", _ID, family_from_row)
    device_file = folder / "devices.toml"
    content = _read(device_file)
    date = content.pop("date", "")

    def build_device(row: Row, sources: dict[str, str]) -> Device:
        return device_from_row(row, _context(families, architectures, weights, sources, date))

    devices, device_groups = _build(device_file.name, content, _ID, build_device)
    return Catalogue(
        architectures=architectures,
        devices=devices,
        weight_formats=weights,
        cache_formats=caches,
        architecture_groups=architecture_groups,
        device_groups=device_groups,
        weight_format_groups=weight_groups,
        cache_format_groups=cache_groups,
        bench_keys=bench_keys,
        efficiencies={(family.name, family.backend): family.efficiency for family in families.values()},
    )


def _context(
    families: Mapping[str, Family],
    architectures: Mapping[str, Architecture],
    weights: Mapping[str, WeightFormat],
    sources: dict[str, str],
    date: str,
) -> DeviceContext:
    return DeviceContext(
        families=families, architectures=architectures, weight_formats=weights, sources=sources, date=date
    )


def _load(
    path: Path, id_pattern: re.Pattern[str], build: Callable[[Row, dict[str, str]], _Entry]
) -> tuple[dict[str, _Entry], dict[str, str]]:
    return _build(path.name, _read(path), id_pattern, build)


def _read(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as problem:
        raise CatalogueError(f"{path}: cannot be read ({problem.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise CatalogueError(f"{path}: is not a valid TOML table ({problem})") from None


def _build(
    file_name: str,
    content: dict[str, Any],
    id_pattern: re.Pattern[str],
    build: Callable[[Row, dict[str, str]], _Entry],
) -> tuple[dict[str, _Entry], dict[str, str]]:
    """Return the entries of a table and the group of each."""
    sources = content.pop("sources", None)
    if not isinstance(sources, dict) or not all(isinstance(text, str) and text for text in sources.values()):
        raise CatalogueError(f"{file_name}, table 'sources': must give a text for each short name")
    entries: dict[str, _Entry] = {}
    groups: dict[str, str] = {}
    for group, rows in content.items():
        if not isinstance(rows, dict):
            raise CatalogueError(f"{file_name}, key '{group}': is not known; rows stand in tables, one for each group")
        for row_id, values in rows.items():
            if not id_pattern.fullmatch(row_id):
                raise CatalogueError(
                    f"{file_name}, row '{row_id}': an id has lower-case letters, digits, dots and hyphens"
                )
            if row_id in entries:
                raise CatalogueError(f"{file_name}, row '{row_id}': is there twice, in {groups[row_id]} and in {group}")
            entries[row_id] = build(Row(f"{file_name}, row '{row_id}'", row_id, values), sources)
            groups[row_id] = group
    return entries, groups


def _find(entries: Mapping[str, _Entry], text: str, what: str, listing: str, alternative: str = "") -> _Entry:
    id_ = text.strip().lower()
    if id_ in entries:
        return entries[id_]
    near = difflib.get_close_matches(id_, entries, n=_NEAR_MATCHES, cutoff=0.5)
    hint = f" (near: {', '.join(near)})" if near else ""
    raise CatalogueError(f"there is no {what} '{text}'{hint}; '{program()} list {listing}' shows all{alternative}")
