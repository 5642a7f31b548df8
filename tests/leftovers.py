"""What still runs: the timers and animations that Python knows, with or without a parent."""

import gc

from PySide6.QtCore import QAbstractAnimation, QTimer
from shiboken6 import isValid


def running() -> list[QTimer | QAbstractAnimation]:
    """Return the active timers and the running animations."""
    found = [obj for obj in gc.get_objects() if issubclass(type(obj), QTimer | QAbstractAnimation) and isValid(obj)]
    return [
        obj
        for obj in found
        if (obj.isActive() if isinstance(obj, QTimer) else obj.state() == QAbstractAnimation.State.Running)
    ]
