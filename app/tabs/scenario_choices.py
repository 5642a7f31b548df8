"""The four choices of the scenario panel: model, weight format, machine and cache format."""

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.architecture import Architecture
from app.core.evaluate import Results
from app.core.formats import AS_STORED_ID
from app.core.scenario import Scenario
from app.state.library import ChoiceKind, Shelf
from app.state.view_options import ByteUnit, Options
from app.tabs.catalogue_names import shown_name
from app.tabs.choice_entries import (
    as_stored,
    machine_commands,
    machine_entries,
    model_commands,
    model_entries,
    weights_for,
)
from app.tabs.scenario_texts import (
    architecture_numbers,
    cache_format_numbers,
    cache_per_token,
    cache_title,
    device_numbers,
    group_title,
    weight_format_numbers,
    weights_read,
)
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.painting import Themed
from app.widgets.picker import PickerEntry, SearchPicker


class ScenarioChoices(QWidget):
    """Four pickers, each with a line of numbers; a model or format that is not in the catalogue shows as itself."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context, self._state, self._catalogue = context, context.state, context.catalogue
        self._library = context.library
        self._unit: ByteUnit | None = None
        self._listed: tuple[Architecture, ByteUnit] | None = None
        self._labels = [TextLabel(theme, color="text_muted", wrap=False) for _ in range(4)]
        self.model, self.weights, self.machine, self.cache = (SearchPicker(theme, "") for _ in range(4))
        self._pickers = (self.model, self.weights, self.machine, self.cache)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for label, picker in zip(self._labels, self._pickers, strict=True):
            label.setBuddy(picker)
            self._column.addWidget(label)
            self._column.addWidget(picker)
        self.model.picked.connect(self._pick_model)
        self.weights.picked.connect(self._pick_weights)
        self.machine.picked.connect(self._pick_machine)
        self.cache.picked.connect(self._pick_cache)
        self.model.star_toggled.connect(self._star_model)
        self.machine.star_toggled.connect(self._star_machine)
        self._library.changed.connect(self._on_library_changed)
        self._state.results_changed.connect(self._show)
        context.options.options_changed.connect(self._on_options_changed)
        self.set_theme(theme)
        self._retranslate()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        parts: tuple[Themed, ...] = (*self._labels, *self._pickers)
        for part in parts:
            part.set_theme(theme)
        self._column.setSpacing(round(theme.sizes.spacing * 0.5))
        for index in range(1, 4):  # the gap above each label but the first
            self._labels[index].setContentsMargins(0, round(theme.sizes.spacing * 0.75), 0, 0)

    def _retranslate(self) -> None:
        """Write all texts in the present language."""
        titles = (self.tr("Model"), self.tr("Weights stored as"), self.tr("Running on"), self.tr("KV cache stored as"))
        for label, picker, title in zip(self._labels, self._pickers, titles, strict=True):
            label.setText(title)
            picker.set_title(title)
        self.model.set_commands(model_commands())
        self.machine.set_commands(machine_commands())
        self._unit = self._listed = None
        self._show(self._state.results)

    def _show(self, results: Results) -> None:
        scenario, locale = self._state.scenario, QLocale()
        unit = self._context.options.options.byte_unit
        self._list_fixed(locale)
        self._list_formats(scenario, locale)
        _set(
            self.model,
            scenario.architecture.id,
            shown_name(scenario.architecture.name),
            architecture_numbers(locale, scenario.architecture),
        )
        _set(self.weights, scenario.weights.id, shown_name(scenario.weights.name), weights_read(locale, scenario, unit))
        _set(
            self.machine,
            scenario.device.id,
            shown_name(scenario.device.name),
            device_numbers(locale, scenario.device, unit),
        )
        same = scenario.key_format == scenario.value_format
        per_token = cache_per_token(locale, results)
        _set(self.cache, scenario.key_format.id if same else "", cache_title(scenario), per_token)

    def _list_fixed(self, locale: QLocale) -> None:
        """Offer models and machines; they change with the language, the unit of memory and the library only."""
        options = self._context.options.options
        if self._unit is options.byte_unit:
            return
        self._unit = options.byte_unit
        shelf = self._library.shelf
        self.model.set_entries(model_entries(self._catalogue, shelf, locale))
        self.machine.set_entries(machine_entries(self._catalogue, shelf, locale, options.byte_unit))

    def _list_formats(self, scenario: Scenario, locale: QLocale) -> None:
        """Offer formats of weights and cache; their sizes depend on the model."""
        options = self._context.options.options
        shown = (scenario.architecture, options.byte_unit)
        if shown == self._listed:
            return
        self._listed = shown
        catalogue, architecture, unit = self._catalogue, scenario.architecture, options.byte_unit
        formats = list(catalogue.weight_formats.items())
        groups = dict(catalogue.weight_format_groups)
        if architecture.stored is not None:
            formats.insert(0, (AS_STORED_ID, as_stored(architecture)))
        self.weights.set_entries(
            [
                PickerEntry(
                    id_,
                    shown_name(item.name),
                    weight_format_numbers(locale, architecture, item, unit),
                    self.tr("In the file") if id_ == AS_STORED_ID else group_title(groups[id_]),
                    id_,
                )
                for id_, item in formats
            ]
        )
        self.cache.set_entries(
            [
                PickerEntry(
                    id_,
                    shown_name(item.name),
                    cache_format_numbers(locale, scenario, item, item),
                    group_title(catalogue.cache_format_groups[id_]),
                    id_,
                )
                for id_, item in catalogue.cache_formats.items()
            ]
        )

    def _pick_model(self, id_: str) -> None:
        architecture = self._library.architecture(id_) or self._catalogue.architecture(id_)
        weights = weights_for(architecture, self._state.scenario, self._catalogue)
        self._state.set_architecture(architecture, weights)
        self._library.note_used(ChoiceKind.MODEL, id_)
        self._show(self._state.results)  # a picker shows the list's own words once picked, also if nothing changed

    def _pick_weights(self, id_: str) -> None:
        present = self._state.scenario.architecture
        self._state.set_weights(as_stored(present) if id_ == AS_STORED_ID else self._catalogue.weight_format(id_))
        self._show(self._state.results)

    def _pick_machine(self, id_: str) -> None:
        self._state.set_device(self._library.device(id_) or self._catalogue.device(id_))
        self._library.note_used(ChoiceKind.MACHINE, id_)
        self._show(self._state.results)

    def _pick_cache(self, id_: str) -> None:
        chosen = self._catalogue.cache_format(id_)
        self._state.set_cache_formats(chosen, chosen)
        self._show(self._state.results)

    def _on_options_changed(self, _options: Options) -> None:
        if self._unit is not self._context.options.options.byte_unit:
            self._show(self._state.results)

    def _star_model(self, id_: str) -> None:
        self._library.toggle_favourite(ChoiceKind.MODEL, id_)

    def _star_machine(self, id_: str) -> None:
        self._library.toggle_favourite(ChoiceKind.MACHINE, id_)

    def _on_library_changed(self, _shelf: Shelf) -> None:
        self._unit = None
        self._show(self._state.results)

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _set(picker: SearchPicker, id_: str, title: str, subtitle: str) -> None:
    if (picker.text(), picker.accessibleDescription()) == (title, subtitle) and picker.value in ("", id_):
        return
    picker.set_value(id_)
    picker.set_face(title, subtitle)
