"""From one start to the next: the window begins where the preferences say, and remembers only what it may."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.core.scenario import Detail
from app.files.start_scenario import start_scenario
from app.settings import APPLICATION, ORGANISATION, Settings
from app.state.start_options import StartScenario
from app.state.view_options import Motion, TabId
from app.tabs.main_window import MainWindow
from app.window_options import parse_window_options
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE

Start = Callable[..., MainWindow]


@pytest.fixture
def start(qtbot: QtBot, qapp: QApplication) -> Iterator[Start]:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    store.clear()
    before = QLocale()

    def begin(*arguments: str) -> MainWindow:
        options = parse_window_options(["--lang", "en", "--theme", "light", *arguments], CATALOGUE)
        window = bootstrap.build_window(qapp, CATALOGUE, options, Settings())
        qtbot.addWidget(window)
        window.show()
        return window

    yield begin
    QLocale.setDefault(before)
    store.clear()


def test_the_last_session_comes_back_if_it_is_wanted(start: Start) -> None:
    first = start()
    first.context.start.set_scenario(StartScenario.LAST)
    first.context.start.set_tab(None)
    first.context.state.apply(BALANCED_ON_THE_LAPTOP)
    first.context.options.set_tab(TabId.TIMELINE)
    first.close()
    second = start()
    assert second.context.state.scenario == BALANCED_ON_THE_LAPTOP
    assert second.context.options.options.tab is TabId.TIMELINE
    # what the command line asks for goes over it
    assert start("--prompt", "77", "--tab", "roofline").context.state.scenario.prompt_tokens == 77
    assert start("--start", "balanced").context.state.scenario == start_scenario(CATALOGUE)


def test_a_start_is_balanced_unless_something_else_was_chosen(start: Start) -> None:
    first = start()
    first.context.state.apply(BALANCED_ON_THE_LAPTOP)
    first.context.options.set_tab(TabId.TIMELINE)
    first.context.start.set_detail(Detail.FULL)
    first.close()
    second = start()
    assert second.context.state.scenario == start_scenario(CATALOGUE).evolve(detail=Detail.FULL)
    assert second.context.options.options.tab is TabId.PASSES


def test_nothing_is_kept_of_a_session_that_must_not_be_remembered(start: Start) -> None:
    first = start()
    first.context.state.apply(BALANCED_ON_THE_LAPTOP)
    first.close()
    assert "example-7b" in Settings().last_session()[0]
    second = start("--remember", "no")
    second.context.state.set_prompt_tokens(77)
    second.close()
    assert Settings().last_session() == ("", None)
    assert Settings().geometry().isEmpty()
    assert not start().context.start.options.remembers


def test_a_file_that_cannot_be_read_is_told_in_the_window(start: Start) -> None:
    first = start()
    first.context.start.set_file("/nowhere/lecture.two-speeds.toml")
    first.close()
    second = start()
    assert second.context.state.scenario == start_scenario(CATALOGUE)
    assert "/nowhere/lecture.two-speeds.toml" in second.intake.notice.text


@pytest.mark.parametrize("wish", [True, False])
def test_motion_follows_the_system_from_the_first_frame_on(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, wish: bool
) -> None:
    def system_reduces_motion() -> bool:
        return wish

    monkeypatch.setattr("app.window_session.system_reduces_motion", system_reduces_motion)
    window = start()
    options = window.context.options
    with qtbot.waitSignal(window.first_painted):
        window.repaint()
    QApplication.processEvents()
    assert options.options.reduced_motion is wish
    options.set_motion(Motion.FULL)
    assert not options.options.reduced_motion
