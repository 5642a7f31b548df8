"""The three sliders of the scenario panel: prompt, answer and chats at once."""

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.context_limit import is_beyond_model
from app.core.evaluate import Results
from app.core.scenario import ANSWER_TOKENS_RANGE, BATCH_RANGE, PROMPT_TOKENS_RANGE
from app.state.app_state import AppState
from app.theme.tokens import Role, Theme
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.quantity import count

TOKEN_TICKS = (1, 100, 10_000, 1_000_000)
BATCH_TICKS = (1, 32, 1_000)


class ScenarioLengths(QWidget):
    """How much goes in, how much comes out, and for how many."""

    def __init__(self, state: AppState, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self.prompt = LabelledSlider(theme, "", *PROMPT_TOKENS_RANGE, role=Role.PREFILL, ticks=TOKEN_TICKS)
        self.answer = LabelledSlider(theme, "", *ANSWER_TOKENS_RANGE, role=Role.DECODE, ticks=TOKEN_TICKS)
        self.chats = LabelledSlider(theme, "", *BATCH_RANGE, role=Role.NEUTRAL, ticks=BATCH_TICKS)
        self.note = TextLabel(theme, size="caption", color="warning")
        self._sliders = (self.prompt, self.answer, self.chats)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part, setter in zip(
            self._sliders, (state.set_prompt_tokens, state.set_answer_tokens, state.set_batch), strict=True
        ):
            self._column.addWidget(part)
            part.value_changed.connect(setter)
            part.slider.sliderReleased.connect(state.end_gesture)
        self._column.addWidget(self.note)  # last: where it comes and goes, no slider moves that is being dragged
        state.results_changed.connect(self._show)
        self.set_theme(theme)
        self._retranslate()
        self._show(state.results)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (*self._sliders, self.note):
            part.set_theme(theme)
        self._column.setSpacing(round(theme.sizes.spacing * 1.25))

    def _retranslate(self) -> None:
        """Write all texts in the present language, and the numbers as it writes them."""
        titles = (self.tr("Prompt"), self.tr("Answer"), self.tr("Chats at once"))
        for part, title in zip(self._sliders, titles, strict=True):
            part.set_title(title)
            part.setLocale(QLocale())
        self.prompt.setToolTip(self.tr("Tokens of the question, of each chat"))
        self.answer.setToolTip(self.tr("Tokens that the model writes, to each chat"))
        self.chats.setToolTip(self.tr("Chats that share every pass"))
        self._show_note()

    def _show(self, _results: Results) -> None:
        scenario = self._state.scenario
        for part, value in (
            (self.prompt, scenario.prompt_tokens),
            (self.answer, scenario.answer_tokens),
            (self.chats, scenario.batch),
        ):
            if part.value != value:
                part.set_value(value)
        self._show_note()

    def _show_note(self) -> None:
        """Say that prompt and answer are longer than the model was made for."""
        scenario, locale = self._state.scenario, self.prompt.locale()
        made_for = scenario.architecture.max_position_embeddings
        if made_for is not None and is_beyond_model(scenario):
            text = self.tr("⚠ The model was made for {made_for} tokens; prompt and answer have {tokens}.")
            text = text.format(made_for=count(locale, made_for), tokens=count(locale, scenario.context_tokens))
            self.note.setText(text)
        self.note.setVisible(is_beyond_model(scenario))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
