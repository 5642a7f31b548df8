"""Measured speeds against hand-computed values; the figures come from the public reports named in each test."""

import pytest

from app.core.measured_facts import (
    FactKind,
    compare_with_prediction,
    decode_roof,
    fit_line,
    fit_partial_offload,
    moe_decode_range,
    speculative_speedup_limit,
    speculative_tokens_per_s,
    speeds_from_phases,
    speeds_from_times,
    tokens_per_step,
    ttft_after_prefix,
    ttft_through,
)


def kinds(**measured: float | None) -> list[FactKind]:
    return [fact.kind for fact in compare_with_prediction(**measured)]  # type: ignore[arg-type]


def test_a_card_at_78_percent_of_its_roof_is_nothing_remarkable() -> None:
    # llama-bench README: a 4,677,120,000-byte model on an RTX 4080 (716.8 GB/s) writes 118.88 tokens/s
    roof = decode_roof(bytes_per_token=4_677_120_000, bandwidth_bytes_per_s=716.8e9)
    assert roof == pytest.approx(153.26, abs=0.005)  # 716.8 / 4.67712
    assert 118.88 / roof == pytest.approx(0.7757, abs=1e-4)
    assert kinds(prefill_tokens_per_s=7100.0, decode_tokens_per_s=118.88, decode_roof_tokens_per_s=roof) == []
    assert decode_roof(bytes_per_token=32e9, bandwidth_bytes_per_s=40e9) == 1.25


def test_decode_above_the_bandwidth_roof_is_named_with_its_ratio() -> None:
    (fact,) = compare_with_prediction(
        prefill_tokens_per_s=None, decode_tokens_per_s=306.52, decode_roof_tokens_per_s=153.26
    )
    assert fact.kind is FactKind.DECODE_ABOVE_ROOF
    assert fact.ratio == pytest.approx(2.0)


def test_decode_on_the_roof_is_not_above_it() -> None:
    assert kinds(prefill_tokens_per_s=None, decode_tokens_per_s=102.9, decode_roof_tokens_per_s=100.0) == []
    assert kinds(prefill_tokens_per_s=None, decode_tokens_per_s=103.1, decode_roof_tokens_per_s=100.0) == [
        FactKind.DECODE_ABOVE_ROOF
    ]


def test_prefill_above_the_compute_roof_is_named() -> None:
    assert kinds(
        prefill_tokens_per_s=66_667.0, decode_tokens_per_s=50.0, prompt_tokens=8000, prefill_roof_tokens_per_s=9000.0
    ) == [FactKind.PREFILL_ABOVE_ROOF]


def test_a_layer_left_on_the_cpu_costs_its_time_not_a_share_of_the_rate() -> None:
    # llama-bench README, layers on the GPU of 35 and tokens/s
    layers = [10, 20, 30, 31, 32, 33, 34, 35]
    rates = [13.45, 21.36, 40.04, 48.19, 54.78, 60.62, 71.76, 131.66]
    # 1000 / 13.45 = 74.3 and so on
    assert [round(1000 / rate, 1) for rate in rates] == [74.3, 46.8, 25.0, 20.8, 18.3, 16.5, 13.9, 7.6]
    times = fit_partial_offload(layers_on_gpu=layers[:-1], tokens_per_s=rates[:-1])
    assert times.slope == pytest.approx(-0.0025, rel=0.05)  # about 2.5 ms per layer
    assert times.worst_relative_error < 0.07
    straight = fit_line(x=layers[:-1], y=rates[:-1])
    assert straight.worst_relative_error > 3 * times.worst_relative_error
    assert times.at(35) == pytest.approx(0.0115, abs=0.0015)
    assert 0.7 * times.at(35) > 1 / 131.66  # the last step brings more than its share


def test_a_rate_of_zero_has_no_time_per_token() -> None:
    with pytest.raises(ValueError, match="must be above 0"):
        fit_partial_offload(layers_on_gpu=[10, 20], tokens_per_s=[0.0, 20.0])


