"""What measured speeds say beside the prediction: plausible, impossible, or a sign of a broken path.

Also the few-parameter laws that measurements need where one rate does not fit: a fixed part plus a rate, a TTFT that
grows faster than the prompt, layers left on the CPU, draft models. No measurement ever moves a roof from here.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

ROOF_TOLERANCE = 0.03
"""Data-sheet bandwidths and rounded file sizes are only this exact; a rate so little above the roof is on it."""

LIKE_DECODE_RATIO = 2.0
"""On a working machine prefill is 10 to 100 times decode; below twice the prompt was read token by token."""

MIN_PROMPT_TOKENS_TO_JUDGE = 32
"""A shorter prompt cannot fill a machine, so prefill near decode means nothing."""

COLLAPSED_SHARE = 0.1
"""Prefill below a tenth of the prediction, while decode agrees, is a missing kernel and not a slow card."""

HEALTHY_DECODE_SHARE = 0.5
MOE_SHARES_OF_ROOF = (0.15, 0.5)
"""Measured MoE decode lies between these shares of the roof of the active weights."""


class FactKind(StrEnum):
    """What a comparison found."""

    DECODE_ABOVE_ROOF = "decode_above_roof"  # cannot be: wrong model size, wrong machine, or a draft model
    PREFILL_ABOVE_ROOF = "prefill_above_roof"  # cannot be: a cached prompt or other units
    PREFILL_LIKE_DECODE = "prefill_like_decode"  # the prompt was read token by token: a broken or CPU path
    PREFILL_COLLAPSED = "prefill_collapsed"  # unusual cache type, missing kernel or CPU fallback


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredFact:
    """A finding with its numbers: `measured` and what it was held against, both in tokens/s."""

    kind: FactKind
    measured_tokens_per_s: float
    reference_tokens_per_s: float

    @property
    def ratio(self) -> float:
        """Measured over reference."""
        return self.measured_tokens_per_s / self.reference_tokens_per_s


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseSpeeds:
    """Rates of one request in tokens/s; None where a phase was too short to have one."""

    prefill_tokens_per_s: float | None
    decode_tokens_per_s: float | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineFit:
    """A fixed part plus a rate: `y = intercept + slope x`, by least squares."""

    slope: float
    intercept: float
    worst_relative_error: float

    def at(self, x: float) -> float:
        """Return the line's value."""
        return self.intercept + self.slope * x


@dataclass(frozen=True, slots=True, kw_only=True)
class TtftCurve:
    """TTFT of a prompt of n tokens: `a n + b n^2`, linear layers and attention."""

    s_per_token: float
    s_per_token_squared: float

    def at(self, prompt_tokens: float) -> float:
        """Return TTFT in seconds."""
        return self.s_per_token * prompt_tokens + self.s_per_token_squared * prompt_tokens**2


@dataclass(frozen=True, slots=True, kw_only=True)
class MoeDecodeRange:
    """Decode of a mixture of experts in tokens/s: the roofs by all and by active weights, and what to expect."""

    all_weights_roof: float
    active_weights_roof: float
    low: float
    high: float


def decode_roof(*, bytes_per_token: float, bandwidth_bytes_per_s: float) -> float:
    """Return the most tokens/s that one chat can be written at: bandwidth / bytes read per token."""
    return bandwidth_bytes_per_s / bytes_per_token


def compare_with_prediction(
    *,
    prefill_tokens_per_s: float | None,
    decode_tokens_per_s: float | None,
    prompt_tokens: int | None = None,
    prefill_roof_tokens_per_s: float | None = None,
    decode_roof_tokens_per_s: float | None = None,
    predicted_prefill_tokens_per_s: float | None = None,
    predicted_decode_tokens_per_s: float | None = None,
) -> tuple[MeasuredFact, ...]:
    """Return what is remarkable about measured speeds of one chat; nothing where they are plausible.

    Parameters
    ----------
    prefill_tokens_per_s, decode_tokens_per_s : float or None
        Measured, > 0; None where a phase was not measured.
    prompt_tokens : int or None
        Length of the measured prompt; below 32 prefill is not judged.
    prefill_roof_tokens_per_s, decode_roof_tokens_per_s : float or None
        The machine's limits for this model.
    predicted_prefill_tokens_per_s, predicted_decode_tokens_per_s : float or None
        Predictions, or another run of the same model on the same machine.
    """
    facts: list[MeasuredFact] = []

    def note(kind: FactKind, measured: float, reference: float) -> None:
        facts.append(MeasuredFact(kind=kind, measured_tokens_per_s=measured, reference_tokens_per_s=reference))

    decode, prefill = decode_tokens_per_s, prefill_tokens_per_s
    decode_roof_limit = decode_roof_tokens_per_s
    if decode is not None and decode_roof_limit is not None and decode > decode_roof_limit * (1 + ROOF_TOLERANCE):
        note(FactKind.DECODE_ABOVE_ROOF, decode, decode_roof_limit)
    if prefill is None or (prompt_tokens is not None and prompt_tokens < MIN_PROMPT_TOKENS_TO_JUDGE):
        return tuple(facts)
    if prefill_roof_tokens_per_s is not None and prefill > prefill_roof_tokens_per_s * (1 + ROOF_TOLERANCE):
        note(FactKind.PREFILL_ABOVE_ROOF, prefill, prefill_roof_tokens_per_s)
    predicted = predicted_prefill_tokens_per_s
    decode_is_healthy = (
        decode is None
        or predicted_decode_tokens_per_s is None
        or decode >= HEALTHY_DECODE_SHARE * predicted_decode_tokens_per_s
    )
    if predicted is not None and decode_is_healthy and prefill < COLLAPSED_SHARE * predicted:
        note(FactKind.PREFILL_COLLAPSED, prefill, predicted)
    if decode is not None and prefill < LIKE_DECODE_RATIO * decode:
        note(FactKind.PREFILL_LIKE_DECODE, prefill, decode)
    return tuple(facts)


