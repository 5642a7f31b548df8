"""Observations as arrays, and the times that given efficiencies predict for them: what calibration minimises over.

Parameters are the logarithms of `PARAMETER_SDS`' fields, then the effects of single formats and models.
"""

from collections.abc import Sequence

import numpy as np

from app.core.device import Device, Efficiency
from app.core.formats import WeightFormat
from app.core.observations import Array, Observation, Work, work_of
from app.core.passes import Phase
from app.core.robust_fit import Fit, robust_fit

PARAMETER_SDS = {
    "mbu": 0.2,
    "mfu": 0.5,
    "overhead_s_per_layer": 0.6,
    "moe_layer_factor": 0.5,
    "moe_flops_factor": 0.6,
    "attention_efficiency": 0.5,
    "plain_attention_efficiency": 0.5,
    "cache_read_factor": 0.3,
    "plain_cache_read_factor": 0.5,
}
"""Fitted fields of `Efficiency`, and how far machines of a family differ: standard deviations of the logarithm."""

NOISE = {Phase.DECODE: 0.05, Phase.PREFILL: 0.10}
MOE_PREFILL_NOISE = 0.30
"""Scatter of one machine's rows around the model, as standard deviations of the logarithm."""

FORMAT_SD, MODEL_SD, MOE_MODEL_SD = 0.06, 0.12, 0.25
"""How far one format, and one model in it, differ from the machine's general speed (log)."""

LEAST_OVERHEAD_S = 1e-9
STEP = 1e-4  # of the numeric derivative, in the logarithm


def format_key(weights: WeightFormat) -> str:
    """Return the id of a format without the mark of a known file size."""
    return weights.id.removesuffix("-sized")