def test_collapsed_prefill_beside_healthy_decode_is_a_missing_kernel() -> None:
    # ggml-org/llama.cpp#28633: q4_0 cache 1492 and 35.6 tokens/s, q5_0 cache 41.5 and 34.2
    predicted = {"predicted_prefill_tokens_per_s": 1492.0, "predicted_decode_tokens_per_s": 35.6}
    assert kinds(prefill_tokens_per_s=1492.0, decode_tokens_per_s=35.6, **predicted) == []
    facts = compare_with_prediction(prefill_tokens_per_s=41.5, decode_tokens_per_s=34.2, **predicted)
    assert [fact.kind for fact in facts] == [FactKind.PREFILL_COLLAPSED, FactKind.PREFILL_LIKE_DECODE]
    assert 1 / facts[0].ratio == pytest.approx(36.0, abs=0.1)  # 1492 / 41.5


def test_both_phases_slow_is_a_slow_machine_and_no_collapse() -> None:
    assert (
        kinds(
            prefill_tokens_per_s=100.0,
            decode_tokens_per_s=3.0,
            predicted_prefill_tokens_per_s=1492.0,
            predicted_decode_tokens_per_s=35.6,
        )
        == []
    )


def test_prefill_as_slow_as_decode_means_token_by_token() -> None:
    # unslothai/unsloth#11349: 4,295 tokens in 512,400.18 ms; 327 in 37,886.7 ms
    speeds = speeds_from_phases(prompt_tokens=4295, prefill_s=512.40018, decoded_tokens=327, decode_s=37.8867)
    assert speeds.prefill_tokens_per_s == pytest.approx(8.382, abs=0.001)  # 4295 / 512.40
    assert speeds.decode_tokens_per_s == pytest.approx(8.631, abs=0.001)  # 327 / 37.8867
    assert kinds(
        prefill_tokens_per_s=speeds.prefill_tokens_per_s,
        decode_tokens_per_s=speeds.decode_tokens_per_s,
        prompt_tokens=4295,
    ) == [FactKind.PREFILL_LIKE_DECODE]


def test_a_prompt_of_a_few_tokens_is_not_judged() -> None:
    assert kinds(prefill_tokens_per_s=10.0, decode_tokens_per_s=9.0, prompt_tokens=4) == []


def test_ttft_grows_faster_than_the_prompt() -> None:
    # noonghunna/club-3090#1126: 14.555 s at 10,004 tokens, 169.409 s at 89,998
    curve = ttft_through(first=(10_004, 14.555), second=(89_998, 169.409))
    # t/n: 1.45492 ms and 1.88236 ms; b = 0.42744 ms / 79,994 = 5.343 ns; a = 1.45492 - 0.05345 ms
    assert curve.s_per_token_squared == pytest.approx(5.343e-9, rel=1e-3)
    assert curve.s_per_token == pytest.approx(1.4015e-3, rel=1e-3)
    assert curve.at(50_000) == pytest.approx(83.4, rel=0.005)
    assert curve.at(89_998) == pytest.approx(169.409)
    naive_s = 89_998 * 14.555 / 10_004  # the short rate carried on
    assert naive_s == pytest.approx(130.9, abs=0.1)  # 23 % short


@pytest.mark.parametrize("second", [(10, 2.0), (0, 1.0), (20, 0.0), (float("nan"), 1.0)])
def test_a_curve_needs_two_different_points(second: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="two points with different prompt lengths"):
        ttft_through(first=(10, 1.0), second=second)


def test_a_stored_prefix_makes_the_next_question_33_times_as_fast() -> None:
    # ggml-org/llama.cpp PR #13194: 538 new tokens at 589.68 tokens/s, or all 23,107 at 777.47
    warm = ttft_after_prefix(context_tokens=23_107, reused_tokens=23_107 - 538, prefill_tokens_per_s=589.68)
    cold = ttft_after_prefix(context_tokens=23_107, reused_tokens=0, prefill_tokens_per_s=777.47)
    assert warm == pytest.approx(0.9124, abs=1e-4)
    assert cold == pytest.approx(29.721, abs=1e-3)
    assert cold / warm == pytest.approx(32.6, abs=0.1)


