"""The layers of a config.json: heads, widths and what each layer keeps between passes."""

from dataclasses import dataclass
from typing import Any

from app.core.architecture import LayerGroup, LayerKind
from app.files.gguf_keys import KeyProblem
from app.files.gguf_layers import MAX_LAYERS, merged
from app.files.hf_config_keys import HEAD_DIM, HEADS, HIDDEN, KV_HEADS, LAYERS, Config
from app.files.hf_config_kinds import ENCODERS, Kind, layer_kinds, stated_window
from app.files.hf_config_states import state_bytes_per_sequence
from app.files.model_file import FactName, FactSource, Note, NoteKind, NoteWords


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """The layers of a model, and what its parameters are computed from."""

    kinds: tuple[Kind, ...]
    heads: tuple[int, ...]
    kv_heads: tuple[int, ...]
    head_dim: int
    value_dim: int
    layers: tuple[LayerGroup, ...]
    groups: tuple[LayerGroup, ...]
    notes: tuple[Note, ...]


def read_shape(config: Config) -> Shape:
    """Return the layers.

    Raises
    ------
    KeyProblem
        If a value without which the cache cannot be sized is missing or impossible; the sentence names the key.
    """
    count = config.integer(*LAYERS, least=1)
    if count is None:
        raise KeyProblem(NoteKind.MISSING_VALUE, "number of layers missing: there is no key 'num_hidden_layers'")
    if count > MAX_LAYERS:
        raise KeyProblem(NoteKind.BAD_VALUE, f"'num_hidden_layers' is {count:,}, must be at most {MAX_LAYERS:,}")
    config.note_found(FactName.LAYERS, count, LAYERS)
    notes: list[Note] = []
    window = stated_window(config)
    kinds = layer_kinds(config, count, window=window)
    if window and all(kind in (Kind.WINDOW, Kind.NONE, Kind.RECURRENT) for kind in kinds) and Kind.WINDOW in kinds:
        sentence = (
            f"one window of {window:,} tokens for all layers: some runtimes keep only that much, "
            "others (llama.cpp among them) keep everything, which is assumed here: window ignored"
        )
        kind = NoteKind.WINDOW_DEPENDS_ON_RUNTIME
        notes.append(Note(kind=kind, sentence=sentence, words=NoteWords.WINDOW_OF_SOME, numbers=(window,)))
        kinds = tuple(Kind.FULL if kind is Kind.WINDOW else kind for kind in kinds)
    elif Kind.WINDOW in kinds:
        name, _ = config.find(("sliding_window", "sliding_window_size", "attention_chunk_size", "local_attention"))
        config.note(FactName.SLIDING_WINDOW, window, FactSource.KEY, name)
    heads, kv_heads = _heads(config, count, kinds)
    head_dim, value_dim = _head_dims(config, heads)
    layers = _layers(config, kinds, heads, kv_heads, head_dim=head_dim, value_dim=value_dim, window=window, notes=notes)
    return Shape(
        kinds=kinds,
        heads=heads,
        kv_heads=kv_heads,
        head_dim=head_dim,
        value_dim=value_dim,
        layers=layers,
        groups=merged((*layers, *_indexers(config, kinds, heads))),
        notes=tuple(notes),
    )


