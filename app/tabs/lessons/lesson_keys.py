"""The keys of a lesson, which presenter remotes send too; they work in every window of the program."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.state.lesson_runner import LessonMoment, LessonRunner
from app.tabs.key_table import Command, key_sequences


class LessonKeys(QObject):
    """Page Down and Page Up go through the steps, Backspace returns, Enter reveals, numbers count hands.

    They are switched off outside a lesson, so that sliders keep their page keys. Fields that are typed into keep
    digits and Backspace; buttons keep Enter.
    """

    def __init__(self, runner: LessonRunner, window: QWidget) -> None:
        super().__init__(window)
        self._runner, self._window = runner, window
        self._moving: list[QShortcut] = []
        self._counting: list[QShortcut] = []
        self._revealing: list[QShortcut] = []
        for command, slot in (
            (Command.NEXT_STEP, runner.next),
            (Command.PREVIOUS_STEP, runner.back),
            (Command.RETURN_TO_STEP, runner.return_to_step),
        ):
            (keys,) = key_sequences(command)
            self._moving.append(self._shortcut(keys))
            self._moving[-1].activated.connect(slot)
        for keys in key_sequences(Command.REVEAL):
            self._revealing.append(self._shortcut(keys))
            self._revealing[-1].activated.connect(runner.reveal)
        for command, hands in ((Command.COUNT_HANDS, 1), (Command.TAKE_BACK_HANDS, -1)):
            for choice, keys in enumerate(key_sequences(command)):
                shortcut = self._shortcut(keys)
                shortcut.setProperty("hand", (choice, hands))
                shortcut.activated.connect(self._count)
                self._counting.append(shortcut)
        runner.changed.connect(self._show)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)
        self._show(runner.moment)

    def _shortcut(self, keys: QKeySequence) -> QShortcut:
        return QShortcut(keys, self._window, context=Qt.ShortcutContext.ApplicationShortcut)

    def _count(self) -> None:
        choice, hands = self.sender().property("hand")
        self._runner.count_hand(choice, hands)

    def _show(self, moment: LessonMoment | None) -> None:
        for shortcut in self._moving:
            shortcut.setEnabled(moment is not None)
        for shortcut in self._counting:
            shortcut.setEnabled(moment is not None and bool(moment.hands))
        self._fit_enter(QApplication.focusWidget())

    def _fit_enter(self, focus: QWidget | None) -> None:
        moment = self._runner.moment
        waits = moment is not None and not moment.is_revealed
        for shortcut in self._revealing:
            shortcut.setEnabled(waits and not isinstance(focus, QAbstractButton))

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        self._fit_enter(now)
