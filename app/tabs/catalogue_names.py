"""The catalogue's names in the language of the interface."""

import re

from PySide6.QtCore import QCoreApplication, QLocale

translate = QCoreApplication.translate

_BITS = re.compile(r"(\d+(?:\.\d+)?)-bit")


def shown_name(name: str) -> str:
    """Return the name to show for a model, a machine or a format.

    Names that are words ("Laptop", "4-bit (q4_0)") are translated; packaging/translations.py gathers them from the
    catalogue. Makers' names and people's own stay as they are.
    """
    bits = _BITS.fullmatch(name)
    if bits:  # a format that is a number of bits
        return translate("Catalogue", "{bits}-bit").format(bits=QLocale().toString(float(bits[1]), "g", 4))
    return translate("Catalogue", name)