def test_an_expert_mixture_lies_between_two_roofs() -> None:
    # AlexsJones/llmfit#474: 13 GB file, 1.1 GB active, 512 GB/s, measured 77.6 tokens/s
    speeds = moe_decode_range(total_bytes=13e9, active_bytes=1.1e9, bandwidth_bytes_per_s=512e9)
    assert speeds.all_weights_roof == pytest.approx(39.4, abs=0.05)
    assert speeds.active_weights_roof == pytest.approx(465.5, abs=0.05)
    assert 60 < speeds.low < 77.6 < speeds.high < 250


def test_a_draft_model_is_limited_by_its_overhead() -> None:
    # ggml-org/llama.cpp#25908: 3.8 accepted and one bonus token in 12 ms of work and 17 ms of overhead
    assert speculative_tokens_per_s(accepted_per_round=3.8, work_s=0.012, overhead_s=0.017) == pytest.approx(
        165.5, abs=0.05
    )  # 4.8 / 0.029
    assert speculative_speedup_limit(accepted_per_round=3.8, verified_in_one_pass=True) == 4.8
    assert speculative_speedup_limit(accepted_per_round=3.8, verified_in_one_pass=False) == 1.0


def test_the_gap_between_chunks_is_not_the_time_per_token() -> None:
    # vllm-project/vllm#12841: TPOT 66.76 ms, ITL 213.26 ms
    assert tokens_per_step(tpot_s=0.06676, chunk_gap_s=0.21326) == pytest.approx(3.194, abs=1e-3)


@pytest.mark.parametrize(
    ("prompt", "answer", "ttft_us", "total_us", "prefill", "decode"),
    [
        (1024, 1024, 850_237, 121_392_448, 1204.4, 8.487),  # 1024 / 0.850237; 1023 / 120.542211
        (32, 130, 110_097, 20_228_544, 290.65, 6.412),  # 32 / 0.110097; 129 / 20.118447
    ],
)
def test_ttft_of_under_one_percent_is_right(
    prompt: int, answer: int, ttft_us: int, total_us: int, prefill: float, decode: float
) -> None:
    # openvinotoolkit/openvino.genai#3021
    speeds = speeds_from_times(
        prompt_tokens=prompt, answer_tokens=answer, ttft_s=ttft_us * 1e-6, total_s=total_us * 1e-6
    )
    assert speeds.prefill_tokens_per_s == pytest.approx(prefill, rel=1e-4)
    assert speeds.decode_tokens_per_s == pytest.approx(decode, rel=1e-3)
    assert (
        kinds(
            prefill_tokens_per_s=speeds.prefill_tokens_per_s,
            decode_tokens_per_s=speeds.decode_tokens_per_s,
            prompt_tokens=prompt,
        )
        == []
    )


def test_an_answer_of_one_token_has_no_decode_speed() -> None:
    speeds = speeds_from_times(prompt_tokens=1024, answer_tokens=1, ttft_s=2.0, total_s=2.0)
    assert speeds.prefill_tokens_per_s == 512.0
    assert speeds.decode_tokens_per_s is None


def test_a_cache_has_a_fixed_part_and_a_rate() -> None:
    # antirez/ds4#220: bytes at four context lengths
    tokens = [2048, 4096, 16384, 32768]
    bytes_ = [52_184_460, 80_373_132, 249_505_164, 475_014_540]
    line = fit_line(x=tokens, y=bytes_)
    assert line.slope == pytest.approx(13_764, rel=1e-9)  # (80,373,132 - 52,184,460) / 2048
    assert line.intercept == pytest.approx(23_995_788, rel=1e-6)  # 52,184,460 - 2048 x 13,764
    assert line.at(65_536) == pytest.approx(926_033_292, rel=1e-9)
    bytes_over_tokens = 52_184_460 / 2048
    assert bytes_over_tokens == pytest.approx(25_481, abs=1)  # one number would be wrong at every other length


@pytest.mark.parametrize(
    ("x", "y"), [([1], [1]), ([2, 2], [1, 3]), ([1, 2], [1]), ([1, float("nan")], [1, 2]), ([1, 2], [1, float("inf")])]
)
def test_a_line_needs_two_points(x: list[float], y: list[float]) -> None:
    with pytest.raises(ValueError, match="at least two points"):
        fit_line(x=x, y=y)
