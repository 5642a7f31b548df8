"""What each model family keeps between passes where its GGUF file does not say so.

These are facts about llama.cpp's loaders: load_arch_hparams in src/models/*.cpp and create_memory in llama-model.cpp,
as of October 2026 (llama.cpp 0.5.0, MIT licence). A family that is not listed here keeps keys and values of every
token in every layer, whatever window its file mentions.
"""

from dataclasses import dataclass
from enum import StrEnum


class WindowRule(StrEnum):
    """When a family uses sliding windows."""

    NEVER = "never"  # a window in the file is ignored
    STATED = "stated"  # if the file states a window above 0
    ALWAYS = "always"  # with `window_tokens` where the file states none
    CHUNKED = "chunked"  # unless the file states 0: attention inside fixed chunks, whatever size is stated
    EVERY_ATTENTION_LAYER = "every_attention_layer"  # if stated, in all layers that have attention


class StateRule(StrEnum):
    """How the state of a recurrent layer is sized (llama_hparams::n_embd_r and n_embd_s)."""

    NONE = "none"
    MAMBA = "mamba"  # ssm.* keys, without groups
    MAMBA2 = "mamba2"  # ssm.* keys, with groups; also gated delta nets
    RWKV = "rwkv"
    SHORT_CONVOLUTION = "short_convolution"
    DELTA_ATTENTION = "delta_attention"  # KDA
    LINEAR_ATTENTION = "linear_attention"  # lightning attention


class RecurrentRule(StrEnum):
    """Which layers are recurrent."""

    NONE = "none"
    ALL = "all"
    NO_KV_HEADS = "no_kv_heads"  # those with 0 KV heads
    NO_KV_HEADS_NO_FEED_FORWARD = "no_kv_heads_no_feed_forward"  # 0 KV heads and no feed-forward part either
    STATED_OR_INTERVAL = "stated_or_interval"  # recurrent_layers, or all but every n-th
    BESIDE_ATTENTION = "beside_attention"  # every layer has both


class IndexerRule(StrEnum):
    """Which layers keep keys for choosing what to look at, and how wide."""

    NONE = "none"
    ALL = "all"  # one key of indexer.key_length in each layer of the stack
    TYPED = "typed"  # in the layers that indexer.types marks
    AFTER_DENSE = "after_dense"  # in the layers after the leading dense ones; values are allocated too
    ATTENTION = "attention"  # in the layers with attention, in a hybrid


@dataclass(frozen=True, slots=True, kw_only=True)
class Family:
    """The defaults of one family.

    Attributes
    ----------
    has_cache : bool
        False for encoders and diffusion models, which llama.cpp runs without any memory.
    window_rule : WindowRule
    window_tokens : int
        Used where the file is silent; with CHUNKED always.
    fixed_window : bool
        Whether `window_tokens` replaces a stated window.
    window_layers : int
        Only models with that many layers use windows; 0 for all.
    period : int
        Every n-th layer sees everything; 0 where all layers are windowed, or the file must list them.
    full_first : bool
        Whether the layer that sees everything is the first of each period, not the last.
    own_cache_layers : int
        Layers from the start that own a cache where the file is silent; 0 for all.
    predictions_are_cached : bool
        Whether a prediction layer's cache is allocated together with the main stack's.
    supports_quantised_cache : bool
    """

    has_cache: bool = True
    window_rule: WindowRule = WindowRule.NEVER
    window_tokens: int = 0
    fixed_window: bool = False
    window_layers: int = 0
    period: int = 0
    full_first: bool = False
    recurrent_rule: RecurrentRule = RecurrentRule.NONE
    recurrent_period: int = 4
    state_rule: StateRule = StateRule.NONE
    indexer_rule: IndexerRule = IndexerRule.NONE
    shares_cache: bool = False
    own_cache_layers: int = 0
    is_compressed: bool = False
    router_layer: bool = False
    repeats_layers: bool = False
    predictions_are_cached: bool = False
    supports_quantised_cache: bool = True


