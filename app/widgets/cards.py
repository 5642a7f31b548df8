"""A card: a raised frame with a title, for one thing worth looking at."""

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.painting import draw_surface


class Card(QWidget):
    """A titled frame; put the content into `body`."""

    def __init__(self, theme: Theme, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._title = TextLabel(theme, size="title", weight=QFont.Weight.DemiBold)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self.body = QVBoxLayout()
        self._column.addLayout(self.body, 1)
        self.set_title(title)
        self.set_theme(theme)

    def set_title(self, title: str) -> None:
        """Write the title; without one the card has no title line."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self.setAccessibleName(title)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on; the content takes it by itself."""
        self._theme = theme
        self._title.set_theme(theme)
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, round(pad * 0.75), pad, pad)
        self._column.setSpacing(round(theme.sizes.spacing))
        self.body.setSpacing(round(theme.sizes.spacing))
        self.update()

    # Qt's own methods

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter, sizes = QPainter(self), self._theme.sizes
        edge = math.ceil(sizes.radius + sizes.hairline)
        if self.rect().adjusted(edge, edge, -edge, -edge).contains(event.rect()):
            painter.fillRect(event.rect(), self._theme.color("surface"))  # a number has changed: the frame has not
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_surface(painter, QRectF(self.rect()), self._theme, "border")
