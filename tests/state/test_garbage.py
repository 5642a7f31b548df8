"""Cycles are freed between events, and only when enough has gathered."""

import gc
import weakref
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from app.state.garbage import YOUNG, IdleCollector


class Node:
    """Something that can hold itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture
def collector(qtbot: QtBot) -> Iterator[IdleCollector]:
    was_enabled = gc.isenabled()
    gc.collect()
    yield IdleCollector()
    if was_enabled:
        gc.enable()


def test_a_cycle_waits_for_the_event_loop_to_be_idle(collector: IdleCollector, qtbot: QtBot) -> None:
    node = weakref.ref(Node())
    kept = [[] for _ in range(3 * YOUNG)]  # enough new objects that Python itself would have collected
    assert node() is not None
    qtbot.waitUntil(lambda: node() is None, timeout=2_000)
    assert len(kept) == 3 * YOUNG


def test_little_garbage_is_left_alone(collector: IdleCollector) -> None:
    node = weakref.ref(Node())
    collector.collect_if_due()
    assert node() is not None