def _heads(config: Config, count: int, kinds: tuple[Kind, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if all(kind is Kind.RECURRENT for kind in kinds):
        return (0,) * count, (0,) * count
    heads = config.per_layer(HEADS, count)
    if heads is None:
        raise KeyProblem(NoteKind.MISSING_VALUE, "head count missing: there is no key 'num_attention_heads'")
    if not any(heads):
        raise KeyProblem(NoteKind.BAD_VALUE, f"{config.find(HEADS)[0]!r} is 0, must be at least 1")
    config.note_found(FactName.HEADS, _shortest(heads), HEADS)
    kv_heads, source = _stated_kv_heads(config, heads)
    for of_layer, kv_of_layer in zip(heads, kv_heads, strict=True):
        if kv_of_layer > of_layer or (kv_of_layer and of_layer % kv_of_layer):
            sentence = f"'num_key_value_heads' is {kv_of_layer:,}, must divide 'num_attention_heads', {of_layer:,}"
            raise KeyProblem(NoteKind.BAD_VALUE, sentence)
    config.note(FactName.KV_HEADS, _shortest(kv_heads), FactSource.KEY if source else FactSource.COMPUTED, source)
    return heads, kv_heads


def _stated_kv_heads(config: Config, heads: tuple[int, ...]) -> tuple[tuple[int, ...], str]:
    """Return the KV heads of each layer and the key that states them; empty where they are as many as heads."""
    count = len(heads)
    blocks = config.part.get("block_configs")
    if isinstance(blocks, list) and len(blocks) == count:  # Nemotron-NAS: some layers without attention
        return tuple(
            _block_kv_heads(block, of_layer) for block, of_layer in zip(blocks, heads, strict=True)
        ), "block_configs"
    if config.part.get("multi_query_attention") is True:
        return (config.integer("multi_query_group_num", least=1) or 1,) * count, "multi_query_group_num"
    if config.model_type in ("falcon", "RefinedWeb", "RefinedWebModel") and not config.flag("new_decoder_architecture"):
        if config.flag("multi_query") is not False:
            return (1,) * count, "multi_query"
        return heads, ""
    if config.flag("multi_query"):
        return (1,) * count, "multi_query"
    names = ("kv_n_heads", *KV_HEADS)
    stated = config.per_layer(names, count)
    if stated is None:
        return heads, ""
    if not any(stated):
        raise KeyProblem(NoteKind.BAD_VALUE, f"{config.find(names)[0]!r} is 0, must be at least 1")
    return stated, config.find(names)[0]


def _block_kv_heads(block: Any, heads: int) -> int:
    attention = block.get("attention") if isinstance(block, dict) else None
    if not isinstance(attention, dict) or attention.get("no_op") or attention.get("replace_with_linear"):
        return 0
    group = attention.get("n_heads_in_group")
    return heads // group if isinstance(group, int) and group > 0 else heads


def _head_dims(config: Config, heads: tuple[int, ...]) -> tuple[int, int]:
    if not any(heads):
        return 0, 0
    nope, rope = config.integer("qk_nope_head_dim"), config.integer("qk_rope_head_dim")
    if nope and rope and config.integer("kv_lora_rank"):  # MLA: a 'head_dim' beside these is the rotary part only
        config.note(FactName.KEY_HEAD_DIM, nope + rope, FactSource.KEY, "qk_nope_head_dim + qk_rope_head_dim")
        return nope + rope, config.integer("v_head_dim", least=1) or nope
    stated = config.integer(*HEAD_DIM, least=1)
    if stated is None:
        hidden = config.integer(*HIDDEN, least=1)
        if hidden is None:
            raise KeyProblem(
                NoteKind.MISSING_VALUE, "head width missing: there is neither 'head_dim' nor 'hidden_size'"
            )
        most = max(heads)
        if hidden % most:
            raise KeyProblem(NoteKind.BAD_VALUE, f"'hidden_size' is {hidden:,}, no multiple of the {most:,} heads")
        stated = hidden // most
    config.note_found(FactName.KEY_HEAD_DIM, stated, HEAD_DIM, otherwise="hidden_size / num_attention_heads")
    value_dim = config.integer("v_head_dim", least=1) or stated
    return stated, value_dim


def _layers(
    config: Config,
    kinds: tuple[Kind, ...],
    heads: tuple[int, ...],
    kv_heads: tuple[int, ...],
    *,
    head_dim: int,
    value_dim: int,
    window: int,
    notes: list[Note],
) -> tuple[LayerGroup, ...]:
    latent = config.integer("kv_lora_rank") or 0
    rope = config.integer("qk_rope_head_dim") or 0
    if latent:
        sentence = "latent cache (MLA): one vector per token and layer is kept, no separate keys and values"
        notes.append(Note(kind=NoteKind.LATENT_USED, sentence=sentence, words=NoteWords.LATENT_USED))
    state = 0
    if any(kind in (Kind.RECURRENT, Kind.BOTH) for kind in kinds):
        found = state_bytes_per_sequence(config, heads=max(heads), head_dim=head_dim)
        state = found or 0
        if found is None:
            sentence = "the config does not state the sizes of the recurrent state; it is counted as 0"
            notes.append(Note(kind=NoteKind.STATE_UNKNOWN, sentence=sentence, words=NoteWords.STATE_UNKNOWN))
    own = len(kinds) - (config.integer("num_kv_shared_layers") or 0)
    has_cache = config.model_type not in ENCODERS
    if not has_cache:
        family = config.model_type
        sentence = f"{family!r} keeps no KV cache"
        notes.append(Note(kind=NoteKind.NO_CACHE, sentence=sentence, words=NoteWords.NO_CACHE, names=(family,)))
    layers = []
    for index, kind in enumerate(kinds):
        if kind is Kind.RECURRENT:
            layers.append(LayerGroup(kind=LayerKind.RECURRENT, count=1, state_bytes_per_sequence=state))
            continue
        if kind is Kind.NONE or kv_heads[index] == 0:
            layers.append(LayerGroup(kind=LayerKind.NONE, count=1))
            continue
        is_window = kind is Kind.WINDOW
        of_layer, key_dim, width = _widths(
            config, is_window=is_window, kv_heads=kv_heads[index], key_dim=head_dim, value_dim=value_dim
        )
        owns = has_cache and index < own
        name = LayerKind.SLIDING_WINDOW if is_window else LayerKind.LATENT if latent else LayerKind.FULL
        layers.append(
            LayerGroup(
                kind=name if owns else LayerKind.SHARED if has_cache else LayerKind.NONE,
                count=1,
                key_values_per_token=(latent + rope if latent else of_layer * key_dim) if owns else 0,
                value_values_per_token=(0 if latent else of_layer * width) if owns else 0,
                sliding_window=window if is_window else None,
                state_bytes_per_sequence=state if kind is Kind.BOTH else 0,
                num_attention_heads=heads[index],
                key_head_dim=latent + rope if latent else key_dim,
                value_head_dim=latent or width,
            )
        )
    return tuple(layers)


def _widths(config: Config, *, is_window: bool, kv_heads: int, key_dim: int, value_dim: int) -> tuple[int, int, int]:
    """Return KV heads, key and value width of a layer where local and global layers differ (MiMo, Gemma 4)."""
    if is_window:
        key = config.integer("swa_head_dim", least=1) or key_dim
        value = config.integer("swa_v_head_dim", least=1) or (value_dim if key == key_dim else key)
        return config.integer("swa_num_key_value_heads", least=1) or kv_heads, key, value
    whole = config.integer("global_head_dim", least=1)
    if whole is None:
        return kv_heads, key_dim, value_dim
    return config.integer("num_global_key_value_heads", least=1) or kv_heads, whole, whole


def _indexers(config: Config, kinds: tuple[Kind, ...], heads: tuple[int, ...]) -> list[LayerGroup]:
    """Return the keys that sparse-attention layers keep for choosing (DeepSeek 3.2, GLM 5)."""
    width = config.integer("index_head_dim")
    if not width:
        return []
    count = sum(kind is Kind.FULL for kind in kinds)
    indexer_heads = config.integer("index_n_heads") or max(heads)
    return [
        LayerGroup(
            kind=LayerKind.INDEXER,
            count=count,
            key_values_per_token=width,
            num_attention_heads=indexer_heads,
            key_head_dim=width,
        )
    ]


def _shortest(values: tuple[int, ...]) -> int | tuple[int, ...]:
    return values[0] if len(set(values)) == 1 else values
