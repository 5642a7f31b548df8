"""A named whole number: label, exact number and logarithmic slider, which always agree."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.labels import TextLabel
from app.widgets.log_slider import LogSlider
from app.widgets.number_field import NumberField
from app.widgets.quantity import compact


class LabelledSlider(QWidget):
    """Label and number above a slider, or with `in_row` all three beside each other.

    Signals
    -------
    value_changed(object)
        The new whole number, only when the user changed it with the slider or by typing. Whoever keeps a way back
        listens to `slider.sliderReleased` too: it ends each drag, run of keys and typed number.
    """

    value_changed = Signal(object)

    def __init__(
        self,
        theme: Theme,
        title: str,
        low: int,
        high: int,
        *,
        role: Role | str = Role.NEUTRAL,
        ticks: tuple[int, ...] = (),
        in_row: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ticks = ticks
        self._label = TextLabel(theme, title, color="text_muted", wrap=False)
        self.field = NumberField(theme, low, high)
        self.slider = LogSlider(theme, low, high, role)
        self._message = TextLabel(theme, size="caption", color="danger")
        self._message.hide()
        self._label.setBuddy(self.field)
        self.set_title(title)
        top = QHBoxLayout()
        top.addWidget(self._label)
        if not in_row:
            top.addStretch(1)
        top.addWidget(self.field)
        if in_row:
            top.addWidget(self.slider, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        if not in_row:
            column.addWidget(self.slider)
        column.addWidget(self._message)
        self._rows = (top, column)
        self._in_row = in_row
        self.slider.value_changed.connect(self._slider_moved)
        self.field.value_entered.connect(self.enter)
        self.field.message_changed.connect(self._show_message)
        self.set_theme(theme)
        self._write_ticks()

    @property
    def value(self) -> int:
        """The number shown."""
        return self.field.value

    def set_value(self, value: int) -> None:
        """Show a number without telling anyone; one beyond the scale is shown exactly, the handle stays at the end."""
        self.field.set_value(value)
        self.slider.set_value(value)

    def enter(self, value: int) -> None:
        """Take a number that was typed, or that stands on a button, as one change of its own."""
        self.slider.let_go()  # of what was done before
        self.set_value(value)
        self.value_changed.emit(value)
        self.slider.let_go()

    def set_range(self, low: int, high: int) -> None:
        """Change the ends of the scale without telling anyone."""
        self.field.set_range(low, high)
        self.slider.set_range(low, high)

    def set_title(self, title: str) -> None:
        """Name the number; assistive technology hears the same name."""
        self._label.setText(title)
        self.field.setAccessibleName(title)
        self.slider.setAccessibleName(title)

    def set_marker(self, value: int | None, text: str = "") -> None:
        """Mark one value on the groove, with a text below it."""
        self.slider.set_marker(value, text)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self._label, self.field, self.slider, self._message):
            part.set_theme(theme)
        top, column = self._rows
        top.setSpacing(round(theme.sizes.spacing))
        column.setSpacing(0)
        if self._in_row:
            # the groove, not the middle of the slider with its labels, is level with the number
            self.slider.updateGeometry()
            for part in (self._label, self.field):
                top.setAlignment(part, Qt.AlignmentFlag.AlignTop)
                part.setFixedHeight(round(theme.sizes.handle + 4 * theme.sizes.focus))
            top.setAlignment(self.slider, Qt.AlignmentFlag.AlignTop)

    def _write_ticks(self) -> None:
        self.slider.set_ticks(tuple((tick, compact(self.locale(), tick)) for tick in self._ticks))

    def _slider_moved(self, value: int) -> None:
        self.field.set_value(value)
        self.value_changed.emit(value)

    def _show_message(self, message: str) -> None:
        self._message.setText(message)
        self._message.setVisible(bool(message))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, language or state."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange:
            self._write_ticks()
