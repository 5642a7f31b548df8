"""The texts of a lesson: by language, with the names of numbers in braces."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from app.core.named_numbers import NAMED
from app.files.lesson import ANY_LANGUAGE, Text
from app.files.scenario_values import ValueProblemError

MAX_CHARACTERS = 1_200
PLACEHOLDER = re.compile(r"\{([a-z_]+)(?:@([a-z0-9-]+))?\}")
"""{name} is a number of this step, {name@id} that of the step with the id."""

_LANGUAGE = re.compile(r"[a-z]{2,3}")
_SPACES = re.compile(r"[ \t\r\n]+")  # one that does not break stays: it keeps a short word with the next one


def text_of(value: Any, key: str, *, most: int = MAX_CHARACTERS) -> Text:
    """Return a text from a TOML string (one language) or a table of them by language code.

    Raises
    ------
    ValueProblemError
        With one sentence that names the key.
    """
    if isinstance(value, str):
        value = {ANY_LANGUAGE: value}
    if not isinstance(value, dict) or not value:
        raise ValueProblemError(f'{key} must be a text, or texts by language such as {key}.en = "..."')
    texts = {}
    for code, text in value.items():
        name = f"{key}.{code}" if code else key
        if code != ANY_LANGUAGE and not _LANGUAGE.fullmatch(code):
            raise ValueProblemError(f"{name[:100]}: '{code[:40]}' is not a language code such as en, tr or pl")
        if not isinstance(text, str) or not text.strip():
            raise ValueProblemError(f"{name} must be a text that is not empty")
        if len(text) > most:
            raise ValueProblemError(f"{name} has {len(text):,} characters, at most {most:,} can be shown")
        _check_braces(text, name)
        texts[code] = _SPACES.sub(" ", text).strip()
    return Text(texts)


def placeholders(text: Text) -> Iterator[tuple[str, str, str]]:
    """Yield (language, name of the number, id of the step or "") for each placeholder of all languages."""
    for language, words in text.by_language.items():
        for found in PLACEHOLDER.finditer(words):
            yield language, found[1], found[2] or ""


def check_steps(text: Text, key: str, ids: Mapping[str, object], *, allowed: bool) -> None:
    """Raise `ValueProblemError` for the first placeholder that asks for the number of a step that does not exist."""
    for language, name, step_id in placeholders(text):
        where = f"{key}.{language}" if language else key
        if step_id and not allowed:
            raise ValueProblemError(f"{where}: {{{name}@{step_id}}} is not possible in a lesson over what is on screen")
        if step_id and step_id not in ids:
            known = ", ".join(ids) or "none"
            raise ValueProblemError(f"{where}: no step has the id '{step_id}', there are: {known}")


def _check_braces(text: str, key: str) -> None:
    for found in PLACEHOLDER.finditer(text):
        if found[1] not in NAMED:
            raise ValueProblemError(f"{key}: there is no number {{{found[1]}}}, the names are in README.md")
    rest = PLACEHOLDER.sub("", text)
    if "{" in rest or "}" in rest:
        raise ValueProblemError(f"{key}: braces stand only around the name of a number, such as {{ttft}}")
