"""Playing an animation: a position in seconds that the clock moves, and that can be stepped, scrubbed and looped."""

from PySide6.QtCore import QObject, Signal

from app.state.clock import Clock

SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0)


class Player(QObject):
    """The position of one animation on the shared clock.

    Signals
    -------
    position_changed(object) : seconds from the start, 0..duration
    playing_changed(object) : bool
    """

    position_changed = Signal(object)
    playing_changed = Signal(object)

    def __init__(self, clock: Clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = clock
        self._duration_s = 0.0
        self._position_s = 0.0
        self._speed = 1.0
        self._loops = False
        self._is_playing = False
        clock.ticked.connect(self._on_ticked)

    @property
    def position_s(self) -> float:
        """Seconds from the start."""
        return self._position_s

    @property
    def duration_s(self) -> float:
        """Length of the animation in seconds."""
        return self._duration_s

    @property
    def share(self) -> float:
        """How far it is, 0..1 of the whole; 1 if there is nothing to play."""
        return self._position_s / self._duration_s if self._duration_s > 0.0 else 1.0

    @property
    def speed(self) -> float:
        """Animation seconds per second."""
        return self._speed

    @property
    def loops(self) -> bool:
        """Whether it starts again at its end."""
        return self._loops

    @property
    def is_playing(self) -> bool:
        """Whether it moves."""
        return self._is_playing

    def set_duration(self, seconds: float) -> None:
        """Set the length; a position beyond it moves to the end."""
        self._duration_s = max(0.0, seconds)
        if self._position_s > self._duration_s:
            self.seek(self._duration_s)

    def set_speed(self, speed: float) -> None:
        """Set how many animation seconds pass in a second, > 0."""
        self._speed = speed

    def set_loops(self, loops: bool) -> None:
        """Let it start again at its end, or stop there."""
        self._loops = loops

    def play(self) -> None:
        """Run; from the start if it stands at the end."""
        if self._is_playing or self._duration_s <= 0.0:
            return
        if self._position_s >= self._duration_s:
            self.seek(0.0)
        self._set_playing(True)

    def pause(self) -> None:
        """Stand still where it is."""
        if self._is_playing:
            self._set_playing(False)

    def toggle(self) -> None:
        """Play or pause."""
        if self._is_playing:
            self.pause()
        else:
            self.play()

    def seek(self, seconds: float) -> None:
        """Go to a position, clamped to the animation."""
        position = max(0.0, min(self._duration_s, seconds))
        if position != self._position_s:
            self._position_s = position
            self.position_changed.emit(position)

    def seek_share(self, share: float) -> None:
        """Go to a share, 0..1, of the whole."""
        self.seek(share * self._duration_s)

    def restart(self) -> None:
        """Go to the start without changing whether it plays."""
        self.seek(0.0)

    def _set_playing(self, playing: bool) -> None:
        self._is_playing = playing
        if playing:
            self._clock.start(self)
        else:
            self._clock.stop(self)
        self.playing_changed.emit(playing)

    def _on_ticked(self, seconds: float) -> None:
        if not self._is_playing:
            return
        position = self._position_s + seconds * self._speed
        if position < self._duration_s:
            self.seek(position)
        elif self._loops:
            self.seek(position % self._duration_s)
        else:
            self.seek(self._duration_s)
            self._set_playing(False)
