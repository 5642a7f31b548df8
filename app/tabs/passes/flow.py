"""Placing boxes in lines that wrap, from the left."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF


def flow_boxes(widths: Sequence[float], *, width: float, height: float, gap: float) -> list[QRectF]:
    """Return a box of each width and one height; a line that is full goes on in the next. All in pixels."""
    boxes: list[QRectF] = []
    x = y = 0.0
    for wanted in widths:
        box_width = min(wanted, width)
        if x > 0.0 and x + box_width > width:
            x, y = 0.0, y + height + gap
        boxes.append(QRectF(x, y, box_width, height))
        x += box_width + gap
    return boxes
