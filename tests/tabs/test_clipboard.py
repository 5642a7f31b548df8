"""A scenario as text on the clipboard: out, in, and what is no scenario."""

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from app.widgets.notice_bar import NoticeKind
from tests.tabs.window_setup import new_context


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(), theme)
    qtbot.addWidget(window)
    window.show()
    return window


def test_a_scenario_goes_over_the_clipboard_as_text(window: MainWindow) -> None:
    window.context.state.set_answer_tokens(321)
    copied = window.context.state.scenario
    window.intake.actions_.copy.trigger()
    assert "answer_tokens = 321" in QGuiApplication.clipboard().text()
    window.context.state.reset()
    window.intake.actions_.paste.trigger()
    assert window.context.state.scenario == copied


class EmptyClipboard:
    """What Qt gives on some systems where nothing was ever copied."""

    @staticmethod
    def clipboard() -> "EmptyClipboard":
        return EmptyClipboard()

    def mimeData(self) -> None:
        return None


def test_an_empty_clipboard_leaves_one_sentence(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.tabs.file_desk.QGuiApplication", EmptyClipboard)
    window.intake.actions_.paste.trigger()
    assert window.intake.notice.kind is NoticeKind.PROBLEM
    assert window.intake.notice.text == "The clipboard holds no text. Copy a scenario first."


def test_pasted_junk_leaves_one_sentence(window: MainWindow) -> None:
    before = window.context.state.scenario
    QGuiApplication.clipboard().setText("format_version = 1\nmodell = 'x'")
    window.intake.actions_.paste.trigger()
    assert "'modell' is not known, did you mean model" in window.intake.notice.text
    assert window.context.state.scenario == before
