"""What comes into the window: dropped files, the sheet of what was read, scenarios, the clipboard, own things."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

from app.core.formats import AS_STORED_ID
from app.files.scenario_file import load_scenario
from app.paths import RESOURCES
from app.tabs.intake import Intake
from app.tabs.main_window import MainWindow
from app.tabs.model_file_view import ModelFileView
from app.tabs.tab_view import TabContext
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from app.widgets.notice_bar import NoticeKind
from tests.tabs.window_setup import new_context

DATA = Path(__file__).parents[1] / "data"
LLAMA = DATA / "gguf_architectures" / "llama-dense.gguf"
BENCH = DATA / "llama_bench" / "ben_02_table.md"


@pytest.fixture
def context() -> TabContext:
    return new_context()


@pytest.fixture
def window(qtbot: QtBot, context: TabContext, theme: Theme) -> MainWindow:
    window = MainWindow(context, theme)
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    return window


@pytest.fixture
def intake(window: MainWindow) -> Intake:
    return window.intake


def drop(window: MainWindow, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(9, 9), *how))
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), *how))


def opened_view(qtbot: QtBot, intake: Intake) -> ModelFileView:
    qtbot.waitUntil(lambda: intake.desk.view is not None, timeout=5_000)
    assert intake.desk.view is not None
    return intake.desk.view


def press(view: ModelFileView, role: QDialogButtonBox.ButtonRole) -> None:
    next(button for button in view.buttons.buttons() if view.buttons.buttonRole(button) is role).click()


def test_a_dropped_model_is_shown_before_it_is_used(
    qtbot: QtBot, window: MainWindow, intake: Intake, context: TabContext
) -> None:
    before = context.state.scenario
    drop(window, LLAMA)
    view = opened_view(qtbot, intake)
    assert "key llama.block_count" in view.texts
    assert "key llama.attention.head_count_kv" in view.texts
    assert context.state.scenario == before
    commits: list[object] = []
    context.state.scenario_changed.connect(commits.append)
    press(view, QDialogButtonBox.ButtonRole.AcceptRole)
    scenario = context.state.scenario
    assert len(commits) == 1
    assert scenario.weights.id == AS_STORED_ID
    assert scenario.architecture.stored is not None
    assert context.state.results.weight_bytes == scenario.architecture.stored.total_bytes
    assert intake.desk.view is None


def test_cancel_leaves_all_as_it_was(qtbot: QtBot, window: MainWindow, intake: Intake, context: TabContext) -> None:
    before = context.state.scenario
    drop(window, LLAMA)
    press(opened_view(qtbot, intake), QDialogButtonBox.ButtonRole.RejectRole)
    assert context.state.scenario == before
    assert context.library.shelf.file_models == ()


def test_a_catalogue_model_after_a_file_gets_a_format_that_exists_and_the_way_back_is_open(
    qtbot: QtBot, window: MainWindow, intake: Intake, context: TabContext
) -> None:
    drop(window, LLAMA)
    press(opened_view(qtbot, intake), QDialogButtonBox.ButtonRole.AcceptRole)
    file_id = context.state.scenario.architecture.id
    window.panel.choices.model.picked.emit("llama-3.1-8b")
    assert context.state.scenario.weights.id == "f32"  # the small test models are stored with 32 bits
    window.panel.choices.model.picked.emit(file_id)
    assert context.state.scenario.weights.id == AS_STORED_ID


def test_the_drop_target_shows_while_files_are_over_the_window(window: MainWindow, intake: Intake) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(LLAMA))])
    enter = QDragEnterEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    assert intake.target.overlay.isVisible()
    assert intake.target.overlay.size() == window.size()
    QApplication.sendEvent(window, QDragLeaveEvent())
    assert not intake.target.overlay.isVisible()


def test_dragged_text_is_not_for_the_window(window: MainWindow, intake: Intake) -> None:
    data = QMimeData()
    data.setText("words")
    enter = QDragEnterEvent(
        QPoint(9, 9), Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    )
    enter.ignore()
    QApplication.sendEvent(window, enter)
    assert not intake.target.overlay.isVisible()


def test_a_broken_file_leaves_one_sentence_and_the_scenario(
    qtbot: QtBot, window: MainWindow, intake: Intake, context: TabContext, tmp_path: Path
) -> None:
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(LLAMA.read_bytes()[:100])
    before = context.state.scenario
    drop(window, broken)
    qtbot.waitUntil(lambda: bool(intake.notice.text), timeout=5_000)
    assert "broken.gguf" in intake.notice.text
    assert intake.notice.text.endswith(".")
    assert intake.notice.kind is NoticeKind.PROBLEM
    assert intake.notice.accessibleName() == intake.notice.text
    assert context.state.scenario == before
    intake.notice.close_button.click()
    assert intake.notice.text == ""


def test_measured_speeds_are_counted(qtbot: QtBot, window: MainWindow, intake: Intake) -> None:
    heard: list[object] = []
    intake.desk.measurements_opened.connect(heard.append)
    drop(window, BENCH)
    qtbot.waitUntil(lambda: bool(heard), timeout=5_000)
    assert heard[0].paths == (BENCH,)  # type: ignore[attr-defined]


def test_what_was_read_and_what_can_be_used_are_both_said(
    qtbot: QtBot, window: MainWindow, intake: Intake, tmp_path: Path
) -> None:
    head = """| model         |     size | params | backend | ngl | fa |          test |           t/s |
