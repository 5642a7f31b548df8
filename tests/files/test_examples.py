"""The example texts: what the repository ships, and how a wrong file is refused."""

from pathlib import Path

import pytest

from app.core.splitter import joined
from app.files.errors import FileError
from app.files.examples import load_examples
from app.paths import RESOURCES

SHIPPED = RESOURCES / "examples" / "texts.toml"
LANGUAGES = ("en", "tr", "pl")


def written(folder: Path, text: str) -> Path:
    path = folder / "texts.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_each_language_of_the_interface_has_the_same_examples_in_the_same_order() -> None:
    examples = load_examples(SHIPPED)
    assert tuple(examples) == LANGUAGES
    ids = [[example.id for example in examples[language]] for language in LANGUAGES]
    assert ids[0] == ids[1] == ids[2]
    assert len(ids[0]) >= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_short_enough_to_be_seen_at_a_glance(language: str) -> None:
    for example in load_examples(SHIPPED)[language]:
        assert 4 <= len(example.tokens.prompt) <= 8, example.id
        assert 8 <= len(example.tokens.answer) <= 12, example.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_are_joined_from_their_tokens_as_they_are_written(language: str) -> None:
    for example in load_examples(SHIPPED)[language]:
        assert (joined(example.tokens.prompt), joined(example.tokens.answer)) == (example.prompt, example.answer)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_example_has_4_tokens_in_the_prompt_and_8_in_the_answer(language: str) -> None:
    count = next(example for example in load_examples(SHIPPED)[language] if example.id == "count")
    assert (len(count.tokens.prompt), len(count.tokens.answer)) == (4, 8)


def test_the_sky_is_split_as_one_would_say_it() -> None:
    sky = load_examples(SHIPPED)["en"][0]
    assert sky.tokens.prompt == ("Why", "is", "the", "sky", "blue", "?")
    assert sky.tokens.answer == ("Because", "air", "scatters", "short", "waves", "far", "more", "strongly", ".")


ROW = '[[en]]\nid = "a"\nprompt = "Hello"\nanswer = "You"\n'


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[[en]", "is not a valid TOML file"),
        ("", "has no examples in 'en'"),
        ("en = 3", "'en' must be one or more tables [[en]]"),
        ("en = []", "'en' must be one or more tables [[en]]"),
        ('[[en]]\nid = "a"\nprompt = "Hello"\n', "'en', example 1 must have the keys id, prompt and answer"),
        (ROW + 'more = "x"\n', "'en', example 1 must have the keys id, prompt and answer, and no others"),
        (ROW.replace('"Hello"', '" "'), "'en', example 1: prompt must be a text that is not empty"),
        (ROW.replace('"You"', "7"), "'en', example 1: answer must be a text that is not empty"),
        (ROW + ROW, "'en' has the id 'a' more than once"),
        (ROW.replace("You", "a " * 25), "answer has 25 words and punctuation marks, at most 24 can be shown"),
        (ROW.replace("Hello", "a " * 41), "prompt has 41 words and punctuation marks, at most 40 can be shown"),
        (ROW.replace("Hello", "\\u200b"), "'en', example 1: prompt has no visible character"),
    ],
)
def test_a_wrong_file_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    path = written(tmp_path, text)
    with pytest.raises(FileError) as caught:
        load_examples(path)
    assert sentence in caught.value.sentence
    assert caught.value.path == str(path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match=r"nowhere\.toml: cannot be read"):
        load_examples(tmp_path / "nowhere.toml")
