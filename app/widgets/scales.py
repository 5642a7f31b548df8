"""Where whole numbers lie on the groove of a slider."""

import math
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogScale:
    """Whole numbers from `low` to `high` spread logarithmically over positions 0..1; a low of 0 is allowed."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if not 0 <= self.low < self.high:
            raise ValueError(f"A logarithmic scale needs 0 <= low < high, not {self.low} and {self.high}.")

    @property
    def decades(self) -> float:
        """Length of the scale in powers of ten."""
        return math.log10(self._shifted(self.high) / self._shifted(self.low))

    def position(self, value: float) -> float:
        """Return where a value lies, 0..1."""
        inside = min(max(value, self.low), self.high)
        return math.log10(self._shifted(inside) / self._shifted(self.low)) / self.decades

    def value(self, position: float) -> int:
        """Return the whole number nearest to a position of 0..1."""
        inside = min(max(position, 0.0), 1.0)
        return self.clamp(round(self._shifted(self.low) * 10 ** (inside * self.decades) - self._shift))

    def clamp(self, value: int) -> int:
        """Return the nearest value on the scale."""
        return min(max(value, self.low), self.high)

    def stepped(self, value: int, share: float) -> int:
        """Return the value a share of the scale further on (negative: back), at least one away."""
        moved = self.value(self.position(value) + share)
        least = self.clamp(value + (1 if share > 0 else -1))
        return max(moved, least) if share > 0 else min(moved, least)

    @property
    def _shift(self) -> int:
        return 1 if self.low == 0 else 0

    def _shifted(self, value: float) -> float:
        return value + self._shift


@dataclass(frozen=True, slots=True)
class LinearScale:
    """Whole numbers from `low` to `high` spread evenly over positions 0..1."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low >= self.high:
            raise ValueError(f"A linear scale needs low < high, not {self.low} and {self.high}.")

    def position(self, value: float) -> float:
        """Return where a value lies, 0..1."""
        return (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)

    def value(self, position: float) -> int:
        """Return the whole number nearest to a position of 0..1."""
        return self.clamp(round(self.low + position * (self.high - self.low)))

    def clamp(self, value: int) -> int:
        """Return the nearest value on the scale."""
        return min(max(value, self.low), self.high)

    def stepped(self, value: int, share: float) -> int:
        """Return the value a share of the scale further on (negative: back), at least one away."""
        step = share * (self.high - self.low)
        return self.clamp(value + (max(1, round(step)) if share > 0 else min(-1, round(step))))
