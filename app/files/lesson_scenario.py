"""The scenario part of a lesson's step: catalogue ids and numbers by the names that scenario files use."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, get_type_hints

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.scenario_values import LARGEST, SCENARIO_RANGES, ValueProblemError, refuse_unknown, value_of

_NUMBERS = {
    field.name
    for field in fields(Scenario)
    if field.name not in {"architecture", "weights", "device", "key_format", "value_format"}
}


def changes_of(table: Any, catalogue: Catalogue) -> Mapping[str, object]:
    """Return the fields of a Scenario that a table sets; "kv" sets keys and values, "off" switches a limit off.

    Raises
    ------
    ValueProblemError
        With one sentence that names the key.
    """
    if not isinstance(table, dict):
        raise ValueProblemError("scenario must be a table such as { prompt_tokens = 1000 }")
    choices: dict[str, tuple[tuple[str, ...], Callable[[str], object]]] = {
        "model": (("architecture",), catalogue.architecture),
        "weights": (("weights",), catalogue.weight_format),
        "device": (("device",), catalogue.device),
        "kv": (("key_format", "value_format"), catalogue.cache_format),
        "key_format": (("key_format",), catalogue.cache_format),
        "value_format": (("value_format",), catalogue.cache_format),
    }
    refuse_unknown(table, {**choices, **dict.fromkeys(_NUMBERS)}, "scenario")
    hints = get_type_hints(Scenario)
    changes: dict[str, object] = {}
    for key, value in table.items():
        place = f"scenario.{key}"
        if key in choices:
            names, find = choices[key]
            if key == "weights" and isinstance(value, int | float) and not isinstance(value, bool):
                value = str(min(float(LARGEST), max(-LARGEST, value)))  # a number of bits
            if not isinstance(value, str) or len(value) > 200:
                raise ValueProblemError(f"{place} must be an id of the catalogue as a text")
            try:
                found = find(value)
            except ValueError as problem:
                raise ValueProblemError(f"{place}: {problem}") from problem
            changes |= dict.fromkeys(names, found)
        elif value == "off" and type(None) in getattr(hints[key], "__args__", ()):
            changes[key] = None
        else:
            changes[key] = value_of(hints[key], value, place, SCENARIO_RANGES.get(key, (0, LARGEST)))
    return changes


def evolved(scenario: Scenario, changes: Mapping[str, object]) -> Scenario:
    """Return the scenario with the changes; a cached prefix that no longer fits into the prompt is cut.

    Raises
    ------
    ValueError
        If the changes do not go together.
    """
    prompt = changes.get("prompt_tokens", scenario.prompt_tokens)
    assert isinstance(prompt, int)
    if "cached_prefix_tokens" not in changes and scenario.cached_prefix_tokens >= prompt:
        changes = {**changes, "cached_prefix_tokens": prompt - 1}
    return scenario.evolve(**changes)
