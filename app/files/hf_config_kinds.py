"""Which kind each layer of a config.json is: full attention, windowed, recurrent or neither."""

from enum import StrEnum
from typing import Any

from app.files.gguf_keys import KeyProblem
from app.files.hf_config_keys import Config
from app.files.model_file import NoteKind


class Kind(StrEnum):
    """What a layer does with the tokens before it."""

    FULL = "full"
    WINDOW = "window"
    RECURRENT = "recurrent"
    NONE = "none"
    BOTH = "both"  # attention and a recurrent state side by side


# Words in layer_types, layers_block_type and their like.
WORDS = {
    "full_attention": Kind.FULL,
    "attention": Kind.FULL,
    "global_attention": Kind.FULL,
    "global": Kind.FULL,
    "full": Kind.FULL,
    "sliding_attention": Kind.WINDOW,
    "sliding_window": Kind.WINDOW,
    "sliding_window_attention": Kind.WINDOW,
    "chunked_attention": Kind.WINDOW,
    "local_attention": Kind.WINDOW,
    "local": Kind.WINDOW,
    "swa": Kind.WINDOW,
    "linear_attention": Kind.RECURRENT,
    "lightning_attention": Kind.RECURRENT,
    "mamba": Kind.RECURRENT,
    "mamba2": Kind.RECURRENT,
    "conv": Kind.RECURRENT,
    "recurrent": Kind.RECURRENT,
    "hybrid": Kind.BOTH,
    "mlp": Kind.NONE,
    "moe": Kind.NONE,
}
LETTERS = {"M": Kind.RECURRENT, "*": Kind.FULL, "-": Kind.NONE, "E": Kind.NONE}  # Nemotron-H
PERIOD_LETTERS = {"L": Kind.WINDOW, "G": Kind.FULL}  # EXAONE 4
RECURRENT_FAMILIES = ("mamba", "falcon_mamba", "rwkv", "xlstm", "recurrent_gemma_pure")
BOTH_FAMILIES = frozenset({"falcon_h1"})
ENCODERS = frozenset(
    {
        "bert",
        "roberta",
        "xlm-roberta",
        "modernbert",
        "nomic_bert",
        "distilbert",
        "electra",
        "deberta-v2",
        "eurobert",
        "llada",
    }
)
# Every n-th layer sees everything where the config gives a window but no pattern; from the model classes.
WINDOW_PERIODS = {
    "gemma2": 2,
    "gemma3": 6,
    "gemma3_text": 6,
    "gemma3n": 5,
    "gemma3n_text": 5,
    "gemma4": 6,
    "gemma4_text": 6,
    "cohere2": 4,
    "exaone4": 4,
    "gpt_oss": 2,
    "llama4": 4,
    "llama4_text": 4,
    "olmo3": 4,
    "afmoe": 4,
}
OPT_IN_FAMILIES = ("qwen2", "qwen3")  # use_sliding_window is off where the config is silent
PERIOD_KEYS = ("sliding_window_pattern", "_sliding_window_pattern", "global_attn_every_n_layers")


def layer_kinds(config: Config, count: int, *, window: int) -> tuple[Kind, ...]:
    """Return the kind of each layer.

    Parameters
    ----------
    window : int
        The stated window in tokens; 0 where there is none.

    Raises
    ------
    KeyProblem
        If a list of kinds has another length than there are layers, or holds an unknown word.
    """
    listed = _listed_kinds(config, count)
    if listed is not None:
        return tuple(Kind.FULL if kind is Kind.WINDOW and window == 0 else kind for kind in listed)
    hybrid = _hybrid_kinds(config, count)
    if hybrid is not None:
        return hybrid
    return _window_kinds(config, count, window=window)


def _listed_kinds(config: Config, count: int) -> tuple[Kind, ...] | None:
    for name in ("layer_types", "layers_block_type", "block_types", "layer_block_type"):
        value = config.part.get(name)
        if isinstance(value, list):
            if len(value) != count and name == "block_types":  # RecurrentGemma repeats a short pattern
                value = [value[index % len(value)] for index in range(count)] if value else value
            return tuple(_word(name, entry) for entry in _full_length(name, value, count))
    pattern = config.part.get("hybrid_override_pattern")
    if isinstance(pattern, str):
        letters = _full_length("hybrid_override_pattern", list(pattern), count)
        return tuple(_letter("hybrid_override_pattern", letter, LETTERS) for letter in letters)
    return None


