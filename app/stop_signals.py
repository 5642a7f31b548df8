"""Ends the program in order when it is asked to: Ctrl+C, a terminal that closes, the end of a session.

Python runs a signal's handler only between two of its own instructions, and a window in which nothing moves has none.
So the system writes each signal's number into a pipe, and Qt wakes up for that.
"""

import os
import signal
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Slot
from PySide6.QtWidgets import QApplication

EXIT_BASE = 128  # a shell adds the signal's number to it


class StopSignals(QObject):
    """Listens until it is deleted; on Windows there is nothing to listen to, as a window has no terminal there."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._reading, self._writing = os.pipe()
        os.set_blocking(self._writing, False)
        self._notifier = QSocketNotifier(self._reading, QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._end)
        signal.set_wakeup_fd(self._writing, warn_on_full_buffer=False)
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            if signal.getsignal(number) is not signal.SIG_IGN:  # nohup asks not to hear of it
                signal.signal(number, _hear)

    @Slot()
    def _end(self) -> None:
        """Close the window, which keeps what is to be kept, and end even if something holds it open."""
        number = os.read(self._reading, 1)[0]
        QApplication.closeAllWindows()
        QApplication.exit(EXIT_BASE + number)


def _hear(_number: int, _frame: FrameType | None) -> None:
    """Do nothing: the number is in the pipe."""
