"""Command-line options that describe a scenario, shared by `report`, `render` and the window."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path

from app.console import is_there
from app.core.architecture import Architecture
from app.core.device import Device
from app.core.formats import AS_STORED_ID, CacheFormat, WeightFormat
from app.core.scenario import (
    ANSWER_TOKENS_RANGE,
    BATCH_RANGE,
    CHUNK_TOKENS_RANGE,
    PASS_TOKENS_RANGE,
    PROMPT_TOKENS_RANGE,
    Detail,
    Runtime,
    Scenario,
)
from app.files.catalogue import Catalogue
from app.files.start_scenario import start_scenario

_SUFFIXES = {"": 1, "k": 1_000, "m": 1_000_000}
_COUNT = re.compile(
    r"(\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?:_\d{3}){1,3}|\d{1,12})(?:\.(\d{1,6})(?=\s*[km]))?\s*([km]?)", re.IGNORECASE
)
_FILE_ENDINGS = (".gguf", ".json", ".safetensors", ".toml", ".csv", ".jsonl", ".md", ".sql", ".txt")


class OptionError(ValueError):
    """A wrong option, with one sentence that names it, what is wrong and what is allowed."""


class OneLineParser(argparse.ArgumentParser):
    """A parser that raises one sentence instead of printing its usage and leaving the process."""

    def error(self, message: str) -> None:  # type: ignore[override]
        """Raise `OptionError` with the parser's message in one line."""
        sentence = re.sub(r"^argument (\S+?)(?:/\S+)?: ", r"\1: ", message)
        choice = re.fullmatch(r"(.+): invalid choice: (.+) \(choose from (.+)\)", sentence)
        if choice is not None:
            name, text, allowed = choice.group(1), choice.group(2), choice.group(3).replace("'", "")
            raise OptionError(f"{name}: {text} is not known, must be one of {allowed}")
        raise OptionError(f"{sentence} ('{self.prog} --help' lists the options)")


def add_scenario_options(parser: argparse.ArgumentParser) -> None:
    """Add the options that choose a scenario; values are checked by `scenario_from_options`."""
    add = parser.add_argument
    add("--model", metavar="ID|FILE", help="model from 'list models', or a GGUF file, config.json or folder")
    add("--weights", metavar="ID|BITS", help="weight format from 'list weights', or bits per weight")
    add("--device", metavar="ID|FILE", help="machine from 'list devices', a scenario's, or one measured by llama-bench")
    add("--kv", metavar="ID|K-ID/V-ID", help="cache format from 'list kv', or two for keys and values")
    add("--prompt", metavar="N", help="prompt tokens of each chat")
    add("--answer", metavar="N", help="answer tokens of each chat")
    add("--batch", metavar="N", help="chats at once")
    add("--pass-tokens", metavar="N", help="tokens in the pass that the roofline looks at")
    add("--cached-prefix", metavar="N", help="prompt tokens that are cached already")
    add("--chunk", metavar="N", help="cut the prefill into chunks of so many tokens (full detail)")
    add("--detail", metavar="simple|full", help="speed of light, or what to expect")
    add("--runtime", metavar="ideal|llama.cpp", help="whose rule for the cache's size")
    add("--split-cache", action="store_true", help="llama.cpp: a cache for each chat instead of one for all")
    add("--no-flash-attention", action="store_true", help="attention in separate steps (full detail)")
    add("--no-kv-cache", action="store_true", help="keep nothing between passes")
    add("--scenario", metavar="FILE", help="start from a saved scenario; other options change it")


def option_count(option: str, text: str, allowed: tuple[int, int]) -> int:
    """Return a whole number such as 32000, 32,000, 32_000, 32k or 0.5M within a range; the same in every language.

    Raises
    ------
    OptionError
        Naming the option, the text and the range.
    """
    low, high = allowed
    found = _COUNT.fullmatch(text.strip())
    value = -1
    if found is not None:
        digits, tenths = re.sub("[,_]", "", found[1]), found[2] or ""
        value, rest = divmod(int(digits + tenths) * _SUFFIXES[found[3].lower()], int("1" + "0" * len(tenths)))
        value = -1 if rest else value
    elif text.strip().isdecimal():
        value = high + 1  # too long to be looked at any further
    if value > high:
        raise OptionError(f"{option}: '{text}' is too large, must be a whole number from {low:,} to {high:,}")
    if not low <= value <= high:
        raise OptionError(f"{option}: '{text}' is not a whole number from {low:,} to {high:,}")
    return value


def _choice(option: str, text: str, allowed: type[Detail] | type[Runtime]) -> Detail | Runtime:
    try:
        return allowed(text.strip().lower())
    except ValueError:
        raise OptionError(f"{option}: '{text}' is not known, must be {' or '.join(allowed)}") from None


def _looks_like_file(text: str) -> bool:
    return "/" in text or "\\" in text or text.lower().endswith(_FILE_ENDINGS) or is_there(text)


def open_architecture(text: str, catalogue: Catalogue, tell: Callable[[str], None] | None = None) -> Architecture:
    """Return the model with an id of the catalogue, or read it from a file and tell what there is to know about it."""
    if text.strip().lower() in catalogue.architectures or not _looks_like_file(text):
        return catalogue.architecture(text)
    from app.files.open_model import open_model  # the readers are not needed for ids

    model_file = open_model(Path(text))
    if model_file.architecture is None:
        raise OptionError(f"{text}: {model_file.notes[0].sentence if model_file.notes else 'says too little'}")
    if tell is not None:
        for note in model_file.notes:
            tell(f"note: {text}: {note.sentence}")
    return model_file.architecture


