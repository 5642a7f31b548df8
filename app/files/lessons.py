"""Reading lessons (`resources/lessons/*.toml`, or a lecturer's own); README.md there describes the format."""

import math
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.files.examples import example_ids
from app.files.lesson import BYTE_UNITS, HIDEABLE, LOOKS, TABS, Lesson, LessonStep, Question, Text
from app.files.lesson_scenario import changes_of, evolved
from app.files.lesson_text import check_steps, text_of
from app.files.result_text import read_bounded
from app.files.scenario_values import ValueProblemError, refuse_unknown
from app.files.start_scenario import start_scenario
from app.files.toml_text import parse_toml

FORMAT_VERSION = 1
MAX_FILE_BYTES = 500_000
MAX_STEPS = 100
MAX_TITLE_CHARACTERS = 60  # the bar also has to say which step it is
CHOICES_RANGE = (2, 4)
SPEED_RANGE = (0.1, 50.0)
GROUNDS = ("examples", "screen")

_KEYS = dict.fromkeys(("format_version", "title", "ground", "step"))
_STEP_KEYS = dict.fromkeys(
    (
        *("id", "tab", "scenario", "byte_unit", "example", "at", "play", "speed", "look"),
        *("hide", "caption", "notes", "question"),
    )
)
NO_ANSWER = -1
_QUESTION_KEYS = dict.fromkeys(("text", "choices", "answer", "hide", "reveal"))
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,59}")


class LessonError(FileError):
    """A lesson that cannot be read."""


def load_lesson(path: Path, catalogue: Catalogue) -> Lesson:
    """Return the lesson in a file.

    Raises
    ------
    LessonError
        With one sentence that names the file, the step, the key and what is allowed.
    """
    try:
        data = read_bounded(path, MAX_FILE_BYTES, "a lesson")
        text = data.decode("utf-8-sig")
    except FileError as error:
        raise LessonError(error.path, error.sentence) from error
    except UnicodeDecodeError as error:
        raise LessonError(path, f"byte {error.start + 1:,} is not UTF-8 text, expected TOML") from error
    try:
        table = parse_toml(text, max_characters=MAX_FILE_BYTES, expected="a lesson")
        return _lesson_of(table, path.name.split(".")[0], catalogue)
    except ValueProblemError as error:
        raise LessonError(path, " ".join(str(error).split())) from error


def load_lessons(folder: Path, catalogue: Catalogue) -> tuple[Lesson, ...]:
    """Return all lessons of a folder in the order of their files' names.

    Raises
    ------
    LessonError
        As `load_lesson`.
    """
    return tuple(load_lesson(path, catalogue) for path in sorted(folder.glob("*.toml")))


def _lesson_of(table: dict[str, Any], lesson_id: str, catalogue: Catalogue) -> Lesson:
    if table.get("format_version") != FORMAT_VERSION:
        raise ValueProblemError(f"format_version must be {FORMAT_VERSION}, this program reads no other")
    refuse_unknown(table, _KEYS, "")
    if "title" not in table:
        raise ValueProblemError("the key 'title' is missing")
    ground = table.get("ground", GROUNDS[0])
    if ground not in GROUNDS:
        raise ValueProblemError(f"ground must be one of {', '.join(GROUNDS)}")
    rows = table.get("step")
    if not isinstance(rows, list) or not 1 <= len(rows) <= MAX_STEPS:
        raise ValueProblemError(f"a lesson must have from 1 to {MAX_STEPS} tables [[step]]")
    keeps = ground == "screen"
    scenario = start_scenario(catalogue)
    steps: list[LessonStep] = []
    for number, row in enumerate(rows, start=1):
        try:
            step = _step_of(row, scenario, catalogue)
        except ValueProblemError as error:
            raise ValueProblemError(f"step {number}: {error}") from error
        steps.append(step)
        scenario = start_scenario(catalogue) if keeps else step.scenario
    _check_references(steps, allowed=not keeps)
    return Lesson(
        id=lesson_id,
        title=text_of(table["title"], "title", most=MAX_TITLE_CHARACTERS),
        keeps_machine=keeps,
        steps=tuple(steps),
    )


