"""What lies on the card and what hangs over its end: the parts of the memory gauge."""

from dataclasses import dataclass

from app.core.evaluate import Results


@dataclass(frozen=True, slots=True, kw_only=True)
class MemoryParts:
    """Sizes in bytes that add up to `total_bytes`, in their order on the bar.

    Weights, state and cache are what fits of them, `overflow_bytes` is what does not; `reserve_bytes` is kept for
    the desktop at the card's end.
    """

    weights_bytes: int
    state_bytes: int
    cache_bytes: int
    free_bytes: int
    reserve_bytes: int
    overflow_bytes: int

    @property
    def total_bytes(self) -> int:
        """Return the length of the bar: the card, and what hangs over its end."""
        return (
            self.weights_bytes
            + self.state_bytes
            + self.cache_bytes
            + self.free_bytes
            + self.reserve_bytes
            + self.overflow_bytes
        )


def memory_parts(results: Results) -> MemoryParts:
    """Return the parts; the cache is what hangs over first, since it is what grows."""
    reserve = min(results.reserve_bytes, results.capacity_bytes)
    room = results.capacity_bytes - reserve
    weights = min(results.weight_bytes, room)
    state = min(results.state_bytes, room - weights)
    cache = min(results.kv_cache_bytes, room - weights - state)
    used = weights + state + cache
    return MemoryParts(
        weights_bytes=weights,
        state_bytes=state,
        cache_bytes=cache,
        free_bytes=room - used,
        reserve_bytes=reserve,
        overflow_bytes=results.memory_bytes - used,
    )
