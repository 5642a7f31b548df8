"""Builds weight and cache formats from rows of the catalogue."""

from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import WEIGHT_BITS_RANGE
from app.files.catalogue_rows import Row


def weight_format_from_row(row: Row, sources: dict[str, str]) -> WeightFormat:
    """Return the weight format of a row; bits per weight are an average over a whole file."""
    low, high = WEIGHT_BITS_RANGE
    weight_format = WeightFormat(
        id=row.row_id,
        name=row.text("name"),
        bits_per_weight=row.number("bits", low=low, high=high),
        expert_bits_per_weight=row.number("expert_bits", low=low, high=high) if row.has("expert_bits") else None,
        read_time_factor=row.number("read_time_factor", 1.0, low=0.5, high=10.0),
        compute_time_factor=row.number("compute_time_factor", 1.0, low=0.5, high=10.0),
        source=sources[row.choice("source", sources)],
    )
    row.finish()
    return weight_format


def weight_format_from_bits(bits: float) -> WeightFormat:
    """Return a format that stores every weight in so many bits, scales included."""
    return WeightFormat(id=f"{bits:g}", name=f"{bits:g}-bit", bits_per_weight=bits, source="")


def cache_format_from_row(row: Row, sources: dict[str, str]) -> CacheFormat:
    """Return the cache format of a row."""
    cache_format = CacheFormat(
        id=row.row_id,
        name=row.text("name"),
        block_values=row.integer("block_values", low=1, high=1024),
        block_bytes=row.integer("block_bytes", low=1, high=4096),
        source=sources[row.choice("source", sources)],
    )
    row.finish()
    return cache_format
