"""Lessons: what the shipped ones promise, the numbers they state, and what a broken file is told."""

import re
from pathlib import Path

import pytest

from app.core.evaluate import evaluate
from app.core.named_numbers import NAMED, named_number
from app.files.catalogue import load_catalogue
from app.files.examples import load_examples
from app.files.lesson import TABS, Lesson, LessonStep, Text
from app.files.lesson_text import PLACEHOLDER
from app.files.lessons import LessonError, load_lesson, load_lessons
from app.paths import RESOURCES
from app.state.view_options import TabId

CATALOGUE = load_catalogue(RESOURCES / "catalog")
LESSONS = load_lessons(RESOURCES / "lessons", CATALOGUE)
EXAMPLES = load_examples(RESOURCES / "examples" / "texts.toml")
LANGUAGES = ("en", "tr", "pl")
STEPS = [(lesson, step) for lesson in LESSONS for step in lesson.steps]


def texts_of(step: LessonStep) -> list[Text]:
    texts = [step.caption, step.notes]
    if step.question is not None:
        texts += [step.question.text, *step.question.choices]
        assert step.question.reveal is not None
        texts.append(step.question.reveal)
    return texts


def lesson(number: int) -> Lesson:
    return LESSONS[number - 1]


def value(step: LessonStep | None, name: str) -> object:
    assert step is not None
    return named_number(name=name, scenario=step.scenario, results=evaluate(step.scenario)).value


def test_there_are_five_lessons_in_their_order() -> None:
    assert [lesson.title.in_language("en") for lesson in LESSONS] == [
        "Two phases",
        "Who waits for whom",
        "The price of memory",
        "Where the seconds go",
        "Your own machine",
    ]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_has_6_to_12_steps_and_asks_for_a_prediction(lesson: Lesson) -> None:
    assert 6 <= len(lesson.steps) <= 12
    assert any(step.question is not None for step in lesson.steps)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_text_is_there_in_every_language(lesson: Lesson, step: LessonStep) -> None:
    for text in [lesson.title, *texts_of(step)]:
        assert set(text.by_language) == set(LANGUAGES)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_the_languages_state_the_same_numbers(lesson: Lesson, step: LessonStep) -> None:
    for text in texts_of(step):
        stated = [sorted(PLACEHOLDER.findall(text.in_language(language))) for language in LANGUAGES]
        assert stated[0] == stated[1] == stated[2], text.in_language("en")


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_no_number_is_typed_by_hand(lesson: Lesson, step: LessonStep) -> None:
    """Digits stand only in names of formats (q8_0 has 8 bits by its name) and come from the scenario otherwise."""
    for text in texts_of(step):
        for language in LANGUAGES:
            words = PLACEHOLDER.sub("", text.in_language(language))
            words = re.sub(r"q8_0|8 bit(s|ów)?", "", words)
            assert not re.search(r"\d", words), words


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_example_texts_exist_in_every_language(lesson: Lesson, step: LessonStep) -> None:
    if step.example is not None:
        for language in LANGUAGES:
            assert step.example in [example.id for example in EXAMPLES[language]]


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_stated_number_exists(lesson: Lesson, step: LessonStep) -> None:
    for text in texts_of(step):
        for name, step_id in PLACEHOLDER.findall(text.in_language("en")):
            assert value(lesson.step_with_id(step_id) if step_id else step, name) is not None


def test_tabs_have_the_ids_of_the_window() -> None:
    assert set(TABS) <= {str(tab) for tab in TabId}


def test_two_phases_counts_the_small_example() -> None:
    step = lesson(1).steps[5]  # prompt 4, answer 8
    assert value(step, "passes") == 8  # 1 prefill pass + 8 - 1 decode passes
    assert step.question is not None
    assert step.question.choices[step.question.answer].in_language("en") == "As many as the answer has tokens"
    assert value(step, "computations") == 11  # 4 + 7
    assert value(step, "computations_without") == 60  # 8 x 4 + 8 x 7 / 2


def test_two_phases_ends_on_the_laptop() -> None:
    step = lesson(1).step_with_id("real")
    assert value(step, "ttft") == pytest.approx(1000 / 600)
    assert value(step, "decode_time") == pytest.approx(859 / 18)


def test_who_waits_states_the_race_of_the_example_card() -> None:
    one, hundred, thousand, many = (lesson(2).step_with_id(name) for name in ("one", "hundred", "thousand", "many"))
    assert value(one, "pass_read") == pytest.approx(0.016)  # 16 GB at 1,000 GB/s
    assert value(one, "pass_compute") == pytest.approx(0.00016)  # 2 x 8e9 FLOP at 100 TFLOP/s
    assert value(one, "intensity") == pytest.approx(1.0)
    assert value(hundred, "balance") == 100
    assert value(hundred, "pass_time") == pytest.approx(0.016)
    assert value(thousand, "pass_compute") == pytest.approx(0.160)
    assert value(many, "tpot") == pytest.approx(0.032)  # 200 chats: twice one chat's 16 ms
    assert value(many, "write_speed_all") == pytest.approx(6250)


def test_price_of_memory_states_the_sizes_of_the_card() -> None:
    short, long, too_long, eight = (lesson(3).step_with_id(name) for name in ("short", "long", "too-long", "eight-bit"))
    assert value(short, "max_context") == 61_035  # 8e9 / 131,072
    assert value(long, "cache_size") == 32_000 * 131_072
    assert value(too_long, "over") == 16_000_000_000 + 128_000 * 131_072 - 24_000_000_000
    assert value(eight, "max_context") == 114_889  # 8e9 / 69,632
    assert value(lesson(3).steps[1], "no_cache_total") == pytest.approx(2048.9, abs=0.1)


