"""Checked access to counts and durations in servers' reports: unknown and impossible both become None."""

import math
from collections.abc import Mapping

MAX_COUNT = 2**40
MAX_DURATION = 1e18
MAX_RATE = 1e7
MIN_READ_TOKENS = 2
"""A single prompt token is a decode pass, and says nothing about prefill."""

MIN_ANSWER_TOKENS = 2
"""The first answer token comes out of the prefill pass; one alone has no time of its own."""


def count(report: Mapping[str, object], key: str) -> int | None:
    """Return a whole number above 0, or None."""
    number = duration(report, key)
    return int(number) if number is not None and number == int(number) and number <= MAX_COUNT else None


def duration(report: Mapping[str, object], key: str) -> float | None:
    """Return a finite number above 0 in the report's unit, or None."""
    value = report.get(key)
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if 0 < value <= MAX_DURATION and math.isfinite(value) else None


def mapping(report: Mapping[str, object], key: str) -> Mapping[str, object]:
    """Return an inner object, empty where there is none."""
    value = report.get(key)
    return value if isinstance(value, dict) else {}


def rate(tokens: int | None, seconds: float | None) -> float | None:
    """Return tokens/s, or None where either is unknown or the rate is impossible."""
    if tokens is None or seconds is None:
        return None
    value = tokens / seconds
    return value if value <= MAX_RATE else None
