"""The many names under which configs state the same thing, and checked access to them.

Names as in Hugging Face's configuration classes (transformers, Apache-2.0) and the models' own config files.
"""

from collections.abc import Iterable
from typing import Any

from app.files.gguf_keys import KeyProblem
from app.files.model_file import Fact, FactName, FactRule, FactSource, NoteKind

LARGEST_VALUE = 2**32
TEXT_PARTS = (  # where the language model of a larger whole is described; the first that is there
    "thinker_config",
    "text_config",
    "llm_config",
    "language_config",
    "language_model_config",
    "text_model_config",
    "language_model",
    "llm",
)
LAYERS = ("num_hidden_layers", "n_layer", "n_layers", "num_layers", "num_transformer_layers", "num_decoder_layers")
HEADS = ("num_attention_heads", "n_head", "n_heads", "num_heads", "num_query_heads")
KV_HEADS = ("num_key_value_heads", "n_kv_heads", "num_kv_heads", "n_head_kv", "num_query_groups")
HIDDEN = ("hidden_size", "n_embd", "n_embed", "d_model", "dim", "model_dim")
HEAD_DIM = ("head_dim", "attention_head_dim", "kv_channels", "d_kv", "head_size")
FEED_FORWARD = ("intermediate_size", "ffn_hidden_size", "n_inner", "ffn_dim", "d_ff", "hidden_dim", "block_ff_dim")
VOCABULARY = ("vocab_size", "padded_vocab_size", "n_vocab")
CONTEXT = (
    "max_position_embeddings",
    "n_positions",
    "max_seq_len",
    "seq_length",
    "n_ctx",
    "max_sequence_length",
    "max_context_length",
    "model_max_length",
)
EXPERTS = (
    "num_local_experts",
    "n_routed_experts",
    "num_experts",
    "moe_num_experts",
    "num_routed_experts",
    "moe_num_routed_experts",
)
EXPERTS_USED = (
    "num_experts_per_tok",
    "num_experts_per_token",
    "moe_top_k",
    "moe_topk",
    "top_k_experts",
    "num_experts_top_k",
    "moe_k",
    "num_selected_experts",
)
EXPERT_WIDTH = (
    "moe_intermediate_size",
    "expert_intermediate_size",
    "moe_ffn_hidden_size",
    "ffn_hidden_size_per_expert",
)
NESTED = ("attn_config", "ffn_config", "moe", "moe_config")  # MPT, DBRX, Mistral's own params.json

# What the configuration classes assume where a config is silent (it is not written when it equals the default).
DEFAULTS: dict[str, dict[str, Any]] = {
    "gemma": {"head_dim": 256, "vocab_size": 256000, "tie_word_embeddings": True},
    "gemma2": {"head_dim": 256, "vocab_size": 256000, "sliding_window": 4096, "tie_word_embeddings": True},
    "gemma3_text": {
        "num_attention_heads": 8,
        "num_key_value_heads": 4,
        "head_dim": 256,
        "num_hidden_layers": 26,
        "hidden_size": 2304,
        "intermediate_size": 9216,
        "vocab_size": 262208,
        "sliding_window": 4096,
        "max_position_embeddings": 131072,
        "tie_word_embeddings": True,
    },
    "gemma3n_text": {"vocab_size": 262400, "sliding_window": 512, "head_dim": 256, "tie_word_embeddings": True},
    "gemma4_text": {"vocab_size": 262144, "sliding_window": 512, "head_dim": 256, "tie_word_embeddings": True},
    "qwen3": {"head_dim": 128, "num_key_value_heads": 32},
    "qwen3_moe": {"head_dim": 128, "num_key_value_heads": 4, "moe_intermediate_size": 768},
    "qwen3_next": {"head_dim": 256},
    "qwen2": {"intermediate_size": 22016},
    "mistral": {"num_key_value_heads": 8, "intermediate_size": 14336, "vocab_size": 32000},
    "mixtral": {"num_key_value_heads": 8, "num_local_experts": 8, "num_experts_per_tok": 2, "intermediate_size": 14336},
    "llama": {"vocab_size": 32000, "intermediate_size": 11008, "hidden_size": 4096},
    "llama4_text": {"attention_chunk_size": 8192, "head_dim": 128},
    "cohere2": {"sliding_window": 4096, "tie_word_embeddings": True},
    "gpt_oss": {"sliding_window": 128, "head_dim": 64},
    "falcon": {"vocab_size": 65024, "tie_word_embeddings": True},
}
# What the same classes assume for the language model inside a larger config, which often states only its kind.
NESTED_DEFAULTS: dict[str, dict[str, Any]] = {
    "llama": {
        "num_hidden_layers": 32,
        "num_attention_heads": 32,
        "hidden_size": 4096,
        "intermediate_size": 11008,
        "vocab_size": 32000,
        "max_position_embeddings": 2048,
    },
    "mistral": {
        "num_hidden_layers": 32,
        "num_attention_heads": 32,
        "num_key_value_heads": 8,
        "hidden_size": 4096,
        "intermediate_size": 14336,
        "vocab_size": 32000,
        "max_position_embeddings": 131072,
    },
    "qwen2": {
        "num_hidden_layers": 32,
        "num_attention_heads": 32,
        "num_key_value_heads": 32,
        "hidden_size": 4096,
        "intermediate_size": 22016,
        "vocab_size": 151936,
        "max_position_embeddings": 32768,
    },
}
TIED_FAMILIES = frozenset(
    {
        "bloom", "cohere", "cohere2", "falcon", "gemma", "gemma2", "gemma3", "gemma3_text", "gemma3n", "gemma3n_text",
        "gemma4", "gemma4_text", "gpt2", "gpt_bigcode", "lfm2", "lfm2_moe", "mpt", "opt", "starcoder2", "smollm3",
    }
)  # fmt: skip


