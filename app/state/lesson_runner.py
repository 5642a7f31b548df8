"""Giving a lesson: which step is shown, what was predicted, and the way back to before the lesson."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from app.core.scenario import Scenario
from app.files.lesson import Lesson, LessonStep
from app.files.lesson_scenario import evolved
from app.state.app_state import AppState
from app.state.view_options import ByteUnit, Options, TabId, ViewOptions

MOST_HANDS = 9_999  # four digits: more people than any hall holds


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonMoment:
    """A lesson at one moment.

    Attributes
    ----------
    lesson : Lesson
    index : int
        Of the step, from 0.
    scenario : Scenario
        What the numbers in the texts come from: what the step showed when it was entered, or, in a lesson that
        keeps the machine, what is on screen.
    hands : tuple of int
        Hands counted for each choice; empty without a question.
    is_revealed : bool
        Also true without a question.
    """

    lesson: Lesson
    index: int
    scenario: Scenario
    hands: tuple[int, ...]
    is_revealed: bool

    @property
    def step(self) -> LessonStep:
        """The step shown."""
        return self.lesson.steps[self.index]

    @property
    def is_first(self) -> bool:
        """Whether there is no step before."""
        return self.index == 0

    @property
    def is_last(self) -> bool:
        """Whether there is no step after."""
        return self.index == len(self.lesson.steps) - 1

    @property
    def asked(self) -> frozenset[str]:
        """What is hidden until the answer is revealed, of `HIDEABLE`."""
        question = self.step.question
        return frozenset() if question is None or self.is_revealed else question.hides

    @property
    def hidden(self) -> frozenset[str]:
        """What is hidden now, until the answer is revealed or until a later step, of `HIDEABLE`."""
        return self.step.hides | self.asked

    @property
    def shares(self) -> tuple[float, ...]:
        """The share of all hands that each choice has, 0..1."""
        total = sum(self.hands)
        return tuple(hands / total if total else 0.0 for hands in self.hands)


class LessonRunner(QObject):
    """The lesson that is being given, if any.

    Signals
    -------
    changed(object)
        The LessonMoment, or None when the lesson was left; after every change.
    entered(object)
        The LessonMoment of a step that has just been entered or returned to.
    revealed(object)
        The LessonMoment whose answer has just been revealed.
    """

    changed = Signal(object)
    entered = Signal(object)
    revealed = Signal(object)

    def __init__(self, state: AppState, options: ViewOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._state, self._options = state, options
        self._moment: LessonMoment | None = None
        self._is_beginning = False
        self._seen: dict[int, LessonMoment] = {}
        self._before: tuple[Scenario, Options] | None = None
        state.scenario_changed.connect(self._on_scenario_changed)

    @property
    def moment(self) -> LessonMoment | None:
        """What is shown now; None outside a lesson."""
        return self._moment

    @property
    def is_beginning(self) -> bool:
        """Whether the lesson that is being left makes room for another one."""
        return self._is_beginning

    def start(self, lesson: Lesson) -> None:
        """Begin a lesson at its first step; one that is being given is left first."""
        self._is_beginning = True
        self.leave()
        self._is_beginning = False
        self._before = (self._state.scenario, self._options.options)
        self._enter(lesson, 0)

    def leave(self) -> None:
        """End the lesson; scenario, tab and unit are as they were before it."""
        if self._before is None:
            return
        scenario, options = self._before
        self._before, self._moment = None, None
        self._seen.clear()
        self._state.apply(scenario)
        self._options.show(tab=options.tab, byte_unit=options.byte_unit)
        self.changed.emit(None)

    def next(self) -> None:
        """Reveal what is hidden or predicted, otherwise go to the next step; the last one stays."""
        moment = self._moment
        if moment is None:
            return
        if not moment.is_revealed:
            self.reveal()
        elif not moment.is_last:
            self._enter(moment.lesson, moment.index + 1)

    def back(self) -> None:
        """Go to the step before; the first one stays."""
        if self._moment is not None and not self._moment.is_first:
            self._enter(self._moment.lesson, self._moment.index - 1)

    def return_to_step(self) -> None:
        """Show the step's own scenario, tab and moment again after sliders were touched."""
        moment = self._moment
        if moment is not None:
            self._show(replace(moment, scenario=self._scenario_of(moment.lesson, moment.index)))

    def reveal(self) -> None:
        """Show what the prediction was about."""
        moment = self._moment
        if moment is not None and not moment.is_revealed:
            self._set(replace(moment, is_revealed=True))
            self.revealed.emit(self._moment)

    def count_hand(self, choice: int, hands: int = 1) -> None:
        """Add hands for a choice, by its index from 0; take them back if negative."""
        moment = self._moment
        if moment is None or not 0 <= choice < len(moment.hands):
            return
        counted = list(moment.hands)
        counted[choice] = max(0, min(MOST_HANDS, counted[choice] + hands))
        self._set(replace(moment, hands=tuple(counted)))

    def _enter(self, lesson: Lesson, index: int) -> None:
        scenario = self._scenario_of(lesson, index)
        seen = self._seen.get(index)
        if seen is None:
            question = lesson.steps[index].question
            hands = () if question is None else (0,) * len(question.choices)
            seen = LessonMoment(
                lesson=lesson, index=index, scenario=scenario, hands=hands, is_revealed=question is None
            )
        self._show(replace(seen, scenario=scenario))

    def _scenario_of(self, lesson: Lesson, index: int) -> Scenario:
        step = lesson.steps[index]
        return evolved(self._state.scenario, step.changes) if lesson.keeps_machine else step.scenario

    def _on_scenario_changed(self, scenario: Scenario) -> None:
        """Keep the texts true of the user's own model and machine, which may be chosen at any step."""
        if self._moment is not None and self._moment.lesson.keeps_machine:
            self._set(replace(self._moment, scenario=scenario))

    def _show(self, moment: LessonMoment) -> None:
        step = moment.step
        # Hidden parts are covered before anything moves below them.
        self._set(moment)
        self._state.apply(moment.scenario)
        assert self._before is not None
        unit = self._before[1].byte_unit if step.byte_unit is None else ByteUnit(step.byte_unit)
        self._options.show(tab=TabId(step.tab), byte_unit=unit)
        self.entered.emit(moment)

    def _set(self, moment: LessonMoment) -> None:
        self._seen[moment.index] = moment
        if moment != self._moment:
            self._moment = moment
            self.changed.emit(moment)
