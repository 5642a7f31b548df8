"""Widths of the feed-forward parts of a config.json, in the many ways in which families state them."""

from typing import Any

from app.files.hf_config_keys import FEED_FORWARD, Config

ASSUMED_RATIO = 4  # feed-forward width / hidden size where nothing is stated
LARGEST_RATIO = 64
NAS_MULTIPLE = 256  # OpenELM and Nemotron-NAS round up to this
TWO_MATRIX_FAMILIES = frozenset(  # no gate in the feed-forward part
    {"gpt2", "gpt_bigcode", "gpt_neox", "gptj", "bloom", "falcon", "mpt", "opt", "phi", "starcoder2", "nemotron",
     "nemotron_h", "codegen", "gpt_neo", "bert", "roberta", "RefinedWeb"}
)  # fmt: skip


def feed_forward_widths(config: Config, hidden: int, count: int, assumed: list[str]) -> tuple[int, ...]:
    """Return the width of each layer's feed-forward part; the missing key is added to `assumed`."""
    widths = config.per_layer(FEED_FORWARD, count)
    if widths is not None and any(widths):
        return _as_built(config, widths)
    for key in ("block_configs", "ffn_multipliers"):
        listed = config.part.get(key)
        if isinstance(listed, list) and len(listed) == count:
            return tuple(_from_block(entry, hidden) for entry in listed)
    ratio = config.part.get("expansion_ratio")
    if isinstance(ratio, int | float) and 0 < ratio < LARGEST_RATIO:
        return (int(ratio * hidden),) * count
    multiple = config.integer("multiple_of", least=1)
    if multiple:  # Meta's params.json: two thirds of 4 x dim, rounded up
        factor = config.part.get("ffn_dim_multiplier")
        wide = int(2 * ASSUMED_RATIO * hidden / 3)
        wide = int(factor * wide) if isinstance(factor, int | float) and 0 < factor < LARGEST_RATIO else wide
        return (_rounded_up(wide, multiple),) * count
    if config.model_type not in TWO_MATRIX_FAMILIES:  # for those, 4 x hidden is the definition
        assumed.append("intermediate_size")
    return (ASSUMED_RATIO * hidden,) * count


def _as_built(config: Config, widths: tuple[int, ...]) -> tuple[int, ...]:
    """Return stated widths as the model classes use them."""
    if config.model_type == "qwen":  # the first Qwen states gate and up together
        return tuple(width // 2 for width in widths)
    if config.flag("block_auto_adjust_ff_dim"):  # LFM2
        multiple = config.integer("block_multiple_of", least=1) or NAS_MULTIPLE
        return tuple(_rounded_up(2 * width // 3, multiple) for width in widths)
    return widths


def _from_block(entry: Any, hidden: int) -> int:
    """Return the width of one entry: a factor of the hidden size (OpenELM), or a block's own part (Nemotron-NAS)."""
    if isinstance(entry, int | float) and 0 < entry < LARGEST_RATIO:
        return _rounded_up(int(entry * hidden), NAS_MULTIPLE)
    part = entry.get("ffn") if isinstance(entry, dict) else None
    if not isinstance(part, dict) or part.get("no_op"):
        return 0
    stated, factor = part.get("intermediate_size"), part.get("ffn_mult")
    if isinstance(stated, int) and 0 < stated < LARGEST_RATIO * hidden:
        return stated
    if isinstance(factor, int | float) and 0 < factor < LARGEST_RATIO:
        return _rounded_up(int(2 * factor * hidden / 3), NAS_MULTIPLE)
    return hidden if part.get("replace_with_linear") else 0


def _rounded_up(value: int, multiple: int) -> int:
    return -(-value // multiple) * multiple
