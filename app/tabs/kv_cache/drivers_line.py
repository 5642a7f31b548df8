"""What each part of the memory gauge grows with, in the parts' own colours."""

from PySide6.QtWidgets import QWidget

from app.core.evaluate import Results
from app.core.memory import keeps_cache
from app.core.scenario import Scenario
from app.theme.tokens import Theme
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import TextLabel


class DriversLine(QWidget):
    """One short text for each part; a part that a model does not have is not named."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.weights = TextLabel(theme, color="weights_text", wrap=False)
        self.cache = TextLabel(theme, color="cache_text", wrap=False)
        self.state = TextLabel(theme, color="cache_text", wrap=False)
        self.scratch = TextLabel(theme, color="text_muted", wrap=False)
        self.lead = TextLabel(theme, color="text_muted", wrap=False)
        self._labels = (self.lead, self.weights, self.cache, self.state, self.scratch)
        self._flow = FlowLayout(self)
        for label in self._labels:
            self._flow.addWidget(label)
        self.set_theme(theme)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.setAccessibleName(self.tr("What each part grows with"))
        self.lead.setText(self.tr("What each part grows with:"))
        self.weights.setText(self.tr("Weights: nothing"))
        self.state.setText(self.tr("State: chats"))
        self.scratch.setText(self.tr("Scratch memory (not in the bar): micro-batch"))

    def show_scenario(self, scenario: Scenario, results: Results) -> None:
        """Name what drives the cache of this model; without a cache nothing does."""
        if not keeps_cache(scenario):
            self.cache.setText(self.tr("KV cache: none"))
        elif scenario.allocated_context_tokens is not None:
            self.cache.setText(self.tr("KV cache: allocated length × chats"))
        elif not results.kv_cache_bytes_per_token:
            self.cache.setText(self.tr("KV cache: chats (windows full)"))
        else:
            self.cache.setText(self.tr("KV cache: length × chats"))
        self.state.setVisible(results.state_bytes > 0)
        self.setAccessibleDescription(". ".join(label.text() for label in self._labels[1:] if not label.isHidden()))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for label in self._labels:
            label.set_theme(theme)
        self._flow.setSpacing(round(theme.sizes.padding * 1.25))
