"""Words in the charts stand at what they name, whatever the scenario, size, language and text size."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.language import Language
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.measured.chart_card import Across
from app.tabs.measured.measured_tab import MeasuredTab
from app.tabs.roofline.roofline_tab import RooflineTab
from app.tabs.tab_view import TabView
from app.tabs.timeline.timeline_tab import TimelineTab
from app.theme.tokens import Theme
from app.widgets.label_geometry import Box
from app.widgets.label_layout import Placed
from app.widgets.plot_canvas import Label, PlotCanvas
from app.widgets.plot_layer import PlotLayer
from tests.tabs.window_setup import new_context

SIZES = ((760, 560, 1.0), (1020, 650, 1.0), (1020, 900, 1.6), (1660, 950, 1.0))
FORMATS = (("f16", "f16"), ("q8_0", "q8_0"), ("fp8", "fp8"), ("q8_0", "q4_0"), ("q4_0", "q4_0"))
LENGTHS = (2, 1_860, 61_035, 100_000, 128_000, 128_001, 1_000_000)


def canvases(tab: QWidget) -> Iterator[PlotCanvas]:
    tab.grab()
    yield from (canvas for canvas in tab.findChildren(PlotCanvas) if canvas.isVisible())


def distance(placed: Placed, pieces: np.ndarray) -> float:
    """The nearest of 400 points of each piece to the box, in pixels."""
    box, least = placed.box, np.inf
    for x0, y0, x1, y1 in pieces:
        t = np.linspace(0, 1, 400)
        x, y = x0 + t * (x1 - x0), y0 + t * (y1 - y0)
        across = np.maximum(np.maximum(box.left - x, x - box.right), 0)
        up = np.maximum(np.maximum(box.top - y, y - box.bottom), 0)
        least = min(least, float(np.hypot(across, up).min()))
    return least


def place(canvas: PlotCanvas, label: Label) -> tuple[float, float]:
    at = canvas.pixel(label.x, label.y)
    return at.x(), at.y()


def check(canvas: PlotCanvas, theme: Theme, what: object) -> None:
    radius = 0.75 * theme.sizes.handle  # of the largest dot
    layer = canvas.findChild(PlotLayer)
    assert layer is not None
    found = [(label, placed) for label, placed in layer.placed if placed is not None]
    for (one, first), (other, second) in combinations(found, 2):
        a, b = first.box, second.box
        space = theme.sizes.handle / 4  # side by side they must not read as one
        apart = a.right + space <= b.left or b.right + space <= a.left or a.bottom <= b.top or b.bottom <= a.top
        assert apart, (what, one.text, other.text)
    lines, view = layer.drawn_lines(), canvas.view_box()
    for label, placed in found:
        box, story = placed.box, (what, label.text)
        assert box.left > view.left() + 2, story  # on neither axis
        assert box.bottom < view.bottom() - 2, story
        if not placed.on_plate:
            assert all(distance(placed, pieces) > 0 for pieces in lines.values()), story  # struck through by none
        if label.line and placed.leader is None:
            own = distance(placed, lines[label.line])
            assert own <= radius, story
            assert all(own < distance(placed, lines[key]) for key in lines if key != label.line), story
        elif label.line and placed.leader is not None:
            assert distance(point(*placed.leader[:2]), lines[label.line]) < 3, story
        elif label.names_dot:
            x, y = place(canvas, label)
            if placed.leader is not None:
                assert np.hypot(placed.leader[0] - x, placed.leader[1] - y) <= radius, story
                continue
            away = distance(placed, np.array([[x, y, x, y]]))
            assert away <= 3 * radius, story
            for pieces in lines.values():
                if distance(point(x, y), pieces) > radius:  # lines through the dot are its own
                    assert distance(placed, pieces) > away - radius, story


def point(x: float, y: float) -> Placed:
    return Placed(Box(x, y, 0, 0))


def scenarios(start: Scenario, catalogue: Catalogue) -> Iterator[tuple[object, Scenario]]:
    formats = catalogue.cache_formats
    for keys, values in FORMATS:
        for length in LENGTHS:
            scenario = start.evolve(
                key_format=formats[keys], value_format=formats[values], prompt_tokens=length - 1, answer_tokens=1
            )
            yield (keys, values, length), scenario


def shown(qtbot: QtBot, tab: TabView, size: tuple[int, int, float]) -> TabView:
    qtbot.addWidget(tab)
    tab.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    tab.resize(*size[:2])
    tab.show()
    return tab


@pytest.mark.parametrize("size", SIZES)
def test_formats_and_sizes_of_the_memory_chart_stand_at_their_own_lines(
    qtbot: QtBot, theme: Theme, size: tuple[int, int, float]
) -> None:
    context = new_context()
    tab = shown(qtbot, KvCacheTab(context, theme.scaled(size[2])), size)
    for what, scenario in scenarios(context.state.scenario, context.catalogue):
        context.state.apply(scenario)
        for canvas in canvases(tab):
            check(canvas, theme.scaled(size[2]), (size, what))


def test_the_present_format_and_size_are_always_written(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    tab = KvCacheTab(context, theme)
    shown(qtbot, tab, SIZES[1])
    for what, scenario in scenarios(context.state.scenario, context.catalogue):
        context.state.apply(scenario)
        tab.grab()
        layer = tab.memory_plot.findChild(PlotLayer)
        assert layer is not None
        missing = [label.text for label, placed in layer.placed if label.strong and placed is None]
        assert not missing, what


@pytest.mark.parametrize("kind", [RooflineTab, TimelineTab])
@pytest.mark.parametrize("size", SIZES)
def test_words_of_the_other_charts_stand_at_what_they_name(
    qtbot: QtBot, theme: Theme, kind: type[RooflineTab | TimelineTab], size: tuple[int, int, float]
) -> None:
    context = new_context()
    tab = shown(qtbot, kind(context, theme.scaled(size[2])), size)
    start = context.state.scenario
    for model in ("example-8b", "tinyllama-1.1b", "mixtral-8x7b"):
        architecture = context.catalogue.architectures.get(model, start.architecture)
        for prompt, pass_tokens, batch in ((1_000, 1, 1), (100_000, 1, 1), (1_000, 1_000, 1), (4_000, 100, 64)):
            scenario = start.evolve(
                architecture=architecture, prompt_tokens=prompt, pass_tokens=pass_tokens, batch=batch
            )
            context.state.apply(scenario)
            for canvas in canvases(tab):
                check(canvas, theme.scaled(size[2]), (size, model, prompt, pass_tokens, batch))


@pytest.mark.parametrize("size", SIZES)
def test_words_of_measured_speeds_stand_at_what_they_name(
    qtbot: QtBot, theme: Theme, size: tuple[int, int, float]
) -> None:
    context = new_context()
    tab = MeasuredTab(context, theme.scaled(size[2]))
    shown(qtbot, tab, size)
    tab.start.example_button.click()
    qtbot.waitUntil(tab.chart.isVisible)
    for across in Across:
        tab.chart.choice.set_value(across)
        tab.chart.choice.chosen.emit(across)
        for canvas in canvases(tab):
            check(canvas, theme.scaled(size[2]), (size, across))


@pytest.fixture
def language() -> Iterator[Language]:
    before = QLocale()
    language = Language()
    yield language
    language.set_choice("en")
    QLocale.setDefault(before)


@pytest.mark.parametrize("code", ["tr", "pl"])
def test_words_of_other_languages_stand_at_their_lines(
    qtbot: QtBot, theme: Theme, language: Language, code: str
) -> None:
    language.set_choice(code)
    context = new_context()
    for kind in (KvCacheTab, RooflineTab, TimelineTab):
        tab = shown(qtbot, kind(context, theme), SIZES[1])
        for size in SIZES[:2]:
            tab.resize(*size[:2])
            for what, scenario in scenarios(context.state.scenario, context.catalogue):
                context.state.apply(scenario)
                for canvas in canvases(tab):
                    check(canvas, theme, (code, size, what))
