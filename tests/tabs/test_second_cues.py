"""Colour is never alone: with every role in the same colour, words, hatches and shapes still tell the parts apart."""

import re
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.core.evaluate import evaluate
from app.files.start_scenario import start_scenario
from app.picture import save_picture
from app.state.app_state import AppState
from app.state.view_options import TabId
from app.tabs.export.take_away import page
from app.tabs.passes.legend import Mark, MarkLegend
from app.tabs.phase_bar import PhaseBar
from app.theme.tokens import Role, Theme
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE, new_context

FITTING = start_scenario(CATALOGUE)
# 16.0 GB of weights and a cache of 128,000 x 131,072 bytes are 32.78 GB, on a card of 24
OVERFLOWING = FITTING.evolve(prompt_tokens=127_140)


def colourless(theme: Theme) -> Theme:
    """Return a theme in which all roles look like the neutral one."""
    suffixes = ("", "_on", "_fill", "_text")
    same = {f"{role}{suffix}": getattr(theme, f"neutral{suffix}") for role in Role for suffix in suffixes}
    return replace(theme, good=theme.neutral, warning=theme.neutral, danger=theme.neutral, **same)


def words_of(picture: Path) -> str:
    """Return all text in an SVG, each piece on a line."""
    return "\n".join(re.findall(r">([^<>]+)</text>", picture.read_text("utf-8")))


@pytest.mark.parametrize(
    ("tab", "scenario", "words"),
    [
        (TabId.PASSES, FITTING, ["prefill", "decode", "k v", "goes through the model", "kept in the cache"]),
        (
            TabId.ROOFLINE,
            FITTING,
            ["Read weights", "Arithmetic", "waits 15.84 ms", "decode, 1 chat", "prefill, 1,000 tokens"],
        ),
        (TabId.KV_CACHE, FITTING, ["Weights 16.0 GB", "KV cache 244 MB", "free 7.76 GB", "24 GB card", "Fits"]),
        (TabId.KV_CACHE, OVERFLOWING, ["Weights 16.0 GB", "8.78 GB too much", "Does not fit"]),
        (
            TabId.TIMELINE,
            FITTING,
            ["PREFILL 160 ms", "DECODE 13.7 s", "compute-bound", "memory-bound", "with the cache"],
        ),
    ],
)
def test_every_part_of_a_tab_is_named_beside_its_colour(
    qtbot: QtBot, theme: Theme, tmp_path: Path, tab: TabId, scenario: object, words: list[str]
) -> None:
    context = replace(new_context(), state=AppState(scenario))  # type: ignore[arg-type]
    path = tmp_path / "tab.svg"
    with page(tab, context, theme, QSize(1_600, 1_000)) as copy:
        save_picture(copy, path)
    shown = words_of(path).replace("\N{NO-BREAK SPACE}", " ")
    assert [word for word in words if word not in shown] == []


def test_prefill_is_hatched_beside_decode(qtbot: QtBot, theme: Theme) -> None:
    # laptop, prompt 8,000, answer 100: 13.3 s of prefill and 5.5 s of decode, so prefill takes 70.8 %
    bar = PhaseBar(colourless(theme))
    qtbot.addWidget(bar)
    bar.show_results(evaluate(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=8_000, answer_tokens=100)))
    bar.resize(600, bar.sizeHint().height())
    image = bar.grab().toImage()
    middle = round(bar._bar_height() / 2)

    def colors(start: int, end: int) -> int:
        return len({image.pixel(x, y) for x in range(start, end) for y in range(middle - 5, middle + 5)})

    assert colors(100, 160) > 2
    assert colors(500, 560) == 1


def test_cells_differ_in_shape(qtbot: QtBot, theme: Theme) -> None:
    pictures: dict[Mark, QImage] = {}
    for mark in Mark:
        legend = MarkLegend(colourless(theme), (mark,))
        qtbot.addWidget(legend)
        legend.set_texts("")
        legend.resize(200, 40)
        pictures[mark] = legend.grab().toImage()
    alike = [(one, two) for one, two in combinations(pictures, 2) if pictures[one] == pictures[two]]
    # the prompt's and the answer's chips are told apart by their place and by the words in them
    assert alike in ([], [(Mark.PROMPT, Mark.ANSWER)])
