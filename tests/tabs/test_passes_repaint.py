"""What of the passes is drawn in part looks as if all of it were drawn, also where a pixel is none of the screen's."""

import os
import subprocess
import sys

import pytest

from app.paths import RESOURCES

# What is on the screen after each step of the animation, and after all has been drawn anew.
PROGRAM = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import Options, ViewOptions
from app.tabs.passes.passes_tab import PassesTab
from app.tabs.tab_view import TabContext
from app.theme.loader import load_theme
from tests.samples import BALANCED
from tests.tabs.window_setup import CATALOGUE

options = ViewOptions(Options(language="en"))
context = TabContext(state=AppState(BALANCED), clock=Clock(), options=options, catalogue=CATALOGUE)
tab = PassesTab(context, load_theme("light"))
tab.resize(640, 480)
tab.show()
app.processEvents()

def on_screen():
    app.processEvents()
    return tab.screen().grabWindow(tab.winId()).toImage()

def most(one, other):
    return max(
        abs(a - b)
        for x in range(one.width())
        for y in range(one.height())
        if one.pixel(x, y) != other.pixel(x, y)
        for a, b in zip(one.pixelColor(x, y).getRgb(), other.pixelColor(x, y).getRgb())
    ) if one != other else 0

largest = 0
for step in range(12):
    tab.step(1)
    in_part = on_screen()
    tab.chips.update()
    largest = max(largest, most(in_part, on_screen()))
print(tab.devicePixelRatioF(), largest)
"""


@pytest.mark.parametrize("ratio", ["1.25", "1.5"])
def test_a_step_leaves_no_rows_behind(ratio: str) -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio}
    command = [sys.executable, "-c", PROGRAM]
    told, largest = subprocess.check_output(
        command, cwd=RESOURCES.parent, env=surroundings, text=True, timeout=60
    ).split()
    assert told == ratio
    assert int(largest) <= 8  # of 255: letters at another part of a pixel
