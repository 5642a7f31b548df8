"""Exact weights from safetensors beside a config.json, and folders with several kinds of files."""

import json
import struct
from pathlib import Path

import pytest

from app.files.model_file import FactName, FileFormat, ModelFileError, NoteKind
from app.files.open_model import open_model
from tests.files.gguf_writer import LLAMA, Table, write
from tests.files.report_facts import note_kinds

CONFIG = {
    "model_type": "llama",
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 1,
    "num_attention_heads": 2,
    "vocab_size": 100,
    "torch_dtype": "bfloat16",
}


def write_config(folder: Path, **changes: object) -> Path:
    path = folder / "config.json"
    path.write_text(json.dumps({**CONFIG, **changes}))
    return path


def write_tensors(path: Path, shapes: dict[str, list[int]]) -> Path:
    entries, offset = {}, 0
    for name, shape in shapes.items():
        count = 1
        for size in shape:
            count *= size
        entries[name] = {"dtype": "BF16", "shape": shape, "data_offsets": [offset, offset + 2 * count]}
        offset += 2 * count
    data = json.dumps(entries).encode()
    path.write_bytes(struct.pack("<Q", len(data)) + data)
    return path


def test_sizes_are_those_of_the_headers(tmp_path: Path) -> None:
    write_config(tmp_path)
    shapes = {"model.embed_tokens.weight": [100, 64], "model.layers.0.mlp.experts.0.up_proj.weight": [128, 64]}
    write_tensors(tmp_path / "model.safetensors", shapes)
    model = open_model(tmp_path)
    assert model.file_format is FileFormat.SAFETENSORS
    assert model.architecture is not None
    assert model.architecture.stored is not None
    assert model.architecture.stored.total_bytes == 2 * (6400 + 8192)
    assert model.architecture.stored.embedding_bytes == 2 * 6400
    assert model.architecture.stored.expert_bytes == 2 * 8192
    assert model.architecture.num_parameters == 6400 + 8192


def test_an_index_knows_the_whole_when_files_are_missing(tmp_path: Path) -> None:
    write_config(tmp_path)
    write_tensors(tmp_path / "a.safetensors", {"model.embed_tokens.weight": [100, 64]})
    index = {"metadata": {"total_size": 999_998}, "weight_map": {"x": "a.safetensors", "y": "b.safetensors"}}
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps(index))
    model = open_model(tmp_path / "model.safetensors.index.json")
    assert model.missing_parts == ("b.safetensors",)
    assert NoteKind.MISSING_PART in note_kinds(model)
    assert model.value(FactName.WEIGHT_BYTES) == 999_998


def test_a_pytorch_index_gives_the_size_of_files_that_cannot_be_read(tmp_path: Path) -> None:
    write_config(tmp_path)
    (tmp_path / "pytorch_model-00001-of-00001.bin").write_bytes(b"PK")
    index = {"metadata": {"total_size": 123_456}, "weight_map": {"x": "pytorch_model-00001-of-00001.bin"}}
    (tmp_path / "pytorch_model.bin.index.json").write_text(json.dumps(index))
    model = open_model(tmp_path)
    assert model.value(FactName.WEIGHT_BYTES) == 123_456
    assert NoteKind.WEIGHTS_UNKNOWN not in note_kinds(model)


def test_adapters_beside_the_model_do_not_count(tmp_path: Path) -> None:
    write_config(tmp_path)
    write_tensors(tmp_path / "model.safetensors", {"model.embed_tokens.weight": [100, 64]})
    write_tensors(tmp_path / "adapter_model.safetensors", {"lora_A.weight": [100, 64]})
    assert open_model(tmp_path).value(FactName.WEIGHT_BYTES) == 2 * 6400


def test_without_weights_sizes_are_computed_and_said_to_be(tmp_path: Path) -> None:
    model = open_model(write_config(tmp_path))
    # Embedding and head 2 x 100 x 64; attention 4 x 64 x 64; feed-forward 3 x 64 x 128; norms 3 x 64.
    parameters = 12_800 + 16_384 + 24_576 + 192
    assert NoteKind.WEIGHTS_ESTIMATED in note_kinds(model)
    assert model.value(FactName.PARAMETERS) == parameters
    assert model.value(FactName.WEIGHT_BYTES) == 2 * parameters


