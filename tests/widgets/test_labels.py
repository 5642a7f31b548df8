"""Labels keep what they are told."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
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
