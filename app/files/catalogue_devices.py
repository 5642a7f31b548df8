"""Builds machines from rows of the catalogue, and their efficiencies from the table of families."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.core.architecture import Architecture
from app.core.device import Device, Efficiency, MeasuredSpeeds
from app.core.formats import WeightFormat
from app.core.own import effective_speeds
from app.core.units import GB, GIB, TERA
from app.files.catalogue_rows import Row

_KINDS = ("example", "gpu", "apple", "apu", "cpu")
_MAX_GIB = 65_536
_MAX_GB_PER_S = 100_000
_MAX_TFLOPS = 100_000
_MICROSECOND = 1e-6


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """What machines of one family and backend have in common."""

    name: str
    backend: str
    kind: str
    shared_memory: bool
    reserve_share: float
    reserve_gib: float
    efficiency: Efficiency


@dataclass(frozen=True, slots=True, kw_only=True)
class DeviceContext:
    """What a row of machines refers to."""

    families: Mapping[str, Family]
    architectures: Mapping[str, Architecture]
    weight_formats: Mapping[str, WeightFormat]
    sources: dict[str, str]
    date: str


def family_from_row(row: Row, sources: dict[str, str]) -> Family:
    """Return a family of machines with its efficiency in full detail."""
    name, backend = row.text("name"), row.text("backend", "")
    source = sources[row.choice("source", sources)]
    efficiency = Efficiency(
        mbu=row.number("mbu", low=0.01, high=1.5),
        mfu=row.number("mfu", low=0.001, high=4.0),
        overlap=row.number("overlap", low=0.0, high=1.0),
        overhead_s_per_layer=row.number("overhead_us", low=0.0, high=1e5) * _MICROSECOND,
        moe_layer_factor=row.number("moe_layer_factor", low=0.1, high=100.0),
        moe_flops_factor=row.number("moe_flops_factor", low=0.1, high=100.0),
        attention_efficiency=row.number("attention_efficiency", low=0.01, high=10.0),
        plain_attention_efficiency=row.number("plain_attention_efficiency", low=0.001, high=10.0),
        cache_read_factor=row.number("cache_read_factor", low=0.1, high=100.0),
        plain_cache_read_factor=row.number("plain_cache_read_factor", low=0.1, high=100.0),
        band=row.number("band", low=0.0, high=10.0),
        prefill_band=row.number("prefill_band", low=0.0, high=10.0),
        moe_prefill_band=row.number("moe_prefill_band", low=0.0, high=10.0),
        source=" · ".join(filter(None, (name, backend, row.text("date", ""), source))),
    )
    family = Family(
        name=name,
        backend=backend,
        kind=row.choice("kind", _KINDS),
        shared_memory=row.flag("shared_memory"),
        reserve_share=row.number("reserve_share", 0.0, low=0.0, high=0.9),
        reserve_gib=row.number("reserve_gib", 0.0, low=0.0, high=64.0),
        efficiency=efficiency,
    )
    row.finish()
    return family


def device_from_row(row: Row, context: DeviceContext) -> Device:
    """Return the machine of a row; `memory_gb` is decimal, `memory_gib` counts what memory chips hold."""
    family = context.families[row.choice("family", context.families)]
    if row.has("memory_gb"):
        memory_bytes = round(row.number("memory_gb", low=0.1, high=_MAX_GIB) * GB)
    else:
        memory_bytes = round(row.number("memory_gib", low=0.1, high=_MAX_GIB) * GIB)
    measured = _measured_speeds(row, context) if row.has("measured_with") else None
    if measured is None:
        bandwidth = row.number("gb_per_s", low=0.1, high=_MAX_GB_PER_S) * GB
        peak_flops = row.number("tflops", low=0.001, high=_MAX_TFLOPS) * TERA
    else:
        bandwidth, peak_flops = effective_speeds(
            architecture=context.architectures[measured.architecture_id],
            weights=context.weight_formats[measured.weight_format_id],
            read_tokens_per_s=measured.read_tokens_per_s,
            write_tokens_per_s=measured.write_tokens_per_s,
        )
    reserve_bytes = round(memory_bytes * row.number("reserve_share", family.reserve_share, low=0.0, high=0.9))
    source = context.sources[row.choice("source", context.sources)]
    page = row.text("page", "")
    device = Device(
        id=row.row_id,
        name=row.text("name"),
        kind=family.kind,
        memory_bytes=memory_bytes,
        bandwidth_bytes_per_s=bandwidth,
        peak_flops_per_s=peak_flops,
        family=family.name,
        backend=family.backend,
        shared_memory=family.shared_memory,
        reserve_bytes=reserve_bytes + round(family.reserve_gib * GIB),
        price_usd=row.number("price_usd", low=1, high=1e8) if row.has("price_usd") else None,
        measured=measured,
        efficiency=family.efficiency,
        source=f"{source}{page}",
        date=row.text("date", "" if family.kind == "example" else context.date),
    )
    if device.reserve_bytes >= memory_bytes:
        raise row.error("memory_gib", f"is less than what {family.name} keeps for the system")
    row.finish()
    return device


def _measured_speeds(row: Row, context: DeviceContext) -> MeasuredSpeeds:
    dense = [id_ for id_, architecture in context.architectures.items() if not architecture.is_moe]
    return MeasuredSpeeds(
        read_tokens_per_s=row.number("read_tokens_per_s", low=1e-3, high=1e9),
        write_tokens_per_s=row.number("write_tokens_per_s", low=1e-3, high=1e9),
        architecture_id=row.choice("measured_with", dense),
        weight_format_id=row.choice("measured_weights", context.weight_formats),
    )
