"""What would make an answer faster: each change recomputed, the largest effect first."""

from dataclasses import replace

import pytest

from app.core.advice import Speedup, speedups
from app.core.architecture import StoredWeights
from app.core.evaluate import evaluate
from app.core.formats import AS_STORED_ID
from app.core.scenario import Detail, Scenario
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES

CATALOGUE = load_catalogue(RESOURCES / "catalog")


def laptop(*, prompt: int, answer: int) -> Scenario:
    """The 7B example at 4.5 bits on the laptop that reads 600 and writes 18 tokens a second."""
    return Scenario(
        architecture=CATALOGUE.architecture("example-7b"),
        weights=CATALOGUE.weight_format("q4_0"),
        device=CATALOGUE.device("laptop"),
        key_format=CATALOGUE.cache_format("f16"),
        value_format=CATALOGUE.cache_format("f16"),
        prompt_tokens=prompt,
        answer_tokens=answer,
    )


def saved(scenario: Scenario) -> dict[Speedup, float]:
    return {effect.change: effect.saved_s for effect in speedups(scenario)}


def test_where_writing_dominates_the_answer_and_the_bytes_matter() -> None:
    effects = saved(laptop(prompt=1000, answer=860))
    # 860 -> 430 tokens: 859 -> 429 decode passes of 1/18 s
    assert effects[Speedup.HALVE_ANSWER] == pytest.approx(430 / 18)
    # half the bytes or twice the bandwidth: each of the 859 decode passes takes half as long
    assert effects[Speedup.HALVE_BITS] == pytest.approx(859 / 18 / 2)
    assert effects[Speedup.DOUBLE_BANDWIDTH] == pytest.approx(859 / 18 / 2)
    # prefill takes 1000/600 s, all of it arithmetic
    assert effects[Speedup.HALVE_PROMPT] == pytest.approx(1000 / 600 / 2)
    assert effects[Speedup.DOUBLE_COMPUTE] == pytest.approx(1000 / 600 / 2)


def test_the_advice_turns_round_where_reading_dominates() -> None:
    # 8,000 prompt tokens: 13.33 s; 100 answer tokens: 99/18 = 5.5 s, half of them 50/18 = 2.78 s
    order = [effect.change for effect in speedups(laptop(prompt=8000, answer=100))]
    assert order[:2] == [Speedup.HALVE_PROMPT, Speedup.DOUBLE_COMPUTE]
    assert saved(laptop(prompt=8000, answer=100))[Speedup.HALVE_ANSWER] == pytest.approx(50 / 18)
    assert speedups(laptop(prompt=1000, answer=860))[0].change is Speedup.HALVE_ANSWER


@pytest.mark.parametrize("detail", list(Detail))
def test_the_largest_effect_comes_first_and_the_rest_of_the_time_remains(detail: Detail) -> None:
    scenario = laptop(prompt=3000, answer=300).evolve(detail=detail)
    effects = speedups(scenario)
    assert [effect.saved_s for effect in effects] == sorted((e.saved_s for e in effects), reverse=True)
    total_s = evaluate(scenario).total_s
    for effect in effects:
        assert effect.total_s + effect.saved_s == pytest.approx(total_s)
        assert effect.saved_share == pytest.approx(effect.saved_s / total_s)


def test_equal_effects_do_not_change_places_for_rounding() -> None:
    # bits and bandwidth save the same; so do prompt and compute
    for answer in range(700, 760):
        order = [effect.change for effect in speedups(laptop(prompt=1000, answer=answer))]
        assert order.index(Speedup.HALVE_BITS) < order.index(Speedup.DOUBLE_BANDWIDTH)
        assert order.index(Speedup.HALVE_PROMPT) < order.index(Speedup.DOUBLE_COMPUTE)


def test_what_cannot_be_halved_is_left_out() -> None:
    changes = set(saved(laptop(prompt=1, answer=1)))
    assert changes == {Speedup.HALVE_BITS, Speedup.DOUBLE_BANDWIDTH, Speedup.DOUBLE_COMPUTE}


def test_a_reused_prefix_is_kept_as_far_as_the_halved_prompt_reaches() -> None:
    # 1,000 of which 900 are cached: 100 are read. Halved: 500 of which 499 are cached: 1 is read, one pass of 1/18 s,
    # because a single token waits for the weights.
    scenario = laptop(prompt=1000, answer=2).evolve(cached_prefix_tokens=900)
    assert saved(scenario)[Speedup.HALVE_PROMPT] == pytest.approx(100 / 600 - 1 / 18)


def test_a_file_keeps_the_bits_of_its_parts_when_they_are_halved() -> None:
    # 1,000 weights, 800 of them in 8 experts of which a token uses 1: the experts have 100 bytes in the file, the rest
    # 200. A token reads 200 + 100/8 = 212.5 bytes; halved 106.25. At half the average of 2.4 bits it would read less:
    # 1.2 bits x (200 + 800/8) / 8 = 45.
    base = laptop(prompt=1, answer=2)
    architecture = base.architecture.evolve(
        num_parameters=1_000,
        num_experts=8,
        num_experts_per_tok=1,
        num_moe_layers=1,
        expert_parameters=800,
        stored=StoredWeights(total_bytes=300, expert_bytes=100),
    )
    weights = replace(base.weights, id=AS_STORED_ID)
    device = base.device.evolve(bandwidth_bytes_per_s=1.0, peak_flops_per_s=1e12)
    scenario = base.evolve(architecture=architecture, weights=weights, device=device)
    # prefill over one token and one decode pass, both waiting for memory at 1 byte a second
    assert saved(scenario)[Speedup.HALVE_BITS] == pytest.approx(2 * 106.25, abs=0.01)


def test_fewer_bits_do_not_speed_the_arithmetic_up() -> None:
    # On a measured machine Q4_K_M's arithmetic takes 1.12 times as long; at half the bits it must still do so. With
    # arithmetic alone (a long prompt, one answer token, full overlap) halving the bits saves nothing.
    base = laptop(prompt=8_000, answer=1)
    device = base.device.evolve(efficiency=replace(base.device.efficiency, band=0.1))
    scenario = base.evolve(device=device, weights=CATALOGUE.weight_format("q4_k_m"), detail=Detail.FULL)
    assert saved(scenario)[Speedup.HALVE_BITS] == pytest.approx(0.0, abs=1e-9)
