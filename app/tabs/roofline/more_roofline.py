"""Below the roofline chart: from how many chats on decode leaves the bandwidth roof, and what experts do to it."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.crossovers import batch_where_decode_leaves_bandwidth_roof
from app.core.scenario import Scenario
from app.tabs.roofline.experts_card import ExpertsCard
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.quantity import count


class MoreRoofline(QWidget):
    """A sentence, and a card that only mixtures of experts have."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.crossover = TextLabel(theme, color="text_muted")
        self.experts = ExpertsCard(theme)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.crossover)
        self._column.addWidget(self.experts, 1)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.experts.retranslate()

    def show_scenario(self, scenario: Scenario) -> None:
        """Show the crossover of the scenario, and its experts if it has any."""
        chats = batch_where_decode_leaves_bandwidth_roof(scenario)
        if chats is None:
            self.crossover.setText(
                self.tr(
                    "However many chats write at once, decode stays on the bandwidth roof: each reads its own cache."
                )
            )
        elif chats == 1:
            self.crossover.setText(self.tr("Decode is on the compute roof from the first chat on."))
        else:
            text = self.tr("From {chats} chats at once, decode leaves the bandwidth roof: arithmetic takes longer.")
            self.crossover.setText(text.format(chats=count(self.locale(), chats)))
        self.experts.show_scenario(scenario)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.crossover.set_theme(theme)
        self.experts.set_theme(theme)
        self._column.setSpacing(round(theme.sizes.spacing * 1.25))
