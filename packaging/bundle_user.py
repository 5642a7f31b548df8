"""A person with a packed bundle: unpacks it into an awkward place and starts it without Python, rights or settings."""

import os
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

NOBODY = 65534
STARTS_WITHIN_S = 60.0  # a build machine may be busy
ENDS_WITHIN_S = 30.0


@dataclass
class Started:
    """A running program and where its words go."""

    process: "subprocess.Popen[bytes]"
    words: Path

    def output(self) -> str:
        """Return all that it has said on standard output and standard error."""
        return self.words.read_text(encoding="utf-8", errors="replace")


class BundleUser:
    """The folder that the bundle was unpacked to, and a home that cannot be written to."""

    def __init__(self, archive: Path) -> None:
        self._archive = archive

    def __enter__(self) -> "BundleUser":
        """Unpack into a path with spaces and letters beyond ASCII, readable for everyone."""
        self._temporary = tempfile.TemporaryDirectory(prefix="two speeds ")
        self.place = Path(self._temporary.name) / "İki hız, dwie prędkości 2×"
        self.home, self.runtime, self.own = (self.place / name for name in ("home", "runtime", "own files"))
        for folder in (self.place, self.home, self.runtime, self.own):
            folder.mkdir()
        self.place.parent.chmod(0o755)
        with tarfile.open(self._archive) as tar:
            if hasattr(tarfile, "data_filter"):
                tar.extractall(self.place, filter="data")
            else:
                tar.extractall(self.place)
        self.folder = self.place / "two-speeds"
        self.program = self.folder / "two-speeds"
        if os.geteuid() == 0:  # for root nothing is read-only, so someone else starts the program
            for folder in (self.runtime, self.own):
                os.chown(folder, NOBODY, NOBODY)
        self.runtime.chmod(0o700)
        self.home.chmod(0o555)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, where: TracebackType | None
    ) -> None:
        """Remove everything."""
        self.home.chmod(0o755)
        self._temporary.cleanup()

    def environment(self, display: str | None = None, **more: str) -> dict[str, str]:
        """Return what a desktop sets, without the build machine's Python and Qt."""
        found = {
            "HOME": str(self.home),
            "XDG_RUNTIME_DIR": str(self.runtime),
            "PATH": "/nonexistent",
            "LANG": "C.UTF-8",
            **more,
        }
        return {**found, "DISPLAY": display} if display else found

    def start(
        self, arguments: Sequence[object], environment: dict[str, str], *, command: Sequence[object] | None = None
    ) -> Started:
        """Start the program (or a command that starts it) from the root folder."""
        words = Path(tempfile.mkstemp(dir=self.place, suffix=".txt")[1])
        someone = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        with words.open("wb") as output:
            process = subprocess.Popen(
                [str(part) for part in (*(command or (self.program,)), *arguments)],
                cwd="/", env=environment, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
                start_new_session=True, **someone,
            )  # fmt: skip
        return Started(process, words)

    def run(self, *arguments: object, environment: dict[str, str] | None = None) -> str:
        """Run the program without a window to its end and return its words; any failure stops the test."""
        started = self.start(arguments, environment or self.environment())
        code = started.process.wait(timeout=60)
        if code != 0:
            fail(f"{' '.join(map(str, arguments))}: exit code {code}", started)
        return started.output()

    def check_end(self, started: Started, what: str) -> None:
        """Stop the test unless the program ends soon, with code 0, without a word, leaving no process behind."""
        try:
            code = started.process.wait(timeout=ENDS_WITHIN_S)
            ends = time.monotonic() + ENDS_WITHIN_S
            while self.processes() and time.monotonic() < ends:  # of one that another command started
                time.sleep(0.05)
        except subprocess.TimeoutExpired:
            started.process.kill()
            fail(f"{what}: did not end when its window was closed", started)
        if code != 0:
            fail(f"{what}: exit code {code}", started)
        if started.output().strip():
            fail(f"{what}: said something", started)
        if left := self.processes():
            fail(f"{what}: left processes {left}", started)

    def processes(self) -> list[int]:
        """Return the running processes whose program lies in the unpacked folder."""
        found = []
        for entry in Path("/proc").glob("[0-9]*"):
            try:
                target = str((entry / "exe").readlink())
            except OSError:
                continue
            if target.startswith(str(self.place)):
                found.append(int(entry.name))
        return found

    def wait_for_process(self) -> int:
        """Wait until the program runs, however it was started, and return its process id."""
        ends = time.monotonic() + STARTS_WITHIN_S
        while time.monotonic() < ends:
            if found := self.processes():
                return found[0]
            time.sleep(0.02)
        raise TimeoutError("the program was not started")


def fail(sentence: str, started: Started | None = None) -> None:
    """Stop the test with a sentence and what the program said."""
    said = f"\n{started.output()}" if started else ""
    sys.exit(f"smoke test failed: {sentence}{said}")
