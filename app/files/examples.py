"""The example texts of the passes: hand-picked prompts and answers in each language of the interface."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from app.core.splitter import ANSWER_TOKENS_SHOWN, PROMPT_TOKENS_SHOWN, TokenText, split_text
from app.files.errors import FileError
from app.paths import RESOURCES

EXAMPLES = RESOURCES / "examples" / "texts.toml"
_KEYS = {"id", "prompt", "answer"}


@dataclass(frozen=True, slots=True, kw_only=True)
class ExampleText:
    """One example; the same id in another language is the counterpart to change to."""

    id: str
    prompt: str
    answer: str
    tokens: TokenText


@cache
def example_ids() -> tuple[str, ...]:
    """Return the ids of the examples that come with the program, in the file's order."""
    return tuple(example.id for example in load_examples(EXAMPLES)["en"])


def load_examples(path: Path) -> Mapping[str, tuple[ExampleText, ...]]:
    """Return the examples by language code ("en"), each language in the file's order.

    Raises
    ------
    FileError
        With one sentence that names the language, the row and what would be right.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as problem:
        raise FileError(path, f"cannot be read ({problem.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise FileError(path, f"is not a valid TOML file ({problem})") from None
    if "en" not in table:
        raise FileError(path, "has no examples in 'en', which stand in for languages without their own")
    return {language: _language(path, language, rows) for language, rows in table.items()}


def _language(path: Path, language: str, rows: object) -> tuple[ExampleText, ...]:
    if not isinstance(rows, list) or not rows:
        raise FileError(path, f"'{language}' must be one or more tables [[{language}]]")
    examples = tuple(_example(path, f"'{language}', example {number}", row) for number, row in enumerate(rows, start=1))
    ids = [example.id for example in examples]
    for id_ in ids:
        if ids.count(id_) > 1:
            raise FileError(path, f"'{language}' has the id '{id_}' more than once; ids must differ")
    return examples


def _example(path: Path, where: str, row: object) -> ExampleText:
    if not isinstance(row, dict) or set(row) != _KEYS:
        raise FileError(path, f"{where} must have the keys id, prompt and answer, and no others")
    for key, value in row.items():
        if not isinstance(value, str) or not value.strip():
            raise FileError(path, f"{where}: {key} must be a text that is not empty")
    prompt = split_text(row["prompt"], limit=PROMPT_TOKENS_SHOWN)
    answer = split_text(row["answer"], limit=ANSWER_TOKENS_SHOWN)
    for key, split, most in (("prompt", prompt, PROMPT_TOKENS_SHOWN), ("answer", answer, ANSWER_TOKENS_SHOWN)):
        if not split.pieces:
            raise FileError(path, f"{where}: {key} has no visible character")
        if split.left_out:
            total = len(split.pieces) + split.left_out
            raise FileError(
                path, f"{where}: {key} has {total} words and punctuation marks, at most {most} can be shown"
            )
    tokens = TokenText(prompt=prompt.pieces, answer=answer.pieces)
    return ExampleText(id=row["id"], prompt=row["prompt"], answer=row["answer"], tokens=tokens)
