"""How many weights a model has, computed from the shape that its config.json states.

Exact for dense decoders of the usual build and for their mixtures of experts; recurrent layers follow the published
layouts of Mamba, Mamba 2, gated delta nets and short convolutions. Where a width is missing, a usual one is assumed
and named.
"""

from dataclasses import dataclass

from app.files.gguf_keys import KeyProblem
from app.files.hf_config_keys import (
    CONTEXT,
    EXPERT_WIDTH,
    EXPERTS,
    EXPERTS_USED,
    HIDDEN,
    TIED_FAMILIES,
    VOCABULARY,
    Config,
)
from app.files.hf_config_kinds import Kind
from app.files.hf_config_layers import Shape
from app.files.hf_config_states import mamba_inner
from app.files.hf_config_widths import TWO_MATRIX_FAMILIES, feed_forward_widths
from app.files.model_file import NoteKind

ASSUMED_VOCABULARY = 32000
BIASED_QUERY_FAMILIES = ("qwen2", "chatglm")  # biases on queries, keys and values
BIASED_FAMILIES = frozenset(
    {"gpt2", "gpt_bigcode", "gpt_neox", "bloom", "opt", "phi", "starcoder2"}
)  # biases everywhere
LEARNED_POSITION_FAMILIES = frozenset({"gpt2", "gpt_bigcode", "opt"})
GATED_ATTENTION_FAMILIES = ("qwen3_next", "qwen3_5")  # a gate as wide as the queries, computed with them
BIASED_ROUTER_FAMILIES = ("deepseek_v3", "glm4_moe", "kimi_k2")  # one correction per expert, to balance their load
FOUR_NORM_FAMILIES = ("gemma2", "gemma3", "gemma4", "glm4")  # norms before and after each part


@dataclass(frozen=True, slots=True, kw_only=True)
class Parameters:
    """Numbers of weights; `assumed` names the keys that were missing."""

    total: int
    embedding: int
    head: int
    is_tied: bool
    experts: int
    experts_used: int
    expert_layers: int
    expert_parameters: int
    linear: int  # in the matrices that a quantisation converts: all but embedding, head and norms
    assumed: tuple[str, ...]


def count_parameters(config: Config, shape: Shape) -> Parameters:
    """Add up all matrices, norms and tables.

    Raises
    ------
    KeyProblem
        If a value is impossible.
    """
    assumed: list[str] = []
    hidden = config.integer(*HIDDEN, least=1)
    if hidden is None:
        hidden = max(1, max(shape.heads) * shape.head_dim)
        assumed.append("hidden_size")
    vocabulary = config.integer(*VOCABULARY, least=1)
    if vocabulary is None:
        vocabulary = ASSUMED_VOCABULARY
        assumed.append("vocab_size")
    experts = config.integer(*EXPERTS) or 0
    used = config.integer(*EXPERTS_USED) or 0
    if used > experts > 0:
        name, _ = config.find(EXPERTS_USED)
        raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {used:,}, must not exceed the {experts:,} experts")
    used = min(used, experts)
    count = len(shape.kinds)
    moe = _moe_layers(config, shape, count) if experts > 1 else (False,) * count
    widths = feed_forward_widths(config, hidden, count, assumed if not all(moe) else [])
    matrices = 2 if config.model_type in TWO_MATRIX_FAMILIES else 3
    expert_width = _expert_width(config, widths)
    per_layer_experts = experts * matrices * hidden * expert_width
    linear = 0
    for index, kind in enumerate(shape.kinds):
        linear += _mixing(config, shape, index, hidden, kind)
        if _has_no_feed_forward(config, index, kind):
            continue
        if moe[index]:
            router = (hidden + config.model_type.startswith(BIASED_ROUTER_FAMILIES)) * experts
            beside = matrices * hidden * widths[index] if config.flag("enable_moe_block") else 0  # Gemma 4 has both
            linear += beside + per_layer_experts + router + _shared_experts(config, hidden, expert_width, matrices)
        else:
            linear += matrices * hidden * widths[index]
    norms = (4 if config.model_type.startswith(FOUR_NORM_FAMILIES) else 2) * hidden * count + hidden
    embedding = vocabulary * hidden
    is_tied = _is_tied(config)
    return Parameters(
        total=embedding * (1 if is_tied else 2) + linear + norms + _biases(config, shape, widths, hidden, vocabulary),
        embedding=embedding,
        head=embedding,
        is_tied=is_tied,
        experts=experts if any(moe) else 0,
        experts_used=used if any(moe) else 0,
        expert_layers=sum(moe),
        expert_parameters=per_layer_experts * sum(moe),
        linear=linear,
        assumed=tuple(assumed),
    )


