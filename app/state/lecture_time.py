"""How long the lecture has run: since presenting or a lesson began, whichever was first, or since it was reset."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.view_options import Options, ViewOptions


class LectureTime(QObject):
    """Only remembers when it began; whoever shows it asks.

    Signals
    -------
    restarted()
        It counts from zero again, or no longer.
    """

    restarted = Signal()

    def __init__(
        self,
        runner: LessonRunner,
        options: ViewOptions,
        parent: QObject | None = None,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._runner, self._options, self._seconds = runner, options, seconds
        self._began_s: float | None = None
        runner.changed.connect(self._on_lesson_changed)
        options.options_changed.connect(self._on_options_changed)
        self._follow()

    @property
    def elapsed_s(self) -> float | None:
        """Seconds since the beginning; None while there is neither a lesson nor a presentation."""
        return None if self._began_s is None else self._seconds() - self._began_s

    def reset(self) -> None:
        """Count from now on, if it counts at all."""
        if self._began_s is not None:
            self._began_s = self._seconds()
            self.restarted.emit()

    def _follow(self) -> None:
        runner = self._runner
        runs = self._options.options.presenting or runner.moment is not None or runner.is_beginning
        if runs != (self._began_s is not None):
            self._began_s = self._seconds() if runs else None
            self.restarted.emit()

    def _on_lesson_changed(self, _moment: LessonMoment | None) -> None:
        self._follow()

    def _on_options_changed(self, _options: Options) -> None:
        self._follow()
