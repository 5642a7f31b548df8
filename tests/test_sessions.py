"""From one start to the next: the window begins where the preferences say, and remembers only what it may."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.core.scenario import Detail
from app.files.start_scenario import start_scenario
from app.settings import APPLICATION, ORGANISATION, Settings
from app.state.library import ChoiceKind
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import Motion, TabId, ThemeChoice
from app.tabs.main_window import MainWindow
from app.window_options import parse_window_options
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE

Start = Callable[..., MainWindow]


@pytest.fixture
def start(plain_start: Start) -> Start:
    def begin(*arguments: str) -> MainWindow:
        return plain_start("--lang", "en", "--theme", "light", *arguments)

    return begin


@pytest.fixture
def plain_start(qtbot: QtBot, qapp: QApplication) -> Iterator[Start]:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    store.clear()
    before = QLocale()

    def begin(*arguments: str) -> MainWindow:
        options = parse_window_options(list(arguments), CATALOGUE)
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
    second = start()
    second.context.start.set_remembers(False)
    second.context.state.set_prompt_tokens(77)
    second.close()
    assert Settings().last_session() == ("", None)
    assert Settings().geometry().isEmpty()
    assert not start().context.start.options.remembers


def test_a_single_start_that_keeps_nothing_leaves_what_was_kept(start: Start, tmp_path: Path) -> None:
    first = start()
    first.context.state.apply(BALANCED_ON_THE_LAPTOP)
    first.context.library.note_file(tmp_path / "before.gguf")
    first.close()
    kept = Settings().last_session()
    second = start("--remember", "no")
    second.context.state.set_prompt_tokens(77)
    second.context.library.note_file(tmp_path / "secret.gguf")
    second.close()
    assert Settings().last_session() == kept
    third = start()
    assert third.context.start.options.remembers
    assert third.context.library.shelf.recent_files == (tmp_path / "before.gguf",)


def test_no_recent_files_are_kept_where_nothing_is_to_be_remembered(start: Start, tmp_path: Path) -> None:
    first = start()
    first.context.library.note_file(tmp_path / "before.gguf")
    first.context.library.note_used(ChoiceKind.MODEL, "example-7b")
    first.context.library.toggle_favourite(ChoiceKind.MODEL, "example-8b")
    first.context.start.set_remembers(False)
    assert first.context.library.shelf.recent_files == ()  # gone from the menu at once
    first.context.library.note_file(tmp_path / "after.gguf")
    first.close()
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    assert [key for key in store.allKeys() if key.startswith("recent/")] == []
    shelf = start().context.library.shelf
    assert (shelf.recent_files, shelf.recent.get(ChoiceKind.MODEL, ())) == ((), ())
    assert shelf.favourites[ChoiceKind.MODEL] == ("example-8b",)


def test_recent_files_of_an_earlier_version_are_not_shown_where_nothing_is_to_be_remembered(start: Start) -> None:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    store.setValue("start/remembers", "false")
    store.setValue("recent/files", '["/home/teacher/secret.gguf"]')
    store.sync()
    window = start()
    assert window.context.library.shelf.recent_files == ()
    window.close()
    assert not QSettings(store.fileName(), QSettings.Format.IniFormat).contains("recent/files")


def test_options_of_one_start_hold_for_that_start_only(plain_start: Start) -> None:
    usual = plain_start().context.options.options
    options = "--lang tr --text-scale 1.5 --theme light --motion reduced --bytes GiB --tab roofline --start last"
    once = plain_start(*options.split(), "--remember", "no")
    assert once.context.options.options.language == "tr"
    once.close()
    again = plain_start()
    assert again.context.options.options == usual
    assert again.context.start.options == StartOptions()


def test_what_is_changed_in_the_window_is_kept_and_the_options_beside_it_are_not(plain_start: Start) -> None:
    once = plain_start("--lang", "tr", "--text-scale", "1.5", "--theme", "light")
    once.context.options.set_theme(ThemeChoice.DARK)
    once.close()
    again = plain_start().context.options.options
    assert (again.theme, again.text_scale, again.language) == (ThemeChoice.DARK, 1.0, "")


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
