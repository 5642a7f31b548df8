"""Curves: the same physics over a range of lengths, batches or pass sizes, as numpy arrays."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from app.core.extremes import Tokens
from app.core.formats import CacheFormat
from app.core.memory import group_bytes_per_token, scenario_cells, state_bytes, weight_bytes
from app.core.micro_batches import prefill_jobs
from app.core.passes import PassModel, scenario_pass_model
from app.core.scenario import Scenario

FloatArray = NDArray[np.float64]


def geometric_tokens(*, low: int, high: int, count: int) -> FloatArray:
    """Return about `count` whole numbers from low to high, evenly spaced on a log scale, without repeats."""
    return np.unique(np.round(np.geomspace(low, high, count)))


def memory_against_length(
    scenario: Scenario, *, context_tokens: FloatArray, key_format: CacheFormat, value_format: CacheFormat
) -> FloatArray:
    """Return memory in bytes (weights, cache and state of all chats) at each length per chat, in whole tokens."""
    fixed = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    fixed += state_bytes(scenario.architecture.layer_groups, slots=scenario.batch)
    total = np.full(context_tokens.shape, float(fixed))
    if scenario.use_kv_cache:
        for group in scenario.architecture.layer_groups:
            per_token = group_bytes_per_token(group, key_format=key_format, value_format=value_format)
            cells = scenario_cells(scenario, group, context_tokens=context_tokens)
            total += float(group.tokens_per_cell * per_token) * cells
    return total


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
    prefix = scenario.cached_prefix_tokens if scenario.use_kv_cache else 0
    new_tokens = scenario.prompt_tokens - prefix
    pass_tokens: Tokens | None = scenario.prefill_pass_tokens
    if pass_tokens is not None and scenario.prefill_chunk_tokens is not None:
        pass_tokens = scenario.prefill_chunk_tokens * batch
    *_, prefill_s = prefill_jobs(
        model=model, new_tokens=new_tokens, cached_tokens=prefix, batch=batch, pass_tokens=pass_tokens
    )
    if scenario.use_kv_cache:
        _, _, read_s, compute_s = model.jobs(new_tokens=1, cached_tokens=middle, batch=batch)
        decode_s = model.time_s(read_s, compute_s)
    else:
        *_, decode_s = prefill_jobs(
            model=model, new_tokens=middle, cached_tokens=0, batch=batch, pass_tokens=pass_tokens
        )
    per_answer = np.asarray(decode_s / batch)
    return BatchCurve(
        batch=batch,
        tokens_per_s_total=np.asarray(batch / decode_s),
        tokens_per_s_per_chat=np.asarray(1.0 / decode_s),
        chip_s_per_answer_token=per_answer,
        token_cost_ratio=np.asarray(per_answer / (prefill_s / (batch * new_tokens))),
    )


def distinct_experts(model: PassModel, *, tokens: FloatArray) -> FloatArray:
    """Return the expected number of distinct experts per layer that a pass of each size touches."""
    return np.asarray(model.num_experts * model.distinct_expert_share(tokens))
