"""What the program runs on, for the About window and for crash reports: asked from the parts themselves."""

import platform

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication

from app.licences import Component, components
from app.version import version

NAMED = ("numpy", "pyqtgraph")


def versions(parts: tuple[Component, ...] | None = None) -> tuple[tuple[str, str], ...]:
    """Return name and version of the program and of what carries it.

    Parameters
    ----------
    parts : tuple of Component or None
        What the program is made of, if it has been read already.
    """
    known = {part.name.lower(): part.version for part in (components() if parts is None else parts)}
    return (
        ("Two Speeds", version()),
        ("Python", platform.python_version()),
        ("Qt", qVersion()),
        ("PySide6", pyside_version),
        *((name, known[name]) for name in NAMED if name in known),
    )


def environment_text(parts: tuple[Component, ...] | None = None) -> str:
    """Return versions and system, a line each."""
    lines = [f"{name} {number}" for name, number in versions(parts)]
    return "\n".join((*lines, platform.platform(), f"Qt platform: {QGuiApplication.platformName()}"))
