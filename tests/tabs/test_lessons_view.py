"""A lesson in the window: what is seen, covered, counted and said, by keyboard."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from app.state.view_options import Options, TabId
from app.tabs.key_table import Command, key_sequences
from app.tabs.main_window import MainWindow
from app.tabs.passes.passes_tab import PassesTab
from app.theme.loader import load_theme
from app.widgets.quantity import WORD_JOINER
from tests.tabs.window_setup import start

NO_BREAK = "\N{NO-BREAK SPACE}"
TWO_PHASES, WHO_WAITS, PRICE, SECONDS, OWN = range(5)


@pytest.fixture
def window(lecture_window: MainWindow, qtbot: QtBot) -> MainWindow:
    lecture_window.activateWindow()
    qtbot.waitUntil(lecture_window.isActiveWindow)
    return lecture_window


def plain(text: str) -> str:
    return text.replace(NO_BREAK, " ").replace(WORD_JOINER, "")


Press = Callable[..., None]


@pytest.fixture
def press(qtbot: QtBot, window: MainWindow) -> Press:
    def keys(*pressed: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for key in pressed:
            qtbot.keyClick(window, key, modifier)

    return keys


def test_the_bar_is_there_only_during_a_lesson(window: MainWindow) -> None:
    bar = window.lecture.bar
    assert not bar.isVisible()
    start(window, WHO_WAITS)
    assert bar.isVisible()
    assert bar.place.text() == "Who waits for whom · step 1 of 7"
    window.lecture.runner.leave()
    assert not bar.isVisible()


def test_a_step_shows_its_caption_with_the_numbers_of_its_scenario(window: MainWindow) -> None:
    start(window, SECONDS, 1)
    assert "nothing for 1.67 s, then a token every 55.6 ms" in plain(window.lecture.bar.caption.text())
    window._context.state.set_prompt_tokens(4_000)  # a slider is touched; what the caption says stays true of the step
    assert "nothing for 1.67 s" in plain(window.lecture.bar.caption.text())


def test_captions_follow_ones_own_machine(window: MainWindow) -> None:
    start(window, OWN)
    device = window._context.catalogue.device("rtx-4090")
    window._context.state.set_device(device)
    assert device.name in window.lecture.bar.caption.text()


def test_the_keyboard_alone_gives_a_lesson(window: MainWindow, press: Press) -> None:
    start(window, WHO_WAITS)
    runner = window.lecture.runner
    press(Qt.Key.Key_PageDown)
    assert runner.moment is not None
    assert runner.moment.index == 1
    press(Qt.Key.Key_1, Qt.Key.Key_1, Qt.Key.Key_2)
    press(Qt.Key.Key_1, modifier=Qt.KeyboardModifier.ShiftModifier)
    assert runner.moment.hands == (1, 1, 0)
    assert [button._hands for button in window.lecture.bar.choices[:3]] == ["1", "1", ""]
    press(Qt.Key.Key_Return)
    assert runner.moment.is_revealed
    press(Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
    assert runner.moment.index == 1
    press(Qt.Key.Key_Escape)
    assert runner.moment is None


def test_the_keys_are_the_same_in_every_language(qapp: QApplication) -> None:
    """Qt's Polish names the key Return "Enter": read in Polish, Return and Enter would be one key."""
    from app.language import Language

    before = QLocale()
    speaker = Language()
    told = []
    for language in ("en", "tr", "pl"):
        speaker.set_choice(language)
        told.append([sequence for command in Command for sequence in key_sequences(command)])
    speaker.set_choice("en")
    QLocale.setDefault(before)
    assert told[0] == told[1] == told[2]
    assert key_sequences(Command.REVEAL) == [QKeySequence(Qt.Key.Key_Return), QKeySequence(Qt.Key.Key_Enter)]


def test_backspace_returns_to_the_step(window: MainWindow, press: Press) -> None:
    start(window, WHO_WAITS)
    window._context.state.set_pass_tokens(4_096)
    window._context.options.set_tab(TabId.TIMELINE)
    press(Qt.Key.Key_Backspace)
    assert window._context.state.scenario.pass_tokens == 1_000
    assert window._context.options.options.tab is TabId.ROOFLINE


def test_digits_are_left_to_a_field_that_is_typed_into(window: MainWindow, qtbot: QtBot) -> None:
    start(window, WHO_WAITS, 1)
    field = window.panel.lengths.prompt.field
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClick(field, Qt.Key.Key_2)
    assert window.lecture.runner.moment is not None
    assert window.lecture.runner.moment.hands == (0, 0, 0)


def test_a_step_scrolls_no_farther_than_what_it_shows_needs(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1_920, 1_080)
    start(window, PRICE, 6)  # looks at the details
    gauge = window.tab(TabId.KV_CACHE).parts_to_hide("bar")[0]
    qtbot.waitUntil(lambda: gauge.visibleRegion().boundingRect() == gauge.rect())


@pytest.mark.parametrize(("lesson", "tab"), [(WHO_WAITS, TabId.ROOFLINE), (SECONDS, TabId.TIMELINE)])
def test_what_plays_starts_with_the_step_or_with_the_reveal(window: MainWindow, lesson: int, tab: TabId) -> None:
    start(window, lesson, 1)
    player = window.tab(tab).player
    assert player is not None
    assert player.is_playing is (lesson == SECONDS)
    window.lecture.runner.reveal()
    assert player.is_playing
    assert player.position_s == 0.0
    window.lecture.runner.next()
    window.lecture.runner.leave()
    assert not player.is_playing


