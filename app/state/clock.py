"""The one timer: it runs only while something plays, and tells how much time has passed."""

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME_MS = 16  # 60 frames a second
LONGEST_STEP_S = 0.25  # after a stall (a laptop that slept) an animation goes on where it was instead of leaping


class Clock(QObject):
    """Emits `ticked(seconds since the last tick)` while at least one player runs."""

    ticked = Signal(float)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._on_timeout)
        self._elapsed = QElapsedTimer()
        self._players: set[int] = set()

    @property
    def is_running(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def start(self, player: QObject) -> None:
        """Let time pass for a player; a second call changes nothing."""
        self._players.add(id(player))
        if not self._timer.isActive():
            self._elapsed.start()
            self._timer.start()

    def stop(self, player: QObject) -> None:
        """Take a player off; without players the timer stops."""
        self._players.discard(id(player))
        if not self._players:
            self._timer.stop()

    def step(self, seconds: float) -> None:
        """Let so much time pass at once (tests, frame export)."""
        self.ticked.emit(seconds)

    def _on_timeout(self) -> None:
        self.step(min(LONGEST_STEP_S, self._elapsed.restart() / 1000.0))
