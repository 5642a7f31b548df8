from itertools import combinations
from math import hypot

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.theme.loader import load_theme
from app.theme.tokens import Role, Theme
from app.widgets.bar_layout import BarPart, keep_clear, legend_parts, place_parts, wrap_rows
from app.widgets.label_geometry import Box
from app.widgets.label_layout import LabelLayout, Wanted
from app.widgets.plot_axis import Axis, decade_ticks, round_ticks
from app.widgets.plot_canvas import Label, PlotCanvas
from app.widgets.stacked_bar import StackedBar

PARTS = [
    BarPart("weights", 16.0, Role.WEIGHTS, "Weights 16.0 GB", "8.0 B × 16 bits"),
    BarPart("cache", 4.0, Role.CACHE, "KV 4.0 GB", "32,000 tokens"),
    BarPart("free", 4.0, None, "free 4.0 GB"),
]


def ten_pixels_a_letter(size: str, text: str) -> float:
    return 10.0 * len(text)


def test_parts_are_to_scale_and_words_stand_where_they_fit() -> None:
    weights, cache, free = place_parts(PARTS, 24.0, 480, 8, True, ten_pixels_a_letter)
    assert [(place.left, place.width) for place in (weights, cache, free)] == [(0, 320), (320, 80), (400, 80)]
    assert (weights.title_size, weights.shows_subtitle) == ("headline", True)  # 150 px in 320 - 16
    assert cache.title_size is None  # 90 px in 80 - 16
    assert [part.key for part in legend_parts([weights, cache, free])] == ["cache", "free"]


def test_a_tiny_part_is_still_seen() -> None:
    (tiny, _) = place_parts([BarPart("a", 1e-9, Role.CACHE), PARTS[0]], 16, 480, 8, True, ten_pixels_a_letter)
    assert tiny.width == 1.0


def test_legend_rows_wrap_and_ticks_keep_clear() -> None:
    assert wrap_rows([100, 100, 100], 250, 20) == [[0, 1], [2]]
    assert keep_clear([(0, 40), (30, 60), (50, 90)], 5) == [0, 2]


def test_a_bar_is_told_to_assistive_technology_and_grows_with_the_text(qtbot: QtBot, theme: Theme) -> None:
    bar = StackedBar(theme)
    qtbot.addWidget(bar)
    bar.resize(600, 200)
    bar.set_data(PARTS, 24.0, [(0, "0 GB"), (24, "24 GB")])
    assert "KV 4.0 GB 32,000 tokens" in bar.accessibleDescription()
    height = bar.height()
    bar.set_theme(theme.scaled(2))
    assert bar.height() > 1.8 * height


def test_round_and_decade_ticks() -> None:
    assert round_ticks(0, 36, 5) == [0, 10, 20, 30]
    assert round_ticks(0, 128_000, 5) == [0, 50_000, 100_000]
    assert decade_ticks(1, 10_000, 8) == [1, 10, 100, 1000, 10_000]
    assert Axis(1, 100, log=True).placed(0) == -np.inf


def holds(box: Box, x: float, y: float) -> bool:
    return box.left < x < box.right and box.top < y < box.bottom


def test_labels_leave_the_line_each_other_and_stay_in_view() -> None:
    line, view = np.array([[0.0, 200.0, 300.0, 0.0]]), Box(0, 0, 300, 200)
    labels = [Wanted((spot,), 80, 20) for spot in ((150, 100), (150, 100), (300, 0))]
    placed = LabelLayout([line], view, 10).place(labels, [])
    boxes = [place.box for place in placed if place is not None]
    assert len(boxes) == 3
    # the line from (0, 200) to (300, 0), point by point, and every pixel of one label against the others
    assert not any(holds(box, x, 200 - x * 2 / 3) for box in boxes for x in range(301))
    for one, other in combinations(boxes, 2):
        inside = (holds(other, one.left + x + 0.5, one.top + y + 0.5) for x in range(80) for y in range(20))
        assert not any(inside)
    assert all(box.left >= 0 and box.right <= 300 and box.top >= 0 and box.bottom <= 200 for box in boxes)


def test_a_label_without_room_is_left_out() -> None:
    label = Wanted(((25, 10),), 44, 17, insists=True)
    first, second = LabelLayout([], Box(0, 0, 50, 20), 5).place([label, label], [])
    assert first is not None
    assert second is None


