"""What several tests of the window begin with."""

import pytest
from pytestqt.qtbot import QtBot

from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.show()
    return window
