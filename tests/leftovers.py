"""What still runs: the timers and animations that Python knows, with or without a parent."""

import gc

from PySide6.QtCore import QAbstractAnimation, QTimer
from shiboken6 import isValid


def running() -> list[QTimer | QAbstractAnimation]:
    """Return the active timers and the running animations."""
    timers = [obj for obj in gc.get_objects() if type(obj) is QTimer and isValid(obj) and obj.isActive()]
    motions = [obj for obj in gc.get_objects() if issubclass(type(obj), QAbstractAnimation) and isValid(obj)]
    return timers + [motion for motion in motions if motion.state() == QAbstractAnimation.State.Running]
