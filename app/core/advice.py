"""Advice: single changes of a scenario, each recomputed, and what each would save."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from app.core.architecture import StoredWeights
from app.core.device import Device
from app.core.evaluate import phase_sums
from app.core.formats import CacheFormat, WeightFormat
from app.core.memory import bits_per_weight, max_context_tokens, scenario_memory_bytes, usable_bytes
from app.core.scenario import Scenario


class Speedup(StrEnum):
    """What could make an answer faster."""

    HALVE_ANSWER = "halve_answer"
    HALVE_PROMPT = "halve_prompt"
    HALVE_BITS = "halve_bits"
    DOUBLE_BANDWIDTH = "double_bandwidth"
    DOUBLE_COMPUTE = "double_compute"


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedupEffect:
    """One change and the seconds it saves of the whole request, >= 0 unless it makes things worse."""

    change: Speedup
    saved_s: float
    total_s: float

    @property
    def saved_share(self) -> float:
        """Return the saved share of the present time, <= 1."""
        return self.saved_s / (self.saved_s + self.total_s)


def speedups(scenario: Scenario) -> tuple[SpeedupEffect, ...]:
    """Return what each single change saves, the largest first; a change that cannot be made is left out."""
    device = scenario.device
    changes: list[tuple[Speedup, Scenario]] = []
    if scenario.answer_tokens > 1:
        changes.append((Speedup.HALVE_ANSWER, scenario.evolve(answer_tokens=scenario.answer_tokens // 2)))
    if scenario.prompt_tokens > 1:
        prompt = scenario.prompt_tokens // 2
        prefix = min(scenario.cached_prefix_tokens, prompt - 1)
        changes.append((Speedup.HALVE_PROMPT, scenario.evolve(prompt_tokens=prompt, cached_prefix_tokens=prefix)))
    changes += [
        (Speedup.HALVE_BITS, scenario.evolve(**_half_bits(scenario))),
        (
            Speedup.DOUBLE_BANDWIDTH,
            scenario.evolve(device=device.evolve(bandwidth_bytes_per_s=2 * device.bandwidth_bytes_per_s)),
        ),
        (
            Speedup.DOUBLE_COMPUTE,
            scenario.evolve(device=device.evolve(peak_flops_per_s=2 * device.peak_flops_per_s)),
        ),
    ]
    now_s = _total_s(scenario)
    effects = []
    for change, changed in changes:
        total_s = _total_s(changed)
        effects.append(SpeedupEffect(change=change, saved_s=now_s - total_s, total_s=total_s))
    # Equal effects keep their order: the last digits of floating point must not make rows change places.
    return tuple(sorted(effects, key=lambda effect: -round(effect.saved_share, 9)))


def _total_s(scenario: Scenario) -> float:
    prefill, decode = phase_sums(scenario)
    return prefill.time_s + decode.time_s


def _half_bits(scenario: Scenario) -> dict[str, object]:
    architecture, weights = scenario.architecture, scenario.weights
    stored = architecture.stored
    if weights.is_as_stored and stored is not None:  # a file's experts may have other bits than the rest
        half = StoredWeights(
            total_bytes=stored.total_bytes // 2,
            expert_bytes=stored.expert_bytes // 2,
            embedding_bytes=stored.embedding_bytes // 2,
        )
        return {"architecture": architecture.evolve(stored=half)}
    expert_bits = weights.expert_bits_per_weight
    return {
        "weights": replace(
            weights,
            id="half",  # under its own id the file average of the whole format would count
            bits_per_weight=bits_per_weight(architecture=architecture, weights=weights) / 2,
            expert_bits_per_weight=None if expert_bits is None else expert_bits / 2,
        )
    }


class Remedy(StrEnum):
    """What single change would make a scenario fit."""

    SHORTER_CONTEXT = "shorter_context"
    CACHE_FORMAT = "cache_format"
    WEIGHT_FORMAT = "weight_format"
    FEWER_CHATS = "fewer_chats"
    BIGGER_CARD = "bigger_card"


@dataclass(frozen=True, slots=True, kw_only=True)
class FitRemedy:
    """One change that makes the scenario fit.

    Attributes
    ----------
    remedy : Remedy
    saved_bytes : int
        Memory that it saves; for a bigger card the memory that it adds.
    scenario : Scenario
        The scenario with the change made.
    """

    remedy: Remedy
    saved_bytes: int
    scenario: Scenario


def fit_remedies(
    scenario: Scenario,
    *,
    cache_formats: Iterable[CacheFormat],
    weight_formats: Iterable[WeightFormat],
    devices: Sequence[Device],
) -> tuple[FitRemedy, ...]:
    """Return the smallest single changes that make a scenario fit, one of each kind that can; empty if it fits.

    Formats are tried from the largest that is smaller than the present one; cards by memory, smallest first.
    """
    now = scenario_memory_bytes(scenario)
    if now <= usable_bytes(scenario):
        return ()
    found: list[FitRemedy] = []

    # Only sizes are compared, never times: this runs at every move of a slider.
    def consider(remedy: Remedy, candidates: Iterable[Scenario]) -> None:
        for candidate in candidates:
            memory = scenario_memory_bytes(candidate)
            if memory <= usable_bytes(candidate):
                found.append(FitRemedy(remedy=remedy, saved_bytes=now - memory, scenario=candidate))
                return

    consider(Remedy.SHORTER_CONTEXT, _shorter(scenario))
    present_bits = scenario.key_format.bits_per_value + scenario.value_format.bits_per_value
    smaller_caches = sorted(
        (f for f in cache_formats if 2 * f.bits_per_value < present_bits), key=lambda f: -f.bits_per_value
    )
    consider(Remedy.CACHE_FORMAT, (scenario.evolve(key_format=f, value_format=f) for f in smaller_caches))
    bits = bits_per_weight(architecture=scenario.architecture, weights=scenario.weights)
    by_bits = sorted(
        ((bits_per_weight(architecture=scenario.architecture, weights=f), f) for f in weight_formats),
        key=lambda pair: -pair[0],
    )
    consider(Remedy.WEIGHT_FORMAT, (scenario.evolve(weights=f) for b, f in by_bits if b < bits))
    consider(Remedy.FEWER_CHATS, _fewer_chats(scenario))
    large = (device for device in devices if device.memory_bytes >= now)
    for device in sorted(large, key=lambda device: device.memory_bytes):
        changed = scenario.evolve(device=device, reserve_bytes=None)
        if now <= usable_bytes(changed):
            added = device.memory_bytes - scenario.device.memory_bytes
            found.append(FitRemedy(remedy=Remedy.BIGGER_CARD, saved_bytes=added, scenario=changed))
            break
    return tuple(found)


def _shorter(scenario: Scenario) -> Iterable[Scenario]:
    longest = max_context_tokens(scenario)
    if longest is None or longest < 2:
        return
    # The answer keeps its length as long as a prompt of one token is left beside it. What fits stays as it is: then it
    # is the length allocated up front that does not.
    answer = min(scenario.answer_tokens, longest - 1)
    prompt = min(scenario.prompt_tokens, longest - answer)
    yield scenario.evolve(
        prompt_tokens=prompt,
        answer_tokens=answer,
        cached_prefix_tokens=min(scenario.cached_prefix_tokens, prompt - 1),
        allocated_context_tokens=None,
    )


def _fewer_chats(scenario: Scenario) -> Iterable[Scenario]:
    low, high = 0, scenario.batch  # `low` chats fit, `high` do not
    while high - low > 1:
        middle = (low + high) // 2
        if _fits(scenario.evolve(batch=middle)):
            low = middle
        else:
            high = middle
    if low:
        yield scenario.evolve(batch=low)


def _fits(scenario: Scenario) -> bool:
    return scenario_memory_bytes(scenario) <= usable_bytes(scenario)
