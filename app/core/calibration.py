"""Fits what full detail knows of a machine to measured speeds: the family's prior, moved as far as the data go.

Maximum a posteriori in the logarithms of the efficiencies; see PREDICTION.md. What no row speaks of stays as the
family has it. Overlap is never fitted: the rows that could tell it lie at the knee, where runtimes change kernels.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

import numpy as np

from app.core.architecture import Architecture
from app.core.calibration_problem import PARAMETER_SDS, CalibrationProblem, format_key
from app.core.device import Device, Efficiency
from app.core.formats import WeightFormat
from app.core.observations import Array, Observation
from app.core.passes import Phase

BAND_PRIOR_ROWS = 4.0  # the family's band counts like so many rows
LEAST_BAND = 0.05
BAND_QUANTILE = 0.9
OTHER_MODELS_FACTOR = 1.25  # the general efficiency was bent towards the measured models; others are further off


class Evidence(StrEnum):
    """Where a fitted number comes from."""

    PRIOR = "prior"  # the family's: no row speaks of it
    MIXED = "mixed"  # rows and family both count
    MEASURED = "measured"  # the rows decide


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A field of `Efficiency`, its value, its relative standard error (of the logarithm), and what it rests on."""

    name: str
    value: float
    relative_error: float
    evidence: Evidence

    @property
    def low(self) -> float:
        """The lower end of one standard error."""
        return self.value / math.exp(self.relative_error)

    @property
    def high(self) -> float:
        """The upper end of one standard error."""
        return self.value * math.exp(self.relative_error)


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelEffect:
    """How much longer one model in one format reads and computes than the general efficiency says; 1: as expected."""

    architecture_id: str
    format_id: str
    read_time_factor: float
    compute_time_factor: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """A machine's efficiency fitted to measurements.

    Attributes
    ----------
    efficiency : Efficiency
        For any model, with bands of its own.
    estimates : tuple of Estimate
    decode_rows, prefill_rows, moe_prefill_rows : int
        How many rows spoke.
    errors : tuple of float
        Predicted over measured tokens/s less 1, in the order of the observations.
    model_effects : tuple of ModelEffect
        For the measured models and formats; format effects stand with an empty architecture id.
    measured_bands : tuple of (str, float)
        Bands for the measured models, by field of `Efficiency`; `efficiency` has the wider ones for any other.
    """

    efficiency: Efficiency
    estimates: tuple[Estimate, ...]
    decode_rows: int
    prefill_rows: int
    moe_prefill_rows: int
    errors: tuple[float, ...]
    model_effects: tuple[ModelEffect, ...]
    measured_bands: tuple[tuple[str, float], ...]

    @property
    def evidence(self) -> Evidence:
        """What the whole rests on: `prior` without rows, `measured` where MBU and MFU both are."""
        found = {e.evidence for e in self.estimates if e.name in ("mbu", "mfu")}
        if self.decode_rows + self.prefill_rows + self.moe_prefill_rows == 0:
            return Evidence.PRIOR
        return Evidence.MEASURED if found == {Evidence.MEASURED} else Evidence.MIXED

    def efficiency_for(self, *, architecture: Architecture, weights: WeightFormat) -> Efficiency:
        """Return the efficiency for a model and format, with what was measured of them themselves."""
        reading = arithmetic = 1.0
        is_measured = False
        for effect in self.model_effects:
            if effect.architecture_id in ("", architecture.id) and effect.format_id == format_key(weights):
                reading *= effect.read_time_factor
                arithmetic *= effect.compute_time_factor
                is_measured |= effect.architecture_id == architecture.id
        return replace(
            self.efficiency,
            mbu=self.efficiency.mbu / reading,
            overhead_s_per_layer=self.efficiency.overhead_s_per_layer * reading,
            mfu=self.efficiency.mfu / arithmetic,
            **(dict(self.measured_bands) if is_measured else {}),  # type: ignore[arg-type]
        )


