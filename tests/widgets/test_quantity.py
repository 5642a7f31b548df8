import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QLocale

from app.state.view_options import ByteUnit
from app.widgets import quantity
from app.widgets.typed_count import CountError, parse_count
from tests.texts import plain

EN, PL, TR = QLocale("en_US"), QLocale("pl_PL"), QLocale("tr_TR")


@pytest.mark.parametrize(
    ("time_s", "text"),
    [
        (0.016, "16.0 ms"),
        (0.00016, "0.16 ms"),
        (1.6667, "1.67 s"),
        (49.4, "49.4 s"),
        (59.96, "1 min"),
        (2048.9, "34 min 9 s"),
        (7500, "2 h 5 min"),
        (3599.7, "1 h"),
        (3 * 86_400, "3 days"),
        (56 * 3600 + 200, "2 days 8 h"),
        (2 * 86_400 + 23.8 * 3600, "3 days"),  # and not 2 days 24 h
        (99.99 * 86_400, "100 days"),
        (511.4 * 86_400, "511 days"),
        (1e9, "32 years"),  # 1e9 s / (365.25 x 86,400 s) = 31.7
        (1e18, "over a million years"),
        (0, "0 s"),
        (-0.5, "−500 ms"),
        (float("inf"), "∞"),
    ],
)
def test_durations_are_said_as_people_say_them(time_s: float, text: str) -> None:
    assert plain(quantity.duration(EN, time_s)) == text


@pytest.mark.parametrize(
    ("size", "unit", "text"),
    [
        (16e9, ByteUnit.GB, "16.0 GB"),
        (16e9, ByteUnit.GIB, "14.9 GiB"),  # 16e9 / 2^30 = 14.90
        (2**30, ByteUnit.GIB, "1.00 GiB"),  # and not 1,024 MiB
        (2**30 - 1, ByteUnit.GIB, "1.00 GiB"),
        (2**30 - 2**20, ByteUnit.GIB, "1,023 MiB"),
        (999_999_999, ByteUnit.GB, "1.00 GB"),
        (131_072, ByteUnit.GB, "131 kB"),
        (131_072, ByteUnit.GIB, "128 KiB"),
        (512, ByteUnit.GB, "512 bytes"),
    ],
)
def test_sizes_name_their_unit(size: float, unit: ByteUnit, text: str) -> None:
    assert plain(quantity.data_size(EN, size, unit.thousand)) == text


def test_numbers_follow_the_language() -> None:
    assert [plain(quantity.count(locale, 32_000)) for locale in (EN, PL, TR)] == ["32,000", "32 000", "32.000"]
    assert [plain(quantity.duration(locale, 1.667)) for locale in (EN, PL, TR)] == ["1.67 s", "1,67 s", "1,67 s"]


@pytest.mark.parametrize(
    ("share", "text"),
    [(0.03, "3.0 %"), (0.97, "97 %"), (1, "100 %"), (0.999, "99.9 %"), (0.00001, "< 0.01 %"), (0, "0 %")],
)
def test_percent_never_rounds_something_to_nothing_or_all(share: float, text: str) -> None:
    assert plain(quantity.percent(EN, share)) == text


@pytest.mark.parametrize(
    ("share", "texts"),
    [
        (0.125, ("13 %", "87 %")),  # 12.5 and 87.5 would both be rounded up: 101 % in all
        (0.0117, ("1.2 %", "98.8 %")),
        (0.999, ("99.90 %", "0.10 %")),
        (0.708, ("71 %", "29 %")),
        (1.0, ("100 %", "0 %")),
        (0.00001, ("< 0.01 %", "100 %")),
    ],
)
def test_two_shares_of_a_whole_add_up(share: float, texts: tuple[str, str]) -> None:
    assert tuple(plain(text) for text in quantity.percent_pair(EN, share)) == texts


def test_rates_and_ratios() -> None:
    assert plain(quantity.tokens_per_s(EN, 62.5)) == "62.5 tokens/s"
    assert plain(quantity.tokens_per_s(EN, 12_000)) == "12,000 tokens/s"
    assert plain(quantity.bandwidth(EN, 1e12)) == "1,000 GB/s"
    assert plain(quantity.flop_rate(EN, 1e14)) == "100 TFLOP/s"
    assert plain(quantity.flops(EN, 16e9)) == "16.0 GFLOP"
    assert plain(quantity.intensity(EN, 100)) == "100 FLOP/byte"
    assert plain(quantity.times(EN, 41.4)) == "41 ×"


def test_compact_numbers() -> None:
    written = [plain(quantity.compact(EN, value)) for value in (1, 100, 10_000, 1_500_000, 999_999, 2e12, 10**18)]
    assert written == ["1", "100", "10 k", "1.5 M", "1 M", "2 T", "1 E"]


@given(st.floats(min_value=1e-9, max_value=1e18))
def test_extreme_values_stay_short(value: float) -> None:
    for text in (quantity.duration(EN, value), quantity.compact(EN, value), quantity.data_size(EN, value)):
        assert 0 < len(text) <= 24


@pytest.mark.parametrize(
    ("text", "locale", "value"),
    [
        ("32000", EN, 32_000),
        ("32,000", EN, 32_000),
        ("32.000", TR, 32_000),
        ("32 000", PL, 32_000),
        ("32k", EN, 32_000),
        ("1.5M", EN, 1_500_000),
        ("1,5M", PL, 1_500_000),
        ("1,5M", TR, 1_500_000),
        (" 7 ", EN, 7),
    ],
)
def test_numbers_are_understood_as_typed(text: str, locale: QLocale, value: int) -> None:
    assert parse_count(text, locale) == value


@pytest.mark.parametrize("text", ["", "abc", "-3", "1.5", "32.000", "3,2", "1.2345k", "k", "1e5", "9" * 60, "1..5M"])
def test_what_is_no_whole_number_is_refused(text: str) -> None:
    with pytest.raises(CountError, match="is not a whole number"):
        parse_count(text, EN)


@given(st.integers(min_value=0, max_value=10**9), st.sampled_from([EN, PL, TR]))
def test_what_is_written_is_read_back(value: int, locale: QLocale) -> None:
    assert parse_count(quantity.count(locale, value), locale) == value


@given(st.floats(min_value=1e-6, max_value=1e6), st.integers(min_value=1, max_value=4))
def test_a_trimmed_number_is_the_whole_one_without_idle_zeros(value: float, digits: int) -> None:
    whole = quantity.significant(EN, value, digits)
    trimmed = quantity.significant(EN, value, digits, trim=True)
    assert trimmed == (whole.rstrip("0").rstrip(".") if "." in whole else whole)


def test_no_line_ends_between_a_number_and_its_unit() -> None:
    for text in (quantity.tokens_per_s(EN, 20_566), quantity.bandwidth(EN, 1e12), quantity.intensity(EN, 1)):
        assert " " not in text
        assert "/\N{WORD JOINER}" in text


@pytest.mark.parametrize("time_s", [0.0, 1.23e-9, 0.000_123_4, 0.999_6, 59.94, 61.4, 3_599.7, 9_000, 3e5, 1e9])
def test_a_time_as_it_is_shown_is_said_in_the_same_words(time_s: float) -> None:
    assert quantity.duration(EN, quantity.shown_s(time_s)) == quantity.duration(EN, time_s)
