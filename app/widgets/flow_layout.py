"""Rows that go on in the next line where the first is full: of widgets, or of painted boxes."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


def flow_boxes(widths: Sequence[float], *, width: float, height: float, gap: float, line_gap: float) -> list[QRectF]:
    """Return a box of each width and one height, from the left, in as many lines as they need. All in pixels."""
    boxes: list[QRectF] = []
    x = y = 0.0
    for wanted in widths:
        box_width = min(wanted, width)
        if x > 0.0 and x + box_width > width:
            x, y = 0.0, y + height + line_gap
        boxes.append(QRectF(x, y, box_width, height))
        x += box_width + gap
    return boxes


class FlowLayout(QLayout):
    """Widgets at their own widths, left to right (mirrored where reading is), in as many lines as they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def _arrange(self, area: QRect, *, move: bool) -> int:
        gap = max(0, self.spacing())
        x, y, line_height = area.left(), area.top(), 0
        parent = self.parentWidget()
        mirrored = parent is not None and parent.layoutDirection() == Qt.LayoutDirection.RightToLeft
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint().boundedTo(
                QSize(max(area.width(), item.minimumSize().width()), item.sizeHint().height())
            )
            if x > area.left() and x + size.width() > area.left() + area.width():
                x, y, line_height = area.left(), y + line_height + gap, 0
            if move:
                left = area.left() + area.right() - x - size.width() + 1 if mirrored else x
                item.setGeometry(QRect(QPoint(left, y), size))
            x += size.width() + gap
            line_height = max(line_height, size.height())
        return y + line_height - area.top()

    # Qt's own methods

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return the number of items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item, or None beyond the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away, or None beyond the last."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return that it wants no more room than its items."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return that a narrow flow is higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, area: QRect) -> None:
        """Place the items."""
        super().setGeometry(area)
        self._arrange(area, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of one line."""
        gap = max(0, self.spacing())
        sizes = [item.sizeHint() for item in self._items]
        return QSize(
            sum(size.width() + gap for size in sizes) - (gap if sizes else 0),
            max((size.height() for size in sizes), default=0),
        )

    def minimumSize(self) -> QSize:
        """Return room for the widest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size
