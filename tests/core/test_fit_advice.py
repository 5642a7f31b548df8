"""What single change would make a scenario fit, and what each saves."""

from dataclasses import replace

import pytest

from app.core.advice import Remedy, fit_remedies
from app.core.device import Device
from app.core.evaluate import evaluate
from app.core.formats import WeightFormat
from app.core.scenario import Scenario
from tests.samples import CARD_SCENARIO, EXAMPLE_CARD, F16, F16_WEIGHTS, FP8, Q4_0, Q8_0

FP8_WEIGHTS = WeightFormat(id="fp8", name="8-bit", bits_per_weight=8)
CARD_32 = EXAMPLE_CARD.evolve(id="card-32", name="32 GB", memory_bytes=32_000_000_000)
CARD_48 = EXAMPLE_CARD.evolve(id="card-48", name="48 GB", memory_bytes=48_000_000_000)
LONG = CARD_SCENARIO.evolve(prompt_tokens=127_000, answer_tokens=1_000)  # 128,000 tokens: 32.78 GB on 24 GB


def remedies(
    scenario: Scenario, *, devices: tuple[Device, ...] = (CARD_48, CARD_32)
) -> dict[Remedy, tuple[int, Scenario]]:
    found = fit_remedies(
        scenario, cache_formats=(Q4_0, Q8_0, FP8, F16), weight_formats=(FP8_WEIGHTS, F16_WEIGHTS), devices=devices
    )
    return {remedy.remedy: (remedy.saved_bytes, remedy.scenario) for remedy in found}


def test_what_fits_needs_no_remedy() -> None:
    assert remedies(CARD_SCENARIO) == {}


def test_the_longest_conversation_that_fits_is_offered_and_the_answer_keeps_its_length() -> None:
    saved, shorter = remedies(LONG)[Remedy.SHORTER_CONTEXT]
    # 8 GB of room / 131,072 bytes per token = 61,035 tokens, 1,000 of them for the answer
    assert (shorter.prompt_tokens, shorter.answer_tokens) == (60_035, 1_000)
    assert saved == (128_000 - 61_035) * 131_072


def test_the_largest_cache_format_that_fits_is_offered() -> None:
    # 8 GB / 128,000 tokens = 62,500 bytes: fp8 with 65,536 and q8_0 with 69,632 are too much, q4_0 takes 36,864
    saved, smaller = remedies(LONG)[Remedy.CACHE_FORMAT]
    assert smaller.key_format is smaller.value_format is Q4_0
    assert saved == 128_000 * (131_072 - 36_864)


def test_halving_the_weights_saves_8_gb_which_is_just_too_little_at_128_000_tokens() -> None:
    # 8 GB of weights and 16.78 GB of cache are 24.78 GB; at 122,000 tokens 23.99 GB fit
    assert Remedy.WEIGHT_FORMAT not in remedies(LONG)
    saved, lighter = remedies(LONG.evolve(prompt_tokens=121_000))[Remedy.WEIGHT_FORMAT]
    assert lighter.weights is FP8_WEIGHTS
    assert saved == 8_000_000_000


def test_the_smallest_card_that_fits_is_offered() -> None:
    # 32.78 GB do not fit 32 GB
    saved, bigger = remedies(LONG)[Remedy.BIGGER_CARD]
    assert bigger.device is CARD_48
    assert saved == 24_000_000_000  # what it has more
    assert Remedy.BIGGER_CARD not in remedies(LONG, devices=(CARD_32,))


def test_the_most_chats_that_fit_are_offered() -> None:
    # 16 chats of 8,000 tokens: 1.048576 GB each; 8 GB hold 7 of them
    crowd = CARD_SCENARIO.evolve(prompt_tokens=7_000, answer_tokens=1_000, batch=16)
    saved, fewer = remedies(crowd)[Remedy.FEWER_CHATS]
    assert fewer.batch == 7
    assert saved == 9 * 8_000 * 131_072


def test_one_chat_cannot_be_made_fewer() -> None:
    assert Remedy.FEWER_CHATS not in remedies(LONG)


def test_weights_that_alone_are_too_large_leave_only_smaller_weights_or_a_bigger_card() -> None:
    huge = CARD_SCENARIO.evolve(device=EXAMPLE_CARD.evolve(memory_bytes=12_000_000_000))
    assert set(remedies(huge)) == {Remedy.WEIGHT_FORMAT, Remedy.BIGGER_CARD}


@pytest.mark.parametrize("prompt", [70_000, 127_000, 1_000_000])
@pytest.mark.parametrize("chats", [1, 3, 1_024])
def test_every_remedy_makes_it_fit(prompt: int, chats: int) -> None:
    for remedy, (saved, scenario) in remedies(LONG.evolve(prompt_tokens=prompt, batch=chats)).items():
        assert evaluate(scenario).fits, remedy
        assert saved > 0, remedy


def test_an_allocation_up_front_can_be_made_shorter() -> None:
    # 10,000 tokens would fit; 131,072 allocated do not: the offer drops the allocation
    allocated = CARD_SCENARIO.evolve(prompt_tokens=9_140, allocated_context_tokens=131_072)
    _, shorter = remedies(allocated)[Remedy.SHORTER_CONTEXT]
    assert shorter.allocated_context_tokens is None
    assert shorter.prompt_tokens == 9_140  # the conversation itself fits
    assert evaluate(shorter).fits


def test_an_allocation_beyond_the_longest_prompt_can_be_made_shorter() -> None:
    # one layer keeps 2 x 8 heads x 128 numbers of 2 bytes = 4,096 bytes a token: 8 GB are 1,953,125 tokens; a prompt
    # may have 1,048,576
    (group,) = CARD_SCENARIO.architecture.layer_groups
    small = CARD_SCENARIO.architecture.evolve(layer_groups=(replace(group, count=1),))
    allocated = CARD_SCENARIO.evolve(architecture=small, prompt_tokens=9_140, allocated_context_tokens=2_097_152)
    _, shorter = remedies(allocated)[Remedy.SHORTER_CONTEXT]
    assert (shorter.prompt_tokens, shorter.answer_tokens) == (9_140, allocated.answer_tokens)
