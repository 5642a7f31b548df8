"""Families whose configs say things their own way, held to published parameter counts."""

from pathlib import Path
from typing import Any

import pytest

from app.core.architecture import LayerKind
from app.files.model_file import FactName
from tests.files.configs import LLAMA_8B, QWEN2_7B, architecture, layers, opened


@pytest.mark.parametrize(
    ("config", "published"),
    [
        (QWEN2_7B, 7_615_616_512),
        (LLAMA_8B, 8_030_261_248),
        (
            {
                "model_type": "dbrx",
                "d_model": 6144,
                "n_heads": 48,
                "n_layers": 40,
                "vocab_size": 100352,
                "attn_config": {"kv_n_heads": 8},
                "ffn_config": {"ffn_hidden_size": 10752, "moe_num_experts": 16, "moe_top_k": 4},
            },
            131_596_523_520,
        ),
        (
            {"model_type": "gpt2", "n_ctx": 1024, "n_embd": 768, "n_head": 12, "n_layer": 12, "vocab_size": 50257},
            124_439_808,
        ),
        (
            {
                "model_type": "gemma2",
                "hidden_size": 2304,
                "intermediate_size": 9216,
                "num_hidden_layers": 26,
                "num_attention_heads": 8,
                "num_key_value_heads": 4,
                "vocab_size": 256000,
            },
            2_614_341_888,
        ),
        (
            {
                "model_type": "llama4_text",
                "hidden_size": 5120,
                "intermediate_size": 8192,
                "num_hidden_layers": 48,
                "num_attention_heads": 40,
                "num_key_value_heads": 8,
                "num_local_experts": 16,
                "num_experts_per_tok": 1,
                "vocab_size": 202048,
            },
            107_769_861_120,
        ),
    ],
    ids=["qwen2", "llama", "dbrx", "gpt2", "gemma2", "llama4"],
)
def test_parameters_are_those_that_were_published(tmp_path: Path, config: dict[str, Any], published: int) -> None:
    assert architecture(tmp_path, config).num_parameters == published


def test_falcon_shares_one_head_unless_it_says_otherwise(tmp_path: Path) -> None:
    old = {"model_type": "falcon", "hidden_size": 4544, "num_hidden_layers": 32, "num_attention_heads": 71}
    assert layers(architecture(tmp_path, old)) == [(LayerKind.FULL, 32, 64, 64)]
    new = {**old, "hidden_size": 8192, "num_attention_heads": 128, "num_kv_heads": 8, "new_decoder_architecture": True}
    assert layers(architecture(tmp_path, new)) == [(LayerKind.FULL, 32, 512, 512)]


def test_windows_from_a_certain_layer_on(tmp_path: Path) -> None:
    config = {**QWEN2_7B, "use_sliding_window": True, "sliding_window": 4096, "max_window_layers": 21}
    assert layers(architecture(tmp_path, config)) == [
        (LayerKind.FULL, 21, 512, 512),
        (LayerKind.SLIDING_WINDOW, 7, 512, 512),
    ]


def test_windows_as_a_pattern_of_letters(tmp_path: Path) -> None:
    config = {**LLAMA_8B, "model_type": "exaone4", "sliding_window": 4096, "sliding_window_pattern": "LLLG"}
    assert [(kind, count) for kind, count, _, _ in layers(architecture(tmp_path, config))] == [
        (LayerKind.SLIDING_WINDOW, 24),
        (LayerKind.FULL, 8),
    ]


def test_local_layers_may_have_heads_of_their_own(tmp_path: Path) -> None:
    config = {
        "model_type": "mimo_v2_flash",
        "hidden_size": 4096,
        "num_hidden_layers": 4,
        "num_attention_heads": 64,
        "num_key_value_heads": 4,
        "head_dim": 192,
        "v_head_dim": 128,
        "swa_num_key_value_heads": 8,
        "swa_head_dim": 192,
        "swa_v_head_dim": 128,
        "sliding_window": 128,
        "hybrid_layer_pattern": [0, 1, 1, 1],
    }
    assert layers(architecture(tmp_path, config)) == [
        (LayerKind.FULL, 1, 4 * 192, 4 * 128),
        (LayerKind.SLIDING_WINDOW, 3, 8 * 192, 8 * 128),
    ]


