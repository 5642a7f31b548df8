"""Cross-validated errors of predicted tokens/s: no row, and for unseen machines no row of the machine, helps itself."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random

import numpy as np

from app.core.calibration import calibrate
from app.core.device import Device, Efficiency
from app.core.observations import predicted_tokens_per_s
from app.core.passes import Phase
from tests.accuracy.priors import fit_priors
from tests.accuracy.table import BenchRow

SPLITS = 3  # how often the rows of a machine are cut into halves; a row's error is the mean over them
SEED = 20_260_701

Lookup = Callable[[str, str], Efficiency]  # family and backend -> prior


@dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    """A row, its predicted tokens/s, and whether it lies within the band that came with the prediction."""

    row: BenchRow
    predicted: float
    band: float

    @property
    def error(self) -> float:
        """|predicted / measured - 1|."""
        return abs(self.predicted / self.row.observation.tokens_per_s - 1.0)

    @property
    def is_in_band(self) -> bool:
        """Whether the measured speed is from 1/(1 + band) to 1 + band times the predicted."""
        ratio = self.row.observation.tokens_per_s / self.predicted
        return 1.0 / (1.0 + self.band) <= ratio <= 1.0 + self.band


def unseen(rows: Sequence[BenchRow], priors: dict[str, Lookup]) -> list[Scored]:
    """Return the rows predicted by the priors that the other machines give."""
    return [_scored(row, priors[row.device.id](row.device.family, row.backend)) for row in rows]


def priors_without_each(devices: Iterable[Device], rows: Sequence[BenchRow]) -> dict[str, Lookup]:
    """Return for each machine the priors of its family and backends, found without any of its rows."""
    found: dict[str, Lookup] = {}
    for device in {device.id: device for device in devices}.values():
        backends = {row.backend for row in rows if row.device.id == device.id}
        others = [row for row in rows if row.device.id != device.id and row.backend in backends]
        found[device.id] = fit_priors(others, of_family=device.family).of
    return found


def shipped(rows: Sequence[BenchRow], lookup: Lookup) -> list[Scored]:
    """Return the rows predicted by the catalogue as it is; its priors may have seen them."""
    return [_scored(row, lookup(row.device.family, row.backend)) for row in rows]


def calibrated(
    rows: Sequence[BenchRow],
    priors: dict[str, Lookup],
    *,
    machine: Callable[[BenchRow], tuple[str, ...]],
    unit: Callable[[BenchRow], object],
) -> list[Scored]:
    """Return the rows predicted after calibrating their machine on the other half of its rows.

    Parameters
    ----------
    machine : callable
        What counts as one machine.
    unit : callable
        What stays together when rows are cut into halves: the row's number, or its model and format.
    """
    by_machine: dict[tuple[str, ...], list[BenchRow]] = defaultdict(list)
    for row in rows:
        by_machine[machine(row)].append(row)
    scored = []
    for key in sorted(by_machine):
        own = by_machine[key]
        units = sorted({str(unit(row)) for row in own})
        if len(units) < 2:
            continue
        prior = priors[own[0].device.id](own[0].device.family, own[0].backend)
        for split in range(SPLITS):
            shuffled = units.copy()
            Random(f"{SEED} {key} {split}").shuffle(shuffled)
            chosen = set(shuffled[: len(units) // 2])
            halves = [[r for r in own if str(unit(r)) in chosen], [r for r in own if str(unit(r)) not in chosen]]
            for learnt, tested in (halves, halves[::-1]):
                result = calibrate([r.observation for r in learnt], prior=prior, device=own[0].device)
                for row in tested:
                    o = row.observation
                    scored.append(_scored(row, result.efficiency_for(architecture=o.architecture, weights=o.weights)))
    return scored


def deep_from_shallow(
    rows: Sequence[BenchRow], priors: dict[str, Lookup], *, machine: Callable[[BenchRow], tuple[str, ...]]
) -> list[Scored]:
    """Return decode rows at depth, predicted after calibrating on rows of the machine with an empty cache only.

    Only models whose decode with an empty cache was measured count: what is tested is the growth with depth.
    """
    by_machine: dict[tuple[str, ...], list[BenchRow]] = defaultdict(list)
    for row in rows:
        by_machine[machine(row)].append(row)
    scored = []
    for key in sorted(by_machine):
        own = by_machine[key]
        shallow = [row for row in own if row.observation.depth_tokens == 0]
        known = {configuration(row) for row in shallow if row.observation.phase is Phase.DECODE}
        deep = [row for row in own if KINDS["decode_at_depth"](row) and configuration(row) in known]
        if not deep:
            continue
        prior = priors[own[0].device.id](own[0].device.family, own[0].backend)
        result = calibrate([row.observation for row in shallow], prior=prior, device=own[0].device)
        for row in deep:
            o = row.observation
            scored.append(_scored(row, result.efficiency_for(architecture=o.architecture, weights=o.weights)))
    return scored


def configuration(row: BenchRow) -> tuple[str, str]:
    """Return the row's model and format."""
    return row.observation.architecture.id, row.observation.weights.id


