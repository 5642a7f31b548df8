"""Cells, cache bytes and weights of all kinds of layers."""

import pytest

from app.core.architecture import LayerGroup, LayerKind, StoredWeights
from app.core.formats import AS_STORED_ID, WeightFormat
from app.core.memory import (
    Fit,
    cache_cells,
    fit_of,
    kv_cache_bytes,
    kv_cache_bytes_per_token,
    max_context_tokens,
    scenario_kv_cache_bytes,
    state_bytes,
    weight_bytes,
)
from app.core.scenario import Runtime
from app.core.units import GIB, MIB
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, F16, Q4_0, Q8_0, attention_group

GEMMA_3_4B = (
    attention_group(5, kv_heads=4, head_dim=256, heads=8),
    attention_group(29, kv_heads=4, head_dim=256, heads=8, window=1024),
)


def test_ideal_cells_stop_at_the_window() -> None:
    window = attention_group(1, window=1024)
    assert cache_cells(window, context_tokens=500) == 500
    assert cache_cells(window, context_tokens=5_000) == 1024
    assert cache_cells(window, context_tokens=5_000, slots=3) == 3 * 1024


@pytest.mark.parametrize(
    ("window", "context", "slots", "micro_batch", "unified", "cells"),
    [
        (None, 1_000, 1, 512, True, 1_024),  # rounded up to 256
        (None, 1_025, 1, 512, True, 1_280),
        (128, 131_072, 1, 512, True, 768),  # 128 + 512 = 640 -> 768 (gpt-oss-20b)
        (128, 8_192, 1, 128, True, 256),  # gpt-oss-20b with a micro-batch of 128
        (1_024, 8_192, 1, 512, True, 1_536),  # Gemma 3 4B
        (1_024, 2_048, 4, 512, True, 4_608),  # Gemma 4 12B, four slots in one cache: 4 x 1,024 + 512
        (512, 2_048, 4, 512, False, 4_096),  # Gemma 3 270M, four caches of 1,024
        (512, 341, 3, 512, False, 1_536),  # 1,024 / 3 rounded up to 512, less than window + micro-batch
    ],
)
def test_llama_cpp_cells(
    window: int | None, context: int, slots: int, micro_batch: int, unified: bool, cells: int
) -> None:
    group = attention_group(1, window=window)
    assert (
        cache_cells(
            group,
            context_tokens=context,
            slots=slots,
            runtime=Runtime.LLAMA_CPP,
            micro_batch_tokens=micro_batch,
            unified=unified,
        )
        == cells
    )


def test_gemma_3_4b_takes_334_mib_in_llama_cpp() -> None:
    size = kv_cache_bytes(GEMMA_3_4B, context_tokens=8_192, key_format=F16, value_format=F16, runtime=Runtime.LLAMA_CPP)
    assert size == 334 * MIB  # 160 for the global layers, 174 for the windows, as llama.cpp prints


def test_full_windows_add_nothing_to_one_more_token() -> None:
    gemma = CARD_SCENARIO.evolve(architecture=EXAMPLE_8B.evolve(layer_groups=GEMMA_3_4B), answer_tokens=1)
    assert kv_cache_bytes_per_token(gemma.evolve(prompt_tokens=511)) == 34 * 2 * 1024 * 2
    assert kv_cache_bytes_per_token(gemma.evolve(prompt_tokens=4_095)) == 5 * 2 * 1024 * 2


@pytest.mark.parametrize(
    ("batch", "unified", "full_at"),
    [
        (1, True, 1_536),  # 1,024 + 512
        (8, True, 1_088),  # (8 x 1,024 + 512) / 8
        (8, False, 1_536),  # each chat by itself
    ],
)
def test_in_llama_cpp_a_window_grows_beyond_its_width(batch: int, unified: bool, full_at: int) -> None:
    gemma = CARD_SCENARIO.evolve(architecture=EXAMPLE_8B.evolve(layer_groups=GEMMA_3_4B), answer_tokens=1)
    gemma = gemma.evolve(runtime=Runtime.LLAMA_CPP, batch=batch, unified_cache=unified)
    before = gemma.evolve(prompt_tokens=full_at - 256 - 1)
    full = gemma.evolve(prompt_tokens=full_at - 1)
    # 256 tokens of each chat are whole steps of cells, so the bytes between are exactly 256 tokens of all chats
    grown = scenario_kv_cache_bytes(full) - scenario_kv_cache_bytes(before)
    assert kv_cache_bytes_per_token(before) == grown / (256 * batch) == 34 * 2 * 1024 * 2
    assert kv_cache_bytes_per_token(full) == 5 * 2 * 1024 * 2


