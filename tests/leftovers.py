"""What still runs: the timers and animations that Python knows, with or without a parent."""

import gc
from collections.abc import Iterator

from PySide6.QtCore import QAbstractAnimation, QTimer
from shiboken6 import isValid


def running() -> list[QTimer | QAbstractAnimation]:
    """Return the active timers and the running animations."""
    return [
        obj
        for obj in timers_and_animations()
        if (obj.isActive() if isinstance(obj, QTimer) else obj.state() == QAbstractAnimation.State.Running)
    ]


def timers_and_animations() -> list[QTimer | QAbstractAnimation]:
    """Return all that could run."""
    # Tens of thousands of objects after every test: to find a type in a set takes a tenth of asking issubclass.
    kinds = {QTimer, QAbstractAnimation, *_kinds_of(QTimer), *_kinds_of(QAbstractAnimation)}
    return [obj for obj in gc.get_objects() if type(obj) in kinds and isValid(obj)]


def _kinds_of(kind: type) -> Iterator[type]:
    for own in kind.__subclasses__():
        yield own
        yield from _kinds_of(own)
