"""Files dropped on the window, and a picture taken away through its dialogs."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.theme.loader import load_theme
from bundle_files import gguf_file, scenario_file
from bundle_user import NOBODY, STARTS_WITHIN_S, BundleUser, Started, fail
from drag_source import PLACE
from x_screen import Picture, Screen

PICTURES = Path(__file__).resolve().parents[1] / "build" / "smoke"
SOURCE = Path(__file__).with_name("drag_source.py")
FILE_SHARE = 0.003  # of the pixels, that an opened file changes at least
PROBLEM_COLUMNS = 3  # the edge that a message has in the colour of its kind, left in the window
TARGET = (700, 500)  # in the midst of the program's window
WRITTEN_WITHIN_S = 20.0


def dropped_files(user: BundleUser, screen: Screen) -> str:
    """Drag a scenario, a GGUF file and a lesson from another program's window, one after the other."""
    lesson = sorted((user.folder / "_internal/resources/lessons").glob("*.toml"))[0]
    files = [scenario_file(user), gguf_file(user), lesson]
    for file in files:
        started = user.start([], user.environment(screen.name))
        screen.wait_painted(STARTS_WITHIN_S, started.process)
        before = screen.settled()
        window = screen.windows(started.process.pid)[0]
        with _dragged(screen, file):
            picture = screen.changed(before, FILE_SHARE)
        picture.save(PICTURES / f"dropped-{file.name}.png")
        check_taken(picture, before, f"{file.name}, dropped,", started)
        accept(screen, started, window)
        screen.close(window)
        user.check_end(started, f"{file.name} dropped")
    return ", ".join(file.name for file in files)


def exported_picture(user: BundleUser, screen: Screen) -> str:
    """Take a tab away as PNG by keyboard alone: Ctrl+E, Return, a name, Return."""
    started = user.start(["--tab", "timeline"], user.environment(screen.name))
    screen.wait_painted(STARTS_WITHIN_S, started.process)
    screen.settled()
    window = screen.windows(started.process.pid)[0]
    screen.focus(window)
    screen.key("ctrl+e")
    dialog = _next_window(screen, started, {window})
    screen.focus(dialog)
    screen.settled().save(PICTURES / "take-away.png")
    screen.key("Return")
    names = _next_window(screen, started, {window, dialog})
    screen.focus(names)
    screen.settled()
    with tempfile.TemporaryDirectory() as folder:
        if os.geteuid() == 0:  # the program runs as someone else, see BundleUser
            os.chown(folder, NOBODY, NOBODY)
        file = Path(folder) / "timeline.png"
        screen.key("ctrl+a")
        screen.type(str(file))
        screen.settled().save(PICTURES / "take-away-name.png")
        screen.key("Return")
        ends = time.monotonic() + WRITTEN_WITHIN_S
        while not (file.exists() and file.read_bytes().endswith(b"IEND\xaeB`\x82")):
            if time.monotonic() > ends:
                fail("no picture was written", started)
            time.sleep(0.05)
    screen.settled().save(PICTURES / "taken-away.png")
    screen.close(window)
    user.check_end(started, "after taking a picture away")
    return "a PNG was written"


def check_taken(picture: Picture, before: Picture, what: str, started: Started) -> None:
    """Stop the test unless a file has changed what is shown, and without a problem."""
    if picture.difference(before) < FILE_SHARE:
        fail(f"{what} shows nothing", started)
    danger = load_theme("light").color("danger")
    if picture.has((danger.red(), danger.green(), danger.blue()), PROBLEM_COLUMNS):
        fail(f"{what} shows a problem, see the pictures", started)


def accept(screen: Screen, started: Started, window: int) -> None:
    """Press Return in what has opened beside the program's window: what a model file says, to be accepted."""
    for question in set(screen.windows(started.process.pid)) - {window}:
        screen.focus(question)
        screen.key("Return")
        screen.settled()


@contextmanager
def _dragged(screen: Screen, file: Path) -> Iterator[None]:
    """Drag a file from another program's window onto the middle of the screen, and keep that program until then."""
    environment = {**os.environ, "DISPLAY": screen.name, "QT_QPA_PLATFORM": "xcb"}
    command = [sys.executable, str(SOURCE), str(file)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as source:
        try:
            ends = time.monotonic() + STARTS_WITHIN_S
            while not screen.windows(source.pid) and time.monotonic() < ends:
                time.sleep(0.05)
            screen.settled()
            screen.drag((PLACE[0] + PLACE[2] // 2, PLACE[1] + PLACE[3] // 2), TARGET)
            yield
        finally:
            source.terminate()
        said = source.communicate(timeout=STARTS_WITHIN_S)[0].strip()
    if said != "CopyAction":
        fail(f"{file.name}: the drop was answered with {said!r}, expected 'CopyAction'")


def _next_window(screen: Screen, started: Started, known: set[int]) -> int:
    """Return the window that opens beside those that are known."""
    ends = time.monotonic() + STARTS_WITHIN_S
    while time.monotonic() < ends and started.process.poll() is None:
        if others := set(screen.windows(started.process.pid)) - known:
            return others.pop()
        time.sleep(0.05)
    fail("no dialog opened", started)
    raise AssertionError
