"""Texts much longer than English, and right-to-left layout, break nothing; what is not marked went past tr()."""

import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QPoint, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.settings import Settings
from app.state.view_options import TabId
from app.tabs.main_window import MainWindow
from app.widgets.labels import ElidedLabel
from app.window_options import parse_window_options
from tests.tabs.test_languages import open_companions
from tests.tabs.window_setup import CATALOGUE

SIZES = [(1280, 800), (1920, 1080)]
OPEN, CLOSE = "⟦", "⟧"
ACCENTS = str.maketrans("aeiouyAEIOUYncs", "äéïöüÿÄÉÏÖÜŸñçš")
EXTRA = 0.4  # German is up to so much longer
# Names and numbers, the same in every language, and the example texts, which have a language of their own.
UNMARKED = re.compile(
    r"Two Speeds|llama\.cpp|.*llama-bench -m .*|(Why is the sky blue\?)?.*Because air scatters .*|Why.*blue\?"
)
NAMES_IN_DIALOGS = re.compile(
    r"Two Speeds.*|English|Türkçe|Polski|PNG|SVG|PDF|GIF|APNG|[\d ×]+|"
    r"(Shift\+|Ctrl\+|F\d|Esc|Tab|PgUp|Home|Enter|Backspace).*"
)
LETTERS = re.compile(r"[^\W\d_]{2}")


