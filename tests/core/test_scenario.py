"""A scenario refuses numbers outside their ranges, each in one sentence."""

import pytest

from app.core.scenario import ALLOCATED_CONTEXT_TOKENS_RANGE, RESERVE_BYTES_RANGE
from tests.samples import CARD_SCENARIO


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("prompt_tokens", 0, "prompt_tokens is 0, must be from 1 to 1,048,576"),
        ("batch", 1_025, "batch is 1,025, must be from 1 to 1,024"),
        ("cached_prefix_tokens", 1_000, "cached_prefix_tokens is 1,000, must be from 0 to 999"),
        ("prefill_chunk_tokens", 15, "prefill_chunk_tokens is 15, must be from 16 to 1,048,576"),
        ("micro_batch_tokens", 0, "micro_batch_tokens is 0, must be from 1 to 1,048,576"),
        ("allocated_context_tokens", -1, "allocated_context_tokens is -1, must be from 1 to 1,073,741,824"),
        ("reserve_bytes", -1, "reserve_bytes is -1, must be from 0 to 1,125,899,906,842,624"),
    ],
)
def test_a_number_outside_its_range_is_named(name: str, value: int, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        CARD_SCENARIO.evolve(**{name: value})


def test_the_ends_of_the_ranges_are_allowed() -> None:
    for tokens in ALLOCATED_CONTEXT_TOKENS_RANGE:
        assert CARD_SCENARIO.evolve(allocated_context_tokens=tokens).allocated_context_tokens == tokens
    for reserve in RESERVE_BYTES_RANGE:
        assert CARD_SCENARIO.evolve(reserve_bytes=reserve).reserved_bytes == reserve
