"""The guard: what strikes is logged at once and told once, from any thread, and a storm ends the program."""

import os
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QMessageLogContext, QtMsgType
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.crash_guard import HARD_CRASH_NAME, STORM_EXCEPTIONS, CrashGuard, Problem
from app.log_file import LogFile


def heading() -> str:
    return "Two Speeds 1.2.3"


@pytest.fixture
def guard(qapp: QApplication, tmp_path: Path) -> CrashGuard:
    """Not installed: tests hand it what the hooks would."""
    return CrashGuard(LogFile(heading, [tmp_path]))


def throw(guard: CrashGuard, sentence: str = "a wheel came off") -> None:
    try:
        raise ValueError(sentence)
    except ValueError as error:
        guard.take(type(error), error, error.__traceback__)


def test_an_exception_is_logged_at_once_and_told_from_the_event_loop(
    guard: CrashGuard, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    told: list[Problem] = []
    guard.struck.connect(told.append)
    throw(guard)
    assert told == []
    assert guard.log.path is not None
    assert "ValueError: a wheel came off" in guard.log.path.read_text(encoding="utf-8")
    assert "ValueError: a wheel came off" in capsys.readouterr().err
    qtbot.waitUntil(lambda: bool(told))
    assert told[0].text.endswith("ValueError: a wheel came off\n")


def test_a_place_in_the_code_is_told_once(guard: CrashGuard, qtbot: QtBot) -> None:
    told: list[Problem] = []
    guard.struck.connect(told.append)
    for number in range(5):
        throw(guard, f"frame {number}")
    qtbot.waitUntil(lambda: bool(told))
    QApplication.processEvents()
    assert len(told) == 1


def test_an_exception_in_a_thread_is_told_too(guard: CrashGuard, qtbot: QtBot) -> None:
    told: list[Problem] = []
    guard.struck.connect(told.append)
    thread = threading.Thread(target=throw, args=(guard, "in a thread"))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(told))
    assert "in a thread" in told[0].text


def test_a_storm_is_told_once_as_such(guard: CrashGuard, qtbot: QtBot) -> None:
    told: list[Problem] = []
    ends: list[bool] = []

    def note_the_end() -> None:
        ends.append(True)

    guard.struck.connect(told.append)
    guard.overwhelmed.connect(note_the_end)
    for _ in range(2 * STORM_EXCEPTIONS):
        throw(guard)
    qtbot.waitUntil(lambda: bool(ends))
    QApplication.processEvents()
    assert ends == [True]
    assert told == []


def test_what_qt_complains_about_is_logged(guard: CrashGuard) -> None:
    guard._on_message(QtMsgType.QtWarningMsg, QMessageLogContext(), "QPainter: not active")
    assert guard.log.path is not None
    assert "WARNING" in guard.log.path.read_text(encoding="utf-8")
    assert "Qt: QPainter: not active" in guard.log.path.read_text(encoding="utf-8")


def test_the_trace_of_an_earlier_crash_is_not_named(guard: CrashGuard, tmp_path: Path) -> None:
    path = tmp_path / HARD_CRASH_NAME
    path.write_text("Fatal Python error: Aborted")
    os.utime(path, (1_000, 1_000))
    with path.open("a", encoding="utf-8") as file:
        guard._hard_crash_file = file
        assert guard.trace_since(1_001.0) is None
        assert guard.trace_since(999.0) == path
    guard._hard_crash_file = None
    assert guard.trace_since(0.0) is None
