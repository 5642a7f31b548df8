"""Crossovers of the example scenarios, computed by hand."""

import pytest

from app.core.crossovers import (
    answer_where_decode_overtakes_prefill,
    batch_where_decode_leaves_bandwidth_roof,
    context_where_cache_reads_exceed_weight_reads,
)
from app.core.evaluate import evaluate
from app.core.scenario import Detail, Scenario
from tests.samples import BALANCED, CARD_SCENARIO, attention_group


def test_decode_overtakes_a_prompt_of_1000_tokens_on_the_laptop_with_the_answers_32nd_token() -> None:
    # TTFT = 1,000 / 600 = 1.667 s; each decode pass 1/18 = 55.6 ms: 30 passes take 1.667 s, the 31st is longer
    scenario = BALANCED.evolve(prompt_tokens=1_000)
    assert answer_where_decode_overtakes_prefill(scenario) == 32


def test_the_answer_does_not_depend_on_the_present_one() -> None:
    answers = {answer_where_decode_overtakes_prefill(CARD_SCENARIO.evolve(answer_tokens=n)) for n in (1, 5, 800)}
    assert len(answers) == 1
    (answer,) = answers
    assert answer is not None
    longer, shorter = (evaluate(CARD_SCENARIO.evolve(answer_tokens=n)) for n in (answer, answer - 1))
    assert longer.decode_s > longer.ttft_s
    assert shorter.decode_s <= shorter.ttft_s


@pytest.mark.parametrize(
    "scenario",
    [
        CARD_SCENARIO.evolve(prompt_tokens=3_000),
        CARD_SCENARIO.evolve(prompt_tokens=3_000, detail=Detail.FULL, batch=3),
        CARD_SCENARIO.evolve(prompt_tokens=3_000, detail=Detail.FULL, cached_prefix_tokens=1_500),
        CARD_SCENARIO.evolve(prompt_tokens=3_000, detail=Detail.FULL, prefill_chunk_tokens=512),
        CARD_SCENARIO.evolve(prompt_tokens=300, use_kv_cache=False),
    ],
)
def test_the_answer_is_the_first_of_all_whose_decode_takes_longer(scenario: Scenario) -> None:
    every = (evaluate(scenario.evolve(answer_tokens=n)) for n in range(2, 2_000))
    first = next(results.decode_passes + 1 for results in every if results.decode_s > results.ttft_s)
    assert answer_where_decode_overtakes_prefill(scenario) == first


def test_decode_leaves_the_bandwidth_roof_just_above_the_balance_point() -> None:
    # simple detail: 16 GB / 1 TB/s = 16 ms; 2 x 8e9 x b / 1e14 = 0.16 ms x b: equal at 100 chats, more from 101
    assert batch_where_decode_leaves_bandwidth_roof(CARD_SCENARIO) == 101


def test_long_caches_keep_decode_on_the_bandwidth_roof() -> None:
    # full detail, 131,072 B x 100,000 tokens = 13.1 GB of cache per chat and token against 16 GFLOP: 13 ms to 0.16 ms
    scenario = CARD_SCENARIO.evolve(detail=Detail.FULL, prompt_tokens=100_000)
    assert batch_where_decode_leaves_bandwidth_roof(scenario) is None


@pytest.mark.parametrize(("chats", "tokens"), [(1, 122_071), (2, 61_036), (10, 12_208)])
def test_the_cache_outweighs_the_weights(chats: int, tokens: int) -> None:
    # 16e9 / 131,072 = 122,070.3; halved and divided by ten for two and ten chats: 61,035.2 and 12,207.03
    assert context_where_cache_reads_exceed_weight_reads(CARD_SCENARIO.evolve(batch=chats)) == tokens


def test_windows_keep_the_cache_below_the_weights() -> None:
    windowed = CARD_SCENARIO.architecture.evolve(layer_groups=(attention_group(32, window=1_024),))
    # 131,072 B x 1,024 = 134 MB at most, against 16 GB
    scenario = CARD_SCENARIO.evolve(architecture=windowed)
    assert context_where_cache_reads_exceed_weight_reads(scenario) is None
    assert context_where_cache_reads_exceed_weight_reads(CARD_SCENARIO.evolve(use_kv_cache=False)) is None
