"""Runs in the bundle before the program: stand-ins for modules pyqtgraph only imports, libraries of last resort."""

import ctypes
import sys
import types
from pathlib import Path

# pyqtgraph imports these when it is loaded, and asks of a plot's viewport whether it is a QOpenGLWidget. None is: the
# program paints without OpenGL. Leaving the real ones out saves 10 MB and their loading time.
_STAND_INS = {"QtOpenGL": (), "QtOpenGLWidgets": ("QOpenGLWidget",), "QtTest": ("QTest",)}

# Every Linux desktop has these, and they belong to its graphics driver, so the system's own come first. Once a library
# is loaded, those loaded later find it by its name. In this order: needed before needing.
_LAST_RESORT = ("libxcb.so.1", "libGLdispatch.so.0", "libGLX.so.0", "libGL.so.1", "libEGL.so.1")


def _put_stand_ins() -> None:
    for name, classes in _STAND_INS.items():
        module = types.ModuleType(f"PySide6.{name}")
        for class_name in classes:
            setattr(module, class_name, type(class_name, (), {"qWait": None}))
        sys.modules[module.__name__] = module


def _load_last_resorts() -> None:
    folder = Path(sys._MEIPASS) / "last_resort"  # type: ignore[attr-defined]
    for name in _LAST_RESORT:
        try:
            ctypes.CDLL(name)
        except OSError:
            if (folder / name).exists():
                ctypes.CDLL(str(folder / name), mode=ctypes.RTLD_GLOBAL)


_put_stand_ins()
if sys.platform.startswith("linux"):
    _load_last_resorts()
