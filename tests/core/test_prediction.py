"""Bands stand around what is predicted, and nowhere around what is exact."""

from dataclasses import replace

import pytest

from app.core.device import Efficiency
from app.core.evaluate import evaluate
from app.core.passes import Phase
from app.core.prediction import FEW_TOKENS_BAND, next_token_band, phase_band, predicted_bands
from app.core.scenario import Detail
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, EXAMPLE_CARD

MEASURED = EXAMPLE_CARD.evolve(
    kind="gpu", efficiency=Efficiency(mbu=0.8, mfu=0.5, band=0.25, prefill_band=0.5, moe_prefill_band=1.0)
)
SCENARIO = CARD_SCENARIO.evolve(device=MEASURED, detail=Detail.FULL, prompt_tokens=1000, answer_tokens=101)
MOE = EXAMPLE_8B.evolve(
    id="moe", num_experts=8, num_experts_per_tok=2, num_moe_layers=32, expert_parameters=7_000_000_000
)


def test_simple_detail_and_example_machines_are_exact() -> None:
    assert predicted_bands(SCENARIO.evolve(detail=Detail.SIMPLE)) is None
    assert predicted_bands(SCENARIO.evolve(device=EXAMPLE_CARD)) is None


def test_each_phase_has_its_band_and_the_total_adds_their_ends() -> None:
    results, bands = evaluate(SCENARIO), predicted_bands(SCENARIO)
    assert bands is not None
    assert bands.tpot_s is not None
    assert bands.ttft_s.low == pytest.approx(results.ttft_s / 1.5)
    assert bands.ttft_s.high == pytest.approx(results.ttft_s * 1.5)
    assert bands.tpot_s.high == pytest.approx(results.decode_s / 100 * 1.25)
    assert bands.total_s.high == pytest.approx(results.ttft_s * 1.5 + results.decode_s * 1.25)
    assert not bands.is_rough


def test_a_slow_pass_is_a_low_speed() -> None:
    bands = predicted_bands(SCENARIO)
    assert bands is not None
    assert bands.tpot_s is not None
    assert bands.tokens_per_s_per_chat is not None
    assert bands.tokens_per_s_per_chat.low == pytest.approx(1.0 / bands.tpot_s.high)
    assert bands.tokens_per_s_per_chat.high == pytest.approx(1.0 / bands.tpot_s.low)


def test_moe_prefill_is_wider_and_called_rough() -> None:
    bands = predicted_bands(SCENARIO.evolve(architecture=MOE))
    assert bands is not None
    assert bands.is_rough
    assert bands.ttft_s.high / bands.ttft_s.low == pytest.approx(2.0 * 2.0)


def test_an_answer_of_one_token_has_no_band_for_decode() -> None:
    bands = predicted_bands(SCENARIO.evolve(answer_tokens=1))
    assert bands is not None
    assert bands.tpot_s is bands.tokens_per_s_per_chat is bands.tokens_per_s_total is None
    assert bands.total_s == bands.ttft_s


@pytest.mark.parametrize(("batch", "band"), [(1, 0.25), (2, FEW_TOKENS_BAND), (127, FEW_TOKENS_BAND), (128, 0.25)])
def test_between_decode_and_prefill_nothing_is_sure(batch: int, band: float) -> None:
    assert phase_band(scenario=SCENARIO.evolve(batch=batch), phase=Phase.DECODE) == band


def test_without_a_cache_every_pass_is_a_prefill() -> None:
    scenario = SCENARIO.evolve(use_kv_cache=False)
    bands = predicted_bands(scenario)
    assert bands is not None
    assert bands.total_s.high == pytest.approx(evaluate(scenario).total_s * 1.5)
    one_more = next_token_band(scenario, time_s=2.0)
    assert one_more is not None
    assert one_more.high == pytest.approx(2.0 * 1.5)


def test_without_flash_attention_cache_and_attention_cost_more() -> None:
    slower = MEASURED.evolve(
        efficiency=replace(MEASURED.efficiency, plain_cache_read_factor=2.0, plain_attention_efficiency=0.1)
    )
    fused = evaluate(SCENARIO.evolve(device=slower))
    plain = evaluate(SCENARIO.evolve(device=slower, flash_attention=False))
    # One more cached token of 131,072 bytes at 0.8 TB/s costs twice 0.164 us instead of once; at 1,000 to 1,099
    # tokens (one more is written) the mean is 1,050.5 x 131,072 / 0.8e12 = 0.1721 ms more for each pass.
    assert fused.tpot_s is not None
    assert plain.tpot_s is not None
    assert plain.tpot_s - fused.tpot_s == pytest.approx(1050.5 * 131_072 / 0.8e12, rel=1e-6)
    assert plain.ttft_s > fused.ttft_s
