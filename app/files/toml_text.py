"""TOML from people within bounds: anything that is no TOML, or would take the parser for ever, is refused."""

import re
import tomllib
from typing import Any

from app.files.scenario_values import ValueProblemError

MAX_DOTS_PER_LINE = 32
"""Outside strings. The parser's time grows with the square of a dotted key's length."""

_STRING = re.compile(r"\"(?:[^\"\\\n]|\\.)*+\"|'[^'\n]*+'")


def parse_toml(text: str, *, max_characters: int, expected: str) -> dict[str, Any]:
    """Return the tables in a TOML text; `expected` names for the error what the text should be ("a scenario").

    Raises
    ------
    ValueProblemError
        With one sentence that says what is wrong and where.
    """
    if len(text) > max_characters:
        raise ValueProblemError(f"the text has {len(text):,} characters, {expected} may have {max_characters:,}")
    for number, line in enumerate(_STRING.sub("", text).split("\n"), start=1):
        if line.count(".") > MAX_DOTS_PER_LINE and not line.lstrip().startswith("#"):
            raise ValueProblemError(f"line {number} is nested too deeply, expected keys with at most one dot")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ValueProblemError(f"this is not valid TOML: {' '.join(str(error).split())[:200]}") from error
    except RecursionError as error:
        raise ValueProblemError("the file is nested too deeply, expected tables in at most three levels") from error
    except ValueError as error:  # a number with too many digits, a date that does not exist
        raise ValueProblemError(f"this is not valid TOML: {str(error).split(';')[0][:200]}") from error
