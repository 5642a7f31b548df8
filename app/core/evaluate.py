"""Every derived number of a scenario, from the one function that costs a pass."""

import math
from dataclasses import dataclass
from functools import lru_cache

from app.core.device import ridge_point
from app.core.extremes import Tokens, smaller
from app.core.memory import (
    Fit,
    bits_per_weight,
    fit_of,
    kv_cache_bytes_per_token,
    max_context_tokens,
    scenario_kv_cache_bytes,
    state_bytes,
    usable_bytes,
    weight_bytes,
)
from app.core.micro_batches import full_passes, prefill_jobs
from app.core.passes import Bound, PassCost, PassModel, Phase, scenario_pass_model
from app.core.request import decode, prefill, token_computations, without_cache
from app.core.scenario import Detail, Scenario
from app.core.series import PassSums

LARGEST_BALANCE_TOKENS = 2**40  # no pass is longer: beyond this there is no balance point to speak of


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """All scalars that follow from a scenario.

    Sizes in bytes, times in seconds, shares 0..1. None means that the number does not exist: an answer of one
    token has no decode pass, so no TPOT.
    """

    weight_bytes: int
    bits_per_weight: float
    kv_cache_bytes_per_token: float
    kv_cache_bytes: int
    state_bytes: int
    memory_bytes: int
    capacity_bytes: int
    reserve_bytes: int
    fits: bool
    fit: Fit
    free_bytes: int
    max_context_tokens: int | None
    pass_cost: PassCost
    ridge_flop_per_byte: float
    balance_tokens: float | None
    prefill_passes: int
    prefill_new_tokens: int
    decode_passes: int
    ttft_s: float
    tpot_s: float | None
    decode_s: float
    total_s: float
    prefill_share: float
    dominated_by: Phase
    prefill_bound: Bound
    prefill_utilisation: float
    decode_bound: Bound | None
    decode_utilisation: float | None
    tokens_per_s_per_chat: float | None
    tokens_per_s_total: float | None
    with_cache_total_s: float
    no_cache_total_s: float
    no_cache_ratio: float
    computations_with_cache: int
    computations_without_cache: int
    next_token_s: float
    chip_s_per_prompt_token: float
    chip_s_per_answer_token: float | None
    token_cost_ratio: float | None

    @property
    def dominant_share(self) -> float:
        """Return the share of the whole time that the longer phase takes, 0.5..1."""
        return max(self.prefill_share, 1.0 - self.prefill_share)

    @property
    def usable_bytes(self) -> int:
        """Return the card's memory less what is kept for the desktop, in bytes."""
        return self.memory_bytes + self.free_bytes

    @property
    def prompt_tokens_per_s_total(self) -> float:
        """Return how many prompt tokens of all chats prefill reads in a second."""
        return 1.0 / self.chip_s_per_prompt_token


@lru_cache(maxsize=256)
def evaluate(scenario: Scenario) -> Results:
    """Return all derived numbers of a scenario; pure and cached."""
    model = scenario_pass_model(scenario)
    passes = scenario.answer_tokens - 1
    batch = scenario.batch
    first, rest = phase_sums(scenario)
    total_s = first.time_s + rest.time_s
    # The other arm of the comparison; its prompt and its passes are cut in the same way.
    other_first, other_rest = phase_sums(scenario.evolve(use_kv_cache=not scenario.use_kv_cache))
    other_total_s = other_first.time_s + other_rest.time_s
    with_cache_total_s, no_cache_total_s = total_s, other_total_s
    new_tokens = scenario.prompt_tokens
    if scenario.use_kv_cache:
        new_tokens -= scenario.cached_prefix_tokens
    else:
        with_cache_total_s, no_cache_total_s = other_total_s, total_s
    tpot_s = rest.time_s / passes if passes else None
    share = first.time_s / total_s
    computations = token_computations(
        prompt_tokens=scenario.prompt_tokens,
        answer_tokens=scenario.answer_tokens,
        cached_prefix_tokens=scenario.cached_prefix_tokens,
    )

    weights = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    cache = scenario_kv_cache_bytes(scenario)
    state = state_bytes(scenario.architecture.layer_groups, slots=batch)
    usable = usable_bytes(scenario)
    memory = weights + cache + state
    fit = fit_of(memory_bytes=memory, usable_bytes=usable, is_exact_card=scenario.device.kind == "example")
    per_prompt_token = first.time_s / (new_tokens * batch)
    per_answer_token = None if tpot_s is None else tpot_s / batch

    return Results(
        weight_bytes=weights,
        bits_per_weight=bits_per_weight(architecture=scenario.architecture, weights=scenario.weights),
        kv_cache_bytes_per_token=kv_cache_bytes_per_token(scenario) if scenario.use_kv_cache else 0.0,
        kv_cache_bytes=cache,
        state_bytes=state,
        memory_bytes=memory,
        capacity_bytes=scenario.device.memory_bytes,
        reserve_bytes=scenario.reserved_bytes,
        fits=fit is not Fit.DOES_NOT_FIT,
        fit=fit,
        free_bytes=usable - memory,
        max_context_tokens=max_context_tokens(scenario),
        pass_cost=model.cost(new_tokens=scenario.pass_tokens),
        ridge_flop_per_byte=ridge_point(peak_flops_per_s=model.flops_per_s, bandwidth_bytes_per_s=model.bytes_per_s),
        balance_tokens=balance_tokens(model),
        prefill_passes=prefill_passes(scenario, new_tokens=new_tokens),
        prefill_new_tokens=new_tokens,
        decode_passes=passes,
        ttft_s=first.time_s,
        tpot_s=tpot_s,
        decode_s=rest.time_s,
        total_s=total_s,
        prefill_share=share,
        dominated_by=Phase.PREFILL if share > 0.5 else Phase.DECODE,
        prefill_bound=_bound(first),
        prefill_utilisation=first.compute_s / first.time_s,
        decode_bound=_bound(rest) if passes else None,
        decode_utilisation=rest.compute_s / rest.time_s if passes else None,
        tokens_per_s_per_chat=None if tpot_s is None else 1.0 / tpot_s,
        tokens_per_s_total=None if tpot_s is None else batch / tpot_s,
        with_cache_total_s=with_cache_total_s,
        no_cache_total_s=no_cache_total_s,
        no_cache_ratio=no_cache_total_s / with_cache_total_s,
        computations_with_cache=computations[0],
        computations_without_cache=computations[1],
        next_token_s=float(next_token_s(scenario, context_tokens=scenario.prompt_tokens)),
        chip_s_per_prompt_token=per_prompt_token,
        chip_s_per_answer_token=per_answer_token,
        token_cost_ratio=None if per_answer_token is None else per_answer_token / per_prompt_token,
    )


