import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.theme.tokens import Theme
from app.widgets.labels import ElidedLabel
from tests.widgets.gallery import Gallery


@pytest.mark.parametrize("text_scale", [1, 2])
@pytest.mark.parametrize("direction", [Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft])
def test_nothing_is_squeezed_in_any_theme_scale_or_direction(
    qtbot: QtBot, any_theme: Theme, text_scale: int, direction: Qt.LayoutDirection
) -> None:
    gallery = Gallery(any_theme.scaled(text_scale))
    qtbot.addWidget(gallery)
    gallery.setLayoutDirection(direction)
    gallery.resize(1900 * text_scale, 1800 * text_scale)
    gallery.show()
    gallery.grab()
    shown = [widget for widget in gallery.findChildren(QWidget) if widget.isVisible()]
    squeezed = [
        widget
        for widget in shown
        if widget.width() < widget.minimumSizeHint().width() or widget.height() < widget.minimumSizeHint().height()
    ]
    assert len(shown) > 50
    assert squeezed == []


def test_an_elided_text_is_told_whole_by_its_tooltip(qtbot: QtBot, theme: Theme) -> None:
    label = ElidedLabel(theme, "A name that is far too long for the room it has")
    qtbot.addWidget(label)
    label.resize(60, 20)
    QApplication.sendEvent(label, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert label.toolTip() == label.text()
    label.resize(2000, 20)
    QApplication.sendEvent(label, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
    assert label.toolTip() == ""