def test_where_the_seconds_go_states_phases_and_prices() -> None:
    balanced, document, server, resumed, stored = (
        lesson(4).step_with_id(name) for name in ("balanced", "document", "server", "resumed", "stored")
    )
    assert value(balanced, "total") == pytest.approx(1000 / 600 + 859 / 18)
    assert value(document, "prefill_share") == pytest.approx(0.708, abs=0.0005)  # 13.33 s of 18.83 s
    assert value(balanced, "decode_busy") == pytest.approx(18 / 600)
    assert value(server, "decode_busy") == pytest.approx(180 / 12_000)
    assert value(balanced, "read_ahead") == pytest.approx(600 / 18)
    assert value(resumed, "ttft") == pytest.approx(16_000 / 600)
    assert value(stored, "ttft") == pytest.approx(600 / 600)  # 16,000 - 15,400 tokens


def test_your_own_machine_keeps_what_is_on_screen() -> None:
    assert [lesson.id for lesson in LESSONS if lesson.keeps_machine] == [lesson(5).id]
    for step in lesson(5).steps:
        assert not {"architecture", "weights", "device"} & set(step.changes)


def test_the_format_description_names_every_number_and_its_example_can_be_read(tmp_path: Path) -> None:
    readme = (RESOURCES / "lessons" / "README.md").read_text(encoding="utf-8")
    for name in NAMED:
        assert f"`{name}`" in readme
    example = re.search(r"```toml\n(.*?)```", readme, re.DOTALL)
    assert example is not None
    path = tmp_path / "mine.toml"
    path.write_text(example[1], encoding="utf-8")
    assert len(load_lesson(path, CATALOGUE).steps) == 2


STEP = '[[step]]\ntab = "roofline"\ncaption = "One"\n'
HEAD = 'format_version = 1\ntitle = "Mine"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "format_version must be 1"),
        ('format_version = 1\ntitle = "a"\n', "from 1 to 100 tables [[step]]"),
        (HEAD + STEP + 'capton = "x"', "step 1: the key 'capton' is not known, did you mean caption"),
        (HEAD + STEP + '[[step]]\ntab = "roof"\ncaption = "Two"', "step 2: tab is 'roof', must be one of passes"),
        (HEAD + '[[step]]\ntab = "passes"', "step 1: the key 'caption' is missing"),
        (HEAD + STEP + 'example = "skye"', "step 1: example is 'skye', must be one of sky, count"),
        (HEAD.replace("Mine", "M" * 61) + STEP, "title has 61 characters, at most 60 can be shown"),
        (HEAD + STEP + "at = 2", "step 1: at must be a number from 0 to 1"),
        (HEAD + STEP + "scenario = { prompt_tokens = 0 }", "step 1: scenario.prompt_tokens is 0"),
        (HEAD + STEP + 'scenario = { device = "rtx-9999" }', "step 1: scenario.device: "),
        (HEAD + STEP + "scenario = { tokens = 4 }", "step 1: the key 'tokens' in scenario is not known"),
        (HEAD + STEP.replace('"One"', '"{ttff}"'), "step 1: caption: there is no number {ttff}"),
        (HEAD + STEP.replace('"One"', '"{ 5 }"'), "step 1: caption: braces stand only around"),
        (HEAD + STEP.replace('"One"', '"{ttft@a}"'), "step 1: caption: no step has the id 'a', there are: none"),
        (HEAD + STEP.replace("caption =", "caption.english ="), "'english' is not a language code"),
        (HEAD + STEP + '[step.question]\ntext = "?"\nchoices = ["a"]', "choices must be a list of 2 to 4"),
        (
            HEAD + STEP + '[step.question]\ntext = "?"\nchoices = ["a", "b"]\nanswer = 3',
            "question.answer must be the number of a choice, from 1 to 2",
        ),
        (
            HEAD + STEP + '[step.question]\ntext = "?"\nchoices = ["a", "b"]\nanswer = 0',
            "question.answer must be the number of a choice, from 1 to 2",
        ),
        (
            HEAD + STEP + '[step.question]\ntext = "?"\nchoices = ["a", "b"]\nhide = ["all"]',
            "question.hide is 'all', must be one of verdict, bar, lengths, details, hints",
        ),
        (
            HEAD + STEP + 'hide = ["bar", "chart"]',
            "step 1: hide is 'chart', must be one of verdict, bar, lengths, details, hints",
        ),
        (HEAD + STEP + 'hide = "bar"', "step 1: hide must be a list of: verdict, bar, lengths, details, hints"),
        (HEAD + STEP.replace("\ntab", '\nid = "x"\ntab') * 2, "step 2: the id 'x' is there already"),
        (HEAD + 'ground = "moon"\n' + STEP, "ground must be one of examples, screen"),
        ("format_version = ", "this is not valid TOML"),
    ],
)
def test_a_broken_lesson_is_refused_in_one_sentence(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(LessonError) as caught:
        load_lesson(path, CATALOGUE)
    assert told in caught.value.sentence
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_missing_file_and_one_that_is_no_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LessonError):
        load_lesson(tmp_path / "none.toml", CATALOGUE)
    path = tmp_path / "binary.toml"
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(LessonError, match="is not UTF-8"):
        load_lesson(path, CATALOGUE)


def test_changes_carry_on_to_the_next_steps(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + STEP + "scenario = { batch = 4 }\n" + STEP, encoding="utf-8")
    first, second = load_lesson(path, CATALOGUE).steps
    assert first.scenario.batch == second.scenario.batch == 4


def test_a_text_in_one_language_stands_for_all(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(HEAD + STEP, encoding="utf-8")
    assert load_lesson(path, CATALOGUE).steps[0].caption.in_language("pl") == "One"
