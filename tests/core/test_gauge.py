"""The memory gauge: its parts add up, and what does not fit hangs over the card's end."""

from app.core.evaluate import evaluate
from app.core.gauge import memory_parts
from tests.samples import CARD_SCENARIO, EXAMPLE_CARD


def test_what_fits_leaves_the_rest_free() -> None:
    parts = memory_parts(evaluate(CARD_SCENARIO.evolve(prompt_tokens=31_000, answer_tokens=1_000)))
    assert parts.weights_bytes == 16_000_000_000
    assert parts.cache_bytes == 32_000 * 131_072
    assert parts.free_bytes == 24_000_000_000 - 16_000_000_000 - 32_000 * 131_072
    assert parts.overflow_bytes == 0
    assert parts.total_bytes == 24_000_000_000


def test_the_cache_hangs_over_first() -> None:
    parts = memory_parts(evaluate(CARD_SCENARIO.evolve(prompt_tokens=127_000, answer_tokens=1_000)))
    assert parts.cache_bytes == 8_000_000_000
    assert parts.overflow_bytes == 128_000 * 131_072 - 8_000_000_000
    assert parts.free_bytes == 0


def test_weights_that_are_too_large_leave_no_room_for_anything() -> None:
    small = CARD_SCENARIO.evolve(device=EXAMPLE_CARD.evolve(memory_bytes=12_000_000_000))
    parts = memory_parts(evaluate(small))
    assert (parts.weights_bytes, parts.cache_bytes, parts.state_bytes) == (12_000_000_000, 0, 0)
    assert parts.overflow_bytes == 4_000_000_000 + 1_860 * 131_072
    assert (parts.weights_over_bytes, parts.cache_over_bytes) == (4_000_000_000, 1_860 * 131_072)  # each as what it is


def test_the_reserve_lies_at_the_cards_end() -> None:
    reserved = CARD_SCENARIO.evolve(reserve_bytes=2_000_000_000)
    parts = memory_parts(evaluate(reserved))
    assert parts.reserve_bytes == 2_000_000_000
    assert parts.total_bytes == 24_000_000_000
    assert parts.free_bytes == 24_000_000_000 - 2_000_000_000 - 16_000_000_000 - 1_860 * 131_072


def test_a_reserve_beyond_the_card_takes_all_of_it() -> None:
    parts = memory_parts(evaluate(CARD_SCENARIO.evolve(reserve_bytes=30_000_000_000)))
    assert parts.reserve_bytes == 24_000_000_000
    assert parts.overflow_bytes == 16_000_000_000 + 1_860 * 131_072
