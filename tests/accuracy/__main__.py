"""Prints, as JSON, how well full detail predicts published measurements; with `--priors` the fitted priors instead."""

import argparse
import json
import sys
from collections import Counter
from dataclasses import asdict
from pathlib import Path

from app.core.device import Efficiency
from app.files.catalogue import Catalogue, load_catalogue
from app.paths import RESOURCES
from tests.accuracy.bands import bands
from tests.accuracy.priors import fit_priors
from tests.accuracy.scores import (
    Lookup,
    calibrated,
    configuration,
    deep_from_shallow,
    priors_without_each,
    report,
    shipped,
    unseen,
)
from tests.accuracy.table import FLAGS_LEFT_OUT, TABLE, BenchRow, load_rows

GOALS = {
    "calibrated decode": ("calibrated", "decode", 5.0, 20.0),
    "calibrated dense prefill": ("calibrated", "dense_prefill", 10.0, None),
    "unseen machine decode": ("unseen", "decode", 13.0, None),
    "decode against depth": ("decode_against_depth", "decode", 4.0, None),
}
"""Name -> scoring, kind of row, median and 90th percentile of the error in percent that are asked for."""


def accuracy(catalogue: Catalogue, rows: list[BenchRow], left_out: dict[str, int], path: Path) -> dict[str, object]:
    """Return all scores of a table."""
    published = rows if path == TABLE else load_rows(catalogue)[0]
    known = {row.device.id for row in published}
    devices = (row.device for row in rows if row.device.id in known)
    priors = priors_without_each(devices, rows if path == TABLE else [*published, *rows])
    # Machines that the catalogue's priors have never seen are predicted by those.
    priors |= {row.device.id: _lookup(catalogue) for row in rows if row.device.id not in known}
    scores: dict[str, dict[str, object]] = {
        "calibrated": report(calibrated(rows, priors, machine=_one_source, unit=_number)),
        "calibrated_other_models": report(calibrated(rows, priors, machine=_one_source, unit=configuration)),
        "calibrated_all_sources_together": report(calibrated(rows, priors, machine=_all_sources, unit=_number)),
        "unseen": report(unseen(rows, priors)),
        "decode_against_depth": report(deep_from_shallow(rows, priors, machine=_one_source)),
        "decode_against_depth_all_sources_together": report(deep_from_shallow(rows, priors, machine=_all_sources)),
        "shipped_priors": report(shipped(rows, _lookup(catalogue))),
    }
    return {
        "about": {
            "error": "|predicted / measured - 1| of tokens/s, in percent",
            "calibrated": "each machine (with one driver and source) cut into halves of its rows, three "
            "times by chance; each half is predicted by the other, around priors without the machine",
            "calibrated_other_models": "the same, but all rows of one model and format in the same half",
            "calibrated_all_sources_together": "as calibrated, all drivers and sources of a backend as one machine",
            "unseen": "priors of the family from the other machines only",
            "decode_against_depth": "decode at depth after calibrating on rows with an empty cache only",
            "shipped_priors": "the catalogue's own priors, which were fitted to these rows: not a test",
            "in_band_percent": "share of rows within the band that came with their prediction; 90 is meant",
        },
        "rows": {
            "scored": len(rows),
            "left_out": left_out,
            "flags_left_out": sorted(FLAGS_LEFT_OUT),
            "scored_with_flag": dict(Counter(row.flag for row in rows if row.flag)),
        },
        "goals": {name: _goal(scores, *goal) for name, goal in GOALS.items()},
        "scores": scores,
    }


def fitted_priors(rows: list[BenchRow], catalogue: Catalogue) -> dict[str, object]:
    """Return the priors fitted to all rows, and the bands that machines kept whose rows were left out."""
    priors = fit_priors(rows)
    # A family of one machine that has many rows is judged by how they scatter around its own fit.
    alone = [s for s in shipped(rows, priors.of) if s.row.device.id == "strix-halo"]
    without_each = priors_without_each((row.device for row in rows), rows)
    others = [s for s in unseen(rows, without_each) if s.row.device.id != "strix-halo"]
    found = bands(others + alone)
    families = {f"{f}, {b}": _figures(e) | found[f, b] for (f, b), e in priors.families.items()}
    return {"families": families, "backends": {b: _figures(e) for b, e in priors.backends.items()}}


def _figures(efficiency: Efficiency) -> dict[str, float]:
    values = asdict(efficiency)
    return {name: float(f"{value:.3g}") for name, value in values.items() if name != "source"}


def _goal(
    scores: dict[str, dict[str, object]], scoring: str, kind: str, median: float, p90: float | None
) -> dict[str, object]:
    kinds = scores[scoring].get(kind)
    found = kinds["all"] if isinstance(kinds, dict) else {"n": 0}
    reached = found["n"] > 0 and found["median_percent"] <= median and (p90 is None or found["p90_percent"] <= p90)
    return {"asked_median_percent": median, "asked_p90_percent": p90, "found": found, "reached": reached}


def _lookup(catalogue: Catalogue) -> Lookup:
    def find(family: str, backend: str) -> Efficiency:
        efficiency = catalogue.efficiency(family=family, backend=backend)
        assert efficiency is not None, (family, backend)
        return efficiency

    return find


def _number(row: BenchRow) -> int:
    return row.number


def _one_source(row: BenchRow) -> tuple[str, ...]:
    return row.machine


def _all_sources(row: BenchRow) -> tuple[str, ...]:
    return (row.device.id, row.backend)


def main(arguments: list[str]) -> int:
    """Print the JSON; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.accuracy", description=__doc__)
    parser.add_argument(
        "table", nargs="?", type=Path, default=TABLE, help="a table in the form of tests/data/bench.tsv"
    )
    parser.add_argument("--priors", action="store_true", help="print the priors that the table gives")
    options = parser.parse_args(arguments)
    catalogue = load_catalogue(RESOURCES / "catalog")
    rows, left_out = load_rows(catalogue, options.table)
    result = fitted_priors(rows, catalogue) if options.priors else accuracy(catalogue, rows, left_out, options.table)
    print(json.dumps(result, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
