"""A crash of the whole program, in a process of its own: one window or a clean end, and the scenario is kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.crash_guard import EXIT_CRASHED
from app.files.scenario_file import load_scenario
from app.kept_scenario import FILE_NAME
from app.log_file import LOG_NAME
from app.paths import RESOURCES
from tests.tabs.window_setup import CATALOGUE

ROOT = RESOURCES.parent

BROKEN_PAINT = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from app import bootstrap, crash_guard
from app.tabs.crash_window import CrashWindow
from app.tabs.verdict_strip import VerdictStrip

def paint(self, event):
    raise ValueError("cannot paint")

seen = set()

def count():
    seen.update(part for part in QApplication.topLevelWidgets() if isinstance(part, CrashWindow))
    for part in QApplication.topLevelWidgets():
        part.update()
        for child in part.findChildren(VerdictStrip):
            child.repaint()

def attend():
    timer.start({every_ms})
    end.start({end_ms})

VerdictStrip.paintEvent = paint
crash_guard.STORM_S = {storm_s}  # how fast this machine paints must not matter
timer, end = QTimer(), QTimer()
timer.timeout.connect(count)
build = bootstrap.build_window

def build_and_watch(*arguments):
    window = build(*arguments)
    window.first_painted.connect(attend)
    end.timeout.connect(window.close)
    return window

bootstrap.build_window = build_and_watch
code = bootstrap.main(["--prompt", "54321"])
print(len(seen), code)
"""


def run_broken(home: Path, *, every_ms: int, end_ms: int, storm_s: float) -> tuple[str, str]:
    code = BROKEN_PAINT
    for name, value in (("every_ms", every_ms), ("end_ms", end_ms), ("storm_s", storm_s)):
        code = code.replace(f"{{{name}}}", str(value))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60, check=False
    )
    return done.stdout.strip(), done.stderr


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere the folder of the log is not set by variables"
)
def test_a_paint_event_that_fails_now_and_then_shows_one_dialog(tmp_path: Path) -> None:
    said, errors = run_broken(tmp_path, every_ms=200, end_ms=1_500, storm_s=0.1)
    assert said == "1 0", errors
    (log,) = tmp_path.rglob(LOG_NAME)
    assert "ValueError: cannot paint" in log.read_text(encoding="utf-8")
    (scenario,) = tmp_path.rglob(FILE_NAME)
    assert load_scenario(scenario, CATALOGUE).prompt_tokens == 54_321


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere the folder of the log is not set by variables"
)
def test_a_storm_ends_the_program_and_keeps_the_scenario(tmp_path: Path) -> None:
    said, errors = run_broken(tmp_path, every_ms=1, end_ms=30_000, storm_s=20.0)
    dialogs_seen, code = said.split()
    assert int(dialogs_seen) <= 1
    assert int(code) == EXIT_CRASHED, errors
    assert "Too many errors" in errors
    (scenario,) = tmp_path.rglob(FILE_NAME)
    assert load_scenario(scenario, CATALOGUE).prompt_tokens == 54_321
