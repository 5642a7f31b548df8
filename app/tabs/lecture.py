"""The lecture kit of the window: lessons, presenting, and what both add to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from app.state.lecture_time import LectureTime
from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.player import Player
from app.state.view_options import Options
from app.tabs.key_table import Command, key_sequences
from app.tabs.lessons.lesson_bar import LessonBar
from app.tabs.lessons.lesson_keys import LessonKeys
from app.tabs.lessons.lesson_menu import LessonMenu
from app.tabs.lessons.lesson_stage import LessonStage
from app.tabs.present.display_menu import DisplayMenu
from app.tabs.present.page_fit import PageFit
from app.tabs.present.present_strip import PresentStrip
from app.tabs.present.presentation import Presentation
from app.tabs.tab_view import TabContext, TabView
from app.theme.tokens import Theme
from app.widgets.painting import Themed
from app.widgets.settle import settle

if TYPE_CHECKING:  # imported when first used: the window must not wait for them
    from app.tabs.lessons.notes_window import NotesWindow
    from app.tabs.present.blackout import Blackout
    from app.tabs.present.key_captions import KeyCaptions
    from app.tabs.present.spotlight import Spotlight


class Lecture(QObject):
    """Owns the parts; the window puts `bar` and `sliders` into its layout and then calls `attend`.

    The notes window, black screen, spotlight and shown keys are made when first wanted.
    """

    def __init__(self, context: TabContext, theme: Theme, stack: QStackedWidget, window: QMainWindow) -> None:
        super().__init__(window)
        self._context, self._theme, self._stack, self._window = context, theme, stack, window
        self.runner = LessonRunner(context.state, context.options, self)
        self.bar = LessonBar(self.runner, context.options, theme)
        self.sliders = PresentStrip(context.state, context.options, theme)
        self.sliders.hide()
        self.fit = PageFit(context.options, self.runner, stack, theme)
        self.menu = LessonMenu(self.runner, context.catalogue, window)
        self.time = LectureTime(self.runner, context.options, self)
        self.notes: NotesWindow | None = None
        self.black: Blackout | None = None
        self._held: Player | None = None
        self.spotlight: Spotlight | None = None
        self.captions: KeyCaptions | None = None
        self._keys = LessonKeys(self.runner, window)
        self._presenting_keys = (
            *self._shortcuts(Command.BLACK, self._go_black),
            *self._shortcuts(Command.SPOTLIGHT, self._toggle_spotlight),
            *self._shortcuts(Command.SHOW_KEYS, self._toggle_captions),
        )
        self._menu_keys = self._shortcuts(Command.LESSONS, self._open_menu)
        self._notes_keys = self._shortcuts(Command.NOTES, self._toggle_notes)

    def attend(
        self,
        stage: LessonStage,
        *,
        chrome: tuple[QWidget, ...],
        ground: QWidget,
        leave: QAction,
    ) -> DisplayMenu:
        """Begin to work, and return the menu of displays.

        Parameters
        ----------
        stage : LessonStage
        chrome : tuple of QWidget
            What presenting hides.
        ground : QWidget
            What black screen, spotlight and shown keys lie over.
        leave : QAction
            Esc: ends presenting, or else the lesson.
        """
        self._stage, self._ground, self._leave = stage, ground, leave
        self.presentation = Presentation(self._window, self._context.options, chrome)
        self.presentation.presented.connect(self._on_presented)
        displays = DisplayMenu(self.presentation, self._window)
        leave.triggered.connect(self.leave)
        self.bar.notes_asked.connect(self._toggle_notes)
        self.menu.notes_asked.connect(self._toggle_notes)
        self.runner.changed.connect(self._on_lesson_changed)
        self.runner.entered.connect(self._on_entered)
        self.fit.set_look(stage.look)
        self._context.options.options_changed.connect(self._fit_keys)
        self._fit_keys(self._context.options.options)
        return displays

    def leave(self) -> None:
        """End presenting; if nothing is presented, end the lesson."""
        if self._context.options.options.presenting:
            self._context.options.set_presenting(False)
        else:
            self.runner.leave()

    def set_theme(self, theme: Theme, views: list[TabView]) -> None:
        """Show this theme from now on, in all tabs too."""
        self._theme = theme
        parts: tuple[Themed | None, ...] = (
            self.bar, self.sliders, self._stage, self.notes, self.black, self.spotlight, self.captions
        )  # fmt: skip
        for part in parts:
            if part is not None:
                part.set_theme(theme)
        self.fit.set_theme(theme, views)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self._stage.retranslate()

    def _shortcuts(self, command: Command, slot: object) -> list[QShortcut]:
        made = []
        for keys in key_sequences(command):
            shortcut = QShortcut(keys, self._window, context=Qt.ShortcutContext.ApplicationShortcut)
            shortcut.activated.connect(slot)
            made.append(shortcut)
        return made

    def _fit_keys(self, options: Options) -> None:
        in_lesson = self.runner.moment is not None
        for key in self._presenting_keys:
            key.setEnabled(options.presenting)
        for key in self._notes_keys:
            key.setEnabled(in_lesson)
        self._leave.setEnabled(options.presenting or in_lesson)

    def _on_lesson_changed(self, moment: LessonMoment | None) -> None:
        self._fit_keys(self._context.options.options)
        if moment is not None and self.presentation.is_on and self.notes is None:
            self._show_notes_beside()

    def _on_entered(self, _moment: LessonMoment) -> None:
        self.fit.fit()
        settle()
        self._stage.look()

    def _on_presented(self, presented: bool) -> None:
        self.sliders.setVisible(presented)
        if presented and self.runner.moment is not None:
            self._show_notes_beside()
        elif not presented:
            if self.black is not None:
                self.black.set_on(False)
            if self.spotlight is not None:
                self.spotlight.set_on(False)
            if self.captions is not None:
                self.captions.set_on(False)

    def _open_menu(self) -> None:
        self.menu.popup(self._window.mapToGlobal(self._window.rect().topLeft()))

    def _toggle_notes(self) -> None:
        if self.notes is not None and self.notes.isVisible():
            self.notes.hide()
        elif self.runner.moment is not None:
            self._notes_window().show()
            self._notes_window().raise_()

    def _show_notes_beside(self) -> None:
        """Put the notes on the display that the audience does not see, if there is one."""
        screen = self.presentation.other_screen()
        if screen is None:
            return
        notes = self._notes_window()
        free = screen.availableGeometry()
        notes.move(free.center() - notes.rect().center())
        notes.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        notes.show()

    def _notes_window(self) -> NotesWindow:
        from app.tabs.lessons.notes_window import NotesWindow

        if self.notes is None:
            self.notes = NotesWindow(self.runner, self.time, self._context.options, self._theme, self._window)
            self.notes.leave_asked.connect(self.leave)
        return self.notes

    def _go_black(self) -> None:
        from app.tabs.present.blackout import Blackout

        if self.black is None:
            self.black = Blackout(self._theme, self._ground)
            self.black.changed.connect(self._on_black_changed)
        self.black.set_on(True)

    def _on_black_changed(self, black: bool) -> None:
        """Let what plays stand still while nobody sees it, and go on from there."""
        view = self._stack.currentWidget()
        player = view.player if isinstance(view, TabView) else None
        if black and player is not None and player.is_playing:
            self._held = player
            player.pause()
        elif not black and self._held is not None:
            held, self._held = self._held, None
            held.play()
        if self.notes is not None:
            self.notes.set_black(black)

    def _toggle_spotlight(self) -> None:
        from app.tabs.present.spotlight import Spotlight

        if self.spotlight is None:
            self.spotlight = Spotlight(self._theme, self._ground)
        self.spotlight.set_on(self.spotlight.isHidden())

    def _toggle_captions(self) -> None:
        from app.tabs.present.key_captions import KeyCaptions

        if self.captions is None:
            self.captions = KeyCaptions(self._context.clock, self._theme, self._ground)
        self.captions.set_on(not self.captions.is_on)
        if self.captions.is_on:
            self.captions.show_text(self.tr("Keys are shown"))
