"""Space and the arrow keys drive the visible tab's animation, unless the focused control needs them itself."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QStackedWidget,
    QTabBar,
    QTextEdit,
    QWidget,
)

from app.tabs.key_table import Command, key_sequences
from app.tabs.tab_view import TabView

_TYPING = (QLineEdit, QPlainTextEdit, QTextEdit, QAbstractSpinBox, QComboBox, QAbstractItemView)


class PlaybackKeys(QObject):
    """The three keys for the tab that the stack shows."""

    def __init__(self, stack: QStackedWidget, window: QWidget) -> None:
        super().__init__(window)
        self._stack, self._window = stack, window
        self._space = self._shortcut(Command.PLAY)
        self._back = self._shortcut(Command.STEP_BACK)
        self._forward = self._shortcut(Command.STEP_FORWARD)
        self._space.activated.connect(self._toggle)
        self._back.activated.connect(self._step_back)
        self._forward.activated.connect(self._step_forward)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _shortcut(self, command: Command) -> QShortcut:
        (keys,) = key_sequences(command)
        return QShortcut(keys, self._window, context=Qt.ShortcutContext.WindowShortcut)

    def _tab(self) -> TabView | None:
        tab = self._stack.currentWidget()
        return tab if isinstance(tab, TabView) else None

    def _toggle(self) -> None:
        tab = self._tab()
        if tab is not None and tab.player is not None:
            tab.player.toggle()

    def _step_back(self) -> None:
        tab = self._tab()
        if tab is not None:
            tab.step(-1)

    def _step_forward(self) -> None:
        tab = self._tab()
        if tab is not None:
            tab.step(1)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Leave Space to buttons, the arrows to sliders and tabs, and all keys to whatever is typed into.

        A shortcut would otherwise take the key before the focused control sees it.
        """
        typing = isinstance(now, _TYPING)
        self._space.setEnabled(not typing and not isinstance(now, QAbstractButton))
        arrows = not typing and not isinstance(now, QAbstractSlider | QTabBar) and not _is_choice(now)
        self._back.setEnabled(arrows)
        self._forward.setEnabled(arrows)


def _is_choice(widget: QWidget | None) -> bool:
    """Return whether arrow keys move between this button and its neighbours, as between radio buttons."""
    return isinstance(widget, QAbstractButton) and widget.autoExclusive()