def test_a_step_of_the_passes_shows_its_example_at_its_moment(window: MainWindow) -> None:
    start(window, TWO_PHASES, 3)
    view = window.tab(TabId.PASSES)
    assert isinstance(view, PassesTab)
    assert view.chooser.picker.value == "count"
    assert view.player.share == pytest.approx(0.182)
    assert view._scene.tokens_out == 1  # prefill has ended: the first answer token is there, and no other


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "1.67 s"), ("tr", "1,67 sn"), ("pl", "1,67 s")],
)
def test_languages_switch_in_the_middle_of_a_lesson(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str, told: str
) -> None:
    from app.language import Language

    before = QLocale()
    start(window, SECONDS, 1)
    speaker = Language()
    speaker.set_choice(language)
    window.follow_language()
    caption = plain(window.lecture.bar.caption.text())
    speaker.set_choice("en")
    QLocale.setDefault(before)
    window.follow_language()
    assert told in caption
    template = plain(window.lecture.runner.moment.step.caption.in_language(language))  # type: ignore[union-attr]
    assert re.sub(r"\{.*", "", template) in caption


def test_notes_show_what_comes_next_and_the_hands(window: MainWindow, press: Press) -> None:
    start(window, WHO_WAITS, 1)
    press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier)
    notes = window.lecture.notes
    assert notes is not None
    assert notes.isVisible()
    assert "single passenger" in notes.notes.text()
    assert notes.following.text().startswith("Next: Now 100 tokens")
    window.lecture.runner.count_hand(0)
    assert "1: Arithmetic waits for memory – hands: 1 (right)" in notes.hands.text()
    window.lecture.runner.leave()
    assert not notes.isVisible()


def test_notes_stay_for_the_next_lesson_if_they_were_open(window: MainWindow, press: Press) -> None:
    start(window, WHO_WAITS)
    press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier)
    notes = window.lecture.notes
    assert notes is not None
    start(window, 0)
    assert notes.isVisible()
    assert "step 1 of" in notes.place.text()
    press(Qt.Key.Key_N, modifier=Qt.KeyboardModifier.ControlModifier)  # put away
    start(window, WHO_WAITS)
    assert not notes.isVisible()


def choose_lesson(window: MainWindow, path: Path) -> None:
    window.lecture.menu.open_own.trigger()
    dialog = next(child for child in window.findChildren(QFileDialog) if child.isVisible())
    dialog.fileSelected.emit(str(path))
    dialog.close()


def test_a_lecturers_own_lesson_is_opened_or_refused_in_one_sentence(
    window: MainWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('format_version = 1\ntitle = "Mine"\n[[step]]\ntab = "kv-cache"\ncaption = "Look"\n', "utf-8")
    choose_lesson(window, path)
    qtbot.waitUntil(lambda: window.lecture.bar.caption.text() == "Look")
    path.write_text('format_version = 1\ntitle = "Mine"\n[[step]]\ntab = "cache"\ncaption = "Look"\n', "utf-8")
    choose_lesson(window, path)
    qtbot.waitUntil(window.intake.notice.isVisible)
    allowed = "passes, roofline, kv-cache, timeline, measured"
    assert window.intake.notice.text == f"{path}: step 1: tab is 'cache', must be one of {allowed}."


def test_the_menu_lists_the_lessons_once_it_opens(window: MainWindow) -> None:
    menu = window.lecture.menu
    menu.aboutToShow.emit()
    menu.aboutToShow.emit()
    titles = [action.text() for action in menu.actions() if action.text()]
    assert titles[:5] == [lesson.title.in_language("en") for lesson in menu.lessons]
    assert len(titles) == 8  # and Open, Notes, Leave


def check_every_step(window: MainWindow) -> None:
    """Go through a lesson; nothing of its bar may be cut at any step."""
    runner, bar = window.lecture.runner, window.lecture.bar
    while True:
        QApplication.processEvents()  # let the layouts follow
        for label in (bar.caption, bar.question):
            if label.isVisible():
                assert label.height() >= label.heightForWidth(label.width()) - 1
        for button in bar.choices:
            if button.isVisible():
                assert button.width() >= button.sizeHint().width()
                assert bar.rect().contains(button.mapTo(bar, button.rect().bottomRight()))
        if runner.moment is None or (runner.moment.is_last and runner.moment.is_revealed):
            return
        runner.next()


@pytest.mark.parametrize("theme_id", ["light", "dark", "projector-light", "projector-dark"])
@pytest.mark.parametrize("lesson", range(5))
def test_no_caption_or_choice_is_cut_at_any_step(window: MainWindow, theme_id: str, lesson: int) -> None:
    window.set_theme(load_theme(theme_id))
    start(window, lesson)
    check_every_step(window)


@pytest.mark.parametrize("scale", [1.6, 2.0])
@pytest.mark.parametrize("language", ["en", "tr", "pl"])
def test_very_large_text_in_a_small_window_is_not_cut(window: MainWindow, language: str, scale: float) -> None:
    before = QLocale()
    QLocale.setDefault(QLocale(language))
    window.resize(1280, 800)
    window.set_theme(load_theme("light").scaled(scale))
    try:
        start(window, SECONDS)
        check_every_step(window)
    finally:
        QLocale.setDefault(before)


def test_options_of_the_window_stay_as_they_were(window: MainWindow) -> None:
    before: Options = window._context.options.options
    start(window, PRICE, 4)
    window.lecture.runner.leave()
    assert window._context.options.options == before
