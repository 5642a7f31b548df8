"""What a person could do with the window: use what is on screen, press keys, choose from the menu."""

import random
from collections.abc import Iterator

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QApplication,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QWidget,
)
from shiboken6 import isValid

from app.tabs.main_window import MainWindow
from app.widgets.picker import SearchPicker

CONTROLS = (QAbstractButton, QAbstractSlider, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit)
KEYS = tuple(
    getattr(Qt.Key, f"Key_{name}")
    for name in ("Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown", "Space", "Return", "Escape", "Tab")
)
TYPED = ("8192", "1", "0", "-5", "12k", "1e9", "1.000,5", "abc", "ğüşİ 日本 🙂", " ", "9" * 40, "llama", "q4", "24")


class Hands:
    """Uses whatever can be used now in the foremost window; every choice is left to chance."""

    def __init__(self, window: MainWindow, chance: random.Random) -> None:
        self._window, self._chance = window, chance

    def use_control(self) -> str:
        """Use any control that can be used now, in the foremost window."""
        root = self.foremost()
        if isinstance(root, QFileDialog):
            return self._put_away(root)  # it could make and remove files
        controls = [
            part for part in root.findChildren(QWidget) if isinstance(part, CONTROLS) and self._can_be_used(part)
        ]
        if not controls or (root is not self._window and self._chance.random() < 0.15):
            return self._put_away(root)
        control = self._chance.choice(controls)
        name = f"{type(control).__name__} {control.accessibleName() or control.objectName()!r}"
        self._use(control)
        return name

    def foremost(self) -> QWidget:
        """Return what gets the events: an open popup, a dialog, or the window."""
        for found in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if found is not None:
                return found
        return self._chance.choice([self._window, self._window, *self.others()])

    def others(self) -> list[QWidget]:
        """Return the windows beside the main one."""
        return [
            part
            for part in QApplication.topLevelWidgets()
            if part is not self._window and part.isVisible() and part.windowType() != Qt.WindowType.ToolTip
        ]

    def _can_be_used(self, control: QWidget) -> bool:
        return control.isVisible() and control.isEnabled() and not control.visibleRegion().isEmpty()

    def _put_away(self, root: QWidget) -> str:
        if root is not self._window:
            root.close()
        return f"closes {type(root).__name__}"

    def _use(self, control: QWidget) -> None:
        point = self._somewhere(control)
        if isinstance(control, QAbstractButton):
            if self._chance.random() < 0.3:
                QTest.keyClick(control, Qt.Key.Key_Space)
            else:
                QTest.mouseClick(control, Qt.MouseButton.LeftButton)
        elif isinstance(control, QLineEdit | QPlainTextEdit):
            control.selectAll()
            for letter in self._chance.choice(TYPED):  # QTest knows ASCII only
                event = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter)
                QApplication.sendEvent(control, event)
            QTest.keyClick(control, self._chance.choice((Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab)))
        elif isinstance(control, QAbstractSlider) and self._chance.random() < 0.6:
            QTest.mousePress(control, Qt.MouseButton.LeftButton, pos=point)
            for _ in range(self._chance.randint(0, 8)):
                point = self._somewhere(control)
                QTest.mouseMove(control, point)
            QTest.mouseRelease(control, Qt.MouseButton.LeftButton, pos=point)
        elif isinstance(control, QAbstractItemView) and self._chance.random() < 0.5:
            QTest.mouseClick(control.viewport(), Qt.MouseButton.LeftButton, pos=point)
        else:
            for _ in range(self._chance.randint(1, 4)):
                if isValid(control) and control.isVisible():
                    QTest.keyClick(control, self._chance.choice(KEYS))

    def _somewhere(self, control: QWidget) -> QPoint:
        room = control.rect()
        return QPoint(
            self._chance.randint(0, max(0, room.width() - 1)), self._chance.randint(0, max(0, room.height() - 1))
        )

    def press_key(self) -> str:
        """Press a key that the window itself may know."""
        key = self._chance.choice((*KEYS, Qt.Key.Key_F1, Qt.Key.Key_F5, Qt.Key.Key_R, Qt.Key.Key_H, Qt.Key.Key_1))
        modifier = self._chance.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier))
        QTest.keyClick(self.foremost(), key, modifier)
        return f"{modifier.name} {key.name}"

    def use_every_entry(self) -> Iterator[str]:
        """Choose every entry of the menu in turn, and put away what opens."""
        for action in self._entries():
            if isValid(action) and action.isEnabled():
                action.trigger()
                yield action.text()
                for other in self.others():
                    other.close()

    def open_every_list(self) -> Iterator[str]:
        """Open the list of every picker once, as it is built only then, and put it away."""
        for picker in self._window.findChildren(SearchPicker):
            picker.open_list()
            yield picker.accessibleName()
            for other in self.others():
                other.close()

    def use_menu(self) -> str:
        """Choose any entry of the menu, or of a menu in it."""
        action = self._chance.choice([entry for entry in self._entries() if entry.isEnabled()])
        name = action.text()
        action.trigger()
        return name

    def _entries(self) -> list[QAction]:
        actions = self._window.actions_
        actions.menu.aboutToShow.emit()
        return [action for action in _leaves(actions.menu) if action is not actions.quit]


def _leaves(menu: QMenu) -> list[QAction]:
    """Return the entries of a menu and of those below it."""
    found: list[QAction] = []
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            below.aboutToShow.emit()
            found.extend(_leaves(below))
        elif not action.isSeparator() and action.isVisible():
            found.append(action)
    return found
