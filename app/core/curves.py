"""Curves: the same physics over a range of lengths, batches or pass sizes, as numpy arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.core.formats import CacheFormat
from app.core.memory import group_bytes_per_token, scenario_kv_cache_bytes, state_bytes, weight_bytes
from app.core.passes import PassModel, scenario_pass_model
from app.core.request import chunk_places
from app.core.scenario import Detail, Runtime, Scenario

FloatArray = NDArray[np.float64]

MOST_CHUNKS = 64  # of a prefill that are costed one by one for a curve


def geometric_tokens(*, low: int, high: int, count: int) -> FloatArray:
    """Return about `count` whole numbers from low to high, evenly spaced on a log scale, without repeats."""
    return np.unique(np.round(np.geomspace(low, high, count)))


def memory_against_length(
    scenario: Scenario, *, context_tokens: FloatArray, key_format: CacheFormat, value_format: CacheFormat
) -> FloatArray:
    """Return memory in bytes (weights, cache and state of all chats) at each length per chat."""
    fixed = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    fixed += state_bytes(scenario.architecture.layer_groups, slots=scenario.batch)
    if scenario.runtime is Runtime.LLAMA_CPP:
        varied = scenario.evolve(key_format=key_format, value_format=value_format)
        return fixed + np.array([scenario_kv_cache_bytes(varied, context_tokens=int(c)) for c in context_tokens])
    total = np.full(context_tokens.shape, float(fixed))
    if scenario.use_kv_cache:
        for group in scenario.architecture.layer_groups:
            per_token = float(group_bytes_per_token(group, key_format=key_format, value_format=value_format))
            cells = context_tokens if group.sliding_window is None else np.minimum(context_tokens, group.sliding_window)
            total += scenario.batch * per_token * cells
    return total


def next_token_times(scenario: Scenario, *, context_tokens: FloatArray) -> FloatArray:
    """Return the seconds to write one more token at each length, cache reads counted in either detail.

    Without a cache each pass runs over the whole conversation.
    """
    model = scenario_pass_model(scenario)
    if not scenario.use_kv_cache:
        _, _, read_s, compute_s = model.jobs(context_tokens + 1, 0, scenario.batch, with_cache=False)
        return np.asarray(model.time_s(read_s, compute_s))
    full = scenario_pass_model(scenario, detail=Detail.FULL)
    if scenario.detail is Detail.FULL:
        _, _, read_s, compute_s = model.jobs(1, context_tokens, scenario.batch)
        return np.asarray(model.time_s(read_s, compute_s))
    cost = model.cost(new_tokens=1, batch=scenario.batch)
    cached = np.zeros(context_tokens.shape)
    for group in full.groups:
        seen = context_tokens if group.window is None else np.minimum(context_tokens, group.window)
        cached += group.cache_bytes_per_token * seen
    return np.maximum(cost.read_s + scenario.batch * cached / model.bytes_per_s, cost.compute_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class BatchCurve:
    """Sharing a pass: arrays over the number of chats.

    `tokens_per_s_total` of all chats, `tokens_per_s_per_chat`, `chip_s_per_answer_token` and its ratio to the chip
    time of a prompt token of the same scenario.
    """

    batch: FloatArray
    tokens_per_s_total: FloatArray
    tokens_per_s_per_chat: FloatArray
    chip_s_per_answer_token: FloatArray
    token_cost_ratio: FloatArray


def batch_curve(scenario: Scenario, *, batch: FloatArray) -> BatchCurve:
    """Return how decode speeds up in all, and slows down for each, as chats share a pass.

    The decode pass is taken at the middle of the answer; a prompt token costs what it costs in the prefill of so
    many chats at once.
    """
    model = scenario_pass_model(scenario)
    middle = scenario.prompt_tokens + (scenario.answer_tokens - 1) // 2
    cached = scenario.use_kv_cache
    prefix = scenario.cached_prefix_tokens if cached else 0
    new_tokens = scenario.prompt_tokens - prefix
    # Without a cache every pass reads the whole conversation again, and keeps nothing.
    decode_tokens, decode_cached = (1, middle) if cached else (middle, 0)
    _, _, read_s, compute_s = model.jobs(decode_tokens, decode_cached, batch, with_cache=cached)
    decode_s = np.asarray(model.time_s(read_s, compute_s))
    chunk: FloatArray | None = None
    if scenario.prefill_pass_tokens is not None:
        chats = batch.astype(int).tolist()
        chunk = np.array([scenario.evolve(batch=b).prefill_pass_tokens for b in chats], dtype=float)
    prefill_s = _prefill_times(model, new_tokens=new_tokens, prefix=prefix, batch=batch, cached=cached, chunk=chunk)
    per_answer = decode_s / batch
    return BatchCurve(
        batch=batch,
        tokens_per_s_total=batch / decode_s,
        tokens_per_s_per_chat=1.0 / decode_s,
        chip_s_per_answer_token=per_answer,
        token_cost_ratio=per_answer / (prefill_s / (batch * new_tokens)),
    )


def _prefill_times(
    model: PassModel, *, new_tokens: int, prefix: int, batch: FloatArray, cached: bool, chunk: FloatArray | None
) -> FloatArray:
    """Return the seconds of prefill for each batch; `chunk` are the tokens per chat and pass, one for each batch."""
    if chunk is None:
        _, _, read_s, compute_s = model.jobs(new_tokens, prefix, batch, with_cache=cached)
        return np.asarray(model.time_s(read_s, compute_s))
    whole = (new_tokens - 1) // chunk  # all chunks but the last, which alone needs the head
    rest = new_tokens - whole * chunk
    _, _, read_s, compute_s = model.jobs(rest, prefix + new_tokens - rest, batch)
    total = np.asarray(model.time_s(read_s, compute_s))
    places, weights = chunk_places(whole, most=MOST_CHUNKS)
    _, _, read_s, compute_s = model.jobs(chunk, prefix + chunk * places, batch, with_head=0)
    return np.asarray(total + np.sum(weights * model.time_s(read_s, compute_s), axis=0))


def distinct_experts(model: PassModel, *, tokens: FloatArray) -> FloatArray:
    """Return the expected number of distinct experts per layer that a pass of each size touches."""
    return np.asarray(model.num_experts * model.distinct_expert_share(tokens))
