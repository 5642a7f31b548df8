"""A card of which only the middle is drawn anew looks as if it had been drawn whole."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.cards import Card

WIDTH, HEIGHT = 200, 120


def _drawn(card: Card, part: QRect) -> QImage:
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("magenta"))
    painter = QPainter(image)
    card.render(painter, part.topLeft(), QRegion(part), Card.RenderFlag.DrawChildren)
    painter.end()
    return image


@pytest.mark.parametrize("part", [QRect(60, 40, 50, 30), QRect(0, 0, 30, 30), QRect(20, 110, 150, 10)])
def test_a_part_is_drawn_as_in_the_whole(qtbot: QtBot, theme: Theme, part: QRect) -> None:
    card = Card(theme)
    qtbot.addWidget(card)
    card.resize(WIDTH, HEIGHT)
    whole = _drawn(card, QRect(QPoint(), card.size()))
    assert _drawn(card, part).copy(part) == whole.copy(part)
    assert whole.pixelColor(WIDTH // 2, HEIGHT // 2) == theme.color("surface")