def test_the_name_of_a_dot_that_finds_no_room_near_it_is_led_to_it() -> None:
    view, dots = Box(0, 0, 400, 300), [(200.0, 150.0, 60.0)]  # nearer than 1.8 x 10 is no room
    (placed,) = LabelLayout([], view, 10).place([Wanted(((200.0, 150.0),), 20, 10, is_dot=True, insists=True)], dots)
    assert placed is not None
    assert placed.leader is not None
    assert hypot(placed.leader[0] - 200, placed.leader[1] - 150) < 10  # it begins at the dot


def test_names_of_close_lines_keep_the_order_of_the_lines() -> None:
    """Three level lines 12 apart: no word of 20 goes between them, so the middle one's is led to it."""
    view = Box(0, 0, 300, 200)
    lines = [np.array([[0.0, y, 300.0, y]]) for y in (88.0, 100.0, 112.0)]
    labels = [Wanted(((250.0, 88.0 + 12 * i),), 40, 20, line=i, insists=i == 1) for i in (0, 2, 1)]
    top, bottom, middle = LabelLayout(lines, view, 10).place(labels, [])
    assert top is not None
    assert middle is not None
    assert bottom is not None
    assert (top.leader, bottom.leader) == (None, None)
    assert top.box.bottom < 88
    assert bottom.box.top > 112
    assert middle.leader is not None
    assert middle.leader[1] == 100


def test_the_name_of_a_thin_line_between_others_is_left_out_rather_than_led_across_them() -> None:
    lines = [np.array([[0.0, y, 300.0, y]]) for y in (88.0, 100.0, 112.0)]
    (placed,) = LabelLayout(lines, Box(0, 0, 300, 200), 10).place([Wanted(((250.0, 100.0),), 40, 20, line=1)], [])
    assert placed is None


@pytest.fixture
def plot(qtbot: QtBot, theme: Theme) -> PlotCanvas:
    plot = PlotCanvas(theme)
    qtbot.addWidget(plot)
    plot.resize(1920, 1080)
    plot.set_axes(Axis(1, 10_000, "Arithmetic intensity", log=True), Axis(1e11, 2e14, log=True))
    plot.add_area("below", "cache_fill")
    plot.add_curve("roof", "roof")
    plot.add_rule("ridge", "axis", vertical=True)
    plot.add_point("decode", "decode")
    x = np.geomspace(1, 10_000, 400)
    roof = np.minimum(x * 1e12, 1e14)
    plot.set_area("below", x, np.full(400, 1e11), roof)
    plot.set_curve("roof", x, roof)
    plot.set_rule("ridge", 100)
    plot.set_point("decode", 1, 1e12)
    plot.set_labels([Label(1, 1e12, "decode", "decode_text", strong=True), Label(100, 1e11, "ridge point")])
    plot.show()
    qtbot.waitExposed(plot)
    return plot


def color_at(plot: PlotCanvas, x: float, y: float) -> str:
    return plot.grab().toImage().pixelColor(plot.pixel(x, y).toPoint()).name()


def test_a_logarithmic_chart_puts_things_where_they_belong(plot: PlotCanvas, theme: Theme) -> None:
    view = plot.view_box()
    middle = plot.pixel(100, 1e14)
    assert middle.x() == pytest.approx(view.left() + view.width() / 2)  # 2 of 4 decades
    assert color_at(plot, 1000, 1e14) == theme.roof
    assert color_at(plot, 1, 1e12) == theme.decode


def test_a_chart_takes_another_theme_at_once(plot: PlotCanvas) -> None:
    dark = load_theme("dark")
    plot.set_theme(dark)
    assert color_at(plot, 1000, 1e14) == dark.roof
    assert color_at(plot, 1000, 1e13) == dark.cache_fill


def test_a_point_beyond_the_axes_is_not_drawn(plot: PlotCanvas, theme: Theme) -> None:
    plot.set_point("decode", 10, 1e10)
    assert color_at(plot, 10, 1e11) != theme.decode


def test_a_chart_leaves_room_for_its_numbers_in_a_right_to_left_window(
    qtbot: QtBot, theme: Theme, qapp: QApplication
) -> None:
    views = []
    for direction in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
        qapp.setLayoutDirection(direction)
        plot = PlotCanvas(theme)
        qtbot.addWidget(plot)
        plot.resize(600, 400)
        plot.set_axes(Axis(0, 10), Axis(0, 40, formatter="{:g} gigabytes".format))
        plot.show()
        qtbot.waitExposed(plot)
        views.append(plot.view_box())
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    assert views[0] == views[1]
    assert views[0].left() > 600 - views[0].right()  # the long numbers stand on the left
