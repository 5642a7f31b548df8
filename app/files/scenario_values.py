"""Value objects as TOML tables and back: every field by its own name, types and ranges checked."""

import difflib
import math
import types
from collections.abc import Mapping
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import StrEnum
from typing import Any, Union, cast, get_args, get_origin, get_type_hints

from app.core.architecture import Architecture, LayerGroup, StoredWeights
from app.core.device import Device, Efficiency, MeasuredSpeeds
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import (
    ALLOCATED_CONTEXT_TOKENS_RANGE,
    ANSWER_TOKENS_RANGE,
    BATCH_RANGE,
    MICRO_BATCH_TOKENS_RANGE,
    PASS_TOKENS_RANGE,
    PROMPT_TOKENS_RANGE,
    RESERVE_BYTES_RANGE,
    WEIGHT_BITS_RANGE,
)

LARGEST = 2.0**62
MAX_TEXT_CHARACTERS = 10_000
MAX_ITEMS = 2_000
SMALLEST_ABOVE_ZERO = 1e-9
"""What the physics divides by; quotients of several such numbers stay far from infinity."""

_ABOVE_ZERO = (SMALLEST_ABOVE_ZERO, LARGEST)
_RANGES: dict[tuple[type, str], tuple[float, float]] = {
    (Architecture, "num_parameters"): (1, LARGEST),
    (Architecture, "num_hidden_layers"): (1, 1_000_000),
    (Architecture, "max_position_embeddings"): (1, LARGEST),
    (LayerGroup, "count"): (1, 1_000_000),
    (LayerGroup, "sliding_window"): (1, LARGEST),
    (LayerGroup, "tokens_per_cell"): (1, LARGEST),
    (StoredWeights, "total_bytes"): (1, LARGEST),
    (Device, "memory_bytes"): (1, LARGEST),
    (Device, "bandwidth_bytes_per_s"): _ABOVE_ZERO,
    (Device, "peak_flops_per_s"): _ABOVE_ZERO,
    (Efficiency, "mbu"): _ABOVE_ZERO,
    (Efficiency, "mfu"): _ABOVE_ZERO,
    (Efficiency, "overlap"): (0, 1),
    (Efficiency, "moe_flops_factor"): _ABOVE_ZERO,
    (Efficiency, "attention_efficiency"): _ABOVE_ZERO,
    (Efficiency, "plain_attention_efficiency"): _ABOVE_ZERO,
    (MeasuredSpeeds, "read_tokens_per_s"): _ABOVE_ZERO,
    (MeasuredSpeeds, "write_tokens_per_s"): _ABOVE_ZERO,
    (WeightFormat, "bits_per_weight"): WEIGHT_BITS_RANGE,
    (WeightFormat, "expert_bits_per_weight"): WEIGHT_BITS_RANGE,
    (WeightFormat, "read_time_factor"): _ABOVE_ZERO,
    (WeightFormat, "compute_time_factor"): _ABOVE_ZERO,
    (CacheFormat, "block_values"): (1, 1_000_000),
    (CacheFormat, "block_bytes"): (1, 1_000_000),
}
"""What the value objects themselves do not check and the physics divides by; all others are from 0 up."""

SCENARIO_RANGES: dict[str, tuple[float, float]] = {
    "prompt_tokens": PROMPT_TOKENS_RANGE,
    "answer_tokens": ANSWER_TOKENS_RANGE,
    "batch": BATCH_RANGE,
    "pass_tokens": PASS_TOKENS_RANGE,
    "micro_batch_tokens": MICRO_BATCH_TOKENS_RANGE,
    "allocated_context_tokens": ALLOCATED_CONTEXT_TOKENS_RANGE,
    "reserve_bytes": RESERVE_BYTES_RANGE,
}


class ValueProblemError(ValueError):
    """A key of a table that is unknown, missing, of the wrong type or out of range; the message names it."""


def table_of(value: object) -> dict[str, Any]:
    """Return a value object as a table; fields that are None are left out."""
    return {
        field.name: _plain(getattr(value, field.name))
        for field in fields(cast("Any", value))
        if getattr(value, field.name) is not None
    }


