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
    if whole_s >= 1.0:
        pattern, factor = translate("duration_pair", "{part} of {whole} s"), 1.0
    elif whole_s >= 1e-5:
        pattern, factor = translate("duration_pair", "{part} of {whole} ms"), 1e3
    else:
        pattern, factor = translate("duration_pair", "{part} of {whole} µs"), 1e6
    decimals = max(0, _DIGITS - 1 - math.floor(math.log10(whole_s * factor)))
    text = pattern.format(
        part=_trimmed(locale, part_s * factor, decimals), whole=_trimmed(locale, whole_s * factor, decimals)
    )
    return text.replace(" ", NO_BREAK_SPACE)


def _trimmed(locale: QLocale, value: float, decimals: int) -> str:
    while decimals and math.isclose(round(value, decimals), round(value, decimals - 1), abs_tol=1e-12):
        decimals -= 1
    return locale.toString(value, "f", decimals)
