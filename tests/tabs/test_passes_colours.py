"""The passes in each theme: what stands for prefill, decode and cache is there in its colour."""

from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from app.tabs.passes.passes_tab import PassesTab
from app.theme.tokens import Theme
from tests.tabs.window_setup import new_context


def test_it_paints_in_every_theme(qtbot: QtBot, any_theme: Theme) -> None:
    made = PassesTab(new_context(), any_theme)
    qtbot.addWidget(made)
    made.resize(1020, 700)
    made.show()
    for part, name in ((made.grids[0], "prefill"), (made.grids[1], "decode"), (made.strip, "cache_fill")):
        image = part.grab().toImage()
        wanted = QColor(getattr(any_theme, name)).name()
        points = [(x, y) for x in range(image.width()) for y in range(0, image.height(), 3)]
        assert any(image.pixelColor(x, y).name() == wanted for x, y in points), f"{name} is not to be seen"