def phase_sums(scenario: Scenario) -> tuple[PassSums, PassSums]:
    """Return the sums over the prefill passes and over the decode passes of a scenario, in seconds."""
    return prefill_sums(scenario), decode_sums(scenario, answer_tokens=scenario.answer_tokens)


def prefill_sums(scenario: Scenario) -> PassSums:
    """Return the sums over the prefill passes of a scenario, in seconds; they are the same for every answer."""
    prefix = scenario.cached_prefix_tokens if scenario.use_kv_cache else 0
    return prefill(
        model=scenario_pass_model(scenario),
        new_tokens=scenario.prompt_tokens - prefix,
        cached_tokens=prefix,
        batch=scenario.batch,
        pass_tokens=scenario.prefill_pass_tokens,
    )


def decode_sums(scenario: Scenario, *, answer_tokens: int) -> PassSums:
    """Return the sums over the decode passes of an answer of so many tokens, in seconds."""
    model, batch = scenario_pass_model(scenario), scenario.batch
    if scenario.use_kv_cache:
        return decode(model=model, first_cached_tokens=scenario.prompt_tokens, passes=answer_tokens - 1, batch=batch)
    return without_cache(
        model=model,
        prompt_tokens=scenario.prompt_tokens + 1,
        answer_tokens=answer_tokens - 1,
        batch=batch,
        pass_tokens=scenario.prefill_pass_tokens,
    )


def _bound(sums: PassSums) -> Bound:
    return Bound.MEMORY if sums.read_s >= sums.compute_s else Bound.COMPUTE


def prefill_passes(scenario: Scenario, *, new_tokens: int) -> int:
    """Return in how many passes a scenario reads so many prompt tokens of each chat."""
    most = scenario.prefill_pass_tokens
    return 1 if most is None else full_passes(new_tokens=new_tokens, batch=scenario.batch, pass_tokens=most) + 1


def next_token_s(scenario: Scenario, *, context_tokens: Tokens) -> Tokens:
    """Return the time of one more token at this length, or at an array of lengths, in seconds.

    Cache reads are counted in either detail. In simple detail nothing else of full detail is: weights and cache over
    the peak bandwidth, against 2 FLOPs per weight. Without a cache it is the prefill of all these tokens and one more.
    """
    model, batch = scenario_pass_model(scenario), scenario.batch
    if not scenario.use_kv_cache:
        *_, time_s = prefill_jobs(
            model=model,
            new_tokens=context_tokens + 1,
            cached_tokens=0,
            batch=batch,
            pass_tokens=scenario.prefill_pass_tokens,
        )
        return time_s
    _, _, read_s, compute_s = model.jobs(new_tokens=1, cached_tokens=context_tokens, batch=batch)
    if scenario.detail is Detail.SIMPLE:
        cached = 0.0 * context_tokens
        for group in scenario_pass_model(scenario, detail=Detail.FULL).groups:
            seen = context_tokens if group.window is None else smaller(context_tokens, group.window)
            cached = cached + group.cache_bytes_per_token * seen
        read_s = read_s + batch * cached / model.bytes_per_s
    return model.time_s(read_s, compute_s)


@lru_cache(maxsize=256)
def balance_tokens(model: PassModel) -> float | None:
    """Return the tokens per pass at which reading and arithmetic take equally long, or None if there are none.

    Reading grows slower than arithmetic (more tokens share the same weights), so halving finds the one crossing.
    """

    def waits(tokens: float) -> bool:
        _, _, read_s, compute_s = model.jobs(new_tokens=tokens)
        return bool(read_s >= compute_s)

    # Plain dense weights cross in a straight line: no search, and 100 comes out as exactly 100.
    if not model.num_experts and not model.groups:
        return model.dense_bytes / model.bytes_per_s * model.flops_per_s / model.dense_flops_per_token
    low, high = 1e-9, float(LARGEST_BALANCE_TOKENS)
    if not waits(low) or waits(high):
        return None
    for _ in range(200):
        middle = math.sqrt(low * high)
        if middle in (low, high):
            break
        low, high = (middle, high) if waits(middle) else (low, middle)
    return low
