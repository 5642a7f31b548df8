"""The numbers that the built-in examples must give, scenario by scenario."""

import pytest

from app.core.evaluate import evaluate, next_token_s
from app.core.memory import Fit
from app.core.passes import Bound, Phase
from app.core.scenario import Runtime
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from tests.samples import BALANCED, CARD_SCENARIO, F16, FP8, Q4_0, Q8_0

CATALOGUE = load_catalogue(RESOURCES / "catalog")


def test_one_token_on_the_example_card_is_memory_bound() -> None:
    cost = evaluate(CARD_SCENARIO.evolve(pass_tokens=1)).pass_cost
    assert cost.read_s == pytest.approx(16e9 / 1e12)  # 16.0 ms
    assert cost.compute_s == pytest.approx(2 * 8e9 / 1e14)  # 0.16 ms
    assert cost.bound is Bound.MEMORY
    assert cost.intensity_flop_per_byte == pytest.approx(1.0)
    results = evaluate(CARD_SCENARIO)
    assert results.ridge_flop_per_byte == pytest.approx(100.0)
    assert results.balance_tokens == 100.0


@pytest.mark.parametrize(("tokens", "compute_ms"), [(32, 5.12), (100, 16.0), (1_000, 160.0)])
def test_arithmetic_grows_with_the_tokens_in_the_pass(tokens: int, compute_ms: float) -> None:
    cost = evaluate(CARD_SCENARIO.evolve(pass_tokens=tokens)).pass_cost
    assert cost.compute_s * 1e3 == pytest.approx(compute_ms)
    assert cost.read_s * 1e3 == pytest.approx(16.0)
    assert cost.bound is (Bound.COMPUTE if tokens > 100 else Bound.MEMORY)


@pytest.mark.parametrize(
    ("cache_format", "bytes_per_token", "room_tokens"),
    [
        (F16, 131_072, 61_035),  # 2 x 32 layers x 8 heads x 128 x 2 bytes; 8e9 // 131,072
        (FP8, 65_536, 122_070),
        (Q8_0, 69_632, 114_889),  # 65,536 values x 34 / 32
        (Q4_0, 36_864, 217_013),  # 65,536 values x 18 / 32; 8e9 // 36,864
    ],
)
def test_cache_bytes_and_room_on_a_24_gb_card(cache_format: object, bytes_per_token: int, room_tokens: int) -> None:
    results = evaluate(CARD_SCENARIO.evolve(key_format=cache_format, value_format=cache_format))
    assert results.kv_cache_bytes_per_token == bytes_per_token
    assert results.kv_cache_bytes == 1_860 * bytes_per_token
    assert results.max_context_tokens == room_tokens


def test_keys_and_values_may_have_different_formats() -> None:
    results = evaluate(CARD_SCENARIO.evolve(key_format=Q8_0, value_format=Q4_0))
    assert results.kv_cache_bytes_per_token == 69_632 / 2 + 36_864 / 2


def test_32_000_tokens_fit_and_128_000_do_not() -> None:
    fits = evaluate(CARD_SCENARIO.evolve(prompt_tokens=31_140))  # + 860 = 32,000
    assert fits.memory_bytes == 16_000_000_000 + 32_000 * 131_072  # 20.19 GB
    assert fits.fit is Fit.FITS
    too_long = evaluate(CARD_SCENARIO.evolve(prompt_tokens=127_140))
    assert too_long.kv_cache_bytes == 16_777_216_000
    assert too_long.memory_bytes == 32_777_216_000
    assert too_long.fit is Fit.DOES_NOT_FIT
    assert not too_long.fits
    assert too_long.free_bytes == -8_777_216_000


@pytest.mark.parametrize(("tokens", "milliseconds"), [(1, 16.0), (32_000, 20.2), (128_000, 32.8)])
def test_one_more_token_takes_longer_the_longer_the_conversation(tokens: int, milliseconds: float) -> None:
    results = evaluate(CARD_SCENARIO.evolve(prompt_tokens=tokens))
    assert results.next_token_s * 1e3 == pytest.approx(milliseconds, abs=0.05)
    assert results.next_token_s == pytest.approx((16e9 + tokens * 131_072) / 1e12)
    assert next_token_s(CARD_SCENARIO, context_tokens=0) == pytest.approx(0.016)


