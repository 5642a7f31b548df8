"""Reads files beside the event loop, so that a slow disk or a large folder never freezes the window."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, QThreadPool, Signal

from app.files.catalogue import Catalogue
from app.files.errors import FileError

Read = Callable[[Sequence[Path], Catalogue], object]


def _open_files(paths: Sequence[Path], catalogue: Catalogue) -> object:
    from app.files.opened_file import open_files  # the readers take their time to load, so the worker loads them

    return open_files(paths, catalogue)


class FileReader(QObject):
    """Opens files in a worker thread; only the last request answers.

    Signals
    -------
    opened(object, object)
        The paths as a tuple, and what they hold: a ModelFile, a Scenario, a Lesson or ResultFiles.
    failed(object, str)
        The paths, and one sentence that names the file and what is wrong.
    """

    opened = Signal(object, object)
    failed = Signal(object, str)

    def __init__(self, catalogue: Catalogue, read: Read = _open_files, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue, self._read = catalogue, read
        self._pool = QThreadPool(self)
        self._running: list[_Job] = []  # a job must outlive its thread
        self._latest: _Job | None = None

    def open(self, paths: Sequence[Path]) -> None:
        """Start reading; the answer comes as a signal."""
        job = _Job(tuple(paths), self._catalogue, self._read)
        self._running.append(job)
        self._latest = job
        job.answer.finished.connect(self._finish)
        self._pool.start(job.run)

    def _finish(self, job: "_Job", paths: tuple[Path, ...], result: object) -> None:
        self._running.remove(job)
        if job is not self._latest:
            return  # something else has been opened since
        if isinstance(result, FileError):
            self.failed.emit(paths, " ".join(str(result).split()))
        else:
            self.opened.emit(paths, result)


class _Answer(QObject):
    """Carries a result from the worker to the event loop."""

    finished = Signal(object, object, object)


class _Job:
    """One request; what it finds out arrives through `answer`. A QRunnable would be kept by the pool for ever."""

    def __init__(self, paths: tuple[Path, ...], catalogue: Catalogue, read: Read) -> None:
        self.answer = _Answer()
        self._paths, self._catalogue, self._read = paths, catalogue, read

    def run(self) -> None:
        """Read, in the worker thread."""
        result: object
        try:
            result = self._read(self._paths, self._catalogue)
        except FileError as error:
            result = error
        except (OSError, ValueError, MemoryError) as error:
            result = FileError(self._paths[0], f"the file cannot be read: {error}")
        except Exception as error:  # the program is at fault: it is told as such, and the answer comes all the same
            sys.excepthook(type(error), error, error.__traceback__)
            result = FileError(self._paths[0], "the file cannot be read: something went wrong in the program")
        self.answer.finished.emit(self, self._paths, result)
