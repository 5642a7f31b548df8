"""Measured beside predicted: every row with what the fitted machine, its family and its roofs say, and what is odd."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np

from app.core.architecture import Architecture
from app.core.calibration import Calibration
from app.core.calibration_problem import format_key
from app.core.device import Device, Efficiency
from app.core.formats import WeightFormat
from app.core.measured_facts import MeasuredFact, compare_with_prediction
from app.core.observations import Array, Observation, observation_pass_model, predicted_tokens_per_s
from app.core.passes import Phase

CURVE_POINTS = 33
LEAST_DEPTH_END = 1_024
IDEAL = Efficiency()  # no band: nothing is measured, so nothing is paid for unpacking


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredPoint:
    """A measured speed and what it is held against; all speeds in tokens/s of all chats together.

    Attributes
    ----------
    observation : Observation
    read_bytes : float
        Weights that one token of one chat reads: the model's size, of a MoE the active share.
    fitted_tokens_per_s : float
        What the machine fitted to all rows predicts.
    prior_tokens_per_s : float
        What its family predicts, without any of the rows.
    roof_tokens_per_s : float
        What its data sheet allows: full bandwidth and arithmetic, no fixed costs.
    band : float
        Predictions of this kind hold 9 of 10 measurements within a factor 1 + band.
    """

    observation: Observation
    read_bytes: float
    fitted_tokens_per_s: float
    prior_tokens_per_s: float
    roof_tokens_per_s: float
    band: float

    @property
    def is_within_band(self) -> bool:
        """Whether the fitted prediction is as good as predictions of this kind mostly are."""
        return _distance(self) <= math.log1p(self.band)

    @property
    def error(self) -> float:
        """How far the fitted prediction is off, 0.1: by 10 %."""
        return abs(self.fitted_tokens_per_s / self.observation.tokens_per_s - 1.0)

    @property
    def prior_error(self) -> float:
        """How far the family's prediction is off."""
        return abs(self.prior_tokens_per_s / self.observation.tokens_per_s - 1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something odd about a measured model: the finding and the row that shows it."""

    fact: MeasuredFact
    observation: Observation


@dataclass(frozen=True, slots=True, kw_only=True)
class DepthCurve:
    """Speeds of one test against the tokens cached before it: predicted, its band, and the roof, in tokens/s."""

    depth_tokens: Array
    predicted: Array
    low: Array
    high: Array
    roof: Array


@dataclass(frozen=True, slots=True, kw_only=True)
class Errors:
    """Errors of a phase over so many rows: the median and the worst, and the median by the family alone; 0.1: 10 %."""

    rows: int
    fitted: float
    worst: float
    prior: float


def read_bytes_of(*, observation: Observation, device: Device) -> float:
    """Return the weight bytes that a pass of one token reads."""
    return float(observation_pass_model(observation=observation, device=device).weight_bytes_read(1))


def measured_points(
    observations: Sequence[Observation], *, device: Device, calibration: Calibration
) -> tuple[MeasuredPoint, ...]:
    """Return the rows with their predictions; `device` is the machine as its family has it."""
    ideal = device.evolve(efficiency=IDEAL)
    return tuple(
        MeasuredPoint(
            observation=observation,
            read_bytes=read_bytes_of(observation=observation, device=device),
            fitted_tokens_per_s=predicted_tokens_per_s(
                observation=observation,
                device=fitted_device(observation=observation, device=device, calibration=calibration),
            ),
            prior_tokens_per_s=predicted_tokens_per_s(observation=observation, device=device),
            roof_tokens_per_s=predicted_tokens_per_s(observation=observation, device=ideal),
            band=_band(observation, device.efficiency),
        )
        for observation in observations
    )


def fitted_device(*, observation: Observation, device: Device, calibration: Calibration) -> Device:
    """Return the machine as fitted for the observation's model and format."""
    return device.evolve(
        efficiency=calibration.efficiency_for(architecture=observation.architecture, weights=observation.weights)
    )


def is_measured(calibration: Calibration, *, architecture: Architecture, weights: WeightFormat) -> bool:
    """Return whether this model in this format is among the measured ones."""
    return any(
        effect.architecture_id == architecture.id and effect.format_id == format_key(weights)
        for effect in calibration.model_effects
    )


def median_errors(*, points: Sequence[MeasuredPoint], phase: Phase) -> Errors | None:
    """Return how far predictions are off for a phase; None where it was not measured."""
    chosen = [point for point in points if point.observation.phase is phase]
    if not chosen:
        return None
    return Errors(
        rows=len(chosen),
        fitted=statistics.median(point.error for point in chosen),
        worst=max(point.error for point in chosen),
        prior=statistics.median(point.prior_error for point in chosen),
    )


def longest_test(*, points: Sequence[MeasuredPoint], phase: Phase) -> Observation | None:
    """Return the test of a phase with the most tokens; None where it was not measured."""
    return max((p.observation for p in points if p.observation.phase is phase), key=_length, default=None)


def emptiest_tests(points: Sequence[MeasuredPoint]) -> tuple[MeasuredPoint, ...]:
    """Return for each model, format and phase the longest of the tests with the emptiest cache."""

    def place(point: MeasuredPoint) -> tuple[int, int]:
        return point.observation.depth_tokens, -point.observation.tokens

    found: dict[tuple[str, str, Phase], MeasuredPoint] = {}
    for point in points:
        test = point.observation
        key = (test.architecture.id, format_key(test.weights), test.phase)
        if key not in found or place(point) < place(found[key]):
            found[key] = point
    return tuple(found.values())


def farthest_off(points: Sequence[MeasuredPoint], *, most: int) -> tuple[MeasuredPoint, ...]:
    """Return the rows that the fitted prediction misses most, the worst first; twice and half are equally far."""
    return tuple(sorted(points, key=_distance, reverse=True)[:most])


@lru_cache(maxsize=64)
def depth_curve(observation: Observation, *, device: Device, end_tokens: int) -> DepthCurve:
    """Return the test's predicted speed and roof from an empty cache to `end_tokens`; `device` is the fitted one."""
    depths = np.unique(np.round(np.linspace(0, end_tokens, CURVE_POINTS)))
    at = [replace(observation, depth_tokens=int(depth)) for depth in depths]
    predicted = np.array([predicted_tokens_per_s(observation=o, device=device) for o in at])
    ideal = device.evolve(efficiency=IDEAL)
    band = _band(observation, device.efficiency)
    return DepthCurve(
        depth_tokens=depths,
        predicted=predicted,
        low=predicted / (1.0 + band),
        high=predicted * (1.0 + band),
        roof=np.array([predicted_tokens_per_s(observation=o, device=ideal) for o in at]),
    )


def depth_end(observations: Sequence[Observation]) -> int:
    """Return a round length, a power of two, at which an axis over these depths may end."""
    deepest = max((o.depth_tokens for o in observations), default=0)
    end = LEAST_DEPTH_END
    while end < deepest:
        end *= 2
    return end


def remarks_of(points: Sequence[MeasuredPoint]) -> tuple[Remark, ...]:
    """Return what cannot be true or points to a fault: each kind of finding once for each model and format.

    Held against the family's prediction, since a fit would follow the very fault. Only single chats are judged.
    """
    groups: dict[tuple[str, str, int], list[MeasuredPoint]] = {}
    for point in points:
        observation = point.observation
        if observation.batch == 1:
            key = (observation.architecture.id, observation.weights.id, observation.depth_tokens)
            groups.setdefault(key, []).append(point)
    found: dict[tuple[str, str, str], Remark] = {}
    for (architecture_id, format_id, _), group in sorted(groups.items(), key=lambda item: item[0][2]):
        prefill = max((p for p in group if p.observation.phase is Phase.PREFILL), key=_tokens, default=None)
        decode = max((p for p in group if p.observation.phase is Phase.DECODE), key=_tokens, default=None)
        facts = compare_with_prediction(
            prefill_tokens_per_s=None if prefill is None else prefill.observation.tokens_per_s,
            decode_tokens_per_s=None if decode is None else decode.observation.tokens_per_s,
            prompt_tokens=None if prefill is None else prefill.observation.tokens,
            prefill_roof_tokens_per_s=None if prefill is None else prefill.roof_tokens_per_s,
            decode_roof_tokens_per_s=None if decode is None else decode.roof_tokens_per_s,
            predicted_prefill_tokens_per_s=None if prefill is None else prefill.prior_tokens_per_s,
            predicted_decode_tokens_per_s=None if decode is None else decode.prior_tokens_per_s,
        )
        for fact in facts:
            shown = decode if prefill is None or (decode is not None and _is_of(fact, decode)) else prefill
            assert shown is not None  # a fact is about one of the two
            name = (architecture_id, format_id, fact.kind.value)
            found.setdefault(name, Remark(fact=fact, observation=shown.observation))
    return tuple(found.values())


def _distance(point: MeasuredPoint) -> float:
    return abs(math.log(point.fitted_tokens_per_s / point.observation.tokens_per_s))


def _band(observation: Observation, efficiency: Efficiency) -> float:
    if observation.phase is Phase.DECODE:
        return efficiency.band
    if observation.is_moe_prefill:
        return max(efficiency.prefill_band, efficiency.moe_prefill_band)
    return efficiency.prefill_band


def _is_of(fact: MeasuredFact, point: MeasuredPoint) -> bool:
    return fact.measured_tokens_per_s == point.observation.tokens_per_s


def _tokens(point: MeasuredPoint) -> int:
    return point.observation.tokens


def _length(observation: Observation) -> int:
    return observation.tokens
