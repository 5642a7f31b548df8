"""Names from files stand in one line and turn nothing around."""

import pytest

from app.files.names import MOST_CHARACTERS, readable_name


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Llama 3.1 8B", "Llama 3.1 8B"),
        ("Line1\nLine2\tthree  four", "Line1 Line2 three four"),
        ("abc\u202ecba \x1b[31mred\x07", "abccba [31mred"),
        ("日本語モデル नमूना", "日本語モデル नमूना"),
        ("\u200f\u2066שלום\u2069", "\u200fשלום"),
        (" \n\t ", ""),
        ("x" * 5_000, "x" * MOST_CHARACTERS),
    ],
)
def test_it_reads_as_one_name(text: str, name: str) -> None:
    assert readable_name(text) == name
