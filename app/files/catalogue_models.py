"""Builds language models from rows of the catalogue."""

from app.core.architecture import Architecture, LayerGroup, LayerKind
from app.core.scenario import WEIGHT_BITS_RANGE
from app.files.catalogue_rows import Row

_MAX_LAYERS = 10_000
_MAX_HEADS = 4_096
_MAX_WIDTH = 1 << 20


def architecture_from_row(row: Row, sources: dict[str, str]) -> Architecture:
    """Return the language model of a row.

    `parameters` counts a tied embedding once; `embedding` is the size of the input table, and of the output head too
    unless `head` says otherwise. `layers` is a list of groups, each with `kind` (default "full") and what it needs.
    """
    groups = tuple(_layer_group(group) for group in row.rows("layers"))
    embedding = row.integer("embedding", 0)
    low, high = WEIGHT_BITS_RANGE
    running = sum(group.count for group in groups if group.kind is not LayerKind.INDEXER)
    architecture_fields = {
        "id": row.row_id,
        "name": row.text("name"),
        "layer_groups": groups,
        "num_hidden_layers": running,
        "num_parameters": row.integer("parameters", low=1),
        "embedding_parameters": embedding,
        "head_parameters": row.integer("head", embedding),
        "tie_word_embeddings": row.flag("tied"),
        "num_experts": row.integer("experts", 0, high=100_000),
        "num_experts_per_tok": row.integer("experts_per_token", 0, high=100_000),
        "num_moe_layers": row.integer("moe_layers", 0, high=running),
        "expert_parameters": row.integer("expert_parameters", 0),
        "max_position_embeddings": row.integer("context", low=1) if row.has("context") else None,
        "file_bits_per_weight": row.numbers("file_bits", low=low, high=high),
        "source": sources[row.choice("source", sources)],
    }
    try:
        return Architecture(**architecture_fields)  # type: ignore[arg-type]
    except ValueError as problem:
        raise row.error("parameters", str(problem)) from None


def _layer_group(row: Row) -> LayerGroup:
    kind = LayerKind(row.choice("kind", list(LayerKind), LayerKind.FULL))
    count = row.integer("count", low=1, high=_MAX_LAYERS)
    match kind:
        case LayerKind.FULL | LayerKind.SLIDING_WINDOW | LayerKind.SHARED:
            group = _attention_group(row, kind, count)
        case LayerKind.LATENT:
            group = _latent_group(row, count)
        case LayerKind.INDEXER:
            width = row.integer("key_width", low=1, high=_MAX_WIDTH)
            heads = row.integer("heads", low=1, high=_MAX_HEADS)
            group = LayerGroup(
                kind=kind, count=count, key_values_per_token=width, num_attention_heads=heads, key_head_dim=width
            )
        case LayerKind.RECURRENT:
            group = LayerGroup(kind=kind, count=count, state_bytes_per_sequence=row.integer("state_bytes", low=1))
        case LayerKind.NONE:
            group = LayerGroup(kind=kind, count=count)
    row.finish()
    return group


def _attention_group(row: Row, kind: LayerKind, count: int) -> LayerGroup:
    heads = row.integer("heads", low=1, high=_MAX_HEADS)
    head_dim = row.integer("head_dim", low=1, high=_MAX_WIDTH)
    kv_heads = 0 if kind is LayerKind.SHARED else row.integer("kv_heads", low=1, high=heads)
    has_window = kind is LayerKind.SLIDING_WINDOW or (kind is LayerKind.SHARED and row.has("window"))
    return LayerGroup(
        kind=kind,
        count=count,
        key_values_per_token=kv_heads * head_dim,
        value_values_per_token=kv_heads * head_dim,
        sliding_window=row.integer("window", low=1) if has_window else None,
        num_attention_heads=heads,
        key_head_dim=head_dim,
        value_head_dim=head_dim,
    )


def _latent_group(row: Row, count: int) -> LayerGroup:
    """Return MLA layers as runtimes compute them in decode: queries against the latent itself."""
    latent = row.integer("latent", low=1, high=_MAX_WIDTH)
    rope = row.integer("rope", 0, high=_MAX_WIDTH)
    return LayerGroup(
        kind=LayerKind.LATENT,
        count=count,
        key_values_per_token=latent + rope,
        num_attention_heads=row.integer("heads", low=1, high=_MAX_HEADS),
        key_head_dim=latent + rope,
        value_head_dim=latent,
    )
