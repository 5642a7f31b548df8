"""Configs of real models in the least words, and what is read from them."""

import json
from pathlib import Path
from typing import Any

from app.core.architecture import Architecture, LayerKind
from app.files.model_file import ModelFile
from app.files.open_model import open_model

QWEN2_7B = {
    "model_type": "qwen2",
    "hidden_size": 3584,
    "intermediate_size": 18944,
    "num_hidden_layers": 28,
    "num_attention_heads": 28,
    "num_key_value_heads": 4,
    "vocab_size": 152064,
}
LLAMA_8B = {
    "model_type": "llama",
    "hidden_size": 4096,
    "intermediate_size": 14336,
    "num_hidden_layers": 32,
    "num_attention_heads": 32,
    "num_key_value_heads": 8,
    "vocab_size": 128256,
}


def opened(folder: Path, config: dict[str, Any]) -> ModelFile:
    path = folder / "config.json"
    path.write_text(json.dumps(config))
    return open_model(path)


def architecture(folder: Path, config: dict[str, Any]) -> Architecture:
    model = opened(folder, config)
    assert model.architecture is not None, model.notes
    return model.architecture


def layers(model: Architecture) -> list[tuple[LayerKind, int, int, int]]:
    return [
        (group.kind, group.count, group.key_values_per_token, group.value_values_per_token)
        for group in model.layer_groups
    ]
