"""What ends a conversation: the memory, the model, or nothing that is known."""

from app.core.context_limit import Limit, Longest, is_beyond_model, longest_context, room_left
from app.core.evaluate import evaluate
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, attention_group

SMALL = EXAMPLE_8B.evolve(max_position_embeddings=2_048)


def test_the_nearer_end_counts() -> None:
    assert longest_context(memory_tokens=61_035, model_tokens=2_048) == Longest(tokens=2_048, limit=Limit.MODEL)
    assert longest_context(memory_tokens=61_035, model_tokens=131_072) == Longest(tokens=61_035, limit=Limit.MEMORY)


def test_what_is_not_stated_ends_nothing() -> None:
    assert longest_context(memory_tokens=61_035, model_tokens=None) == Longest(tokens=61_035, limit=Limit.MEMORY)
    assert longest_context(memory_tokens=None, model_tokens=2_048) == Longest(tokens=2_048, limit=Limit.MODEL)
    assert longest_context(memory_tokens=None, model_tokens=None) is None
    assert not is_beyond_model(CARD_SCENARIO.evolve(prompt_tokens=1_000_000))


def test_a_conversation_may_fill_the_model_but_not_more() -> None:
    full = CARD_SCENARIO.evolve(architecture=SMALL, prompt_tokens=2_000, answer_tokens=48)
    assert not is_beyond_model(full)
    assert is_beyond_model(full.evolve(answer_tokens=49))


def test_the_room_that_is_left() -> None:
    scenario = CARD_SCENARIO.evolve(architecture=SMALL, prompt_tokens=1_000, answer_tokens=100)
    assert room_left(results=evaluate(scenario), scenario=scenario) == Longest(tokens=948, limit=Limit.MODEL)
    unstated = scenario.evolve(architecture=EXAMPLE_8B)  # 61,035 - 1,100
    assert room_left(results=evaluate(unstated), scenario=unstated) == Longest(tokens=59_935, limit=Limit.MEMORY)
    windows = EXAMPLE_8B.evolve(layer_groups=(attention_group(32, window=1_024),))
    full = scenario.evolve(architecture=windows)
    assert room_left(results=evaluate(full), scenario=full) is None
