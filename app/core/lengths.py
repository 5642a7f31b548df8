"""How a conversation's length matters: axes, lengths worth a sample, the next token, and the room that is left."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from app.core.curves import FloatArray, memory_against_length
from app.core.evaluate import next_token_s
from app.core.formats import CacheFormat
from app.core.memory import (
    LONGEST_CONTEXT_TOKENS,
    cell_step_tokens,
    max_context_tokens,
    scenario_cells,
    scenario_kv_cache_bytes,
    scenario_memory_bytes,
    usable_bytes,
)
from app.core.scenario import Runtime, Scenario

FormatPair = tuple[CacheFormat, CacheFormat]  # of keys and of values

# Ends of the length axis, each at most twice the one before. Each holds while the conversation is shorter, so the axis
# moves in coarse steps only, and no step shows a chart that looks like another one's.
AXIS_ENDS_TOKENS = (8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 512_000, 1_000_000, 1_200_000, 2_400_000)
USUAL_AXIS_TOKENS = 128_000
_LONGEST_THAT_FITS = 4  # times it is shown at least: beyond, the card's end would lie on the chart's ground
_GOES_BACK = 0.9  # of an axis' length
CURVE_SAMPLES = 33  # between its bends a curve is straight
MOST_STEPS = 128  # of cells that a curve shows one by one
DEFAULT_ALLOCATION_TOKENS = 131_072  # where a model does not say how long its context may be


@dataclass(frozen=True, slots=True, kw_only=True)
class NextToken:
    """Writing one more token at a length: seconds, and the rates of one chat and of all chats."""

    time_s: float
    tokens_per_s_per_chat: float
    tokens_per_s_total: float


@dataclass(frozen=True, slots=True, kw_only=True)
class FormatRoom:
    """The longest conversation that fits with a cache format.

    `max_context_tokens` is None where there is no such number: nothing fits, or the cache stops growing.
    """

    cache_format: CacheFormat
    max_context_tokens: int | None
    fits_at_all: bool


def length_axis_tokens(
    context_tokens: int, *, fitting_tokens: int | None = None, shown_tokens: int | None = None
) -> int:
    """Return the end of the length axis for a conversation of this length.

    Where many chats or a small card leave room for few tokens (`fitting_tokens`, the longest conversation that fits)
    the axis is shorter than usual. `shown_tokens` is the end shown while a slider is dragged: it goes back only once
    what it has to hold is clearly shorter than the next smaller axis, so that a hand that trembles at an axis' end does
    not make it flicker.
    """
    end = _axis_end(context_tokens, fitting_tokens, 1.0)
    if shown_tokens is not None and end < shown_tokens:
        return min(_axis_end(context_tokens, fitting_tokens, _GOES_BACK), shown_tokens)
    return end


def _axis_end(context_tokens: int, fitting_tokens: int | None, most_used: float) -> int:
    """Return the first end of which at most this share is used; the usual one holds what fits in any case."""
    held = context_tokens / most_used
    room = USUAL_AXIS_TOKENS if fitting_tokens is None else _LONGEST_THAT_FITS * fitting_tokens / most_used
    held = max(held, min(room, USUAL_AXIS_TOKENS))
    return next((end for end in AXIS_ENDS_TOKENS if held <= end * (1 + 1e-12)), AXIS_ENDS_TOKENS[-1])


def sample_lengths(scenario: Scenario, *, end_tokens: int) -> FloatArray:
    """Return the lengths, in whole tokens, at which to draw a curve: evenly spread, and wherever it bends.

    Memory grows in steps of cells. Few steps are drawn as they are; many would be finer than a line, and are drawn as
    the straight line through their middles.
    """
    even = np.linspace(0, end_tokens, CURVE_SAMPLES)
    unseen_step = 1.0
    extra = [0.0, 1.0, float(end_tokens)]
    allocated = float(scenario.allocated_context_tokens or 1)
    for group in scenario.architecture.layer_groups:
        step = cell_step_tokens(scenario, group)
        full = scenario_cells(scenario, group, context_tokens=LONGEST_CONTEXT_TOKENS) / scenario.batch  # of each chat
        grows_until = min(end_tokens, full)
        if step > 1.0 and grows_until / step <= MOST_STEPS:
            rises = np.floor(np.arange(0.0, grows_until, step))
            extra += [*rises, *(rises + 1.0)]
        else:
            unseen_step = max(unseen_step, step)
            extra.append(full - (step / 2 if step > 1.0 else 0.0))
    if unseen_step > 1.0:
        even = (np.floor(even / unseen_step) + 0.5) * unseen_step
        allocated = (math.floor((allocated - 1) / unseen_step) + 0.5) * unseen_step
    lengths = np.floor(np.concatenate([even, extra, [allocated]]))
    return np.unique(lengths[lengths <= end_tokens])


@dataclass(frozen=True, slots=True, kw_only=True)
class LengthCurves:
    """Arrays over the conversation's length; memory in bytes for each pair of formats asked for, times in seconds."""

    context_tokens: FloatArray
    fixed_bytes: int
    memory_bytes: tuple[FloatArray, ...]
    next_token_s: FloatArray


