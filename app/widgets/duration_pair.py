"""The parts of one time in one unit ("15.84 of 16.00 ms"): they compare at a glance, and add up as written."""

import math

from PySide6.QtCore import QCoreApplication, QLocale

from app.widgets.quantity import NO_BREAK_SPACE, duration, shown_s

_DIGITS = 4  # of the whole: 15.84 of 16.00, not 15.8
_MINUTE_S = 60.0
_SMALL = 10  # steps of the last digit: a part with fewer would lose what it has in the unit of the whole

translate = QCoreApplication.translate


def shown_sum_s(*parts_s: float) -> float:
    """Return what parts add up to as `duration` says them, in seconds."""
    return sum(shown_s(part) for part in parts_s)


class TimeParts:
    """How the parts of one time are written: in its unit, with the same decimals, as few as all of them need.

    Parameters
    ----------
    whole_s : float
        The whole time, in seconds; from a minute on each part has its own units.
    parts_s : float
        The parts that stand on one screen, in seconds.
    """

    def __init__(self, whole_s: float, *parts_s: float) -> None:
        self._is_common = 0.0 < whole_s < _MINUTE_S
        self._whole_s = whole_s
        self._factor, self._decimals = _unit(whole_s) if self._is_common else (1.0, 0)
        self._least_s = _SMALL / self._factor / 10**self._decimals
        if self._is_common:
            self._trim([part for part in (whole_s, *parts_s) if not self._is_small(part)])

    def text(self, part_s: float, locale: QLocale, *, job_s: float | None = None) -> str:
        """Return a part ("0.16 ms"); of a `job_s` that is over in no time at all, in its own unit."""
        if not self._is_common or self._is_small(part_s if job_s is None else job_s):
            return duration(locale, part_s)
        return _with_unit(locale, self._factor, part_s * self._factor, self._decimals)

    def difference(self, longer_s: float, shorter_s: float, locale: QLocale) -> str:
        """Return by how much one part is longer than another, as the two are written."""
        return self.text(self._difference_s(longer_s, shorter_s), locale, job_s=self._whole_s)

    def difference_of_whole(self, longer_s: float, shorter_s: float, locale: QLocale) -> str:
        """Return that difference and the whole ("15.84 of 16.00 ms")."""
        part_s, whole_s = self._difference_s(longer_s, shorter_s), self._whole_s
        if not self._is_common:
            pattern = translate("duration_pair", "{part} of {whole}")
            return pattern.format(part=duration(locale, part_s), whole=duration(locale, whole_s))
        pattern = {
            1.0: translate("duration_pair", "{part} of {whole} s"),
            1e3: translate("duration_pair", "{part} of {whole} ms"),
            1e6: translate("duration_pair", "{part} of {whole} µs"),
        }[self._factor]
        part, whole = (locale.toString(time * self._factor, "f", self._decimals) for time in (part_s, whole_s))
        return pattern.format(part=part, whole=whole).replace(" ", NO_BREAK_SPACE)

    def _difference_s(self, longer_s: float, shorter_s: float) -> float:
        return max(0.0, self._written_s(longer_s) - self._written_s(shorter_s))

    def _written_s(self, part_s: float) -> float:
        if not self._is_common:
            return shown_s(part_s)
        return round(part_s * self._factor, self._decimals) / self._factor

    def _is_small(self, part_s: float) -> bool:
        return bool(0.0 < part_s < self._least_s)

    def _trim(self, parts_s: list[float]) -> None:
        """Leave out the zeros at the end that all parts have."""
        values = [part * self._factor for part in parts_s]
        while self._decimals and all(
            math.isclose(round(value, self._decimals), round(value, self._decimals - 1), abs_tol=1e-12)
            for value in values
        ):
            self._decimals -= 1


def _with_unit(locale: QLocale, factor: float, value: float, decimals: int) -> str:
    pattern = {
        1.0: translate("quantity", "{value} s"),
        1e3: translate("quantity", "{value} ms"),
        1e6: translate("quantity", "{value} µs"),
    }[factor]
    return pattern.format(value=locale.toString(value, "f", decimals)).replace(" ", NO_BREAK_SPACE)


def _unit(whole_s: float) -> tuple[float, int]:
    """Return how many of the unit a second has, and how many decimals the whole and its parts may show."""
    factor = 1.0 if whole_s >= 1.0 else 1e3 if whole_s >= 1e-5 else 1e6
    return factor, max(0, _DIGITS - 1 - math.floor(math.log10(whole_s * factor)))