_NO_CACHE = Family(has_cache=False)


def _windows(period: int, rule: WindowRule = WindowRule.STATED, tokens: int = 0, *, full_first: bool = False) -> Family:
    return Family(window_rule=rule, window_tokens=tokens, period=period, full_first=full_first)


def _hybrid(
    state: StateRule, recurrent: RecurrentRule = RecurrentRule.NO_KV_HEADS, *, predictions: bool = True
) -> Family:
    return Family(recurrent_rule=recurrent, state_rule=state, predictions_are_cached=predictions)


_INTERVAL = _hybrid(StateRule.MAMBA2, RecurrentRule.STATED_OR_INTERVAL, predictions=False)
_NEMOTRON_H = _hybrid(StateRule.MAMBA2, RecurrentRule.NO_KV_HEADS_NO_FEED_FORWARD)
_RWKV = _hybrid(StateRule.RWKV, RecurrentRule.ALL)
_DELTA = _hybrid(StateRule.DELTA_ATTENTION)
_LISTED = _windows(0)

FAMILIES: dict[str, Family] = {
    # encoders (llama-model.cpp, create_memory: no memory at all) and diffusion models
    "bert": _NO_CACHE,
    "modern-bert": _NO_CACHE,
    "nomic-bert": _NO_CACHE,
    "nomic-bert-moe": _NO_CACHE,
    "neo-bert": _NO_CACHE,
    "jina-bert-v2": _NO_CACHE,
    "jina-bert-v3": _NO_CACHE,
    "eurobert": _NO_CACHE,
    "gemma-embedding": _NO_CACHE,
    "wavtokenizer-dec": _NO_CACHE,
    "dream": _NO_CACHE,
    "llada": _NO_CACHE,
    "llada-moe": _NO_CACHE,
    "rnd1": _NO_CACHE,
    # windows with a period of the family's own
    "afmoe": _windows(4),
    "cohere2": _windows(4),
    "cohere2moe": _windows(4, full_first=True),
    "exaone-moe": _windows(4, WindowRule.ALWAYS, 128),
    "exaone4": Family(window_rule=WindowRule.ALWAYS, window_tokens=4096, period=4, window_layers=64),  # only the 32B
    "gemma2": _windows(2, WindowRule.ALWAYS, 4096),
    "gemma3": _windows(6),
    "gpt-oss": _windows(2),
    "laguna": _windows(4, full_first=True),
    "llama4": _windows(4, WindowRule.CHUNKED, 8192),
    "mellum": _windows(4),
    "muse-glimmer": _windows(4),
    "olmo2": _windows(4),
    "plamo3": _windows(8),
    "smallthinker": Family(
        window_rule=WindowRule.STATED, window_tokens=4096, fixed_window=True, period=4, full_first=True
    ),
    # windows in the layers that the file lists
    "dflash": _LISTED,
    "gemma4-assistant": _LISTED,
    "granite_swa": _LISTED,
    "maple": _LISTED,
    "mimo2": _LISTED,
    "spark2_5": _LISTED,
    "step35": _LISTED,
    # windows, and late layers that read the cache of earlier ones
    "gemma3n": Family(window_rule=WindowRule.STATED, period=5, shares_cache=True, own_cache_layers=20),
    "gemma4": Family(window_rule=WindowRule.STATED, shares_cache=True),
    # recurrent
    "mamba": _hybrid(StateRule.MAMBA, RecurrentRule.ALL),
    "mamba2": _hybrid(StateRule.MAMBA2, RecurrentRule.ALL),
    "rwkv6": _RWKV,
    "rwkv6qwen2": _RWKV,
    "rwkv7": _RWKV,
    "arwkv7": _RWKV,
    # hybrids
    "jamba": _hybrid(StateRule.MAMBA),
    "plamo2": _hybrid(StateRule.MAMBA2),
    "granitehybrid": _hybrid(StateRule.MAMBA2),
    "falcon-h1": _hybrid(StateRule.MAMBA2, RecurrentRule.BESIDE_ATTENTION),
    "nemotron_h": _NEMOTRON_H,
    "nemotron_h_moe": _NEMOTRON_H,
    "lfm2": Family(
        window_rule=WindowRule.EVERY_ATTENTION_LAYER,
        recurrent_rule=RecurrentRule.NO_KV_HEADS,
        state_rule=StateRule.SHORT_CONVOLUTION,
    ),
    "lfm2moe": _hybrid(StateRule.SHORT_CONVOLUTION),
    "qwen3next": _INTERVAL,
    "qwen35": _INTERVAL,
    "qwen35moe": _INTERVAL,
    "qwen4exp": Family(
        recurrent_rule=RecurrentRule.STATED_OR_INTERVAL,
        state_rule=StateRule.MAMBA2,
        indexer_rule=IndexerRule.ATTENTION,
    ),
    "minimax-01": Family(
        recurrent_rule=RecurrentRule.STATED_OR_INTERVAL, recurrent_period=8, state_rule=StateRule.LINEAR_ATTENTION
    ),
    "kimi-linear": _DELTA,
    "kimi-k3": _DELTA,
    "bailingmoe3": _DELTA,
    "glm5-next": Family(
        recurrent_rule=RecurrentRule.NO_KV_HEADS,
        state_rule=StateRule.DELTA_ATTENTION,
        indexer_rule=IndexerRule.ATTENTION,
    ),
    # sparse attention with an indexer (llama-kv-cache-dsa.cpp, -msa.cpp, -dsv4.cpp)
    "deepseek32": Family(indexer_rule=IndexerRule.ALL),
    "glm-dsa": Family(indexer_rule=IndexerRule.TYPED),
    "hy_v4": Family(indexer_rule=IndexerRule.TYPED, predictions_are_cached=True),
    "dots3note": Family(window_rule=WindowRule.STATED, indexer_rule=IndexerRule.TYPED),
    "minimax-m3": Family(indexer_rule=IndexerRule.AFTER_DENSE, predictions_are_cached=True),
    "deepseek4": Family(window_rule=WindowRule.STATED, is_compressed=True),
    # others
    "grok": Family(supports_quantised_cache=False),  # llama-context.cpp forces flash attention off
    "graniteswitch": Family(router_layer=True),
    "nanbeige": Family(repeats_layers=True),
}

