"""Laying out at once, where nobody can wait for the event loop."""

from PySide6.QtCore import QCoreApplication, QEvent

_ROUNDS = 4


def settle() -> None:
    """Lay everything out now: some parts do so anew once they know their width."""
    for _ in range(_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
