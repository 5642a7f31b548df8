"""From the choice of theme, text size and presenting to the one Theme on screen."""

from PySide6.QtCore import QObject, Qt, Signal

from app.state.view_options import Options, ViewOptions
from app.theme.loader import load_theme
from app.theme.system import SystemTheme
from app.theme.tokens import Theme

PROJECTOR = "projector-"


class Appearance(QObject):
    """The theme that the view options and the system ask for.

    Signals
    -------
    theme_changed(object)
        The Theme to show from now on.
    """

    theme_changed = Signal(object)

    def __init__(self, options: ViewOptions, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._options = options
        self._system = SystemTheme(self)
        self._theme = self._resolve()
        options.options_changed.connect(self._on_options_changed)
        self._system.scheme_changed.connect(self._on_scheme_changed)

    @property
    def theme(self) -> Theme:
        """The theme to show."""
        return self._theme

    def _resolve(self) -> Theme:
        options = self._options.options
        choice = (PROJECTOR if options.presenting else "") + options.theme
        return load_theme(self._system.resolve(choice)).scaled(options.text_scale)

    def _update(self) -> None:
        theme = self._resolve()
        if theme != self._theme:
            self._theme = theme
            self.theme_changed.emit(theme)

    def _on_options_changed(self, _options: Options) -> None:
        self._update()

    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._update()