def _biases(config: Config, shape: Shape, widths: tuple[int, ...], hidden: int, vocabulary: int) -> int:
    """Return biases and learned positions of the families of the GPT-2 build; 0 for all others."""
    if config.model_type not in BIASED_FAMILIES:
        return 0
    count = len(shape.kinds)
    total = (count + 1) * hidden + (vocabulary if config.model_type == "phi" else count * hidden)  # norms; Phi's head
    for index, layer in enumerate(shape.layers):
        heads, kv_heads = shape.heads[index], shape.kv_heads[index]
        total += (heads + 2 * kv_heads) * layer.key_head_dim + widths[index] + 2 * hidden
    if config.model_type == "phi":  # one norm per layer, with a bias, where others have two
        total -= count * hidden
    if config.model_type in LEARNED_POSITION_FAMILIES:
        total += (config.integer(*CONTEXT) or 0) * hidden
    return total


def _is_tied(config: Config) -> bool:
    for place in (config.part, config.whole):
        stated = place.get("tie_word_embeddings")
        if isinstance(stated, bool):
            return stated
    return config.model_type in TIED_FAMILIES


def _expert_width(config: Config, widths: tuple[int, ...]) -> int:
    stated = config.get(*EXPERT_WIDTH)
    if isinstance(stated, list):
        stated = max((entry for entry in stated if isinstance(entry, int)), default=None)
    return config.checked("moe_intermediate_size", stated, 1) if stated is not None else max(widths)


def _moe_layers(config: Config, shape: Shape, count: int) -> tuple[bool, ...]:
    """Return which layers have experts: all but the first dense ones, and those a rhythm leaves out."""
    pattern = config.part.get("hybrid_override_pattern")
    if isinstance(pattern, str) and "E" in pattern:
        return tuple(letter == "E" for letter in pattern)
    frequency = config.part.get("moe_layer_freq")
    if isinstance(frequency, list) and len(frequency) == count:
        return tuple(mark == 1 for mark in frequency)
    first = config.integer("first_k_dense_replace", "num_dense_layers", "n_dense_layers", "first_dense_layers") or 0
    step = config.integer(
        "decoder_sparse_step", "interleave_moe_layer_step", "expert_layer_period", "moe_every_n_layers"
    )
    step = step or (frequency if isinstance(frequency, int) and frequency > 0 else 1)
    offset = config.integer("expert_layer_offset")
    phase = (step - 1 if offset is None else offset) % step
    dense = config.part.get("mlp_only_layers")
    dense_layers = set(dense) if isinstance(dense, list) and all(isinstance(entry, int) for entry in dense) else set()
    return tuple(index >= first and index % step == phase and index not in dense_layers for index in range(count))


def _shared_experts(config: Config, hidden: int, expert_width: int, matrices: int) -> int:
    width = config.integer(
        "shared_expert_intermediate_size", "moe_shared_expert_intermediate_size", "shared_intermediate_size"
    )
    if width is None:
        shared = config.integer("n_shared_experts", "num_shared_experts", "moe_num_shared_experts")
        is_llama4 = config.model_type.startswith("llama4")
        width = expert_width * (shared if shared is not None else 1 if is_llama4 else 0)
    return matrices * hidden * width