def _scored(row: BenchRow, efficiency: Efficiency) -> Scored:
    predicted = predicted_tokens_per_s(observation=row.observation, device=row.device.evolve(efficiency=efficiency))
    band = efficiency.band if row.observation.phase is Phase.DECODE else efficiency.prefill_band
    return Scored(row=row, predicted=predicted, band=efficiency.moe_prefill_band if _is_moe_prefill(row) else band)


def _is_moe_prefill(row: BenchRow) -> bool:
    return row.observation.is_moe_prefill


KINDS: dict[str, Callable[[BenchRow], bool]] = {
    "decode": lambda row: row.observation.phase is Phase.DECODE,
    "decode_at_depth": lambda row: row.observation.phase is Phase.DECODE and row.observation.depth_tokens > 0,
    "dense_prefill": lambda row: row.observation.phase is Phase.PREFILL and not row.observation.is_moe_prefill,
    "dense_prefill_short": lambda row: KINDS["dense_prefill"](row) and row.observation.tokens < 128,
    "dense_prefill_deep": lambda row: KINDS["dense_prefill"](row) and row.observation.depth_tokens > 0,
    "moe_prefill_rough": _is_moe_prefill,
}


def summary(scored: Iterable[Scored]) -> dict[str, float | int]:
    """Return n (rows), median and 90th percentile of the errors in percent, and the share of rows in their band."""
    found = list(scored)
    if not found:
        return {"n": 0}
    errors = [100.0 * s.error for s in found]
    return {
        "n": len({s.row.number for s in found}),
        "median_percent": round(float(np.median(errors)), 2),
        "p90_percent": round(float(np.quantile(errors, 0.9)), 2),
        "in_band_percent": round(100.0 * sum(s.is_in_band for s in found) / len(found), 1),
    }


def report(scored: Sequence[Scored]) -> dict[str, object]:
    """Return the summaries of each kind of row: all, llama-bench only, per source and per family."""
    result: dict[str, object] = {}
    for kind, belongs in KINDS.items():
        chosen = [s for s in scored if belongs(s.row)]
        if not chosen:
            continue
        result[kind] = {
            "all": summary(chosen),
            "llama_bench_only": summary(s for s in chosen if s.row.is_llama_bench),
            "without_strix_halo": summary(s for s in chosen if s.row.device.id != "strix-halo"),
            "sources": _by(chosen, lambda s: s.row.source),
            "families": _by(chosen, lambda s: f"{s.row.device.family}, {s.row.backend}"),
        }
    return result


def _by(scored: Sequence[Scored], key: Callable[[Scored], str]) -> dict[str, object]:
    return {name: summary(s for s in scored if key(s) == name) for name in sorted({key(s) for s in scored})}
