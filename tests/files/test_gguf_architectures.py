"""The memory that llama.cpp itself allocated for 44 families, from nothing but the headers of their files."""

import csv
from pathlib import Path

import pytest

from app.core.formats import CacheFormat
from app.core.memory import kv_cache_bytes, state_bytes
from app.core.scenario import Runtime
from app.files.model_file import FactName, ModelFile, NoteKind
from app.files.open_model import open_model
from tests.files.report_facts import note_kinds

FOLDER = Path(__file__).parents[1] / "data" / "gguf_architectures"
MIB = 2**20
F16 = CacheFormat(id="f16", name="f16", block_values=1, block_bytes=2)
Q8_0 = CacheFormat(id="q8_0", name="q8_0", block_values=32, block_bytes=34)
ROWS = list(csv.DictReader((FOLDER / "expected.tsv").read_text().splitlines(), delimiter="\t"))
BY_FILE = pytest.mark.parametrize("row", ROWS, ids=[row["file"] for row in ROWS])


def opened(row: dict[str, str]) -> ModelFile:
    return open_model(FOLDER / row["file"])


def cache_mib(row: dict[str, str], context: int, cache_format: CacheFormat) -> float:
    architecture = opened(row).architecture
    assert architecture is not None
    size = kv_cache_bytes(
        architecture.layer_groups,
        context_tokens=context,
        key_format=cache_format,
        value_format=cache_format,
        runtime=Runtime.LLAMA_CPP,
    )
    return size / MIB


def assert_printed(actual_mib: float, printed: str) -> None:
    """Each printed part is rounded to two decimals, so the sum may be off by half a hundredth for each."""
    parts = [float(part) for part in printed.split("+")]
    assert actual_mib == pytest.approx(sum(parts), abs=0.005 * len(parts) + 1e-9)


@BY_FILE
def test_parameters_and_weight_bytes_are_exact(row: dict[str, str]) -> None:
    model = opened(row)
    assert model.architecture is not None
    assert model.architecture.stored is not None
    assert model.architecture.num_parameters == int(row["parameters"])
    assert model.architecture.stored.total_bytes == int(row["weight_bytes"])


@BY_FILE
def test_cache_is_what_llama_cpp_allocated_at_two_lengths(row: dict[str, str]) -> None:
    assert_printed(cache_mib(row, 2048, F16), row["kv_mib_ctx2048_f16"])
    assert_printed(cache_mib(row, 4096, F16), row["kv_mib_ctx4096_f16"])


@BY_FILE
def test_quantised_cache_is_what_llama_cpp_allocated_or_is_said_to_be_refused(row: dict[str, str]) -> None:
    if row["kv_mib_ctx2048_q8_0"]:
        assert_printed(cache_mib(row, 2048, Q8_0), row["kv_mib_ctx2048_q8_0"])
    else:
        assert NoteKind.QUANTISED_CACHE_REFUSED in note_kinds(opened(row))


@BY_FILE
def test_state_is_what_llama_cpp_allocated(row: dict[str, str]) -> None:
    architecture = opened(row).architecture
    assert architecture is not None
    assert_printed(state_bytes(architecture.layer_groups) / MIB, row["state_mib_1_sequence"])


@BY_FILE
def test_a_header_on_its_own_is_said_to_lack_its_data(row: dict[str, str]) -> None:
    assert NoteKind.TENSOR_DATA_MISSING in note_kinds(opened(row))
    assert opened(row).value(FactName.FAMILY) == row["architecture"]
