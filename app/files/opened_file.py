"""Whatever the user opens or drops, told apart by what is in it: a model, a scenario, a lesson, or measured speeds."""

import re
from collections.abc import Sequence
from pathlib import Path

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.files.foreign_files import describe_foreign_file
from app.files.gguf_header import MAGIC
from app.files.gguf_split import PART
from app.files.lesson import Lesson
from app.files.lessons import load_lesson
from app.files.llama_bench import read_llama_bench
from app.files.model_file import ModelFile, ModelFileError
from app.files.open_model import CONFIG_NAME, open_model
from app.files.result_files import ResultFiles
from app.files.scenario_file import load_scenario
from app.files.server_results import read_server_results

MAX_FILES = 200
LOOK_BYTES = 65_536

_MODEL_ENDINGS = (".gguf", ".safetensors", ".safetensors.index.json")
_RESULT_ENDINGS = (".md", ".csv", ".jsonl", ".ndjson", ".sql", ".txt", ".log")
_CONFIG_KEY = re.compile(rb'"(?:model_type|architectures|num_hidden_layers|n_layer|hidden_size)"\s*:')
_RESULT_KEY = re.compile(rb'"(?:avg_ts|n_gen|speed_tg|eval_count|usage)"\s*:')
_NEITHER = (
    "this holds neither a model, a scenario, a lesson nor measured speeds: open a .gguf file, a config.json, "
    "a .two-speeds.toml file, a lesson's .toml, or results of llama-bench, llama-server, Ollama or vLLM"
)

_LESSON_KEY = re.compile(rb"^\s*(?:\[\[\s*step\s*\]\]|title\s*[=.])", re.MULTILINE)  # no scenario has either

OpenedFile = ModelFile | Scenario | Lesson | ResultFiles


def open_files(paths: Sequence[Path], catalogue: Catalogue) -> OpenedFile:
    """Read what was opened together: one model (of one or several parts), scenario or lesson, or files of results.

    Raises
    ------
    FileError
        With one sentence that names the file, what is wrong, and what would be right.
    """
    if not paths:
        raise FileError("nothing", "no file was given, open a model, a scenario or a file of results")
    if len(paths) > MAX_FILES:
        raise FileError(paths[0].parent, f"{len(paths):,} files are too many at once, open at most {MAX_FILES}")
    texts = [path for path in paths if path.name.lower().endswith(".toml")]
    models = [path for path in paths if path not in texts and _is_model(path)]
    results = [path for path in paths if path not in texts and path not in models]
    if sum(map(bool, (texts, models, results))) > 1:
        raise FileError(
            paths[0].parent,
            "these are files of different kinds, open one model, one scenario, one lesson or files of results",
        )
    if texts:
        if len(texts) > 1:
            raise FileError(texts[1], "a second scenario or lesson, only one can be open: choose one of them")
        return _open_toml(texts[0], catalogue)
    if models:
        return open_model(_the_one_model(models))
    if len(results) == 1 and results[0].name.lower().endswith(".json") and _rows_in(results[0]) is None:
        return _open_other_json(results[0])
    return _open_results(results)


def _open_toml(path: Path, catalogue: Catalogue) -> Scenario | Lesson:
    if path.is_file() and _LESSON_KEY.search(_start(path)):
        return load_lesson(path, catalogue)
    return load_scenario(path, catalogue)


def _open_other_json(path: Path) -> ModelFile:
    """Read a JSON file that is no usual config and holds no results; the reader of models knows more of its kinds."""
    try:
        return open_model(path)
    except ModelFileError as error:
        if "none of the keys" in error.sentence:
            raise FileError(path, _NEITHER) from error
        raise


def _is_model(path: Path) -> bool:
    """Whether a file says that it is a model, by its first bytes or its name."""
    if path.is_dir() or not path.is_file():
        return True  # the reader of models also says what is wrong with these
    name = path.name.lower()
    start = _start(path)
    if start[:4] == MAGIC or name.endswith(_MODEL_ENDINGS) or name == CONFIG_NAME:
        return True
    if name.endswith(".json"):
        # llama-bench also writes a "model_type"
        return _CONFIG_KEY.search(start) is not None and _RESULT_KEY.search(start) is None
    return False


def _start(path: Path) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(LOOK_BYTES)
    except OSError as error:
        raise FileError(path, f"the file cannot be read ({error.strerror or error})") from error


def _the_one_model(models: list[Path]) -> Path:
    """Return the file to open where several belong to one model: split parts, or a folder's config and weights."""
    if len(models) == 1:
        return models[0]
    parts = [PART.match(path.name) for path in models]
    sets = {(path.parent, part["stem"], part["total"]) for path, part in zip(models, parts, strict=True) if part}
    if all(parts) and len(sets) == 1:
        return min(models)
    folders = {path.parent for path in models}
    config = models[0].parent / CONFIG_NAME
    is_one_folder = len(folders) == 1 and not any(path.suffix.lower() == ".gguf" for path in models)
    if is_one_folder and config.is_file():
        return config
    raise FileError(models[1], f"{len(models)} models were given, only one can be the scenario's: choose one of them")


def _open_results(paths: list[Path]) -> ResultFiles:
    bench_rows = server_rows = 0
    for path in paths:
        foreign = None if path.suffix.lower() in (".json", *_RESULT_ENDINGS) else describe_foreign_file(path)
        if foreign is not None:
            raise FileError(path, foreign)
        found = _rows_in(path)
        if found is None:
            raise FileError(path, _NEITHER)
        bench_rows += found[0]
        server_rows += found[1]
    return ResultFiles(paths=tuple(paths), bench_rows=bench_rows, server_rows=server_rows)


def _rows_in(path: Path) -> tuple[int, int] | None:
    """Return the numbers of results of llama-bench and of servers in a file; None where there are none."""
    try:
        return len(read_llama_bench(path).rows), 0
    except FileError as error:
        if "no llama-bench results" not in error.sentence:  # unreadable, empty or no text: the same for every reader
            raise
    try:
        return 0, len(read_server_results(path).rows)
    except FileError:
        return None
