"""Presenting: what the audience sees, on which display, and that everything comes back."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.appearance import Appearance
from app.state.view_options import TabId, ThemeChoice
from app.tabs.main_window import MainWindow
from app.tabs.present.key_captions import SHOWN_S
from app.tabs.present.spotlight import DARKNESS
from app.tabs.tab_view import TabContext
from app.tabs.verdict_strip import FLIP_S
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


@pytest.fixture
def context() -> TabContext:
    return new_context(language="en", theme=ThemeChoice.LIGHT)


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, context: TabContext) -> Iterator[MainWindow]:
    window = MainWindow(context, theme)
    qtbot.addWidget(window)
    window.setGeometry(30, 40, 900, 640)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield window
    context.options.set_presenting(False)
    window.lecture.runner.leave()
    context.clock.step(FLIP_S)  # the strip may still light up


def test_f5_shows_the_tab_the_sliders_and_the_verdict_and_nothing_else(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert window.isFullScreen()
    assert window.lecture.sliders.isVisible()
    assert window.stack.isVisible()
    assert window.strip.isVisible()
    assert not window.header.isVisible()
    assert not window.panel.isVisible()


def test_esc_leaves_and_everything_is_as_it_was(window: MainWindow, context: TabContext, qtbot: QtBot) -> None:
    before, scenario = context.options.options, context.state.scenario
    window.panel.lengths.answer.slider.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)  # larger for the last row
    context.options.set_theme(ThemeChoice.DARK)  # and dark, for the light in the hall
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isFullScreen()
    assert window.geometry() == QRect(30, 40, 900, 640)
    assert context.options.options == before
    assert context.state.scenario is scenario
    assert window.panel.lengths.answer.slider.hasFocus()
    assert window.header.isVisible()
    assert window.panel.isVisible()
    assert not window.lecture.sliders.isVisible()


def test_a_maximised_window_is_maximised_again(window: MainWindow, context: TabContext) -> None:
    window.showMaximized()
    context.options.set_presenting(True)
    context.options.set_presenting(False)
    assert window.isMaximized()
    window.showNormal()


def test_presenting_has_larger_type_and_thicker_lines(context: TabContext, qapp: QApplication) -> None:
    appearance = Appearance(context.options)
    appearance.set_window_size(QSize(1640, 1020))
    normal = appearance.theme.sizes
    context.options.set_presenting(True)
    assert appearance.theme.id == "projector-light"
    assert appearance.theme.sizes.body == pytest.approx(1.35 * normal.body)
    assert appearance.theme.sizes.line == pytest.approx(1.5 * normal.line)
    context.options.set_theme(ThemeChoice.DARK)
    assert appearance.theme.id == "projector-dark"


def test_an_old_projector_shows_the_same_page_with_fewer_pixels(context: TabContext, qapp: QApplication) -> None:
    appearance = Appearance(context.options)
    context.options.set_presenting(True)
    appearance.set_window_size(QSize(1280, 720))
    assert appearance.theme.sizes.body == pytest.approx(0.8 * 1.35 * 15)  # 16.2 of 720 pixels: 1 in 44


def test_sliders_set_the_scenario_and_show_it(window: MainWindow, context: TabContext) -> None:
    context.options.set_presenting(True)
    strip = window.lecture.sliders
    strip.prompt.value_changed.emit(3_000)
    assert context.state.scenario.prompt_tokens == 3_000
    context.state.set_answer_tokens(44)
    assert strip.answer.value == 44
    assert strip.asked.text() == "Example 7B, 4-bit (q4_0), on Laptop"


@pytest.mark.parametrize(
    ("tab", "shown"),
    [
        (TabId.PASSES, ["prompt", "answer"]),
        (TabId.ROOFLINE, ["prompt", "chats"]),
        (TabId.TIMELINE, ["prompt", "answer", "chats"]),
    ],
)
def test_only_the_sliders_that_matter_for_the_tab_are_there(
    window: MainWindow, context: TabContext, tab: TabId, shown: list[str]
) -> None:
    context.options.set_tab(tab)
    context.options.set_presenting(True)
    strip = window.lecture.sliders
    assert [name for name in ("prompt", "answer", "chats") if getattr(strip, name).isVisible()] == shown


def test_the_hidden_strip_follows_nothing_and_catches_up(window: MainWindow, context: TabContext) -> None:
    strip = window.lecture.sliders
    before = strip.prompt.value
    context.state.set_prompt_tokens(2_500)
    assert strip.prompt.value == before
    context.options.set_presenting(True)
    assert strip.prompt.value == 2_500


def test_the_spotlight_darkens_all_but_the_pointers_place(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_L)
    light = window.lecture.spotlight
    assert light is not None
    assert light.isVisible()
    light.move_to(QPointF(200, 150))
    image = light.grab().toImage()
    near = image.pixelColor(200, 150).lightnessF()
    far = image.pixelColor(QPoint(light.width() - 2, light.height() - 2)).lightnessF()
    assert far == pytest.approx((1 - DARKNESS) * near, abs=0.02)
    qtbot.mouseMove(window, QPoint(320, 240))
    assert light.at == QPointF(320, 240)
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not light.isVisible()


def test_the_spotlight_lets_clicks_through(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_L)
    assert window.lecture.spotlight is not None
    centre = window.strip.mapTo(window, window.strip.rect().center())
    assert window.childAt(centre) is not window.lecture.spotlight


def test_letters_do_nothing_outside_the_presentation(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_L)
    qtbot.keyClick(window, Qt.Key.Key_K)
    assert window.lecture.spotlight is None
    assert window.lecture.captions is None


def test_keys_are_shown_for_a_moment(window: MainWindow, context: TabContext, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_K)
    captions = window.lecture.captions
    assert captions is not None
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert captions.isVisible()
    assert captions.text == "Ctrl+2"
    context.clock.step(SHOWN_S / 2)
    assert captions.isVisible()
    context.clock.step(SHOWN_S / 2 + 0.01)
    assert not captions.isVisible()
    assert not context.clock.is_running


def test_the_name_of_a_held_slider_is_shown(window: MainWindow, context: TabContext, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_F5)
    qtbot.keyClick(window, Qt.Key.Key_K)
    slider = window.lecture.sliders.prompt.slider
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    qtbot.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=slider.rect().center())
    assert window.lecture.captions is not None
    assert window.lecture.captions.text == "Prompt"
    qtbot.keyClick(window, Qt.Key.Key_K)
    qtbot.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.ControlModifier)
    assert not window.lecture.captions.isVisible()


def test_the_menu_of_displays_names_each(window: MainWindow, context: TabContext) -> None:
    menu = window.lecture.presentation
    assert menu.other_screen() is None
    displays = next(action.menu() for action in window.actions_.menu.actions() if action.text() == "Present on")
    displays.aboutToShow.emit()
    (only,) = displays.actions()
    screen = QApplication.screens()[0]
    assert only.text() == f"1: {screen.name() or 'Display'}, {screen.size().width()} × {screen.size().height()}"
    displays.triggered.emit(only)
    assert context.options.options.presenting


TWO_DISPLAYS = """
from PySide6.QtWidgets import QApplication
app = QApplication([])
from app.tabs.main_window import MainWindow
from app.theme.fonts import load_fonts
from app.theme.loader import load_theme
from tests.tabs.window_setup import new_context
load_fonts()
context = new_context(language="en")
window = MainWindow(context, load_theme("light"))
window.setGeometry(100, 50, 900, 640)
window.show()
window.lecture.runner.start(window.lecture.menu.lessons[0])
context.options.set_presenting(True)
app.processEvents()
notes = window.lecture.notes
print(window.screen().name(), window.devicePixelRatioF(), window.geometry().getRect())
print(notes.isVisible(), notes.screen().name())
context.options.set_presenting(False)
app.processEvents()
print(window.screen().name(), window.devicePixelRatioF(), window.geometry().getRect())
"""


def test_the_audience_gets_the_other_display_and_the_notes_stay(tmp_path: Path) -> None:
    displays = [
        {"name": "Laptop", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "Projector", "x": 1280, "y": 0, "width": 3840, "height": 2160},
    ]
    more = {"logicalDpi": 96, "logicalBaseDpi": 96}
    config = tmp_path / "displays.json"
    config.write_text(json.dumps({"screens": [{**display, **more} for display in displays]}), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TWO_DISPLAYS],
        env={
            **os.environ,
            "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
            "QT_SCREEN_SCALE_FACTORS": "Laptop=1;Projector=2",
        },
        cwd=Path(__file__).resolve().parents[2],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.splitlines() == [
        "Projector 2.0 (1280, 0, 1920, 1080)",
        "True Laptop",
        "Laptop 1.0 (100, 50, 900, 640)",
    ]
