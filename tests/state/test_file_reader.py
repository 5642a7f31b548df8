"""Reading beside the event loop: answers arrive as signals, only the last request answers, nothing breaks out."""

import gc
import threading
import weakref
from collections.abc import Sequence
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.state.file_reader import FileReader
from tests.tabs.window_setup import CATALOGUE


def test_what_was_read_arrives_with_its_paths(qtbot: QtBot) -> None:
    threads: list[int] = []

    def read(paths: Sequence[Path], _catalogue: Catalogue) -> object:
        threads.append(threading.get_ident())
        return len(paths)

    reader = FileReader(CATALOGUE, read)
    with qtbot.waitSignal(reader.opened, timeout=5_000) as answer:
        reader.open([Path("a"), Path("b")])
    assert answer.args == [(Path("a"), Path("b")), 2]
    assert threads != [threading.get_ident()]


@pytest.mark.parametrize(
    ("error", "said"),
    [(FileError("a", "is\nbroken"), "a: is broken"), (OSError("disk"), "a: the file cannot be read: disk")],
)
def test_a_failure_is_one_sentence(qtbot: QtBot, error: Exception, said: str) -> None:
    def read(_paths: Sequence[Path], _catalogue: Catalogue) -> object:
        raise error

    reader = FileReader(CATALOGUE, read)
    with qtbot.waitSignal(reader.failed, timeout=5_000) as answer:
        reader.open([Path("a")])
    assert answer.args == [(Path("a"),), said]


def test_a_fault_of_the_program_is_told_and_still_answers(qtbot: QtBot) -> None:
    def read(_paths: Sequence[Path], _catalogue: Catalogue) -> object:
        raise KeyError("a bug")

    reader = FileReader(CATALOGUE, read)
    with qtbot.capture_exceptions() as exceptions, qtbot.waitSignal(reader.failed, timeout=5_000) as answer:
        reader.open([Path("a")])
    assert answer.args is not None
    assert answer.args[1] == "a: the file cannot be read: something went wrong in the program"
    qtbot.waitUntil(lambda: bool(exceptions), timeout=5_000)
    assert exceptions[0][0] is KeyError
    assert not reader._running


def test_only_the_last_request_answers(qtbot: QtBot) -> None:
    go_on = threading.Event()

    def read(paths: Sequence[Path], _catalogue: Catalogue) -> object:
        if paths[0] == Path("slow"):
            go_on.wait(5)
        return paths[0].name

    reader = FileReader(CATALOGUE, read)
    answers: list[object] = []

    def keep_answer(_paths: object, result: object) -> None:
        answers.append(result)

    reader.opened.connect(keep_answer)
    reader.open([Path("slow")])
    with qtbot.waitSignal(reader.opened, timeout=5_000):
        reader.open([Path("quick")])
    go_on.set()
    qtbot.waitUntil(lambda: not reader._running, timeout=5_000)
    assert answers == ["quick"]


def test_nothing_is_kept_of_the_requests_before_the_last(qtbot: QtBot) -> None:
    class Opened:
        def __init__(self, paths: Sequence[Path], _catalogue: Catalogue) -> None:
            self.paths = paths  # which the request holds too
            files.append(weakref.ref(self))

    files: list[weakref.ref[Opened]] = []

    class Name(type(Path())):  # type: ignore[misc]
        pass

    names: list[weakref.ref[Path]] = []
    reader = FileReader(CATALOGUE, Opened)
    for number in range(5):
        path = Name(f"{number}.gguf")
        names.append(weakref.ref(path))
        with qtbot.waitSignal(reader.opened, timeout=5_000):
            reader.open([path])
        del path
    gc.collect()
    assert [file() for file in files] == [None] * 5
    assert [name() for name in names[:-1]] == [None] * 4
