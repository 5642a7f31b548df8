"""Making an animation while the window stays alive: a frame on each tick of the clock, the file in a worker thread."""

import queue
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.files.animation_file import CancelledError, Frame, check_animation, write_animation
from app.files.errors import FileError
from app.state.clock import Clock
from app.tabs.export.tab_page import TabPage
from app.tabs.export.take_away import frame_at

_WAITING_FRAMES = 3  # drawn ahead of the thread; more would only take memory


class AnimationJob(QObject):
    """One animation from its first frame to its file.

    Signals
    -------
    progressed(object)
        The share, 0..1, of the frames that are drawn.
    saved(object)
        The path; the end.
    failed(str)
        One sentence; the end.
    cancelled()
        Nothing was written; the end.
    """

    progressed = Signal(object)
    saved = Signal(object)
    failed = Signal(str)
    cancelled = Signal()

    def __init__(
        self, copy: TabPage, path: Path, *, seconds: float, fps: float, clock: Clock, parent: QObject | None = None
    ) -> None:
        """Prepare it; the copy belongs to the job from now on.

        Raises
        ------
        FileError
            If it would be too large, or the name does not fit.
        """
        super().__init__(parent)
        size = copy.size()
        self._count = check_animation(path, seconds=seconds, fps=fps, width=size.width(), height=size.height())
        self._copy, self._clock = copy, clock
        self._drawn = 0
        self._work = _Work(path, fps)
        self._work.answer.finished.connect(self._on_finished)
        self._pool = QThreadPool(self)
        clock.ticked.connect(self._on_ticked)

    def start(self) -> None:
        """Begin to draw and to write."""
        self._pool.start(self._work.run)
        self._clock.start(self)

    def cancel(self) -> None:
        """Stop as soon as the thread notices; `cancelled` tells when."""
        self._clock.stop(self)
        self._work.stop()

    def wait(self) -> None:
        """Wait for the thread, when the program ends."""
        self._pool.waitForDone()

    def _on_ticked(self, _seconds: float) -> None:
        if self._work.is_busy:
            return
        if self._drawn < self._count:
            self._work.give(frame_at(self._copy, self._drawn, self._count))
            self._drawn += 1
            self.progressed.emit(self._drawn / self._count)
        else:
            self._work.give(None)
            self._clock.stop(self)

    def _on_finished(self, problem: Exception | None) -> None:
        self._clock.stop(self)
        self._clock.ticked.disconnect(self._on_ticked)  # the job ends, the clock does not
        self._copy.close()
        self._copy.deleteLater()
        if problem is None:
            self.saved.emit(self._work.path)
        elif isinstance(problem, CancelledError):
            self.cancelled.emit()
        else:
            self.failed.emit(" ".join(str(problem).split()))


class _Answer(QObject):
    """Carries the end of the work from the thread to the event loop."""

    finished = Signal(object)


class _Work:
    """Writes the file from the frames that it is given."""

    def __init__(self, path: Path, fps: float) -> None:
        self.answer = _Answer()
        self.path = path
        self._fps = fps
        self._frames: queue.SimpleQueue[Frame | None] = queue.SimpleQueue()
        self._stopped = threading.Event()

    @property
    def is_busy(self) -> bool:
        """Whether enough frames wait already, or no more are wanted."""
        return self._stopped.is_set() or self._frames.qsize() >= _WAITING_FRAMES

    def give(self, frame: Frame | None) -> None:
        """Hand over the next frame, or None after the last."""
        self._frames.put(frame)

    def stop(self) -> None:
        """Make the thread give up."""
        self._stopped.set()
        self._frames.put(None)  # it may be waiting

    def run(self) -> None:
        """Write, in the worker thread."""
        problem: Exception | None = None
        try:
            write_animation(self.path, self._given(), fps=self._fps, is_wanted=self._is_wanted)
        except (FileError, CancelledError) as error:
            problem = error
        except (OSError, ValueError, MemoryError) as error:
            problem = FileError(self.path, f"the animation cannot be written: {error or 'there is not enough memory'}")
        except Exception as error:  # the program is at fault: it is told as such, and the answer comes all the same
            sys.excepthook(type(error), error, error.__traceback__)
            problem = FileError(self.path, "the animation cannot be written: something went wrong in the program")
        self.answer.finished.emit(problem)

    def _is_wanted(self) -> bool:
        return not self._stopped.is_set()

    def _given(self) -> Iterator[Frame]:
        while True:
            frame = self._frames.get()
            if self._stopped.is_set():
                raise CancelledError
            if frame is None:
                return
            yield frame