def test_balanced_on_the_laptop_is_decode_dominated() -> None:
    results = evaluate(BALANCED)
    assert results.ttft_s == pytest.approx(1_000 / 600)  # 1.667 s
    assert results.tpot_s == pytest.approx(1 / 18)  # 55.6 ms
    assert results.total_s == pytest.approx(1_000 / 600 + 859 / 18)  # 49.4 s
    assert results.dominated_by is Phase.DECODE
    # 860 passes over 1,000 + i tokens at 600 tok/s: (860 x 1,000 + 860 x 859 / 2) / 600 = 2,048.9 s
    assert results.no_cache_total_s == pytest.approx(1_229_370 / 600)
    assert results.no_cache_ratio == pytest.approx(2_048.95 / 49.3889, rel=1e-4)
    assert results.prefill_utilisation == pytest.approx(1.0)
    assert results.decode_utilisation == pytest.approx(18 / 600)  # 3.0 %
    assert results.token_cost_ratio == pytest.approx(600 / 18)


def test_short_question_and_long_answer() -> None:
    results = evaluate(BALANCED.evolve(prompt_tokens=50, answer_tokens=800))
    assert results.ttft_s == pytest.approx(50 / 600)  # 83 ms
    assert results.decode_s == pytest.approx(799 / 18)  # 44.4 s
    assert 1 - results.prefill_share > 0.99


def test_long_document_and_short_summary_turn_the_advice_round() -> None:
    results = evaluate(BALANCED.evolve(prompt_tokens=8_000, answer_tokens=100))
    assert results.ttft_s == pytest.approx(8_000 / 600)  # 13.3 s
    assert results.decode_s == pytest.approx(99 / 18)  # 5.5 s
    assert results.prefill_share == pytest.approx(0.708, abs=5e-4)
    assert results.dominated_by is Phase.PREFILL


def test_the_server_card_is_faster_and_idles_more() -> None:
    server = BALANCED.device.evolve(
        id="server-card", bandwidth_bytes_per_s=3.9375e9 * 180, peak_flops_per_s=14e9 * 12_000
    )
    results = evaluate(BALANCED.evolve(device=server))
    assert results.total_s < evaluate(BALANCED).total_s
    assert results.decode_utilisation == pytest.approx(180 / 12_000)  # 1.5 %


def test_200_chats_cost_two_passes_of_one() -> None:
    results = evaluate(CARD_SCENARIO.evolve(batch=200))
    assert results.tpot_s == pytest.approx(0.032)  # 200 x 16e9 FLOP / 1e14 against 16 ms of reading
    assert results.tokens_per_s_total == pytest.approx(6_250)
    assert evaluate(CARD_SCENARIO).tokens_per_s_total == pytest.approx(62.5)


def test_an_answer_of_one_token_has_no_decode_pass() -> None:
    results = evaluate(CARD_SCENARIO.evolve(answer_tokens=1))
    assert results.tpot_s is None
    assert results.tokens_per_s_per_chat is None
    assert results.decode_utilisation is None
    assert results.chip_s_per_answer_token is None
    assert results.decode_s == 0.0
    assert results.prefill_share == 1.0
    assert results.dominated_by is Phase.PREFILL


def test_a_reused_prefix_shortens_the_first_pass_only() -> None:
    results = evaluate(BALANCED.evolve(cached_prefix_tokens=400))
    assert results.ttft_s == pytest.approx(600 / 600)
    assert results.decode_s == pytest.approx(859 / 18)
    assert results.computations_with_cache == 600 + 859


def test_without_a_cache_every_pass_reads_the_conversation_again() -> None:
    results = evaluate(BALANCED.evolve(use_kv_cache=False))
    assert results.total_s == pytest.approx(1_229_370 / 600)
    assert results.ttft_s == pytest.approx(1_000 / 600)
    assert results.kv_cache_bytes == 0
    assert results.no_cache_ratio == pytest.approx(2_048.95 / 49.3889, rel=1e-4)


def test_weights_that_do_not_fit_leave_no_longest_context() -> None:
    results = evaluate(CARD_SCENARIO.evolve(architecture=CARD_SCENARIO.architecture.evolve(num_parameters=2 * 10**12)))
    assert results.max_context_tokens is None
    assert not results.fits


def test_in_llama_cpp_one_more_token_still_grows_the_windows_beyond_their_width() -> None:
    # gemma-3-12b: 48 layers x 8 heads x 256 x 2 x 2 bytes; from 1,536 tokens on only its 8 global layers
    gemma = CARD_SCENARIO.evolve(architecture=CATALOGUE.architecture("gemma-3-12b"), runtime=Runtime.LLAMA_CPP)
    assert evaluate(gemma.evolve(prompt_tokens=1_180, answer_tokens=100)).kv_cache_bytes_per_token == 393_216
    assert evaluate(gemma.evolve(prompt_tokens=1_436, answer_tokens=100)).kv_cache_bytes_per_token == 65_536
    assert evaluate(gemma.evolve(use_kv_cache=False)).kv_cache_bytes_per_token == 0.0
