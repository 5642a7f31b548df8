"""Tests of windows that give their picture back while they are hidden."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout
from pytestqt.qtbot import QtBot

from app.widgets.hidden_window import release_when_hidden

NOTHING = QSize(1, 1)


def a_dialog(qtbot: QtBot) -> QDialog:
    dialog = QDialog()
    qtbot.addWidget(dialog)
    words = QLabel("24 GB")
    words.setAlignment(Qt.AlignmentFlag.AlignCenter)
    QVBoxLayout(dialog).addWidget(words)
    dialog.resize(300, 200)
    release_when_hidden(dialog)
    return dialog


def on_screen(qtbot: QtBot, dialog: QDialog) -> QImage:
    def picture() -> QImage:
        return dialog.screen().grabWindow(dialog.winId()).toImage()

    dialog.show()
    qtbot.waitUntil(lambda: not picture().isNull())
    return picture()


def test_a_hidden_window_keeps_no_picture(qtbot: QtBot) -> None:
    dialog = a_dialog(qtbot)
    on_screen(qtbot, dialog)
    assert dialog.backingStore().size() == QSize(300, 200)

    dialog.hide()

    assert dialog.backingStore().size() == NOTHING


def test_a_window_that_is_shown_again_is_painted_as_before(qtbot: QtBot) -> None:
    dialog = a_dialog(qtbot)
    before = on_screen(qtbot, dialog)
    colours = {before.pixel(x, y) for x in range(0, 300, 3) for y in range(80, 120)}
    assert len(colours) > 2, "there must be words to see"

    dialog.hide()
    again = on_screen(qtbot, dialog)

    assert again == before


def test_a_window_that_was_never_shown_can_be_hidden(qtbot: QtBot) -> None:
    dialog = a_dialog(qtbot)

    dialog.hide()

    assert dialog.backingStore() is None
