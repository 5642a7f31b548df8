"""Presenting on an old projector's 720 lines: what a lecture needs is seen without scrolling, and comes back after."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from app.appearance import SMALLEST_PRESENTED
from app.state.view_options import TabId
from app.tabs.kv_cache.kv_cache_tab import KvCacheTab
from app.tabs.main_window import MainWindow
from app.tabs.timeline.timeline_tab import TimelineTab
from app.theme.loader import load_theme

PRICE, SECONDS = 2, 3


@pytest.fixture
def window(lecture_window: MainWindow) -> MainWindow:
    return lecture_window


def present(window: MainWindow, tab: TabId, *, height: int = 720) -> None:
    window.context.options.set_tab(tab)
    window.context.options.set_presenting(True)
    window.set_theme(load_theme("projector-light").scaled(SMALLEST_PRESENTED))
    window.showNormal()
    window.resize(1280, height)
    settle()


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def is_whole(widget: QWidget) -> bool:
    """Return whether nothing of a widget is scrolled out of sight."""
    areas = [area for area in widget.window().findChildren(QScrollArea) if area.isAncestorOf(widget)]
    view = areas[0].viewport() if areas else widget.window()
    place = QRect(widget.mapTo(view, QPoint(0, 0)), widget.size())
    return widget.isVisible() and view.rect().contains(place)


def timeline(window: MainWindow) -> TimelineTab:
    tab = window.tab(TabId.TIMELINE)
    assert isinstance(tab, TimelineTab)
    return tab


def kv_cache(window: MainWindow) -> KvCacheTab:
    tab = window.tab(TabId.KV_CACHE)
    assert isinstance(tab, KvCacheTab)
    return tab


def test_the_timeline_shows_its_bar_and_all_cards(window: MainWindow) -> None:
    present(window, TabId.TIMELINE)
    tab = timeline(window)
    cards = tab._cards
    parts = (tab._bar, tab._send, cards.busy, cards.effects, cards.comparison, cards.cost, window.strip)
    assert [part for part in parts if not is_whole(part)] == []
    assert not tab._title.isVisible()


def test_the_kv_cache_shows_gauge_slider_charts_and_formats(window: MainWindow) -> None:
    present(window, TabId.KV_CACHE)
    tab = kv_cache(window)
    parts = (tab.gauge, tab.tokens, tab.memory_plot, tab.time_plot, tab.advice, window.strip)
    assert [part for part in parts if not is_whole(part)] == []
    assert not tab.drivers.isVisible()


@pytest.mark.parametrize("lesson", [PRICE, SECONDS])
def test_every_step_leaves_room_for_gauge_or_bar_and_verdict(window: MainWindow, lesson: int) -> None:
    present(window, TabId.TIMELINE)
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[lesson])
    while (moment := runner.moment) is not None:
        settle()
        tab = window.stack.currentWidget()
        part = kv_cache(window).gauge if tab is kv_cache(window) else timeline(window)._bar
        if moment.step.look is None:
            assert is_whole(part), moment.index + 1
        assert is_whole(window.strip)
        if moment.is_last and moment.is_revealed:
            break
        runner.next()


def test_nothing_is_folded_away_in_the_middle_of_a_lesson(window: MainWindow) -> None:
    """Captions of one and of two lines leave the tab other heights; what is above the gauge must not come and go."""
    present(window, TabId.KV_CACHE, height=910)
    window.lecture.runner.start(window.lecture.menu.lessons[PRICE])
    seen = set()
    while (moment := window.lecture.runner.moment) is not None and not (moment.is_last and moment.is_revealed):
        settle()
        if window.stack.currentWidget() is kv_cache(window):
            seen.add(kv_cache(window).drivers.isVisible())
        window.lecture.runner.next()
    assert len(seen) == 1


def test_the_curve_of_costs_is_there_at_the_step_that_speaks_of_it(window: MainWindow) -> None:
    present(window, TabId.TIMELINE)
    assert not timeline(window)._cards._chart.isVisible()
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[SECONDS])
    while runner.moment is not None and runner.moment.scenario.batch == 1:
        runner.next()
    settle()
    assert is_whole(timeline(window)._cards._chart)


def test_what_was_folded_away_comes_back_in_the_window_and_on_more_lines(window: MainWindow) -> None:
    for tab in (TabId.TIMELINE, TabId.KV_CACHE):
        present(window, tab)
        present(window, tab, height=1080)
        assert timeline(window)._title.isVisible() or tab is TabId.KV_CACHE
        assert kv_cache(window).drivers.isVisible() or tab is TabId.TIMELINE
        present(window, tab)
        window.context.options.set_presenting(False)
        window.resize(1280, 720)
        settle()
        assert timeline(window)._title.isVisible() or tab is TabId.KV_CACHE
        assert kv_cache(window).drivers.isVisible() or tab is TabId.TIMELINE


def test_where_decode_overtakes_is_left_out_if_it_takes_a_line_of_the_cards(window: MainWindow) -> None:
    present(window, TabId.TIMELINE)
    label = timeline(window)._subtitle
    one_line = label.fontMetrics().height() * 1.5
    assert " · " in label.text()
    assert label.height() < one_line
    window.resize(700, 720)
    settle()
    assert " · " not in label.text()
    assert label.height() < one_line
    window.context.options.set_presenting(False)
    settle()
    assert " · " in label.text()


def test_a_longer_name_gives_the_sliders_a_row_of_their_own(window: MainWindow) -> None:
    present(window, TabId.TIMELINE)
    strip = window.lecture.sliders
    assert strip.chats.geometry().top() < strip.asked.geometry().bottom()  # beside each other
    catalogue = window.context.catalogue
    window.context.state.set_device(catalogue.devices["ryzen-ai-9-300"])
    settle()
    assert strip.chats.geometry().top() > strip.asked.geometry().bottom()