class CalibrationProblem:
    """Rows of one machine, or of several without effects of single models."""

    """Observations as arrays, and the times that given efficiencies predict for them."""

    def __init__(self, observations: Sequence[Observation], *, prior: Efficiency, device: Device) -> None:
        works = [work_of(observation=observation, device=device) for observation in observations]
        self._start(observations, works, prior)
        self._add_effects(observations)

    @classmethod
    def of_machines(
        cls, machines: Sequence[tuple[Device, Sequence[Observation]]], *, prior: Efficiency
    ) -> "CalibrationProblem":
        """Return the problem of several machines together, without effects of single models."""
        problem = cls.__new__(cls)
        observations = [o for _, rows in machines for o in rows]
        problem._start(
            observations, [work_of(observation=o, device=device) for device, rows in machines for o in rows], prior
        )
        return problem

    def _start(self, observations: Sequence[Observation], works: Sequence[Work], prior: Efficiency) -> None:
        lengths = [work.dense_s.size for work in works]
        self._owner = np.repeat(np.arange(len(works)), lengths)
        self._first = np.cumsum([0, *lengths])[:-1]
        joined = {
            name: np.concatenate([np.zeros(0), *(getattr(work, name) for work in works)])
            for name in Work.__dataclass_fields__
        }
        self._work = Work(**joined)
        self._is_plain = np.array([not o.flash_attention for o in observations], dtype=bool)[self._owner]
        self._overlap = prior.overlap
        self._prior = np.log([max(getattr(prior, name), LEAST_OVERHEAD_S) for name in PARAMETER_SDS])
        self.observed = np.log([o.time_s for o in observations])
        self.is_decode = np.array([o.phase is Phase.DECODE for o in observations], dtype=bool)
        self.is_moe_prefill = np.array([o.is_moe_prefill for o in observations], dtype=bool)
        plain_noise = np.where(self.is_decode, NOISE[Phase.DECODE], NOISE[Phase.PREFILL])
        self._noise = np.where(self.is_moe_prefill, MOE_PREFILL_NOISE, plain_noise)
        self.effects: list[tuple[str, str]] = []
        self._effect_sds = np.zeros(0)
        self._membership = np.zeros((len(observations), 0))

    def _add_effects(self, observations: Sequence[Observation]) -> None:
        """Give each format, and each model in it, a factor on reading and overheads and one on arithmetic."""
        sds: dict[tuple[str, str], tuple[float, float]] = {}
        for o in observations:
            fmt = format_key(o.weights)
            sds["", fmt] = FORMAT_SD, FORMAT_SD
            sds[o.architecture.id, fmt] = MODEL_SD, MOE_MODEL_SD if o.architecture.is_moe else MODEL_SD
        self.effects = sorted(sds)
        self._effect_sds = np.concatenate([np.zeros(0), *np.array([sds[key] for key in self.effects]).T])
        place = {key: i for i, key in enumerate(self.effects)}
        self._membership = np.zeros((len(observations), len(place)))
        for i, o in enumerate(observations):
            fmt = format_key(o.weights)
            self._membership[i, [place["", fmt], place[o.architecture.id, fmt]]] = 1.0

    def fit(
        self,
        *,
        row_weights: Array | None = None,
        noise_factor: float = 1.0,
        sds: dict[str, float] | None = None,
    ) -> Fit:
        """Return the robust fit of the logarithms of the fields and of the effects."""
        own_sds = list((PARAMETER_SDS if sds is None else sds).values())
        return robust_fit(
            predict=self._log_times,
            jacobian=self._slopes,
            observed=self.observed,
            noise=self._noise * noise_factor,
            prior=np.concatenate([self._prior, np.zeros(self._effect_sds.size)]),
            prior_sd=np.concatenate([own_sds, self._effect_sds]),
            row_weights=row_weights,
        )

    def general_residuals(self, parameters: Array) -> Array:
        """Return predicted less observed logarithms of time without the effects of single models."""
        fields, reading, arithmetic = self._split(parameters)
        return self._times(fields, 0.0 * reading, 0.0 * arithmetic) - self.observed

    def _log_times(self, parameters: Array) -> Array:
        return self._times(*self._split(parameters))

    def _split(self, parameters: Array) -> tuple[Array, Array, Array]:
        """Return the fields, and the effects of each row on reading and on arithmetic."""
        count = len(PARAMETER_SDS)
        reading, arithmetic = np.split(parameters[count:], 2)
        return parameters[:count], self._membership @ reading, self._membership @ arithmetic

    def _times(self, fields: Array, reading: Array, arithmetic: Array) -> Array:
        """Return the logarithms of the times."""
        mbu, mfu, overhead, moe_layer, moe_flops, attention, plain_attention, cache, plain_cache = np.exp(fields)
        slower_reading = np.exp(reading)[self._owner]
        slower_arithmetic = np.exp(arithmetic)[self._owner]
        work = self._work
        read = work.weight_read_s + work.cache_read_s * np.where(self._is_plain, plain_cache, cache)
        attend = work.attention_s / np.where(self._is_plain, plain_attention, attention)
        read = read * slower_reading / mbu
        compute = (work.dense_s + work.expert_s * moe_flops + attend) * slower_arithmetic / mfu
        layers = work.dense_layers + moe_layer * work.moe_layers
        passes = np.maximum(read, compute) + (1.0 - self._overlap) * np.minimum(read, compute)
        times: Array = passes + overhead * slower_reading * layers
        if not times.size:
            return times
        totals: Array = np.log(np.add.reduceat(times, self._first))
        return totals

    def _slopes(self, parameters: Array) -> Array:
        fields, reading, arithmetic = self._split(parameters)
        base = self._times(fields, reading, arithmetic)
        columns = [
            (self._times(fields + STEP * unit, reading, arithmetic) - base) / STEP for unit in np.eye(fields.size)
        ]
        # an effect moves only its own rows, so one shift of all of them gives every derivative
        own_reading = (self._times(fields, reading + STEP, arithmetic) - base) / STEP
        own_arithmetic = (self._times(fields, reading, arithmetic + STEP) - base) / STEP
        members = self._membership
        return np.concatenate(
            [np.stack(columns, axis=1), own_reading[:, None] * members, own_arithmetic[:, None] * members], axis=1
        )
