"""Numbers with their units, as people read them in their own language.

Pure functions of a value and a QLocale. No line ends inside a number with its unit: spaces do not break, and what
follows a stroke is joined to it ("tokens/s"). The patterns go through translate(), so a language may put the unit
where it belongs ("%3,0" in Turkish).
"""

import math
from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
WORD_JOINER = "\N{WORD JOINER}"  # has no width
_INT64_MAX = 2**63 - 1
_LARGEST_PREFIX = 5  # of bytes: peta
_SI = ((1e18, "E"), (1e15, "P"), (1e12, "T"), (1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, ""))
_MINUTE_S = 60
_HOUR_S = 60 * _MINUTE_S
_DAY_S = 24 * _HOUR_S
_DAYS_WITH_HOURS = 100  # from so many days on an hour more or less says nothing
_YEAR_S = 365.25 * _DAY_S


def significant(locale: QLocale, value: float, digits: int = 3, *, trim: bool = False) -> str:
    """Return a number with so many significant digits, never fewer than its integer digits.

    With `trim`, zeros after the decimal point go ("24" instead of "24.0").
    """
    if not math.isfinite(value):
        return "∞" if value > 0 else "–"
    return locale.toString(float(value), "f", _decimals(value, digits, trim=trim))


def decimals_for(values: Iterable[float], digits: int) -> int:
    """Return the decimals with which a column shows so many significant digits of each number, and no idle zeros."""
    return max((_decimals(value, digits, trim=True) for value in values if math.isfinite(value)), default=0)


def fixed(locale: QLocale, value: float, decimals: int) -> str:
    """Return a number with so many decimals."""
    if not math.isfinite(value):
        return significant(locale, value)
    return locale.toString(float(value), "f", decimals)


def _decimals(value: float, digits: int, *, trim: bool) -> int:
    if not value:
        return 0
    digits_written, exponent = f"{value:.{digits - 1}e}".split("e")
    decimals = max(0, digits - 1 - int(exponent))
    if trim and decimals:
        decimals = max(0, decimals - len(digits_written) + len(digits_written.rstrip("0")))
    return decimals


def count(locale: QLocale, value: int) -> str:
    """Return a whole number with its thousands marked ("32,000"); beyond 10^15 compact ("1 E")."""
    if abs(value) >= 1e15:
        return compact(locale, value)
    return locale.toString(min(value, _INT64_MAX))


def compact(locale: QLocale, value: float, digits: int = 3, *, trim: bool = True) -> str:
    """Return a number shortened by k, M, G, T, P or E, without idle zeros ("10 k", "1.5 M") unless `trim` is off."""
    scaled, prefix = _si(value)
    number = significant(locale, scaled, digits, trim=trim)
    return _join("{value} {prefix}" if prefix else "{value}", number, prefix)


def data_size(locale: QLocale, size_bytes: float, thousand: int = 1000, *, trim: bool = False) -> str:
    """Return a size in bytes ("16.0 GB", "131 kB"; "3.91 GiB" where a thousand is 1024); a small one in whole bytes."""
    power, rest = 0, abs(size_bytes)
    # Only just below the border does rounding decide (999.9 is shown as 1,000); finding that out takes long. From
    # 1,000 on all digits are shown, so that 1,023.9 KiB rounds to a whole MiB.
    while power < _LARGEST_PREFIX and (
        rest >= thousand - 0.5 * (thousand == 1024) or (rest >= 0.99 * thousand and _rounds_to(rest, 3) >= thousand)
    ):
        power += 1
        rest = abs(size_bytes) / thousand**power
    if power == 0:
        return _join(translate("quantity", "{value} bytes"), count(locale, round(size_bytes)))
    return _join(_size_pattern(power, thousand), significant(locale, size_bytes / thousand**power, trim=trim))


def _size_pattern(power: int, thousand: int) -> str:
    """Return how a size is written in a power of a thousand; only the one that is needed is looked up."""
    match (thousand, power):
        case (1000, 1):
            return translate("quantity", "{value} kB")
        case (1000, 2):
            return translate("quantity", "{value} MB")
        case (1000, 3):
            return translate("quantity", "{value} GB")
        case (1000, 4):
            return translate("quantity", "{value} TB")
        case (1000, _):
            return translate("quantity", "{value} PB")
        case (_, 1):
            return translate("quantity", "{value} KiB")
        case (_, 2):
            return translate("quantity", "{value} MiB")
        case (_, 3):
            return translate("quantity", "{value} GiB")
        case (_, 4):
            return translate("quantity", "{value} TiB")
        case _:
            return translate("quantity", "{value} PiB")


