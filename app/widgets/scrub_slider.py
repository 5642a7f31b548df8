"""A slider for the place in an animation."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Role, Theme
from app.widgets.groove_slider import GrooveSlider
from app.widgets.scales import LinearScale

_STEPS = 1000


class ScrubSlider(GrooveSlider):
    """A slider over 0..1.

    Signals
    -------
    scrubbed(float)
        The place, 0..1, only when the user moved it.
    """

    scrubbed = Signal(float)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, LinearScale(0, _STEPS), Role.ACCENT, parent)
        self.value_changed.connect(self._moved)

    def set_position(self, share: float) -> None:
        """Show a place of 0..1 without telling anyone."""
        self.set_value(round(share * _STEPS))

    def _moved(self, value: int) -> None:
        self.scrubbed.emit(value / _STEPS)
