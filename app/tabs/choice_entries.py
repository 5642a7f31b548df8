"""What the scenario panel offers: favourites and recent ones first, then the user's own, files, and the catalogue."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.formats import AS_STORED_ID, WeightFormat, nearest_weight_format
from app.core.memory import bits_per_weight
from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.state.library import ChoiceKind, Shelf
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.scenario_texts import architecture_numbers, device_numbers, group_title
from app.widgets.picker import PickerCommand, PickerEntry

translate = QCoreApplication.translate

NEW, EDIT, DELETE = "new", "edit", "delete"

_Thing = TypeVar("_Thing", Architecture, Device)


def model_entries(catalogue: Catalogue, shelf: Shelf, locale: QLocale) -> list[PickerEntry]:
    """Return all models to pick from."""
    own = [(item, translate("Scenario", "Own"), True) for item in shelf.own.architectures]
    files = [(item, translate("Scenario", "From files"), False) for item in shelf.file_models]
    listed = [
        (item, group_title(catalogue.architecture_groups[id_]), False) for id_, item in catalogue.architectures.items()
    ]

    def numbers(item: Architecture) -> str:
        return architecture_numbers(locale, item)

    return _entries([*own, *files, *listed], ChoiceKind.MODEL, shelf, numbers)


def machine_entries(catalogue: Catalogue, shelf: Shelf, locale: QLocale, unit: ByteUnit) -> list[PickerEntry]:
    """Return all machines to pick from."""
    own = [(item, translate("Scenario", "Own"), True) for item in shelf.own.devices]
    listed = [(item, group_title(catalogue.device_groups[id_]), False) for id_, item in catalogue.devices.items()]

    def numbers(item: Device) -> str:
        return device_numbers(locale, item, unit)

    return _entries([*own, *listed], ChoiceKind.MACHINE, shelf, numbers)


def model_commands() -> tuple[PickerCommand, ...]:
    """Return the buttons below the list of models."""
    return (PickerCommand(NEW, translate("Scenario", "Own model…")), *_commands())


def machine_commands() -> tuple[PickerCommand, ...]:
    """Return the buttons below the list of machines."""
    return (PickerCommand(NEW, translate("Scenario", "Own machine…")), *_commands())


def as_stored(architecture: Architecture) -> WeightFormat:
    """Return the format that stands for a file's own exact sizes."""
    return WeightFormat(id=AS_STORED_ID, name=architecture.stored_format, bits_per_weight=1.0)


def weights_for(architecture: Architecture, present: Scenario, catalogue: Catalogue) -> WeightFormat | None:
    """Return the weight format that a newly chosen model needs, or None where the present one can stay.

    A file's model comes with its own sizes; where only the last file had them, the nearest in size goes on.
    """
    if architecture.stored is not None:
        return as_stored(architecture)
    if present.weights.is_as_stored:
        bits = bits_per_weight(architecture=present.architecture, weights=present.weights)
        return nearest_weight_format(catalogue.weight_formats.values(), bits_per_weight=bits)
    return None


def _commands() -> tuple[PickerCommand, ...]:
    return (
        PickerCommand(EDIT, translate("Scenario", "Change…"), is_for_entry=True),
        PickerCommand(DELETE, translate("Scenario", "Delete"), is_for_entry=True),
    )


def _entries(
    things: Iterable[tuple[_Thing, str, bool]], kind: ChoiceKind, shelf: Shelf, numbers: Callable[[_Thing], str]
) -> list[PickerEntry]:
    """Return each thing once, under the first heading that holds for it; it is found by its own heading too."""
    by_id: Mapping[str, tuple[_Thing, str, bool]] = {thing[0].id: thing for thing in things}
    favourites = shelf.favourites.get(kind, ())
    recent = shelf.recent.get(kind, ())
    headed = [(id_, translate("Scenario", "Favourites")) for id_ in favourites if id_ in by_id]
    headed += [
        (id_, translate("Scenario", "Recently used")) for id_ in recent if id_ in by_id and id_ not in favourites
    ]
    first = dict(headed)
    headed += [(id_, by_id[id_][1]) for id_ in by_id if id_ not in first]
    return [
        PickerEntry(
            id_,
            shown_name(by_id[id_][0].name),
            numbers(by_id[id_][0]),
            heading,
            f"{id_} {by_id[id_][1]}",
            starred=id_ in favourites,
            editable=by_id[id_][2],
        )
        for id_, heading in headed
    ]
