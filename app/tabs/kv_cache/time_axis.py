"""Round ends and ticks for a time axis that moves in coarse steps only: whole seconds, minutes, hours or days."""

from app.core.lengths import coarse_end
from app.tabs.time_scale import YEAR_S, TimeScale, TimeUnit

_PARTS = 4  # of an axis in decimal units
_FIRST_MS_S, _FIRST_S = 8e-6, 0.8  # beyond these times the next larger unit is written
_LAST_DECIMAL_S = 40.0  # the next decimal end, 80 s, is not round in minutes
# (end, distance of the ticks), whole numbers of the unit
_CLOCK = (
    (60.0, 15.0, TimeUnit.SECOND),
    *((end, step, TimeUnit.MINUTE) for end, step in ((2, 1), (4, 1), (8, 2), (20, 5), (40, 10), (60, 15))),
    *((end, step, TimeUnit.HOUR) for end, step in ((2, 1), (4, 1), (8, 2), (24, 6), (48, 12))),
)


def coarse_time_scale(longest_s: float) -> TimeScale:
    """Return the smallest of few axes that holds a time in seconds, > 0; each is two or three times the one before."""
    if longest_s > _LAST_DECIMAL_S:
        for end, step, unit in _CLOCK:
            if longest_s <= end * unit.value:
                return TimeScale(end=end, step=step, unit=unit)
        return _decimal(longest_s, TimeUnit.DAY if longest_s <= 2 * YEAR_S else TimeUnit.YEAR)
    if longest_s > _FIRST_S:
        return _decimal(longest_s, TimeUnit.SECOND)
    return _decimal(longest_s, TimeUnit.MILLISECOND if longest_s > _FIRST_MS_S else TimeUnit.MICROSECOND)


def _decimal(longest_s: float, unit: TimeUnit) -> TimeScale:
    end = coarse_end(longest_s / unit.value, base=1.0)
    return TimeScale(end=end, step=end / _PARTS, unit=unit)
