"""What an opaque widget has drawn, kept for the screen's next frame; vectors and scaled pictures are drawn anew.

Only what has stood for a frame is kept: while a hand moves the curves, a picture of each would be used once.
"""

from collections.abc import Callable

from PySide6.QtCore import QSize
from PySide6.QtGui import QPaintEngine, QPainter, QPixmap
from PySide6.QtWidgets import QWidget


class KeptPicture:
    """One picture, as large as its widget; the widget says when to forget it: at each change, and when it is hidden."""

    def __init__(self) -> None:
        self._pixmap: QPixmap | None = None
        self._drawn: tuple[QSize, float] | None = None  # the size in which the present state was drawn, and the ratio

    @property
    def is_kept(self) -> bool:
        """Whether the next frame needs no drawing."""
        return self._pixmap is not None

    def forget(self) -> None:
        """Draw anew next time."""
        self._pixmap = self._drawn = None

    def draw(self, painter: QPainter, widget: QWidget, draw: Callable[[QPainter], None]) -> None:
        """Draw the picture, or where its pixels would not be those of the device, what it shows."""
        ratio, at = widget.devicePixelRatioF(), painter.deviceTransform()
        is_raster = painter.paintEngine().type() == QPaintEngine.Type.Raster
        is_exact = (at.m11(), at.m22()) == (ratio, ratio) and at.dx().is_integer() and at.dy().is_integer()
        if not (is_raster and is_exact and widget.isVisible()):
            draw(painter)
            return
        size = (widget.size().toSizeF() * ratio).toSize()
        if self._drawn != (size, ratio):
            self._pixmap, self._drawn = None, (size, ratio)
            draw(painter)
            return
        if self._pixmap is None:
            self._pixmap = QPixmap(size)
            self._pixmap.setDevicePixelRatio(ratio)
            self._pixmap.fill(widget.palette().window().color())  # opaque: letters may then have sub-pixels
            inner = QPainter(self._pixmap)
            draw(inner)
            inner.end()
        painter.drawPixmap(0, 0, self._pixmap)
