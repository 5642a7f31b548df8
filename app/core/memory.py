"""Memory: weights, KV cache and recurrent state in bytes, whether they fit, and how long a conversation may get."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache

from app.core.architecture import Architecture, LayerGroup
from app.core.extremes import Tokens, smaller
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import Runtime, Scenario
from app.core.units import BITS_PER_BYTE, GIB

CELL_MULTIPLE = 256  # llama.cpp rounds the number of cells up to this (llama-kv-cache.cpp)
LONGEST_CONTEXT_TOKENS = 2**34  # beyond this the search for the longest context stops and calls it unlimited
# A card with less than this share, or less than a GiB, free may spill: drivers and desktops take theirs.
TIGHT_SHARE = 0.06
TIGHT_BYTES = GIB


class Fit(StrEnum):
    """Whether a scenario fits the card."""

    FITS = "fits"
    TIGHT = "tight"  # nominally below the capacity, but so close that a driver may spill
    DOES_NOT_FIT = "does_not_fit"


@dataclass(frozen=True, slots=True, kw_only=True)
class WeightBytes:
    """Weights in bytes: all of them, those of the routed experts, and the input embedding table."""

    total: int
    expert: int
    embedding: int


def bits_per_weight(*, architecture: Architecture, weights: WeightFormat) -> float:
    """Return the average bits per weight of this model in this format; a measured file average goes first."""
    if weights.is_as_stored and architecture.stored is not None:
        return architecture.stored.total_bytes * BITS_PER_BYTE / architecture.num_parameters
    return dict(architecture.file_bits_per_weight).get(weights.id, weights.bits_per_weight)


def weight_bytes(*, architecture: Architecture, weights: WeightFormat) -> WeightBytes:
    """Return the bytes of all weights, of the experts and of the input embedding.

    A file's own sizes are exact. Otherwise `parameters x bits / 8`; where the format stores experts at other
    bits (MXFP4), the rest takes what the file average leaves for it.
    """
    stored = architecture.stored
    if weights.is_as_stored and stored is not None:
        return WeightBytes(total=stored.total_bytes, expert=stored.expert_bytes, embedding=stored.embedding_bytes)
    average = bits_per_weight(architecture=architecture, weights=weights)
    expert_bits = average
    rest_bits = average
    if architecture.is_moe and weights.expert_bits_per_weight is not None:
        expert_bits = weights.expert_bits_per_weight
        left = architecture.num_parameters * average - architecture.expert_parameters * expert_bits
        rest_bits = left / architecture.dense_parameters if architecture.dense_parameters else 0.0
    expert = architecture.expert_parameters * expert_bits / BITS_PER_BYTE
    rest = architecture.dense_parameters * rest_bits / BITS_PER_BYTE
    embedding = architecture.embedding_parameters * rest_bits / BITS_PER_BYTE
    return WeightBytes(total=round(expert + rest), expert=round(expert), embedding=round(embedding))


@lru_cache(maxsize=1024)  # exact fractions are slow, and a slider asks for the same few again and again
def group_bytes_per_token(group: LayerGroup, *, key_format: CacheFormat, value_format: CacheFormat) -> Fraction:
    """Return the bytes that one cached token takes in all layers of a group (its share of a shared cell), exact."""
    keys = group.key_values_per_token * key_format.bytes_per_value
    values = group.value_values_per_token * value_format.bytes_per_value
    return group.count * (keys + values) / group.tokens_per_cell


def _round_up(value: Tokens, multiple: int) -> Tokens:
    return -(-value // multiple) * multiple


def cache_cells(
    group: LayerGroup,
    *,
    context_tokens: Tokens,
    slots: int = 1,
    runtime: Runtime = Runtime.IDEAL,
    micro_batch_tokens: int = 512,
    unified: bool = True,
) -> Tokens:
    """Return the number of cells (places for one token) that one layer of a group holds, all slots together.

    Parameters
    ----------
    context_tokens : int or array
        Of one slot.
    slots : int
        Chats at once.
    unified : bool
        llama.cpp only: one cache for all slots; otherwise each slot has its own, rounded up by itself.

    Notes
    -----
    `ideal`: min(context, window) per slot. `llama.cpp`: the context rounded up to 256; window layers
    min(context, window x slots + micro-batch) rounded up to 256 (llama-kv-cache-iswa.cpp). A compressed cache has one
    cell for `tokens_per_cell` tokens; in llama.cpp each slot then has a whole cache (llama-kv-cache-dsv4.cpp).
    """
    window = group.sliding_window
    if group.tokens_per_cell > 1 and runtime is Runtime.IDEAL:
        return slots * -(-context_tokens // group.tokens_per_cell)
    if group.tokens_per_cell > 1:
        length = _round_up(context_tokens * (slots if unified else 1), CELL_MULTIPLE)  # of each slot's own cache
        return slots * _round_up(-(-length // group.tokens_per_cell), CELL_MULTIPLE)
    if runtime is Runtime.IDEAL:
        return slots * (context_tokens if window is None else smaller(context_tokens, window))
    sharing, caches = (slots, 1) if unified else (1, slots)
    full = _round_up(context_tokens * sharing, CELL_MULTIPLE)
    if window is None:
        return full * caches
    return smaller(full, _round_up(window * sharing + micro_batch_tokens, CELL_MULTIPLE)) * caches


def kv_cache_bytes(
    groups: Iterable[LayerGroup],
    *,
    context_tokens: int,
    key_format: CacheFormat,
    value_format: CacheFormat,
    slots: int = 1,
    runtime: Runtime = Runtime.IDEAL,
    micro_batch_tokens: int = 512,
    unified: bool = True,
) -> int:
    """Return the KV cache of all slots in bytes: the sum over groups of cells x bytes, K and V each at its format."""
    total = Fraction(0)
    for group in groups:
        cells = cache_cells(
            group,
            context_tokens=context_tokens,
            slots=slots,
            runtime=runtime,
            micro_batch_tokens=micro_batch_tokens,
            unified=unified,
        )
        per_token = group_bytes_per_token(group, key_format=key_format, value_format=value_format)
        total += cells * group.tokens_per_cell * per_token
    return -(-total.numerator // total.denominator)


def state_bytes(groups: Iterable[LayerGroup], *, slots: int = 1) -> int:
    """Return the recurrent state of all slots in bytes; it does not grow with the conversation."""
    return slots * sum(group.count * group.state_bytes_per_sequence for group in groups)


def scenario_cells(scenario: Scenario, group: LayerGroup, *, context_tokens: Tokens) -> Tokens:
    """Return the cells of one layer of a group, all chats together, at one length per chat or an array of them."""
    return cache_cells(
        group,
        context_tokens=context_tokens,
        slots=scenario.batch,
        runtime=scenario.runtime,
        micro_batch_tokens=scenario.micro_batch_tokens,
        unified=scenario.unified_cache,
    )


def cell_step_tokens(scenario: Scenario, group: LayerGroup) -> float:
    """Return by how many tokens of every chat a conversation grows between two steps of a group's cells, > 0."""
    if scenario.runtime is Runtime.IDEAL:
        return float(group.tokens_per_cell)
    sharing = scenario.batch if scenario.unified_cache else 1
    return CELL_MULTIPLE * group.tokens_per_cell / sharing


