"""The check after each test sees every timer and animation that runs, whatever class it has."""

from PySide6.QtCore import QPauseAnimation, QSequentialAnimationGroup, QTimer
from PySide6.QtWidgets import QApplication

from tests.leftovers import running, timers_and_animations


class OwnTimer(QTimer):
    """A timer of a class of its own."""


class OwnTimerOfAKind(OwnTimer):
    """A class further down."""


def test_timers_and_animations_that_run_are_found(qapp: QApplication) -> None:
    group = QSequentialAnimationGroup()
    pause = QPauseAnimation(1_000, group)
    plain, own = QTimer(), OwnTimerOfAKind()
    assert running() == []
    assert {id(obj) for obj in timers_and_animations()} >= {id(obj) for obj in (group, pause, plain, own)}
    for obj in (group, plain, own):
        obj.start()
    assert {id(obj) for obj in running()} == {id(obj) for obj in (group, pause, plain, own)}
    group.stop()
    plain.stop()
    own.stop()
    assert running() == []
