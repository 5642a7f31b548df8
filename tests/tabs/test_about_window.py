"""About: versions and licences come from the parts themselves, can be copied, and are reached by key."""

import platform
from importlib import metadata

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.licences import components
from app.tabs.about_window import AboutWindow
from app.theme.loader import load_theme
from app.theme.tokens import Theme
from app.version import version


@pytest.fixture
def about(qtbot: QtBot, theme: Theme) -> AboutWindow:
    window = QWidget()
    window.resize(1280, 800)
    qtbot.addWidget(window)
    about = AboutWindow(theme, window)
    window.about = about  # type: ignore[attr-defined] # it lives as long as its window
    about.show()
    return about


def lines(about: AboutWindow) -> list[str]:
    return [about._list.item(row).text() for row in range(about._list.count())]


def choose(about: AboutWindow, name: str) -> str:
    about._list.setCurrentRow(next(row for row, line in enumerate(lines(about)) if line.startswith(name)))
    return about._text.toPlainText()


def test_versions_are_those_that_run(about: AboutWindow) -> None:
    shown = about._versions.text().split(" · ")
    assert f"Two Speeds {version()}" in shown
    assert f"Python {platform.python_version()}" in shown
    assert f"Qt {qVersion()}" in shown
    assert f"PySide6 {metadata.version('PySide6_Essentials')}" in shown
    assert f"numpy {metadata.version('numpy')}" in shown
    assert f"pyqtgraph {metadata.version('pyqtgraph')}" in shown


@pytest.mark.parametrize("part", components(), ids=lambda part: part.name)
def test_everything_has_a_licence_and_its_text(part: object, about: AboutWindow) -> None:
    assert part.licence  # type: ignore[attr-defined]
    assert len(part.text) > 500  # type: ignore[attr-defined]
    assert part.text[:200] in choose(about, part.name)  # type: ignore[attr-defined]


def test_the_packages_that_are_needed_are_all_there(about: AboutWindow) -> None:
    shown = {line.split()[0].lower().replace("-", "_") for line in lines(about)}
    assert {"two", "python", "inter", "numpy", "pyqtgraph", "pyside6_essentials", "shiboken6", "pillow"} <= shown


def test_qts_licence_says_how_to_exchange_it_and_where_its_source_is(about: AboutWindow) -> None:
    text = choose(about, "PySide6_Essentials")
    assert "Licence: LGPL-3.0-only" in text
    assert "You may exchange them" in text
    assert "https://download.qt.io/" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text
    assert "GNU GENERAL PUBLIC LICENSE" in text


def test_it_is_copied_as_text(about: AboutWindow, qtbot: QtBot) -> None:
    about._copy.setFocus()
    qtbot.keyClick(about._copy, Qt.Key.Key_Space)
    copied = QGuiApplication.clipboard().text()
    assert copied == about.text()
    assert f"numpy {metadata.version('numpy')} · " in copied
    assert "Inter (typeface) · OFL-1.1" in copied


def test_arrow_keys_move_along_the_components_and_escape_closes(about: AboutWindow, qtbot: QtBot) -> None:
    first = about._text.toPlainText()
    qtbot.keyClick(about._list, Qt.Key.Key_Down)
    assert about._text.toPlainText() != first
    qtbot.keyClick(about, Qt.Key.Key_Escape)
    assert about.isHidden()


@pytest.mark.parametrize("scale", [0.75, 1.0, 2.0])
def test_it_fits_into_the_window_and_its_buttons_into_it(about: AboutWindow, scale: float) -> None:
    about.set_theme(load_theme("dark").scaled(scale))
    about.layout().activate()
    for button in about._buttons.buttons():
        assert about.rect().contains(button.geometry().translated(about._buttons.pos()))
