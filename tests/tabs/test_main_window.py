"""The window: tabs, keys, themes, languages and sizes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.state.view_options import TABS, TEXT_SCALE_STEP, ByteUnit, TabId, ThemeChoice
from app.tabs import main_window
from app.tabs.main_window import MainWindow
from app.tabs.presets import PRESETS
from app.tabs.tab_factory import build_tab
from app.tabs.tab_view import TabContext, TabView
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from tests.tabs.window_setup import CountingTab, new_context

LONG_DOCUMENT = next(preset for preset in PRESETS if preset.id == "long-document")
NUMBER_KEYS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
OpenWindow = Callable[..., MainWindow]


def build_counting_tab(_tab: TabId, context: TabContext, theme: Theme, _parent: QWidget | None = None) -> TabView:
    return CountingTab(context, theme)


@pytest.fixture
def open_window(qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> OpenWindow:
    monkeypatch.setattr(main_window, "build_tab", build_counting_tab)

    def build(context: TabContext | None = None) -> MainWindow:
        window = MainWindow(context or new_context(), theme)
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()  # only an active window has working shortcuts
        qtbot.waitUntil(window.isActiveWindow)
        return window

    return build


def context_of(window: MainWindow) -> TabContext:
    return window._context


def visible_tab(window: MainWindow) -> CountingTab:
    tab = window.stack.currentWidget()
    assert isinstance(tab, CountingTab)
    return tab


def test_only_the_visible_tab_is_built_at_the_start(open_window: OpenWindow) -> None:
    window = open_window(new_context(tab=TabId.ROOFLINE))
    assert list(window._tabs) == [TabId.ROOFLINE]


def test_the_others_are_built_once_the_window_has_been_painted(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(main_window, "build_tab", build_counting_tab)
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.prepare_tabs()
    assert len(window._tabs) == 1
    window.show()
    qtbot.waitUntil(lambda: set(window._tabs) == set(TABS))


def test_hidden_tabs_do_no_work_and_catch_up_when_shown(open_window: OpenWindow) -> None:
    window = open_window()
    hidden = window.tab(TabId.TIMELINE)
    assert isinstance(hidden, CountingTab)
    before = hidden.shown
    state = context_of(window).state
    state.set_prompt_tokens(2_000)
    state.set_prompt_tokens(3_000)
    assert hidden.shown == before
    context_of(window).options.set_tab(TabId.TIMELINE)
    assert hidden.shown == before + 1


@pytest.mark.parametrize(
    ("key", "tab"), zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4, Qt.Key.Key_5), TABS, strict=True)
)
def test_ctrl_and_a_number_choose_a_tab(open_window: OpenWindow, qtbot: QtBot, key: Qt.Key, tab: TabId) -> None:
    window = open_window(new_context(tab=TABS[(TABS.index(tab) + 1) % 5]))
    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)
    assert context_of(window).options.options.tab is tab
    assert window.header.tabs.currentIndex() == TABS.index(tab)


def test_arrow_keys_move_along_the_tabs(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    window.header.tabs.setFocus()
    qtbot.keyClick(window.header.tabs, Qt.Key.Key_Right)
    assert context_of(window).options.options.tab is TabId.ROOFLINE


def test_space_and_arrows_drive_the_animation(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    window.setFocus()
    tab = visible_tab(window)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert tab.player.is_playing
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert not tab.player.is_playing
    qtbot.keyClick(window, Qt.Key.Key_Right)
    qtbot.keyClick(window, Qt.Key.Key_Left)
    assert tab.stepped == [1, -1]


def test_space_is_left_to_a_focused_button_and_arrows_to_a_slider(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    chip = window.panel.presets.chips["long-document"]
    chip.setFocus()
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert not visible_tab(window).player.is_playing
    assert context_of(window).state.scenario.prompt_tokens == 20_000
    slider = window.panel.lengths.prompt.slider
    slider.setFocus()
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    assert visible_tab(window).stepped == []
    assert context_of(window).state.scenario.prompt_tokens > 20_000


def test_pressing_the_ground_gives_space_back_to_the_animation(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    window.panel.presets.chips["balanced"].setFocus()
    qtbot.mouseClick(window.strip, Qt.MouseButton.LeftButton)
    qtbot.keyClick(window, Qt.Key.Key_Space)
    assert visible_tab(window).player.is_playing


def test_leaving_a_tab_pauses_its_animation(open_window: OpenWindow) -> None:
    window = open_window()
    left = visible_tab(window)
    left.player.play()
    context_of(window).options.set_tab(TabId.KV_CACHE)
    assert not left.player.is_playing
    assert not context_of(window).clock.is_running


def test_undo_redo_and_reset_by_key(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    state = context_of(window).state
    assert not window.actions_.undo.isEnabled()
    state.apply(LONG_DOCUMENT.applied_to(state.scenario))
    qtbot.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert state.scenario.prompt_tokens == 1_000
    qtbot.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert state.scenario.prompt_tokens == 20_000
    qtbot.keyClick(window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert state.scenario == state.initial_scenario
    assert not window.actions_.reset.isEnabled()


def test_the_first_window_leaves_room_for_its_frame(open_window: OpenWindow) -> None:
    window = open_window()  # the offscreen platform has one screen of 800x800
    room = window.screen().availableSize()
    assert room.height() < main_window.START_SIZE.height()
    assert window.height() == room.height() - 48
    assert window.width() == room.width() - 16


def test_the_text_size_keys(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    options = context_of(window).options
    qtbot.keyClick(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert options.options.text_scale == pytest.approx(TEXT_SCALE_STEP)
    qtbot.keyClick(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert options.options.text_scale == 1.0


def test_the_menu_chooses_theme_language_and_unit(open_window: OpenWindow) -> None:
    window = open_window()
    for group, wanted in (
        (window.actions_._themes, ThemeChoice.DARK),
        (window.actions_._languages, "pl"),
        (window.actions_._units, ByteUnit.GIB),
    ):
        next(action for action in group.actions() if action.data() == wanted).trigger()
    options = context_of(window).options.options
    assert (options.theme, options.language, options.byte_unit) == (ThemeChoice.DARK, "pl", ByteUnit.GIB)


def test_presenting_fills_the_screen_and_escape_leaves_it(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.keyClick(window, Qt.Key.Key_F5)
    assert context_of(window).options.options.presenting
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not context_of(window).options.options.presenting
    assert not window.isFullScreen()


def test_a_theme_reaches_the_tabs(open_window: OpenWindow) -> None:
    window = open_window()
    dark = load_theme("dark")
    window.set_theme(dark)
    assert visible_tab(window).theme is dark


def test_a_change_of_language_reaches_the_tabs(open_window: OpenWindow) -> None:
    window = open_window()
    before = visible_tab(window).translated
    window.follow_language()
    QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
    assert visible_tab(window).translated == before + 1


def test_the_words_open_beside_the_window(open_window: OpenWindow) -> None:
    window = open_window()
    window.actions_.words.trigger()
    assert window.companions.words is not None
    assert window.companions.words.isVisible()
    assert "Prefill" in window.companions.words._text.toPlainText()


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1280, 800), (3840, 2160)])
def test_header_and_strip_are_never_cut(open_window: OpenWindow, text_scale: float, size: tuple[int, int]) -> None:
    window = open_window()
    window.set_theme(load_theme("light").scaled(text_scale))
    window.resize(*size)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size
    for part in (window.header, window.strip):
        assert part.minimumSizeHint().width() <= part.width()
        assert part.sizeHint().height() <= part.height()
    for child in window.header.findChildren(QWidget):
        if child.isVisible() and child.parent() is window.header:
            assert window.header.rect().contains(child.geometry())


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("theme_id", ["light", "dark"])
def test_every_tab_opens_in_the_window(qtbot: QtBot, tab: TabId, theme_id: str) -> None:
    window = MainWindow(new_context(tab=tab), load_theme(theme_id))
    qtbot.addWidget(window)
    window.show()
    assert type(window.tab(tab)).__module__.startswith("app.tabs.")
    assert window.strip.sentence.verdict.text
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    middle = range(window.panel.width(), picture.width(), 5), range(picture.height() // 4, picture.height() // 2, 5)
    assert len({picture.pixel(x, y) for x in middle[0] for y in middle[1]}) > 5


def test_the_factory_knows_every_tab_of_the_header(qtbot: QtBot, theme: Theme) -> None:
    for tab in TABS:
        view = build_tab(tab, new_context(), theme)
        qtbot.addWidget(view)
        assert isinstance(view, TabView)
