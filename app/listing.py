"""The catalogue as rows for a terminal or as JSON."""

from app.core.units import GB, GIB, TERA
from app.files.catalogue import Catalogue

Row = dict[str, object]


def listing(what: str, catalogue: Catalogue) -> list[Row]:
    """Return the rows of `models`, `devices`, `weights` or `kv`, each with its source."""
    if what == "models":
        return [
            {
                "id": a.id,
                "name": a.name,
                "parameters": a.num_parameters,
                "active_parameters": round(a.active_parameters),
                "layers": a.num_hidden_layers,
                "max_context_tokens": a.max_position_embeddings,
                "source": a.source,
            }
            for a in catalogue.architectures.values()
        ]
    if what == "devices":
        return [
            {
                "id": d.id,
                "name": d.name,
                "memory_gib": round(d.memory_bytes / GIB, 2),
                "bandwidth_gb_per_s": round(d.bandwidth_bytes_per_s / GB, 1),
                "peak_tflop_per_s": round(d.peak_flops_per_s / TERA, 2),
                "price_usd": d.price_usd,
                "source": d.source,
            }
            for d in catalogue.devices.values()
        ]
    if what == "weights":
        return [
            {"id": w.id, "name": w.name, "bits_per_weight": w.bits_per_weight, "source": w.source}
            for w in catalogue.weight_formats.values()
        ]
    return [
        {
            "id": c.id,
            "name": c.name,
            "block_values": c.block_values,
            "block_bytes": c.block_bytes,
            "bits_per_value": c.bits_per_value,
            "source": c.source,
        }
        for c in catalogue.cache_formats.values()
    ]


def listing_text(rows: list[Row]) -> str:
    """Return rows as a table with one line each; numbers stand right, "-" where one does not exist."""
    columns = list(rows[0])
    cells = [columns, *[[_cell(row[column]) for column in columns] for row in rows]]
    widths = [max(len(line[index]) for line in cells) for index in range(len(columns))]
    is_number = [isinstance(rows[0][column], int | float) for column in columns]
    return "\n".join(
        "  ".join(
            text.rjust(width) if number else text.ljust(width)
            for text, width, number in zip(line, widths, is_number, strict=True)
        ).rstrip()
        for line in cells
    )


def _cell(value: object) -> str:
    if value is None:
        return "-"
    return f"{value:,}" if isinstance(value, int | float) else str(value)