class LongerTexts(QTranslator):
    """Answers every text with an accented one that is longer by `EXTRA` and stands between marks."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        pieces = re.split(r"(\{\w+\}|%L?n)", source)
        words = "".join(piece if index % 2 else piece.translate(ACCENTS) for index, piece in enumerate(pieces))
        bare = len("".join(pieces[::2]))
        extra = " öööö" * round(EXTRA * bare / 5)
        return f"{OPEN}{words}{extra}{CLOSE}" if LETTERS.search("".join(pieces[::2])) else source


def longer(text: str) -> str:
    return LongerTexts().translate("", text)


def test_the_pseudo_language_is_longer_and_keeps_placeholders() -> None:
    assert longer("Prompt") == "⟦Prömpt⟧"
    assert longer("Room for {tokens} more tokens.") == "⟦Rööm för {tokens} möré tökéñš. öööö öööö⟧"
    assert longer("{value} %") == "{value} %"


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[LongerTexts]:
    translator = LongerTexts()
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def right_to_left(qapp: QApplication) -> Iterator[None]:
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    yield
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


def settle() -> None:
    for _ in range(4):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)


def open_window(qtbot: QtBot, qapp: QApplication, size: tuple[int, int], pseudo: LongerTexts) -> MainWindow:
    before = QLocale()
    options = parse_window_options(["--lang", "en", "--theme", "light"], CATALOGUE)
    window = bootstrap.build_window(qapp, CATALOGUE, options, Settings())
    QLocale.setDefault(before)
    qapp.installTranslator(pseudo)  # after the program's own, so that it is asked first
    qtbot.addWidget(window)
    window.resize(*size)
    window.show()
    settle()
    return window


def show_tab(window: MainWindow, tab: TabId) -> QWidget:
    window._context.options.set_tab(tab)
    settle()
    return window.tab(tab)


def texts_of(root: QWidget) -> list[QLabel | QAbstractButton]:
    return [
        part for part in root.findChildren(QWidget) if isinstance(part, QLabel | QAbstractButton) if part.isVisible()
    ]


def is_cut(part: QLabel | QAbstractButton) -> bool:
    """Return whether a text has less room than it needs and no way to show all of it."""
    if not part.text() or isinstance(part, ElidedLabel):
        return False  # an elided label tells its whole text in its tooltip
    if isinstance(part, QLabel) and part.wordWrap():
        return part.height() < part.heightForWidth(part.width())
    least = part.minimumSizeHint() if isinstance(part, QAbstractButton) else part.sizeHint()
    return part.width() < least.width() or part.height() < least.height()


def overlaps(root: QWidget) -> list[str]:
    """Return the pairs of texts that cover each other."""
    boxes = [
        (part, part.visibleRegion().boundingRect().translated(part.mapTo(root, QPoint())))
        for part in texts_of(root)
        if part.text()
    ]
    return [
        f"{first.text()!r} over {second.text()!r}"
        for (first, box), (second, other) in combinations(boxes, 2)
        if box.intersects(other) and not first.isAncestorOf(second) and not second.isAncestorOf(first)
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("tab", list(TabId))
def test_longer_texts_are_neither_cut_nor_on_top_of_each_other(
    qtbot: QtBot, qapp: QApplication, pseudo: LongerTexts, tab: TabId, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, qapp, size, pseudo)
    view = show_tab(window, tab)
    assert OPEN in view.verdict.text  # type: ignore[attr-defined]
    for root in (view, window.panel, window.header):
        assert [f"{type(part).__name__}: {part.text()}" for part in texts_of(root) if is_cut(part)] == []
        assert overlaps(root) == []
    for area in view.findChildren(QScrollArea):
        assert area.horizontalScrollBar().maximum() == 0, f"{area} would have to be scrolled sideways"
    assert window.size().width() <= size[0], "the texts force the window to be wider than its screen"
    window.grab()


@pytest.mark.parametrize("tab", list(TabId))
def test_every_text_in_sight_went_through_the_translations(
    qtbot: QtBot, qapp: QApplication, pseudo: LongerTexts, tab: TabId
) -> None:
    window = open_window(qtbot, qapp, (1920, 1080), pseudo)
    view = show_tab(window, tab)
    said = [
        (type(part).__name__, part.text()) for root in (view, window.panel, window.header) for part in texts_of(root)
    ]
    said += [
        (type(part).__name__, text)
        for root in (view, window.panel, window.header)
        for part in root.findChildren(QWidget)
        if not isinstance(part.parent(), QTabBar)  # Qt's own arrows
        for text in (part.accessibleName(), part.accessibleDescription(), part.toolTip())
    ]
    said += [(str(tab), text) for table in view.tables() for text in (table.title, *table.columns)]  # type: ignore[attr-defined]
    found = [
        f"{where}: {text}"
        for where, text in said
        if LETTERS.search(text) and OPEN not in text and not UNMARKED.fullmatch(text)
    ]
    assert found == []


@pytest.mark.parametrize("tab", list(TabId))
def test_right_to_left_mirrors_the_window(
    qtbot: QtBot, qapp: QApplication, pseudo: LongerTexts, right_to_left: None, tab: TabId
) -> None:
    window = open_window(qtbot, qapp, (1280, 800), pseudo)
    view = show_tab(window, tab)
    assert window.panel.mapTo(window, QPoint()).x() > view.mapTo(window, QPoint()).x()
    assert overlaps(view) == []
    assert not window.grab().isNull()


def test_dialogs_take_longer_texts(qtbot: QtBot, qapp: QApplication, pseudo: LongerTexts) -> None:
    window = open_window(qtbot, qapp, (1280, 800), pseudo)
    opened = open_companions(window)
    cut = [f"{name}: {part.text()}" for name, root in opened.items() for part in texts_of(root) if is_cut(part)]
    over = [f"{name}: {pair}" for name, root in opened.items() for pair in overlaps(root)]
    bypassing = [
        f"{name}: {part.text()}"
        for name, root in opened.items()
        for part in texts_of(root)
        if LETTERS.search(part.text()) and OPEN not in part.text() and not NAMES_IN_DIALOGS.fullmatch(part.text())
    ]
    for widget in opened.values():
        widget.close()
    assert cut == []
    assert over == []
    assert bypassing == []


def test_a_lesson_takes_longer_texts(qtbot: QtBot, qapp: QApplication, pseudo: LongerTexts) -> None:
    window = open_window(qtbot, qapp, (1280, 800), pseudo)
    lecture = window.lecture
    lecture.runner.start(lecture.menu.lessons[0])
    while lecture.runner.moment is not None and lecture.runner.moment.step.question is None:
        lecture.runner.next()
    settle()
    assert [part.text() for part in texts_of(lecture.bar) if is_cut(part)] == []
    assert overlaps(lecture.bar) == []
    assert window.size().width() <= 1280
    lecture.runner.leave()
