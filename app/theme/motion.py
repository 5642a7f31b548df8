"""Whether the system asks for less motion; Qt 6.11 does not say."""

import configparser
import ctypes
import os
import shutil
import subprocess
import sys
from pathlib import Path

_SPI_GETCLIENTAREAANIMATION = 0x1042
_LONGEST_WAIT_S = 0.5
_GNOME = ("gsettings", "get", "org.gnome.desktop.interface", "enable-animations")


def system_reduces_motion() -> bool:
    """Return whether animations are switched off in the system's settings; False where nothing can be found out."""
    try:
        if sys.platform == "win32":
            return _windows()
        if sys.platform == "darwin":
            return _mac()
        return _linux(os.environ)
    except (OSError, ValueError, AttributeError, subprocess.SubprocessError, configparser.Error):
        return False


def _windows() -> bool:
    shows = ctypes.c_int(1)
    ask = ctypes.WinDLL("user32").SystemParametersInfoW  # type: ignore[attr-defined,unused-ignore]
    return bool(ask(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(shows), 0)) and not shows.value


def _mac() -> bool:
    library = ctypes.CDLL("/usr/lib/libobjc.A.dylib")
    library.objc_getClass.restype = library.sel_registerName.restype = ctypes.c_void_p
    library.objc_getClass.argtypes = library.sel_registerName.argtypes = [ctypes.c_char_p]
    send = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    send_bool = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)(("objc_msgSend", library))
    workspace = send(library.objc_getClass(b"NSWorkspace"), library.sel_registerName(b"sharedWorkspace"))
    return bool(send_bool(workspace, library.sel_registerName(b"accessibilityDisplayShouldReduceMotion")))


def _linux(environment: "os._Environ[str] | dict[str, str]") -> bool:
    desktop = environment.get("XDG_CURRENT_DESKTOP", "").upper()
    if "KDE" in desktop:
        folder = Path(environment.get("XDG_CONFIG_HOME") or Path.home() / ".config")
        return kde_reduces_motion(folder / "kdeglobals")
    if any(name in desktop for name in ("GNOME", "UNITY", "CINNAMON", "BUDGIE")) and shutil.which(_GNOME[0]):
        answer = subprocess.run(_GNOME, capture_output=True, text=True, timeout=_LONGEST_WAIT_S, check=False)
        return answer.stdout.strip() == "false"
    return False


def kde_reduces_motion(file: Path) -> bool:
    """Return whether KDE's settings file has the speed of animations at "instant"."""
    settings = configparser.ConfigParser(strict=False, interpolation=None)
    settings.read(file, encoding="utf-8")
    return settings.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
