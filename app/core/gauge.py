"""What lies on the card and what hangs over its end: the parts of the memory gauge."""

from dataclasses import dataclass

from app.core.evaluate import Results


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryParts:
    """Sizes in bytes that add up to `total_bytes`.

    Weights, state and cache are what fits of them, `reserve_bytes` is kept for the desktop at the card's end, and the
    `..._over_bytes` hang over it, in the same order.
    """

    weights_bytes: int
    state_bytes: int
    cache_bytes: int
    free_bytes: int
    reserve_bytes: int
    weights_over_bytes: int
    state_over_bytes: int
    cache_over_bytes: int

    @property
    def overflow_bytes(self) -> int:
        """Return all that does not fit."""
        return self.weights_over_bytes + self.state_over_bytes + self.cache_over_bytes

    @property
    def total_bytes(self) -> int:
        """Return the length of the bar: the card, and what hangs over its end."""
        inside = self.weights_bytes + self.state_bytes + self.cache_bytes + self.free_bytes + self.reserve_bytes
        return inside + self.overflow_bytes


def memory_parts(results: Results) -> MemoryParts:
    """Return the parts; the cache is what hangs over first, since it is what grows."""
    reserve = min(results.reserve_bytes, results.capacity_bytes)
    room = results.capacity_bytes - reserve
    weights = min(results.weight_bytes, room)
    state = min(results.state_bytes, room - weights)
    cache = min(results.kv_cache_bytes, room - weights - state)
    return MemoryParts(
        weights_bytes=weights,
        state_bytes=state,
        cache_bytes=cache,
        free_bytes=room - weights - state - cache,
        reserve_bytes=reserve,
        weights_over_bytes=results.weight_bytes - weights,
        state_over_bytes=results.state_bytes - state,
        cache_over_bytes=results.kv_cache_bytes - cache,
    )