def length_curves(scenario: Scenario, *, end_tokens: int, formats: tuple[FormatPair, ...]) -> LengthCurves:
    """Return the curves of a scenario up to a length; what was allocated up front is a floor under the memory."""
    # The curves do not depend on where the scenario stands on them, so moving along them costs nothing.
    return _length_curves(
        scenario.evolve(prompt_tokens=1, answer_tokens=1, cached_prefix_tokens=0, pass_tokens=1), end_tokens, formats
    )


@lru_cache(maxsize=32)
def _length_curves(scenario: Scenario, end_tokens: int, formats: tuple[FormatPair, ...]) -> LengthCurves:
    lengths = sample_lengths(scenario, end_tokens=end_tokens)
    held = np.maximum(lengths, scenario.allocated_context_tokens or 0)
    memory = tuple(
        memory_against_length(scenario, context_tokens=held, key_format=keys, value_format=values)
        for keys, values in formats
    )
    curves = LengthCurves(
        context_tokens=lengths,
        fixed_bytes=scenario_memory_bytes(scenario.evolve(use_kv_cache=False)),
        memory_bytes=memory,
        next_token_s=np.asarray(next_token_s(scenario, context_tokens=lengths)),
    )
    for array in (curves.context_tokens, curves.next_token_s, *curves.memory_bytes):
        array.setflags(write=False)
    return curves


def coarse_end(value: float, *, base: float) -> float:
    """Return the end of an axis that holds `value`: 1, 2, 4 or 8 times a power of ten of `base`."""
    scaled = value / base
    decade = 10.0 ** math.floor(math.log10(scaled))
    return base * decade * next(step for step in (1, 2, 4, 8, 10) if scaled <= step * decade * (1 + 1e-12))


def next_token(scenario: Scenario, *, context_tokens: int) -> NextToken:
    """Return what one more token costs at this length, cache reads counted in either detail."""
    time_s = float(next_token_s(scenario, context_tokens=context_tokens))
    return NextToken(time_s=time_s, tokens_per_s_per_chat=1.0 / time_s, tokens_per_s_total=scenario.batch / time_s)


def room_by_format(*, scenario: Scenario, cache_formats: Iterable[CacheFormat]) -> tuple[FormatRoom, ...]:
    """Return the longest conversation that fits with each cache format, keys and values alike."""
    plain = scenario.evolve(prompt_tokens=1, answer_tokens=1, cached_prefix_tokens=0, pass_tokens=1)
    return _room_by_format(plain, tuple(cache_formats))


@lru_cache(maxsize=64)
def _room_by_format(scenario: Scenario, cache_formats: tuple[CacheFormat, ...]) -> tuple[FormatRoom, ...]:
    rooms = []
    for cache_format in cache_formats:
        varied = scenario.evolve(key_format=cache_format, value_format=cache_format, allocated_context_tokens=None)
        rooms.append(
            FormatRoom(
                cache_format=cache_format,
                max_context_tokens=max_context_tokens(varied),
                fits_at_all=scenario_memory_bytes(varied) <= usable_bytes(varied),
            )
        )
    return tuple(rooms)


def up_front_tokens(scenario: Scenario) -> int:
    """Return the length that a runtime allocates per chat when nobody tells it one: the model's longest."""
    longest = scenario.architecture.max_position_embeddings or DEFAULT_ALLOCATION_TOKENS
    return max(longest, scenario.context_tokens)


def empty_allocated_bytes(scenario: Scenario) -> int:
    """Return the bytes that are allocated up front and hold no token yet."""
    return scenario_kv_cache_bytes(scenario) - scenario_kv_cache_bytes(scenario, context_tokens=scenario.context_tokens)


def cache_bytes_by_runtime(scenario: Scenario) -> dict[Runtime, int]:
    """Return what the same cache takes by each runtime's rule, in bytes."""
    return {runtime: scenario_kv_cache_bytes(scenario.evolve(runtime=runtime)) for runtime in Runtime}
