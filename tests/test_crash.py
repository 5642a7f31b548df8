"""A crash: one window tells of it; the scenario is kept and comes back, also after a death without a word."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import crash_desk
from app.appearance import Appearance
from app.crash_desk import RESTORED_KEPT_AFTER_MS, CrashDesk
from app.crash_guard import HARD_CRASH_NAME, CrashGuard
from app.files.scenario_file import load_scenario
from app.kept_scenario import FILE_NAME, KeptScenario
from app.log_file import LogFile
from app.tabs.crash_window import CrashWindow
from app.tabs.main_window import MainWindow
from app.tabs.tab_view import TabContext
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE, new_context
from tests.test_crash_guard import heading, throw


@pytest.fixture
def guard(qapp: QApplication, tmp_path: Path) -> CrashGuard:
    """Not installed: tests hand it what the hooks would."""
    return CrashGuard(LogFile(heading, [tmp_path]))


@pytest.fixture
def context() -> TabContext:
    return new_context()


@pytest.fixture
def window(qtbot: QtBot, theme: Theme, context: TabContext) -> MainWindow:
    window = MainWindow(context, theme)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def kept(tmp_path: Path) -> KeptScenario:
    return KeptScenario(CATALOGUE, [tmp_path])


@pytest.fixture
def desk(window: MainWindow, context: TabContext, kept: KeptScenario, guard: CrashGuard) -> CrashDesk:
    return CrashDesk(window, context.state, Appearance(context.options, window), kept, guard)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash_desk, "KEPT_AFTER_MS", 0)


def crashed_with(folder: Path, *, prompt_tokens: int) -> None:
    """Leave a scenario as a process that has died does."""
    before = KeptScenario(CATALOGUE, [folder])
    assert before.keep(BALANCED_ON_THE_LAPTOP.evolve(prompt_tokens=prompt_tokens))
    before.leave()


def dialogs() -> list[CrashWindow]:
    return [part for part in QApplication.topLevelWidgets() if isinstance(part, CrashWindow) and part.isVisible()]


# The window


def test_the_dialog_says_what_to_send_and_where_the_log_lies(desk: CrashDesk, guard: CrashGuard, qtbot: QtBot) -> None:
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (dialog,) = dialogs()
    assert str(guard.log.path) in dialog._what_to_send.text()
    assert "kept" in dialog._what_now.text()
    dialog.copy_button.click()
    copied = QGuiApplication.clipboard().text()
    assert copied.startswith("Two Speeds")
    assert "Qt 6" in copied
    assert "ValueError: a wheel came off" in copied
    dialog.go_on_button.click()
    assert dialogs() == []


def test_a_second_problem_joins_the_dialog_that_is_open(desk: CrashDesk, guard: CrashGuard, qtbot: QtBot) -> None:
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    try:
        raise KeyError("another place")
    except KeyError as error:
        guard.take(type(error), error, error.__traceback__)
    qtbot.waitUntil(lambda: "another place" in dialogs()[0].report)
    assert len(dialogs()) == 1


def test_a_crash_stops_what_plays(
    desk: CrashDesk, guard: CrashGuard, qtbot: QtBot, window: MainWindow, context: TabContext
) -> None:
    player = window.tab(context.options.options.tab).player
    assert player is not None
    player.play()
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert not player.is_playing


def test_without_a_log_nothing_is_said_about_it(
    window: MainWindow, context: TabContext, kept: KeptScenario, qtbot: QtBot
) -> None:
    guard = CrashGuard(LogFile(heading, []))
    CrashDesk(window, context.state, Appearance(context.options, window), kept, guard)
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    (dialog,) = dialogs()
    assert "log" not in dialog._what_to_send.text()
    assert not dialog.folder_button.isVisible()


@pytest.mark.parametrize("scale", [0.75, 2.0])
def test_the_dialog_fits_into_the_window_and_its_buttons_into_it(
    theme: Theme, qtbot: QtBot, window: MainWindow, scale: float
) -> None:
    dialog = CrashWindow("Two Speeds 1.2.3", theme.scaled(scale), window)
    dialog.say("Traceback", log=Path("/home/somebody/.local/share/two-speeds/two-speeds.log"), is_kept=True)
    for button in (dialog.copy_button, dialog.folder_button, dialog.quit_button, dialog.go_on_button):
        assert dialog.rect().contains(button.geometry().translated(dialog._buttons.pos()))
    dialog.set_theme(load_theme("dark"))
    dialog.close()


# The scenario


def test_the_scenario_is_kept_and_comes_back_at_the_next_start(
    desk: CrashDesk, guard: CrashGuard, qtbot: QtBot, context: TabContext, kept: KeptScenario, window: MainWindow
) -> None:
    context.state.set_prompt_tokens(7_777)
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    context.state.set_prompt_tokens(8_888)  # the user goes on
    window.close()
    desk.end()
    next_context = new_context()
    next_window = MainWindow(next_context, load_theme("light"))
    qtbot.addWidget(next_window)
    next_guard = CrashGuard(LogFile(heading, []))
    CrashDesk(
        next_window, next_context.state, Appearance(next_context.options, next_window), kept, next_guard
    ).restore()
    assert next_context.state.scenario.prompt_tokens == 8_888
    assert "undo" in next_window.intake.notice._text.text()
    next_context.state.undo()
    assert next_context.state.scenario == BALANCED_ON_THE_LAPTOP


def test_after_a_good_end_nothing_is_kept(desk: CrashDesk, window: MainWindow, tmp_path: Path) -> None:
    window.close()
    assert not (tmp_path / FILE_NAME).exists()
    desk.restore()
    assert window.intake.notice.isHidden()


def test_a_restored_scenario_that_brings_the_program_down_is_not_kept_again(
    desk: CrashDesk, guard: CrashGuard, qtbot: QtBot, kept: KeptScenario, tmp_path: Path
) -> None:
    crashed_with(tmp_path, prompt_tokens=1_048_576)
    desk.restore()
    throw(guard)
    qtbot.waitUntil(lambda: len(dialogs()) == 1)
    assert not (tmp_path / FILE_NAME).exists()
    desk._timer.setInterval(0)
    desk._timer.start()
    qtbot.waitUntil(lambda: not desk._timer.isActive())
    assert not (tmp_path / FILE_NAME).exists()


# A process that dies without a word


def test_a_change_is_kept_once_nothing_has_moved_for_a_moment(
    quick: None, desk: CrashDesk, qtbot: QtBot, context: TabContext, tmp_path: Path
) -> None:
    for tokens in (2_000, 3_000, 4_000):
        context.state.set_prompt_tokens(tokens)
    assert not (tmp_path / FILE_NAME).exists()
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    assert load_scenario(tmp_path / FILE_NAME, CATALOGUE).prompt_tokens == 4_000
    assert not desk._timer.isActive()


def test_the_first_scenario_is_not_kept_also_when_undo_leads_back_to_it(
    quick: None, desk: CrashDesk, qtbot: QtBot, context: TabContext, tmp_path: Path
) -> None:
    assert not desk._timer.isActive()
    context.state.set_prompt_tokens(2_000)
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    context.state.undo()
    qtbot.waitUntil(lambda: not desk._timer.isActive())
    assert list(tmp_path.iterdir()) == []


def test_an_orderly_end_leaves_nothing(
    quick: None, desk: CrashDesk, qtbot: QtBot, context: TabContext, window: MainWindow, tmp_path: Path
) -> None:
    context.state.set_prompt_tokens(2_000)
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    context.state.set_prompt_tokens(3_000)
    window.close()
    assert not desk._timer.isActive()
    desk.end()
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_kept_where_the_last_scenario_is_not_to_be_remembered(
    quick: None, desk: CrashDesk, qtbot: QtBot, context: TabContext, tmp_path: Path
) -> None:
    context.state.set_prompt_tokens(2_000)
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    context.start.set_remembers(False)
    qtbot.waitUntil(lambda: not desk._timer.isActive())
    assert list(tmp_path.iterdir()) == []
    context.state.set_prompt_tokens(3_000)
    qtbot.waitUntil(lambda: not desk._timer.isActive())
    assert list(tmp_path.iterdir()) == []
    context.start.set_remembers(True)
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    assert load_scenario(tmp_path / FILE_NAME, CATALOGUE).prompt_tokens == 3_000


def test_a_restored_scenario_is_kept_again_only_after_it_has_stood_a_while(
    quick: None, desk: CrashDesk, qtbot: QtBot, context: TabContext, tmp_path: Path
) -> None:
    crashed_with(tmp_path, prompt_tokens=5_000)
    desk.restore()
    assert context.state.scenario.prompt_tokens == 5_000
    assert desk._timer.interval() == RESTORED_KEPT_AFTER_MS
    assert not (tmp_path / FILE_NAME).exists()
    desk._timer.start(0)
    qtbot.waitUntil((tmp_path / FILE_NAME).exists)
    assert load_scenario(tmp_path / FILE_NAME, CATALOGUE).prompt_tokens == 5_000


def test_a_trace_of_the_crash_is_named(desk: CrashDesk, guard: CrashGuard, window: MainWindow, tmp_path: Path) -> None:
    crashed_with(tmp_path, prompt_tokens=5_000)
    with (tmp_path / HARD_CRASH_NAME).open("w+", encoding="utf-8") as file:
        file.write("Fatal Python error: Segmentation fault")
        file.flush()
        guard._hard_crash_file = file
        desk.restore()
    assert window.intake.notice.text.endswith(f"A trace of the crash is in {tmp_path / HARD_CRASH_NAME}.")
