"""Favourites and what was used lately, in the lists of models and machines."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.state.library import ChoiceKind
from app.tabs.main_window import MainWindow
from app.tabs.tab_view import TabContext


@pytest.fixture
def context(window: MainWindow) -> TabContext:
    return window.context


def test_favourites_and_recent_ones_come_first(window: MainWindow, context: TabContext) -> None:
    model = window.panel.choices.model
    model.picked.emit("qwen3-30b-a3b")
    model.star_toggled.emit("llama-3.1-8b")
    first, second = list(model._entries.values())[:2]
    assert (first.id, first.group, first.starred) == ("llama-3.1-8b", "Favourites", True)
    assert (second.id, second.group, second.starred) == ("qwen3-30b-a3b", "Recently used", False)
    assert len(model._entries) == len(context.catalogue.architectures)  # each only once


def test_a_favourite_is_marked_by_key_in_the_open_list(qtbot: QtBot, window: MainWindow, context: TabContext) -> None:
    model = window.panel.choices.model
    model.open_list()
    popup = model._popup
    assert popup is not None
    qtbot.keyClick(popup._search, Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert context.library.shelf.favourites[ChoiceKind.MODEL] == (context.state.scenario.architecture.id,)
    popup.hide()


def test_a_favourite_is_marked_by_a_click_on_its_star_only(
    qtbot: QtBot, window: MainWindow, context: TabContext
) -> None:
    machine = window.panel.choices.machine
    machine.open_list()
    popup = machine._popup
    assert popup is not None
    QApplication.processEvents()
    box = popup._list.visualRect(popup._list.currentIndex())
    picked: list[str] = []
    machine.picked.connect(picked.append)
    star = popup._delegate.star_box(box.toRectF(), mirrored=False).center().toPoint()
    qtbot.mouseClick(popup._list.viewport(), Qt.MouseButton.LeftButton, pos=star)
    assert context.library.shelf.favourites[ChoiceKind.MACHINE] == (context.state.scenario.device.id,)
    assert picked == []
    popup.hide()
