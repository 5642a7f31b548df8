"""The page that scrolls: it comes to rest also with content whose wish for height never does."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
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
