"""The catalogue against sizes that programs printed: block formats, KV caches and recurrent states."""

import csv
from pathlib import Path

import pytest

from app.core.architecture import Architecture
from app.core.formats import CacheFormat
from app.core.memory import bits_per_weight, group_bytes_per_token, weight_bytes
from app.files.catalogue import Catalogue, load_catalogue

ROOT = Path(__file__).resolve().parents[2]
UNITS = {"B": 1, "MiB": 2**20, "GiB": 2**30}


def _vectors() -> list[dict[str, str]]:
    with (ROOT / "tests" / "data" / "catalogue_vectors.tsv").open(encoding="utf-8", newline="") as file:
        lines = [line for line in file if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t"))


VECTORS = _vectors()


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(ROOT / "resources" / "catalog")


def _cache_bytes(
    architecture: Architecture, cells: int, window_cells: int, key_format: CacheFormat, value_format: CacheFormat
) -> float:
    return float(
        sum(
            group_bytes_per_token(group, key_format=key_format, value_format=value_format)
            * (cells if group.sliding_window is None else window_cells)
            for group in architecture.layer_groups
        )
    )


@pytest.mark.parametrize("row", VECTORS, ids=[row["id"] for row in VECTORS])
def test_cache_and_state_sizes(catalogue: Catalogue, row: dict[str, str]) -> None:
    architecture = catalogue.architecture(row["architecture"])
    if row["quantity"] == "state":
        per_sequence = sum(group.count * group.state_bytes_per_sequence for group in architecture.layer_groups)
        size = float(per_sequence * int(row["sequences"]))
    else:
        formats = [catalogue.cache_format(row[key]) for key in ("key_format", "value_format")]
        size = _cache_bytes(architecture, int(row["cells"]), int(row["window_cells"]), *formats)
    # within half a unit of the last digit that the source prints
    assert size / UNITS[row["unit"]] == pytest.approx(float(row["expected"]), abs=1.001 * 10 ** -int(row["digits"]) / 2)


@pytest.mark.parametrize(
    ("format_id", "bytes_per_32"),
    [
        *[("f32", 128), ("f16", 64), ("bf16", 64), ("fp8", 32), ("q8_0", 34)],
        *[("q5_1", 24), ("q5_0", 22), ("q4_1", 20), ("q4_0", 18), ("iq4_nl", 18)],
    ],
)
def test_cache_formats(catalogue: Catalogue, format_id: str, bytes_per_32: int) -> None:
    assert catalogue.cache_format(format_id).bytes_per_value * 32 == bytes_per_32


@pytest.mark.parametrize(
    ("format_id", "bits"),
    # bytes of a block x 8 / weights in a block
    [
        *[("q8_0", 34 * 8 / 32), ("q5_1", 24 * 8 / 32), ("q5_0", 22 * 8 / 32), ("q4_1", 20 * 8 / 32)],
        *[("q4_0", 18 * 8 / 32), ("mxfp4", 17 * 8 / 32), ("nvfp4", 36 * 8 / 64)],
        *[("f32", 32), ("f16", 16), ("bf16", 16), ("fp8", 8)],
    ],
)
def test_weight_formats_with_plain_blocks(catalogue: Catalogue, format_id: str, bits: float) -> None:
    assert catalogue.weight_format(format_id).bits_per_weight == bits


def test_mixtures_are_averages_of_whole_files_above_their_smallest_block(catalogue: Catalogue) -> None:
    # blocks of 256 weights: q2_K 84 bytes, q3_K 110, q4_K 144, q5_K 176, q6_K 210
    for format_id, block_bytes in {"q2_k": 84, "q3_k_s": 110, "q4_k_s": 144, "q5_k_s": 176, "q6_k": 210}.items():
        block_bits = block_bytes * 8 / 256
        assert block_bits <= catalogue.weight_format(format_id).bits_per_weight < block_bits + 0.6


def test_a_models_own_file_goes_before_the_formats_average(catalogue: Catalogue) -> None:
    q4_k_m = catalogue.weight_format("q4_k_m")
    assert bits_per_weight(architecture=catalogue.architecture("gemma-3-1b"), weights=q4_k_m) == 6.3962
    assert bits_per_weight(architecture=catalogue.architecture("mistral-7b"), weights=q4_k_m) == 4.8944
    # Llama 3.3 70B Q4_K_M: 39.59 GiB in its file header
    size = weight_bytes(architecture=catalogue.architecture("llama-3.3-70b"), weights=q4_k_m).total
    assert size / 2**30 == pytest.approx(39.59, abs=0.01)


def test_gpt_oss_files(catalogue: Catalogue) -> None:
    # 11.27 and 59.02 GiB in llama.cpp's benchmark tables
    mxfp4 = catalogue.weight_format("mxfp4")
    for id_, size_gib in {"gpt-oss-20b": 11.27, "gpt-oss-120b": 59.02}.items():
        sizes = weight_bytes(architecture=catalogue.architecture(id_), weights=mxfp4)
        assert sizes.total / 2**30 == pytest.approx(size_gib, abs=0.005)


@pytest.mark.parametrize(
    ("id_", "active_billion"),
    [("mixtral-8x7b", 12.9), ("qwen3-30b-a3b", 3.3), ("gpt-oss-120b", 5.7), ("deepseek-v3", 37.5), ("glm-5.2", 41.8)],
)
def test_active_weights_with_the_embedding(catalogue: Catalogue, id_: str, active_billion: float) -> None:
    # published counts of active weights; for gpt-oss, DeepSeek and GLM plus the input embedding that they leave out
    assert catalogue.architecture(id_).active_parameters / 1e9 == pytest.approx(active_billion, rel=0.02)


def test_heads_of_an_attention_layer_share_its_cached_heads(catalogue: Catalogue) -> None:
    for architecture in catalogue.architectures.values():
        for group in architecture.layer_groups:
            if group.value_values_per_token:
                kv_heads, rest = divmod(group.key_values_per_token, group.key_head_dim)
                assert rest == 0
                assert group.num_attention_heads % kv_heads == 0, architecture.id
