"""Heads of the layers of a GGUF model, their widths, and which layers are recurrent instead."""

from dataclasses import dataclass

from app.files.gguf_families import Family, RecurrentRule
from app.files.gguf_keys import KeyProblem, Keys
from app.files.model_file import NoteKind

# Their loaders demand the keys of the latent form, so a file without them cannot mean full keys and values.
LATENT_FAMILIES = frozenset({"bailingmoe3", "dots3note", "glm5-next", "hy_v4", "kimi-k3", "kimi-linear"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Heads:
    """Heads of every layer of the file, and their widths in full and in windowed layers."""

    query: tuple[int, ...]
    key_value: tuple[int, ...]
    key_dim: int
    value_dim: int
    window_key_dim: int
    window_value_dim: int
    is_latent: bool


def read_heads(keys: Keys, family: Family, total: int) -> Heads:
    """Return the heads of all layers.

    Raises
    ------
    KeyProblem
        If they are missing, 0, or more KV heads than heads.
    """
    query = keys.per_layer("attention.head_count", total)
    if family.recurrent_rule is RecurrentRule.ALL:
        none = (0,) * total
        return Heads(
            query=none, key_value=none, key_dim=0, value_dim=0, window_key_dim=0, window_value_dim=0, is_latent=False
        )
    if query is None:
        raise KeyProblem(
            NoteKind.MISSING_VALUE, f"head count missing: the file has no key {keys.name('attention.head_count')!r}"
        )
    if not any(query):
        raise KeyProblem(NoteKind.BAD_VALUE, f"{keys.name('attention.head_count')!r} is 0, must be at least 1")
    key_value = keys.per_layer("attention.head_count_kv", total)
    if key_value is None:
        key_value = query
    for index, (of_layer, kv_of_layer) in enumerate(zip(query, key_value, strict=True)):
        if 0 < of_layer < kv_of_layer:
            name = keys.name("attention.head_count_kv")
            raise KeyProblem(
                NoteKind.BAD_VALUE,
                f"{name!r} is {kv_of_layer:,} in layer {index}, must not exceed the {of_layer:,} heads",
            )
    first = query[0] or max(query)
    key_dim = keys.integer("attention.key_length", least=1)
    value_dim = keys.integer("attention.value_length", least=1)
    if key_dim is None or value_dim is None:
        default = keys.required("embedding_length", "embedding length") // first
        key_dim, value_dim = key_dim or default, value_dim or default
    latent = [keys.integer(f"attention.{part}_length_mla") or 0 for part in ("key", "value")]
    return Heads(
        query=query,
        key_value=key_value,
        key_dim=key_dim,
        value_dim=value_dim,
        window_key_dim=keys.integer("attention.key_length_swa") or key_dim,
        window_value_dim=keys.integer("attention.value_length_swa") or value_dim,
        is_latent=all(latent) or (keys.family in LATENT_FAMILIES and bool(keys.integer("attention.kv_lora_rank"))),
    )


def recurrent_layers(keys: Keys, family: Family, heads: Heads, *, count: int, total: int) -> tuple[bool, ...]:
    """Return for every layer of the file whether it has a state instead of (or besides) a cache."""
    rule = family.recurrent_rule
    if rule is RecurrentRule.ALL or rule is RecurrentRule.BESIDE_ATTENTION:
        return (True,) * total
    if rule is RecurrentRule.NONE:
        return (False,) * total
    if rule is RecurrentRule.STATED_OR_INTERVAL:
        stated = keys.per_layer("attention.recurrent_layers", total)
        if stated is not None:
            return tuple(mark != 0 for mark in stated)
        period = keys.integer("full_attention_interval", least=1) or family.recurrent_period
        return tuple(index < count and (index + 1) % period != 0 for index in range(total))
    no_heads = tuple(index < count and heads.key_value[index] == 0 for index in range(total))
    if rule is RecurrentRule.NO_KV_HEADS:
        return no_heads
    feed_forward = keys.per_layer("feed_forward_length", total) or (0,) * total
    return tuple(is_empty and width == 0 for is_empty, width in zip(no_heads, feed_forward, strict=True))
