"""Times in words: the ticks of an axis, and a running clock whose width does not change while it runs."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.tabs.time_scale import DAY_S, HOUR_S, MINUTE_S, TimeScale, TimeUnit
from app.widgets.quantity import NO_BREAK_SPACE, count, significant

translate = QCoreApplication.translate


def tick_texts(locale: QLocale, scale: TimeScale) -> tuple[tuple[float, str], ...]:
    """Return the ticks of an axis as (seconds, "10 s")."""
    pattern = _pattern(scale.unit)
    return tuple(
        (seconds, pattern.format(value=significant(locale, number, trim=True)).replace(" ", NO_BREAK_SPACE))
        for seconds, number in scale.ticks
    )


def clock_text(locale: QLocale, elapsed_s: float, total_s: float) -> str:
    """Return a running time ("12.3 s", "04:09", "1:04:09"), as fine as the whole wait asks for."""
    if total_s < MINUTE_S:
        decimals = 1 if total_s >= 1.0 else 3
        pattern = translate("time_texts", "{value} s")
        return pattern.format(value=locale.toString(float(elapsed_s), "f", decimals)).replace(" ", NO_BREAK_SPACE)
    minutes, seconds = divmod(int(elapsed_s + 1e-6), 60)
    if total_s < HOUR_S:
        return f"{minutes:02}:{seconds:02}"
    hours, minutes = divmod(minutes, 60)
    if total_s < DAY_S:
        return f"{hours}:{minutes:02}:{seconds:02}"
    days, hours = divmod(hours, 24)
    pattern = translate("time_texts", "{days} d {time}")
    return pattern.format(days=count(locale, days), time=f"{hours:02}:{minutes:02}:{seconds:02}")


def _pattern(unit: TimeUnit) -> str:
    patterns = {
        TimeUnit.NANOSECOND: translate("time_texts", "{value} ns"),
        TimeUnit.MICROSECOND: translate("time_texts", "{value} µs"),
        TimeUnit.MILLISECOND: translate("time_texts", "{value} ms"),
        TimeUnit.SECOND: translate("time_texts", "{value} s"),
        TimeUnit.MINUTE: translate("time_texts", "{value} min"),
        TimeUnit.HOUR: translate("time_texts", "{value} h"),
        TimeUnit.DAY: translate("time_texts", "{value} d"),
        TimeUnit.YEAR: translate("time_texts", "{value} years"),
    }
    return patterns[unit]
