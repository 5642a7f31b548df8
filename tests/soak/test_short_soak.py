"""A few seconds of `python -m tests.soak`: no exception, no warning, undo to the start, rest at the end."""

from PySide6.QtWidgets import QApplication

from tests.soak.session import soak


def test_random_moves_break_nothing(qapp: QApplication) -> None:
    summary = soak(qapp, seconds=5.0, seed=1)
    assert summary.problems == ()
    assert summary.moves > 0
    assert summary.episodes > 0
