"""Own models and machines: opens their forms, keeps what was saved, and makes it the scenario's in one commit."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.core.architecture import Architecture
from app.core.device import Device
from app.state.library import ChoiceKind, free_id
from app.tabs.choice_entries import DELETE, EDIT, weights_for
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme

if TYPE_CHECKING:  # imported when first used: the window must not wait for them
    from app.tabs.own.machine_form import MachineForm
    from app.tabs.own.model_form import ModelForm


class OwnDesk(QObject):
    """What the pickers' buttons and the menu entries do."""

    def __init__(self, context: TabContext, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._context, self._theme, self._window = context, theme, window
        self._state, self._library = context.state, context.library
        self.form: ModelForm | MachineForm | None = None

    def set_theme(self, theme: Theme) -> None:
        """Show forms from now on in this theme."""
        self._theme = theme

    def new_model(self) -> None:
        """Open the form for a model, with the present one's numbers as a start."""
        self._open_model(self._state.scenario.architecture, is_new=True)

    def new_machine(self) -> None:
        """Open the form for a machine, with the present one's numbers as a start."""
        self._open_machine(self._state.scenario.device, is_new=True)

    def command_model(self, command: str, id_: str) -> None:
        """Do what a button below the list of models says."""
        own = self._library.architecture(id_)
        if command == DELETE:
            self._library.delete(id_)
        elif command == EDIT and own is not None:
            self._open_model(own, is_new=False)
        else:
            self.new_model()

    def command_machine(self, command: str, id_: str) -> None:
        """Do what a button below the list of machines says."""
        own = self._library.device(id_)
        if command == DELETE:
            self._library.delete(id_)
        elif command == EDIT and own is not None:
            self._open_machine(own, is_new=False)
        else:
            self.new_machine()

    def _open_model(self, architecture: Architecture, *, is_new: bool) -> None:
        from app.tabs.own.model_form import ModelForm

        form = ModelForm(self._theme, architecture=architecture, is_new=is_new, parent=self._window)
        form.saved.connect(self._add_model if is_new else self._change_model)
        self._show(form)

    def _open_machine(self, device: Device, *, is_new: bool) -> None:
        from app.tabs.own.machine_form import MachineForm

        scenario, catalogue = self._state.scenario, self._context.catalogue
        form = MachineForm(
            self._theme,
            device=device,
            is_new=is_new,
            model=(scenario.architecture, scenario.weights),
            families={family: found for family, found in catalogue.efficiencies.items() if found.band > 0},
            unit=self._context.options.options.byte_unit,
            parent=self._window,
        )
        form.saved.connect(self._add_machine if is_new else self._change_machine)
        self._show(form)

    def _show(self, form: ModelForm | MachineForm) -> None:
        self.form = form
        form.finished.connect(self._forget_form)
        form.open()

    def _forget_form(self) -> None:
        self.form = None

    def _add_model(self, architecture: Architecture) -> None:
        taken = [*self._context.catalogue.architectures, *(item.id for item in self._library.shelf.own.architectures)]
        self._change_model(architecture.evolve(id=free_id(architecture.name, taken)))

    def _change_model(self, architecture: Architecture) -> None:
        self._library.keep_architecture(architecture)
        self._library.note_used(ChoiceKind.MODEL, architecture.id)
        weights = weights_for(architecture, self._state.scenario, self._context.catalogue)
        self._state.set_architecture(architecture, weights)

    def _add_machine(self, device: Device) -> None:
        taken = [*self._context.catalogue.devices, *(item.id for item in self._library.shelf.own.devices)]
        self._change_machine(replace(device, id=free_id(device.name, taken)))

    def _change_machine(self, device: Device) -> None:
        self._library.keep_device(device)
        self._library.note_used(ChoiceKind.MACHINE, device.id)
        self._state.set_device(device)