def open_device(text: str, catalogue: Catalogue, scenario: Scenario) -> Device:
    """Return the machine with an id of the catalogue, a scenario file's, or the one that results were measured on.

    A measured machine is fitted for the scenario's model, where that is among the measured ones.
    """
    if text.strip().lower() in catalogue.devices or not _looks_like_file(text):
        return catalogue.device(text)
    path = Path(text)
    if path.suffix.lower() == ".toml":
        from app.files.scenario_file import load_scenario

        return load_scenario(path, catalogue).device
    from app.files.measurements import open_measured_device

    return open_measured_device(path, catalogue, scenario=scenario)


def _weights(text: str | None, architecture: Architecture, before: Scenario, catalogue: Catalogue) -> WeightFormat:
    as_stored = WeightFormat(id=AS_STORED_ID, name=architecture.stored_format, bits_per_weight=1.0)
    if text is not None:
        return as_stored if text == AS_STORED_ID else catalogue.weight_format(text)
    if architecture.stored is not None:
        return as_stored
    return before.weights if not before.weights.is_as_stored else catalogue.weight_format("f16")


def _cache_formats(text: str, catalogue: Catalogue) -> tuple[CacheFormat, CacheFormat]:
    parts = text.split("/")
    if len(parts) > 2:
        raise OptionError(f"--kv: '{text}' has {len(parts)} formats, must be one, or two as K-ID/V-ID")
    return catalogue.cache_format(parts[0]), catalogue.cache_format(parts[-1])


def _named(option: str, problem: ValueError) -> OptionError:
    return OptionError(f"{option}: {problem}")


def scenario_from_options(
    options: argparse.Namespace, catalogue: Catalogue, *, tell: Callable[[str], None] | None = None
) -> Scenario:
    """Return the scenario that the options describe.

    Parameters
    ----------
    tell : callable or None
        Takes one sentence about what a model's file lacks or leaves open (parts that are missing, sizes that are
        estimated); the window shows them by itself.

    Raises
    ------
    OptionError
        With one sentence that names the option or file, what is wrong and what is allowed.
    """
    for option in ("model", "device", "scenario"):
        if getattr(options, option) is not None and not getattr(options, option).strip():
            raise OptionError(f"--{option}: is empty, must be {'' if option == 'scenario' else 'an id or '}a file")
    scenario = start_scenario(catalogue)
    if options.scenario is not None:
        from app.files.scenario_file import load_scenario

        try:
            scenario = load_scenario(Path(options.scenario), catalogue)
        except ValueError as problem:
            raise _named("--scenario", problem) from None
    changes: dict[str, object] = {}
    architecture = scenario.architecture
    if options.model is not None:
        try:
            architecture = open_architecture(options.model, catalogue, tell)
        except ValueError as problem:
            raise _named("--model", problem) from None
        changes["architecture"] = architecture
    if options.weights is not None or options.model is not None:
        try:
            weights = _weights(options.weights, architecture, scenario, catalogue)
        except ValueError as problem:
            raise _named("--weights", problem) from None
        if weights.is_as_stored and architecture.stored is None:
            raise OptionError(f"--weights: {architecture.name} is not from a file, so '{AS_STORED_ID}' does not exist")
        changes["weights"] = weights
    if options.device is not None:
        try:
            changes["device"] = open_device(options.device, catalogue, scenario.evolve(**changes))
        except ValueError as problem:
            raise _named("--device", problem) from None
    if options.kv is not None:
        try:
            changes["key_format"], changes["value_format"] = _cache_formats(options.kv, catalogue)
        except OptionError:
            raise
        except ValueError as problem:
            raise _named("--kv", problem) from None
    changes |= _counts(options, scenario)
    if options.detail is not None:
        changes["detail"] = _choice("--detail", options.detail, Detail)
    if options.runtime is not None:
        changes["runtime"] = _choice("--runtime", options.runtime, Runtime)
    if options.no_flash_attention:
        changes["flash_attention"] = False
    if options.no_kv_cache:
        changes["use_kv_cache"] = False
    if options.split_cache:
        changes["unified_cache"] = False
    return scenario.evolve(**changes)


def _counts(options: argparse.Namespace, scenario: Scenario) -> dict[str, object]:
    changes: dict[str, object] = {}
    for name, field, allowed in (
        ("prompt", "prompt_tokens", PROMPT_TOKENS_RANGE),
        ("answer", "answer_tokens", ANSWER_TOKENS_RANGE),
        ("batch", "batch", BATCH_RANGE),
        ("pass_tokens", "pass_tokens", PASS_TOKENS_RANGE),
        ("chunk", "prefill_chunk_tokens", CHUNK_TOKENS_RANGE),
    ):
        text = getattr(options, name)
        if text is not None:
            changes[field] = option_count(f"--{name.replace('_', '-')}", text, allowed)
    prompt = changes.get("prompt_tokens", scenario.prompt_tokens)
    assert isinstance(prompt, int)
    if options.cached_prefix is not None:
        changes["cached_prefix_tokens"] = option_count("--cached-prefix", options.cached_prefix, (0, prompt - 1))
    elif scenario.cached_prefix_tokens >= prompt:
        changes["cached_prefix_tokens"] = prompt - 1
    return changes
