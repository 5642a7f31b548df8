"""Bytes that a recurrent layer keeps for each sequence, from a config.json; f32 as llama.cpp keeps them."""

from typing import Any

from app.files.gguf_state import CONVOLVED_PARTS, DEFAULT_KDA_CONVOLUTION, DEFAULT_TOKEN_SHIFTS, F32_BYTES
from app.files.hf_config_keys import HIDDEN, Config

DEFAULT_EXPANSION = 2  # Mamba: inner width / hidden size
DEFAULT_CONVOLUTION = 4


def state_bytes_per_sequence(config: Config, *, heads: int, head_dim: int) -> int | None:
    """Return the state of one recurrent layer and sequence in bytes, or None where the config does not say enough."""
    hidden = config.integer(*HIDDEN) or 0
    if (values := _delta_net(config)) is not None:
        return F32_BYTES * values
    if (values := _delta_attention(config)) is not None:
        return F32_BYTES * values
    if (taps := config.integer("conv_L_cache", "conv_l_cache")) is not None:
        return F32_BYTES * hidden * max(0, taps - 1)
    if config.model_type.startswith("rwkv"):
        return F32_BYTES * hidden * (DEFAULT_TOKEN_SHIFTS + (config.integer("head_size", "head_dim") or 64))
    if (values := mamba_values(config)) is not None:
        return F32_BYTES * values
    if config.model_type.startswith("minimax") and heads and head_dim:
        return F32_BYTES * heads * head_dim * head_dim
    return None


def mamba_inner(config: Config) -> int | None:
    """Return the inner width of the model's Mamba layers, or None where it has none."""
    heads = config.integer("mamba_num_heads", "mamba_n_heads")
    head_dim = config.integer("mamba_head_dim", "mamba_d_head")
    if heads and head_dim:
        return heads * head_dim
    stated = config.integer("mamba_d_ssm", "d_inner", "mamba_intermediate_size")
    if stated:
        return stated
    hidden = config.integer(*HIDDEN)
    expansion = config.integer("mamba_expand", "expand") or DEFAULT_EXPANSION
    return None if hidden is None else expansion * hidden


def mamba_values(config: Config) -> int | None:
    """Return how many values a Mamba layer keeps: the tail of its convolution and its state."""
    state = config.integer("ssm_state_size", "mamba_d_state", "state_size", "d_state")
    inner = mamba_inner(config)
    if state is None or inner is None:
        return None
    taps = config.integer("mamba_d_conv", "conv_kernel", "conv_kernel_size", "d_conv") or DEFAULT_CONVOLUTION
    groups = config.integer("mamba_n_groups", "n_groups", "mamba_ngroups") or 0
    return max(0, taps - 1) * (inner + 2 * groups * state) + inner * state


def _delta_net(config: Config) -> int | None:
    """Gated delta nets (Qwen3-Next): one matrix per value head."""
    value_heads = config.integer("linear_num_value_heads")
    if value_heads is None:
        return None
    key_heads = config.integer("linear_num_key_heads") or value_heads
    key_dim, value_dim = config.integer("linear_key_head_dim") or 0, config.integer("linear_value_head_dim") or 0
    taps = config.integer("linear_conv_kernel_dim") or DEFAULT_CONVOLUTION
    return (taps - 1) * (2 * key_heads * key_dim + value_heads * value_dim) + value_heads * key_dim * value_dim


def _delta_attention(config: Config) -> int | None:
    """Kimi's delta attention, whose numbers stand in a part of their own."""
    part: Any = config.part.get("linear_attn_config")
    if not isinstance(part, dict):
        return None
    inner = Config(part, {})
    heads, head_dim = inner.integer("num_heads"), inner.integer("head_dim")
    if not heads or not head_dim:
        return None
    taps = inner.integer("short_conv_kernel_size") or DEFAULT_KDA_CONVOLUTION
    return CONVOLVED_PARTS * max(0, taps - 1) * heads * head_dim + heads * head_dim * head_dim
