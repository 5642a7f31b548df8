"""Curves over a conversation's length and over the tokens in a pass: the same physics as the single numbers."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.architecture import Architecture
from app.core.curves import geometric_tokens, memory_against_length
from app.core.evaluate import decode_sums, next_token_s
from app.core.lengths import (
    AXIS_ENDS_TOKENS,
    coarse_end,
    length_axis_tokens,
    length_curves,
    next_token,
    room_by_format,
    sample_lengths,
    up_front_tokens,
)
from app.core.memory import max_context_tokens, scenario_kv_cache_bytes, scenario_memory_bytes, usable_bytes
from app.core.roofline import roofline, roofline_axes
from app.core.scenario import Detail, Runtime
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, EXAMPLE_CARD, F16, FP8, Q4_0, Q8_0, attention_group

CATALOGUE = load_catalogue(RESOURCES / "catalog")
LENGTHS = np.array([0.0, 32_000.0, 128_000.0])
WINDOWED = CARD_SCENARIO.evolve(architecture=EXAMPLE_8B.evolve(layer_groups=(attention_group(32, window=1_024),)))


def test_memory_grows_from_the_weights_by_131072_bytes_per_token() -> None:
    memory = memory_against_length(CARD_SCENARIO, context_tokens=LENGTHS, key_format=F16, value_format=F16)
    assert memory == pytest.approx([16e9, 16e9 + 32_000 * 131_072, 16e9 + 128_000 * 131_072])
    assert memory[1] / 1e9 == pytest.approx(20.19, abs=0.005)
    assert memory[2] / 1e9 == pytest.approx(32.78, abs=0.005)


def test_every_chat_has_its_own_cache() -> None:
    four = CARD_SCENARIO.evolve(batch=4)
    memory = memory_against_length(four, context_tokens=LENGTHS, key_format=Q4_0, value_format=Q4_0)
    assert memory[1] == pytest.approx(16e9 + 4 * 32_000 * 36_864)


def test_a_window_flattens_the_curve_and_the_bend_is_sampled() -> None:
    lengths = sample_lengths(WINDOWED, end_tokens=128_000)
    assert 1_024.0 in lengths
    assert len(lengths) <= 200
    memory = memory_against_length(WINDOWED, context_tokens=lengths, key_format=F16, value_format=F16)
    assert memory[-1] == pytest.approx(16e9 + 1_024 * 131_072)
    assert memory[-1] == memory[np.searchsorted(lengths, 1_024.0)]


@pytest.mark.parametrize(("batch", "micro_batches"), [(1, 512), (8, 64)])
def test_in_llama_cpp_the_bend_lies_a_micro_batch_later(batch: int, micro_batches: int) -> None:
    # one cache for all: 1,024 tokens of each chat, and 512 in all
    scenario = WINDOWED.evolve(runtime=Runtime.LLAMA_CPP, batch=batch)
    curves = length_curves(scenario, end_tokens=8_000, formats=((F16, F16),))
    full = 16e9 + batch * (1_024 + micro_batches) * 131_072
    assert np.interp(1_024 + micro_batches, curves.context_tokens, curves.memory_bytes[0]) == pytest.approx(full)
    assert curves.memory_bytes[0][-1] == pytest.approx(full)
    half = (1_024 + micro_batches) // 2
    found = np.interp(half, curves.context_tokens, curves.memory_bytes[0])
    assert found == pytest.approx(16e9 + batch * half * 131_072, abs=256 * 131_072)  # a step of cells


@settings(max_examples=400, deadline=None)
@given(
    architecture=st.sampled_from(list(CATALOGUE.architectures.values())),
    runtime=st.sampled_from(list(Runtime)),
    context=st.integers(2, 200_000),
    batch=st.integers(1, 64) | st.integers(1, 1_024),
    unified=st.booleans(),
    allocated=st.none() | st.integers(1, 100_000),
)
def test_the_memory_curve_runs_through_the_scenarios_own_point(
    architecture: Architecture, runtime: Runtime, context: int, batch: int, unified: bool, allocated: int | None
) -> None:
    scenario = CARD_SCENARIO.evolve(architecture=architecture, runtime=runtime, batch=batch, unified_cache=unified)
    scenario = scenario.evolve(prompt_tokens=context - 1, answer_tokens=1, allocated_context_tokens=allocated)
    end_tokens = length_axis_tokens(context, fitting_tokens=max_context_tokens(scenario))
    curves = length_curves(scenario, end_tokens=end_tokens, formats=((F16, F16),))
    memory = curves.memory_bytes[0]
    own = scenario_memory_bytes(scenario)
    pixel = 0.003 * max(usable_bytes(scenario), memory[-1])
    assert np.interp(context, curves.context_tokens, memory) == pytest.approx(own, abs=pixel)
    assert len(curves.context_tokens) < 400


def test_llama_cpp_curves_pass_through_the_scenarios_own_bytes() -> None:
    scenario = CARD_SCENARIO.evolve(runtime=Runtime.LLAMA_CPP)
    lengths = sample_lengths(scenario, end_tokens=128_000)
    memory = memory_against_length(scenario, context_tokens=lengths, key_format=F16, value_format=F16)
    middle = len(lengths) // 2
    own = scenario_kv_cache_bytes(scenario, context_tokens=int(lengths[middle]))
    assert memory[middle] == pytest.approx(16e9 + own)


def test_writing_one_more_token_takes_longer_the_more_is_cached() -> None:
    times = next_token_s(CARD_SCENARIO, context_tokens=LENGTHS)
    # 16 GB, and 4.19 and 16.78 GB of cache, over 1,000 GB/s
    assert times == pytest.approx([16e-3, 20.2e-3, 32.8e-3], abs=0.05e-3)


@pytest.mark.parametrize("detail", list(Detail))
def test_the_curve_of_the_next_token_agrees_with_the_single_number(detail: Detail) -> None:
    scenario = CARD_SCENARIO.evolve(detail=detail, batch=3)
    times = next_token_s(scenario, context_tokens=LENGTHS)
    assert times[1] == pytest.approx(next_token_s(scenario, context_tokens=32_000))


@pytest.mark.parametrize("detail", list(Detail))
def test_without_a_cache_the_next_token_takes_a_pass_over_all_of_them(detail: Detail) -> None:
    scenario = CARD_SCENARIO.evolve(detail=detail, batch=3, use_kv_cache=False, prompt_tokens=32_000)
    time_s = next_token_s(scenario, context_tokens=32_000)
    assert time_s == pytest.approx(decode_sums(scenario, answer_tokens=2).time_s)  # what the request takes for it
    assert next_token_s(scenario, context_tokens=LENGTHS)[1] == pytest.approx(time_s)
    if detail is Detail.SIMPLE:
        assert time_s == pytest.approx(2 * 8e9 * 32_001 * 3 / 1e14)


def test_the_next_token_at_32000_comes_at_49_5_tokens_a_second() -> None:
    token = next_token(CARD_SCENARIO.evolve(batch=1), context_tokens=32_000)
    assert token.time_s == pytest.approx(0.020194304)  # (16e9 + 32,000 x 131,072) / 1e12
    assert token.tokens_per_s_per_chat == pytest.approx(49.5, abs=0.05)
    assert token.tokens_per_s_total == token.tokens_per_s_per_chat


def test_what_is_allocated_up_front_is_a_floor_under_the_memory() -> None:
    allocated = CARD_SCENARIO.evolve(allocated_context_tokens=64_000)
    curves = length_curves(allocated, end_tokens=128_000, formats=((F16, F16), (Q4_0, Q4_0)))
    assert curves.fixed_bytes == 16_000_000_000
    assert curves.memory_bytes[0][0] == pytest.approx(16e9 + 64_000 * 131_072)
    assert curves.memory_bytes[1][-1] == pytest.approx(16e9 + 128_000 * 36_864)
    assert curves.next_token_s[0] == pytest.approx(16e-3)  # empty cells are not read


def test_moving_along_the_curves_computes_nothing_anew() -> None:
    here = length_curves(CARD_SCENARIO, end_tokens=128_000, formats=((F16, F16),))
    there = length_curves(CARD_SCENARIO.evolve(prompt_tokens=50_000), end_tokens=128_000, formats=((F16, F16),))
    assert here is there


def test_room_by_format() -> None:
    room = room_by_format(scenario=CARD_SCENARIO, cache_formats=(F16, FP8, Q8_0))
    # 8 GB over 131,072, 65,536 and 69,632 bytes per token, whole tokens
    assert [entry.max_context_tokens for entry in room] == [61_035, 122_070, 114_889]


def test_geometric_tokens_are_whole_and_without_repeats() -> None:
    tokens = geometric_tokens(low=1, high=1_000, count=31)
    assert tokens[0] == 1.0
    assert tokens[-1] == 1_000.0
    assert np.all(np.diff(tokens) >= 1.0)
    assert np.all(tokens == np.round(tokens))


def test_the_length_axis_moves_in_coarse_steps() -> None:
    assert [length_axis_tokens(c) for c in (2, 128_000, 128_001, 600_000, 2_097_152)] == [
        128_000,
        128_000,
        256_000,
        1_000_000,
        2_400_000,
    ]
    assert all(later <= 2 * end for end, later in pairwise(AXIS_ENDS_TOKENS))  # no step shows less than half


def test_the_length_axis_is_shorter_where_few_tokens_fit() -> None:
    # four times what fits, never beyond the usual end, never shorter than the conversation
    fitting = [(1_860, 2_486), (1_860, 500), (1_860, 61_035), (20_000, 2_486), (300_000, 2_486)]
    assert [length_axis_tokens(c, fitting_tokens=f) for c, f in fitting] == [16_000, 8_000, 128_000, 32_000, 512_000]
    # 4 x 4,000 = 16,000 is clearly shorter than 32,000 only at 0.9 of the next smaller axis
    assert length_axis_tokens(1_860, fitting_tokens=3_900, shown_tokens=32_000) == 32_000
    assert length_axis_tokens(1_860, fitting_tokens=3_600, shown_tokens=32_000) == 16_000
    assert length_axis_tokens(1_860, fitting_tokens=61_035, shown_tokens=256_000) == 128_000


def test_an_axis_does_not_flicker_where_a_hand_trembles_at_its_end() -> None:
    assert length_axis_tokens(128_001, shown_tokens=128_000) == 256_000
    assert length_axis_tokens(127_000, shown_tokens=256_000) == 256_000  # 0.9 x 128,000 = 115,200 is shorter
    assert length_axis_tokens(115_200, shown_tokens=256_000) == 128_000
    assert length_axis_tokens(1_000, shown_tokens=2_400_000) == 128_000
    assert length_axis_tokens(127_000, shown_tokens=None) == 128_000  # not dragged: a scenario has one picture


@pytest.mark.parametrize(
    ("value", "end"), [(24e9, 40e9), (32.8e9, 40e9), (40e9, 40e9), (41e9, 80e9), (81e9, 100e9), (17.2e12, 20e12)]
)
def test_an_axis_ends_at_1_2_4_or_8_times_a_power_of_ten(value: float, end: float) -> None:
    assert coarse_end(value, base=1e9) == pytest.approx(end)


def test_a_model_allocates_its_longest_context_up_front_where_it_is_known() -> None:
    assert up_front_tokens(CARD_SCENARIO) == 131_072
    known = CARD_SCENARIO.evolve(architecture=EXAMPLE_8B.evolve(max_position_embeddings=8_192))
    assert up_front_tokens(known) == 8_192
    assert up_front_tokens(known.evolve(prompt_tokens=20_000, answer_tokens=1_000)) == 21_000


def test_points_under_the_roofs() -> None:
    chart = roofline(CARD_SCENARIO.evolve(pass_tokens=100))
    # 16e9 FLOP per token over 16e9 bytes: 1 FLOP/byte per token in the pass
    assert chart.decode.intensity_flop_per_byte == pytest.approx(1.0)
    assert chart.decode.achieved_flops_per_s == pytest.approx(1e12)  # 16e9 FLOP in 16 ms
    assert chart.batched_chats == 32
    assert chart.batched_decode.achieved_flops_per_s == pytest.approx(32e12)
    assert chart.this_pass.intensity_flop_per_byte == pytest.approx(chart.ridge_flop_per_byte)
    assert chart.prefill.tokens == 1_000
    assert chart.prefill.achieved_flops_per_s == pytest.approx(1e14)  # the compute roof
    # 1,000 GB/s x 10 FLOP/byte; the peak beyond the ridge point of 100 FLOP/byte
    assert [chart.attainable_flops_per_s(x) for x in (10.0, 100.0, 1_000.0)] == [1e13, 1e14, 1e14]


def test_the_batched_point_is_the_scenarios_own_batch() -> None:
    chart = roofline(CARD_SCENARIO.evolve(batch=200))
    assert chart.batched_chats == 200
    assert chart.batched_decode.achieved_flops_per_s == pytest.approx(1e14)  # 32 ms for 200 x 16e9 FLOP


def test_the_axes_hold_for_the_machine() -> None:
    axes = roofline_axes(EXAMPLE_CARD)  # ridge at 100 FLOP/byte
    assert (axes.low_intensity, axes.high_intensity) == (-1.0, 5.0)
    assert axes.low_rate == 11.0  # 1e12 bytes/s x 0.1 FLOP/byte
    assert axes.high_rate > 14.0
