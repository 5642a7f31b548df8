"""Text as large as the tab on screen can have without being cut: a remote does not scroll, nor anyone sideways."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, QSize, Qt, Slot
from PySide6.QtWidgets import QStackedWidget

from app.files.lesson import Lesson
from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.view_options import Options, ViewOptions
from app.tabs.tab_view import TabView
from app.theme.tokens import Theme
from app.widgets.scroll_page import ScrollPage
from app.widgets.settle import settle

STEP = 0.04  # of the audience's usual size: small enough to lose little, large enough to be soon there
LEAST_SHARE = 1 / 75  # of the window's height, for body text: about what 1080 lines have when nobody presents
LEAST_POINTS = 11.25  # with fewer, letters fall apart on an old projector
QUESTION_EMS = 4.6  # what a question and its choices take from the tab, in sizes of body text
LEAST_IN_WINDOW = 0.5  # of the size of text that was chosen: with less, a narrow window had better scroll


class PageFit(QObject):
    """While presenting, gives the tab on screen the largest text with which what it is about is whole.

    A tab keeps its size of text from step to step of a lesson: it only becomes smaller when a step needs it, and a
    question that comes later has its room kept. Without an audience a tab has the window's own size, unless it would
    be too wide for the window with it.
    """

    def __init__(self, options: ViewOptions, runner: LessonRunner, stack: QStackedWidget, theme: Theme) -> None:
        super().__init__(stack)
        self._options, self._runner, self._stack, self._theme = options, runner, stack, theme
        self._factors: dict[TabView, float] = {}
        self._size = QSize()
        self._lesson: Lesson | None = None
        self._is_fitting = False
        self._was_presenting = options.options.presenting
        self._look: Callable[[], None] | None = None
        options.options_changed.connect(self._on_options_changed)
        runner.changed.connect(self._on_lesson_changed)

    def attend(self, view: TabView) -> None:
        """Follow a new tab's needs."""
        for area in view.findChildren(ScrollPage):
            # Queued: a new theme must not come in the middle of a layout.
            for bar in (area.verticalScrollBar(), area.horizontalScrollBar()):
                bar.rangeChanged.connect(self.fit, Qt.ConnectionType.QueuedConnection)

    def set_look(self, look: Callable[[], None]) -> None:
        """Have this called whenever what is in sight may have changed."""
        self._look = look

    def set_theme(self, theme: Theme, views: list[TabView]) -> None:
        """Show all tabs in a theme, and the one on screen so that it is whole."""
        self._theme = theme
        self._factors.clear()
        for view in views:
            view.set_theme(theme)
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Write the tab on screen as large as it can be."""
        view = self._stack.currentWidget()
        if self._is_fitting or not isinstance(view, TabView) or not view.isVisible():
            return
        self._is_fitting = True
        is_bare = self._options.options.presenting and self._runner.moment is not None
        for part in view.parts_aside():
            part.setHidden(is_bare)
        try:
            self._fit(view)
        finally:
            self._is_fitting = False
        if self._look is not None and self._options.options.presenting:
            self._look()

    def _fit(self, view: TabView) -> None:
        if self._size != view.window().size():
            self._size = view.window().size()
            self._factors.clear()
        if view not in self._factors:
            self._factors[view] = 1.0
            if self._options.options.presenting and (kept := self._room_for_question()) > 0:
                self._stack.setContentsMargins(0, 0, 0, kept)
                self._shrink(view)
                self._stack.setContentsMargins(0, 0, 0, 0)
        self._shrink(view)

    def _shrink(self, view: TabView) -> None:
        factor, least = self._factors[view], self._least_factor()
        self._write(view, factor)
        while factor > least and not self._is_whole(view):
            factor = max(least, factor - STEP)
            self._write(view, factor)
        self._factors[view] = factor

    def _write(self, view: TabView, factor: float) -> None:
        if view.text_factor != factor:
            view.set_theme(self._theme, factor)
        settle()

    def _least_factor(self) -> float:
        if not self._options.options.presenting:
            return LEAST_IN_WINDOW
        least = max(LEAST_POINTS, LEAST_SHARE * self._size.height()) * self._options.options.text_scale
        return min(1.0, least / self._theme.sizes.body)

    def _is_whole(self, view: TabView) -> bool:
        """Return whether what the tab is about is in sight below its top; without an audience, as wide as it is."""
        for area in view.findChildren(ScrollPage):
            if area.horizontalScrollBar().maximum() > 0:
                return False
            if not self._options.options.presenting:
                continue
            page = area.widget()
            assert page is not None
            # In a lesson nothing stands aside, and what is left is whole.
            parts = () if self._runner.moment is not None else view.parts_to_see()
            ends = [part.mapTo(page, QPoint(0, part.height())).y() for part in parts if page.isAncestorOf(part)]
            if max(ends, default=page.height()) > area.viewport().height():
                return False
        return True

    def _room_for_question(self) -> int:
        """Return how much lower the tab will be when a later step of the lesson asks something."""
        moment = self._runner.moment
        if moment is None or moment.step.question is not None:
            return 0
        asks = any(step.question is not None for step in moment.lesson.steps if step.tab == moment.step.tab)
        return round(QUESTION_EMS * self._theme.sizes.body) if asks else 0

    def _on_lesson_changed(self, moment: LessonMoment | None) -> None:
        lesson = None if moment is None else moment.lesson
        if lesson is not self._lesson:
            self._lesson = lesson
            self._factors.clear()
        if moment is None:
            self.fit()

    def _on_options_changed(self, options: Options) -> None:
        if options.presenting != self._was_presenting:
            self._was_presenting = options.presenting
            self._factors.clear()
        self.fit()
