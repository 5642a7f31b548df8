"""Families whose files leave things unsaid: layers and caches as llama.cpp's loaders derive them."""

from pathlib import Path
from typing import Any

import pytest

from app.core.architecture import Architecture, LayerGroup, LayerKind
from app.core.formats import CacheFormat
from app.core.memory import kv_cache_bytes, state_bytes
from app.core.scenario import Runtime
from app.files.model_file import FactName, FactRule, FactSource, ModelFile, NoteKind
from app.files.open_model import open_model
from tests.files.gguf_writer import Table, write
from tests.files.report_facts import note_kinds

F16 = CacheFormat(id="f16", name="f16", block_values=1, block_bytes=2)
FULL, WINDOW, RECURRENT, NONE = LayerKind.FULL, LayerKind.SLIDING_WINDOW, LayerKind.RECURRENT, LayerKind.NONE


def opened(folder: Path, family: str, *, names: tuple[str, ...] = (), **keys: Any) -> ModelFile:
    """Write and open a file with 4 heads of 64 and 8 layers, unless the keys (with __ for a dot) say otherwise."""
    base: dict[str, Any] = {
        "block_count": 8,
        "context_length": 4096,
        "embedding_length": 256,
        "attention__head_count": 4,
    } | keys
    values = {f"{family}.{key.replace('__', '.')}": value for key, value in base.items() if value is not None}
    tensors = [Table(name, (32, 32), 0, 4096 * index) for index, name in enumerate(("token_embd.weight", *names))]
    path = folder / "model.gguf"
    write(path, {"general.architecture": family, **values}, tensors, data_bytes=4096 * len(tensors))
    return open_model(path)


def built(folder: Path, family: str, **keys: Any) -> Architecture:
    model = opened(folder, family, **keys)
    assert model.architecture is not None, model.notes
    return model.architecture


def kinds(architecture: Architecture) -> dict[LayerKind, int]:
    counts: dict[LayerKind, int] = {}
    for group in architecture.layer_groups:
        counts[group.kind] = counts.get(group.kind, 0) + group.count
    return counts


def of_kind(architecture: Architecture, kind: LayerKind) -> LayerGroup:
    return next(group for group in architecture.layer_groups if group.kind is kind)


@pytest.mark.parametrize(
    ("family", "windowed", "full"),
    [
        ("gemma2", 4, 4),  # every 2nd of 8 layers sees everything
        ("gpt-oss", 4, 4),
        ("gemma3", 7, 1),  # every 6th
        ("cohere2", 6, 2),  # every 4th
        ("olmo2", 6, 2),
        ("plamo3", 7, 1),  # every 8th
        ("llama", 0, 8),  # a window is not used
        ("phi3", 0, 8),
        ("exaone4", 0, 8),  # only the model of 64 layers has windows
    ],
)
def test_which_layers_are_windowed_where_the_file_gives_no_pattern(
    tmp_path: Path, family: str, windowed: int, full: int
) -> None:
    model = opened(tmp_path, family, attention__sliding_window=1024)
    assert model.architecture is not None
    counts = kinds(model.architecture)
    assert (counts.get(WINDOW, 0), counts.get(FULL, 0)) == (windowed, full)
    assert (NoteKind.WINDOW_IGNORED in note_kinds(model)) == (windowed == 0)


def test_the_first_of_each_period_may_be_the_full_one(tmp_path: Path) -> None:
    # Of 9 layers with period 4, layers 0, 4 and 8 are full if the first is, else layers 3 and 7.
    first = built(tmp_path, "cohere2moe", block_count=9, attention__sliding_window=1024)
    last = built(tmp_path, "cohere2", block_count=9, attention__sliding_window=1024)
    assert kinds(first) == {FULL: 3, WINDOW: 6}
    assert kinds(last) == {FULL: 2, WINDOW: 7}


@pytest.mark.parametrize(("family", "tokens"), [("gemma2", 4096), ("exaone-moe", 128), ("llama4", 8192)])
def test_a_window_that_the_file_does_not_state_is_the_familys(tmp_path: Path, family: str, tokens: int) -> None:
    model = opened(tmp_path, family)
    fact = model.fact(FactName.SLIDING_WINDOW)
    assert fact is not None
    assert (fact.value, fact.source) == (tokens, FactSource.FAMILY_DEFAULT)


def test_gemma_3n_keeps_a_cache_in_its_first_twenty_layers(tmp_path: Path) -> None:
    # 35 layers, every 5th full: of the first 20, 4 are full and 16 windowed; 15 keep nothing.
    counts = kinds(built(tmp_path, "gemma3n", block_count=35, attention__sliding_window=512))
    assert counts == {WINDOW: 16, FULL: 4, LayerKind.SHARED: 15}


