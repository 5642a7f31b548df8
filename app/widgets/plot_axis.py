"""The axes of a chart: fixed ends, and round numbers where the ticks go."""

import math
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Axis:
    """One axis: fixed ends in the data's unit, a title, and how its numbers are written.

    `ticks` names them one by one; otherwise round values are chosen and written by `formatter`.
    """

    low: float
    high: float
    title: str = ""
    log: bool = False
    formatter: Callable[[float], str] = "{:g}".format
    ticks: tuple[tuple[float, str], ...] = ()

    def placed(self, value: float) -> float:
        """Return the plotted coordinate: the value, or its power of ten on a logarithmic axis."""
        if not self.log:
            return value
        return math.log10(value) if value > 0 else -math.inf

    def share(self, value: float) -> float:
        """Return how far along the axis a value lies: 0 at its low end, 1 at its high end."""
        low = self.placed(self.low)
        return (self.placed(value) - low) / (self.placed(self.high) - low)

    def written_ticks(self, most: int) -> list[tuple[float, str]]:
        """Return at most so many (plotted coordinate, text) pairs."""
        if self.ticks:
            named = [(self.placed(value), text) for value, text in self.ticks]
            return named[:: max(1, math.ceil(len(named) / max(most, 2)))]
        values = decade_ticks(self.low, self.high, most) if self.log else round_ticks(self.low, self.high, most)
        return [(self.placed(value), self.formatter(value)) for value in values]


def round_ticks(low: float, high: float, most: int) -> list[float]:
    """Return at most so many evenly spaced round values (steps of 1, 2 or 5 times a power of ten)."""
    span = high - low
    if span <= 0 or most < 2:
        return [low]
    raw = span / (most - 1)
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 5, 10, 20) if power * factor >= raw * (1 - 1e-9))
    first = math.ceil(low / step - 1e-9)
    return [number * step for number in range(first, math.floor(high / step + 1e-9) + 1)]


def decade_ticks(low: float, high: float, most: int) -> list[float]:
    """Return powers of ten between the ends, skipping evenly so that there are at most so many."""
    first, last = math.ceil(math.log10(low) - 1e-9), math.floor(math.log10(high) + 1e-9)
    stride = max(1, math.ceil((last - first + 1) / max(most, 2)))
    return [10.0**power for power in range(first, last + 1, stride)]
