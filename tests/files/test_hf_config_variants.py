"""Configs of converted, wrapped, unusual and impossible models."""

from pathlib import Path
from typing import Any

import pytest

from app.core.architecture import LayerKind
from app.files.model_file import FactName, ModelFileError, NoteKind
from app.files.open_model import open_model
from tests.files.configs import LLAMA_8B, architecture, layers, opened
from tests.files.report_facts import note_kinds


@pytest.mark.parametrize(
    ("quantisation", "bits", "name"),
    [
        ({"quantization": {"group_size": 64, "bits": 4}}, 4, "MLX 4 bit"),
        ({"quantization_config": {"quant_method": "awq", "bits": 4, "group_size": 128}}, 4, "AWQ 4 bit"),
        ({"quantization_config": {"quant_method": "bitsandbytes", "load_in_4bit": True}}, 4, "4 bit (bitsandbytes)"),
        ({"quantization_config": {"quant_method": "exl2", "bits": 4.25}}, 4, "EXL2 4.25 bit"),
        ({"quantization_config": {"quant_method": "modelopt", "quant_algo": "NVFP4"}}, 4, "NVFP4"),
        ({"quantization_config": {"quant_method": "fp8"}}, 8, "FP8"),
        ({"dtype": "float32"}, 32, "F32"),
        ({}, 16, "BF16"),
    ],
    ids=["mlx", "awq", "bitsandbytes", "exl2", "modelopt", "fp8", "f32", "silent"],
)
def test_weight_bits_and_names(tmp_path: Path, quantisation: dict[str, Any], bits: int, name: str) -> None:
    model = opened(tmp_path, {**LLAMA_8B, **quantisation})
    assert model.value(FactName.WEIGHT_BITS) == bits
    assert model.value(FactName.WEIGHT_FORMAT) == name


def test_mlx_converts_everything_at_four_and_a_half_bits(tmp_path: Path) -> None:
    stored = architecture(tmp_path, {**LLAMA_8B, "quantization": {"group_size": 64, "bits": 4}}).stored
    assert stored is not None
    assert stored.total_bytes == round(8_030_261_248 * 4.5 / 8)  # 4 bits, and 2 x 16 bits for each 64 weights


def test_the_language_model_inside_a_larger_one_may_state_only_its_kind(tmp_path: Path) -> None:
    # LLaVA 1.5: the part names Llama and a vocabulary; the rest are Llama's defaults (7B).
    config = {"model_type": "llava", "text_config": {"model_type": "llama", "vocab_size": 32064}, "vision_config": {}}
    assert layers(architecture(tmp_path, config)) == [(LayerKind.FULL, 32, 4096, 4096)]
    model = opened(tmp_path, {"model_type": "llama"})
    assert model.notes[0].kind is NoteKind.MISSING_VALUE


def test_encoders_keep_no_cache(tmp_path: Path) -> None:
    config = {"model_type": "bert", "hidden_size": 768, "num_hidden_layers": 12, "num_attention_heads": 12}
    model = opened(tmp_path, config)
    assert NoteKind.NO_CACHE in note_kinds(model)
    assert model.architecture is not None
    assert layers(model.architecture) == [(LayerKind.NONE, 12, 0, 0)]


def test_a_vision_model_alone_is_refused(tmp_path: Path) -> None:
    config = {
        "model_type": "vit",
        "hidden_size": 768,
        "num_hidden_layers": 12,
        "num_attention_heads": 12,
        "image_size": 224,
    }
    with pytest.raises(ModelFileError, match="vision model"):
        opened(tmp_path, config)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"num_hidden_layers": 2.5}, "num_hidden_layers"),
        ({"num_hidden_layers": 10**6}, "num_hidden_layers"),
        ({"hidden_size": 10**30}, "hidden_size"),
        ({"num_key_value_heads": [8]}, "num_key_value_heads"),
        ({"num_key_value_heads": 0}, "num_key_value_heads"),
        ({"layer_types": ["full_attention"]}, "layer_types"),
        ({"layer_types": ["unheard_of"] * 32}, "layer_types"),
        ({"sliding_window": "wide"}, "sliding_window"),
        ({"max_position_embeddings": -1}, "max_position_embeddings"),
        ({"num_experts": 8, "num_experts_per_tok": "x"}, "num_experts_per_tok"),
        ({"hidden_size": 4097}, "hidden_size"),
    ],
)
def test_impossible_values_are_flagged_with_their_key(tmp_path: Path, changes: dict[str, Any], key: str) -> None:
    model = opened(tmp_path, {**LLAMA_8B, **changes})
    assert model.architecture is None
    assert key in model.notes[0].sentence


def test_deep_nesting_and_giant_numbers_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "config.json"
    path.write_text('{"a":' * 100_000)
    with pytest.raises(ModelFileError, match="nested"):
        open_model(path)
    path.write_text('{"num_hidden_layers": ' + "9" * 10_000 + "}")
    with pytest.raises(ModelFileError, match="digits"):
        open_model(path)