def calibrate(observations: Sequence[Observation], *, prior: Efficiency, device: Device) -> Calibration:
    """Return the machine's efficiency after these observations.

    Parameters
    ----------
    observations : sequence of Observation
        Any number; none leaves the prior as it is.
    prior : Efficiency
        Of the machine's family and backend; its overlap is kept.
    device : Device
        Whose data sheet the efficiencies are shares of.
    """
    problem = CalibrationProblem(observations, prior=prior, device=device)
    fit = problem.fit()
    count = len(PARAMETER_SDS)
    errors = np.sqrt(np.diag(fit.covariance))[:count]
    values = np.exp(fit.estimate[:count])
    estimates = tuple(
        Estimate(name=name, value=float(value), relative_error=float(error), evidence=_evidence(float(error / sd)))
        for (name, sd), value, error in zip(PARAMETER_SDS.items(), values, errors, strict=True)
    )
    measured_bands = _bands(problem, fit.residuals / (1.0 - fit.leverages), prior)
    general_bands = _bands(problem, OTHER_MODELS_FACTOR * problem.general_residuals(fit.estimate), prior)
    changes = {e.name: e.value for e in estimates}
    changes |= {name: max(general_bands[name], band) for name, band in measured_bands.items()}
    efficiency = replace(
        prior,
        **changes,  # type: ignore[arg-type]
    )
    return Calibration(
        efficiency=efficiency,
        estimates=estimates,
        decode_rows=sum(o.phase is Phase.DECODE for o in observations),
        prefill_rows=sum(o.phase is Phase.PREFILL and not o.is_moe_prefill for o in observations),
        moe_prefill_rows=sum(o.is_moe_prefill for o in observations),
        errors=tuple(float(e) for e in np.expm1(-fit.residuals)),
        model_effects=tuple(
            ModelEffect(
                architecture_id=architecture_id,
                format_id=format_id,
                read_time_factor=math.exp(reading),
                compute_time_factor=math.exp(arithmetic),
            )
            for (architecture_id, format_id), reading, arithmetic in zip(
                problem.effects, *np.split(fit.estimate[count:], 2), strict=True
            )
        ),
        measured_bands=tuple(measured_bands.items()),
    )


def pooled_efficiency(
    machines: Sequence[tuple[Device, Sequence[Observation]]],
    *,
    prior: Efficiency,
    most_rows: float,
    noise_factor: float,
    sds: dict[str, float],
) -> Efficiency:
    """Return the efficiency that several machines have in common: how the catalogue's priors are found.

    Parameters
    ----------
    most_rows : float
        A machine with more rows than this counts as much as one with so many.
    noise_factor : float
        Machines differ more from each other than the rows of one: its noise times this.
    sds : dict
        Standard deviation of the logarithm of each field around the prior.
    """
    pairs = [(device, observations) for device, observations in machines if observations]
    if not pairs:
        return prior
    problem = CalibrationProblem.of_machines(pairs, prior=prior)
    counts = np.concatenate([np.full(len(rows), min(1.0, most_rows / len(rows))) for _, rows in pairs])
    fit = problem.fit(row_weights=counts, noise_factor=noise_factor, sds=sds)
    values = np.exp(fit.estimate).tolist()
    return replace(prior, **dict(zip(PARAMETER_SDS, values, strict=True)))


def _evidence(share: float) -> Evidence:
    if share > 0.95:
        return Evidence.PRIOR
    return Evidence.MIXED if share > 0.5 else Evidence.MEASURED


def _bands(problem: CalibrationProblem, residuals: Array, prior: Efficiency) -> dict[str, float]:
    """Return the bands that 9 of 10 residuals keep, with the family's as a start."""
    bands = {}
    for name, rows in (
        ("band", problem.is_decode),
        ("prefill_band", ~problem.is_decode & ~problem.is_moe_prefill),
        ("moe_prefill_band", problem.is_moe_prefill),
    ):
        found, start = np.abs(residuals[rows]), math.log1p(getattr(prior, name))
        spread = float(np.quantile(found, BAND_QUANTILE)) if found.size else start
        share = found.size / (found.size + BAND_PRIOR_ROWS)
        bands[name] = max(LEAST_BAND, math.expm1(share * spread + (1.0 - share) * start))
    return bands
