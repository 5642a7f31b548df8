"""Scenario files that are wrong: one sentence that names what, where, and what would be right."""

import time
from pathlib import Path

import pytest

from app.files.catalogue import Catalogue, load_catalogue
from app.files.scenario_file import (
    ScenarioFileError,
    load_scenario,
    scenario_from_text,
    scenario_to_text,
)

CATALOG_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "catalog"

PLAIN = """\
format_version = 1
model = "example-8b"
weights = "f16"
device = "example-card"
key_format = "f16"
value_format = "q8_0"
prompt_tokens = 1000
answer_tokens = 860
"""


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(CATALOG_FOLDER)


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ('"example-8b"', '"example-8"', r"model: there is no model 'example-8' \(near: example-8b"),
        ('"example-card"', '"exampel-card"', "device: there is no machine 'exampel-card' .*example-card"),
        ('"q8_0"', '"q8"', "value_format: there is no cache format 'q8'"),
        ('weights = "f16"', "weights = 0.1", "weights: 0.1 bits per weight is impossible"),
        ('weights = "f16"', f"weights = 0x{'f' * 9000}", "weights: .* bits per weight is impossible"),
        (
            "prompt_tokens = 1000",
            "prompt_token = 1000",
            "the key 'prompt_token' is not known, did you mean prompt_tokens",
        ),
        ("prompt_tokens = 1000", "", "the key 'prompt_tokens' is missing"),
        ("prompt_tokens = 1000", "prompt_tokens = 0", "prompt_tokens is 0, must be from 1 to 1,048,576"),
        ("prompt_tokens = 1000", "prompt_tokens = -5", "prompt_tokens is -5, must be from 1 to 1,048,576"),
        ("prompt_tokens = 1000", "prompt_tokens = 1000.5", "prompt_tokens is 1000.5, must be a whole number"),
        ("prompt_tokens = 1000", "prompt_tokens = nan", "prompt_tokens is nan, must be from"),
        ("prompt_tokens = 1000", "prompt_tokens = inf", "prompt_tokens is inf, must be from"),
        ("prompt_tokens = 1000", f"prompt_tokens = 1{'0' * 4000}", "prompt_tokens is a very large number"),
        ("prompt_tokens = 1000", f"prompt_tokens = 1{'0' * 5000}", "not valid TOML: Exceeds the limit"),
        ("prompt_tokens = 1000", 'prompt_tokens = "1000"', "prompt_tokens is a text, must be a whole number"),
        ("prompt_tokens = 1000", "prompt_tokens = true", "prompt_tokens is true or false, must be a whole number"),
        ("prompt_tokens = 1000", "prompt_tokens = 1000\nprompt_tokens = 2", "not valid TOML: Cannot overwrite a value"),
        ("answer_tokens = 860", "answer_tokens = 860\nbatch = 2000", "batch is 2000, must be from 1 to 1,024"),
        (
            "answer_tokens = 860",
            'answer_tokens = 860\ndetail = "half"',
            "detail is 'half', must be one of simple, full",
        ),
        ("answer_tokens = 860", "answer_tokens = 860\nuse_kv_cache = 1", "use_kv_cache is 1, must be true or false"),
        (
            "answer_tokens = 860",
            "answer_tokens = 860\ncached_prefix_tokens = 1000",
            "cached_prefix_tokens is 1,000, must",
        ),
        ("format_version = 1", "format_version = 2", "format_version is that of a newer program, this .* version 1"),
        ("format_version = 1", "", "the key 'format_version' is missing, this program reads version 1"),
        ('model = "example-8b"', "model = 7", "model must be an id of the catalogue as a text, or a table"),
        ('weights = "f16"', 'weights = "as-stored"', "weights: "),
    ],
)
def test_what_is_wrong_is_named_in_one_sentence(catalogue: Catalogue, before: str, after: str, sentence: str) -> None:
    assert before in PLAIN
    with pytest.raises(ScenarioFileError, match=sentence) as caught:
        scenario_from_text(PLAIN.replace(before, after), catalogue, "my.two-speeds.toml")
    assert str(caught.value).startswith("my.two-speeds.toml: ")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("colour = 'red'", "the key 'colour' in device is not known"),
        ("memory_bytes = 0", "device.memory_bytes is 0, must be from 1"),
        ("bandwidth_bytes_per_s = -1.0", r"device.bandwidth_bytes_per_s is -1.0, must be above 0"),
        ("efficiency = {overlap = 2}", "device.efficiency.overlap is 2, must be from 0 to 1"),
        ("efficiency = {mbu = 0}", "device.efficiency.mbu is 0, must be above 0"),
        ("efficiency = 3", "device.efficiency is a number, must be a table"),
        ("name = ['a']", "device.name is a list, must be a text"),
    ],
)
def test_own_machines_are_checked_field_by_field(catalogue: Catalogue, line: str, sentence: str) -> None:
    own = {"id": "'x'", "name": "'X'", "kind": "'own'", "memory_bytes": "8e9"}
    own |= {"bandwidth_bytes_per_s": "1e11", "peak_flops_per_s": "1e13"}
    key, value = line.split(" = ", 1)
    own[key] = value
    text = PLAIN.replace('device = "example-card"\n', "") + "[device]\n"
    with pytest.raises(ScenarioFileError, match=sentence):
        scenario_from_text(text + "\n".join(f"{k} = {v}" for k, v in own.items()), catalogue)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (bytes(range(256)) * 100, "is not UTF-8 text, expected TOML"),
        (b"\x00" * 5000, "not valid TOML"),
        (b"", "the key 'format_version' is missing"),
        (b"a = " + b"[" * 400_000, "nested too deeply"),
        (b"a = " + b"{a=" * 200_000, "nested too deeply"),
        (b"a." * 200_000 + b"a = 1", "nested too deeply"),
        (b"[" + b"a." * 200_000 + b"a]", "nested too deeply"),
        (b"x" * 1_000_001, "the file has 1,000,001 bytes, a scenario file may have at most 1,000,000"),
        (b"a = '" + b"x" * 900_000, "not valid TOML"),
        (b"".join(b"[k%d]\n" % i for i in range(100_000))[:990_000], "is missing|not valid TOML"),
    ],
    ids=[
        "all bytes",
        "zeros",
        "nothing",
        "lists in lists",
        "tables in tables",
        "a long dotted key",
        "a long table name",
        "too large",
        "an open string",
        "too many tables",
    ],
)
def test_junk_is_refused_quickly(tmp_path: Path, catalogue: Catalogue, data: bytes, sentence: str) -> None:
    path = tmp_path / "junk.two-speeds.toml"
    path.write_bytes(data)
    start = time.perf_counter()
    with pytest.raises(ScenarioFileError, match=sentence) as caught:
        load_scenario(path, catalogue)
    assert time.perf_counter() - start < 5
    assert len(str(caught.value)) < 500


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "huge.two-speeds.toml"
    with path.open("wb") as stream:
        stream.truncate(2_000_000_000)  # sparse: takes no room on the disk
    with pytest.raises(ScenarioFileError, match="the file has 2,000,000,000 bytes"):
        load_scenario(path, catalogue)