def test_blocks_without_attention_keep_nothing(tmp_path: Path) -> None:
    block = {"ffn": {"ffn_mult": 2.625}}
    blocks = [
        {"attention": {"n_heads_in_group": 8}, **block},
        {"attention": {"no_op": True}, **block},
        {"attention": {"replace_with_linear": True}, **block},
    ]
    config = {
        "model_type": "nemotron-nas",
        "hidden_size": 8192,
        "num_hidden_layers": 3,
        "num_attention_heads": 64,
        "num_key_value_heads": None,
        "block_configs": blocks,
    }
    assert layers(architecture(tmp_path, config)) == [(LayerKind.FULL, 1, 1024, 1024), (LayerKind.NONE, 2, 0, 0)]


def test_heads_listed_per_layer(tmp_path: Path) -> None:
    config = {
        "model_type": "openelm",
        "model_dim": 1280,
        "num_transformer_layers": 3,
        "num_query_heads": [12, 12, 16],
        "num_kv_heads": [3, 3, 4],
        "head_dim": 64,
        "ffn_multipliers": [0.5, 1.0, 2.0],
    }
    assert layers(architecture(tmp_path, config)) == [(LayerKind.FULL, 2, 192, 192), (LayerKind.FULL, 1, 256, 256)]


def test_hybrids_have_a_state_where_they_have_no_cache(tmp_path: Path) -> None:
    config = {
        "model_type": "qwen3_next",
        "hidden_size": 2048,
        "num_hidden_layers": 48,
        "num_attention_heads": 16,
        "num_key_value_heads": 2,
        "full_attention_interval": 4,
        "linear_num_key_heads": 16,
        "linear_num_value_heads": 32,
        "linear_key_head_dim": 128,
        "linear_value_head_dim": 128,
        "linear_conv_kernel_dim": 4,
    }
    # State: 32 matrices of 128 x 128, and 3 tokens of 2 x 16 x 128 + 32 x 128 convolved values; 4 bytes each.
    state = 4 * (32 * 128 * 128 + 3 * 8192)
    groups = architecture(tmp_path, config).layer_groups
    assert [(group.kind, group.count, group.state_bytes_per_sequence) for group in groups] == [
        (LayerKind.RECURRENT, 36, state),
        (LayerKind.FULL, 12, 0),
    ]


def test_yarn_stretches_the_context_and_other_scalings_do_not(tmp_path: Path) -> None:
    stretched = {
        **QWEN2_7B,
        "max_position_embeddings": 32768,
        "rope_scaling": {"type": "yarn", "factor": 4.0, "original_max_position_embeddings": 32768},
    }
    assert opened(tmp_path, stretched).value(FactName.MAX_CONTEXT) == 131_072
    stated = {**LLAMA_8B, "max_position_embeddings": 131072, "rope_scaling": {"rope_type": "llama3", "factor": 8.0}}
    assert opened(tmp_path, stated).value(FactName.MAX_CONTEXT) == 131_072


def test_dual_chunk_attention_is_no_window(tmp_path: Path) -> None:
    config = {**QWEN2_7B, "dual_chunk_attention_config": {"chunk_size": 262144, "local_size": 8192}}
    assert layers(architecture(tmp_path, config)) == [(LayerKind.FULL, 28, 512, 512)]


def test_sparse_attention_keeps_indexer_keys_besides_the_latent(tmp_path: Path) -> None:
    config = {
        "model_type": "deepseek_v32",
        "hidden_size": 7168,
        "num_hidden_layers": 61,
        "num_attention_heads": 128,
        "num_key_value_heads": 128,
        "kv_lora_rank": 512,
        "qk_rope_head_dim": 64,
        "qk_nope_head_dim": 128,
        "v_head_dim": 128,
        "index_head_dim": 128,
    }
    assert layers(architecture(tmp_path, config)) == [(LayerKind.LATENT, 61, 576, 0), (LayerKind.INDEXER, 61, 128, 0)]
