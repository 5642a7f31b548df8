"""The yardstick: an empty window with one pyqtgraph plot, bundled with PyInstaller's defaults."""

import sys

import numpy as np
import pyqtgraph as pg
from PySide6.QtWidgets import QApplication

app = QApplication(sys.argv)
window = pg.PlotWidget()
window.plot(np.linspace(0, 1, 100))
window.resize(1280, 800)
window.show()
sys.exit(app.exec())