def _step_of(row: Any, before: Scenario, catalogue: Catalogue) -> LessonStep:
    if not isinstance(row, dict):
        raise ValueProblemError("must be a table [[step]]")
    refuse_unknown(row, _STEP_KEYS, "")
    for key in ("tab", "caption"):
        if key not in row:
            raise ValueProblemError(f"the key '{key}' is missing")
    step_id = row.get("id", "")
    if "id" in row and not (isinstance(step_id, str) and _ID.fullmatch(step_id)):
        raise ValueProblemError("id must be of lower-case letters, digits and hyphens")
    changes = changes_of(row.get("scenario", {}), catalogue)
    try:
        scenario = evolved(before, changes)
    except ValueError as error:
        raise ValueProblemError(f"scenario: {error}") from error
    plays = row.get("play", False)
    if not isinstance(plays, bool):
        raise ValueProblemError("play must be true or false")
    return LessonStep(
        id=step_id,
        tab=_one_of(row["tab"], "tab", TABS),
        changes=changes,
        scenario=scenario,
        byte_unit=_one_of(row["byte_unit"], "byte_unit", BYTE_UNITS) if "byte_unit" in row else None,
        example=_one_of(row["example"], "example", example_ids()) if "example" in row else None,
        at=_number(row["at"], "at", (0.0, 1.0)) if "at" in row else None,
        plays=plays,
        speed=_number(row["speed"], "speed", SPEED_RANGE) if "speed" in row else None,
        look=_one_of(row["look"], "look", LOOKS) if "look" in row else None,
        hides=_parts(row.get("hide", []), "hide"),
        caption=text_of(row["caption"], "caption"),
        notes=text_of(row["notes"], "notes") if "notes" in row else Text({}),
        question=_question_of(row["question"]) if "question" in row else None,
    )


def _question_of(row: Any) -> Question:
    if not isinstance(row, dict):
        raise ValueProblemError("question must be a table [step.question]")
    refuse_unknown(row, _QUESTION_KEYS, "question")
    for key in ("text", "choices"):
        if key not in row:
            raise ValueProblemError(f"question.{key} is missing")
    least, most = CHOICES_RANGE
    rows = row["choices"]
    if not isinstance(rows, list) or not least <= len(rows) <= most:
        raise ValueProblemError(f"question.choices must be a list of {least} to {most} texts")
    choices = tuple(text_of(choice, f"question.choices[{index}]") for index, choice in enumerate(rows, start=1))
    answer = row.get("answer", 1)
    if isinstance(answer, bool) or not isinstance(answer, int) or not 1 <= answer <= len(choices):
        raise ValueProblemError(f"question.answer must be the number of a choice, from 1 to {len(choices)}")
    return Question(
        text=text_of(row["text"], "question.text"),
        choices=choices,
        answer=answer - 1 if "answer" in row else NO_ANSWER,
        hides=_parts(row.get("hide", []), "question.hide"),
        reveal=text_of(row["reveal"], "question.reveal") if "reveal" in row else None,
    )


def _check_references(steps: list[LessonStep], *, allowed: bool) -> None:
    ids: dict[str, object] = {}
    for number, step in enumerate(steps, start=1):
        if step.id and step.id in ids:
            raise ValueProblemError(f"step {number}: the id '{step.id}' is there already; ids must differ")
        if step.id:
            ids[step.id] = step
    for number, step in enumerate(steps, start=1):
        try:
            for key, text in _texts(step).items():
                check_steps(text, key, ids, allowed=allowed)
        except ValueProblemError as error:
            raise ValueProblemError(f"step {number}: {error}") from error


def _texts(step: LessonStep) -> Mapping[str, Text]:
    texts = {"caption": step.caption, "notes": step.notes}
    if step.question is not None:
        texts["question.text"] = step.question.text
        texts |= {f"question.choices[{n}]": choice for n, choice in enumerate(step.question.choices, start=1)}
        if step.question.reveal is not None:
            texts["question.reveal"] = step.question.reveal
    return texts


def _parts(value: Any, key: str) -> frozenset[str]:
    if not isinstance(value, list):
        raise ValueProblemError(f"{key} must be a list of: {', '.join(HIDEABLE)}")
    return frozenset(_one_of(part, key, HIDEABLE) for part in value)


def _one_of(value: Any, key: str, allowed: tuple[str, ...]) -> str:
    if not isinstance(value, str) or value not in allowed:
        shown = f"'{value}'" if isinstance(value, str) and len(value) <= 60 else "none of them"
        raise ValueProblemError(f"{key} is {shown}, must be one of {', '.join(allowed)}")
    return value


def _number(value: Any, key: str, allowed: tuple[float, float]) -> float:
    low, high = allowed
    if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high or math.isnan(value):
        raise ValueProblemError(f"{key} must be a number from {low:g} to {high:g}")
    return float(value)
