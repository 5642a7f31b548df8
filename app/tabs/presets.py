"""The conversations to try: how long the prompt and the answer are, and what of the prompt is cached already."""

from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.core.scenario import Scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class Preset:
    """A conversation to try; model, machine, formats and the number of chats stay as they are."""

    id: str
    title: str  # in English, for translate("Preset", ...)
    prompt_tokens: int
    answer_tokens: int
    cached_prefix_tokens: int = 0

    def applied_to(self, scenario: Scenario) -> Scenario:
        """Return the scenario with this conversation; a stored prefix needs a KV cache to be stored in."""
        return scenario.evolve(
            prompt_tokens=self.prompt_tokens,
            answer_tokens=self.answer_tokens,
            cached_prefix_tokens=self.cached_prefix_tokens,
            use_kv_cache=scenario.use_kv_cache or self.cached_prefix_tokens > 0,
        )

    def is_shown_by(self, scenario: Scenario) -> bool:
        """Return whether the scenario is this conversation."""
        lengths = (scenario.prompt_tokens, scenario.answer_tokens)
        return lengths == (self.prompt_tokens, self.answer_tokens) and self.applied_to(scenario) == scenario

    def translated_title(self) -> str:
        """Return the title in the language of the interface."""
        return QCoreApplication.translate("Preset", self.title)


BALANCED = Preset(
    id="balanced", title=str(QT_TRANSLATE_NOOP("Preset", "Balanced")), prompt_tokens=1_000, answer_tokens=860
)
PRESETS = (
    BALANCED,
    Preset(
        id="short-question",
        title=str(QT_TRANSLATE_NOOP("Preset", "Short question, long answer")),
        prompt_tokens=50,
        answer_tokens=800,
    ),
    Preset(
        id="long-document",
        title=str(QT_TRANSLATE_NOOP("Preset", "Long document, short summary")),
        # long enough to be prefill-dominated on the example card as well as on a laptop
        prompt_tokens=20_000,
        answer_tokens=100,
    ),
    Preset(
        id="resume-without-cache",
        title=str(QT_TRANSLATE_NOOP("Preset", "Resume a long chat")),
        prompt_tokens=16_000,
        answer_tokens=400,
    ),
    Preset(
        id="resume-with-cache",
        title=str(QT_TRANSLATE_NOOP("Preset", "Resume it from a stored cache")),
        prompt_tokens=16_000,
        answer_tokens=400,
        cached_prefix_tokens=15_500,
    ),
)