def exact_bytes(locale: QLocale, size_bytes: int) -> str:
    """Return a size in whole bytes ("131,072 bytes")."""
    return _join(translate("quantity", "{value} bytes"), count(locale, size_bytes))


def duration(locale: QLocale, time_s: float, digits: int = 3) -> str:
    """Return a time as one would say it: "0.16 ms", "16.0 ms", "1.67 s", "34 min 9 s", "2 h 5 min", "2 days 8 h".

    `digits` are the significant digits below a minute, at most 3.
    """
    if not math.isfinite(time_s):
        return "∞" if time_s > 0 else "–"
    if time_s < 0:
        return "\N{MINUS SIGN}" + duration(locale, -time_s, digits)
    if _rounds_to(time_s, 3) < 60:
        return _short_duration(locale, time_s, digits)
    if round(time_s) < _HOUR_S:
        minutes, seconds = divmod(round(time_s), _MINUTE_S)
        pattern = translate("quantity", "{first} min {second} s") if seconds else translate("quantity", "{first} min")
        return _join_two(pattern, locale.toString(minutes), locale.toString(seconds))
    if round(time_s / _MINUTE_S) < 48 * 60:
        hours, minutes = divmod(round(time_s / _MINUTE_S), 60)
        pattern = translate("quantity", "{first} h {second} min") if minutes else translate("quantity", "{first} h")
        return _join_two(pattern, locale.toString(hours), locale.toString(minutes))
    if time_s < 2 * _YEAR_S:
        days, rest = divmod(round(shown_s(time_s)), _DAY_S)
        text = translate("quantity", "%n days", "", days)
        if rest:
            pattern = translate("quantity", "{days} {hours} h")
            text = pattern.format(days=text, hours=locale.toString(rest // _HOUR_S))
        return text.replace(" ", NO_BREAK_SPACE)
    if time_s < 1e6 * _YEAR_S:
        return translate("quantity", "%n years", "", round(time_s / _YEAR_S)).replace(" ", NO_BREAK_SPACE)
    return translate("quantity", "over a million years")


def shown_s(time_s: float, digits: int = 3) -> float:
    """Return a time as exactly as `duration` says it, in seconds: parts of a sum add up when these do."""
    if not math.isfinite(time_s):
        return time_s
    size_s = abs(time_s)
    if _rounds_to(size_s, 3) < _MINUTE_S:
        return _rounds_to(time_s, 2 if _rounds_to(size_s, 3) < 1e-3 else digits)
    step_s = _whole_step_s(size_s)
    return step_s * round(time_s / step_s)


def _whole_step_s(time_s: float) -> float:
    """Return what a time from a minute on is counted in, in seconds."""
    if round(time_s) < _HOUR_S:
        return 1.0
    if round(time_s / _MINUTE_S) < 48 * 60:
        return _MINUTE_S
    if time_s < _DAYS_WITH_HOURS * _DAY_S:
        return _HOUR_S
    return _DAY_S if time_s < 2 * _YEAR_S else _YEAR_S


def tokens_per_s(locale: QLocale, rate: float) -> str:
    """Return a speed ("62.5 tokens/s", "12,000 tokens/s"), rate in tokens per second."""
    number = significant(locale, rate, 3, trim=True) if abs(rate) < 1e6 else compact(locale, rate)
    return _join(translate("quantity", "{value} tokens/s"), number)


def bandwidth(locale: QLocale, bytes_per_s: float) -> str:
    """Return a memory bandwidth in GB/s as data sheets do ("1,000 GB/s"); from 10,000 GB/s on in TB/s."""
    if bytes_per_s >= 1e13:
        return _join(translate("quantity", "{value} TB/s"), significant(locale, bytes_per_s / 1e12, trim=True))
    return _join(translate("quantity", "{value} GB/s"), significant(locale, bytes_per_s / 1e9, trim=True))


def flop_rate(locale: QLocale, flops_per_s: float) -> str:
    """Return an arithmetic speed ("100 TFLOP/s")."""
    scaled, prefix = _si(flops_per_s)
    return _join(translate("quantity", "{value} {prefix}FLOP/s"), significant(locale, scaled, trim=True), prefix)


def flops(locale: QLocale, amount: float) -> str:
    """Return an amount of arithmetic ("16.0 GFLOP")."""
    scaled, prefix = _si(amount)
    return _join(translate("quantity", "{value} {prefix}FLOP"), significant(locale, scaled), prefix)


def intensity(locale: QLocale, flop_per_byte: float) -> str:
    """Return an arithmetic intensity ("100 FLOP/byte")."""
    number = significant(locale, flop_per_byte, trim=True) if flop_per_byte < 1e6 else compact(locale, flop_per_byte)
    return _join(translate("quantity", "{value} FLOP/byte"), number)


def percent(locale: QLocale, share: float) -> str:
    """Return a share of 0..1 in percent ("3.0 %", "97 %"); 100 % is said only when nothing visible is missing."""
    value = 100.0 * share
    decimals = 0 if 10 <= value < 99 or value >= 99.95 or value == 0 else 1 if value >= 0.95 else 2
    if 0 < value < 0.005:
        return _join(translate("quantity", "< {value} %"), locale.toString(0.01, "f", 2))
    return _join(translate("quantity", "{value} %"), locale.toString(value, "f", decimals))


def percent_pair(locale: QLocale, share: float) -> tuple[str, str]:
    """Return a share of 0..1 and what is left of the whole, rounded alike so that they add up to 100 % as written."""
    small = 100.0 * min(share, 1.0 - share)
    if small < 0.005:
        return percent(locale, share), percent(locale, 1.0 - share)
    decimals = 0 if small >= 10 else 1 if small >= 0.95 else 2
    unit = 10**decimals
    steps = math.floor(100.0 * share * unit + 0.5)
    numbers = (locale.toString(part / unit, "f", decimals) for part in (steps, 100 * unit - steps))
    first, rest = (_join(translate("quantity", "{value} %"), number) for number in numbers)
    return first, rest


def times(locale: QLocale, ratio: float) -> str:
    """Return a ratio ("41 ×", "1.5 ×")."""
    if not math.isfinite(ratio):
        return "∞" if ratio > 0 else "–"
    digits = 3 if abs(ratio) >= 100 else 2
    number = significant(locale, ratio, digits, trim=True) if abs(ratio) < 1e6 else compact(locale, ratio)
    return _join(translate("quantity", "{value} ×"), number)


def _short_duration(locale: QLocale, time_s: float, digits: int) -> str:
    if time_s == 0:
        return _join(translate("quantity", "{value} s"), locale.toString(0))
    if _rounds_to(time_s, 3) >= 1:
        return _join(translate("quantity", "{value} s"), significant(locale, time_s, digits))
    if _rounds_to(time_s, 3) >= 1e-3:
        return _join(translate("quantity", "{value} ms"), significant(locale, time_s * 1e3, digits))
    if time_s >= 1e-5:
        return _join(translate("quantity", "{value} ms"), significant(locale, time_s * 1e3, 2))
    if time_s >= 1e-7:
        return _join(translate("quantity", "{value} µs"), significant(locale, time_s * 1e6, 2))
    return _join(translate("quantity", "{value} ns"), significant(locale, time_s * 1e9, 2))


def _rounds_to(value: float, digits: int) -> float:
    return float(f"{value:.{digits - 1}e}")


def _si(value: float) -> tuple[float, str]:
    for factor, prefix in _SI:
        if math.isfinite(value) and abs(_rounds_to(value, 3)) >= factor:
            return value / factor, prefix
    return value, ""


def _join(pattern: str, value: str, prefix: str = "") -> str:
    return pattern.format(value=value, prefix=prefix).replace(" ", NO_BREAK_SPACE).replace("/", "/" + WORD_JOINER)


def _join_two(pattern: str, first: str, second: str) -> str:
    return pattern.format(first=first, second=second).replace(" ", NO_BREAK_SPACE)
