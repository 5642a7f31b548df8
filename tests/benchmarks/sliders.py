"""From a moved slider to the painted frame, on every tab and in two sizes, beside a bare plot with two curves."""

import statistics

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QApplication

from app.state.view_options import TabId, ViewOptions
from app.tabs.header import TABS
from app.tabs.main_window import MainWindow
from app.widgets.groove_slider import GrooveSlider
from app.widgets.labelled_slider import LabelledSlider
from tests.benchmarks.figures import Figure, frame_figures
from tests.benchmarks.frames import (
    SIZES,
    FrameCounter,
    FrameTime,
    application,
    painted_frame,
    program_window,
    settle,
    show_at,
)

PART = "sliders"
_SAMPLES_A_SECOND = 10  # of each slider
_WARM_UP = 5
_CURVE_POINTS = 200


def measure(seconds: float) -> list[Figure]:
    """Return the times of all tabs in all sizes."""
    app = application()
    samples = max(10, round(seconds * _SAMPLES_A_SECOND))
    window = program_window(app)
    figures = []
    for width, height, goal_ms in SIZES:
        size = f"{width}x{height}"
        bare = _bare_plot_times(app, width, height, 3 * samples)
        figures.append(
            Figure(
                part=PART,
                name=f"bare plot at {size}, median",
                value=statistics.median(time.clock_ms for time in bare),
                unit="ms",
            )
        )
        show_at(app, window, width, height)
        for tab in TABS:
            times = _tab_times(app, window, tab, samples)
            figures.extend(frame_figures(PART, f"{tab} at {size}", times, goal_ms, bare))
        window.hide()
    return figures


def _tab_times(app: QApplication, window: MainWindow, tab: TabId, samples: int) -> list[FrameTime]:
    """Return the times of all sliders that this tab shows, those of the scenario panel included."""
    options = window.findChild(ViewOptions)
    assert options is not None
    options.set_tab(tab)
    counter = FrameCounter(window)
    settle(app)
    lengths = window.panel.lengths
    sliders = [lengths.prompt, lengths.answer, lengths.chats, *window.tab(tab).findChildren(LabelledSlider)]
    times: list[FrameTime] = []
    for labelled in sliders:
        slider, start = labelled.slider, labelled.value
        values = _places(slider, samples + _WARM_UP)
        slider.setValue(values[-1])
        settle(app)
        found = [painted_frame(app, counter, _Move(slider, value)) for value in values]
        times.extend(found[_WARM_UP:])
        slider.setValue(start)
        settle(app)
    return times


class _Move:
    """Moves a slider to a value, as dragging does."""

    def __init__(self, slider: GrooveSlider, value: int) -> None:
        self._slider, self._value = slider, value

    def __call__(self) -> None:
        self._slider.setValue(self._value)


def _places(slider: GrooveSlider, count: int) -> list[int]:
    """Return so many values, up and down over the whole scale, each unlike the one before it."""
    low, high = max(1, slider.minimum()), slider.maximum()
    up = [int(value) for value in np.unique(np.round(np.geomspace(low, high, max(3, count // 2))))]
    around = [*up, *up[-2:0:-1]]
    return [around[number % len(around)] for number in range(count)]


def _bare_plot_times(app: QApplication, width: int, height: int, samples: int) -> list[FrameTime]:
    x = np.linspace(0.0, 1.0, _CURVE_POINTS)
    plot = pg.PlotWidget()
    plot.setXRange(0.0, 1.0)
    plot.setYRange(-1.0, 1.0)
    curves = (plot.plot(pen="r"), plot.plot(pen="g"))
    counter = FrameCounter(plot)
    show_at(app, plot, width, height)

    times = []
    for number in range(samples + _WARM_UP):
        times.append(painted_frame(app, counter, _Redraw(curves, x, number)))
    plot.hide()
    return times[_WARM_UP:]


class _Redraw:
    """Gives both curves other values."""

    def __init__(self, curves: tuple[pg.PlotDataItem, ...], x: np.ndarray, number: int) -> None:
        self._curves, self._x, self._shift = curves, x, number / 10.0

    def __call__(self) -> None:
        for factor, curve in enumerate(self._curves, start=1):
            curve.setData(self._x, np.sin(6.0 * factor * self._x + self._shift))
