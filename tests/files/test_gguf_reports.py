"""GGUF files rebuilt from public bug reports: right values come out, and the old faults do not."""

import shutil
from pathlib import Path

import pytest

from app.core.architecture import LayerKind
from app.files.model_file import FactName, FactRule, ModelFileError, NoteKind
from app.files.open_model import open_model
from tests.files.gguf_writer import LLAMA, Table, write
from tests.files.report_facts import REPORTS, assert_facts, cached, expected, growing_bytes, note_kinds


@pytest.mark.parametrize("report", ["GGF-01", "GGF-02", "GGF-04"])
def test_one_file_gives_what_the_report_says(report: str) -> None:
    assert_facts(open_model(REPORTS / report / "model.gguf"), expected(report))


@pytest.mark.parametrize(
    ("report", "name"),
    [
        ("GGF-06", "no_kv_count.gguf"),
        ("GGF-06", "no_counts.gguf"),
        ("GGF-09", "list.gguf"),
        ("GGF-09", "scalar.gguf"),
        ("GGF-11", "single-00001-of-00001.gguf"),
        ("GGF-12", "be_v3.gguf"),
        ("GGF-12", "v2.gguf"),
        ("GGF-13", "full.gguf"),
        ("GGF-13", "no_data.gguf"),
        ("GGF-16", "mixed_ints.gguf"),
    ],
)
def test_each_file_gives_what_the_report_says(report: str, name: str) -> None:
    assert_facts(open_model(REPORTS / report / name), expected(report)[name])


def test_missing_head_counts_are_named_while_layers_and_context_stay_visible() -> None:
    model = open_model(REPORTS / "GGF-06" / "no_counts.gguf")
    assert model.architecture is None
    assert model.notes[0].kind is NoteKind.MISSING_VALUE
    assert "head count missing" in model.notes[0].sentence
    assert (model.value(FactName.LAYERS), model.value(FactName.MAX_CONTEXT)) == (80, 8192)


def test_a_prediction_layer_is_listed_apart() -> None:
    model = open_model(REPORTS / "GGF-07" / "extra_block.gguf")
    assert model.architecture is not None
    assert model.value(FactName.LAYERS) == 46
    assert model.architecture.num_hidden_layers == 45
    assert model.value(FactName.PREDICTION_LAYERS) == 1
    assert sum(group.count for group in cached(model)) == 15


def test_a_short_list_is_flagged_and_not_padded() -> None:
    model = open_model(REPORTS / "GGF-07" / "short_list.gguf")
    assert model.architecture is None
    assert "30 entries for 32 layers" in model.notes[0].sentence


def test_shared_layers_keep_nothing_themselves() -> None:
    model = open_model(REPORTS / "GGF-09" / "list.gguf")
    assert model.value(FactName.SHARED_LAYERS) == 10


@pytest.mark.parametrize("number", [1, 2, 3])
def test_any_part_of_a_split_model_opens_the_whole(number: int) -> None:
    model = open_model(REPORTS / "GGF-11" / f"model-{number:05d}-of-00003.gguf")
    wanted = expected("GGF-11")["all_present"]
    assert model.architecture is not None
    assert model.architecture.stored is not None
    assert model.architecture.stored.total_bytes == wanted["weight_bytes"]
    assert growing_bytes(model) == wanted["kv_bytes_per_token"]
    assert model.value(FactName.LAYERS) == wanted["layers_total"]
    assert len(model.paths) == 3
    fact = model.fact(FactName.WEIGHT_BYTES)
    assert fact is not None
    assert (fact.rule, fact.number) == (FactRule.TENSOR_COUNT, 5)


def test_a_later_part_alone_asks_for_the_first(tmp_path: Path) -> None:
    shutil.copy(REPORTS / "GGF-11" / "model-00002-of-00003.gguf", tmp_path)
    with pytest.raises(ModelFileError, match=r"part 2 of 3.*open model-00001-of-00003\.gguf"):
        open_model(tmp_path / "model-00002-of-00003.gguf")


def test_a_missing_part_is_named(tmp_path: Path) -> None:
    for number in (1, 2):
        shutil.copy(REPORTS / "GGF-11" / f"model-{number:05d}-of-00003.gguf", tmp_path)
    model = open_model(tmp_path)
    assert model.missing_parts == ("model-00003-of-00003.gguf",)
    assert NoteKind.MISSING_PART in note_kinds(model)


