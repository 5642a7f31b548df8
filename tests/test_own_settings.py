"""Own things, favourites and recent files outlive the program; files on the command line open in the window."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app import bootstrap
from app.core.device import Device
from app.core.own import own_device
from app.files.catalogue import load_catalogue
from app.files.own_things import OwnThings, load_own_things
from app.paths import RESOURCES
from app.scenario_options import OptionError
from app.settings import APPLICATION, ORGANISATION, SavedShelf, Settings
from app.state.library import ChoiceKind, Library, Shelf
from app.tabs.main_window import MainWindow
from app.window_options import WindowOptions, parse_window_options

CATALOGUE = load_catalogue(RESOURCES / "catalog")
LLAMA = Path(__file__).parent / "data" / "gguf_architectures" / "llama-dense.gguf"
MACHINE = own_device(
    id_="own-box", name="Box", memory_bytes=8 * 10**9, bandwidth_bytes_per_s=1e11, peak_flops_per_s=1e13
)


@pytest.fixture
def settings() -> Iterator[Settings]:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    file, before = Path(store.fileName()), QLocale()
    own = file.with_name("own.toml")
    for path in (file, own):
        path.unlink(missing_ok=True)
    yield Settings()
    for path in (file, own):
        path.unlink(missing_ok=True)
    QLocale.setDefault(before)


def parse(*arguments: str) -> WindowOptions:
    return parse_window_options(list(arguments), CATALOGUE)


def build(qtbot: QtBot, qapp: QApplication, settings: Settings, *arguments: str) -> MainWindow:
    window = bootstrap.build_window(qapp, CATALOGUE, parse("--lang", "en", *arguments), settings)
    qtbot.addWidget(window)
    return window


def test_all_of_the_library_comes_back(qtbot: QtBot, qapp: QApplication, settings: Settings, tmp_path: Path) -> None:
    window = build(qtbot, qapp, settings)
    library = window._context.library
    library.keep_device(MACHINE)
    library.toggle_favourite(ChoiceKind.MODEL, "llama-3.1-8b")
    library.note_used(ChoiceKind.MACHINE, "own-box")
    library.note_file(tmp_path / "ü, x.gguf")
    shelf, problems = Settings().shelf()
    assert problems == ()
    assert shelf.own.devices == (MACHINE,)
    assert shelf.favourites[ChoiceKind.MODEL] == ("llama-3.1-8b",)
    assert shelf.recent[ChoiceKind.MACHINE] == ("own-box",)
    assert shelf.recent_files == (tmp_path / "ü, x.gguf",)
    assert settings.own_file.name == "own.toml"


def test_nothing_own_leaves_no_file(settings: Settings) -> None:
    shelf, _ = settings.shelf()
    assert settings.save_shelf(shelf) == SavedShelf()
    assert not settings.own_file.exists()


def test_a_broken_own_file_is_said_in_the_window(qtbot: QtBot, qapp: QApplication, settings: Settings) -> None:
    settings.own_file.parent.mkdir(parents=True, exist_ok=True)
    settings.own_file.write_text("[[machine]]\nid = 'x'")
    window = build(qtbot, qapp, settings)
    window.show()
    assert "machine 1.name is missing" in window.intake.notice.text


def other_machine(number: int) -> Device:
    return own_device(
        id_=f"own-{number}", name=f"M {number}", memory_bytes=10**10, bandwidth_bytes_per_s=1e11, peak_flops_per_s=1e13
    )


def names_in_file(settings: Settings) -> list[str]:
    return [device.id for device in load_own_things(settings.own_file)[0].devices]


def test_what_another_window_added_stays(settings: Settings) -> None:
    here, there = Library(settings.shelf()[0]), Library(Settings().shelf()[0])
    other = Settings()
    other.shelf()
    there.changed.connect(other.save_shelf)
    here.changed.connect(settings.save_shelf)

    there.keep_device(other_machine(1))
    there.toggle_favourite(ChoiceKind.MACHINE, "own-1")
    here.note_used(ChoiceKind.MODEL, "llama-3.1-8b")  # which changes nothing of one's own
    assert names_in_file(settings) == ["own-1"]
    here.keep_device(other_machine(2))
    here.toggle_favourite(ChoiceKind.MACHINE, "own-2")
    assert names_in_file(settings) == ["own-1", "own-2"]
    assert Settings().shelf()[0].favourites[ChoiceKind.MACHINE] == ("own-1", "own-2")
    there.delete("own-1")
    assert names_in_file(settings) == ["own-2"]
    assert Settings().shelf()[0].favourites[ChoiceKind.MACHINE] == ("own-2",)


@pytest.mark.parametrize("broken", ["id = 'half", "[[machine]]\nid = 'from-a-newer-version'\nwatts = 3\n"])
def test_a_file_that_cannot_be_read_is_set_aside_and_not_overwritten(
    broken: str, qtbot: QtBot, qapp: QApplication, settings: Settings
) -> None:
    settings.own_file.parent.mkdir(parents=True, exist_ok=True)
    settings.own_file.write_text(broken)
    window = build(qtbot, qapp, settings)
    library = window._context.library

    library.note_used(ChoiceKind.MODEL, "llama-3.1-8b")
    assert settings.own_file.read_text() == broken

    library.keep_device(MACHINE)
    aside = settings.own_file.with_name("own-unreadable.toml")
    assert aside.read_text() == broken
    assert names_in_file(settings) == ["own-box"]
    window.show()
    assert str(aside) in window.intake.notice.text
    aside.unlink()


def test_a_deleted_machine_does_not_come_back_from_a_file_with_a_mistake(settings: Settings) -> None:
    settings.save_shelf(Shelf(own=OwnThings(devices=(other_machine(1), other_machine(2)))))
    settings.own_file.write_text(settings.own_file.read_text() + "[[machine]]\nid = 'x'\n")

    saved = settings.save_shelf(Shelf(own=OwnThings(devices=(other_machine(2),))))

    assert saved.set_aside is not None
    assert names_in_file(settings) == ["own-2"]
    saved.set_aside.unlink()


def test_broken_lists_count_as_none(settings: Settings) -> None:
    store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)
    store.setValue("favourites/model", "[1, 2]")
    store.setValue("recent/files", "{")
    store.sync()
    shelf, _ = Settings().shelf()
    assert shelf.favourites[ChoiceKind.MODEL] == ()
    assert shelf.recent_files == ()


def test_a_model_on_the_command_line_is_shown_first(qtbot: QtBot, qapp: QApplication, settings: Settings) -> None:
    window = build(qtbot, qapp, settings, str(LLAMA))
    window.show()
    before = window._context.state.scenario
    qtbot.waitUntil(lambda: window.intake.desk.view is not None, timeout=5_000)
    assert window._context.state.scenario == before
    assert window.intake.desk.view is not None
    window.intake.desk.view.reject()


def test_several_files_may_be_given(tmp_path: Path) -> None:
    names = [str(tmp_path / f"m-0000{number}-of-00002.gguf") for number in (1, 2)]
    for name in names:
        Path(name).write_bytes(b"GGUF")
    assert parse(*names).files == tuple(Path(name) for name in names)
    with pytest.raises(OptionError, match="there is no such file"):
        parse(names[0], "gone.gguf")