class Config:
    """One config (the part that describes the language model), with the whole around it as a fallback."""

    def __init__(self, part: dict[str, Any], whole: dict[str, Any]) -> None:
        self.part = part
        self.whole = whole
        kind = part.get("model_type") or whole.get("model_type") or ""
        self.model_type = kind if isinstance(kind, str) else ""
        self.facts: list[Fact] = []
        self._defaults = DEFAULTS.get(self.model_type) or DEFAULTS.get(f"{self.model_type}_text") or {}
        if part is not whole and whole:
            self._defaults = {**self._defaults, **NESTED_DEFAULTS.get(self.model_type, {})}

    def find(self, names: Iterable[str]) -> tuple[str, Any]:
        """Return the first key that states something, and its value; the last key asked for and None otherwise."""
        name = ""
        for place in (self.part, *self._nested()):
            for name in names:
                if place.get(name) is not None:
                    return name, place[name]
        return name, None

    def get(self, *names: str) -> Any:
        """Return the value of the first key that states something, else the family's default, else None."""
        _, value = self.find(names)
        return value if value is not None else self._default(names)

    def integer(self, *names: str, least: int = 0) -> int | None:
        """Return a whole number of at least `least`, or None where the config is silent.

        Raises
        ------
        KeyProblem
            If the value is no whole number or out of range; a number written as text is converted.
        """
        name, value = self.find(names)
        value = self._default(names) if value is None else value
        if isinstance(value, list | dict) and name in LAYERS:
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {value_kind(value)}, must be a whole number")
        return None if value is None or isinstance(value, list | dict) else self.checked(name, value, least)

    def per_layer(self, names: Iterable[str], layers: int) -> tuple[int, ...] | None:
        """Return one whole number per layer, from one for all or a list; None where the config is silent."""
        name, value = self.find(names)
        if value is None:
            value = self._default(names)
        if value is None:
            return None
        if not isinstance(value, list):
            return (self.checked(name, value, 0),) * layers
        if len(value) != layers:
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is a list of {len(value):,} entries for {layers:,} layers")
        return tuple(self.checked(name, 0 if entry is None else entry, 0) for entry in value)

    def flag(self, name: str) -> bool | None:
        """Return a yes or no, or None where the config is silent."""
        value = self.part.get(name)
        return value if isinstance(value, bool) else None

    def note(
        self,
        name: FactName,
        value: int | float | str | bool | tuple[int, ...],
        source: FactSource,
        detail: str = "",
        *,
        rule: FactRule | None = None,
        number: int = 0,
    ) -> None:
        """Write down a fact."""
        self.facts.append(Fact(name=name, value=value, source=source, detail=detail, rule=rule, number=number))

    def note_found(
        self, name: FactName, value: int | tuple[int, ...], names: Iterable[str], *, otherwise: str = ""
    ) -> None:
        """Write down a fact whose source is the first of these keys that states something, else `otherwise`."""
        key, stated = self.find(names)
        if stated is not None:
            self.note(name, value, FactSource.KEY, key)
        else:
            is_default = self._default(names) is not None
            self.note(name, value, FactSource.FAMILY_DEFAULT if is_default else FactSource.COMPUTED, otherwise)

    def checked(self, name: str, value: Any, least: int) -> int:
        """Return a value as a whole number of at least `least`."""
        if isinstance(value, str) and value.strip().isdecimal() and len(value) < 12:
            value = int(value)
        is_whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        if isinstance(value, bool) or not is_whole:
            shown = str(value)[:40]
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {shown!r}, must be a whole number")
        number = int(value)
        if not least <= number <= LARGEST_VALUE:
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {number:,}, must be {least} to {LARGEST_VALUE:,}")
        return number

    def _default(self, names: Iterable[str]) -> Any:
        return next((self._defaults[name] for name in names if name in self._defaults), None)

    def _nested(self) -> list[dict[str, Any]]:
        return [self.part[name] for name in NESTED if isinstance(self.part.get(name), dict)]


def value_kind(value: list[Any] | dict[str, Any]) -> str:
    """Return what a value is that should have been a number, for a sentence."""
    return "a list" if isinstance(value, list) else "an object"


def language_part(config: dict[str, Any]) -> dict[str, Any]:
    """Return the part that describes the language model: the config itself, or what lies inside it.

    Vision, audio and speech parts are never taken, however high up they stand.
    """
    for name in TEXT_PARTS:
        inner = config.get(name)
        if isinstance(inner, dict):
            found = language_part(inner)
            if any(key in found for key in (*LAYERS, *HEADS, *HIDDEN)) or "model_type" in found:
                return found
    return config
