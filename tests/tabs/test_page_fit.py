"""What a presented lesson speaks of is whole on every screen: its text gives way, for a remote does not scroll."""

from collections.abc import Iterator
from functools import partial

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from app.appearance import SMALLEST_PRESENTED
from app.language import Language
from app.state.view_options import TABS, TabId
from app.tabs.lessons.cover import Cover
from app.tabs.main_window import MainWindow
from app.tabs.present.page_fit import LEAST_POINTS
from app.tabs.tab_view import TabView
from app.theme.loader import load_theme
from app.theme.tokens import Theme

OLD, USUAL = QSize(1_280, 720), QSize(1_920, 1_080)
SCALES = {720: SMALLEST_PRESENTED, 1_080: 1.0}
LESSONS = range(5)
PRICE = 2


@pytest.fixture
def window(lecture_window: MainWindow) -> MainWindow:
    return lecture_window


def present(window: MainWindow, size: QSize) -> None:
    window.context.options.set_presenting(True)
    window.showNormal()
    window.resize(size)
    window.set_theme(load_theme("projector-light").scaled(SCALES[size.height()]))
    settle()


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def shown(window: MainWindow) -> TabView:
    view = window.stack.currentWidget()
    assert isinstance(view, TabView)
    return view


def page(window: MainWindow) -> QScrollArea:
    area = shown(window).findChild(QScrollArea)
    assert isinstance(area, QScrollArea)
    return area


def steps(window: MainWindow, lesson: int) -> Iterator[int]:
    """Go through a lesson with its answers revealed, and say the number of the step."""
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[lesson])
    while (moment := runner.moment) is not None:
        settle()
        yield moment.index + 1
        if moment.is_last and moment.is_revealed:
            return
        runner.next()


@pytest.mark.parametrize("size", [OLD, USUAL], ids=("720 lines", "1080 lines"))
@pytest.mark.parametrize("lesson", LESSONS)
def test_every_step_is_whole_and_keeps_its_size_of_text(window: MainWindow, lesson: int, size: QSize) -> None:
    present(window, size)
    cut, sizes = [], dict[TabView, list[float]]()
    for step in steps(window, lesson):
        bars = page(window).verticalScrollBar(), page(window).horizontalScrollBar()
        if any(bar.maximum() > 0 for bar in bars):
            cut.append(step)
        sizes.setdefault(shown(window), []).append(shown(window).text_factor)
    assert cut == []
    for factors in sizes.values():
        assert factors == sorted(factors, reverse=True)  # it never becomes larger again, so nothing jumps to and fro
        assert len(set(factors)) <= 3


def test_text_stays_readable_in_a_hall(window: MainWindow) -> None:
    present(window, OLD)
    for _ in steps(window, PRICE):
        assert shown(window)._theme.sizes.body >= LEAST_POINTS


def test_afterwards_the_window_has_its_own_size_of_text_and_all_its_parts(window: MainWindow) -> None:
    present(window, OLD)
    for _ in steps(window, PRICE):
        pass
    views = [window.tab(tab) for tab in (TabId.KV_CACHE, TabId.TIMELINE)]
    assert all(view.text_factor < 1.0 for view in views)
    window.lecture.runner.leave()
    window.context.options.set_presenting(False)
    window.set_theme(load_theme("light"))
    for view, tab in zip(views, (TabId.KV_CACHE, TabId.TIMELINE), strict=True):
        window.context.options.set_tab(tab)
        settle()
        assert view.text_factor == 1.0
        assert view.parts_aside()
        assert not any(part.isHidden() for part in view.parts_aside())


def test_what_stands_aside_comes_back_when_a_lesson_ends_on_the_audiences_screen(window: MainWindow) -> None:
    present(window, OLD)
    window.context.options.set_tab(TabId.KV_CACHE)
    view = window.tab(TabId.KV_CACHE)
    window.lecture.runner.start(window.lecture.menu.lessons[PRICE])
    settle()
    assert all(part.isHidden() for part in view.parts_aside())
    window.lecture.runner.leave()
    settle()
    assert not any(part.isHidden() for part in view.parts_aside())


def test_a_tab_without_an_audience_keeps_its_size_and_scrolls(window: MainWindow) -> None:
    window.resize(OLD)
    window.context.options.set_tab(TabId.KV_CACHE)
    settle()
    assert page(window).verticalScrollBar().maximum() > 0
    assert shown(window).text_factor == 1.0


def test_the_mark_of_a_cover_stays_in_the_middle_of_what_is_in_sight(window: MainWindow) -> None:
    window.resize(OLD)
    window.lecture.runner.start(window.lecture.menu.lessons[PRICE])
    window.lecture.runner.next()
    settle()
    view, area = shown(window), page(window)
    covers = [cover for cover in view.findChildren(Cover) if cover.isVisible() and cover.height() > area.height() / 2]
    assert covers
    for value in (0, area.verticalScrollBar().maximum() // 2, area.verticalScrollBar().maximum()):
        area.verticalScrollBar().setValue(value)
        for cover in covers:
            middle = cover.mapTo(area.viewport(), cover.in_sight().center().toPoint())
            assert area.viewport().rect().contains(middle)
            top, bottom = cover.in_sight().top(), cover.in_sight().bottom()
            assert cover.mapTo(area.viewport(), cover.rect().topLeft()).y() + top >= 0
            assert bottom - top <= area.viewport().height()


def test_a_step_that_looks_further_down_cuts_nothing_at_the_upper_edge(window: MainWindow) -> None:
    window.resize(OLD)
    window.lecture.runner.start(window.lecture.menu.lessons[PRICE])
    window.lecture.runner.next()
    settle()
    area = page(window)
    scrolled = area.verticalScrollBar().value()
    assert scrolled > 0
    content = area.widget()
    assert content is not None
    lines = [line for line in content.children() if isinstance(line, QWidget) and line.isVisible() and line.children()]
    assert not [line for line in lines if line.y() < scrolled < line.geometry().bottom()]


@pytest.mark.parametrize("language", ["en", "tr", "pl"])
def test_no_tab_scrolls_sideways_with_the_largest_text(
    window: MainWindow, theme: Theme, language: str, request: pytest.FixtureRequest
) -> None:
    languages = Language()
    request.addfinalizer(partial(languages.set_choice, "en"))
    languages.set_choice(language)
    window.follow_language()
    window.resize(1_440, 860)
    window.set_theme(theme.scaled(2.0))
    for tab in TABS:
        window.context.options.set_tab(tab)
        settle()
        assert page(window).horizontalScrollBar().maximum() == 0, tab


def test_a_wider_window_gives_a_tab_its_size_of_text_back(window: MainWindow, theme: Theme) -> None:
    window.set_theme(theme.scaled(2.0))
    window.context.options.set_tab(TabId.KV_CACHE)
    window.resize(900, 860)
    settle()
    assert shown(window).text_factor < 1.0
    window.resize(2_000, 1_200)
    settle()
    assert shown(window).text_factor == 1.0
