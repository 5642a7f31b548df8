"""Chats that share a pass: more tokens a second in all, and a cheaper answer token."""

import numpy as np
import pytest

from app.core.curves import batch_curve, geometric_tokens
from app.core.evaluate import evaluate
from app.core.scenario import Detail, Scenario
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES

CATALOGUE = load_catalogue(RESOURCES / "catalog")


def card(*, prompt: int = 1000, answer: int = 861) -> Scenario:
    """The 8B example at 16 bit on the example card: 16 ms to read the weights, 0.16 ms to compute a token."""
    return Scenario(
        architecture=CATALOGUE.architecture("example-8b"),
        weights=CATALOGUE.weight_format("f16"),
        device=CATALOGUE.device("example-card"),
        key_format=CATALOGUE.cache_format("f16"),
        value_format=CATALOGUE.cache_format("f16"),
        prompt_tokens=prompt,
        answer_tokens=answer,
    )


def test_speed_in_all_grows_with_the_batch_until_arithmetic_takes_over() -> None:
    curve = batch_curve(card(), batch=np.array([1.0, 100.0, 200.0]))
    # 1 chat: 1 / 16 ms; 100 chats: 100 / 16 ms; 200 chats: 200 / 32 ms, no more
    assert curve.tokens_per_s_total == pytest.approx([62.5, 6250.0, 6250.0])
    assert curve.tokens_per_s_per_chat == pytest.approx([62.5, 62.5, 31.25])


def test_an_answer_token_costs_as_much_as_a_prompt_token_once_enough_chats_share_a_pass() -> None:
    curve = batch_curve(card(), batch=np.array([1.0, 10.0, 100.0, 1000.0]))
    # a prompt token costs 0.16 ms; an answer token 16 ms, shared by the chats, but never below 0.16 ms
    assert curve.chip_s_per_answer_token == pytest.approx([16e-3, 1.6e-3, 0.16e-3, 0.16e-3])
    assert curve.token_cost_ratio == pytest.approx([100.0, 10.0, 1.0, 1.0])


@pytest.mark.parametrize("detail", list(Detail))
@pytest.mark.parametrize("chats", [1, 7, 64])
def test_the_curve_passes_through_the_scenario(detail: Detail, chats: int) -> None:
    scenario = card(prompt=3000, answer=501).evolve(detail=detail, batch=chats)
    curve = batch_curve(scenario, batch=np.array([float(chats)]))
    # The curve takes the pass in the middle of the answer for the mean of all: exact where time grows linearly.
    assert curve.token_cost_ratio[0] == pytest.approx(evaluate(scenario).token_cost_ratio, rel=1e-3)


def test_without_a_cache_an_answer_token_costs_the_whole_conversation() -> None:
    scenario = card(prompt=1000, answer=101).evolve(use_kv_cache=False)
    curve = batch_curve(scenario, batch=np.array([1.0, 8.0]))
    # middle of the answer: 1,050 tokens are computed again for one, against 1 for a prompt token
    assert curve.token_cost_ratio == pytest.approx([1050.0, 1050.0])


def test_a_reused_prefix_leaves_fewer_prompt_tokens_to_share_the_pass() -> None:
    # 50 new tokens wait for the weights: 16 ms / 50 = 0.32 ms each, so an answer token costs 50 times as much
    scenario = card(prompt=1000).evolve(cached_prefix_tokens=950)
    assert batch_curve(scenario, batch=np.array([1.0])).token_cost_ratio == pytest.approx([50.0])


def test_batches_are_spread_geometrically_without_repeats() -> None:
    batches = geometric_tokens(low=1, high=1024, count=11)
    assert batches.tolist() == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]


@pytest.mark.parametrize("prompt", [2048, 2049, 100_000])
def test_chunks_that_read_the_weights_again_make_prompt_tokens_dearer(prompt: int) -> None:
    # 16 tokens wait for the weights: every chunk takes 16 ms and more, 100,000 tokens make 6,250 of them
    scenario = card(prompt=prompt, answer=3).evolve(detail=Detail.FULL, prefill_chunk_tokens=16)
    curve = batch_curve(scenario, batch=np.array([1.0]))
    assert curve.token_cost_ratio[0] == pytest.approx(evaluate(scenario).token_cost_ratio, rel=1e-3)
    assert (
        curve.token_cost_ratio[0]
        < batch_curve(scenario.evolve(prefill_chunk_tokens=None), batch=np.array([1.0])).token_cost_ratio[0]
    )
