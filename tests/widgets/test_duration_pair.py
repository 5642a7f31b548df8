"""A part of a time and its whole in one unit."""

import pytest
from PySide6.QtCore import QLocale

from app.widgets.duration_pair import duration_pair

US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.mark.parametrize(
    ("part_s", "whole_s", "text"),
    [
        (0.01584, 0.016, "15.84 of 16 ms"),
        (0.144, 0.160, "144 of 160 ms"),
        (1.65, 1.6667, "1.65 of 1.667 s"),
        (0.0, 0.016, "0 of 16 ms"),
        (2e-6, 5e-6, "2 of 5 µs"),
        (240.0, 300.0, "4 min of 5 min"),  # from a minute on each has its own units
    ],
)
def test_both_are_written_in_the_unit_of_the_whole(part_s: float, whole_s: float, text: str) -> None:
    assert duration_pair(US, part_s, whole_s).replace("\N{NO-BREAK SPACE}", " ") == text


def test_decimals_follow_the_language() -> None:
    german = QLocale(QLocale.Language.German, QLocale.Country.Germany)
    assert duration_pair(german, 0.01584, 0.016).startswith("15,84")
