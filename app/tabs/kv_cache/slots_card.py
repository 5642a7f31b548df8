"""Several chats at once as servers mean them: the same number is divided by one and multiplied by another."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.memory import keeps_cache
from app.core.scenario import Runtime, Scenario
from app.core.slots import SlotSettings, slot_settings
from app.state.view_options import ByteUnit
from app.tabs.kv_cache.kv_words import no_cache_sentence
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.quantity import count, data_size
from app.widgets.switch import Switch


class SlotsCard(Card):
    """The switch between one cache and one for each chat, and what to set in llama-server and in Ollama.

    Signals
    -------
    unified_chosen(bool)
        Whether all chats share one cache (llama.cpp's rule for cells).
    """

    unified_chosen = Signal(bool)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.cache = Switch(theme)
        self.server = TextLabel(theme)
        self.ollama = TextLabel(theme)
        self.difference = TextLabel(theme, color="text_muted")
        self._parts = (self.cache, self.server, self.ollama, self.difference)
        for part in self._parts:
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.cache.clicked.connect(self.unified_chosen)

    @property
    def words(self) -> str:
        """The lines as they are shown."""
        return " ".join(part.text() for part in (self.server, self.ollama, self.difference) if not part.isHidden())

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.set_title(self.tr("Several chats at once (slots)"))
        self.cache.setText(self.tr("One cache for all chats"))

    def show_scenario(self, scenario: Scenario, unit: ByteUnit) -> None:
        """Show what the scenario's chats need in either program."""
        has_cache = keeps_cache(scenario)
        self.cache.setChecked(scenario.unified_cache)
        self.cache.setEnabled(has_cache)
        self.ollama.setVisible(has_cache)
        self.difference.setVisible(has_cache)
        if not has_cache:
            self.server.setText(no_cache_sentence(scenario))
            return
        locale, settings = self.locale(), slot_settings(scenario)
        numbers = {
            "chats": count(locale, settings.chats),
            "tokens": count(locale, settings.tokens_per_chat),
            "all": count(locale, settings.server_context_tokens),
            "plain_tokens": str(settings.tokens_per_chat),  # as they are typed into a command
            "plain_all": str(settings.server_context_tokens),
            "divided": count(locale, settings.tokens_if_divided),
            "one": data_size(locale, settings.unified_bytes, unit.thousand),
            "each": data_size(locale, settings.split_bytes, unit.thousand),
        }
        self.server.setText(self._server_text(scenario).format(**numbers))
        self.ollama.setText(
            self.tr(
                "Ollama: num_ctx {plain_tokens} with OLLAMA_NUM_PARALLEL {chats}. It multiplies: {all} tokens are kept."
            ).format(**numbers)
        )
        self.difference.setText(self._difference(scenario, settings).format(**numbers))

    def _server_text(self, scenario: Scenario) -> str:
        if scenario.unified_cache:
            return self.tr("llama-server: -c {plain_all} -np {chats} --kv-unified. The chats share {all} tokens.")
        return self.tr("llama-server: -c {plain_all} -np {chats}. It divides: each chat gets {tokens} tokens.")

    def _difference(self, scenario: Scenario, settings: SlotSettings) -> str:
        if scenario.batch == 1:
            return self.tr("With one chat both mean the same. Slide “Chats at once” to see them part.")
        if scenario.runtime is not Runtime.LLAMA_CPP or settings.unified_bytes == settings.split_bytes:
            return self.tr("The same {tokens} set in both would give each chat {divided} tokens in llama-server.")
        return self.tr("One cache takes {one}, one for each chat {each}: each is rounded up and has its own window.")

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for part in getattr(self, "_parts", ()):
            part.set_theme(theme)
