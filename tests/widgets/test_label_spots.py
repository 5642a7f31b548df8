"""A name of a line moves along the line where its first place is taken, instead of being left out."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.label_geometry import Box
from app.widgets.label_layout import LabelLayout, Wanted
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.plot_layer import PlotLayer


@pytest.fixture
def canvas(qtbot: QtBot, theme: Theme) -> PlotCanvas:
    chart = PlotCanvas(theme)
    qtbot.addWidget(chart)
    chart.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    chart.resize(700, 500)
    chart.set_axes(Axis(0, 100), Axis(0, 100))
    # lines so close that no word fits between them on the left half
    for index in range(30):
        chart.add_curve(f"line-{index}", "axis", thin=True)
        chart.set_curve(f"line-{index}", (0, 50), (index * 3.4, index * 3.4))
    chart.show()
    return chart


def place(canvas: PlotCanvas, label: Label) -> Box | None:
    canvas.set_labels([label])
    canvas.grab()
    layer = canvas.findChild(PlotLayer)
    assert layer is not None
    return layer.boxes[0]


def test_without_another_spot_it_is_left_out(canvas: PlotCanvas) -> None:
    assert place(canvas, Label(15, 50, "a name")) is None


def test_with_another_spot_it_stands_there(canvas: PlotCanvas) -> None:
    box = place(canvas, Label(15, 50, "a name", spots=((75, 50),)))
    assert box is not None
    at = canvas.pixel(75, 50)
    assert abs(box.left - at.x()) < 100


def test_a_curve_is_drawn_however_many_bytes_a_pixel_stands_for(qtbot: QtBot, theme: Theme) -> None:
    canvas = PlotCanvas(theme)
    qtbot.addWidget(canvas)
    canvas.resize(300, 180)
    canvas.set_axes(Axis(0, 1.2e6), Axis(0, 2e14))  # below 180 / 2e14 = 9e-13 pixels per byte
    canvas.add_curve("memory", "cache")
    canvas.set_curve("memory", [0, 1.2e6], [1e14, 1e14])
    canvas.show()
    at = canvas.pixel(0.5e6, 1e14)
    assert canvas.grab().toImage().pixelColor(round(at.x()), round(at.y() - 0.5)) == theme.color("cache")


def test_the_name_of_a_band_stands_in_it_or_is_left_out() -> None:
    view = Box(0, 0, 200, 100)
    edge = np.array([(0.0, 60.0, 200.0, 60.0)])  # the band is below, from 60 down to 100
    name = Wanted(((100.0, 80.0), (40.0, 80.0)), 50, 20, band=(60.0, 100.0))
    (found,) = LabelLayout([edge], view, 5).place([name], [])
    assert found is not None
    assert found.box.top >= 60
    assert found.box.bottom <= 100
    for other in (Wanted(name.spots, 50, 41, band=name.band), Wanted(name.spots, 50, 20, band=(70.0, 85.0))):
        assert LabelLayout([edge], view, 5).place([other], []) == [None]


def test_between_two_dots_in_a_row_a_wide_name_is_led_to_its_own() -> None:
    view = Box(0, 0, 400, 300)
    mine, other = (205.0, 150.0, 5.0), (180.0, 149.0, 5.0)

    (placed,) = LabelLayout([], view, 10).place([Wanted((mine[:2],), 360, 12, is_dot=True)], [mine, other])

    assert placed is None or placed.leader is not None
