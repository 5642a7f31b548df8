"""Priors of families and backends from rows: the fit behind efficiency.toml, and its leave-one-machine-out form."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.core.calibration import pooled_efficiency
from app.core.device import Device, Efficiency
from app.core.observations import Observation
from tests.accuracy.table import BenchRow

START = Efficiency(
    mbu=0.85,
    mfu=0.35,
    overhead_s_per_layer=60e-6,
    moe_layer_factor=2.2,
    moe_flops_factor=3.0,
    attention_efficiency=0.6,
    plain_attention_efficiency=0.15,
    cache_read_factor=1.0,
    plain_cache_read_factor=2.0,
    overlap=0.5,
    band=0.25,
    prefill_band=0.5,
    moe_prefill_band=1.0,
)
"""Rounded from the published rows in tests/data/bench.tsv; the wide spreads below let every backend leave it."""

BACKEND_STARTS = {"CPU": replace(START, overhead_s_per_layer=400e-6)}  # threads meet after every layer

BACKEND_SDS = {
    "mbu": 0.2,
    "mfu": 0.6,
    "overhead_s_per_layer": 0.8,
    "moe_layer_factor": 0.5,
    "moe_flops_factor": 0.6,
    "attention_efficiency": 0.7,
    "plain_attention_efficiency": 0.7,
    "cache_read_factor": 0.4,
    "plain_cache_read_factor": 0.5,
}
FAMILY_SDS = {
    "mbu": 0.12,
    "mfu": 0.5,
    "overhead_s_per_layer": 0.5,
    "moe_layer_factor": 0.3,
    "moe_flops_factor": 0.4,
    "attention_efficiency": 0.4,
    "plain_attention_efficiency": 0.4,
    "cache_read_factor": 0.3,
    "plain_cache_read_factor": 0.3,
}
BACKEND_NOISE_FACTOR = 2.5
FAMILY_NOISE_FACTOR = 2.0
MOST_ROWS = 8.0  # a machine with more counts no more: two fifths of the table are one machine


@dataclass(frozen=True, slots=True, kw_only=True)
class Priors:
    """Efficiencies by backend, and by family and backend."""

    backends: dict[str, Efficiency]
    families: dict[tuple[str, str], Efficiency]

    def of(self, family: str, backend: str) -> Efficiency:
        """Return the family's, else the backend's, else the start."""
        return self.families.get((family, backend), self.backends.get(backend, START))


def fit_priors(rows: Iterable[BenchRow], *, of_family: str | None = None) -> Priors:
    """Return the priors that rows give: each backend around the start, each family around its backend.

    Parameters
    ----------
    of_family : str, optional
        The one family that is asked for; all if None.
    """
    by_backend: dict[str, list[BenchRow]] = defaultdict(list)
    for row in rows:
        by_backend[row.backend].append(row)
    backends, families = {}, {}
    for backend, of_backend in sorted(by_backend.items()):
        backends[backend] = pooled_efficiency(
            machines(of_backend),
            prior=BACKEND_STARTS.get(backend, START),
            most_rows=MOST_ROWS,
            noise_factor=BACKEND_NOISE_FACTOR,
            sds=BACKEND_SDS,
        )
        for family in sorted({row.device.family for row in of_backend if of_family in (None, row.device.family)}):
            families[family, backend] = pooled_efficiency(
                machines([row for row in of_backend if row.device.family == family]),
                prior=backends[backend],
                most_rows=MOST_ROWS,
                noise_factor=FAMILY_NOISE_FACTOR,
                sds=FAMILY_SDS,
            )
    return Priors(backends=backends, families=families)


def machines(rows: Sequence[BenchRow]) -> list[tuple[Device, list[Observation]]]:
    """Return the observations of each machine."""
    found: dict[str, tuple[Device, list[Observation]]] = {}
    for row in rows:
        found.setdefault(row.device.id, (row.device, []))[1].append(row.observation)
    return [found[key] for key in sorted(found)]
