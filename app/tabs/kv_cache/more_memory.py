"""Below the charts: what several chats mean to a server, and what else takes memory."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from app.core.evaluate import Results
from app.core.scenario import Scenario
from app.state.app_state import AppState
from app.state.view_options import ByteUnit
from app.tabs.kv_cache.other_memory_card import OtherMemoryCard
from app.tabs.kv_cache.slots_card import SlotsCard
from app.theme.tokens import Theme

NARROW_EMS = 52  # letters of body text below which the cards stand below each other


class MoreMemory(QWidget):
    """Two cards beside each other, or below each other where it is narrow."""

    def __init__(self, state: AppState, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.slots, self.others = SlotsCard(theme), OtherMemoryCard(theme)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.addWidget(self.slots, 1)
        self._box.addWidget(self.others, 1)
        self.slots.unified_chosen.connect(state.set_unified_cache)
        self.others.reserve_changed.connect(state.set_reserve_bytes)
        self.others.reserve.slider.sliderReleased.connect(state.end_gesture)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.slots.retranslate()
        self.others.retranslate()

    def show_scenario(self, scenario: Scenario, results: Results, unit: ByteUnit) -> None:
        """Show both cards."""
        self.slots.show_scenario(scenario, unit)
        self.others.show_scenario(scenario, results, unit)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.slots.set_theme(theme)
        self.others.set_theme(theme)
        self._box.setSpacing(round(theme.sizes.padding))
        self._arrange()

    def _arrange(self) -> None:
        is_narrow = self.width() < NARROW_EMS * self._theme.sizes.body
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        if self._box.direction() != direction:
            self._box.setDirection(direction)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the cards for the new width."""
        super().resizeEvent(event)
        self._arrange()
