"""The window of words: what the screen's terms mean, readable at every size."""

import re

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.tabs.help_window import HelpWindow
from app.theme.tokens import Theme

EXPLAINED = """
Token|Pass|Prefill|Decode|TTFT and TPOT|Memory-bound and compute-bound|Arithmetic intensity|Ridge point|Balance point|
Roofline|Utilisation|MBU and MFU|KV cache|KV head|Window (sliding-window attention)|Slot|Micro-batch|GB and GiB|Expert|
Q4_K_M
"""


def opened(qtbot: QtBot, theme: Theme) -> HelpWindow:
    window = QWidget()
    window.resize(1280, 720)
    qtbot.addWidget(window)
    words = HelpWindow(theme, window)
    qtbot.addWidget(words)
    words.show()
    return words


def test_the_words_of_the_screen_are_explained_in_this_order(qtbot: QtBot, theme: Theme) -> None:
    lines = opened(qtbot, theme)._text.toPlainText().split("\n")
    wanted = EXPLAINED.replace("\n", "").split("|")
    assert [line for line in lines if line in wanted] == wanted


def test_each_word_has_a_meaning_of_one_to_three_sentences(qtbot: QtBot, theme: Theme) -> None:
    html = opened(qtbot, theme)._text.toPlainText().replace("\u2028", "\n")
    lines = html.split("\n")
    for word in EXPLAINED.replace("\n", "").split("|"):
        meaning = lines[lines.index(word) + 1]
        assert 1 <= len(re.findall(r"\.(?: |$)", meaning)) <= 3, word


def test_a_number_stays_with_its_unit(qtbot: QtBot, theme: Theme) -> None:
    assert "24\N{NO-BREAK SPACE}GiB" in opened(qtbot, theme)._text.document().toRawText()


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_it_fits_the_window_and_scrolls_down_only(qtbot: QtBot, theme: Theme, scale: float) -> None:
    words = opened(qtbot, theme.scaled(scale))
    assert words.width() <= 1280
    assert words.height() <= 720
    assert words._text.horizontalScrollBar().maximum() == 0
    assert words._text.verticalScrollBar().maximum() > 0
