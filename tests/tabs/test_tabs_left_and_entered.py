"""What a lesson leaves: text, speed, moment and scroll place of a tab, the hint on Esc, and keys after another tab."""

import pytest
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from app.state.player import SPEEDS
from app.state.view_options import TabId
from app.tabs.main_window import MainWindow
from app.tabs.passes.passes_tab import PassesTab
from app.tabs.passes.text_chooser import OWN_ID
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(language="en"), theme)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("example", ["an example", OWN_ID])
def test_leaving_a_lesson_brings_text_speed_and_moment_back(window: MainWindow, example: str) -> None:
    passes = window.tab(TabId.PASSES)
    assert isinstance(passes, PassesTab)
    example = example if example == OWN_ID else passes.chooser._shown[2].id
    passes.choose_example(example)
    passes.choose_speed(4.0)
    passes.player.seek(1.5)
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[0])
    assert passes.example != example
    while runner.moment is not None and runner.moment.index < 6:
        runner.next()
    assert passes.player.speed == 2.0  # the lesson's step says so
    runner.leave()
    assert (passes.example, passes.player.speed, passes.player.position_s) == (example, 4.0, 1.5)


@pytest.mark.parametrize("speed", SPEEDS)
def test_any_speed_comes_back_also_one_that_the_passes_do_not_offer(window: MainWindow, speed: float) -> None:
    passes = window.tab(TabId.PASSES)
    assert passes.player is not None
    passes.choose_speed(speed)
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[0])
    while runner.moment is not None and runner.moment.index < 6:
        runner.next()
    assert passes.player.speed == 2.0  # the lesson's step says so
    runner.leave()
    assert passes.player.speed == speed


def test_leaving_a_lesson_scrolls_back_to_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    area = window.tab(TabId.PASSES).findChild(QScrollArea)
    assert area is not None
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[0])
    while runner.moment is not None and runner.moment.index < 6:
        runner.next()
    qtbot.waitUntil(lambda: area.verticalScrollBar().maximum() > 0)  # 720 pixels are too few for the grids
    runner.return_to_step()  # it looks at the grids
    assert area.verticalScrollBar().value() > 0
    runner.leave()
    assert area.verticalScrollBar().value() == 0


def test_a_tab_that_is_entered_leaves_space_to_its_animation(window: MainWindow, qtbot: QtBot) -> None:
    options = window._context.options
    options.set_tab(TabId.ROOFLINE)
    roofline = window.tab(TabId.ROOFLINE)
    chip = roofline.chips[1]  # type: ignore[attr-defined]
    chip.setFocus()
    qtbot.waitUntil(chip.hasFocus)
    options.set_tab(TabId.PASSES)
    assert QApplication.focusWidget() is window


def test_the_last_step_says_what_esc_leaves(window: MainWindow) -> None:
    runner, options = window.lecture.runner, window._context.options
    runner.start(window.lecture.menu.lessons[0])
    while runner.moment is not None and not (runner.moment.is_last and runner.moment.is_revealed):
        runner.next()
    hint = window.lecture.bar.hint
    assert hint.text().startswith("Esc leaves the lesson")
    options.set_presenting(True)
    assert hint.text().startswith("Esc ends the presentation, and then the lesson")
    options.set_presenting(False)
    runner.leave()
