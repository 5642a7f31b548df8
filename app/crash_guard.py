"""Catches what nobody else caught: exceptions in any thread, and what Qt complains about.

Everything goes into the log. An exception is told to the window only once the event loop has come round again, because
it may come from the middle of painting, and only once for each place in the code: a broken `paintEvent` raises at every
frame. Many exceptions within a second mean that the program cannot go on.
"""

import faulthandler
import os
import sys
import threading
import time
import traceback
from collections import deque
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from app.log_file import CRITICAL, ERROR, LARGEST_BYTES, WARNING, LogFile
from app.own_folder import candidates, make_own

STORM_EXCEPTIONS = 40  # more than a slider that is dragged raises in a second, or one frame of each animation
STORM_S = 1.0
MOST_PLACES = 100  # told to the window in one session
HARD_CRASH_NAME = "hard-crash.log"
EXIT_INTERRUPTED = 130
EXIT_CRASHED = 70  # "internal software error" in sysexits.h

_LEVELS = {
    QtMsgType.QtWarningMsg: WARNING,
    QtMsgType.QtCriticalMsg: ERROR,
    QtMsgType.QtFatalMsg: CRITICAL,
}


@dataclass(frozen=True, slots=True)
class Problem:
    """An exception that nobody caught.

    Attributes
    ----------
    place : str
        What distinguishes it from others: its type, and the line of code that raised it.
    text : str
        Its traceback.
    """

    place: str
    text: str


class CrashGuard(QObject):
    """Installed by the program, not by its tests.

    Signals
    -------
    struck(object)
        A Problem at a place that has not been told of before; from the event loop.
    overwhelmed()
        Exceptions come faster than anything can be done about them; once.
    """

    struck = Signal(object)
    overwhelmed = Signal()
    _arrived = Signal(object)
    _too_many = Signal()

    def __init__(self, log: LogFile, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._log = log
        self._lock = threading.RLock()  # clearing away may raise while an exception of the same thread is looked at
        self._times: deque[float] = deque(maxlen=STORM_EXCEPTIONS)
        self._places: set[str] = set()
        self._is_overwhelmed = False
        self._hard_crash_file: TextIO | None = None
        self._arrived.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._too_many.connect(self.overwhelmed, Qt.ConnectionType.QueuedConnection)

    @property
    def log(self) -> LogFile:
        """Where everything is written to."""
        return self._log

    def install(self) -> None:
        """Catch everything from now on, until `uninstall`."""
        sys.excepthook = self.take
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread
        qInstallMessageHandler(self._on_message)
        self._watch_hard_crashes()

    def uninstall(self) -> None:
        """Give everything back; Qt must not call into Python once that ends."""
        sys.excepthook, sys.unraisablehook = sys.__excepthook__, sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)
        if self._hard_crash_file is not None:
            faulthandler.disable()
            self._hard_crash_file.close()
            self._hard_crash_file = None

    def trace_since(self, time_s: float) -> Path | None:
        """Return the file with the trace of a crash in C++ after a time, in s since 1970; None if there is none."""
        if self._hard_crash_file is None:
            return None
        status = os.fstat(self._hard_crash_file.fileno())
        return Path(self._hard_crash_file.name) if status.st_size and status.st_mtime >= time_s else None

    def take(self, kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
        """Log an exception, say it on standard error, and have it told to the window; from any thread, never fails."""
        try:
            if issubclass(kind, KeyboardInterrupt):
                QCoreApplication.exit(EXIT_INTERRUPTED)
                return
            self._take(Problem(_place(kind, where), "".join(traceback.format_exception(kind, error, where))))
        except Exception:  # the last resort must not raise
            sys.__excepthook__(kind, error or kind(), where)

    def _take(self, problem: Problem) -> None:
        _say(problem.text)
        with self._lock:
            now = time.monotonic()
            self._log.write(ERROR, problem.text)
            is_new = problem.place not in self._places and len(self._places) < MOST_PLACES
            self._places.add(problem.place)
            self._times.append(now)
            is_storm = len(self._times) == STORM_EXCEPTIONS and now - self._times[0] < STORM_S
            is_end = is_storm and not self._is_overwhelmed
            self._is_overwhelmed = self._is_overwhelmed or is_storm
        if is_new:
            self._arrived.emit(problem)
        if is_end:
            self._too_many.emit()

    def _tell(self, problem: Problem) -> None:
        if not self._is_overwhelmed:
            self.struck.emit(problem)

    def _on_thread(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_type is not SystemExit:
            self.take(what.exc_type, what.exc_value, what.exc_traceback)

    def _on_unraisable(self, what: "sys.UnraisableHookArgs") -> None:
        """Log what went wrong while something was being cleared away; nobody waits for its result."""
        lines = traceback.format_exception(what.exc_type, what.exc_value, what.exc_traceback)
        text = f"{what.err_msg or 'Exception ignored in'} {what.object!r}\n{''.join(lines)}"
        _say(text)
        with self._lock:
            self._log.write(WARNING, text)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        _say(qFormatLogMessage(kind, context, message))
        if kind in _LEVELS:
            with self._lock:
                self._log.write(_LEVELS[kind], f"Qt: {message}")

    def _watch_hard_crashes(self) -> None:
        """Have the interpreter write where it was if the process dies without an exception."""
        for folder in candidates():
            path = folder / HARD_CRASH_NAME
            try:
                make_own(folder)
                is_long = path.exists() and path.stat().st_size > LARGEST_BYTES
                self._hard_crash_file = path.open("w" if is_long else "a", encoding="utf-8")
            except OSError:
                continue
            faulthandler.enable(self._hard_crash_file)
            return


def _place(kind: type[BaseException], where: TracebackType | None) -> str:
    frames = traceback.extract_tb(where)
    last = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return f"{kind.__name__} {last}"


def _say(text: str) -> None:
    try:
        if sys.stderr is not None:  # a bundle without a console has none
            print(text.rstrip("\n"), file=sys.stderr)
    except (OSError, ValueError):  # nobody reads it any more
        return
