"""Opening whatever people drop: told apart by content, and one sentence for what cannot be used."""

import json
from pathlib import Path

import pytest

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue, load_catalogue
from app.files.errors import FileError
from app.files.lesson import Lesson
from app.files.model_file import ModelFile
from app.files.opened_file import open_files
from app.files.result_files import ResultFiles
from app.files.scenario_file import save_scenario
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES

DATA = Path(__file__).parents[1] / "data"
LLAMA = DATA / "gguf_architectures" / "llama-dense.gguf"
BENCH = DATA / "llama_bench" / "ben_02_table.md"
CONFIG = {
    "model_type": "llama",
    "num_hidden_layers": 2,
    "hidden_size": 64,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "vocab_size": 100,
    "intermediate_size": 128,
}


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(RESOURCES / "catalog")


def test_a_model_file_is_told_by_its_first_bytes(tmp_path: Path, catalogue: Catalogue) -> None:
    renamed = tmp_path / "model.bin"
    renamed.write_bytes(LLAMA.read_bytes())
    opened = open_files([renamed], catalogue)
    assert isinstance(opened, ModelFile)
    assert opened.architecture is not None


def test_a_json_file_is_a_model_or_results_by_its_keys(tmp_path: Path, catalogue: Catalogue) -> None:
    config, bench = tmp_path / "any-name.json", tmp_path / "config2.json"
    config.write_text(json.dumps(CONFIG))
    bench.write_text(json.dumps([{"model_type": "llama 7B Q4_0", "n_prompt": 512, "n_gen": 0, "avg_ts": 100.0}]))
    assert isinstance(open_files([config], catalogue), ModelFile)
    measured = open_files([bench], catalogue)
    assert isinstance(measured, ResultFiles)
    assert measured.bench_rows == 1


def test_a_scenario_is_read(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "lecture.two-speeds.toml"
    scenario = start_scenario(catalogue).evolve(prompt_tokens=77)
    save_scenario(path, scenario, catalogue)
    opened = open_files([path], catalogue)
    assert isinstance(opened, Scenario)
    assert opened.prompt_tokens == 77


def test_a_lesson_is_read(catalogue: Catalogue) -> None:
    opened = open_files([RESOURCES / "lessons" / "2-who-waits.toml"], catalogue)
    assert isinstance(opened, Lesson)
    assert opened.title.in_language("en") == "Who waits for whom"


def test_results_of_several_files_are_counted_together(tmp_path: Path, catalogue: Catalogue) -> None:
    one = open_files([BENCH], catalogue)
    second = tmp_path / "again.md"
    second.write_text(BENCH.read_text())
    both = open_files([BENCH, second], catalogue)
    assert isinstance(one, ResultFiles)
    assert isinstance(both, ResultFiles)
    assert one.bench_rows > 0
    assert both.bench_rows == 2 * one.bench_rows


def test_results_of_a_server_are_told(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "answer.json"
    path.write_text(
        json.dumps(
            {
                "model": "x",
                "done": True,
                "prompt_eval_count": 100,
                "prompt_eval_duration": 1_000_000_000,
                "eval_count": 50,
                "eval_duration": 2_000_000_000,
            }
        )
    )
    opened = open_files([path], catalogue)
    assert isinstance(opened, ResultFiles)
    assert (opened.bench_rows, opened.server_rows) == (0, 1)


def test_split_parts_are_one_model(tmp_path: Path, catalogue: Catalogue) -> None:
    parts = [tmp_path / f"m-0000{number}-of-00002.gguf" for number in (1, 2)]
    for part in parts:
        part.write_bytes(LLAMA.read_bytes())
    opened = open_files(list(reversed(parts)), catalogue)
    assert isinstance(opened, ModelFile)
    assert len(opened.paths) == 2


def test_a_folder_and_its_files_are_one_model(tmp_path: Path, catalogue: Catalogue) -> None:
    (tmp_path / "config.json").write_text(json.dumps(CONFIG))
    weights = tmp_path / "model.safetensors"
    table = b'{"w":{"dtype":"F16","shape":[2,2],"data_offsets":[0,8]}}'
    weights.write_bytes(len(table).to_bytes(8, "little") + table + bytes(8))
    for paths in ([tmp_path], [weights], [tmp_path / "config.json", weights]):
        assert isinstance(open_files(paths, catalogue), ModelFile)


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"a.gguf": b"GGUF", "b.toml": b"x = 1"}, "different kinds"),
        ({"a.gguf": LLAMA.read_bytes(), "b.gguf": LLAMA.read_bytes()}, "2 models were given"),
        ({"a.toml": b"x = 1", "b.toml": b"x = 1"}, "a second scenario"),
        ({"a.toml": b"format_version = 1\nmodle = 'x'"}, "'modle' is not known, did you mean model"),
        ({"my.toml": b"format_version = 1\ntitle = 'x'"}, "my.toml: a lesson must have from 1 to 100 tables [[step]]"),
        ({"my.toml": b"[[step]]\ntab = 'passes'"}, "my.toml: format_version must be 1"),
        ({"a.toml": b"format_version = 99"}, "that of a newer program"),
        ({"photo.png": b"\x89PNG\r\n\x1a\n" + bytes(range(256))}, "not a text file"),
        ({"a.zip": b"PK\x03\x04" + bytes(100)}, "zip archive"),
        ({"notes.txt": b"just some words\n"}, "neither a model, a scenario, a lesson nor measured speeds"),
        ({"empty.md": b""}, "the file is empty"),
        ({"cut.gguf": b"GGUF\x03\x00"}, "cut.gguf"),
        ({"a.json": b'{"some": "thing"}'}, "neither a model, a scenario, a lesson nor measured speeds"),
        ({"adapter_config.json": b'{"peft_type": "LORA", "r": 8}'}, "a LoRA adapter, not a model"),
        ({"config (1).json": b'{"dim": 8,\n"n_layers" 2}'}, "syntax error in line 2, column 12"),
    ],
)
def test_what_cannot_be_used_is_said_in_one_sentence(
    tmp_path: Path, catalogue: Catalogue, files: dict[str, bytes], said: str
) -> None:
    for name, content in files.items():
        (tmp_path / name).write_bytes(content)
    with pytest.raises(FileError) as problem:
        open_files([tmp_path / name for name in files], catalogue)
    assert said in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_missing_file_and_too_many_files_are_refused(tmp_path: Path, catalogue: Catalogue) -> None:
    with pytest.raises(FileError, match="no such file"):
        open_files([tmp_path / "gone.gguf"], catalogue)
    with pytest.raises(FileError, match="201 files are too many"):
        open_files([tmp_path / "x.md"] * 201, catalogue)
    with pytest.raises(FileError, match="no file was given"):
        open_files([], catalogue)
