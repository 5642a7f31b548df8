"""Run in a process of its own: the program or an empty window, which says on standard output when it is painted.

`python -m tests.benchmarks.first_frame program` runs the real main.py; `empty` opens a bare pyqtgraph plot of the
same size. Both are watched in the same way from outside: by the paint event of their window.
"""

import runpy
import sys
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QMainWindow

PAINTED = "painted"
SIZE = (1440, 900)  # that of the program's window at its first start
_MAIN = Path(__file__).resolve().parents[2] / "main.py"
_AFTER_PAINT = QEvent.Type(QEvent.registerEventType())


class _Watcher(QObject):
    """Says once that its window is on screen: painting is one call, so the next event comes after it."""

    def __init__(self) -> None:
        super().__init__()
        self._said = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and not self._said:
            self._said = True
            QCoreApplication.postEvent(self, QEvent(_AFTER_PAINT), Qt.EventPriority.HighEventPriority.value)
        return False

    def event(self, event: QEvent) -> bool:
        if event.type() == _AFTER_PAINT:
            print(PAINTED, flush=True)
            return True
        return super().event(event)


_watcher: _Watcher
_run = QApplication.exec


def _watched_exec(*_: object) -> int:
    global _watcher  # noqa: PLW0603  (it must live as long as the application)
    _watcher = _Watcher()
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.installEventFilter(_watcher)
    return _run()


def _open_empty_window() -> int:
    import pyqtgraph

    app = QApplication([])
    window = QMainWindow()
    window.setCentralWidget(pyqtgraph.PlotWidget())
    # Where the plot covers all of it, Qt does not paint the window itself, and the watcher would wait for ever.
    window.setContentsMargins(1, 1, 1, 1)
    window.resize(*SIZE)
    window.show()
    return app.exec()


def main() -> None:
    QApplication.exec = _watched_exec  # type: ignore[method-assign, assignment]
    if sys.argv[1] == "empty":
        sys.exit(_open_empty_window())
    sys.argv = [str(_MAIN)]
    sys.path.insert(0, str(_MAIN.parent))
    runpy.run_path(str(_MAIN), run_name="__main__")


if __name__ == "__main__":
    main()
