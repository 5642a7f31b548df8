"""Starting for the first time, for a second time while a window is open, and only for the version."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.files.catalogue import load_catalogue
from app.files.scenario_file import save_scenario
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from app.settings import Settings
from app.state.view_options import ThemeChoice
from app.version import version
from app.window_options import parse_window_options

ROOT = RESOURCES.parent
CATALOGUE = load_catalogue(RESOURCES / "catalog")
# Runs the program; says its scenario once it is painted, and closes its window when told to on standard input.
UNTIL_TOLD = """
import sys, threading
from PySide6.QtCore import QMetaObject, Qt
from app import bootstrap
build = bootstrap.build_window

def wait(window):
    sys.stdin.readline()
    QMetaObject.invokeMethod(window, "close", Qt.ConnectionType.QueuedConnection)

def build_and_wait(*arguments):
    window = build(*arguments)
    said = lambda: print(window._context.state.scenario.prompt_tokens, flush=True)
    window.first_painted.connect(said)
    threading.Thread(target=wait, args=(window,), daemon=True).start()
    return window

bootstrap.build_window = build_and_wait
sys.exit(bootstrap.main(sys.argv[1:]))
"""


@pytest.fixture
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


def start(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    return subprocess.Popen(
        [sys.executable, "-c", UNTIL_TOLD, *arguments],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment,
    )  # fmt: skip


def test_the_first_start_asks_nothing(qtbot: QtBot, qapp: QApplication, locale: None) -> None:
    Path(
        QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "two-speeds", "two-speeds").fileName()
    ).unlink(missing_ok=True)
    window = bootstrap.build_window(qapp, CATALOGUE, parse_window_options([], CATALOGUE), Settings())
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    others = [part for part in qapp.topLevelWidgets() if part.isVisible() and part is not window]
    assert others == []
    assert QApplication.activeModalWidget() is None
    assert window.intake.notice.isHidden()
    assert window._context.state.scenario == start_scenario(CATALOGUE)
    assert window._context.options.options.theme is ThemeChoice.SYSTEM
    assert window.strip.sentence.verdict.text


def test_a_second_start_opens_a_window_of_its_own_and_both_end_well(tmp_path: Path) -> None:
    file = tmp_path / "second.two-speeds.toml"
    save_scenario(file, start_scenario(CATALOGUE).evolve(prompt_tokens=4_242), CATALOGUE)
    home = tmp_path / "home"
    home.mkdir()
    first, second = start(home), start(home, str(file), "--theme", "dark")
    assert first.stdout is not None
    assert second.stdout is not None
    assert first.stdout.readline().strip() == "1000"
    assert second.stdout.readline().strip() == "4242"
    ends = [process.communicate("close\n", timeout=60) for process in (second, first)]
    assert [process.returncode for process in (second, first)] == [0, 0]
    assert [errors for _, errors in ends] == ["", ""]
    (settings,) = home.rglob("*.ini")
    text = settings.read_text(encoding="utf-8")
    assert text.count("[session]") == 1  # written whole by one after the other
    assert "theme=" not in text  # asked for by an option, so for one start only


@pytest.mark.parametrize("display", ["", ":77"])
def test_the_version_is_said_without_a_window(display: str) -> None:
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--version"],
        capture_output=True, text=True, env={**environment, "DISPLAY": display}, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, f"Two Speeds {version()}\n", "")


def test_a_scenario_or_file_is_not_the_usual_start(tmp_path: Path) -> None:
    file = tmp_path / "model.gguf"
    file.write_bytes(b"GGUF")
    assert parse_window_options(["--theme", "dark", "--tab", "roofline"], CATALOGUE).is_usual_start
    assert not parse_window_options(["--prompt", "7"], CATALOGUE).is_usual_start
    assert not parse_window_options([str(file)], CATALOGUE).is_usual_start
