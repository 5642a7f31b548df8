"""The words at a mark stand beside its line, and the legend's samples look like the parts."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app.theme.tokens import Role, Theme
from app.widgets.bar_layout import BarMark, BarPart, place_mark_text
from app.widgets.stacked_bar import StackedBar


def test_words_stand_after_a_mark_or_before_it_or_as_near_as_they_can_be() -> None:
    assert place_mark_text(100, 80, 300, 5) == (105, True)
    assert place_mark_text(250, 80, 300, 5) == (165, True)
    assert place_mark_text(120, 250, 300, 5) == (0, False)  # 175 are left after it, 115 before it
    assert place_mark_text(200, 250, 300, 5) == (50, False)


def image(bar: StackedBar) -> QImage:
    return bar.grab().toImage()


def test_a_line_does_not_strike_out_its_own_words(qtbot: QtBot, theme: Theme) -> None:
    bar = StackedBar(theme)
    qtbot.addWidget(bar)
    bar.resize(300, 200)
    blank = "\N{NO-BREAK SPACE}"  # words that leave no ink: what is seen above the bar is the line
    letters = 1 + round(250 / bar._measure("body", blank))
    for text, is_beside in ((blank, True), (blank * letters, False)):
        bar.set_data([BarPart("a", 1.0, Role.WEIGHTS)], 1.0, marks=(BarMark(0.5, text),))
        picture = image(bar)
        has_line = any(picture.pixel(x, 2) != picture.pixel(100, 2) for x in (149, 150, 151))
        assert has_line == is_beside


def test_a_hatched_part_is_hatched_in_the_legend_too(qtbot: QtBot, theme: Theme) -> None:
    bar = StackedBar(theme)
    qtbot.addWidget(bar)
    bar.resize(300, 200)

    def colors(part: BarPart) -> int:
        bar.set_data([part, BarPart("rest", 1.0, Role.WEIGHTS)], 1.0)
        picture = image(bar)
        left, top = 4, round(bar._bar().bottom()) + 2
        return len({picture.pixel(left, y) for y in range(top, picture.height() - 2)})

    for role in (Role.CACHE, None):
        plain = colors(BarPart("a", 1e-6, role, "a part without room"))
        hatched = colors(BarPart("a", 1e-6, role, "a part without room", hatch=True))
        assert hatched > plain