def test_a_compressed_cache_of_llama_cpp_grows_in_every_slot() -> None:
    group = LayerGroup(kind=LayerKind.LATENT, count=10, key_values_per_token=512, tokens_per_cell=4)
    one = CARD_SCENARIO.evolve(architecture=EXAMPLE_8B.evolve(layer_groups=(group,)), answer_tokens=1)
    assert kv_cache_bytes_per_token(one) == 10 * 512 * 2 / 4
    four = one.evolve(runtime=Runtime.LLAMA_CPP, batch=4, prompt_tokens=1_023)
    # each of 4 slots has cells for the contexts of all 4
    grown = scenario_kv_cache_bytes(four.evolve(prompt_tokens=2_047)) - scenario_kv_cache_bytes(four)
    assert kv_cache_bytes_per_token(four) == grown / (1_024 * 4) == 4 * 10 * 512 * 2 / 4


def test_a_latent_has_no_values() -> None:
    deepseek = LayerGroup(kind=LayerKind.LATENT, count=61, key_values_per_token=576)
    size = kv_cache_bytes((deepseek,), context_tokens=32_768, key_format=Q8_0, value_format=Q4_0)
    assert size == 32_768 * 61 * 576 * 34 // 32  # 1,166.6 MiB in the log


def test_recurrent_state_grows_with_the_chats_only() -> None:
    layers = LayerGroup(kind=LayerKind.RECURRENT, count=24, state_bytes_per_sequence=2_097_152 + 98_304)
    assert state_bytes((layers,), slots=1) == 24 * 2_195_456
    assert state_bytes((layers,), slots=4) == 4 * 24 * 2_195_456
    assert kv_cache_bytes((layers,), context_tokens=10**6, key_format=F16, value_format=F16) == 0


def test_sizes_of_a_file_are_exact() -> None:
    stored = StoredWeights(total_bytes=4_920_734_272, expert_bytes=0, embedding_bytes=295_000_000)
    architecture = EXAMPLE_8B.evolve(stored=stored)
    sizes = weight_bytes(
        architecture=architecture, weights=WeightFormat(id=AS_STORED_ID, name="Q4_K_M", bits_per_weight=1)
    )
    assert (sizes.total, sizes.expert, sizes.embedding) == (4_920_734_272, 0, 295_000_000)


def test_experts_at_other_bits_leave_the_rest_its_share() -> None:
    moe = EXAMPLE_8B.evolve(
        num_parameters=20_000_000_000,
        expert_parameters=19_000_000_000,
        num_experts=32,
        num_experts_per_tok=4,
        file_bits_per_weight=(("mxfp4", 4.6),),
    )
    mxfp4 = WeightFormat(id="mxfp4", name="MXFP4", bits_per_weight=4.25, expert_bits_per_weight=4.25)
    sizes = weight_bytes(architecture=moe, weights=mxfp4)
    assert sizes.total == round(20e9 * 4.6 / 8)
    assert sizes.expert == round(19e9 * 4.25 / 8)


def test_an_almost_full_real_card_is_tight() -> None:
    # 15,469 of 16,303 MiB: below the card, but over what the desktop leaves of it
    assert fit_of(memory_bytes=15_469 * MIB, usable_bytes=16_303 * MIB, is_exact_card=False) is Fit.TIGHT
    assert fit_of(memory_bytes=14_445 * MIB, usable_bytes=16_303 * MIB, is_exact_card=False) is Fit.FITS
    assert fit_of(memory_bytes=24 * GIB + 1, usable_bytes=24 * GIB, is_exact_card=False) is Fit.DOES_NOT_FIT
    assert fit_of(memory_bytes=24 * GIB, usable_bytes=24 * GIB, is_exact_card=True) is Fit.FITS


def test_the_longest_context_is_exact_with_rounding_and_windows() -> None:
    scenario = CARD_SCENARIO.evolve(
        architecture=EXAMPLE_8B.evolve(layer_groups=GEMMA_3_4B), runtime=Runtime.LLAMA_CPP, batch=2
    )
    longest = max_context_tokens(scenario)
    assert longest is not None
    room = 24_000_000_000 - 16_000_000_000

    def size(context: int) -> int:
        return kv_cache_bytes(
            GEMMA_3_4B,
            context_tokens=context,
            key_format=F16,
            value_format=F16,
            slots=2,
            runtime=Runtime.LLAMA_CPP,
        )

    assert size(longest) <= room < size(longest + 1)


def test_a_cache_that_does_not_grow_has_no_longest_context() -> None:
    windows = EXAMPLE_8B.evolve(layer_groups=(attention_group(32, window=4096),))
    assert max_context_tokens(CARD_SCENARIO.evolve(architecture=windows)) is None
