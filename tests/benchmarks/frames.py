"""Windows to measure frames in: the program's, a bare plot of the same size, and how to wait for a painted frame."""

import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSettings
from PySide6.QtWidgets import QApplication, QWidget

from app.bootstrap import build_window
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from app.settings import Settings
from app.window_options import parse_window_options

if TYPE_CHECKING:
    from app.tabs.main_window import MainWindow

SIZES = ((1920, 1080, 8.0), (3840, 2160, 16.0))  # width, height and the most milliseconds a frame may take
_LONGEST_WAIT_S = 1.0


class FrameCounter(QObject):
    """Counts the frames of a window, and notes when each began."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.began_s: list[float] = []
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UpdateRequest:
            self.began_s.append(time.perf_counter())
        return False


def application() -> QApplication:
    """Return the one application, with settings that nobody else uses."""
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    folder = tempfile.mkdtemp(prefix="two-speeds-benchmark-")
    for scope in (QSettings.Scope.UserScope, QSettings.Scope.SystemScope):
        for kind in (QSettings.Format.IniFormat, QSettings.Format.NativeFormat):
            QSettings.setPath(kind, scope, folder)
    app = QApplication([])
    app.setApplicationName("two-speeds-benchmark")
    return app


def program_window(app: QApplication) -> "MainWindow":
    """Return the program's window with the scenario that it starts with."""
    catalogue = load_catalogue(RESOURCES / "catalog")
    return build_window(app, catalogue, parse_window_options([], catalogue), Settings())


def show_at(app: QApplication, window: QWidget, width: int, height: int) -> None:
    """Show a window at a size and wait until it is drawn."""
    window.resize(width, height)
    window.show()
    settle(app)
    if (window.width(), window.height()) != (width, height):
        raise RuntimeError(f"the window is {window.width()} x {window.height()}, not {width} x {height}")


def settle(app: QApplication) -> None:
    """Let everything happen that is still to happen after a change of tab or size."""
    end = time.perf_counter() + 0.3
    while time.perf_counter() < end:
        app.processEvents()


@dataclass(frozen=True, slots=True)
class FrameTime:
    """How long a frame took: on the clock, and on the processor, which other programs do not lengthen."""

    clock_ms: float
    processor_ms: float


def painted_frame(app: QApplication, counter: FrameCounter, change: Callable[[], None]) -> FrameTime:
    """Return the time from a change until the frame that shows it has been drawn."""
    frames = len(counter.began_s)
    start, processor_start = time.perf_counter(), time.thread_time()
    change()
    app.processEvents()
    while len(counter.began_s) == frames:
        if time.perf_counter() - start > _LONGEST_WAIT_S:
            raise RuntimeError("the change was never drawn")
        app.processEvents()
    return FrameTime((time.perf_counter() - start) * 1000.0, (time.thread_time() - processor_start) * 1000.0)