def kv_cache_bytes_per_token(scenario: Scenario) -> float:
    """Return what one more token of one chat adds to the cache at the scenario's length, in bytes.

    A layer adds a cell as long as it has fewer than it will ever have, so a full window adds none. llama.cpp's steps
    of 256 cells count with their mean slope.
    """
    total = Fraction(0)
    for group in scenario.architecture.layer_groups:
        now = scenario_cells(scenario, group, context_tokens=scenario.context_tokens)
        if now < scenario_cells(scenario, group, context_tokens=LONGEST_CONTEXT_TOKENS):
            added = group_bytes_per_token(group, key_format=scenario.key_format, value_format=scenario.value_format)
            # llama.cpp gives each slot a compressed cache as long as all slots' contexts, so it grows in all of them.
            is_in_all = group.tokens_per_cell > 1 and scenario.runtime is Runtime.LLAMA_CPP and scenario.unified_cache
            total += added * (scenario.batch if is_in_all else 1)
    return float(total)


def scenario_kv_cache_bytes(scenario: Scenario, *, context_tokens: int | None = None) -> int:
    """Return the KV cache of all chats of a scenario in bytes, at its own or another length per chat."""
    if not scenario.use_kv_cache:
        return 0
    length = scenario.context_tokens if context_tokens is None else context_tokens
    if scenario.allocated_context_tokens is not None and context_tokens is None:
        length = max(length, scenario.allocated_context_tokens)
    return kv_cache_bytes(
        scenario.architecture.layer_groups,
        context_tokens=length,
        key_format=scenario.key_format,
        value_format=scenario.value_format,
        slots=scenario.batch,
        runtime=scenario.runtime,
        micro_batch_tokens=scenario.micro_batch_tokens,
        unified=scenario.unified_cache,
    )


