"""The layers of a GGUF model: what each keeps between passes, from its keys and its family's defaults."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from app.core.architecture import LayerGroup, LayerKind
from app.files.gguf_families import Family, IndexerRule, RecurrentRule, family_of, is_known
from app.files.gguf_heads import Heads, read_heads, recurrent_layers
from app.files.gguf_keys import Keys
from app.files.gguf_state import (
    compressor_bytes_per_sequence,
    history_bytes_per_sequence,
    state_bytes_per_sequence,
)
from app.files.gguf_windows import Windows, read_windows
from app.files.model_file import Note, NoteKind, NoteWords

MAX_LAYERS = 2048  # llama.cpp stops at 512
LONG_CONTEXT = 1_048_576  # GLM 5.2 and later: from this context on, only some layers have an indexer


@dataclass(frozen=True, slots=True, kw_only=True)
class Stack:
    """The layers of a model, one group of one layer each; `extra` keeps a cache without being a layer of its own."""

    heads: Heads
    windows: Windows
    main: tuple[LayerGroup, ...]
    predictions: tuple[LayerGroup, ...]
    extra: tuple[LayerGroup, ...]
    notes: tuple[Note, ...]

    def groups(self, *, with_predictions: bool) -> tuple[LayerGroup, ...]:
        """Return equal layers merged, in the order of their first appearance."""
        return merged((*self.main, *(self.predictions if with_predictions else ()), *self.extra))


def merged(layers: Iterable[LayerGroup]) -> tuple[LayerGroup, ...]:
    """Return equal groups added up."""
    counts: dict[LayerGroup, int] = {}
    for layer in layers:
        single = replace(layer, count=1)
        counts[single] = counts.get(single, 0) + layer.count
    return tuple(replace(layer, count=count) for layer, count in counts.items())


def read_stack(keys: Keys, *, total: int, predictions: int) -> Stack:
    """Return the layers.

    Parameters
    ----------
    total : int
        Layers in the file, prediction layers included.
    predictions : int
        How many of them, at the end, only guess ahead.

    Raises
    ------
    KeyProblem
        If a value without which the cache cannot be sized is missing or impossible.
    """
    family = family_of(keys.family)
    heads = read_heads(keys, family, total)
    count = total - predictions
    recurrent = recurrent_layers(keys, family, heads, count=count, total=total)
    notes: list[Note] = []
    windows = read_windows(
        keys,
        family,
        is_known_family=is_known(keys.family),
        has_attention=tuple(not recurrent[index] for index in range(count)),
        notes=notes,
    )
    builder = _Builder(keys, family, heads, recurrent, windows, total, notes)
    main = [builder.layer(index) for index in range(count)]
    if family.repeats_layers:
        main *= max(1, min(keys.integer("num_loops") or 1, MAX_LAYERS // max(1, count)))
    return Stack(
        heads=heads,
        windows=windows,
        main=tuple(main),
        predictions=tuple(builder.layer(index) for index in range(count, total)),
        extra=tuple(builder.extra(count)),
        notes=tuple(notes),
    )


class _Builder:
    """Makes the groups of single layers."""

    def __init__(
        self,
        keys: Keys,
        family: Family,
        heads: Heads,
        recurrent: tuple[bool, ...],
        windows: Windows,
        total: int,
        notes: list[Note],
    ) -> None:
        self._keys, self._family, self._heads = keys, family, heads
        self._recurrent, self._windows = recurrent, windows
        self._total = total
        self._own_layers = self._layers_with_own_cache(total)
        self._feed_forward = (
            keys.per_layer("feed_forward_length", total)
            if family.recurrent_rule is RecurrentRule.NO_KV_HEADS_NO_FEED_FORWARD
            else None
        )
        self._state = self._state_bytes(notes) if any(recurrent) else 0
        self._indexer_dim = keys.integer("attention.indexer.key_length") or 0
        self._ratios = keys.per_layer("attention.compress_ratios", total) if family.is_compressed else None
        self._history_layer = keys.value("ple.layers") if family.indexer_rule is IndexerRule.ATTENTION else None

    def layer(self, index: int) -> LayerGroup:
        """Return the group of one layer."""
        heads, family = self._heads, self._family
        state = self._state_of(index)
        is_beside = family.recurrent_rule is RecurrentRule.BESIDE_ATTENTION
        if self._recurrent[index] and not is_beside:
            return LayerGroup(kind=LayerKind.RECURRENT, count=1, state_bytes_per_sequence=state)
        query, key_value = heads.query[index], heads.key_value[index]
        if key_value == 0 or (self._feed_forward is not None and self._feed_forward[index] > 0):
            return LayerGroup(kind=LayerKind.NONE, count=1)
        windowed = index < len(self._windows.layers) and self._windows.layers[index]
        windowed = windowed or (family.is_compressed and self._windows.tokens > 0)
        key_dim, value_dim = (
            (heads.window_key_dim, heads.window_value_dim) if windowed else (heads.key_dim, heads.value_dim)
        )
        is_latent = heads.is_latent or family.is_compressed
        owns = family.has_cache and index < self._own_layers
        kind = LayerKind.SLIDING_WINDOW if windowed else LayerKind.LATENT if is_latent else LayerKind.FULL
        if not owns:
            kind = LayerKind.SHARED if family.has_cache else LayerKind.NONE
        return LayerGroup(
            kind=kind,
            count=1,
            key_values_per_token=key_value * key_dim if owns else 0,
            value_values_per_token=key_value * value_dim if owns and not is_latent else 0,
            sliding_window=self._windows.tokens if windowed else None,
            state_bytes_per_sequence=state,
            num_attention_heads=query,
            key_head_dim=key_dim,
            value_head_dim=value_dim,
        )

    def extra(self, count: int) -> Iterable[LayerGroup]:
        """Yield caches besides those of the layers: indexer keys, compressed keys, a router."""
        if self._family.router_layer:
            heads = self._heads
            yield LayerGroup(
                kind=LayerKind.FULL,
                count=1,
                key_values_per_token=heads.key_dim,
                value_values_per_token=heads.value_dim,
                num_attention_heads=1,
                key_head_dim=heads.key_dim,
                value_head_dim=heads.value_dim,
            )
        for index in self._indexed_layers(count):
            yield self._indexer(index)
        for index in range(count):
            ratio = self._ratios[index] if self._ratios is not None else 0
            if ratio > 1:
                yield replace(
                    self.layer(index),
                    kind=LayerKind.LATENT,
                    sliding_window=None,
                    tokens_per_cell=ratio,
                    state_bytes_per_sequence=0,
                )
                if ratio == 4:  # only the lightly compressed layers choose among their cells
                    yield replace(self._indexer(index), tokens_per_cell=ratio)

    def _indexer(self, index: int) -> LayerGroup:
        width = self._indexer_dim
        is_pooled = self._family.indexer_rule is IndexerRule.ATTENTION and self._keys.integer("attention.indexer.kpool")
        return LayerGroup(
            kind=LayerKind.INDEXER,
            count=1,
            key_values_per_token=3 * width if is_pooled else width,  # key, gate and pooled key
            value_values_per_token=0 if self._keeps_keys_only() else self._heads.value_dim,
            num_attention_heads=self._keys.integer("attention.indexer.head_count") or self._heads.query[index],
            key_head_dim=width,
        )

    def _keeps_keys_only(self) -> bool:
        """Whether an indexer's cache has no values: llama.cpp leaves them out only where the model is latent itself."""
        return self._heads.is_latent or self._family.is_compressed or self._family.indexer_rule is IndexerRule.ATTENTION

    def _indexed_layers(self, count: int) -> Iterable[int]:
        rule = self._family.indexer_rule
        if rule is IndexerRule.NONE or self._indexer_dim == 0:
            return ()
        if rule is IndexerRule.ALL:
            return range(count)
        if rule is IndexerRule.AFTER_DENSE:
            return range(self._keys.integer("leading_dense_block_count") or 0, self._total)  # predictions too
        if rule is IndexerRule.ATTENTION:
            return (index for index in range(count) if not self._recurrent[index])
        if self._keys.family == "hy_v4" and not self._keys.integer("attention.indexer.top_k"):
            return ()
        marks = self._keys.marks("attention.indexer.types", count)
        if marks is None:
            marks = self._unstated_indexers(count)
        return (index for index, is_full in enumerate(marks) if is_full and not self._is_windowed(index))

    def _unstated_indexers(self, count: int) -> tuple[bool, ...]:
        single = self._keys.integer("attention.indexer.types")
        if single is not None:
            return (single != 0,) * count
        if (self._keys.integer("context_length") or 0) < LONG_CONTEXT:
            return (True,) * count
        return tuple(index < 2 or (index - 2) % 4 == 0 for index in range(count))  # GLM 5.2 (glm-dsa.cpp)

    def _is_windowed(self, index: int) -> bool:
        return index < len(self._windows.layers) and self._windows.layers[index]

    def _layers_with_own_cache(self, total: int) -> int:
        if not self._family.shares_cache:
            return total
        shared = self._keys.integer("attention.shared_kv_layers")
        if shared is None:
            return min(total, self._family.own_cache_layers or total)
        return max(0, total - shared)

    def _state_of(self, index: int) -> int:
        if self._ratios is not None:
            return compressor_bytes_per_sequence(
                self._ratios[index], key_head_dim=self._heads.key_dim, indexer_dim=self._indexer_dim
            )
        if not self._recurrent[index]:
            return 0
        history = self._history_layer
        has_history = isinstance(history, tuple) and index in history
        return self._state + (history_bytes_per_sequence(self._keys) if has_history else 0)

    def _state_bytes(self, notes: list[Note]) -> int:
        heads = self._heads
        state = state_bytes_per_sequence(
            self._keys, self._family, heads=heads.query[0] or max(heads.query), key_head_dim=heads.key_dim
        )
        if state is None:
            sentence = "the file does not state the sizes of its recurrent state; it is counted as 0"
            notes.append(Note(kind=NoteKind.STATE_UNKNOWN, sentence=sentence, words=NoteWords.STATE_UNKNOWN))
        return state or 0
