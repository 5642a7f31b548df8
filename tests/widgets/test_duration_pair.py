"""A part of a time and its whole in one unit."""

import pytest
from PySide6.QtCore import QLocale

from app.widgets.duration_pair import duration_pair, duration_part

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


@pytest.mark.parametrize(
    ("part_s", "whole_s", "text"),
    [
        (0.01584, 0.016, "15.84 ms"),  # as in the pair
        (0.144, 0.160, "144 ms"),
        (0.75, 1.0, "0.75 s"),  # one unit for all parts
        (1.0, 1.0, "1 s"),
        (0.0, 1.0, "0 s"),
        (90.0, 120.0, "1 min 30 s"),
    ],
)
def test_a_part_alone_is_written_as_beside_its_whole(part_s: float, whole_s: float, text: str) -> None:
    assert duration_part(US, part_s, whole_s).replace("\N{NO-BREAK SPACE}", " ") == text


def test_a_running_part_keeps_its_decimals() -> None:
    assert duration_part(US, 0.008, 0.016, trim=False) == "8.00\N{NO-BREAK SPACE}ms"


def test_decimals_follow_the_language() -> None:
    german = QLocale(QLocale.Language.German, QLocale.Country.Germany)
    assert duration_pair(german, 0.01584, 0.016).startswith("15,84")
