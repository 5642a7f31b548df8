"""Round numbers of bytes for axes and gauges, in GB or GiB."""

import math
from functools import lru_cache

from PySide6.QtCore import QLocale

from app.state.view_options import ByteUnit
from app.widgets.quantity import data_size, significant

LARGEST_POWER = 5  # PB
_STEPS = (1, 2, 4, 5, 8, 10)


def byte_ticks(total_bytes: float, *, unit: ByteUnit, most: int = 8) -> list[float]:
    """Return evenly spaced round sizes from 0 to at most the total; steps that divide the total go first."""
    base = float(unit.thousand ** magnitude(total_bytes, unit))
    span = total_bytes / base
    least = span / most
    decade = 10.0 ** math.floor(math.log10(least))
    steps = [factor * decade for factor in (*_STEPS, 20, 40) if factor * decade >= least * (1 - 1e-9)][:4]
    dividing = [step for step in steps if math.isclose(span / step, round(span / step), abs_tol=1e-6)]
    step = (dividing or steps)[0]
    return [number * step * base for number in range(math.floor(span / step + 1e-9) + 1)]


@lru_cache(maxsize=64)  # axes stay the same while their point moves
def written_byte_ticks(
    total_bytes: float, *, unit: ByteUnit, locale: QLocale, most: int = 8
) -> tuple[tuple[float, str], ...]:
    """Return (bytes, text) pairs for an axis of this length."""
    ticks = byte_ticks(total_bytes, unit=unit, most=most)
    return tuple((tick, tick_text(locale, tick, total_bytes, unit)) for tick in ticks)


def tick_text(locale: QLocale, tick: float, total_bytes: float, unit: ByteUnit) -> str:
    """Return one tick's text; all of an axis, zero too, are written in one unit."""
    of_unit = float(unit.thousand ** max(1, magnitude(total_bytes, unit)))
    two = data_size(locale, 2.0 * of_unit, unit.thousand, trim=True)
    return two.replace(locale.toString(2), significant(locale, tick / of_unit, trim=True), 1)


def magnitude(size_bytes: float, unit: ByteUnit) -> int:
    """Return which power of the unit's thousand a size is written in: 3 for GB, 4 for TB."""
    power, thousand = 0, unit.thousand
    while size_bytes >= thousand ** (power + 1) and power < LARGEST_POWER:
        power += 1
    return power
