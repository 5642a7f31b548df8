"""What a lesson is: steps, each with what it shows, what it says in each language, and perhaps a question."""

from collections.abc import Mapping
from dataclasses import dataclass

from app.core.scenario import Scenario

FALLBACK_LANGUAGE = "en"
ANY_LANGUAGE = ""
"""Key of a text that was written in one language only."""

TABS = ("passes", "roofline", "kv-cache", "timeline", "measured")
"""Ids of the views that a step can show; app.state.view_options has the same ones."""

BYTE_UNITS = ("GB", "GiB")
HIDEABLE = ("verdict", "bar", "lengths", "details", "hints")
"""What a step or its question can hide: the strip at the bottom, a tab's main bar, the lengths that give the answer
away, the tab's other cards and charts, and what beside them tells the answer (a legend, presets, a card)."""

LOOKS = ("bar", "lengths", "details")
"""What a tab that does not fit on the screen can be scrolled to."""


@dataclass(frozen=True, slots=True)
class Text:
    """A text by language code ("en"); English stands in for a missing language, else whatever there is."""

    by_language: Mapping[str, str]

    def in_language(self, code: str) -> str:
        """Return the text in a language, or in the one that stands in for it."""
        for key in (code, ANY_LANGUAGE, FALLBACK_LANGUAGE):
            if key in self.by_language:
                return self.by_language[key]
        return next(iter(self.by_language.values()), "")


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """A prediction to make.

    Attributes
    ----------
    text : Text
    choices : tuple of Text
        2 to 4.
    answer : int
        Index of the right choice, from 0; -1 where there is none (an opinion, one's own machine).
    hides : frozenset of str
        Of `HIDEABLE`, until revealed.
    reveal : Text or None
        Takes the caption's place once revealed.
    """

    text: Text
    choices: tuple[Text, ...]
    answer: int
    hides: frozenset[str]
    reveal: Text | None


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One step.

    Attributes
    ----------
    id : str
        For placeholders of other steps; "" without one.
    tab : str
        Of `TABS`.
    changes : Mapping of str to object
        Fields of the Scenario that this step sets, resolved.
    scenario : Scenario
        The whole scenario if the lesson runs over the examples and nobody touches a slider.
    byte_unit : str or None
        Of `BYTE_UNITS`.
    example : str or None
        Id of an example text of the passes.
    at : float or None
        Where the animation stands, or starts, as a share of its length; None leaves it where the view puts it.
    plays : bool
        Whether it runs from there: at once, or with a question from the reveal on.
    speed : float or None
        Times normal.
    look : str or None
        Of `LOOKS`: what the tab is scrolled to; None for its top.
    hides : frozenset of str
        Of `HIDEABLE`, for as long as the step is shown: what a later step asks for.
    caption, notes : Text
    question : Question or None
    """

    id: str
    tab: str
    changes: Mapping[str, object]
    scenario: Scenario
    byte_unit: str | None
    example: str | None
    at: float | None
    plays: bool
    speed: float | None
    look: str | None
    hides: frozenset[str]
    caption: Text
    notes: Text
    question: Question | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson.

    `keeps_machine` means that it runs over what is on screen (the user's own model and machine) and its steps only
    set what they name, instead of starting from the examples.
    """

    id: str
    title: Text
    keeps_machine: bool
    steps: tuple[LessonStep, ...]

    def step_with_id(self, step_id: str) -> LessonStep | None:
        """Return the step with an id, or None."""
        return next((step for step in self.steps if step.id and step.id == step_id), None)