| ------------- | -------: | -----: | ------- | --: | -: | ------------: | ------------: |
"""
    known = "| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | tg128 | 165.76 ± 1.50 |\n"
    unknown = "| dream 9T Q4_0 | 3.56 TiB | 9.74 T | CUDA    |  99 |  1 | tg128 | 165.76 ± 1.50 |\n"
    results = tmp_path / "bench.md"
    results.write_text(head + known + unknown, encoding="utf-8")
    drop(window, results)
    qtbot.waitUntil(lambda: bool(intake.notice.text), timeout=5_000)
    assert intake.notice.text == "2 measured speeds in bench.md. 1 of them cannot be used."
    assert intake.notice.kind is NoticeKind.DONE
    results.write_text(head + unknown, encoding="utf-8")
    drop(window, results)
    qtbot.waitUntil(lambda: intake.notice.kind is NoticeKind.PROBLEM, timeout=5_000)
    assert intake.notice.text == "1 measured speed in bench.md. Nothing of that can be used: “Measured” says why."


def test_a_file_without_a_speed_that_can_be_used_is_said_plainly(
    qtbot: QtBot, window: MainWindow, intake: Intake, tmp_path: Path
) -> None:
    (row, *_) = json.loads((DATA / "llama_bench" / "real_bench.json").read_text(encoding="utf-8"))
    results = tmp_path / "mea.json"
    results.write_text(json.dumps([row | {"avg_ts": 0}]), encoding="utf-8")
    drop(window, results)
    qtbot.waitUntil(lambda: intake.notice.kind is NoticeKind.PROBLEM, timeout=5_000)
    assert intake.notice.text == "No measured speed in mea.json can be used: “Measured” says why."


def test_a_file_that_is_dropped_many_times_counts_once(qtbot: QtBot, window: MainWindow, intake: Intake) -> None:
    drop(window, *[LLAMA] * 100)
    opened_view(qtbot, intake).reject()
    assert intake.notice.text == ""


def test_what_worked_is_said_for_a_while_and_a_problem_until_it_is_dismissed(intake: Intake, qtbot: QtBot) -> None:
    intake.notice._timer.setInterval(1)
    intake.report_problem("No room.")
    assert not intake.notice._timer.isActive()
    intake.report_done("Saved.")
    qtbot.waitUntil(lambda: not intake.notice.isVisible(), timeout=5_000)
    assert not intake.notice._timer.isActive()  # nothing runs at rest
    intake.report_problem("No room.")
    assert intake.notice.text == "No room."


def test_what_worked_stays_while_someone_is_at_it(intake: Intake, qtbot: QtBot) -> None:
    intake.notice._timer.setInterval(1)
    intake.report_done("Saved.")
    intake.notice.close_button.setFocus()
    qtbot.waitUntil(lambda: not intake.notice._timer.isActive(), timeout=5_000)
    assert intake.notice.text == "Saved."
    intake.notice.close_button.click()
    assert intake.notice.text == ""


def test_an_audience_is_not_shown_what_was_said_before(intake: Intake, context: TabContext) -> None:
    intake.report_done("Saved.")
    context.options.set_presenting(True)
    assert not intake.notice.isVisible()
    assert not intake.notice._timer.isActive()
    intake.report_problem("No room.")  # what happens meanwhile is said
    context.options.set_text_scale(1.2)
    assert intake.notice.text == "No room."
    context.options.set_presenting(False)


def test_a_dropped_lesson_begins(qtbot: QtBot, window: MainWindow, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text((RESOURCES / "lessons" / "2-who-waits.toml").read_text(encoding="utf-8"), encoding="utf-8")
    drop(window, mine)
    qtbot.waitUntil(lambda: window.lecture.runner.moment is not None, timeout=5_000)
    moment = window.lecture.runner.moment
    assert moment is not None
    assert (moment.lesson.id, moment.index) == ("mine", 0)
    assert not window.intake.notice.isVisible()


def test_a_model_that_says_too_little_cannot_be_used(
    qtbot: QtBot, window: MainWindow, intake: Intake, tmp_path: Path
) -> None:
    config = tmp_path / "config.json"
    config.write_text(json.dumps({"model_type": "llama", "num_hidden_layers": 2}))
    drop(window, config)
    view = opened_view(qtbot, intake)
    roles = [view.buttons.buttonRole(button) for button in view.buttons.buttons()]
    assert roles == [QDialogButtonBox.ButtonRole.RejectRole]
    assert "The file does not say enough to compute with it." in view.texts
    view.reject()


def test_a_scenario_is_saved_and_opened_again_in_one_commit(
    qtbot: QtBot, window: MainWindow, intake: Intake, context: TabContext, tmp_path: Path
) -> None:
    context.state.set_prompt_tokens(4_321)
    saved = context.state.scenario
    intake.desk._on_save_chosen(tmp_path / "talk")
    path = tmp_path / "talk.two-speeds.toml"
    assert load_scenario(path, context.catalogue) == saved
    assert str(path) in intake.notice.text
    context.state.reset()
    drop(window, path)
    qtbot.waitUntil(lambda: context.state.scenario == saved, timeout=5_000)
    context.state.undo()
    assert context.state.scenario == context.state.initial_scenario
    assert [entry.name for entry in context.library.shelf.recent_files] == ["talk.two-speeds.toml"]
    assert intake.actions_.recent[0].text().startswith("talk.two-speeds.toml")
    assert intake.actions_.recent[0].isVisible()
    assert not intake.actions_.recent[1].isVisible()


def test_saving_where_it_is_impossible_is_said(intake: Intake, context: TabContext, tmp_path: Path) -> None:
    intake.desk.save(tmp_path / "no such folder" / "x.two-speeds.toml")
    assert "no such folder does not exist" in intake.notice.text
    assert context.library.shelf.recent_files == ()


def test_texts_follow_the_language_and_the_theme(window: MainWindow, intake: Intake) -> None:
    intake.report_problem("x: is broken.")
    window.set_theme(load_theme("dark"))
    window.follow_language()
    assert intake.actions_.open.text() == "Open a model, scenario or speeds…"
    assert intake.notice.text == "x: is broken."