def object_of(cls: type, table: Mapping[str, Any], place: str) -> Any:
    """Return the value object that a table describes; `place` is the table's key for error messages.

    Raises
    ------
    ValueProblemError
        With one sentence that names the key.
    """
    if not isinstance(table, dict):
        raise ValueProblemError(f"{place} is {_type_name(table)}, must be a table")
    known = {field.name: field for field in fields(cls)}
    refuse_unknown(table, known, place)
    hints = get_type_hints(cls)
    values = {}
    for name, field in known.items():
        if name in table:
            key = f"{place}.{name}"
            values[name] = value_of(hints[name], table[name], key, _RANGES.get((cls, name), (0, LARGEST)))
        elif is_required(field):
            raise ValueProblemError(f"{place}.{name} is missing")
    try:
        return cls(**values)
    except ValueError as error:
        raise ValueProblemError(f"{place}: {error}") from error


def is_required(field: "Field[Any]") -> bool:
    """Whether a field has no default."""
    return field.default is MISSING and field.default_factory is MISSING


def refuse_unknown(table: Mapping[str, Any], known: Mapping[str, Any], place: str) -> None:
    """Raise `ValueProblemError` for the first key that is not known, naming near ones."""
    for key in table:
        if key not in known:
            near = difflib.get_close_matches(key[:100], known, n=2)
            hint = f", did you mean {' or '.join(near)}" if near else ""
            where = f" in {place}" if place else ""
            raise ValueProblemError(f"the key '{key[:100]}'{where} is not known{hint}")


def value_of(expected: Any, value: Any, key: str, allowed: tuple[float, float]) -> Any:
    """Return a TOML value as the expected type, or refuse it.

    Raises
    ------
    ValueProblemError
        With one sentence that names the key.
    """
    if get_origin(expected) in (Union, types.UnionType):
        expected = next(kind for kind in get_args(expected) if kind is not type(None))
    if get_origin(expected) is tuple:
        return _tuple_of(get_args(expected), value, key)
    if is_dataclass(expected):
        return object_of(cast("type", expected), value, key)
    if isinstance(expected, type) and issubclass(expected, StrEnum):
        if value not in [member.value for member in expected]:
            choices = ", ".join(member.value for member in expected)
            raise ValueProblemError(f"{key} is {_shown(value)}, must be one of {choices}")
        return expected(value)
    if expected is str:
        if not isinstance(value, str) or len(value) > MAX_TEXT_CHARACTERS:
            raise ValueProblemError(f"{key} is {_type_name(value)}, must be a text")
        return value
    if expected is bool:
        if not isinstance(value, bool):
            raise ValueProblemError(f"{key} is {_shown(value)}, must be true or false")
        return value
    return _number_of(expected, value, key, allowed)


def _number_of(expected: Any, value: Any, key: str, allowed: tuple[float, float]) -> Any:
    what = "a whole number" if expected is int else "a number"
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise ValueProblemError(f"{key} is {_type_name(value)}, must be {what}")
    low, high = allowed
    if not (math.isfinite(value) if isinstance(value, float) else True) or not low <= value <= high:
        last = f"{high:,}" if isinstance(high, int) else f"{high:,.6g}"
        first = "above 0" if low == SMALLEST_ABOVE_ZERO and value <= 0 else f"from {low:g}"
        raise ValueProblemError(f"{key} is {_shown(value)}, must be {first} to {last}")
    if expected is int:
        if value != int(value):
            raise ValueProblemError(f"{key} is {_shown(value)}, must be a whole number")
        return int(value)
    return float(value)


def _tuple_of(kinds: tuple[Any, ...], value: Any, key: str) -> tuple[Any, ...]:
    if not isinstance(value, list) or len(value) > MAX_ITEMS:
        raise ValueProblemError(f"{key} is {_type_name(value)}, must be a list of at most {MAX_ITEMS:,} entries")
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        kinds = (kinds[0],) * len(value)
    elif len(value) != len(kinds):
        raise ValueProblemError(f"{key} has {len(value)} entries, must have {len(kinds)}")
    return tuple(
        value_of(kind, item, f"{key}[{index}]", (0, LARGEST))
        for index, (kind, item) in enumerate(zip(kinds, value, strict=True))
    )


def _plain(value: object) -> Any:
    if is_dataclass(value):
        return table_of(value)
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return value.value if isinstance(value, StrEnum) else value


def _type_name(value: object) -> str:
    names = {bool: "true or false", int: "a number", float: "a number", str: "a text", list: "a list", dict: "a table"}
    return names.get(type(value), "a date or time")


def _shown(value: object) -> str:
    if isinstance(value, list | dict):
        return _type_name(value)
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) > LARGEST:
        return "a very large number" if value > 0 else "a very small number"
    text = f"'{value}'" if isinstance(value, str) else str(value).lower() if isinstance(value, bool) else str(value)
    return text if len(text) <= 60 else f"{_type_name(value)} of {len(text):,} characters"
