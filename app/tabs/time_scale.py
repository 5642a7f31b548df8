"""A time axis with round ends that changes in coarse steps only, so that the bar moves and not the axis."""

import math
from dataclasses import dataclass
from enum import Enum

MINUTE_S = 60.0
HOUR_S = 60 * MINUTE_S
DAY_S = 24 * HOUR_S
YEAR_S = 365.25 * DAY_S


class TimeUnit(Enum):
    """The unit of an axis; the value is its length in seconds."""

    NANOSECOND = 1e-9
    MICROSECOND = 1e-6
    MILLISECOND = 1e-3
    SECOND = 1.0
    MINUTE = MINUTE_S
    HOUR = HOUR_S
    DAY = DAY_S
    YEAR = YEAR_S


# (end of the axis, distance of its ticks) in its unit; decimal ones repeat for each power of ten.
_DECIMAL = ((1.0, 0.2), (1.5, 0.5), (2.0, 0.5), (3.0, 1.0), (4.0, 1.0), (5.0, 1.0), (6.0, 2.0), (8.0, 2.0), (10.0, 2.0))
_MINUTES = (
    *((1.5, 0.5), (2.0, 0.5), (3.0, 1.0), (4.0, 1.0), (5.0, 1.0), (6.0, 2.0), (8.0, 2.0), (10.0, 2.0)),
    *((15.0, 5.0), (20.0, 5.0), (30.0, 10.0), (40.0, 10.0), (50.0, 10.0), (60.0, 10.0)),
)
_HOURS = (
    *((1.5, 0.5), (2.0, 0.5), (3.0, 1.0), (4.0, 1.0), (6.0, 2.0), (8.0, 2.0)),
    *((12.0, 3.0), (18.0, 6.0), (24.0, 6.0), (36.0, 12.0), (48.0, 12.0)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeScale:
    """An axis from 0 to `end`, with ticks `step` apart, both in `unit`."""

    end: float
    step: float
    unit: TimeUnit

    @property
    def end_s(self) -> float:
        """The end of the axis in seconds."""
        return self.end * self.unit.value

    @property
    def ticks(self) -> tuple[tuple[float, float], ...]:
        """The ticks as (seconds, number in the unit)."""
        numbers = [index * self.step for index in range(1 + math.floor(self.end / self.step + 1e-9))]
        return tuple((number * self.unit.value, number) for number in numbers)


def time_scale(total_s: float) -> TimeScale:
    """Return the smallest round axis that holds a time in seconds, > 0; at least half of it is then used."""
    if total_s > 48 * HOUR_S:
        return _decimal(total_s, TimeUnit.DAY if total_s <= 2 * YEAR_S else TimeUnit.YEAR)
    if total_s > HOUR_S:
        return _from_table(total_s, TimeUnit.HOUR, _HOURS)
    if total_s > MINUTE_S:
        return _from_table(total_s, TimeUnit.MINUTE, _MINUTES)
    for unit in (TimeUnit.SECOND, TimeUnit.MILLISECOND, TimeUnit.MICROSECOND):
        if total_s >= unit.value:
            return _decimal(total_s, unit)
    return _decimal(max(total_s, TimeUnit.NANOSECOND.value), TimeUnit.NANOSECOND)


def _from_table(total_s: float, unit: TimeUnit, table: tuple[tuple[float, float], ...]) -> TimeScale:
    end, step = next(entry for entry in table if entry[0] * unit.value >= total_s)
    return TimeScale(end=end, step=step, unit=unit)


def _decimal(total_s: float, unit: TimeUnit) -> TimeScale:
    power = 10.0 ** math.floor(math.log10(total_s / unit.value) + 1e-12)
    mantissa = total_s / unit.value / power
    end, step = next(entry for entry in _DECIMAL if entry[0] >= mantissa - 1e-9)
    return TimeScale(end=end * power, step=step * power, unit=unit)
