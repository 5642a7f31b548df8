"""Ranges around predicted times: one unit where both ends share it."""

import pytest
from PySide6.QtCore import QLocale

from app.widgets.ranges import duration_range, with_range

US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.mark.parametrize(
    ("low", "high", "text"),
    [
        (40.2, 61.4, "40–61 s"),
        (0.5, 1.2, "500 ms – 1.2 s"),
        (50.0, 70.0, "50–70 s"),
        (50.0, 130.0, "50 s – 2 min 10 s"),
        (2.0, 2.001, "2.0 s"),
    ],
)
def test_ends_share_a_unit_where_they_can(low: float, high: float, text: str) -> None:
    assert duration_range(US, low, high).replace("\N{NO-BREAK SPACE}", " ") == text


def test_the_range_stands_in_brackets() -> None:
    assert with_range(US, 49.44, 40.2, 61.4).replace("\N{NO-BREAK SPACE}", " ") == "49.4 s (40–61 s)"
