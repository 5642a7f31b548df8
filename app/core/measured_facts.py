"""What measured speeds say beside the prediction: plausible, impossible, or a sign of a broken path.

No measurement ever moves a roof from here.
"""

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
