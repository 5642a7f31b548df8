"""Measured speeds against hand-computed values; the figures come from the public reports named in each test."""

import pytest

from app.core.measured_facts import FactKind, compare_with_prediction, decode_roof


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
    # 4295 / 512.40 = 8.382 tokens/s, 327 / 37.8867 = 8.631
    assert kinds(prefill_tokens_per_s=8.382, decode_tokens_per_s=8.631, prompt_tokens=4295) == [
        FactKind.PREFILL_LIKE_DECODE
    ]


def test_a_prompt_of_a_few_tokens_is_not_judged() -> None:
    assert kinds(prefill_tokens_per_s=10.0, decode_tokens_per_s=9.0, prompt_tokens=4) == []
