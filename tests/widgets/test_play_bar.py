"""The controls of an animation keep all their parts whole at every width."""

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.play_bar import PlayBar


@pytest.fixture
def frame(qtbot: QtBot) -> QWidget:
    made = QWidget()  # a bar that is a window of its own would not get narrower than its first layout
    qtbot.addWidget(made)
    made.resize(1200, 300)
    made.show()
    return made


def shown(frame: QWidget, theme: Theme, width: int) -> PlayBar:
    bar = PlayBar(theme, parent=frame)
    bar.show()
    fit(bar, width)
    return bar


def fit(bar: PlayBar, width: int) -> None:
    bar.resize(width, bar.sizeHint().height())
    QApplication.processEvents()
    bar.resize(width, bar.sizeHint().height())
    QApplication.processEvents()


def parts(bar: PlayBar) -> list[QWidget]:
    return [part for part in bar.findChildren(QWidget) if part.parentWidget() is bar]


def lines(bar: PlayBar) -> int:
    """Count groups of parts that share a height."""
    found: list[range] = []
    for part in sorted(parts(bar), key=QWidget.y):
        extent = range(part.y(), part.y() + part.height())
        if not found or extent.start >= found[-1].stop:
            found.append(extent)
    return len(found)


def test_one_row_where_there_is_room(frame: QWidget, theme: Theme) -> None:
    assert lines(shown(frame, theme, 1000)) == 1


def test_two_rows_where_it_is_narrow_and_nothing_is_squeezed(frame: QWidget, theme: Theme) -> None:
    bar = shown(frame, theme, 420)
    assert lines(bar) == 2
    for part in parts(bar):
        assert part.x() >= 0
        assert part.x() + part.width() <= bar.width()
        assert part.width() >= part.minimumSizeHint().width()
    boxes = [part.geometry() for part in parts(bar)]
    assert not any(one.intersects(other) for i, one in enumerate(boxes) for other in boxes[i + 1 :])


def test_it_goes_back_to_one_row(frame: QWidget, theme: Theme) -> None:
    bar = shown(frame, theme, 420)
    assert lines(bar) == 2
    fit(bar, 1000)
    assert lines(bar) == 1
