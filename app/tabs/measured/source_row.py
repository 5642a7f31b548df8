"""Whose measurements these are: the machine they were made on, and the buttons to open others and to use it."""

from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QWidget

from app.state.measurements import Measured
from app.theme.tokens import Theme
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import TextLabel
from app.widgets.picker import SearchPicker
from app.widgets.pill_button import PillButton
from app.widgets.quantity import bandwidth, flop_rate

PICKER_EMS = 25, 40  # the names of some machines are long


class SourceRow(QWidget):
    """The machine, other results, and use this machine."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.use_button = PillButton(theme, "", "check")
        self._theme = theme
        self._is_possible = self._is_in_use = False
        self.open_button = Chip(theme)
        self._label = TextLabel(theme, color="text_muted", wrap=False)
        self.machine = SearchPicker(theme, "")
        self._row = FlowLayout(self)
        for part in (self._label, self.machine, self.open_button, self.use_button):  # last, since its word changes
            self._row.addWidget(part)
        self.set_theme(theme)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.show_use(is_possible=self._is_possible, is_in_use=self._is_in_use)
        self.use_button.setToolTip(
            self.tr("The scenario then runs on the machine as it was measured, and shows full detail.")
        )
        self.open_button.setText(self.tr("Open other results…"))
        self._label.setText(self.tr("Measured on"))
        self._label.setBuddy(self.machine)
        self.machine.set_title(self.tr("Measured on"))

    def show_machine(self, measured: Measured) -> None:
        """Show which machine it was."""
        device = measured.device
        self.machine.set_value("" if device is None else device.id)
        if device is None:
            self.machine.set_face(self.tr("Choose the machine"), self.tr("The file names none that is known"))
        else:
            rates = bandwidth(QLocale(), device.bandwidth_bytes_per_s), flop_rate(QLocale(), device.peak_flops_per_s)
            self.machine.set_face(device.name, " · ".join(part for part in (device.backend, *rates) if part))
        self._fit_machine()

    def _fit_machine(self) -> None:
        least, most = (round(self._theme.sizes.body * ems) for ems in PICKER_EMS)
        self.machine.setFixedWidth(max(least, min(self.machine.whole_width(), most)))

    def show_use(self, *, is_possible: bool, is_in_use: bool) -> None:
        """Say whether the scenario runs on it; it can be used once there is a row that tells of it."""
        self._is_possible, self._is_in_use = is_possible, is_in_use
        self.use_button.setText(self.tr("In use") if is_in_use else self.tr("Use this machine"))
        self.use_button.setEnabled(is_possible and not is_in_use)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for part in (self.use_button, self.open_button, self._label, self.machine):
            part.set_theme(theme)
        self._fit_machine()
        for part in (self.use_button, self.open_button, self._label):  # on one line with the picker
            part.setFixedHeight(self.machine.sizeHint().height())
        self._row.setSpacing(round(theme.sizes.spacing))
