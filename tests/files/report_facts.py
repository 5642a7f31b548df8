"""What a report's `expected.json` asks for, worked out from a `ModelFile`."""

import json
from pathlib import Path
from typing import Any

from app.core.architecture import LayerGroup, LayerKind
from app.core.formats import CacheFormat
from app.core.memory import group_bytes_per_token, kv_cache_bytes
from app.core.scenario import Runtime
from app.files.model_file import FactName, ModelFile, NoteKind

REPORTS = Path(__file__).parents[1] / "data" / "reports"
F16 = CacheFormat(id="f16", name="f16", block_values=1, block_bytes=2)
Q8_0 = CacheFormat(id="q8_0", name="q8_0", block_values=32, block_bytes=34)
OWN_CACHE = (LayerKind.FULL, LayerKind.SLIDING_WINDOW, LayerKind.LATENT)


def expected(report: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads((REPORTS / report / "expected.json").read_text())["expect"]
    return loaded


def groups_of(model: ModelFile) -> tuple[LayerGroup, ...]:
    assert model.architecture is not None, model.notes
    return model.architecture.layer_groups


def note_kinds(model: ModelFile) -> set[NoteKind]:
    return {note.kind for note in model.notes}


def cached(model: ModelFile) -> list[LayerGroup]:
    return [group for group in groups_of(model) if group.key_values_per_token]


def single_or_sorted(values: set[int]) -> int | list[int]:
    return min(values) if len(values) == 1 else sorted(values)


def cache_bytes(model: ModelFile, context: int, *, runtime: Runtime, cache_format: CacheFormat = F16) -> int:
    return kv_cache_bytes(
        groups_of(model), context_tokens=context, key_format=cache_format, value_format=cache_format, runtime=runtime
    )


def without_windows(model: ModelFile, context: int) -> int:
    return context * sum(
        int(group_bytes_per_token(group, key_format=F16, value_format=F16)) for group in groups_of(model)
    )


def growing_bytes(model: ModelFile) -> int:
    growing = [group for group in groups_of(model) if group.sliding_window is None]
    return sum(int(group_bytes_per_token(group, key_format=F16, value_format=F16)) for group in growing)


def assert_facts(model: ModelFile, wanted: dict[str, Any]) -> None:
    """Compare everything that a report states about a model; an unknown key fails the test."""
    for key, value in wanted.items():
        if key in ("kv_dtype", "kv_bytes_per_token_note", "status", "flag", "max_seconds", "max_memory_mib"):
            continue
        if key == "kv_total_bytes":
            for context, sizes in value.items():
                assert_sizes(model, int(context), sizes)
        else:
            assert fact(model, key) == value, key


def assert_sizes(model: ModelFile, context: int, sizes: int | dict[str, int]) -> None:
    if isinstance(sizes, int):
        assert cache_bytes(model, context, runtime=Runtime.IDEAL) == sizes
        return
    assert cache_bytes(model, context, runtime=Runtime.IDEAL) == sizes["window_exact"]
    assert cache_bytes(model, context, runtime=Runtime.LLAMA_CPP) == sizes["llama_cpp_style"]
    assert without_windows(model, context) == sizes["window_ignored"]


def fact(model: ModelFile, key: str) -> Any:
    if key == "layers_total":
        return model.value(FactName.LAYERS)
    if key == "context_max":
        return model.value(FactName.MAX_CONTEXT)
    if key == "kv_bytes_per_token" and model.architecture is None:
        return None
    groups = cached(model)
    simple = {
        "layers_with_kv": lambda: sum(group.count for group in groups if group.kind in OWN_CACHE),
        "layers_full_attention": lambda: sum(group.count for group in groups if group.kind is LayerKind.FULL),
        "layers_windowed": lambda: sum(group.count for group in groups if group.kind is LayerKind.SLIDING_WINDOW),
        "kv_heads": lambda: single_or_sorted({group.key_values_per_token // group.key_head_dim for group in groups}),
        "kv_heads_total": lambda: sum(
            group.count * group.key_values_per_token // group.key_head_dim for group in groups
        ),
        "head_dim_k": lambda: single_or_sorted({group.key_head_dim for group in groups}),
        "head_dim_v": lambda: single_or_sorted({group.value_head_dim for group in groups}),
        "kv_bytes_per_token": lambda: growing_bytes(model),
        "kv_bytes_per_token_if_window_ignored": lambda: without_windows(model, 1),
        "window_tokens": lambda: next(group.sliding_window for group in groups if group.sliding_window),
        "kv_heads_per_layer": lambda: list(model.value(FactName.KV_HEADS)),  # type: ignore[arg-type]
        "architecture": lambda: model.value(FactName.FAMILY),
        "vocab": lambda: model.value(FactName.VOCABULARY),
        "experts_total": lambda: model.architecture.num_experts,  # type: ignore[union-attr]
        "experts_active": lambda: model.architecture.num_experts_per_tok,  # type: ignore[union-attr]
    }
    return simple[key]()