def speeds_from_times(*, prompt_tokens: int, answer_tokens: int, ttft_s: float, total_s: float) -> PhaseSpeeds:
    """Return the rates of one request; the first answer token belongs to the prefill pass."""
    decode_s = total_s - ttft_s
    return PhaseSpeeds(
        prefill_tokens_per_s=prompt_tokens / ttft_s if prompt_tokens > 0 and ttft_s > 0 else None,
        decode_tokens_per_s=(answer_tokens - 1) / decode_s if answer_tokens > 1 and decode_s > 0 else None,
    )


def speeds_from_phases(*, prompt_tokens: int, prefill_s: float, decoded_tokens: int, decode_s: float) -> PhaseSpeeds:
    """Return the rates where each phase was timed by itself."""
    return PhaseSpeeds(
        prefill_tokens_per_s=prompt_tokens / prefill_s if prompt_tokens > 0 and prefill_s > 0 else None,
        decode_tokens_per_s=decoded_tokens / decode_s if decoded_tokens > 0 and decode_s > 0 else None,
    )


def tokens_per_step(*, tpot_s: float, chunk_gap_s: float) -> float:
    """Return how many tokens one step delivers: the gap between chunks (ITL) over the time per token (TPOT)."""
    return chunk_gap_s / tpot_s


def fit_line(*, x: Sequence[float], y: Sequence[float]) -> LineFit:
    """Return the least-squares line through at least two points with different x.

    Raises
    ------
    ValueError
        If the points do not determine a line.
    """
    if len(x) != len(y) or len(x) < 2 or len(set(x)) < 2 or not all(map(math.isfinite, [*x, *y])):
        raise ValueError("a line needs at least two points with different x and finite numbers")
    x_mean, y_mean = math.fsum(x) / len(x), math.fsum(y) / len(y)
    slope = math.fsum((a - x_mean) * (b - y_mean) for a, b in zip(x, y, strict=True)) / math.fsum(
        (a - x_mean) ** 2 for a in x
    )
    line = LineFit(slope=slope, intercept=y_mean - slope * x_mean, worst_relative_error=0.0)
    worst = max((abs(line.at(a) / b - 1) for a, b in zip(x, y, strict=True) if b != 0), default=0.0)
    return LineFit(slope=line.slope, intercept=line.intercept, worst_relative_error=worst)


def fit_partial_offload(*, layers_on_gpu: Sequence[int], tokens_per_s: Sequence[float]) -> LineFit:
    """Return seconds per token against layers on the GPU: times of layers add up, rates do not.

    Raises
    ------
    ValueError
        If the points do not determine a line, or a rate is not above 0.
    """
    if any(not rate > 0 for rate in tokens_per_s):
        raise ValueError("tokens_per_s must be above 0")
    return fit_line(x=layers_on_gpu, y=[1 / rate for rate in tokens_per_s])


def ttft_through(*, first: tuple[float, float], second: tuple[float, float]) -> TtftCurve:
    """Return `a n + b n^2` through two measured points (prompt tokens, TTFT in seconds).

    Raises
    ------
    ValueError
        If the points do not have different, positive lengths and positive times.
    """
    (n1, t1), (n2, t2) = first, second
    if not (n1 > 0 and n2 > 0 and n1 != n2 and t1 > 0 and t2 > 0):
        raise ValueError("two points with different prompt lengths and times above 0 are needed")
    squared = (t2 / n2 - t1 / n1) / (n2 - n1)
    return TtftCurve(s_per_token=t1 / n1 - squared * n1, s_per_token_squared=squared)


def ttft_after_prefix(*, context_tokens: int, reused_tokens: int, prefill_tokens_per_s: float) -> float:
    """Return TTFT in seconds where `reused_tokens` of the context are already in the cache (0: a cold start)."""
    return (context_tokens - reused_tokens) / prefill_tokens_per_s


def speculative_tokens_per_s(*, accepted_per_round: float, work_s: float, overhead_s: float) -> float:
    """Return decode with a draft model: (accepted tokens + the verifier's own one) / (draft and verify + overhead)."""
    return (accepted_per_round + 1) / (work_s + overhead_s)


def speculative_speedup_limit(*, accepted_per_round: float, verified_in_one_pass: bool) -> float:
    """Return the largest gain from a draft model; 1 where the drafted tokens are verified one after the other."""
    return accepted_per_round + 1 if verified_in_one_pass else 1.0


def moe_decode_range(*, total_bytes: float, active_bytes: float, bandwidth_bytes_per_s: float) -> MoeDecodeRange:
    """Return what decode of a mixture of experts can be: well below the roof of the active weights."""
    roof = decode_roof(bytes_per_token=active_bytes, bandwidth_bytes_per_s=bandwidth_bytes_per_s)
    low, high = MOE_SHARES_OF_ROOF
    return MoeDecodeRange(
        all_weights_roof=decode_roof(bytes_per_token=total_bytes, bandwidth_bytes_per_s=bandwidth_bytes_per_s),
        active_weights_roof=roof,
        low=low * roof,
        high=high * roof,
    )
