"""The window: header, scenario panel, the tabs, and the verdict strip, each in its place."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QLocale, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QMouseEvent, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from app.state.view_options import TABS, Options, TabId
from app.tabs.companions import Companions
from app.tabs.header import Header
from app.tabs.intake import Intake
from app.tabs.key_table import KEYS, TAB_COMMANDS
from app.tabs.lecture import Lecture
from app.tabs.lessons.lesson_stage import LessonStage
from app.tabs.playback_keys import PlaybackKeys
from app.tabs.scenario_panel import ScenarioPanel
from app.tabs.tab_factory import build_tab
from app.tabs.tab_view import TabContext, TabView, Verdict
from app.tabs.verdict_strip import VerdictStrip
from app.tabs.window_actions import WindowActions
from app.theme.tokens import Theme
from app.widgets.painting import Themed

if TYPE_CHECKING:
    from app.tabs.about_window import AboutWindow

START_SIZE = QSize(1440, 900)
START_SHARE = 0.7  # of a large screen
FRAME_SIZE = QSize(16, 48)  # a window manager's borders and title bar, unknown before the window is shown
SMALLEST_SIZE = (640, 480)
PANEL_SHARE = 0.4  # of the window at most, so that the tab keeps its room


class MainWindow(QMainWindow):
    """The one window. A tab is built when it is first shown, or in the idle time after the first frame.

    Signals
    -------
    first_painted()
        The window has been drawn for the first time.
    close_started()
        The window is about to close; its place can still be saved.
    resized(object)
        The window has another size, a QSize.
    """

    first_painted = Signal()
    close_started = Signal()
    resized = Signal(object)
    _tab_prepared = Signal()

    def __init__(self, context: TabContext, theme: Theme) -> None:
        super().__init__()
        self._context = context
        self._theme = theme
        self._tabs: dict[TabId, TabView] = {}
        self._about: AboutWindow | None = None
        self._was_painted = False
        self.actions_ = WindowActions(context.state, context.options, self)
        self.header = Header(context.options, self.actions_, theme)
        self.panel = ScenarioPanel(context, theme)
        self.stack = QStackedWidget()
        self.strip = VerdictStrip(context.state, context.clock, context.options, theme)
        self.intake = Intake(context, theme, self.actions_.menu, self)
        self.intake.attend(self.panel.choices)
        self.lecture = Lecture(context, theme, self.stack, self)
        self._lay_out()
        self._begin_lecture()
        self._begin_companions()
        self._keys = PlaybackKeys(self.stack, self)
        self._number_keys = [self._number_key(number) for number in range(1, len(TABS) + 1)]
        self.actions_.about_asked.connect(self._show_about)
        self.actions_.quit_asked.connect(self.close)
        context.options.options_changed.connect(self._show_options)
        self.resized.connect(self.lecture.fit.fit, Qt.ConnectionType.QueuedConnection)
        self.resize(self._start_size())
        self.setMinimumSize(*SMALLEST_SIZE)
        self._retranslate()
        self._show_options(context.options.options)
        self.setFocus()  # no control has it at the start, so Space plays at once

    @property
    def context(self) -> TabContext:
        """The objects that every view shares."""
        return self._context

    def tab(self, tab: TabId) -> TabView:
        """Return a tab's view; it is built now if it has never been shown."""
        if tab not in self._tabs:
            view = build_tab(tab, self._context, self._theme)
            self._tabs[tab] = view
            self.stack.addWidget(view)
            view.verdict_changed.connect(self._on_verdict_changed)
            self.lecture.fit.attend(view)
        return self._tabs[tab]

    def prepare_tabs(self) -> None:
        """Build the tabs that have never been shown, one each time the event queue is empty."""
        self.first_painted.connect(self._prepare_next, Qt.ConnectionType.QueuedConnection)
        self._tab_prepared.connect(self._prepare_next, Qt.ConnectionType.QueuedConnection)

    def set_theme(self, theme: Theme) -> None:
        """Show another theme or text size."""
        self._theme = theme
        parts: tuple[Themed, ...] = (self.header, self.panel, self.strip)
        for part in parts:
            part.set_theme(theme)
        self.intake.set_theme(theme)
        self.lecture.set_theme(theme, list(self._tabs.values()))
        self._fit_panel()
        self.companions.set_theme(theme)
        if self._about is not None:
            self._about.set_theme(theme)

    def follow_language(self) -> None:
        """Tell every widget that the language has changed, also where no translator had to be exchanged."""
        windows = (self, *(child for child in self.findChildren(QWidget) if child.isWindow()))
        for window in windows:
            window.setLocale(QLocale())  # windows of their own do not take it from this one
            window.event(QEvent(QEvent.Type.LanguageChange))

    def pause(self) -> None:
        """Stop what plays."""
        for view in self._tabs.values():
            if view.player is not None:
                view.player.pause()

    def _start_size(self) -> QSize:
        """Return the size of a window that was never placed: all of a small screen, most of a large one."""
        room = self.screen().availableSize() - FRAME_SIZE
        return START_SIZE.expandedTo(room * START_SHARE).boundedTo(room)

    def _lay_out(self) -> None:
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.panel)
        middle.addWidget(self.stack, 1)
        self._ground = QWidget()
        column = QVBoxLayout(self._ground)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addWidget(self.intake.notice)
        column.addWidget(self.lecture.bar)
        column.addWidget(self.lecture.sliders)
        column.addLayout(middle, 1)
        column.addWidget(self.strip)
        self.setCentralWidget(self._ground)

    def _begin_lecture(self) -> None:
        verdict = (self.strip,)  # all of it: its band has the colour of the longer phase
        stage = LessonStage(self.lecture.runner, self.tab, verdict, self._theme, self)
        displays = self.lecture.attend(
            stage,
            chrome=(self.header, self.panel),
            ground=self._ground,
            leave=self.actions_.leave,
        )
        self.actions_.add_lecture(self.lecture.menu, displays)
        self.header.set_lessons(self.lecture.menu)
        self.intake.desk.lesson_opened.connect(self.lecture.runner.start)
        self.lecture.menu.file_chosen.connect(self.intake.open_file)

    def _begin_companions(self) -> None:
        self.companions = Companions(self._context, self._theme, self.tab, (self.stack, self.strip), self)
        self.companions.attend(self.actions_)
        self.companions.problem_found.connect(self.intake.report_problem)
        self.companions.done.connect(self.intake.report_done)

    def _fit_panel(self) -> None:
        """Give the panel the width that its theme asks for, but never more than its share of the window."""
        self.panel.setFixedWidth(min(self.panel.wanted_width(), round(PANEL_SHARE * self.width())))

    def _number_key(self, number: int) -> QShortcut:
        shortcut = QShortcut(KEYS[TAB_COMMANDS[number - 1]][0], self)
        shortcut.setProperty("tab", number - 1)
        shortcut.activated.connect(self._choose_by_key)
        return shortcut

    def _choose_by_key(self) -> None:
        self._context.options.set_tab(TABS[self.sender().property("tab")])

    def _show_options(self, options: Options) -> None:
        view = self.tab(options.tab)
        if self.stack.currentWidget() is not view:
            before = self.stack.currentWidget()
            if isinstance(before, TabView) and before.player is not None:
                before.player.pause()
            had_focus = before is not None and before.isAncestorOf(self.focusWidget())
            self.stack.setCurrentWidget(view)
            self.lecture.fit.fit()
            if had_focus:
                self.setFocus()  # Qt would choose a control of the new tab, and Space would press it instead of playing
        self.strip.set_verdict(view.verdict)

    def _on_verdict_changed(self, verdict: Verdict) -> None:
        if self.sender() is self.stack.currentWidget():
            self.strip.set_verdict(verdict)

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Two Speeds"))

    def _show_about(self) -> None:
        if self._about is None:
            from app.tabs.about_window import AboutWindow  # reads licences, which a start must not wait for

            self._about = AboutWindow(self._theme, self)
        self._about.show()
        self._about.raise_()
        self._about.activateWindow()

    @Slot()
    def _prepare_next(self) -> None:
        missing = [tab for tab in TABS if tab not in self._tabs]
        if missing:
            self.tab(missing[0])
            self._tab_prepared.emit()

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.actions_.retranslate()
            self.header.retranslate()
            self.intake.retranslate()
            self.lecture.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel's share of the width."""
        super().resizeEvent(event)
        self._fit_panel()
        self.resized.emit(event.size())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus from whatever had it when the ground is pressed, so that Space plays again."""
        super().mousePressEvent(event)
        self.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Say once that the window has been drawn."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.first_painted.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what plays and say that the window closes."""
        self.pause()
        self.strip.finish_flip()
        self.companions.close()
        self.close_started.emit()
        super().closeEvent(event)
