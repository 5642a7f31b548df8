"""The page that scrolls: it comes to rest with any content, and shows what has the focus."""

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.scroll_page import ScrollPage


class Restless(QWidget):
    """Wants to be high while it is low, and low while it is high."""

    def __init__(self) -> None:
        super().__init__()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, _width: int) -> int:
        return 1_000 if self.height() < 500 else 50

    def minimumSizeHint(self) -> QSize:
        return QSize(50, 50)


def test_a_page_that_never_has_the_height_it_wants_does_not_bring_the_program_down(qtbot: QtBot, theme: Theme) -> None:
    page = ScrollPage(theme, Restless())
    qtbot.addWidget(page)
    page.resize(300, 200)
    page.show()
    for width in (310, 280, 900):
        page.resize(width, 200)
        QApplication.processEvents()
    content = page.widget()
    assert content is not None
    content.resize(10, 10)
    QApplication.processEvents()
    assert content.height() in (200, 1_000)  # one of its wishes, but at least the view's height
    assert page.verticalScrollBar().maximum() == content.height() - 200


def high_page(qtbot: QtBot, theme: Theme) -> tuple[QWidget, ScrollPage, list[QPushButton]]:
    """A window with a button above a page of ten buttons, of which two are in sight."""
    window, content = QWidget(), QWidget()
    buttons = [QPushButton(str(number)) for number in range(11)]
    column = QVBoxLayout(content)
    for button in buttons[1:]:
        button.setFixedHeight(100)
        column.addWidget(button)
    page = ScrollPage(theme, content)
    outer = QVBoxLayout(window)
    outer.addWidget(buttons[0])
    outer.addWidget(page)
    qtbot.addWidget(window)
    window.resize(300, 300)
    window.show()
    window.activateWindow()
    QApplication.processEvents()
    return window, page, buttons


def is_in_sight(page: ScrollPage, button: QPushButton) -> bool:
    top = button.mapTo(page.viewport(), QPoint(0, 0)).y()
    return top >= 0 and top + button.height() <= page.viewport().height()


def test_the_focus_that_comes_from_outside_is_in_sight(qtbot: QtBot, theme: Theme) -> None:
    window, page, buttons = high_page(qtbot, theme)
    buttons[0].setFocus()
    assert not is_in_sight(page, buttons[10])
    qtbot.keyClick(buttons[0], Qt.Key.Key_Backtab)  # round the window: the last of the page
    assert window.focusWidget() is buttons[10]
    assert is_in_sight(page, buttons[10])
    buttons[0].setFocus()
    buttons[1].setFocus(Qt.FocusReason.ShortcutFocusReason)
    assert is_in_sight(page, buttons[1])


def test_a_page_does_not_move_under_a_pointer_nor_back_to_a_focus_that_only_returns(qtbot: QtBot, theme: Theme) -> None:
    window, page, buttons = high_page(qtbot, theme)
    bar, half = page.verticalScrollBar(), 130
    bar.setValue(half)  # through the second button
    qtbot.mousePress(buttons[1], Qt.MouseButton.LeftButton)
    assert window.focusWidget() is buttons[1]
    assert bar.value() == half
    qtbot.mouseRelease(buttons[1], Qt.MouseButton.LeftButton)
    bar.setValue(bar.maximum())
    other = QWidget()
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    window.activateWindow()
    qtbot.waitUntil(buttons[1].hasFocus)
    assert bar.value() == bar.maximum()