# Families whose layers all keep keys and values of every token: known, but with nothing to add.
_PLAIN_NAMES = """
apertus arcee arctic baichuan bailingmoe bailingmoe2 bitnet bloom chameleon chatglm codeshell cogvlm command-r
dbrx deci deepseek deepseek2 deepseek2-ocr dots1 eagle3 ernie4_5 ernie4_5-moe exaone falcon gemma glm4 glm4moe
gpt2 gptj gptneox granite granitemoe grovemoe hrm_text hunyuan-dense hunyuan-moe hunyuan_vl hy_v3 internlm2
jais jais2 llama llama-embed maincoder minicpm minicpm3 minimax-m2 mistral3 mistral4 mpt nemotron olmo olmoe
openelm orion paddleocr pangu-embedded phi2 phi3 phimoe plamo plm pockettts qwen qwen2 qwen2moe qwen2vl qwen3
qwen3moe qwen3tts qwen3vl qwen3vlmoe refact seed_oss smollm3 stablelm starcoder starcoder2 t5 t5encoder talkie
xverse
"""
PLAIN_FAMILIES = frozenset(_PLAIN_NAMES.split())
PLAIN = Family()


def family_of(name: str) -> Family:
    """Return the defaults of a family by its general.architecture; plain full attention for all others."""
    return FAMILIES.get(name, PLAIN)


def is_known(name: str) -> bool:
    """Return whether the family's loader has been looked at."""
    return name in FAMILIES or name in PLAIN_FAMILIES