def test_version_1_loads_with_its_short_lengths() -> None:
    assert growing_bytes(open_model(REPORTS / "GGF-12" / "v1.gguf")) == 131_072


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("GGF-12/v9.gguf", "version 9 is newer"),
        ("GGF-12/fugg.gguf", "FUGG"),
        ("GGF-13/magic_only.gguf", "the file ends inside"),
        ("GGF-13/empty.gguf", "empty"),
        ("GGF-13/cut12.gguf", "the file ends inside"),
        ("GGF-13/cut_key.gguf", "cut off"),
        ("GGF-13/cut_tensors.gguf", "the file ends inside row 1 of the tensor table"),
        ("GGF-15/far_offset.gguf", "impossible"),
        ("GGF-15/minus_one.gguf", "impossible"),
        ("GGF-15/ndims_1e6.gguf", "1,000,000 dimensions"),
        ("GGF-15/ndims_9.gguf", "9 dimensions"),
        ("GGF-15/wrap.gguf", "impossible"),
        ("GGF-15/zero_dim.gguf", "dimension of 0"),
        ("GGF-16/arch_number.gguf", "general.architecture is 7"),
        ("GGF-16/no_arch.gguf", "general.architecture is missing"),
        ("GGF-20/lfs.gguf", r"Git LFS.*4680000000"),
        ("GGF-20/page.gguf", "web page"),
        ("GGF-20/safetensors.gguf", "safetensors"),
        ("GGF-20/ggjt.gguf", "GGJT"),
        ("GGF-20/zip.gguf", "zip"),
    ],
)
def test_what_is_no_model_is_refused_in_one_sentence(path: str, words: str) -> None:
    with pytest.raises(ModelFileError, match=words) as caught:
        open_model(REPORTS / path)
    assert "\n" not in caught.value.sentence


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("blocks_text.gguf", "llama.block_count"),
        ("blocks0.gguf", "llama.block_count"),
        ("heads0.gguf", "llama.attention.head_count"),
    ],
)
def test_impossible_values_are_flagged_with_their_key(name: str, key: str) -> None:
    model = open_model(REPORTS / "GGF-16" / name)
    assert model.architecture is None
    assert model.notes[0].kind is NoteKind.BAD_VALUE
    assert key in model.notes[0].sentence


@pytest.mark.parametrize("name", ["align0.gguf", "align3.gguf"])
def test_an_impossible_alignment_leaves_the_header_readable(name: str) -> None:
    model = open_model(REPORTS / "GGF-16" / name)
    assert NoteKind.DATA_START_UNKNOWN in note_kinds(model)
    assert growing_bytes(model) == 131_072


def test_missing_tensor_data_is_said() -> None:
    assert NoteKind.TENSOR_DATA_MISSING in note_kinds(open_model(REPORTS / "GGF-13" / "no_data.gguf"))
    assert NoteKind.TENSOR_DATA_MISSING not in note_kinds(open_model(REPORTS / "GGF-13" / "full.gguf"))


def test_a_projector_is_recognised() -> None:
    model = open_model(REPORTS / "GGF-22" / "mmproj.gguf")
    assert model.architecture is None
    assert model.notes[0].kind is NoteKind.PROJECTOR


@pytest.mark.parametrize("kind", ["adapter", "imatrix"])
def test_other_kinds_of_gguf_files_are_named(tmp_path: Path, kind: str) -> None:
    keys: dict[str, object] = {"general.type": kind}
    if kind == "adapter":
        keys["general.architecture"] = "llama"
    model = open_model(write(tmp_path / "a.gguf", keys))
    assert model.architecture is None
    assert model.notes[0].kind is NoteKind.NOT_A_LANGUAGE_MODEL


def test_bits_per_weight_come_from_the_tensors_and_not_from_the_file_type(tmp_path: Path) -> None:
    # Q4_K: 65,536 weights in 256 blocks of 144 bytes; F16: 16,384 weights of 2 bytes. 8 x 69,632 / 81,920 = 6.8.
    tensors = [
        Table("blk.0.ffn_up.weight", (256, 256), 12, 0),
        Table("token_embd.weight", (256, 64), 1, 36_864),
    ]
    keys = {**LLAMA, "llama.block_count": 1, "general.file_type": 15}
    model = open_model(write(tmp_path / "mixed.gguf", keys, tensors, data_bytes=36_864 + 32_768))
    assert model.value(FactName.PARAMETERS) == 81_920
    assert model.value(FactName.WEIGHT_BYTES) == 69_632
    assert model.value(FactName.WEIGHT_BITS) == pytest.approx(6.8)
    assert model.value(FactName.WEIGHT_FORMAT) == "Q4_K_M"
    assert model.value(FactName.TIED_HEAD) is True


def test_layers_of_an_unknown_family_are_taken_to_keep_everything(tmp_path: Path) -> None:
    keys = {key.replace("llama", "newcomer"): value for key, value in LLAMA.items()} | {
        "general.architecture": "newcomer"
    }
    model = open_model(write(tmp_path / "new.gguf", keys, [Table("token_embd.weight", (32, 32))], data_bytes=4096))
    assert NoteKind.UNKNOWN_FAMILY in note_kinds(model)
    assert [group.kind for group in cached(model)] == [LayerKind.FULL]
