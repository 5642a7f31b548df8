"""Where one thing overtakes another: decode the prefill, arithmetic the reading, the cache the weights."""

from collections.abc import Callable
from functools import lru_cache

from app.core.evaluate import decode_sums, prefill_sums
from app.core.passes import scenario_pass_model
from app.core.scenario import ANSWER_TOKENS_RANGE, Detail, Scenario

MOST_CHATS = 2**20  # beyond any card: a batch that large is none
LONGEST_CONTEXT_TOKENS = 2**30


def answer_where_decode_overtakes_prefill(scenario: Scenario) -> int | None:
    """Return the shortest answer, in tokens, whose decode passes take longer than the prefill; None if none does."""
    return _answer(scenario.evolve(answer_tokens=1, pass_tokens=1))


def batch_where_decode_leaves_bandwidth_roof(scenario: Scenario) -> int | None:
    """Return the fewest chats at once for which a decode pass is compute-bound; None where cache reads keep up.

    The pass is the first after the prompt. Reading grows ever more slowly with the chats (experts fill up), or as
    fast as the caches; arithmetic grows in proportion: the two cross once at most.
    """
    model = scenario_pass_model(scenario)
    cached = scenario.prompt_tokens if scenario.use_kv_cache else 0
    new = 1 if scenario.use_kv_cache else scenario.prompt_tokens

    def is_compute_bound(chats: int) -> bool:
        cost = model.cost(new_tokens=new, cached_tokens=cached, batch=chats)
        return cost.compute_s > cost.read_s

    return _first(is_compute_bound, 1, MOST_CHATS)


def context_where_cache_reads_exceed_weight_reads(scenario: Scenario) -> int | None:
    """Return the shortest conversation, in tokens, at which a decode pass reads more cache than weights.

    All chats share the weights and each has its own cache; None where windows or states keep the cache small.
    """
    if not scenario.use_kv_cache:
        return None
    weights = float(scenario_pass_model(scenario).weight_bytes_read(scenario.batch))
    groups = scenario_pass_model(scenario, detail=Detail.FULL)

    def moved(tokens: int) -> float:
        return float(groups.cache_bytes_moved(new_tokens=1, cached_tokens=tokens, batch=scenario.batch))

    empty = moved(0)  # the states and the new token, which are not read from the cache

    def is_longer(tokens: int) -> bool:
        return moved(tokens) - empty > weights

    return _first(is_longer, 1, LONGEST_CONTEXT_TOKENS)


@lru_cache(maxsize=64)
def _answer(scenario: Scenario) -> int | None:
    prefill_s = prefill_sums(scenario).time_s

    def is_longer(tokens: int) -> bool:
        return decode_sums(scenario, answer_tokens=tokens).time_s > prefill_s

    return _first(is_longer, 2, ANSWER_TOKENS_RANGE[1])


def _first(holds: Callable[[int], bool], low: int, high: int) -> int | None:
    """Return the first number from `low` to `high` for which something holds that goes on to hold; None if none."""
    if holds(low):
        return low
    step = 1
    while low + step < high and not holds(low + step):  # doubling first: most crossings are near
        low, step = low + step, step * 2
    high = min(high, low + step)
    if not holds(high):
        return None
    while high - low > 1:
        middle = (low + high) // 2
        if holds(middle):
            high = middle
        else:
            low = middle
    return high