def _hybrid_kinds(config: Config, count: int) -> tuple[Kind, ...] | None:
    """Return the kinds of a recurrent or hybrid model that gives a rule instead of a list; None for all others."""
    if config.model_type in BOTH_FAMILIES:
        return (Kind.BOTH,) * count
    if config.model_type.startswith(RECURRENT_FAMILIES):
        return (Kind.RECURRENT,) * count
    full: set[int] | None = None
    linear: Any = config.part.get("linear_attn_config")
    if isinstance(linear, dict) and isinstance(linear.get("full_attn_layers"), list):
        full = {index - 1 for index in linear["full_attn_layers"] if isinstance(index, int)}  # counted from 1
    elif isinstance(config.part.get("full_attn_idxs"), list):
        full = {index for index in config.part["full_attn_idxs"] if isinstance(index, int)}
    elif isinstance(config.part.get("attn_layer_indices"), list):
        full = {index for index in config.part["attn_layer_indices"] if isinstance(index, int)}
    elif isinstance(config.part.get("attn_type_list"), list):
        marks = _full_length("attn_type_list", config.part["attn_type_list"], count)
        full = {index for index, mark in enumerate(marks) if mark == 1}
    elif config.model_type == "jamba" or config.integer("attn_layer_period"):
        period, offset = config.integer("attn_layer_period", least=1) or 8, config.integer("attn_layer_offset")
        full = set(range(4 if offset is None else offset, count, period))
    elif (interval := config.integer("full_attention_interval", least=1)) is not None:
        full = set(range(interval - 1, count, interval))
    elif config.integer("linear_num_value_heads"):
        full = set(range(3, count, 4))
    if full is None:
        return None
    return tuple(Kind.FULL if index in full else Kind.RECURRENT for index in range(count))


def _window_kinds(config: Config, count: int, *, window: int) -> tuple[Kind, ...]:
    if window == 0:
        return (Kind.FULL,) * count
    for name, windowed in (("hybrid_layer_pattern", 1), ("sliding_window_layout", 1), ("no_rope_layers", 1)):
        value = config.part.get(name)
        if isinstance(value, list) and value:
            return tuple(Kind.WINDOW if mark == windowed else Kind.FULL for mark in _full_length(name, value, count))
    _, pattern = config.find(PERIOD_KEYS)
    if isinstance(pattern, str) and pattern and set(pattern) <= set(PERIOD_LETTERS):
        return tuple(PERIOD_LETTERS[pattern[index % len(pattern)]] for index in range(count))
    if isinstance(pattern, list):
        return tuple(
            Kind.WINDOW if mark else Kind.FULL for mark in _full_length("sliding_window_pattern", pattern, count)
        )
    period = config.integer(*PERIOD_KEYS) or WINDOW_PERIODS.get(config.model_type)
    if period:
        return tuple(Kind.FULL if (index + 1) % period == 0 else Kind.WINDOW for index in range(count))
    first_windowed = config.integer("max_window_layers") if config.flag("use_sliding_window") else None
    if first_windowed is not None:
        return tuple(Kind.WINDOW if index >= first_windowed else Kind.FULL for index in range(count))
    return (Kind.WINDOW,) * count


def stated_window(config: Config) -> int:
    """Return the window in tokens that the config states and does not switch off; 0 for none."""
    used = config.flag("use_sliding_window")
    if used is False or (used is None and config.model_type.startswith(OPT_IN_FAMILIES)):
        return 0
    _, value = config.find(("sliding_window", "sliding_window_size", "attention_chunk_size", "local_attention"))
    if value is False or value is True:
        return 0
    if isinstance(value, int | float) and value <= 0:
        return 0
    return config.integer("sliding_window", "sliding_window_size", "attention_chunk_size", "local_attention") or 0


def _word(name: str, word: object) -> Kind:
    kind = WORDS.get(word) if isinstance(word, str) else None
    if kind is None:
        raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} names the unknown kind of layer {str(word)[:40]!r}")
    return kind


def _letter(name: str, letter: object, letters: dict[str, Kind]) -> Kind:
    kind = letters.get(letter) if isinstance(letter, str) else None
    if kind is None:
        raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} holds the unknown letter {str(letter)[:10]!r}")
    return kind


def _full_length(name: str, values: list[Any], count: int) -> list[Any]:
    if len(values) != count:
        raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} has {len(values):,} entries for {count:,} layers")
    return values
