"""From the choice of theme, text size and presenting, and the window's size, to the one Theme on screen."""

import math

from PySide6.QtCore import QObject, QSize, Qt, Signal

from app.state.view_options import Options, ViewOptions
from app.theme.loader import load_theme
from app.theme.system import SystemTheme
from app.theme.tokens import Theme

PROJECTOR = "projector-"

# In a window of this size everything has its normal size. A larger one shows the same page larger, so that a wall of
# 3840x2160 pixels does not show small type in a sea of space.
NORMAL_WINDOW = QSize(1640, 1020)
SCALE_STEP = 0.1  # fewer steps than pixels: while a window is dragged larger, the page is laid out anew now and then
LARGEST_SCALE = 3.0
# An old projector has few pixels, but each is large on the wall: there the projector's larger type is larger already.
SMALLEST_PRESENTED = 0.8


def window_scale(size: QSize, *, smallest: float = 1.0) -> float:
    """Return how much larger than normal a window of this size shows everything, up to 3 in steps of a tenth."""
    room = min(size.width() / NORMAL_WINDOW.width(), size.height() / NORMAL_WINDOW.height())
    steps = math.floor(room / SCALE_STEP + 1e-9)
    return min(LARGEST_SCALE, max(smallest, steps * SCALE_STEP))


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
        self._window_size = NORMAL_WINDOW
        self._theme = self._resolve()
        options.options_changed.connect(self._on_options_changed)
        self._system.scheme_changed.connect(self._on_scheme_changed)

    @property
    def theme(self) -> Theme:
        """The theme to show."""
        return self._theme

    def set_window_size(self, size: QSize) -> None:
        """Fit everything to the window's size."""
        self._window_size = size
        self._update()

    def _resolve(self) -> Theme:
        options = self._options.options
        choice = (PROJECTOR if options.presenting else "") + options.theme
        scale = window_scale(self._window_size, smallest=SMALLEST_PRESENTED if options.presenting else 1.0)
        return load_theme(self._system.resolve(choice)).scaled(options.text_scale * scale)

    def _update(self) -> None:
        theme = self._resolve()
        if theme != self._theme:
            self._theme = theme
            self.theme_changed.emit(theme)

    def _on_options_changed(self, _options: Options) -> None:
        self._update()

    def _on_scheme_changed(self, _scheme: Qt.ColorScheme) -> None:
        self._update()