def test_a_folder_and_a_missing_file_are_named(tmp_path: Path, catalogue: Catalogue) -> None:
    with pytest.raises(ScenarioFileError, match="this is not a regular file"):
        load_scenario(tmp_path, catalogue)
    with pytest.raises(ScenarioFileError, match="cannot be read: No such file"):
        load_scenario(tmp_path / "none.toml", catalogue)


def test_a_file_from_windows_with_a_byte_order_mark_is_read(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "windows.two-speeds.toml"
    path.write_bytes(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    assert load_scenario(path, catalogue).answer_tokens == 860


def test_a_version_of_the_wrong_kind_is_not_called_missing(catalogue: Catalogue) -> None:
    for value in ('"1"', "true"):
        with pytest.raises(ScenarioFileError, match="'format_version' is no whole number"):
            scenario_from_text(PLAIN.replace("format_version = 1", f"format_version = {value}"), catalogue)


@pytest.mark.parametrize("value", ["inf", "9" * 30, "-1"])
def test_every_count_names_its_own_range(catalogue: Catalogue, value: str) -> None:
    with pytest.raises(ScenarioFileError, match=r"prompt_tokens is .*, must be from 1 to 1,048,576"):
        scenario_from_text(PLAIN.replace("prompt_tokens = 1000", f"prompt_tokens = {value}"), catalogue)


def test_a_head_larger_than_the_whole_model_is_refused(catalogue: Catalogue) -> None:
    scenario = scenario_from_text(PLAIN, catalogue)
    text = scenario_to_text(scenario)  # example-8b in full: 8,000,000,000 weights
    assert "head_parameters = 0\n" in text
    text = text.replace("head_parameters = 0\n", "head_parameters = 8000000001\n")
    with pytest.raises(ScenarioFileError, match="embedding_parameters and head_parameters exceed num_parameters"):
        scenario_from_text(text, catalogue)


def test_no_rate_is_so_small_that_times_become_infinite(catalogue: Catalogue) -> None:
    text = scenario_to_text(scenario_from_text(PLAIN, catalogue))
    assert "bandwidth_bytes_per_s = 1000000000000.0" in text
    text = text.replace("bandwidth_bytes_per_s = 1000000000000.0", "bandwidth_bytes_per_s = 1e-300")
    with pytest.raises(ScenarioFileError, match=r"bandwidth_bytes_per_s is 1e-300, must be from 1e-09"):
        scenario_from_text(text, catalogue)
