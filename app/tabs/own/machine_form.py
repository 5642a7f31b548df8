"""The form for an own machine: from its data sheet, or from how fast it reads and writes with the present model."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.core.architecture import Architecture
from app.core.device import Device, Efficiency
from app.core.formats import WeightFormat
from app.core.own import own_device, own_device_from_speeds
from app.core.units import GB, TERA
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.own.own_form import OwnForm
from app.theme.tokens import Theme
from app.widgets.entry_field import EntryField
from app.widgets.labels import TextLabel
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.segmented import Segmented

translate = QCoreApplication.translate

Family = tuple[str, str]  # name and backend
SHEET, SPEEDS = "sheet", "speeds"


class MachineForm(OwnForm):
    """Two ways to describe a machine; the choice between them hides what does not belong to it.

    Signals
    -------
    saved(object)
        The Device.
    """

    saved = Signal(object)

    def __init__(
        self,
        theme: Theme,
        *,
        device: Device,
        is_new: bool,
        model: tuple[Architecture, WeightFormat],
        families: Mapping[Family, Efficiency],
        unit: ByteUnit,
        parent: QWidget,
    ) -> None:
        title = translate("MachineForm", "Own machine") if is_new else translate("MachineForm", "Change the machine")
        hint = translate("MachineForm", "From its data sheet, or from speeds that you measured.")
        super().__init__(theme, title, hint, parent)
        self._device, self._model, self._families = device, model, families
        self._base, self._unit = unit.thousand**3, str(unit)
        self.source = Segmented(theme, [(SHEET, ""), (SPEEDS, "")])
        self.memory = EntryField(theme, low=0.1, high=100_000)
        self.bandwidth = EntryField(theme, low=0.1, high=100_000)
        self.peak = EntryField(theme, low=0.001, high=100_000)
        self.reading = EntryField(theme, low=0.001, high=1e9)
        self.writing = EntryField(theme, low=0.001, high=1e7)
        self.family = SearchPicker(theme, "")
        self._measured_with = TextLabel(theme, color="text_muted")
        self._family_label = TextLabel(theme, color="text_muted")
        self.column.addWidget(self._add_fields((self.memory,)))
        self.column.addWidget(self.source)
        self._sheet = self._add_fields((self.bandwidth, self.peak))
        self.column.addWidget(self._family_label)
        self.column.addWidget(self.family)
        self.column.addWidget(self._measured_with)
        self._speeds = self._add_fields((self.reading, self.writing))
        self._write_texts()
        self._show_device(is_new=is_new)
        self.source.chosen.connect(self._show_source)
        self.family.picked.connect(self._name_family)
        self._fit(parent)

    def _write_texts(self) -> None:
        architecture, weights = self._model
        self.source.set_texts((self.tr("Data sheet"), self.tr("Measured speeds")))
        self.source.setAccessibleName(self.tr("Where the numbers come from"))
        self.memory.set_texts(self.tr("Memory for models"), self._unit)
        self.bandwidth.set_texts(self.tr("Memory bandwidth"), self.tr("GB/s"))
        self.peak.set_texts(self.tr("Arithmetic at 16 bit"), "TFLOP/s")
        self.reading.set_texts(self.tr("Reads the prompt at"), self.tr("tok/s"))
        self.writing.set_texts(self.tr("Writes the answer at"), self.tr("tok/s"))
        self._family_label.setText(self.tr("In full detail it behaves like"))
        self._family_label.setBuddy(self.family)
        self.family.set_title(self.tr("In full detail it behaves like"))
        self._measured_with.setText(
            self.tr("Measured with {model}, weights stored as {weights}, one chat.").format(
                model=shown_name(architecture.name), weights=shown_name(weights.name)
            )
        )
        entries = [PickerEntry("", self.tr("Nothing else: the data sheet, reached in full"))]
        entries += [PickerEntry(_key(family), shown_name(family[0]), family[1], family[1]) for family in self._families]
        self.family.set_entries(entries)

    def _show_device(self, *, is_new: bool) -> None:
        device = self._device
        self.name.setText("" if is_new else device.name)
        self.name.setPlaceholderText(shown_name(device.name) if is_new else "")
        self.memory.set_value(device.memory_bytes / self._base)
        self.bandwidth.set_value(_rounded(device.bandwidth_bytes_per_s / GB))
        self.peak.set_value(_rounded(device.peak_flops_per_s / TERA))
        measured = device.measured
        architecture, weights = self._model
        is_same = measured is not None and (measured.architecture_id, measured.weight_format_id) == (
            architecture.id,
            weights.id,
        )
        if measured is not None and is_same:
            self.reading.set_value(measured.read_tokens_per_s)
            self.writing.set_value(measured.write_tokens_per_s)
        family = (device.family, device.backend)
        self.family.set_value(_key(family) if family in self._families else "")
        self.source.set_value(SPEEDS if is_same and not is_new else SHEET)
        self._show_source(self.source.value)

    def _show_source(self, source: object) -> None:
        is_sheet = source == SHEET
        for part in (self._sheet, self._family_label, self.family):
            part.setVisible(is_sheet)
        for part in (self._measured_with, self._speeds):
            part.setVisible(not is_sheet)

    def _name_family(self, entry_id: str) -> None:
        self.family.set_value(entry_id)

    def _save(self) -> None:
        is_sheet = self.source.value == SHEET
        fields = (self.memory, self.bandwidth, self.peak) if is_sheet else (self.memory, self.reading, self.writing)
        if not self._checked(fields):
            return
        memory, first, second = (field.value() or 0.0 for field in fields)
        name, id_ = self.name.text().strip(), self._device.id
        memory_bytes = round(memory * self._base)
        if is_sheet:
            family = next((family for family in self._families if _key(family) == self.family.value), None)
            device = own_device(
                id_=id_,
                name=name,
                memory_bytes=memory_bytes,
                bandwidth_bytes_per_s=first * GB,
                peak_flops_per_s=second * TERA,
                efficiency=None if family is None else self._families[family],
                family="" if family is None else family[0],
                backend="" if family is None else family[1],
            )
        else:
            architecture, weights = self._model
            device = own_device_from_speeds(
                id_=id_,
                name=name,
                memory_bytes=memory_bytes,
                architecture=architecture,
                weights=weights,
                read_tokens_per_s=first,
                write_tokens_per_s=second,
            )
        self.saved.emit(device)
        self.accept()


def _key(family: Family) -> str:
    return f"{family[0]} / {family[1]}"


def _rounded(value: float) -> float:
    return float(f"{value:.6g}")
