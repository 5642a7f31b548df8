"""How the cache is kept: whose rule for cells applies, and whether all of it is allocated up front."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.lengths import cache_bytes_by_runtime, empty_allocated_bytes, up_front_tokens
from app.core.memory import keeps_cache
from app.core.scenario import Runtime, Scenario
from app.state.view_options import ByteUnit
from app.tabs.kv_cache.kv_words import no_cache_sentence, runtime_sentence
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.quantity import count, data_size
from app.widgets.segmented import Segmented
from app.widgets.switch import Switch


class AllocationCard(Card):
    """The choice of the runtime and the switch for allocating up front.

    Signals
    -------
    runtime_chosen(object)
        Runtime.
    allocation_toggled(bool)
        Whether the longest context is allocated up front.
    """

    runtime_chosen = Signal(object)
    allocation_toggled = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.runtime = Segmented(theme, [(Runtime.IDEAL, ""), (Runtime.LLAMA_CPP, "")])
        self._why = TextLabel(theme, color="text_muted")
        self.switch = Switch(theme)
        self._effect = TextLabel(theme, color="text_muted")
        for part in (self.runtime, self._why, self.switch, self._effect):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.runtime.chosen.connect(self.runtime_chosen)
        self.switch.clicked.connect(self.allocation_toggled)

    @property
    def words(self) -> str:
        """The explanations as they are shown."""
        return f"{self._why.text()} {self._effect.text()}"

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.set_title(self.tr("How the cache is kept"))
        self.runtime.set_texts((self.tr("Ideal"), "llama.cpp"))
        self.runtime.setAccessibleName(self.tr("Whose rule for the number of cells applies"))

    def show_scenario(self, scenario: Scenario, unit: ByteUnit) -> None:
        """Show what is chosen and what it costs."""
        locale = self.locale()
        has_cache = keeps_cache(scenario)
        self.runtime.set_value(scenario.runtime)
        self.runtime.setEnabled(has_cache)
        self.switch.setEnabled(has_cache)
        if has_cache:
            self._why.setText(runtime_sentence(locale, unit, scenario, cache_bytes_by_runtime(scenario)))
        else:
            self._why.setText(no_cache_sentence(scenario))
        allocated = scenario.allocated_context_tokens
        tokens = count(locale, up_front_tokens(scenario) if allocated is None else allocated)
        self.switch.setText(self.tr("Allocate {tokens} tokens up front").format(tokens=tokens))
        self.switch.setChecked(allocated is not None)
        self._effect.setVisible(has_cache)
        if allocated is None:
            self._effect.setText(self.tr("As llama.cpp does. Now: as much as is needed."))
        else:
            empty = data_size(locale, empty_allocated_bytes(scenario), unit.thousand)
            self._effect.setText(self.tr("Allocated and still empty: {size}.").format(size=empty))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for name in ("runtime", "_why", "switch", "_effect"):
            part = getattr(self, name, None)
            if part is not None:
                part.set_theme(theme)
