"""A named number in a form: what is typed is only judged when the form asks, and then in one sentence."""

import math

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.quantity import significant

_DIGITS = 12


class EntryField(QWidget):
    """Title above, the box with its unit, and below it the sentence about what is wrong."""

    def __init__(
        self,
        theme: Theme,
        *,
        low: float,
        high: float,
        is_whole: bool = False,
        is_optional: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._low, self._high = low, high
        self._is_whole, self._is_optional = is_whole, is_optional
        self._title = TextLabel(theme, color="text_muted", wrap=False)
        self.box = QLineEdit()
        self.box.setMaxLength(40)
        self.box.setAcceptDrops(False)
        self._unit = TextLabel(theme, color="text_muted", wrap=False)
        self._message = TextLabel(theme, size="caption", color="danger")
        self._message.hide()
        self._title.setBuddy(self.box)
        row = QHBoxLayout()
        row.addWidget(self.box, 1)
        row.addWidget(self._unit)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self._title, row, self._message):
            column.addLayout(part) if isinstance(part, QHBoxLayout) else column.addWidget(part)
        column.addStretch(1)
        self._rows = (row, column)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.box.textEdited.connect(self._forget_message)
        self.set_theme(theme)

    @property
    def message(self) -> str:
        """The sentence about what is wrong; empty when nothing is."""
        return self._message.text()

    def set_texts(self, title: str, unit: str = "") -> None:
        """Name the number and its unit; assistive technology hears both."""
        self._title.setText(title)
        self._unit.setText(unit)
        self._unit.setVisible(bool(unit))
        self.box.setAccessibleName(f"{title} ({unit})" if unit else title)

    def set_value(self, value: float | None) -> None:
        """Show a number, or nothing."""
        self.box.setText("" if value is None else self._written(value))
        self.say("")

    def value(self) -> float | None:
        """Return the number typed; None where the box is empty or holds none, see `check()`."""
        text = self.box.text().strip()
        number, is_number = self.locale().toDouble(text)
        if not is_number:
            try:
                number = float(text)
            except ValueError:
                return None
        return number if math.isfinite(number) else None

    def check(self) -> bool:
        """Return whether the number can be used; otherwise say why not."""
        value = self.value()
        if self._is_optional and not self.box.text().strip():
            self.say("")
            return True
        is_right = value is not None and self._low <= value <= self._high
        if is_right and self._is_whole and value is not None and value != int(value):
            is_right = False
        limits = {"low": self._written(self._low), "high": self._written(self._high)}
        if is_right:
            self.say("")
        elif self._is_whole:
            self.say(self.tr("Type a whole number from {low} to {high}.").format(**limits))
        else:
            self.say(self.tr("Type a number from {low} to {high}.").format(**limits))
        return is_right

    def say(self, message: str) -> None:
        """Show a sentence below the box; an empty one takes it away."""
        self._message.setText(message)
        self._message.setVisible(bool(message))
        self.box.setAccessibleDescription(message)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self._title, self._unit, self._message):
            part.set_theme(theme)
        self.box.setFont(theme.font())
        self.box.setAlignment(Qt.AlignmentFlag.AlignLeading)
        row, column = self._rows
        row.setSpacing(round(theme.sizes.spacing))
        column.setSpacing(round(theme.sizes.spacing / 4))

    def _written(self, value: float) -> str:
        return significant(self.locale(), value, _DIGITS, trim=True)

    def _forget_message(self) -> None:
        self.say("")
