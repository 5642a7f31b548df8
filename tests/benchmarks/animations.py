"""Frames that an animation drops: ticks of the clock that came late because the frame before took too long."""

from PySide6.QtCore import QEventLoop, QTimer

from app.state.clock import Clock
from app.state.view_options import ViewOptions
from app.tabs.header import TABS
from tests.benchmarks.figures import Figure, percentile
from tests.benchmarks.frames import SIZES, FrameCounter, application, program_window, settle, show_at

PART = "animations"
_FRAME_S = 1 / 60


class _Ticks:
    """Adds up the frames that were missed between ticks."""

    def __init__(self) -> None:
        self.gaps_s: list[float] = []

    def note(self, seconds: float) -> None:
        self.gaps_s.append(seconds)

    @property
    def dropped(self) -> int:
        return sum(max(0, round(gap / _FRAME_S) - 1) for gap in self.gaps_s)


def measure(seconds: float) -> list[Figure]:
    """Return the dropped frames of each tab's animation in each size, and how many were painted."""
    app = application()
    window = program_window(app)
    clock, options = window.findChild(Clock), window.findChild(ViewOptions)
    assert clock is not None
    assert options is not None
    figures = []
    for width, height, _ in SIZES:
        show_at(app, window, width, height)
        for tab in TABS:
            options.set_tab(tab)
            settle(app)
            player = window.tab(tab).player
            if player is None:
                continue
            ticks, counter = _Ticks(), FrameCounter(window)
            player.set_loops(True)
            player.restart()
            clock.ticked.connect(ticks.note)
            player.play()
            _wait(seconds)
            player.pause()
            clock.ticked.disconnect(ticks.note)
            name = f"{tab} at {width}x{height}"
            late = percentile(ticks.gaps_s, 0.99) * 1000.0
            painted = len(counter.began_s) / seconds
            figures.append(Figure(part=PART, name=f"{name}, dropped", value=ticks.dropped, unit="frames", goal=0))
            figures.append(Figure(part=PART, name=f"{name}, from tick to tick, p99", value=late, unit="ms"))
            figures.append(Figure(part=PART, name=f"{name}, painted", value=painted, unit="frames/s"))
    window.hide()
    return figures


def _wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()
