"""A flow of widgets: one line where there is room, more where there is not, nothing outside or on top of another."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from app.widgets.flow_layout import FlowLayout


@pytest.fixture
def flow(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    layout = FlowLayout(host)
    layout.setSpacing(10)
    for _ in range(4):
        box = QWidget()
        box.setFixedSize(100, 30)
        layout.addWidget(box)
    return host


def boxes(host: QWidget) -> list[QRect]:
    layout = host.layout()
    assert layout is not None
    return [layout.itemAt(index).geometry() for index in range(layout.count())]


@pytest.mark.parametrize(
    ("width", "lines"),
    [
        (430, 1),  # 4 x 100 and 3 x 10
        (429, 2),
        (210, 2),
        (100, 4),
    ],
)
def test_it_takes_as_many_lines_as_the_width_asks_for(flow: QWidget, width: int, lines: int) -> None:
    layout = flow.layout()
    assert layout is not None
    assert layout.heightForWidth(width) == lines * 30 + (lines - 1) * 10
    layout.setGeometry(QRect(0, 0, width, 200))
    found = boxes(flow)
    assert len({box.top() for box in found}) == lines
    assert all(box.left() >= 0 and box.right() < width for box in found)
    assert not any(box.intersects(other) for i, box in enumerate(found) for other in found[i + 1 :])


def test_it_is_mirrored_where_reading_is(flow: QWidget) -> None:
    flow.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    layout = flow.layout()
    assert layout is not None
    layout.setGeometry(QRect(0, 0, 430, 30))
    assert [box.left() for box in boxes(flow)] == [330, 220, 110, 0]
