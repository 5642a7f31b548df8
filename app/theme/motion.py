"""Whether the system asks for less motion; Qt 6.11 does not say.

What is asked with is imported on the way: the window must not wait for it.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

_SPI_GETCLIENTAREAANIMATION = 0x1042
_LONGEST_WAIT_S = 0.5
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")
_GNOMES = ("GNOME", "UNITY", "CINNAMON", "BUDGIE")


def system_reduces_motion() -> bool:
    """Return whether animations are switched off in the system's settings; False where nothing can be found out."""
    try:
        if sys.platform == "win32":
            return _windows()
        if sys.platform == "darwin":
            return _mac()
        return _linux(os.environ)
    except (OSError, ValueError, AttributeError):
        return False


def _windows() -> bool:
    import ctypes

    shows = ctypes.c_int(1)
    ask = ctypes.WinDLL("user32").SystemParametersInfoW  # type: ignore[attr-defined,unused-ignore]
    return bool(ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shows), 0)) and not shows.value


def _mac() -> bool:
    import ctypes

    library = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    library.objc_getClass.restype = library.sel_registerName.restype = ctypes.c_void_p
    library.objc_getClass.argtypes = library.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    send_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    workspace = send(library.objc_getClass(b"NSWorkspace"), library.sel_registerName(b"sharedWorkspace"))
    return bool(send_bool(workspace, library.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def _linux(environment: Mapping[str, str]) -> bool:
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").upper()
    if "KDE" in desktop:
        folder = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
        return kde_reduces_motion(folder / "kdeglobals")
    return any(name in desktop for name in _GNOMES) and _gnome_reduces_motion()


def _gnome_reduces_motion() -> bool:
    import subprocess

    try:
        answer = subprocess.run(_GNOME, capture_output=True, text=True, timeout=_LONGEST_WAIT_S, check=False)
    except subprocess.SubprocessError:
        return False
    return answer.stdout.strip() == "false"


def kde_reduces_motion(file: Path) -> bool:
    """Return whether KDE's settings file has the speed of animations at "instant"."""
    import configparser

    settings = configparser.ConfigParser(strict=False, interpolation=None)
    try:
        settings.read(file, encoding="utf-8")
        return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except configparser.Error:
        return False
