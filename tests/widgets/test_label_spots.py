"""A name of a line moves along the line where its first place is taken, instead of being left out."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.label_layout import Box
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
