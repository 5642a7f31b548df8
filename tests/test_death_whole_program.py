"""A process that dies without a word: the next start has its scenario, and no other process touches it before."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from app.crash_guard import HARD_CRASH_NAME
from app.kept_scenario import FILE_NAME
from app.paths import RESOURCES

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="elsewhere the program's own folder is not set by variables"
)
ROOT = RESOURCES.parent
# Runs the program and, once it is painted, says its prompt and its notice; then does what standard input says:
# a number is a new prompt, a word how to end.
DRIVEN = """
import os, signal, sys, threading
from PySide6.QtCore import QObject, Qt, Signal
from app import bootstrap, crash_desk

crash_desk.KEPT_AFTER_MS = 50
build = bootstrap.build_window

class Driver(QObject):
    told = Signal(str)

    def __init__(self, window):
        super().__init__(window)
        self.window = window
        window.first_painted.connect(self.say, Qt.ConnectionType.QueuedConnection)
        self.told.connect(self.do)
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in sys.stdin:
            self.told.emit(line.strip())

    def say(self):
        print(self.window.context.state.scenario.prompt_tokens, self.window.intake.notice.text, flush=True)

    def do(self, order):
        if order == "close":
            self.window.close()
        elif order == "die":
            os.kill(os.getpid(), signal.SIGSEGV)
        else:
            self.window.context.state.set_prompt_tokens(int(order))

def build_and_drive(*arguments):
    window = build(*arguments)
    Driver(window)
    return window

bootstrap.build_window = build_and_drive
sys.exit(bootstrap.main(sys.argv[1:]))
"""


class Program:
    """A running program that does as it is told."""

    def __init__(self, home: Path, *arguments: str) -> None:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("XDG_")}
        environment |= {"QT_QPA_PLATFORM": "offscreen", "HOME": str(home), "TMPDIR": str(home)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", DRIVEN, *arguments],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT, env=environment,
        )  # fmt: skip
        assert self._process.stdout is not None
        prompt, _, self.notice = self._process.stdout.readline().strip().partition(" ")
        self.prompt_tokens = int(prompt)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def tell(self, order: str) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(f"{order}\n")
        self._process.stdin.flush()

    def end(self, order: str) -> tuple[int, str]:
        """Return the exit code, and what was said on standard error."""
        _, errors = self._process.communicate(f"{order}\n", timeout=60)
        return self._process.returncode, errors

    def ask_to_end(self, number: signal.Signals) -> tuple[int, str]:
        """Send a signal, and return the exit code and what was said on standard error."""
        self._process.send_signal(number)
        _, errors = self._process.communicate(timeout=60)
        return self._process.returncode, errors


def wait_for(home: Path, text: str) -> Path:
    """Return the scenario file that holds a text, as soon as there is one."""
    ends = time.monotonic() + 30.0
    while time.monotonic() < ends:
        for path in home.rglob("last-scenario*.toml"):
            if text in path.read_text(encoding="utf-8"):
                return path
        time.sleep(0.02)
    raise TimeoutError(f"no scenario with {text} in {home}")


def kept(home: Path) -> list[str]:
    return sorted(path.name for path in home.rglob("last-scenario*"))


def test_after_a_crash_in_cpp_the_scenario_is_back_and_after_an_orderly_end_it_is_gone(tmp_path: Path) -> None:
    with Program(tmp_path) as first:
        assert (first.prompt_tokens, first.notice, kept(tmp_path)) == (1_000, "", [])
        first.tell("54321")
        wait_for(tmp_path, "prompt_tokens = 54321\n")
        assert first.end("die")[0] == -signal.SIGSEGV
    assert kept(tmp_path) == ["last-scenario.lock", FILE_NAME]
    with Program(tmp_path, "--prompt", "77") as asked_for:  # what is asked for wins, and what was left stays
        assert (asked_for.prompt_tokens, asked_for.notice) == (77, "")
        asked_for.tell("78")
        wait_for(tmp_path, "prompt_tokens = 78\n")
        assert asked_for.end("close") == (0, "")
    assert [name for name in kept(tmp_path) if name.endswith(".toml")] == [FILE_NAME]
    with Program(tmp_path) as second:
        assert second.prompt_tokens == 54_321
        (trace,) = tmp_path.rglob(HARD_CRASH_NAME)
        assert second.notice == (
            "Something went wrong last time. Your scenario is back; undo leads to the usual start. "
            f"A trace of the crash is in {trace}."
        )
        assert kept(tmp_path) == []
        assert second.end("close") == (0, "")
    assert kept(tmp_path) == []


def test_what_a_window_keeps_is_not_taken_while_it_lives(tmp_path: Path) -> None:
    with Program(tmp_path) as first:
        first.tell("11")
        wait_for(tmp_path, "prompt_tokens = 11\n")
        with Program(tmp_path) as second:
            assert (second.prompt_tokens, second.notice) == (1_000, "")
            assert second.end("close") == (0, "")
        assert kept(tmp_path) == ["last-scenario.lock", FILE_NAME]
        assert first.end("close") == (0, "")
    assert kept(tmp_path) == []


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_program_that_is_asked_to_end_ends_in_order(tmp_path: Path, name: str) -> None:
    number = signal.Signals[name]
    with Program(tmp_path) as program:
        program.tell("22")
        wait_for(tmp_path, "prompt_tokens = 22\n")
        assert program.ask_to_end(number) == (128 + number, "")  # at once, though nothing moves in the window
    assert kept(tmp_path) == []
    with Program(tmp_path, "--start", "last") as again:
        assert (again.prompt_tokens, again.notice) == (22, "")
