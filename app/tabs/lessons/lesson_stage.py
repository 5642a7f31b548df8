"""What a lesson does to the views: covers over what is to be predicted or comes later, texts, and what plays."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.view_options import TabId
from app.tabs.lessons.cover import Cover
from app.tabs.tab_view import TabView
from app.theme.tokens import Theme


class LessonStage(QObject):
    """Follows the runner.

    Parameters
    ----------
    runner : LessonRunner
    tab : callable
        Returns the view of a tab, built if need be.
    verdict : tuple of QWidget
        What "verdict" hides, whichever tab is shown.
    theme : Theme
    parent : QObject
    """

    def __init__(
        self,
        runner: LessonRunner,
        tab: Callable[[TabId], TabView],
        verdict: tuple[QWidget, ...],
        theme: Theme,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._tab, self._verdict, self._theme = tab, verdict, theme
        self._covers: dict[QWidget, Cover] = {}
        self._view: TabView | None = None
        self._looked_at: LessonMoment | None = None
        self._covered_view: TabView | None = None
        self._before: dict[TabView, tuple[str | None, float, float]] = {}
        self._scrolled_before: dict[QScrollArea, int] = {}
        runner.changed.connect(self._on_changed)
        runner.entered.connect(self._on_entered)
        runner.revealed.connect(self._on_revealed)

    @property
    def covered(self) -> tuple[QWidget, ...]:
        """The widgets that are hidden now."""
        return tuple(widget for widget, cover in self._covers.items() if not cover.isHidden())

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for cover in self._covers.values():
            cover.set_theme(theme)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        for cover in self._covers.values():
            cover.retranslate()

    def look(self) -> None:
        """Scroll to what the step is about, as far as it is not in sight."""
        if self._looked_at is not None:
            _look_at(self._tab(TabId(self._looked_at.step.tab)), self._looked_at.step.look)

    def _on_changed(self, moment: LessonMoment | None) -> None:
        if moment is None:
            self._looked_at = None
            self._pause()
            self._restore()
        before = self._covered_view
        self._covered_view = None if moment is None or not moment.hidden else self._tab(TabId(moment.step.tab))
        if self._covered_view is not None:
            assert moment is not None
            self._covered_view.set_covered(True)
            self._covered_view.keep_back(moment.hidden)
        if before is not None and before is not self._covered_view:
            before.set_covered(False)
            before.keep_back(frozenset())
        hidden = set() if moment is None else self._parts(moment, moment.hidden)
        asked = set() if moment is None else self._parts(moment, moment.asked)
        for widget in hidden - set(self._covers):
            self._covers[widget] = Cover(self._theme, widget)
        for widget, cover in self._covers.items():
            cover.set_covering(widget in hidden, is_asked=widget in asked)

    def _parts(self, moment: LessonMoment, names: frozenset[str]) -> set[QWidget]:
        """Return the widgets that are called so on the moment's tab."""
        found: set[QWidget] = set()
        if names:
            view = self._tab(TabId(moment.step.tab))
            for name in names:
                found.update(self._verdict if name == "verdict" else view.parts_to_hide(name))
        return found

    def _on_entered(self, moment: LessonMoment) -> None:
        self._pause()
        step = moment.step
        view = self._view = self._tab(TabId(step.tab))
        if view.player is not None:
            self._before.setdefault(view, (view.example, view.player.speed, view.player.position_s))
        if step.example is not None:
            view.choose_example(step.example)
        if step.speed is not None:
            view.choose_speed(step.speed)
        if step.at is not None and view.player is not None:
            view.player.seek_share(step.at)
        if (area := view.findChild(QScrollArea)) is not None:
            self._scrolled_before.setdefault(area, area.verticalScrollBar().value())
        self._looked_at = moment
        self.look()
        if moment.is_revealed:
            self._play(moment)

    def _on_revealed(self, moment: LessonMoment) -> None:
        self._play(moment)

    def _pause(self) -> None:
        """Let what the step played stand still: it is not the next one's."""
        if self._view is not None and self._view.player is not None:
            self._view.player.pause()

    def _restore(self) -> None:
        """Show the texts, speeds, moments and scroll places of before; what follows the scenario comes back with it."""
        for view, (example, speed, position_s) in self._before.items():
            view.choose_speed(speed)
            if example is not None and view.player is not None:
                view.choose_example(example)
                view.player.seek(position_s)
        self._before.clear()
        for area, value in self._scrolled_before.items():
            area.verticalScrollBar().setValue(value)
        self._scrolled_before.clear()

    def _play(self, moment: LessonMoment) -> None:
        player = self._tab(TabId(moment.step.tab)).player
        if player is None or not moment.step.plays:
            return
        player.seek_share(moment.step.at or 0.0)
        player.play()


def _look_at(view: TabView, part: str | None) -> None:
    """Scroll a tab that is higher than its room as little as shows a part, at most to its top; None for the top.

    It stops above a line of the page, so that nothing is cut at the upper edge.
    """
    area = view.findChild(QScrollArea)
    page = None if area is None else area.widget()
    if area is None or page is None:
        return
    parts = () if part is None else view.parts_to_hide(part)
    inside = [widget for widget in parts if page.isAncestorOf(widget)]
    inside = [widget for widget in inside if widget in view.parts_to_see()] or inside
    tops = [widget.mapTo(page, QPoint(0, 0)).y() for widget in inside]
    bottom = max((top + widget.height() for top, widget in zip(tops, inside, strict=True)), default=0)
    least = min(min(tops, default=0), max(0, bottom - area.viewport().height()))
    lines = page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    edges = [line.y() for line in lines if not line.isHidden() and least <= line.y() <= min(tops, default=0)]
    area.verticalScrollBar().setValue(min(edges, default=least) if least else 0)
