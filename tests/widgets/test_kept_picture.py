"""A chart draws its frame and curves anew only when they change, and never as pixels where vectors are asked for."""

import math

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPoint
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.plot_canvas import Axis, PlotCanvas


class _Counted(PlotCanvas):
    """A chart that counts how often it draws what lies below its dots."""

    drawn = 0

    def _draw(self, painter: QPainter) -> None:
        self.drawn += 1
        super()._draw(painter)


@pytest.fixture
def chart(qtbot: QtBot, theme: Theme) -> _Counted:
    chart = _Counted(theme)
    qtbot.addWidget(chart)
    chart.set_axes(Axis(0.0, 10.0), Axis(0.0, 10.0))
    chart.add_curve("line", "cache")
    chart.add_point("now", "decode")
    chart.set_curve("line", (0.0, 10.0), (0.0, 10.0))
    chart.resize(400, 300)
    chart.show()
    QApplication.processEvents()
    chart.set_point("now", 1.0, 1.0)  # from the second frame on it is kept
    QApplication.processEvents()
    chart.drawn = 0
    return chart


def _color_at(chart: PlotCanvas, x: float, y: float) -> QColor:
    at = chart.pixel(x, y)
    return chart.grab().toImage().pixelColor(math.floor(at.x()), math.floor(at.y()))


def test_a_dot_moves_over_a_picture_of_the_curves(chart: _Counted, theme: Theme) -> None:
    chart.set_point("now", 5.0, 8.0)
    QApplication.processEvents()
    assert chart.drawn == 0
    assert _color_at(chart, 5.0, 8.0) == theme.color("decode")


def test_a_curve_that_moves_is_drawn_anew(chart: _Counted, theme: Theme) -> None:
    chart.set_curve("line", (0.0, 10.0), (2.0, 2.0))
    QApplication.processEvents()
    assert chart.drawn == 1
    assert _color_at(chart, 5.0, 2.0) == theme.color("cache")
    assert _color_at(chart, 4.5, 4.5) == theme.color("surface")


def test_curves_that_move_with_every_frame_are_drawn_once_and_not_kept(chart: _Counted) -> None:
    for number in range(3):
        chart.set_curve("line", (0.0, 10.0), (number, number))
        QApplication.processEvents()
        assert not chart._picture.is_kept
    assert chart.drawn == 3
    chart.set_point("now", 2.0, 8.0)
    QApplication.processEvents()
    assert chart._picture.is_kept


def test_another_theme_another_size_and_other_axes_are_drawn_anew(chart: _Counted, theme: Theme) -> None:
    for change in (
        lambda: chart.set_theme(theme.scaled(1.5)),
        lambda: chart.resize(500, 300),
        lambda: chart.set_axes(Axis(0.0, 20.0), Axis(0.0, 10.0)),
    ):
        chart.drawn = 0
        change()
        QApplication.processEvents()
        assert chart.drawn >= 1


def test_a_hidden_chart_keeps_no_picture(chart: _Counted) -> None:
    assert chart._picture.is_kept
    chart.hide()
    assert not chart._picture.is_kept


def test_vectors_and_enlarged_pictures_are_drawn_and_not_copied(chart: _Counted) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(chart.size())
    painter = QPainter(generator)
    chart.render(painter, QPoint())
    painter.end()
    assert b"<image" not in bytes(buffer.data().data())
    image = QImage(chart.size() * 2, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(2.0)
    image.fill(QColor("white"))
    painter = QPainter(image)
    chart.render(painter, QPoint())
    painter.end()
    assert chart.drawn == 2
