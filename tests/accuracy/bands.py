"""Bands for the catalogue: how far off the priors were on machines they had not seen."""

import math
from collections import defaultdict
from collections.abc import Sequence

import numpy as np

from app.core.passes import Phase
from tests.accuracy.scores import Scored

QUANTILE = 0.9  # of a machine's rows
MACHINES_QUANTILE = 0.75  # of the machines: one that pages to disk should not widen the band of all
NEIGHBOURS_WEIGHT = 3.0  # the spread over the backend's machines counts like so many machines of the family
ENOUGH_MACHINES = 5  # a backend with fewer leans on all machines
LEAST_BAND = 0.1


def bands(scored: Sequence[Scored]) -> dict[tuple[str, str], dict[str, float]]:
    """Return the bands of each family and backend from rows predicted without their machine, as ratios.

    Of each machine its 90th percentile counts once; a family with few machines leans on its backend.
    """
    result: dict[tuple[str, str], dict[str, float]] = defaultdict(dict)
    for name in ("band", "prefill_band", "moe_prefill_band"):
        chosen = [s for s in scored if _name(s) == name]
        spreads: dict[tuple[str, str], dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
        for s in chosen:
            ratio = math.log(s.predicted / s.row.observation.tokens_per_s)
            spreads[s.row.device.family, s.row.backend][s.row.device.id].append(abs(ratio))
        of_machines = {
            family: [float(np.quantile(rows, QUANTILE)) for rows in machines.values()]
            for family, machines in spreads.items()
        }
        for family in {(s.row.device.family, s.row.backend) for s in scored}:
            own = of_machines.get(family, [])
            neighbours = [x for (_, backend), xs in of_machines.items() if backend == family[1] for x in xs]
            if len(neighbours) < ENOUGH_MACHINES:
                neighbours = [x for xs in of_machines.values() for x in xs]
            around = float(np.quantile(neighbours, MACHINES_QUANTILE))
            spread = float(np.quantile(own, MACHINES_QUANTILE)) if own else around
            share = len(own) / (len(own) + NEIGHBOURS_WEIGHT)
            result[family][name] = max(LEAST_BAND, math.expm1(share * spread + (1.0 - share) * around))
    return dict(result)


def _name(s: Scored) -> str:
    if s.row.observation.is_moe_prefill:
        return "moe_prefill_band"
    return "band" if s.row.observation.phase is Phase.DECODE else "prefill_band"
