"""Starting the program, or the empty window, as a user would: a new process with settings of its own."""

import os
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.benchmarks.first_frame import PAINTED

ROOT = Path(__file__).resolve().parents[2]
_LONGEST_START_S = 60.0


@dataclass(frozen=True, slots=True)
class Child:
    """A process whose window has been painted, and the seconds from its start to then."""

    pid: int
    first_frame_s: float


@contextmanager
def running(what: str) -> Iterator[Child]:
    """Start "program" or "empty", wait for its first frame, and end it afterwards."""
    with tempfile.TemporaryDirectory(prefix="two-speeds-benchmark-") as home:
        environment = {**os.environ, "XDG_CONFIG_HOME": home, "APPDATA": home, "HOME": home}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # a user's second start finds the program compiled
        start = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.first_frame", what],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        patience = threading.Timer(_LONGEST_START_S, process.kill)
        patience.start()
        try:
            said = process.stdout.readline().strip()
            taken = time.perf_counter() - start
            if said != PAINTED:
                raise RuntimeError(f"the {what} window said {said!r} instead of {PAINTED!r}")
            yield Child(process.pid, taken)
        finally:
            patience.cancel()
            process.terminate()
            process.wait()
