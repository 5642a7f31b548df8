"""Understanding a whole number that someone typed, in the habits of their language."""

import re
from decimal import Decimal, InvalidOperation

from PySide6.QtCore import QLocale

_FACTORS = {"": 1, "k": 10**3, "m": 10**6}
_SPACES = re.compile(r"[\s'’_]")
_LONGEST = 40


class CountError(ValueError):
    """What was typed is not a whole number."""


def parse_count(text: str, locale: QLocale) -> int:
    """Return the number meant by "32000", "32,000", "32k" or "1.5M".

    Thousands separators of the locale and spaces may stand where they belong; before k or M a decimal point or
    comma may be used. Without a suffix a decimal separator is refused: "32.000" means different numbers to
    different people.

    Raises
    ------
    CountError
        The text is not such a number.
    """
    body = _SPACES.sub("", text[: _LONGEST + 1]).lower()
    match = re.fullmatch(r"([\d.,]+)([km]?)", body)
    if match is None or len(text) > _LONGEST:
        raise CountError(f"{text[:_LONGEST]!r} is not a whole number such as 32000, 32k or 1.5M.")
    digits, suffix = match.groups()
    group = re.escape(locale.groupSeparator())
    if re.fullmatch(rf"\d{{1,3}}(?:{group}\d{{3}})+", digits):
        digits = digits.replace(locale.groupSeparator(), "")
    elif suffix:
        digits = digits.replace(",", ".")
    try:
        value = Decimal(digits) * _FACTORS[suffix]
    except InvalidOperation:
        value = Decimal("NaN")
    if not value.is_finite() or value != value.to_integral_value() or (not suffix and not digits.isdigit()):
        raise CountError(f"{text!r} is not a whole number such as 32000, 32k or 1.5M.")
    return int(value)
