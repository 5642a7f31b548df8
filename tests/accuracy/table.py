"""The table of published llama-bench rows as observations of the catalogue's machines."""

import csv
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from app.core.device import Device
from app.core.formats import WeightFormat
from app.core.observations import DEFAULT_MICRO_BATCH_TOKENS, Observation, sized_format
from app.core.passes import Phase
from app.core.units import GIB
from app.files.catalogue import Catalogue

TABLE = Path(__file__).resolve().parents[1] / "data" / "bench.tsv"

FLAGS_LEFT_OUT = frozenset({"suspect", "mixed", "unnamed-device", "multi-gpu", "other-engine", "source-incomplete"})
"""Doubtful rows are not scored; "device-assumed" and "single-run" stay."""

PHASES = {"pp": Phase.PREFILL, "tg": Phase.DECODE}
# Dynamic mixes are held to the nearest static one: they differ in which tensors get more bits, the size is the row's.
NEAR_FORMATS = {
    "q8_k_xl": "q8_0",
    "q6_k_xl": "q6_k",
    "q5_k_xl": "q5_k_m",
    "q4_k_xl": "q4_k_m",
    "q3_k_xl": "q3_k_l",
    "mxfp4+f16": "mxfp4",
}
SOURCES = {
    "XiongjieDai": "XiongjieDai 2024",
    "willitrun": "scoreboards",
    "#4167": "Apple board",
    "lhl/": "lhl Strix Halo",
    "kyuz0/": "kyuz0 Strix Halo",
    "geerlingguy": "geerlingguy",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchRow:
    """A row that can be scored, with what it is grouped by."""

    number: int
    device: Device
    backend: str
    driver: str
    source: str
    flag: str
    is_llama_bench: bool
    observation: Observation

    @property
    def machine(self) -> tuple[str, ...]:
        """One machine with one backend, as one person would measure it: driver and source too."""
        return (self.device.id, self.driver, self.source)


def load_rows(catalogue: Catalogue, path: Path = TABLE) -> tuple[list[BenchRow], dict[str, int]]:
    """Return the rows that can be scored, and how many were left out for which reason."""
    rows: list[BenchRow] = []
    left_out: Counter[str] = Counter()
    with path.open(encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        for number, record in enumerate(csv.DictReader(lines, delimiter="\t"), start=1):
            reason = _reason(record, catalogue)
            if reason:
                left_out[reason] += 1
            else:
                rows.append(_row(number, record, catalogue))
    return rows, dict(sorted(left_out.items()))


def _reason(record: dict[str, str], catalogue: Catalogue) -> str:
    flagged = FLAGS_LEFT_OUT.intersection(record["flag"].replace(";", ",").split(","))
    if flagged:
        return f"flag: {min(flagged)}"
    if record["phase"] not in PHASES:
        return "test: prefill and decode mixed"
    if record["model_key"] not in catalogue.bench_keys:
        return "model: not in the catalogue"
    if record["device_id"] not in catalogue.devices:
        return "machine: not in the catalogue"
    if _format(record["quant"], catalogue) is None:
        return "format: not in the catalogue"
    return ""


def _format(name: str, catalogue: Catalogue) -> WeightFormat | None:
    plain = name.lower().removeprefix("ud-").split(" ")[0]
    return catalogue.weight_formats.get(NEAR_FORMATS.get(plain, plain))


def _row(number: int, record: dict[str, str], catalogue: Catalogue) -> BenchRow:
    architecture = catalogue.architectures[catalogue.bench_keys[record["model_key"]]]
    weights = _format(record["quant"], catalogue)
    assert weights is not None  # _reason has looked
    if record["size_gib"]:
        weights = sized_format(weights, architecture=architecture, size_bytes=float(record["size_gib"]) * GIB)
    cache = catalogue.cache_formats[record["kv_type"] or "f16"]
    source = next((name for mark, name in SOURCES.items() if mark in record["source"]), "single reports")
    return BenchRow(
        number=number,
        device=catalogue.devices[record["device_id"]],
        backend=record["backend"].split(" ")[0],
        driver=record["backend"],
        source=source,
        flag=record["flag"],
        is_llama_bench=record["method"].startswith("llama-bench"),
        observation=Observation(
            architecture=architecture,
            weights=weights,
            phase=PHASES[record["phase"]],
            tokens=int(record["n_tok"]),
            tokens_per_s=float(record["tok_per_s"]),
            depth_tokens=int(record["depth"] or 0),
            micro_batch_tokens=int(record["ubatch"] or DEFAULT_MICRO_BATCH_TOKENS),
            flash_attention=record["fa"] != "0",
            key_format=cache,
            value_format=cache,
        ),
    )
