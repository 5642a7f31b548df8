"""Parts of the timeline on their own: the round axis, the running clock and the words that come."""

import pytest
from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QFont
from pytestqt.qtbot import QtBot

from app.tabs.time_scale import DAY_S, HOUR_S, MINUTE_S, YEAR_S, TimeUnit, time_scale
from app.tabs.time_texts import clock_text, tick_texts
from app.tabs.timeline.bar_rows import BarRow, BarRows
from app.tabs.timeline.request_bar import RequestBar, RequestBarData
from app.tabs.timeline.token_stream import TokenStream
from app.theme.tokens import Role, Theme
from app.widgets.painting import theme_text_width
from tests.texts import plain

ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.mark.parametrize(
    ("total_s", "end", "unit"),
    [
        (3e-7, 300, TimeUnit.NANOSECOND),
        (0.0556, 60, TimeUnit.MILLISECOND),
        (1.0, 1, TimeUnit.SECOND),
        (18.8, 20, TimeUnit.SECOND),
        (49.4, 50, TimeUnit.SECOND),
        (60.0, 60, TimeUnit.SECOND),
        (61.0, 1.5, TimeUnit.MINUTE),
        (2049.0, 40, TimeUnit.MINUTE),
        (16.7 * HOUR_S, 18, TimeUnit.HOUR),
        (47 * HOUR_S, 48, TimeUnit.HOUR),
        (3.5 * DAY_S, 4, TimeUnit.DAY),
        (87 * YEAR_S, 100, TimeUnit.YEAR),
    ],
)
def test_the_axis_ends_at_the_next_round_time(total_s: float, end: float, unit: TimeUnit) -> None:
    scale = time_scale(total_s)
    assert (scale.end, scale.unit) == (pytest.approx(end), unit)
    assert scale.end_s >= total_s * (1 - 1e-9)


def test_the_axis_changes_in_coarse_steps_and_is_always_half_used() -> None:
    totals = [10 ** (power / 50) for power in range(-350, 500)]
    ends = [float(f"{time_scale(total).end_s:.6g}") for total in totals]
    assert all(total / end > 0.49 for total, end in zip(totals, ends, strict=True))
    assert ends == sorted(ends)
    # 17 powers of ten with 9 steps each, and some more where minutes and hours begin
    assert len(set(ends)) < 17 * 11


def test_a_second_axis_starts_where_the_first_ends() -> None:
    assert time_scale(49.4) == time_scale(41.0)
    assert time_scale(2 * MINUTE_S).unit is TimeUnit.MINUTE


def test_ticks_are_round_and_say_their_unit() -> None:
    assert [plain(text) for _, text in tick_texts(ENGLISH, time_scale(49.4))] == [
        *("0 s", "10 s", "20 s", "30 s", "40 s", "50 s")
    ]
    assert [plain(text) for _, text in tick_texts(ENGLISH, time_scale(85.0))] == [
        "0 min",
        "0.5 min",
        "1 min",
        "1.5 min",
    ]


@pytest.mark.parametrize(
    ("elapsed_s", "total_s", "text"),
    [
        (0.0123, 0.0556, "0.012 s"),
        (12.34, 49.4, "12.3 s"),
        (12, 49.4, "12.0 s"),
        (249.9, 2049.0, "04:09"),
        (3849.0, 60_001.0, "1:04:09"),
        (90_061.0, 2_000_000.0, "1 d 01:01:01"),
    ],
)
def test_the_clock_is_as_fine_as_the_wait_asks_for(elapsed_s: float, total_s: float, text: str) -> None:
    assert plain(clock_text(ENGLISH, elapsed_s, total_s)) == text


def test_the_clock_keeps_its_width_while_it_runs() -> None:
    assert {len(clock_text(ENGLISH, float(second), 2049.0)) for second in range(2049)} == {5}


def test_words_come_one_for_each_token_and_start_again(qtbot: QtBot, theme: Theme) -> None:
    stream = TokenStream(theme)
    qtbot.addWidget(stream)
    stream.resize(2000, stream.height())
    stream.set_sample("one two three")
    stream.set_scene(0, "nothing yet")
    assert stream.shown_lines() == ()
    stream.set_scene(2, "")
    assert stream.shown_lines() == ("one two",)
    stream.set_scene(5, "")
    assert stream.shown_lines() == ("one two three", "one two")


def test_after_a_million_tokens_only_the_last_lines_are_laid_out(qtbot: QtBot, theme: Theme) -> None:
    stream = TokenStream(theme)
    qtbot.addWidget(stream)
    stream.resize(300, stream.height())
    stream.set_sample(" ".join(f"word{number}" for number in range(100)))
    stream.set_scene(1_000_000, "")
    lines = stream.shown_lines()
    assert len(lines) == 3
    assert lines[-1].endswith("word99")  # the millionth word is the last of the ten-thousandth round


def test_no_line_of_a_later_moment_crosses_a_text(qtbot: QtBot, theme: Theme) -> None:
    bar = RequestBar(theme)
    qtbot.addWidget(bar)
    bar.resize(1_000, bar.minimumHeight())
    words = ("the first token comes at this time, told in many words", "TTFT")
    needed = theme_text_width(theme.font("body", QFont.Weight.DemiBold), words[0])
    gap = 0.75 * theme.sizes.spacing

    def first(at: float, other: float) -> tuple[QRectF, str]:
        data = RequestBarData(
            segments=(), end_s=1_000.0, ticks=(), callouts=((at, words, "text"), (other, ("whole",), "text"))
        )
        bar.set_data(data, "")
        return bar.callout_places(0.0)[0]

    box, text = first(300, 990)
    assert (box.left(), text) == (300 + gap, words[0])  # nothing in the way
    box, text = first(700, 730)
    assert (box.left(), text) == (700 - gap - needed, words[0])  # on the other side of its line
    box, text = first(50, 250)
    assert text == "TTFT"  # at the left there is no room, and at the right the other line would strike the words out
    assert box.right() < 250
    box, text = first(20, 30)
    assert bar.is_struck(0, box)  # then the line ends at the words


def test_a_note_that_is_too_long_for_its_bar_takes_two_lines(qtbot: QtBot, theme: Theme) -> None:
    rows = BarRows(theme)
    qtbot.addWidget(rows)
    rows.set_rows([BarRow(label="Prefill", value="9 %", share=0.09, role=Role.PREFILL, note="waits (memory-bound)")])
    needed = theme_text_width(theme.font("caption"), "waits (memory-bound)")
    rows.resize(round(needed + rows._note_left() + 200), 200)
    low = rows.sizeHint().height()
    rows.resize(round(rows._note_left() + 0.7 * needed), 200)
    assert rows.sizeHint().height() >= low + round(rows._note_metrics.height()) - 1
