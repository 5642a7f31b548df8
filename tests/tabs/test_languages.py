"""The whole window changes its language while it runs, and says the same as one that began in that language."""

from collections.abc import Callable, Iterator
from itertools import zip_longest

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.settings import Settings
from app.state.view_options import TabId
from app.tabs.export.export_choice import Kind
from app.tabs.main_window import MainWindow
from app.window_options import parse_window_options
from tests.tabs.window_setup import CATALOGUE

Builder = Callable[[str], MainWindow]


@pytest.fixture
def build(qtbot: QtBot, qapp: QApplication) -> Iterator[Builder]:
    before = QLocale()
    windows: list[MainWindow] = []

    def build_in(language: str) -> MainWindow:
        options = parse_window_options(["--lang", language, "--theme", "light"], CATALOGUE)
        window = bootstrap.build_window(qapp, CATALOGUE, options, Settings())
        qtbot.addWidget(window)
        window.resize(1280, 800)
        window.show()
        for tab in TabId:
            window._context.options.set_tab(tab)
            settle()
        windows.append(window)
        return window

    yield build_in
    for window in windows:
        switch(window, "en")
    QLocale.setDefault(before)


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def switch(window: MainWindow, language: str) -> None:
    window._context.options.set_language(language)
    settle()


def said_by(widget: QWidget) -> tuple[str, ...]:
    """Return what a widget shows and tells; Qt's own arrows of a tab row keep the language they were made in."""
    if isinstance(widget.parent(), QTabBar):
        return ()
    shown = widget.text() if isinstance(widget, QLabel | QAbstractButton | QLineEdit) else ""
    return (shown, widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), widget.windowTitle())


def words(window: MainWindow) -> list[tuple[str, str]]:
    """Return (where, text) for all that the window says, tab by tab, in a fixed order."""
    found = []
    for tab in TabId:
        window._context.options.set_tab(tab)
        settle()
        view = window.tab(tab)
        found += [(f"{tab} verdict", view.verdict.text), (f"{tab} summary", view.summary())]
        found += [(f"{tab} table", str((table.title, table.columns))) for table in view.tables()]
        for widget in view.findChildren(QWidget):
            found += [(f"{tab} {type(widget).__name__}", text) for text in said_by(widget)]
    for widget in (
        window.panel,
        window.header,
        *window.panel.findChildren(QWidget),
        *window.header.findChildren(QWidget),
    ):
        found += [(type(widget).__name__, text) for text in said_by(widget)]
    found += [("QAction", action.text()) for action in window.findChildren(QAction)]
    return found


def test_english_comes_back_after_turkish_and_polish(build: Builder) -> None:
    window = build("en")
    english = words(window)
    for language in ("tr", "pl"):
        switch(window, language)
        assert words(window) != english
    switch(window, "en")
    assert [pair for pair in zip(words(window), english, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", ["tr", "pl"])
def test_a_window_that_changed_its_language_says_what_one_says_that_began_in_it(build: Builder, language: str) -> None:
    changed = build("en")
    switch(changed, language)
    after = words(changed)
    began = words(build(language))
    assert [pair for pair in zip(after, began, strict=True) if pair[0] != pair[1]] == []


@pytest.mark.parametrize("language", ["tr", "pl"])
def test_a_window_that_changed_its_language_looks_like_one_that_began_in_it(build: Builder, language: str) -> None:
    changed = build("en")
    switch(changed, language)
    began = build(language)
    for tab in TabId:
        pictures = []
        for window in (changed, began):
            window._context.options.set_tab(tab)
            settle()
            pictures.append(window.tab(tab).grab().toImage())
        assert pictures[0] == pictures[1], f"{tab} differs"


def open_companions(window: MainWindow) -> dict[str, QWidget]:
    """Open every dialog that stays open while the language changes."""
    companions = window.companions
    companions.show_keys()
    companions.show_words()
    companions.show_preferences()
    companions.show_export(Kind.ANIMATION)
    companions.show_data()
    window._show_about()
    window.lecture._toggle_notes()
    settle()
    found = {
        "keys": companions.keys,
        "words": companions.words,
        "preferences": companions.preferences,
        "export": companions.export,
        "data": companions.data,
        "about": window._about,
        "notes": window.lecture.notes,
    }
    return {name: widget for name, widget in found.items() if widget is not None}


def words_of_companions(opened: dict[str, QWidget]) -> list[tuple[str, str]]:
    return [
        (f"{name} {type(widget).__name__}", text)
        for name, root in opened.items()
        for widget in (root, *root.findChildren(QWidget))
        if widget.isVisible()
        for text in said_by(widget)
    ]


@pytest.mark.parametrize("language", ["tr", "pl"])
def test_open_dialogs_change_their_language_too(build: Builder, language: str) -> None:
    window = build("en")
    opened = open_companions(window)
    assert set(opened) >= {"keys", "words", "preferences", "export", "data", "about"}
    switch(window, language)
    after = words_of_companions(opened)
    fresh = build(language)
    began = words_of_companions(open_companions(fresh))
    different = [pair for pair in zip_longest(after, began) if pair[0] != pair[1]]
    for widget in (*opened.values(), *fresh.companions.windows()):
        widget.close()
    assert not different, "\n".join(map(str, different))
