"""The name by which this program is started at a command line: what its own sentences tell people to type."""

import sys

_FROM_SOURCE = "main.py"
_BUNDLED = "two-speeds"
_BUNDLED_WITH_CONSOLE = "two-speeds-cli"


def program() -> str:
    """Return "main.py" from source, in a bundle the name of the program that can print to a console."""
    if not getattr(sys, "frozen", False):
        return _FROM_SOURCE
    return _BUNDLED_WITH_CONSOLE if sys.platform == "win32" else _BUNDLED
