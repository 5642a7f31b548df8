"""Giving a lesson: steps, predictions, hands, and the way back."""

from collections.abc import Iterator

import pytest

from app.core.scenario import Scenario
from app.files.lesson import Lesson, LessonStep, Question, Text
from app.state.app_state import AppState
from app.state.lesson_runner import MOST_HANDS, LessonRunner
from app.state.view_options import ByteUnit, Options, TabId, ViewOptions
from tests.samples import EXAMPLE_8B, EXAMPLE_CARD, F16, F16_WEIGHTS

BEFORE = Scenario(
    architecture=EXAMPLE_8B,
    weights=F16_WEIGHTS,
    device=EXAMPLE_CARD,
    key_format=F16,
    value_format=F16,
    prompt_tokens=777,
    answer_tokens=7,
)
QUESTION = Question(
    text=Text({"en": "Which?"}),
    choices=(Text({"en": "a"}), Text({"en": "b"})),
    answer=1,
    hides=frozenset({"verdict", "bar"}),
    reveal=None,
)


def step(prompt_tokens: int, tab: str = "roofline", question: Question | None = None, **more: object) -> LessonStep:
    return LessonStep(
        id="",
        tab=tab,
        changes={"prompt_tokens": prompt_tokens},
        scenario=BEFORE.evolve(prompt_tokens=prompt_tokens, answer_tokens=1),
        byte_unit=more.get("byte_unit"),  # type: ignore[arg-type]
        example=None,
        at=None,
        plays=False,
        speed=None,
        look=None,
        hides=frozenset(more.get("hides", ())),  # type: ignore[call-overload]
        caption=Text({"en": "caption"}),
        notes=Text({}),
        question=question,
    )


def lesson_of(*steps: LessonStep, keeps_machine: bool = False) -> Lesson:
    return Lesson(id="test", title=Text({"en": "Test"}), keeps_machine=keeps_machine, steps=steps)


LESSON = lesson_of(step(100), step(200, "timeline", QUESTION), step(300))


class Stage:
    """A runner with what it works on, and a list of what it said."""

    def __init__(self) -> None:
        self.state = AppState(BEFORE)
        self.options = ViewOptions(Options(tab=TabId.KV_CACHE))
        self.runner = LessonRunner(self.state, self.options)
        self.entered: list[int] = []
        self.revealed: list[int] = []
        self.commits: list[int] = []
        self.runner.entered.connect(self._on_entered)
        self.runner.revealed.connect(self._on_revealed)
        self.state.scenario_changed.connect(self._on_scenario_changed)

    def _on_entered(self, moment: object) -> None:
        self.entered.append(moment.index)  # type: ignore[attr-defined]

    def _on_revealed(self, moment: object) -> None:
        self.revealed.append(moment.index)  # type: ignore[attr-defined]

    def _on_scenario_changed(self, scenario: Scenario) -> None:
        self.commits.append(scenario.prompt_tokens)


@pytest.fixture
def stage(qapp: object) -> Iterator[Stage]:
    stage = Stage()
    yield stage
    stage.runner.leave()


def test_a_step_is_one_commit_and_shows_its_tab(stage: Stage) -> None:
    stage.runner.start(LESSON)
    assert stage.commits == [100]
    assert stage.options.options.tab is TabId.ROOFLINE
    assert stage.entered == [0]


