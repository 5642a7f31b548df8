"""What a soak test watches: exceptions, Qt's messages, memory, and what still runs when nothing plays."""

import ctypes
import gc
import statistics
import sys
import threading
import time
import traceback
from collections.abc import Callable
from types import TracebackType

import psutil
from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

# The offscreen platform cannot raise windows or pass size hints; it says so and nothing is lost.
IGNORED_MESSAGES = ("This plugin does not support",)
QUARTERS = 4
MOST_GROWTH = 1.05


class Watch:
    """Collects what goes wrong between `begin` and `end`; `problems` says it with the moves that led there."""

    def __init__(self) -> None:
        self.problems: list[str] = []
        self.last_moves: list[str] = []
        self.memory: list[tuple[float, int]] = []
        self._process = psutil.Process()
        self._handler_before: Callable[..., object] | None = None
        self._before = (sys.excepthook, sys.unraisablehook, threading.excepthook)

    def begin(self) -> None:
        """Put the hooks in place."""
        sys.excepthook = self._on_exception
        sys.unraisablehook = self._on_unraisable
        threading.excepthook = self._on_thread
        self._handler_before = qInstallMessageHandler(self._on_message)

    def end(self) -> None:
        """Put back what was there before."""
        sys.excepthook, sys.unraisablehook, threading.excepthook = self._before
        qInstallMessageHandler(self._handler_before)

    def moved(self, move: str) -> None:
        """Remember a move; the last ones are told with a problem."""
        self.last_moves = [*self.last_moves[-9:], move]

    def blame(self, problem: str) -> None:
        """Note a problem."""
        self.problems.append(f"{problem}\nafter: {'; '.join(self.last_moves)}")

    def weigh(self) -> None:
        """Note the memory that the process takes, without what only waits to be collected or given back."""
        gc.collect()
        if sys.platform.startswith("linux"):
            ctypes.CDLL(None).malloc_trim(0)  # glibc keeps what a large window has freed
        self.memory.append((time.monotonic(), self._process.memory_info().rss))

    def growth(self) -> float | None:
        """Return the median memory of the last quarter of the time over that of the first; None with too few values."""
        if len(self.memory) < QUARTERS:
            return None
        quarter = (self.memory[-1][0] - self.memory[0][0]) / QUARTERS
        first = [rss for at, rss in self.memory if at <= self.memory[0][0] + quarter]
        last = [rss for at, rss in self.memory if at >= self.memory[-1][0] - quarter]
        return statistics.median(last) / statistics.median(first)

    def _on_exception(self, kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            raise SystemExit(130)
        self.blame("".join(traceback.format_exception(kind, error, where)))

    def _on_unraisable(self, what: "sys.UnraisableHookArgs") -> None:
        said = "".join(traceback.format_exception(what.exc_type, what.exc_value, what.exc_traceback))
        self.blame(f"{what.err_msg}: {what.object!r}\n{said}")

    def _on_thread(self, what: threading.ExceptHookArgs) -> None:
        self.blame("".join(traceback.format_exception(what.exc_type, what.exc_value, what.exc_traceback)))

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        is_serious = kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg)
        if is_serious and not message.startswith(IGNORED_MESSAGES):
            self.blame(f"Qt says: {message}")
        if kind == QtMsgType.QtFatalMsg:  # Qt aborts the process now, so this is the last moment to say why
            print(self.problems[-1], file=sys.stderr, flush=True)
