"""A spin box that shows no more decimals than its number has: 12, not 12.00."""

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QDoubleSpinBox, QWidget

_DECIMALS = 2


class ShortSpinBox(QDoubleSpinBox):
    """For small numbers with at most two decimals."""

    def __init__(self, low: float, high: float, *, value: float, step: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRange(low, high)
        self.setDecimals(_DECIMALS)
        self.setSingleStep(step)
        self.setValue(value)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)

    # Qt's own methods

    def textFromValue(self, value: float) -> str:
        """Return the number in the habits of the language, without zeros at its end."""
        shortest = QLocale.FloatingPointPrecisionOption.FloatingPointShortest.value
        return self.locale().toString(round(value, _DECIMALS), "f", shortest)