def keeps_cache(scenario: Scenario) -> bool:
    """Return whether there is a KV cache at all: one is kept, and the model has layers that fill it."""
    return scenario.use_kv_cache and scenario.architecture.num_key_value_layers > 0


def usable_bytes(scenario: Scenario) -> int:
    """Return the card's memory less what is kept for the desktop, in bytes; never below 0."""
    return max(0, scenario.device.memory_bytes - scenario.reserved_bytes)


def fit_of(*, memory_bytes: int, usable_bytes: int, is_exact_card: bool) -> Fit:
    """Return whether so much memory fits.

    Parameters
    ----------
    is_exact_card : bool
        An example card has no desktop and no driver, so nothing can be tight.
    """
    if memory_bytes > usable_bytes:
        return Fit.DOES_NOT_FIT
    margin = tight_margin_bytes(usable_bytes=usable_bytes, is_exact_card=is_exact_card)
    return Fit.TIGHT if usable_bytes - memory_bytes < margin else Fit.FITS


def tight_margin_bytes(*, usable_bytes: int, is_exact_card: bool) -> int:
    """Return how much must stay free for a scenario not to be tight, in bytes."""
    return 0 if is_exact_card else round(min(TIGHT_BYTES, usable_bytes * TIGHT_SHARE))


def scenario_memory_bytes(scenario: Scenario) -> int:
    """Return weights, cache and state of all chats of a scenario in bytes."""
    weights = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    state = state_bytes(scenario.architecture.layer_groups, slots=scenario.batch)
    return weights + scenario_kv_cache_bytes(scenario) + state


def max_context_tokens(scenario: Scenario) -> int | None:
    """Return the longest context per chat that fits the card, or None.

    None means that there is no such number: not even the weights fit, or the cache does not grow at all.
    """
    # Every length asks for the same answer, and a slider asks at each of its steps.
    return _longest_context(scenario.evolve(prompt_tokens=1, answer_tokens=1, cached_prefix_tokens=0, pass_tokens=1))


@lru_cache(maxsize=128)
def _longest_context(scenario: Scenario) -> int | None:
    weights = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    fixed = weights + state_bytes(scenario.architecture.layer_groups, slots=scenario.batch)
    room = usable_bytes(scenario) - fixed
    if room < scenario_kv_cache_bytes(scenario, context_tokens=1) or not scenario.use_kv_cache:
        return None
    low, high = 1, LONGEST_CONTEXT_TOKENS
    if scenario_kv_cache_bytes(scenario, context_tokens=high) <= room:
        return None
    while high - low > 1:  # the cache never shrinks with the context, so halving finds the exact border
        middle = (low + high) // 2
        if scenario_kv_cache_bytes(scenario, context_tokens=middle) <= room:
            low = middle
        else:
            high = middle
    return low
