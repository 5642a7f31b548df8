"""Labels keep what they are told, and move what is around them only where they must."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.labels import TextLabel


@pytest.fixture
def style_sheet(qapp: QApplication) -> Iterator[None]:
    before = qapp.styleSheet()
    qapp.setStyleSheet("QMenu { padding: 1px; }")  # any at all: then the style polishes every widget
    yield
    qapp.setStyleSheet(before)


@pytest.mark.usefixtures("style_sheet")
def test_a_colour_survives_the_style_sheet(qtbot: QtBot, theme: Theme) -> None:
    page, window = QWidget(), QWidget()
    qtbot.addWidget(window)
    label = TextLabel(theme, "41 × longer")
    QVBoxLayout(page).addWidget(label)
    page.ensurePolished()
    label.ensurePolished()
    label.set_color("danger")
    QVBoxLayout(window).addWidget(page)  # what a tab that was built beforehand goes through
    window.show()
    QApplication.processEvents()
    assert label.palette().color(QPalette.ColorRole.WindowText) == theme.color("danger")


class _Requests(QObject):
    """Counts how often layouts are asked to measure anew."""

    def __init__(self) -> None:
        super().__init__()
        self.count = 0

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.LayoutRequest
        return False


@pytest.fixture
def page(qtbot: QtBot, theme: Theme) -> tuple[QWidget, TextLabel, _Requests]:
    """A narrow page with one label that has been laid out."""
    page, requests = QWidget(), _Requests()
    qtbot.addWidget(page)
    label = TextLabel(theme, "12 tokens of 860 tokens fit")
    column = QVBoxLayout(page)
    column.addWidget(label)
    column.addStretch(1)
    page.resize(round(theme.sizes.body * 24), round(theme.sizes.body * 20))
    page.show()
    QApplication.processEvents()
    page.installEventFilter(requests)
    return page, label, requests


def test_a_text_that_needs_no_other_room_leaves_the_layout_alone(page: tuple[QWidget, TextLabel, _Requests]) -> None:
    _, label, requests = page
    before = label.geometry()
    label.setText("34 tokens of 920 tokens fit")
    QApplication.processEvents()
    assert (label.text(), requests.count, label.geometry()) == ("34 tokens of 920 tokens fit", 0, before)


def test_a_text_that_needs_one_more_line_gets_it(page: tuple[QWidget, TextLabel, _Requests]) -> None:
    _, label, requests = page
    one_line = label.height()
    label.setText("34 tokens of 920 tokens fit, and all of the others have to wait")
    QApplication.processEvents()
    assert requests.count == 1
    assert label.height() == label.heightForWidth(label.width()) > one_line
    label.setText("34 tokens of 920 tokens fit")
    QApplication.processEvents()
    assert (requests.count, label.height()) == (2, one_line)


def test_a_word_that_is_wider_than_the_page_widens_it(page: tuple[QWidget, TextLabel, _Requests]) -> None:
    window, label, requests = page
    before = window.minimumSizeHint().width()
    label.setText("W" * 40)
    QApplication.processEvents()
    assert requests.count == 1
    assert window.minimumSizeHint().width() > before


def test_a_text_written_without_a_layout_is_measured_at_another_width(qtbot: QtBot, theme: Theme) -> None:
    window, label = QWidget(), TextLabel(theme, "12 tokens")
    qtbot.addWidget(window)
    outer, inner = QVBoxLayout(window), QVBoxLayout()
    inner.addWidget(label)
    outer.addLayout(inner)
    outer.addStretch(1)
    wide, narrow = round(theme.sizes.body * 40), round(theme.sizes.body * 12)
    window.resize(wide, wide)
    window.show()
    QApplication.processEvents()
    inner.heightForWidth(label.width() - (wide - narrow))  # layouts keep what they have measured last
    label.setText("34 tokens of 920 tokens fit on this card")
    window.resize(narrow, wide)
    QApplication.processEvents()
    assert label.height() == label.heightForWidth(label.width()) > label.fontMetrics().height() * 1.5


def test_a_line_that_does_not_wrap_takes_the_width_of_its_text(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    label = TextLabel(theme, "1 token", wrap=False)
    row = QHBoxLayout(window)
    row.addWidget(label)
    row.addStretch(1)
    window.resize(600, 60)
    window.show()
    QApplication.processEvents()
    label.setText("1,000,000 tokens of the conversation")
    QApplication.processEvents()
    assert label.width() == label.sizeHint().width()


def test_a_screen_reader_hears_the_text_that_is_shown(page: tuple[QWidget, TextLabel, _Requests]) -> None:
    _, label, _ = page
    label.setText("34 tokens of 920 tokens fit")
    assert QAccessible.queryAccessibleInterface(label).text(QAccessible.Text.Name) == "34 tokens of 920 tokens fit"
    assert label.isVisible()
    assert not label.isHidden()
