"""The switch between GB and GiB reaches every label of the window at once, whichever tab shows."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.core.scenario import Runtime
from app.state.view_options import TABS, ByteUnit, TabId
from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from app.widgets.picker import SearchPicker
from app.widgets.plot_layer import PlotLayer
from app.widgets.stacked_bar import StackedBar
from tests.tabs.window_setup import CATALOGUE, new_context
from tests.texts import plain

DECIMAL = re.compile(r"(?<![\w.])(?:kB|MB|GB|TB)\b(?!/s)")  # bandwidths stay in GB/s, as on data sheets
BINARY = re.compile(r"\b(?:KiB|MiB|GiB|TiB)\b")


def texts_of(widget: QWidget) -> Iterator[str]:
    for part in (widget, *widget.findChildren(QWidget)):
        yield part.accessibleName()
        yield part.accessibleDescription()
        if isinstance(part, QLabel | QAbstractButton):
            yield part.text()
        if isinstance(part, SearchPicker):
            yield from (f"{entry.title} {entry.subtitle}" for entry in part._offered)
        if isinstance(part, PlotLayer):
            yield from (label.text for label in part._labels)
        if isinstance(part, StackedBar):
            yield part.accessibleDescription()


def with_unit(window: MainWindow, unit: re.Pattern[str]) -> list[str]:
    return [text for text in texts_of(window) if unit.search(plain(text))]


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.resize(1600, 1000)
    window.panel.set_details_open(True)
    window.show()
    return window


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("model", ["example-8b", "qwen3-30b-a3b"])
def test_it_reaches_every_label(window: MainWindow, tab: TabId, model: str) -> None:
    context = window._context
    scenario = context.state.scenario
    context.state.apply(
        scenario.evolve(
            architecture=CATALOGUE.architecture(model),
            device=CATALOGUE.device("rtx-4090"),
            prompt_tokens=200_000,
            batch=4,
            runtime=Runtime.LLAMA_CPP,
            reserve_bytes=10**9,
        )
    )
    context.options.set_tab(tab)
    assert with_unit(window, DECIMAL)
    assert with_unit(window, BINARY) == []
    context.options.set_byte_unit(ByteUnit.GIB)
    assert with_unit(window, BINARY)
    names = {device.name for device in CATALOGUE.devices.values() if DECIMAL.search(device.name)}
    left = [text for text in with_unit(window, DECIMAL) if not any(name in text for name in names)]
    assert left == []
