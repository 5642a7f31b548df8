"""The machine that measures, and the display it measures on."""

import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

_SCREEN = "3840x2160x24"


@contextmanager
def display() -> Iterator[str]:
    """Provide a display of its own to this process and its children; tell which."""
    if not sys.platform.startswith("linux"):
        yield sys.platform
    elif shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        yield "offscreen (Xvfb is not installed)"
    else:
        read_end, write_end = os.pipe()
        server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", _SCREEN, "-nolisten", "tcp", "-noreset"],
            pass_fds=(write_end,),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write_end)
        with os.fdopen(read_end) as told:
            number = told.readline().strip()
        os.environ["DISPLAY"] = f":{number}"
        os.environ.pop("WAYLAND_DISPLAY", None)
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        try:
            yield f"Xvfb {_SCREEN}"
        finally:
            server.terminate()
            server.wait()


def machine_facts() -> dict[str, object]:
    """Return processor, cores, load and versions."""
    return {
        "system": platform.platform(),
        "processor": _processor(),
        "cores": os.cpu_count(),
        "load_at_start": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "python": platform.python_version(),
        "qt": version("PySide6-Essentials"),
        "pyqtgraph": version("pyqtgraph"),
        "numpy": version("numpy"),
    }


def _processor() -> str:
    facts = Path("/proc/cpuinfo")
    if facts.exists():
        for line in facts.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.split(":", 1)[1].strip()
    return platform.processor()