def _has_no_feed_forward(config: Config, index: int, kind: Kind) -> bool:
    """Whether a layer has no feed-forward part of its own: Nemotron-H alternates, Mamba has none."""
    pattern = config.part.get("hybrid_override_pattern")
    if isinstance(pattern, str):
        return pattern[index] not in "-E"
    return kind is Kind.RECURRENT and config.model_type.startswith(("mamba", "falcon_mamba"))


def _mixing(config: Config, shape: Shape, index: int, hidden: int, kind: Kind) -> int:
    """Return the weights by which a layer mixes tokens: attention, recurrence or both."""
    attention = 0 if kind in (Kind.NONE, Kind.RECURRENT) else _attention(config, shape, index, hidden)
    recurrence = _recurrence(config, hidden) if kind in (Kind.RECURRENT, Kind.BOTH) else 0
    return attention + recurrence


def _attention(config: Config, shape: Shape, index: int, hidden: int) -> int:
    heads, kv_heads = shape.heads[index], shape.kv_heads[index]
    if kv_heads == 0:
        return 0
    layer = shape.layers[index]
    latent = config.integer("kv_lora_rank") or 0
    if latent:
        nope, rope = config.integer("qk_nope_head_dim") or 0, config.integer("qk_rope_head_dim") or 0
        query_rank = config.integer("q_lora_rank") or 0
        queries = heads * (nope + rope)
        query = hidden * query_rank + query_rank + query_rank * queries if query_rank else hidden * queries
        keys = hidden * (latent + rope) + latent + latent * heads * (nope + shape.value_dim)
        return query + keys + heads * shape.value_dim * hidden
    key_dim, value_dim = layer.key_head_dim, layer.value_head_dim
    kv_heads = layer.key_values_per_token // key_dim or kv_heads  # global layers of Gemma 4 have fewer
    weights = hidden * (heads * key_dim + kv_heads * (key_dim + value_dim)) + heads * value_dim * hidden
    if config.model_type.startswith(BIASED_QUERY_FAMILIES) or config.flag("attention_bias"):
        weights += heads * key_dim + kv_heads * (key_dim + value_dim)
    if config.model_type.startswith(GATED_ATTENTION_FAMILIES):
        weights += hidden * heads * key_dim
    if config.flag("attention_k_eq_v") and layer.sliding_window is None:
        weights -= hidden * kv_heads * value_dim  # global layers of Gemma 4 take the keys as values
    if config.model_type.startswith(("qwen3", "gemma3")):
        weights += 2 * key_dim  # norms of queries and keys
    return weights


def _recurrence(config: Config, hidden: int) -> int:
    value_heads = config.integer("linear_num_value_heads")
    if value_heads:
        values = value_heads * (config.integer("linear_value_head_dim") or 0)
        keys = (config.integer("linear_num_key_heads") or value_heads) * (config.integer("linear_key_head_dim") or 0)
        taps = config.integer("linear_conv_kernel_dim") or 4
        return hidden * (2 * keys + 2 * values + 2 * value_heads) + taps * (2 * keys + values) + values * hidden
    cached_taps = config.integer("conv_L_cache", "conv_l_cache")
    if cached_taps:
        return 4 * hidden * hidden + cached_taps * hidden
    state = config.integer("ssm_state_size", "mamba_d_state", "state_size", "d_state")
    inner = mamba_inner(config)
    if state is None or inner is None:
        return 4 * hidden * hidden  # queries, keys, values and output of linear attention
    taps = config.integer("mamba_d_conv", "conv_kernel", "conv_kernel_size") or 4
    heads = config.integer("mamba_num_heads", "mamba_n_heads")
    if heads:
        groups = config.integer("mamba_n_groups", "n_groups") or 1
        mixed = inner + 2 * groups * state
        return hidden * (inner + mixed + heads) + (taps + 1) * mixed + 3 * heads + inner + inner * hidden
    rank = config.integer("mamba_dt_rank", "time_step_rank") or -(-hidden // 16)
    projections = 2 * hidden * inner + inner * (rank + 2 * state) + rank * inner + inner * hidden
    return projections + (taps + 1) * inner + inner * state + 2 * inner
