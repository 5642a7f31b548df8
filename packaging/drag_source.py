"""A window to drag a file from, as a file manager has: `drag_source.py FILE`; it prints what became of the drag.

It stays until it is ended, as the data are asked for only after the drop.
"""

import sys

from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

PLACE = (20, 864, 240, 32)  # x, y, width, height: below the program's window


class Source(QWidget):
    """Press the mouse in it and a drag of the file begins."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin the drag, and say how it ended."""
        data = QMimeData()
        data.setUrls([QUrl.fromLocalFile(sys.argv[1])])
        drag = QDrag(self)
        drag.setMimeData(data)
        print(drag.exec(Qt.DropAction.CopyAction).name, flush=True)


if __name__ == "__main__":
    app = QApplication([])
    source = Source()
    source.setGeometry(*PLACE)
    source.show()
    app.exec()
