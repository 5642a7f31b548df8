"""How long a conversation may get: until the memory is full, or for as long as the model was made."""

from dataclasses import dataclass
from enum import StrEnum

from app.core.evaluate import Results
from app.core.scenario import Scenario


class Limit(StrEnum):
    """What ends a conversation."""

    MEMORY = "memory"
    MODEL = "model"


@dataclass(frozen=True, slots=True, kw_only=True)
class Longest:
    """The longest conversation of each chat in tokens, and what ends it."""

    tokens: int
    limit: Limit


def longest_context(*, memory_tokens: int | None, model_tokens: int | None) -> Longest | None:
    """Return the nearer one of two ends, or None where there is neither.

    Parameters
    ----------
    memory_tokens : int or None
        As many tokens fit the card; None where the cache stops growing.
    model_tokens : int or None
        The longest context that the model was trained for; None where it is not stated, and then nothing is said of it.
    """
    if model_tokens is not None and (memory_tokens is None or model_tokens < memory_tokens):
        return Longest(tokens=model_tokens, limit=Limit.MODEL)
    return None if memory_tokens is None else Longest(tokens=memory_tokens, limit=Limit.MEMORY)


def is_beyond_model(scenario: Scenario) -> bool:
    """Return whether a conversation is longer than the model was trained for, as far as that is stated."""
    made_for = scenario.architecture.max_position_embeddings
    return made_for is not None and scenario.context_tokens > made_for


def room_left(*, results: Results, scenario: Scenario) -> Longest | None:
    """Return how many more tokens per chat there is room for, >= 0 if the scenario fits, and what ends it."""
    longest = longest_context(
        memory_tokens=results.max_context_tokens, model_tokens=scenario.architecture.max_position_embeddings
    )
    if longest is None:
        return None
    return Longest(tokens=max(0, longest.tokens - scenario.context_tokens), limit=longest.limit)