def test_the_old_latent_export_keeps_full_heads_and_the_new_one_the_latent(tmp_path: Path) -> None:
    old = opened(
        tmp_path,
        "deepseek2",
        attention__head_count=16,
        attention__head_count_kv=16,
        attention__key_length=192,
        attention__value_length=128,
        attention__kv_lora_rank=512,
    )
    assert NoteKind.LATENT_NOT_USED in note_kinds(old)
    assert old.architecture is not None
    group = of_kind(old.architecture, FULL)
    assert (group.key_values_per_token, group.value_values_per_token) == (16 * 192, 16 * 128)
    new = built(
        tmp_path,
        "deepseek2",
        attention__head_count=16,
        attention__head_count_kv=1,
        attention__key_length=576,
        attention__value_length=512,
        attention__key_length_mla=192,
        attention__value_length_mla=128,
        attention__kv_lora_rank=512,
    )
    group = of_kind(new, LayerKind.LATENT)
    assert (group.key_values_per_token, group.value_values_per_token) == (576, 0)


def test_prediction_layers_are_left_out_of_the_stack_and_its_cache(tmp_path: Path) -> None:
    model = opened(tmp_path, "glm4moe", block_count=9, nextn_predict_layers=1)
    assert model.architecture is not None
    assert model.architecture.num_hidden_layers == 8
    assert kinds(model.architecture) == {FULL: 8}
    assert model.value(FactName.PREDICTION_LAYERS) == 1


def test_every_fourth_layer_of_a_delta_net_hybrid_has_attention(tmp_path: Path) -> None:
    architecture = built(
        tmp_path, "qwen3next", ssm__conv_kernel=4, ssm__inner_size=512, ssm__state_size=128, ssm__group_count=2
    )
    assert kinds(architecture) == {RECURRENT: 6, FULL: 2}
    # 3 tokens of 512 + 2 x 2 x 128 convolved values, and a state of 128 x 512; 4 bytes each, in 6 layers.
    assert state_bytes(architecture.layer_groups) == 6 * 4 * (3 * 1024 + 128 * 512)


@pytest.mark.parametrize("family", ["mamba", "mamba2"])
def test_a_recurrent_model_has_a_state_and_no_cache(tmp_path: Path, family: str) -> None:
    keys = {"ssm__conv_kernel": 4, "ssm__inner_size": 512, "ssm__state_size": 16, "ssm__group_count": 2}
    model = opened(tmp_path, family, attention__head_count=0, **keys)
    assert model.architecture is not None
    assert NoteKind.NO_CACHE in note_kinds(model)
    assert kinds(model.architecture) == {RECURRENT: 8}
    groups = 0 if family == "mamba" else 2  # the first Mamba has none, whatever the key says
    assert state_bytes(model.architecture.layer_groups) == 8 * 4 * (3 * (512 + 2 * groups * 16) + 16 * 512)


def test_rwkv_keeps_two_shifted_tokens_and_one_matrix_per_head(tmp_path: Path) -> None:
    architecture = built(tmp_path, "rwkv7", attention__head_count=None, wkv__head_size=64)
    assert state_bytes(architecture.layer_groups) == 8 * 4 * (2 * 256 + 256 * 64)


def test_nemotron_h_has_three_kinds_of_layers(tmp_path: Path) -> None:
    architecture = built(
        tmp_path,
        "nemotron_h",
        attention__head_count_kv=[0, 2, 0, 0, 2, 0, 0, 0],
        feed_forward_length=[0, 0, 1024, 0, 0, 1024, 0, 1024],
        ssm__conv_kernel=4,
        ssm__inner_size=512,
        ssm__state_size=128,
    )
    assert kinds(architecture) == {RECURRENT: 3, FULL: 2, NONE: 3}


def test_falcon_h1_has_a_cache_and_a_state_in_every_layer(tmp_path: Path) -> None:
    architecture = built(tmp_path, "falcon-h1", ssm__conv_kernel=4, ssm__inner_size=512, ssm__state_size=128)
    group = of_kind(architecture, FULL)
    assert (group.count, group.key_values_per_token) == (8, 256)
    assert group.state_bytes_per_sequence == 4 * (3 * 512 + 128 * 512)


def test_short_convolutions_keep_two_tokens(tmp_path: Path) -> None:
    architecture = built(tmp_path, "lfm2", attention__head_count_kv=[0, 0, 2, 0, 0, 2, 0, 0], shortconv__l_cache=3)
    assert kinds(architecture) == {RECURRENT: 6, FULL: 2}
    assert state_bytes(architecture.layer_groups) == 6 * 4 * 256 * 2