@pytest.mark.parametrize("length", [2**63, 2**40, 5 << 20, 0])
def test_hostile_header_lengths_are_refused(tmp_path: Path, length: int) -> None:
    write_config(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(struct.pack("<Q", length) + b"{}")
    with pytest.raises(ModelFileError, match="header"):
        open_model(tmp_path)


@pytest.mark.parametrize(
    "entry",
    [
        {"dtype": "F32", "shape": [2**60], "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [-1], "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [1], "data_offsets": [8, 4]},
        {"dtype": "F32", "shape": "x", "data_offsets": [0, 4]},
        {"dtype": "F32", "shape": [1], "data_offsets": [0, 2**70]},
        7,
    ],
)
def test_impossible_entries_are_refused(tmp_path: Path, entry: object) -> None:
    write_config(tmp_path)
    data = json.dumps({"t": entry}).encode()
    (tmp_path / "model.safetensors").write_bytes(struct.pack("<Q", len(data)) + data)
    with pytest.raises(ModelFileError, match="impossible"):
        open_model(tmp_path)


@pytest.mark.parametrize(
    "data", [b"[1]", b"{,", b"\xff\xfe\xfd", b"[" * 100_000], ids=["list", "cut", "binary", "nested"]
)
def test_damaged_headers_are_refused(tmp_path: Path, data: bytes) -> None:
    write_config(tmp_path)
    (tmp_path / "model.safetensors").write_bytes(struct.pack("<Q", len(data)) + data)
    with pytest.raises(ModelFileError, match="header of the safetensors"):
        open_model(tmp_path)


def test_an_index_cannot_point_outside_its_folder(tmp_path: Path) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    write_config(inner)
    write_tensors(tmp_path / "secret.safetensors", {"t": [8]})
    (inner / "model.safetensors.index.json").write_text(json.dumps({"weight_map": {"x": "../secret.safetensors"}}))
    assert open_model(inner).paths == (inner / "config.json",)


def test_safetensors_alone_ask_for_the_config(tmp_path: Path) -> None:
    with pytest.raises(ModelFileError, match=r"config\.json"):
        open_model(write_tensors(tmp_path / "x.safetensors", {"t": [8]}))


def test_a_folder_with_one_gguf_opens_it_and_passes_over_the_projector(tmp_path: Path) -> None:
    write(tmp_path / "model.gguf", LLAMA, [Table("token_embd.weight", (32, 32))], data_bytes=4096)
    write(tmp_path / "mmproj-model.gguf", {"general.architecture": "clip"})
    assert open_model(tmp_path).paths == (tmp_path / "model.gguf",)


def test_a_folder_with_several_models_names_them(tmp_path: Path) -> None:
    for name in ("one.gguf", "two.gguf"):
        write(tmp_path / name, LLAMA)
    with pytest.raises(ModelFileError, match=r"2 models.*one\.gguf, two\.gguf"):
        open_model(tmp_path)


def test_nothing_to_open_is_said(tmp_path: Path) -> None:
    with pytest.raises(ModelFileError, match="neither"):
        open_model(tmp_path)
    with pytest.raises(ModelFileError, match="no such file"):
        open_model(tmp_path / "absent.gguf")
    (tmp_path / "notes.txt").write_text("hello")
    with pytest.raises(ModelFileError, match="no model file"):
        open_model(tmp_path / "notes.txt")


def test_an_index_of_endless_files_is_refused_before_they_are_looked_for(tmp_path: Path) -> None:
    write_config(tmp_path)
    index = {"weight_map": {f"w{number}": f"m{number}.safetensors" for number in range(3000)}}
    (tmp_path / "model.safetensors.index.json").write_text(json.dumps(index))
    with pytest.raises(ModelFileError, match="names 3,000 weight files; at most 2,000"):
        open_model(tmp_path)


def test_a_header_that_is_whole_but_too_long_is_not_called_cut_off(tmp_path: Path) -> None:
    write_config(tmp_path)
    with (tmp_path / "model.safetensors").open("wb") as file:
        file.write(struct.pack("<Q", 5 << 20))
        file.truncate(6 << 20)
    with pytest.raises(ModelFileError, match="the header has 5,242,880 bytes; at most 4,194,304 are read"):
        open_model(tmp_path)


def test_a_folder_with_an_adapter_only_is_called_that(tmp_path: Path) -> None:
    (tmp_path / "adapter_config.json").write_text('{"peft_type": "LORA"}')
    with pytest.raises(ModelFileError, match="LoRA adapter"):
        open_model(tmp_path)


@pytest.mark.parametrize(("value", "kind"), [([1], "a list"), ({"a": 1}, "an object")])
def test_layers_that_are_no_number_are_not_called_missing(tmp_path: Path, value: object, kind: str) -> None:
    model = open_model(write_config(tmp_path, num_hidden_layers=value))
    assert model.architecture is None
    assert model.notes[0].sentence == f"'num_hidden_layers' is {kind}, must be a whole number"


def test_more_experts_for_a_token_than_there_are_is_refused(tmp_path: Path) -> None:
    changes = {"model_type": "mixtral", "num_key_value_heads": 2, "num_local_experts": 8, "num_experts_per_tok": 9}
    model = open_model(write_config(tmp_path, **changes))
    assert model.architecture is None
    assert model.notes[0].sentence == "'num_experts_per_tok' is 9, must not exceed the 8 experts"


def test_bits_written_as_text_count_as_bits(tmp_path: Path) -> None:
    sizes = []
    for bits in (4, "4"):
        quantisation = {"quant_method": "awq", "bits": bits, "group_size": 128}
        model = open_model(write_config(tmp_path, quantization_config=quantisation))
        sizes.append(model.value(FactName.WEIGHT_BYTES))
    assert sizes[0] == sizes[1]
    plain = open_model(write_config(tmp_path)).value(FactName.WEIGHT_BYTES)
    assert isinstance(plain, int)
    assert isinstance(sizes[1], int)
    assert sizes[1] < plain


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("<!DOCTYPE html><html>Sign in</html>", "web page"),
        ("version https://git-lfs.github.com/spec/v1\noid sha256:ab\nsize 660\n", "Git LFS pointer"),
        ("// a comment\n{}", "line 1, column 1"),
    ],
)
def test_what_came_instead_of_a_config_is_named(tmp_path: Path, text: str, words: str) -> None:
    (tmp_path / "config.json").write_text(text)
    with pytest.raises(ModelFileError, match=words):
        open_model(tmp_path / "config.json")


def test_no_part_of_a_fragment_is_larger_than_the_whole(tmp_path: Path) -> None:
    write_config(tmp_path)  # its tables alone have 2 x 100 x 64 weights
    write_tensors(tmp_path / "model.safetensors", {"w": [10, 10]})
    architecture = open_model(tmp_path).architecture
    assert architecture is not None
    assert architecture.num_parameters == 100
    assert architecture.head_parameters + architecture.embedding_parameters <= 100
