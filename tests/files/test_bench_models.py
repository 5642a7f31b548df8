"""Benchmark rows find their model by the number of weights, and say why when they cannot."""

from dataclasses import replace

import pytest

from app.core.passes import Phase
from app.files.bench_models import Unmatched, match_rows, matching_architectures
from app.files.catalogue import Catalogue, load_catalogue
from app.files.llama_bench import FlashAttention, TestKind, parse_llama_bench
from app.files.llama_bench_rows import BenchRow
from app.paths import RESOURCES

ROW = BenchRow(
    line=3,
    model_name="llama 7B Q4_0",
    kind=TestKind.DECODE,
    tokens_per_s=165.76,
    answer_tokens=128,
    architecture_name="llama",
    quant_name="Q4_0",
    size_bytes=3_825_000_000,
    num_parameters=6_740_000_000,
    backend="CUDA",
)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(RESOURCES / "catalog")


def test_a_printed_table_becomes_observations(catalogue: Catalogue) -> None:
    text = """
| model         |     size | params | backend | ngl | fa |            test |             t/s |
| ------------- | -------: | -----: | ------- | --: | -: | --------------: | --------------: |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  0 | pp512 @ d4096   | 4918.36 ± 132.2 |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | tg128           |   165.76 ± 1.50 |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | pp512+tg128     |   600.22 ± 3.39 |
"""
    found = match_rows(parse_llama_bench(text).rows, catalogue)
    first, second = found.observations
    assert (first.architecture.id, first.phase, first.tokens, first.depth_tokens) == (
        "llama-2-7b", Phase.PREFILL, 512, 4096
    )  # fmt: skip
    assert (first.flash_attention, second.flash_attention) == (False, True)
    # 3.56 x 2^30 bytes x 8 / 6,738,415,616 weights
    assert second.weights.bits_per_weight == pytest.approx(3.56 * 2**30 * 8 / 6_738_415_616)
    assert [u.reason for u in found.unmatched] == [Unmatched.COMBINED]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"num_parameters": 123_456_789_012}, Unmatched.MODEL),
        ({"num_parameters": None}, Unmatched.MODEL),
        ({"quant_name": "Q9_X", "size_bytes": None}, Unmatched.FORMAT),
        ({"key_cache_type": "turbo3"}, Unmatched.CACHE_FORMAT),
        ({"n_gpu_layers": 12}, Unmatched.PARTLY_OFFLOADED),
        ({"answer_tokens": 2**31}, Unmatched.OUT_OF_RANGE),
    ],
)
def test_rows_that_cannot_calibrate_say_why(catalogue: Catalogue, changes: dict, reason: Unmatched) -> None:
    found = match_rows([replace(ROW, **changes)], catalogue)
    assert found.observations == ()
    assert [u.reason for u in found.unmatched] == [reason]


def test_layers_on_the_card_count_the_output_too(catalogue: Catalogue) -> None:
    assert len(match_rows([replace(ROW, n_gpu_layers=33)], catalogue).observations) == 1
    assert len(match_rows([replace(ROW, n_gpu_layers=-1)], catalogue).observations) == 1


def test_the_user_may_name_the_model(catalogue: Catalogue) -> None:
    named = catalogue.architecture("qwen3-8b")
    found = match_rows([replace(ROW, num_parameters=None)], catalogue, architecture=named)
    assert found.observations[0].architecture is named


def test_streams_share_a_micro_batch(catalogue: Catalogue) -> None:
    row = replace(ROW, kind=TestKind.PREFILL, prompt_tokens=128, streams=4, flash_attention=FlashAttention.AUTO)
    observation = match_rows([row], catalogue).observations[0]
    assert (observation.batch, observation.micro_batch_tokens) == (4, 512)


def test_near_models_are_told_apart_by_name(catalogue: Catalogue) -> None:
    # Qwen2.5 7B has 7,615,616,512 weights: no Llama is near.
    row = replace(ROW, architecture_name="qwen2", num_parameters=7_620_000_000)
    assert [a.id for a in matching_architectures(row, catalogue)] == ["qwen2.5-7b"]


def test_a_model_of_another_family_is_not_taken_for_its_number_of_weights(catalogue: Catalogue) -> None:
    # Gemma 2 27B has 27,227,128,320 weights; a table that says "qwen35 27B" and 27.32 B is not about it: Qwen3.5 27B
    # has 26,895,979,520 and a layer that drafts tokens
    row = replace(ROW, model_name="qwen35 27B Q8_0", architecture_name="qwen35", num_parameters=27_320_000_000)
    assert [a.id for a in matching_architectures(row, catalogue)] == ["qwen3.5-27b"]
    other = replace(row, model_name="falcon3 27B Q8_0", architecture_name="falcon3")
    assert matching_architectures(other, catalogue) == ()


def test_models_that_run_as_llama_are_found_by_their_weights(catalogue: Catalogue) -> None:
    # Mistral 7B v0.3 has 7,248,023,552 weights
    row = replace(ROW, num_parameters=7_250_000_000)
    assert [a.id for a in matching_architectures(row, catalogue)] == ["mistral-7b"]