def test_next_and_back_go_through_the_steps_and_stop_at_the_ends(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.back()
    assert stage.state.scenario.prompt_tokens == 100
    stage.runner.next()
    assert stage.state.scenario.prompt_tokens == 200
    stage.runner.next()  # reveals
    stage.runner.next()
    assert stage.state.scenario.prompt_tokens == 300
    stage.runner.next()
    assert stage.state.scenario.prompt_tokens == 300
    stage.runner.back()
    assert stage.state.scenario.prompt_tokens == 200


def test_what_a_question_hides_is_hidden_until_next_reveals_it(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.next()
    moment = stage.runner.moment
    assert moment is not None
    assert moment.hidden == {"verdict", "bar"}
    stage.runner.next()
    assert stage.runner.moment is not None
    assert stage.runner.moment.index == 1
    assert stage.runner.moment.hidden == frozenset()
    assert stage.revealed == [1]


def test_what_a_step_hides_stays_hidden_after_its_answer_too(stage: Stage) -> None:
    stage.runner.start(lesson_of(step(100, hides=("details",)), step(200, "timeline", QUESTION, hides=("details",))))
    assert stage.runner.moment is not None
    assert stage.runner.moment.hidden == {"details"}
    assert stage.runner.moment.asked == frozenset()
    stage.runner.next()
    assert stage.runner.moment.hidden == {"details", "verdict", "bar"}
    assert stage.runner.moment.asked == {"verdict", "bar"}
    stage.runner.reveal()
    assert stage.runner.moment.hidden == {"details"}


def test_a_revealed_answer_stays_revealed_when_one_comes_back(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.next()
    stage.runner.count_hand(1)
    stage.runner.reveal()
    stage.runner.next()
    stage.runner.back()
    assert stage.runner.moment is not None
    assert stage.runner.moment.is_revealed
    assert stage.runner.moment.hands == (0, 1)


def test_hands_are_counted_and_taken_back_but_never_below_none(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.next()
    for _ in range(3):
        stage.runner.count_hand(0)
    stage.runner.count_hand(1)
    stage.runner.count_hand(1, -1)
    stage.runner.count_hand(1, -1)
    assert stage.runner.moment is not None
    assert stage.runner.moment.hands == (3, 0)
    assert stage.runner.moment.shares == (1.0, 0.0)
    stage.runner.count_hand(0, 1_000_000)
    assert stage.runner.moment.hands == (MOST_HANDS, 0)


def test_keys_of_choices_that_do_not_exist_count_nothing(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.count_hand(0)  # the first step asks nothing
    stage.runner.next()
    stage.runner.count_hand(2)
    stage.runner.count_hand(-1)
    assert stage.runner.moment is not None
    assert stage.runner.moment.hands == (0, 0)


def test_sliders_may_be_touched_and_one_key_returns(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.state.set_prompt_tokens(5_000)
    stage.options.set_tab(TabId.PASSES)
    stage.runner.return_to_step()
    assert stage.state.scenario == LESSON.steps[0].scenario
    assert stage.options.options.tab is TabId.ROOFLINE
    assert stage.entered == [0, 0]


def test_leaving_restores_scenario_tab_and_unit(stage: Stage) -> None:
    stage.runner.start(lesson_of(step(100, byte_unit="GiB")))
    assert stage.options.options.byte_unit is ByteUnit.GIB
    stage.state.set_answer_tokens(9)
    stage.runner.leave()
    assert stage.state.scenario == BEFORE
    assert stage.options.options.tab is TabId.KV_CACHE
    assert stage.options.options.byte_unit is ByteUnit.GB
    assert stage.runner.moment is None


def test_another_lesson_restores_what_was_before_the_first(stage: Stage) -> None:
    stage.runner.start(LESSON)
    stage.runner.start(lesson_of(step(400)))
    assert stage.state.scenario.prompt_tokens == 400
    stage.runner.leave()
    assert stage.state.scenario == BEFORE


def test_a_lesson_that_keeps_the_machine_changes_only_what_it_names(stage: Stage) -> None:
    stage.runner.start(lesson_of(step(100), step(200), keeps_machine=True))
    assert stage.state.scenario == BEFORE.evolve(prompt_tokens=100)
    own = EXAMPLE_8B.evolve(id="own", num_parameters=3_000_000_000)
    stage.state.set_architecture(own)
    assert stage.runner.moment is not None
    assert stage.runner.moment.scenario.architecture is own  # its texts tell of the user's own model
    stage.state.set_prompt_tokens(1_500)
    stage.runner.return_to_step()
    assert stage.state.scenario == BEFORE.evolve(prompt_tokens=100, architecture=own)
    stage.runner.next()
    assert stage.state.scenario == BEFORE.evolve(prompt_tokens=200, architecture=own)


def test_outside_a_lesson_nothing_happens(stage: Stage) -> None:
    for act in (stage.runner.next, stage.runner.back, stage.runner.return_to_step, stage.runner.reveal):
        act()
    stage.runner.leave()
    assert stage.commits == []
