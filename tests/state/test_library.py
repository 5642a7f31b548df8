"""The library: own things, favourites, recent ones and files, each change told once."""

from pathlib import Path

from pytestqt.qtbot import QtBot

from app.core.own import own_device
from app.state.library import MOST_RECENT_CHOICES, MOST_RECENT_FILES, ChoiceKind, Library, free_id
from tests.samples import EXAMPLE_7B, EXAMPLE_8B

MACHINE = own_device(id_="own-box", name="Box", memory_bytes=1, bandwidth_bytes_per_s=1.0, peak_flops_per_s=1.0)


def told(library: Library) -> list[object]:
    heard: list[object] = []
    library.changed.connect(heard.append)
    return heard


def test_the_last_used_comes_first_and_only_a_few_stay(qtbot: QtBot) -> None:
    library = Library()
    for number in range(MOST_RECENT_CHOICES + 2):
        library.note_used(ChoiceKind.MODEL, f"m{number}")
    library.note_used(ChoiceKind.MODEL, "m3")
    assert library.shelf.recent[ChoiceKind.MODEL] == ("m3", "m6", "m5", "m4", "m2")


def test_a_favourite_is_toggled_and_nothing_is_told_twice(qtbot: QtBot) -> None:
    library = Library()
    heard = told(library)
    library.toggle_favourite(ChoiceKind.MACHINE, "a")
    assert library.shelf.favourites[ChoiceKind.MACHINE] == ("a",)
    library.toggle_favourite(ChoiceKind.MACHINE, "a")
    assert library.shelf.favourites[ChoiceKind.MACHINE] == ()
    library.note_file(Path("x"))
    library.note_file(Path("x"))  # first already
    assert len(heard) == 3


def test_own_things_are_replaced_by_id_and_deleted_everywhere(qtbot: QtBot) -> None:
    library = Library()
    library.keep_device(MACHINE)
    library.keep_device(MACHINE.evolve(name="Bigger box"))
    library.toggle_favourite(ChoiceKind.MACHINE, "own-box")
    library.note_used(ChoiceKind.MACHINE, "own-box")
    assert [device.name for device in library.shelf.own.devices] == ["Bigger box"]
    assert library.is_own("own-box")
    library.delete("own-box")
    shelf = library.shelf
    assert (shelf.own.devices, shelf.favourites[ChoiceKind.MACHINE], shelf.recent[ChoiceKind.MACHINE]) == ((), (), ())
    assert library.device("own-box") is None


def test_models_from_files_are_found_by_their_path(qtbot: QtBot) -> None:
    library = Library()
    for architecture in (EXAMPLE_8B, EXAMPLE_7B, EXAMPLE_8B):
        library.add_file_model(architecture)
    assert library.shelf.file_models == (EXAMPLE_8B, EXAMPLE_7B)
    assert library.architecture("example-7b") is EXAMPLE_7B
    assert not library.is_own("example-7b")


def test_only_so_many_files_are_remembered(qtbot: QtBot) -> None:
    library = Library()
    for number in range(MOST_RECENT_FILES + 1):
        library.note_file(Path(f"{number}.gguf"))
    assert len(library.shelf.recent_files) == MOST_RECENT_FILES
    assert library.shelf.recent_files[0] == Path(f"{MOST_RECENT_FILES}.gguf")
    library.forget_files()
    assert library.shelf.recent_files == ()


def test_ids_are_made_of_names_and_never_taken_twice() -> None:
    assert free_id("My 3090 (24 GB)", ()) == "own-my-3090-24-gb"
    assert free_id("Box", ("own-box", "own-box-2")) == "own-box-3"
    assert free_id("模型", ()) == "own"
