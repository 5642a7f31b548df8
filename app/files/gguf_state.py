"""Bytes that a recurrent layer keeps for each sequence, from the keys of a GGUF file.

The sizes are those of llama_hparams::n_embd_r (the tail of the convolution) and n_embd_s (the state), both f32.
"""

from app.files.gguf_families import Family, StateRule
from app.files.gguf_keys import Keys

F32_BYTES = 4
DEFAULT_TOKEN_SHIFTS = 2  # RWKV 6 and 7 shift before attention and before the feed-forward part
DEFAULT_KDA_CONVOLUTION = 4  # taps, where the file states none
CONVOLVED_PARTS = 3  # queries, keys and values
COMPRESSED_RATIO, STRONGLY_COMPRESSED_RATIO = 4, 128  # DeepSeek 4: one cell for so many tokens


def state_bytes_per_sequence(keys: Keys, family: Family, *, heads: int, key_head_dim: int) -> int | None:
    """Return the state of one recurrent layer and sequence in bytes, or None where a key for it is missing."""
    values = _state_values(keys, family.state_rule, heads=heads, key_head_dim=key_head_dim)
    return None if values is None else F32_BYTES * values


def history_bytes_per_sequence(keys: Keys) -> int:
    """Return what the n-gram layer of qwen4exp keeps besides its state, in bytes; 0 for all others."""
    taps, ngram = keys.integer("ple.conv_kernel") or 0, keys.integer("ple.ngram_size") or 0
    if taps < 1 or ngram < 1:
        return 0
    streams, width = keys.integer("hyper_connection.count") or 0, keys.integer("embedding_length") or 0
    return F32_BYTES * (taps - 1) * ngram * streams * width


def compressor_bytes_per_sequence(ratio: int, *, key_head_dim: int, indexer_dim: int) -> int:
    """Return what one DeepSeek-4 layer holds of the tokens it has not compressed yet, in bytes.

    Keys and scores of one window (llama-kv-cache-dsv4.cpp): 2 x ratio rows of 2 x the head and of 2 x the indexer key
    at ratio 4, ratio rows of the head at 128.
    """
    if ratio == COMPRESSED_RATIO:
        return 2 * F32_BYTES * 2 * ratio * 2 * (key_head_dim + indexer_dim)
    if ratio == STRONGLY_COMPRESSED_RATIO:
        return 2 * F32_BYTES * ratio * key_head_dim
    return 0


def _state_values(keys: Keys, rule: StateRule, *, heads: int, key_head_dim: int) -> int | None:
    width = keys.integer("embedding_length")
    if rule is StateRule.RWKV:
        head_size = keys.integer("wkv.head_size")
        shifts = keys.integer("token_shift_count")
        if width is None or head_size is None:
            return None
        return width * ((DEFAULT_TOKEN_SHIFTS if shifts is None else shifts) + head_size)
    if rule is StateRule.SHORT_CONVOLUTION:
        taps = keys.integer("shortconv.l_cache")
        return None if width is None or not taps else width * (taps - 1)
    if rule is StateRule.DELTA_ATTENTION:
        head_dim = keys.integer("kda.head_dim")
        taps = keys.integer("ssm.conv_kernel") or DEFAULT_KDA_CONVOLUTION
        if not head_dim or not heads:
            return None
        return CONVOLVED_PARTS * (taps - 1) * heads * head_dim + head_dim * head_dim * heads
    if rule is StateRule.LINEAR_ATTENTION:
        return key_head_dim * key_head_dim * heads
    taps, inner, state = (keys.integer(f"ssm.{name}") for name in ("conv_kernel", "inner_size", "state_size"))
    if taps is None or inner is None or state is None:
        return None
    groups = keys.integer("ssm.group_count") or 0 if rule is StateRule.MAMBA2 else 0
    return max(0, taps - 1) * (inner + 2 * groups * state) + state * inner
