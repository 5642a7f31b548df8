"""The full screen for the audience: on which display, and how everything comes back afterwards."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, QRect, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QMainWindow, QWidget
from shiboken6 import isValid

from app.state.view_options import Options, ViewOptions


@dataclass(frozen=True, slots=True)
class _Before:
    """The window as it was."""

    geometry: QRect
    is_maximized: bool
    focus: QWidget | None


class Presentation(QObject):
    """Follows `Options.presenting`.

    Signals
    -------
    presented(object)
        True once the window fills the display, False once it is back where it was.
    """

    presented = Signal(object)

    def __init__(self, window: QMainWindow, options: ViewOptions, chrome: tuple[QWidget, ...]) -> None:
        super().__init__(window)
        self._window, self._options, self._chrome = window, options, chrome
        self._chosen: QScreen | None = None
        self._before: _Before | None = None
        options.options_changed.connect(self._on_options_changed)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.screenRemoved.connect(self._on_screen_removed)

    @property
    def is_on(self) -> bool:
        """Whether the audience's full screen is shown."""
        return self._before is not None

    @property
    def screen(self) -> QScreen:
        """The display to present on: the chosen one, else one that the window is not on, else the only one."""
        if self._chosen is not None and self._chosen in QGuiApplication.screens():
            return self._chosen
        return self.other_screen() or self._window.screen()

    def other_screen(self) -> QScreen | None:
        """Return a display that the window is not on, for the notes while presenting; None with one display."""
        here = self._window.screen()
        return next((screen for screen in QGuiApplication.screens() if screen is not here), None)

    def present_on(self, screen: QScreen) -> None:
        """Present on this display from now on."""
        self._chosen = screen
        if self.is_on:
            self._fill(screen)
        self._options.set_presenting(True)

    def _on_options_changed(self, options: Options) -> None:
        if options.presenting and not self.is_on:
            self._enter()
        elif not options.presenting and self.is_on:
            self._leave()

    def _enter(self) -> None:
        window = self._window
        is_maximized = window.isMaximized()
        geometry = window.normalGeometry() if is_maximized else window.geometry()
        focus = window.focusWidget()
        screen = self.screen
        self._before = _Before(geometry, is_maximized, focus)
        for part in self._chrome:
            part.hide()
        if window.isVisible():
            self._fill(screen)
            window.setFocus()  # a control that is hidden now must not keep the keys
        self.presented.emit(True)

    def _fill(self, screen: QScreen) -> None:
        window = self._window
        # A maximised or full-screen window refuses to be moved; moved first, it also takes over the display's
        # scale factor before its new size is worked out.
        window.showNormal()
        handle = window.windowHandle()
        if handle is not None:
            handle.setScreen(screen)
        window.setGeometry(screen.geometry())
        window.showFullScreen()

    def _leave(self) -> None:
        before, self._before = self._before, None
        assert before is not None
        window = self._window
        for part in self._chrome:
            part.show()
        if window.isVisible():
            window.showNormal()
            window.setGeometry(before.geometry)
            if before.is_maximized:
                window.showMaximized()
        if before.focus is not None and isValid(before.focus):
            before.focus.setFocus()
        self.presented.emit(False)

    def _on_screen_removed(self, _screen: QScreen) -> None:
        if self.is_on and len(QGuiApplication.screens()) < 2:
            self._options.set_presenting(False)
