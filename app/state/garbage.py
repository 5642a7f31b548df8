"""When Python looks for reference cycles: between events, on the window's own thread, never inside a paint."""

import gc

from PySide6.QtCore import QAbstractEventDispatcher, QObject

YOUNG, MIDDLE, OLD = 2_000, 10, 10  # Python's own kind of thresholds: new objects, young rounds, middle rounds


class IdleCollector(QObject):
    """Takes the automatic collection over, and collects when the event loop has nothing to do.

    A collection may free widgets. Left to itself it would do so in the middle of an event that still needs them, or
    on the thread that reads a file, where Qt does not allow it; and it would make single frames late.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        QAbstractEventDispatcher.instance().aboutToBlock.connect(self.collect_if_due)

    def collect_if_due(self) -> None:
        """Collect the generations that have grown enough, as Python itself would."""
        young, middle, old = gc.get_count()
        if young > YOUNG:
            gc.collect(2 if old > OLD else 1 if middle > MIDDLE else 0)
