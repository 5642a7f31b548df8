"""The parts of a time in one unit: they add up as written."""

import pytest
from PySide6.QtCore import QLocale

from app.widgets.duration_pair import TimeParts, shown_sum_s
from app.widgets.quantity import duration
from tests.texts import plain

US = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.mark.parametrize(
    ("longer_s", "shorter_s", "texts"),
    [
        (0.016, 0.00016, ("16.00 ms", "0.16 ms", "15.84 of 16.00 ms")),
        (0.160, 0.016, ("160 ms", "16 ms", "144 of 160 ms")),  # no idle zeros where none of them needs the digit
        (1.7722, 0.16514, ("1.772 s", "0.165 s", "1.607 of 1.772 s")),  # one unit for all
        (0.034854, 0.000634, ("34.85 ms", "0.63 ms", "34.22 of 34.85 ms")),
        (0.03_4846, 0.000634, ("34.85 ms", "0.63 ms", "34.22 of 34.85 ms")),  # 34.21 if it were rounded by itself
        (16.0, 0.00016, ("16 s", "0.16 ms", "16 of 16 s")),  # too short for the unit of the whole
        (2e-6, 5e-7, ("2.0 µs", "0.5 µs", "1.5 of 2.0 µs")),
        (300.4, 60.4, ("5 min", "1 min", "4 min of 5 min")),  # from a minute on each has its own units
        (125.4, 3.26, ("2 min 5 s", "3.26 s", "2 min 2 s of 2 min 5 s")),
    ],
)
def test_the_difference_is_the_one_of_what_is_written(
    longer_s: float, shorter_s: float, texts: tuple[str, str, str]
) -> None:
    parts = TimeParts(longer_s, longer_s, shorter_s)
    assert (
        plain(parts.text(longer_s, US)),
        plain(parts.text(shorter_s, US)),
        plain(parts.difference_of_whole(longer_s, shorter_s, US)),
    ) == texts


def test_a_running_part_keeps_its_decimals() -> None:
    parts = TimeParts(0.016, 0.016, 0.00016)
    assert [plain(parts.text(s, US, job_s=0.016)) for s in (0.0, 0.00001, 0.008)] == ["0.00 ms", "0.01 ms", "8.00 ms"]


@pytest.mark.parametrize(
    ("first_s", "second_s", "texts"),
    [
        (1.244, 1.244, ("1.24 s", "1.24 s", "2.48 s")),  # 2.49 s if it were rounded by itself
        (165.2, 2768.4, ("2 min 45 s", "46 min 8 s", "48 min 53 s")),
        (0.0964, 5.7514, ("96.4 ms", "5.75 s", "5.85 s")),
    ],
)
def test_a_sum_is_the_one_of_what_is_written(first_s: float, second_s: float, texts: tuple[str, str, str]) -> None:
    times = (first_s, second_s, shown_sum_s(first_s, second_s))
    assert tuple(plain(duration(US, time)) for time in times) == texts


def test_decimals_follow_the_language() -> None:
    german = QLocale(QLocale.Language.German, QLocale.Country.Germany)
    assert TimeParts(0.016, 0.00016).text(0.00016, german).startswith("0,16")
