"""Preferences: each choice works at once, follows what happens elsewhere, and comes back at the next start."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.core.scenario import Detail
from app.settings import APPLICATION, ORGANISATION, Settings
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import ByteUnit, Motion, Options, TabId, ThemeChoice
from app.tabs.main_window import MainWindow
from app.tabs.preferences import Preferences
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from app.widgets.segmented import Segmented
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    return window


@pytest.fixture
def dialog(window: MainWindow) -> Preferences:
    window.actions_.preferences.trigger()
    assert window.companions.preferences is not None
    return window.companions.preferences


@pytest.fixture
def settings() -> Settings:
    QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION).clear()
    return Settings()


def press(segmented: Segmented, choice: object, qtbot: QtBot) -> None:
    qtbot.mouseClick(segmented._segments[segmented._ids.index(choice)], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("control", "choice", "shown"),
    [
        ("language", "pl", lambda options: options.language),
        ("theme", ThemeChoice.DARK, lambda options: options.theme),
        ("motion", Motion.REDUCED, lambda options: options.motion),
        ("unit", ByteUnit.GIB, lambda options: options.byte_unit),
    ],
)
def test_a_choice_works_at_once(
    window: MainWindow,
    dialog: Preferences,
    qtbot: QtBot,
    control: str,
    choice: object,
    shown: Callable[[Options], object],
) -> None:
    press(getattr(dialog, control), choice, qtbot)
    assert shown(window.context.options.options) == choice


def test_what_changes_elsewhere_shows_in_the_dialog(window: MainWindow, dialog: Preferences) -> None:
    window.context.options.set_theme(ThemeChoice.DARK)
    window.context.options.set_text_scale(1.21)
    window.context.state.set_detail(Detail.FULL)
    assert dialog.theme.value is ThemeChoice.DARK
    assert dialog.text_size.label.text() == "121\N{NO-BREAK SPACE}%"
    assert dialog.detail.value is Detail.FULL


def test_full_detail_holds_now_and_at_the_next_start(window: MainWindow, dialog: Preferences, qtbot: QtBot) -> None:
    press(dialog.detail, Detail.FULL, qtbot)
    assert window.context.state.scenario.detail is Detail.FULL
    assert window.context.start.options.detail is Detail.FULL


def test_the_next_start_is_chosen(window: MainWindow, dialog: Preferences, qtbot: QtBot) -> None:
    dialog.first_tab.picked.emit("kv-cache")
    press(dialog.first_scenario, StartScenario.LAST, qtbot)
    assert window.context.start.options == StartOptions(tab=TabId.KV_CACHE, scenario=StartScenario.LAST)
    dialog.first_tab.picked.emit("last")
    qtbot.mouseClick(dialog.remembers, Qt.MouseButton.LeftButton)
    assert window.context.start.options == StartOptions(tab=None, scenario=StartScenario.LAST, remembers=False)


def test_a_file_is_shown_by_its_name(window: MainWindow, dialog: Preferences) -> None:
    assert not dialog.file.isVisible()
    window.context.start.set_file("/somewhere/lecture.two-speeds.toml")
    assert dialog.file.isVisible()
    assert dialog.first_scenario.value is StartScenario.FILE
    assert dialog.file.name.text() == "lecture.two-speeds.toml"
    assert dialog.file.name.toolTip() == "/somewhere/lecture.two-speeds.toml"


def test_esc_closes_and_keeps_what_was_chosen(window: MainWindow, dialog: Preferences, qtbot: QtBot) -> None:
    press(dialog.unit, ByteUnit.GIB, qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert window.context.options.options.byte_unit is ByteUnit.GIB


@pytest.mark.parametrize("text_scale", [0.75, 1.0, 2.0])
def test_it_fits_a_small_window_at_any_text_size(window: MainWindow, dialog: Preferences, text_scale: float) -> None:
    window.set_theme(load_theme("dark").scaled(text_scale))
    assert dialog.width() <= window.width()
    assert dialog.height() <= window.height()
    controls: list[QWidget] = [dialog.language, dialog.theme, dialog.unit, dialog.first_scenario]
    assert all(control.width() >= control.sizeHint().width() for control in controls)


# Motion


def test_motion_follows_the_system_unless_something_else_is_chosen() -> None:
    options = new_context().options
    options.set_system_motion(reduced=True)
    assert options.options.reduced_motion
    options.set_motion(Motion.FULL)
    assert not options.options.reduced_motion
    options.set_system_motion(reduced=True)
    assert not options.options.reduced_motion
    options.set_motion(Motion.SYSTEM)
    assert options.options.reduced_motion
    options.set_motion(Motion.REDUCED)
    options.set_system_motion(reduced=False)
    assert options.options.reduced_motion


# What is kept


def test_the_next_start_comes_back(settings: Settings) -> None:
    start = StartOptions(
        tab=None, scenario=StartScenario.FILE, file="/a b/c.two-speeds.toml", detail=Detail.FULL, remembers=False
    )
    settings.save_start(start, before=StartOptions())
    assert Settings().start() == start


@pytest.mark.parametrize("tab", [None, TabId.ROOFLINE])
def test_the_session_comes_back_until_it_is_forgotten(settings: Settings, tab: TabId | None) -> None:
    assert settings.last_session() == ("", None)
    settings.save_start(StartOptions(tab=tab), before=StartOptions())
    settings.save_session("model = 'ğ'\n", TabId.TIMELINE)
    assert Settings().last_session() == ("model = 'ğ'\n", TabId.TIMELINE)
    assert Settings().start().tab is tab
    settings.forget_session()
    assert Settings().last_session() == ("", None)


def test_nonsense_counts_as_not_set(settings: Settings) -> None:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    for key, value in (("tab", "cache"), ("scenario", "best"), ("detail", "rich"), ("remembers", "perhaps")):
        store.setValue(f"start/{key}", value)
    store.setValue("session/tab", "cache")
    store.sync()
    assert settings.start() == StartOptions()
    assert settings.last_session() == ("", None)
