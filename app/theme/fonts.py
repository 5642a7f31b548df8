"""The bundled typeface: the same letters and figures on every system."""

from PySide6.QtGui import QFontDatabase

from app.paths import RESOURCES
from app.theme.tokens import FAMILY

FONT_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "Inter-Bold.otf")


class FontError(ValueError):
    """A bundled font file is missing or broken."""


def load_fonts() -> None:
    """Register the bundled fonts with Qt; needs a QGuiApplication.

    Raises
    ------
    FontError
        One sentence that names the file.
    """
    for name in FONT_FILES:
        path = RESOURCES / "fonts" / name
        number = QFontDatabase.addApplicationFont(str(path))
        if FAMILY not in QFontDatabase.applicationFontFamilies(number):
            raise FontError(f"{path} is missing or is not the font {FAMILY}.")
