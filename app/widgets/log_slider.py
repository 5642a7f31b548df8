"""A slider for whole numbers on a logarithmic scale, exact to the unit."""

from PySide6.QtWidgets import QWidget

from app.theme.tokens import Role, Theme
from app.widgets.groove_slider import GrooveSlider
from app.widgets.scales import LogScale


class LogSlider(GrooveSlider):
    """A slider from `low` to `high` on a logarithmic scale; page keys double and halve."""

    def __init__(
        self, theme: Theme, low: int, high: int, role: Role | str = Role.NEUTRAL, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, LogScale(low, high), role, parent)

    def page(self, value: int, direction: int) -> int:
        """Return twice (1) or half (-1) the value."""
        return max(2 * value, value + 1) if direction > 0 else value // 2
