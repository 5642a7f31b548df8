"""The table view: the tab's own numbers, for the eye, the ear and the spreadsheet."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from pytestqt.qtbot import QtBot

from app.state.view_options import TABS, TabId
from app.tabs.data_view import DataView
from app.tabs.main_window import MainWindow
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context
from tests.texts import plain


@pytest.fixture
def window(qtbot: QtBot, theme: Theme) -> MainWindow:
    window = MainWindow(new_context(tab=TabId.TIMELINE), theme)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


@pytest.fixture
def view(window: MainWindow, qtbot: QtBot) -> DataView:
    qtbot.keyClick(window, Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    assert window.companions.data is not None
    return window.companions.data


def cell(view: DataView, row: int, column: int) -> object:
    return view.model.data(view.model.index(row, column))


def test_it_shows_the_numbers_of_the_tab(view: DataView) -> None:
    assert view.isVisible()
    # 1,000 prompt tokens at 600 tokens/s take 1.66667 s; 859 passes of 1/18 s take 47.7222 s
    assert cell(view, 0, 2) == "1.667"
    assert cell(view, 1, 1) == "859"
    assert cell(view, 1, 2) == "47.722"  # as many decimals as the number above


def test_it_follows_the_scenario_and_the_tab(view: DataView, window: MainWindow) -> None:
    window.context.state.set_prompt_tokens(600)
    assert cell(view, 0, 2) == "1.00"  # above 47.72
    window.context.options.set_tab(TabId.ROOFLINE)
    assert view.title.text().startswith("Roofline")


def test_large_numbers_are_shortened_for_the_eye_and_copied_in_full(view: DataView, window: MainWindow) -> None:
    # 2 x 7e9 weights x 18 passes/s = 252 GFLOP/s: 12 digits that nobody reads
    window.context.options.set_tab(TabId.ROOFLINE)
    assert plain(str(cell(view, 0, 3))) == "252.0 G"
    view.copy_table()
    assert QGuiApplication.clipboard().text().split("\n")[1].split("\t")[3] == "252000000000"


def test_a_table_named_as_its_tab_is_named_once(view: DataView, window: MainWindow) -> None:
    window.context.options.set_tab(TabId.ROOFLINE)
    assert view.title.text() == "Roofline"
    window.context.options.set_tab(TabId.KV_CACHE)
    assert view.title.text() == "KV cache: Memory and time against length"


def test_another_table_can_be_chosen(view: DataView) -> None:
    view.choice.picked.emit("2")
    assert view.model.table.title == "The same answer without a KV cache"
    assert view.grid.accessibleName() == "The same answer without a KV cache"


@pytest.mark.parametrize("way", ["button", "key"])
def test_it_is_copied_for_a_spreadsheet(view: DataView, qtbot: QtBot, way: str) -> None:
    if way == "button":
        qtbot.mouseClick(view.copy, Qt.MouseButton.LeftButton)
    else:
        qtbot.keyClick(view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert lines[0].split("\t") == ["Phase", "Passes", "Time (s)", "Utilisation"]
    assert float(lines[1].split("\t")[2]) == pytest.approx(1_000 / 600)


@pytest.mark.parametrize("tab", TABS)
def test_every_tab_has_tables_whose_rows_fit_their_columns(window: MainWindow, tab: TabId) -> None:
    tables = window.tab(tab).tables()
    assert tables
    for table in tables:
        assert table.title
        assert all(table.columns)
        assert all(len(row) == len(table.columns) for row in table.rows)


def test_assistive_technology_reads_it_as_a_table(view: DataView) -> None:
    interface = QAccessible.queryAccessibleInterface(view.grid)
    assert interface.role() == QAccessible.Role.Table
    assert interface.text(QAccessible.Text.Name) == "One answer, start to finish"


def test_tab_leaves_the_table_and_esc_closes_it(view: DataView, qtbot: QtBot) -> None:
    view.grid.setFocus()
    qtbot.keyClick(view.grid, Qt.Key.Key_Tab)
    assert not view.grid.hasFocus()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert not view.isVisible()
