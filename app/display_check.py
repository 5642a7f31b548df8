"""Whether Qt can open a window here, asked beforehand: on Linux Qt aborts the process where it cannot.

Free of Qt, because loading Qt's platform plugin is what fails.
"""

import ctypes
import os
import sys
from collections.abc import Callable, Mapping

from app.program import program

# What PySide6's libqxcb.so and libQt6XcbQpa.so.6 are linked with, and the Debian and Ubuntu package of each.
XCB_LIBRARIES = (
    ("libxcb-cursor.so.0", "libxcb-cursor0"),
    ("libxcb-icccm.so.4", "libxcb-icccm4"),
    ("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    ("libxcb-image.so.0", "libxcb-image0"),
    ("libxcb-util.so.1", "libxcb-util1"),
    ("libxcb-randr.so.0", "libxcb-randr0"),
    ("libxcb-render-util.so.0", "libxcb-render-util0"),
    ("libxcb-render.so.0", "libxcb-render0"),
    ("libxcb-shape.so.0", "libxcb-shape0"),
    ("libxcb-shm.so.0", "libxcb-shm0"),
    ("libxcb-sync.so.1", "libxcb-sync1"),
    ("libxcb-xfixes.so.0", "libxcb-xfixes0"),
    ("libxcb-xkb.so.1", "libxcb-xkb1"),
    ("libxcb.so.1", "libxcb1"),
    ("libxkbcommon.so.0", "libxkbcommon0"),
    ("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    ("libX11-xcb.so.1", "libx11-xcb1"),
    ("libGL.so.1", "libgl1"),
    ("libEGL.so.1", "libegl1"),
    ("libfontconfig.so.1", "libfontconfig1"),
    ("libdbus-1.so.3", "libdbus-1-3"),
)


def display_problem(
    environment: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    can_load: Callable[[str], bool] | None = None,
    can_connect: Callable[[], bool] | None = None,
) -> str | None:
    """Return one sentence that says why no window can open, or None if one can.

    Parameters
    ----------
    environment, platform : mapping of str, str
        Where to look: DISPLAY, WAYLAND_DISPLAY, QT_QPA_PLATFORM; `sys.platform`.
    can_load : callable
        Whether a shared library with this name can be loaded.
    can_connect : callable
        Whether an X server answers.
    """
    if not platform.startswith("linux"):
        return None
    wanted = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if wanted not in ("", "xcb"):
        return None
    if not wanted and environment.get("WAYLAND_DISPLAY"):
        return None  # where xcb fails Qt takes the Wayland plugin
    if not environment.get("DISPLAY"):
        return f"There is no display to open a window on (DISPLAY is not set); {_without_window()}."
    load = can_load or _can_load
    missing = [(name, package) for name, package in XCB_LIBRARIES if not load(name)]
    if missing:
        names = ", ".join(name for name, _ in missing)
        packages = " ".join(package for _, package in missing)
        return (
            f"Qt needs libraries that this system lacks to open a window: {names}; "
            f"install them with 'sudo apt install {packages}' ({_without_window()})."
        )
    if not (can_connect or _can_connect)():
        return f"The display {environment['DISPLAY']} cannot be opened; {_without_window()}."
    return None


def _without_window() -> str:
    return f"'{program()} report' and '{program()} render' work without one"


def _can_load(name: str) -> bool:
    try:
        ctypes.CDLL(name)
    except OSError:
        return False
    return True


def _can_connect() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    works = bool(xcb.xcb_connection_has_error(connection) == 0)
    xcb.xcb_disconnect(connection)
    return works
