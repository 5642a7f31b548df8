"""Following the system's light or dark setting, and whether it asks for less motion."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QStyleHints

SYSTEM = "system"


def resolve_theme_id(choice: str, scheme: Qt.ColorScheme) -> str:
    """Return the theme id for a choice: itself, or for "system" and "projector-system" what the scheme asks for.

    A system that states no preference gets light.
    """
    if not choice.endswith(SYSTEM):
        return choice
    return choice.removesuffix(SYSTEM) + ("dark" if scheme == Qt.ColorScheme.Dark else "light")


class SystemTheme(QObject):
    """The system's colour scheme and its changes.

    Signals
    -------
    scheme_changed(object)
        The new Qt.ColorScheme.
    """

    scheme_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hints: QStyleHints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._emit_scheme)

    def resolve(self, choice: str) -> str:
        """Return the theme id for a choice under the system's present scheme."""
        return resolve_theme_id(choice, self._hints.colorScheme())

    def _emit_scheme(self, scheme: Qt.ColorScheme) -> None:
        self.scheme_changed.emit(scheme)
