"""What several tests of the window begin with."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.tabs.main_window import MainWindow
from app.tabs.verdict_strip import FLIP_S
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def lecture_window(qtbot: QtBot, theme: Theme) -> Iterator[MainWindow]:
    """The English window at the size of an old projector; afterwards nothing of a lecture goes on."""
    window = MainWindow(new_context(language="en"), theme)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    yield window
    window.context.options.set_presenting(False)
    window.lecture.runner.leave()
    window.pause()
    window.context.clock.step(FLIP_S)  # the strip may still light up
