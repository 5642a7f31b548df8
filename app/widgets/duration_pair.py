"""A part of a time and the whole of it in one unit ("15.84 of 16 ms"), so that they can be compared at a glance."""

import math

from PySide6.QtCore import QCoreApplication, QLocale

from app.widgets.quantity import NO_BREAK_SPACE, duration

_DIGITS = 4  # of the whole: 15.84 of 16, not 15.8
_MINUTE_S = 60.0

translate = QCoreApplication.translate


def duration_pair(locale: QLocale, part_s: float, whole_s: float) -> str:
    """Return "PART of WHOLE UNIT"; from a minute on each has its own units."""
    if not 0.0 < whole_s < _MINUTE_S:
        pattern = translate("duration_pair", "{part} of {whole}")
        return pattern.format(part=duration(locale, part_s), whole=duration(locale, whole_s))
    factor, decimals = _unit(whole_s)
    pattern = {
        1.0: translate("duration_pair", "{part} of {whole} s"),
        1e3: translate("duration_pair", "{part} of {whole} ms"),
        1e6: translate("duration_pair", "{part} of {whole} µs"),
    }[factor]
    text = pattern.format(
        part=_trimmed(locale, part_s * factor, decimals), whole=_trimmed(locale, whole_s * factor, decimals)
    )
    return text.replace(" ", NO_BREAK_SPACE)


def duration_part(locale: QLocale, part_s: float, whole_s: float, *, trim: bool = True) -> str:
    """Return the part alone, in the unit of the whole and as exact as beside it: "15.84 ms", "0.75 s".

    Without `trim` all parts of a whole have the same decimals, so that a running number does not tremble.
    """
    if not 0.0 < whole_s < _MINUTE_S:
        return duration(locale, part_s)
    factor, decimals = _unit(whole_s)
    pattern = {
        1.0: translate("quantity", "{value} s"),
        1e3: translate("quantity", "{value} ms"),
        1e6: translate("quantity", "{value} µs"),
    }[factor]
    value = part_s * factor
    number = _trimmed(locale, value, decimals) if trim else locale.toString(value, "f", decimals)
    return pattern.format(value=number).replace(" ", NO_BREAK_SPACE)


def _unit(whole_s: float) -> tuple[float, int]:
    """Return how many of the unit a second has, and how many decimals the whole and its parts may show."""
    factor = 1.0 if whole_s >= 1.0 else 1e3 if whole_s >= 1e-5 else 1e6
    return factor, max(0, _DIGITS - 1 - math.floor(math.log10(whole_s * factor)))


def _trimmed(locale: QLocale, value: float, decimals: int) -> str:
    while decimals and math.isclose(round(value, decimals), round(value, decimals - 1), abs_tol=1e-12):
        decimals -= 1
    return locale.toString(value, "f", decimals)
