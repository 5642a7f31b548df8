"""Configs rebuilt from public bug reports: right values come out, and the old faults do not."""

import pytest

from app.core.architecture import LayerKind
from app.core.scenario import Runtime
from app.files.model_file import FactName, ModelFileError, NoteKind
from app.files.open_model import open_model
from tests.files.report_facts import Q8_0, REPORTS, assert_facts, cache_bytes, expected, growing_bytes, note_kinds

SINGLE = ["CFG-05", "CFG-06", "CFG-09", "CFG-10", "CFG-14", "CFG-16", "CFG-25", "CFG-26"]
SEVERAL = ["CFG-01", "CFG-07", "CFG-12", "CFG-15", "CFG-17"]
FILES = [
    (report, name)
    for report in SEVERAL
    for name in sorted(path.name for path in (REPORTS / report).glob("*.json") if path.name != "expected.json")
]


@pytest.mark.parametrize("report", SINGLE)
def test_one_config_gives_what_the_report_says(report: str) -> None:
    assert_facts(open_model(REPORTS / report / "config.json"), expected(report))


@pytest.mark.parametrize(("report", "name"), FILES)
def test_each_config_gives_what_the_report_says(report: str, name: str) -> None:
    assert_facts(open_model(REPORTS / report / name), expected(report)[name])


def test_both_layouts_of_one_model_agree_in_everything() -> None:
    flat = open_model(REPORTS / "CFG-07" / "flat_config.json").architecture
    nested = open_model(REPORTS / "CFG-07" / "nested_config.json").architecture
    assert flat is not None
    assert nested is not None
    assert flat.layer_groups == nested.layer_groups
    assert flat.num_parameters == nested.num_parameters
    assert flat.stored_format == nested.stored_format == "BF16"


def test_chunked_attention_caps_three_of_four_layers() -> None:
    assert_facts(open_model(REPORTS / "CFG-08" / "config.json"), expected("CFG-08")["either"][0])


def test_one_window_for_all_layers_is_ignored_and_that_is_said() -> None:
    model = open_model(REPORTS / "CFG-19" / "config.json")
    assert NoteKind.WINDOW_DEPENDS_ON_RUNTIME in note_kinds(model)
    assert "window ignored" in next(note.sentence for note in model.notes)
    assert growing_bytes(model) == 131_072
    assert cache_bytes(model, 32_768, runtime=Runtime.IDEAL) == 4_294_967_296


def test_a_latent_cache_has_one_vector_per_token() -> None:
    model = open_model(REPORTS / "CFG-22" / "config.json")
    wanted = expected("CFG-22")
    assert NoteKind.LATENT_USED in note_kinds(model)
    assert growing_bytes(model) == wanted["kv_bytes_per_token"]  # (512 + 64) values x 61 layers x 2 bytes
    for context, size in wanted["kv_total_bytes"].items():
        assert cache_bytes(model, int(context), runtime=Runtime.IDEAL) == size
    q8_0 = wanted["kv_total_bytes_q8_0"]["32768"]
    assert cache_bytes(model, 32_768, runtime=Runtime.IDEAL, cache_format=Q8_0) == q8_0
    assert model.value(FactName.LAYERS) == 61
    assert model.value(FactName.MAX_CONTEXT) == 163_840
    assert model.architecture is not None
    assert model.architecture.num_parameters == 671_026_419_200  # published: 671 billion in the main stack
    assert model.architecture.num_experts == 256


@pytest.mark.parametrize("name", ["fp8_config.json", "w4a16_config.json", "gptq_config.json", "fp32_config.json"])
def test_weight_bits_are_those_of_the_quantisation(name: str) -> None:
    model = open_model(REPORTS / "CFG-28" / name)
    wanted = expected("CFG-28")
    assert model.architecture is not None
    assert model.architecture.stored is not None
    low, high = wanted["weights_gib"][name]
    assert model.value(FactName.WEIGHT_BITS) == wanted["weight_bits"][name]
    assert low <= model.architecture.stored.total_bytes / 2**30 <= high
    assert model.architecture.num_parameters == wanted["params"]
    assert growing_bytes(model) == wanted["kv_bytes_per_token_bf16"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("a.json", "num_key_value_heads"),
        ("b.json", "num_attention_heads"),
        ("c.json", "num_hidden_layers"),
        ("d.json", "num_key_value_heads"),
    ],
)
def test_impossible_counts_are_flagged_with_their_key(name: str, key: str) -> None:
    model = open_model(REPORTS / "CFG-29" / name)
    assert model.architecture is None
    assert model.notes[0].kind is NoteKind.BAD_VALUE
    assert key in model.notes[0].sentence


def test_numbers_written_as_text_are_converted() -> None:
    assert growing_bytes(open_model(REPORTS / "CFG-29" / "e.json")) == 524_288


def test_a_byte_order_mark_and_metas_own_names_are_read() -> None:
    assert growing_bytes(open_model(REPORTS / "CFG-31" / "bom_config.json")) == 57_344
    model = open_model(REPORTS / "CFG-31" / "params.json")
    assert growing_bytes(model) == 524_288
    assert model.value(FactName.PARAMETERS) == 6_738_415_616  # Llama 7B, published


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("broken_dot.json", "line 3, column"),
        # Python 3.13 points at the comma in line 5, older ones at what follows it
        ("trailing_comma.json", "line [56], column"),
        ("generation_config.json", r"generation_config\.json"),
        ("adapter_config.json", "LoRA adapter"),
        ("empty.json", "empty"),
        ("array.json", "list"),
    ],
)
def test_the_wrong_file_of_a_folder_is_refused_in_one_sentence(name: str, words: str) -> None:
    with pytest.raises(ModelFileError, match=words) as caught:
        open_model(REPORTS / "CFG-31" / name)
    assert "\n" not in caught.value.sentence


def test_recurrent_and_feed_forward_layers_have_no_cache() -> None:
    model = open_model(REPORTS / "CFG-26" / "config.json")
    assert model.architecture is not None
    counts = {group.kind: group.count for group in model.architecture.layer_groups}
    assert counts == {LayerKind.RECURRENT: 6, LayerKind.NONE: 4, LayerKind.FULL: 2}  # M-M*M-M-M*M-