def test_an_indexer_keeps_one_narrow_key_in_the_layers_that_have_one(tmp_path: Path) -> None:
    architecture = built(
        tmp_path,
        "glm-dsa",
        attention__head_count_kv=1,
        attention__key_length=576,
        attention__value_length=512,
        attention__key_length_mla=192,
        attention__value_length_mla=128,
        attention__indexer__key_length=128,
        attention__indexer__types=[1, 1, 0, 0, 0, 1, 0, 0],
    )
    assert kinds(architecture) == {LayerKind.LATENT: 8, LayerKind.INDEXER: 3}
    indexer = of_kind(architecture, LayerKind.INDEXER)
    assert (indexer.key_values_per_token, indexer.value_values_per_token) == (128, 0)


def test_a_compressed_cache_has_one_cell_for_several_tokens(tmp_path: Path) -> None:
    architecture = built(
        tmp_path,
        "deepseek4",
        block_count=3,
        attention__head_count_kv=1,
        attention__key_length=64,
        attention__value_length=64,
        attention__sliding_window=128,
        attention__indexer__key_length=128,
        attention__compress_ratios=[0, 4, 128],
    )
    size = kv_cache_bytes(
        architecture.layer_groups, context_tokens=4096, key_format=F16, value_format=F16, runtime=Runtime.LLAMA_CPP
    )
    windows = 3 * 768 * 64  # 128 + 512 rounded up to 768 cells in each of 3 layers
    compressed = 1024 * 64 + 1024 * 128 + 256 * 64  # 4096 / 4 with its indexer, and 4096 / 128 rounded up to 256
    assert size == 2 * (windows + compressed)
    ideal = kv_cache_bytes(architecture.layer_groups, context_tokens=4096, key_format=F16, value_format=F16)
    assert ideal == 2 * (3 * 128 * 64 + 1024 * (64 + 128) + 32 * 64)


@pytest.mark.parametrize("family", ["bert", "modern-bert", "gemma-embedding", "llada", "dream"])
def test_encoders_and_diffusion_models_keep_no_cache(tmp_path: Path, family: str) -> None:
    model = opened(tmp_path, family, attention__sliding_window=128)
    assert model.architecture is not None
    assert NoteKind.NO_CACHE in note_kinds(model)
    assert sum(group.key_values_per_token for group in model.architecture.layer_groups) == 0


def test_a_repeated_stack_caches_each_repetition(tmp_path: Path) -> None:
    assert kinds(built(tmp_path, "nanbeige", num_loops=3)) == {FULL: 24}


def test_heads_that_do_not_fit_a_block_are_said_to_refuse_a_quantised_cache(tmp_path: Path) -> None:
    model = opened(tmp_path, "phi2", attention__key_length=80, attention__value_length=80)
    assert NoteKind.QUANTISED_CACHE_REFUSED in note_kinds(model)
    assert NoteKind.QUANTISED_CACHE_REFUSED not in note_kinds(opened(tmp_path, "phi2"))


def test_shares_of_experts_embedding_and_head_come_from_the_tensors(tmp_path: Path) -> None:
    names = ("output.weight", "blk.0.ffn_up_exps.weight", "blk.1.ffn_down.3.weight", "blk.1.ffn_up_shexp.weight")
    model = opened(tmp_path, "llama", names=names, expert_count=8, expert_used_count=2)
    architecture = model.architecture
    assert architecture is not None
    assert architecture.stored is not None
    # Five tensors of 32 x 32 numbers with 4 bytes each; stacked and single experts count, shared ones do not.
    assert (architecture.num_parameters, architecture.expert_parameters) == (5 * 1024, 2 * 1024)
    assert architecture.stored.expert_bytes == 2 * 4096
    assert architecture.stored.embedding_bytes == 4096
    assert (architecture.num_moe_layers, architecture.num_experts, architecture.num_experts_per_tok) == (2, 8, 2)
    assert not architecture.tie_word_embeddings


def test_a_per_layer_embedding_is_looked_up_and_never_read_in_full(tmp_path: Path) -> None:
    architecture = built(tmp_path, "gemma4", names=("per_layer_token_embd.weight",))
    assert architecture.embedding_parameters == 1024
    assert architecture.head_parameters == 1024
    assert not architecture.tie_word_embeddings  # so that passes read the tied table once and the other not at all


def test_every_fact_says_where_it_came_from(tmp_path: Path) -> None:
    model = opened(tmp_path, "llama", attention__head_count_kv=2)
    sources = {fact.name: (fact.value, fact.source, fact.rule or fact.detail) for fact in model.facts}
    assert sources[FactName.KV_HEADS] == (2, FactSource.KEY, "llama.attention.head_count_kv")
    assert sources[FactName.KEY_HEAD_DIM] == (64, FactSource.COMPUTED, FactRule.WIDTH_BY_HEADS)
    assert sources[FactName.PARAMETERS] == (1024, FactSource.TENSORS, FactRule.TENSOR_COUNT)
