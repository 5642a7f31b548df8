"""A predicted number with the range in which it may really lie: "49.4 s (40–61 s)"."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.widgets.quantity import NO_BREAK_SPACE, duration, significant

_MINUTE_S, _STILL_SECONDS_S = 60.0, 99.5
_DIGITS = 2  # of the ends of a range: they are estimates themselves

translate = QCoreApplication.translate


def duration_range(locale: QLocale, low_s: float, high_s: float) -> str:
    """Return "40–61 s"; each end with its own unit where they differ ("50 s – 1 min 10 s")."""
    if 1.0 <= low_s < _MINUTE_S <= high_s < _STILL_SECONDS_S:  # "40–61 s" compares better than "40 s – 1 min 1 s"
        ends = f"{significant(locale, low_s, _DIGITS)}–{significant(locale, high_s, _DIGITS)}"
        return translate("quantity", "{value} s").format(value=ends).replace(" ", NO_BREAK_SPACE)
    low, high = duration(locale, low_s, _DIGITS), duration(locale, high_s, _DIGITS)
    if low == high:
        return low
    low_parts, high_parts = low.split(NO_BREAK_SPACE), high.split(NO_BREAK_SPACE)
    if len(low_parts) == len(high_parts) == 2 and low_parts[1] == high_parts[1]:
        return f"{low_parts[0]}–{high}"
    return f"{low}{NO_BREAK_SPACE}–{NO_BREAK_SPACE}{high}"


def with_range(locale: QLocale, time_s: float, low_s: float, high_s: float, digits: int = 3) -> str:
    """Return a time with its range in brackets."""
    pattern = translate("ranges", "{time} ({range})").replace(" ", NO_BREAK_SPACE)
    return pattern.format(time=duration(locale, time_s, digits), range=duration_range(locale, low_s, high_s))
