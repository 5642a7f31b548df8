"""What all tabs have in common: when they show themselves, their verdict, their theme and their language."""

import sys
from dataclasses import dataclass, field, replace
from enum import StrEnum

from PySide6.QtCore import QEvent, QMargins, Signal
from PySide6.QtGui import QAccessible, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from app.core.evaluate import Results
from app.files.catalogue import Catalogue
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.library import Library
from app.state.measurements import Measurements
from app.state.player import Player
from app.state.start_options import StartChoices
from app.state.view_options import Options, ViewOptions
from app.theme.tokens import Theme

LOW_EMS = 48  # heights of body text: an old projector's 720 lines have 44, others 53


def page_margins(theme: Theme) -> QMargins:
    """Return the margins of a tab's page, the same on all: a title that jumps from tab to tab distracts."""
    side, edge = round(theme.sizes.padding * 1.5), round(theme.sizes.padding)
    return QMargins(side, edge, side, edge)


@dataclass(frozen=True, slots=True, kw_only=True)
class TabContext:
    """What every view gets: the shared objects."""

    state: AppState
    clock: Clock
    options: ViewOptions
    catalogue: Catalogue
    library: Library = field(default_factory=Library)
    measurements: Measurements = field(default_factory=Measurements)
    start: StartChoices = field(default_factory=StartChoices)


class Tone(StrEnum):
    """How a verdict is meant; it picks the mark beside the sentence, never the only cue."""

    PREFILL = "prefill"
    DECODE = "decode"
    GOOD = "good"
    WARNING = "warning"
    BAD = "bad"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The one sentence at the bottom of a tab, translated and with its numbers."""

    text: str
    tone: Tone = Tone.NEUTRAL


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A tab's data as a table: for screen readers, the table view and CSV. Cells are text or SI numbers."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[object, ...], ...]


class TabView(QWidget):
    """Base of the tabs.

    A subclass's constructor calls `super().__init__`, builds its items once, connects bound methods, and ends with
    `self._start(theme)`, which translates, themes and shows everything once. It implements the methods below.
    A hidden tab does no work: it marks itself stale and shows itself when it becomes visible.
    """

    verdict_changed = Signal(object)  # Verdict

    def __init__(self, context: TabContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self._state = context.state
        self._options = context.options.options
        self._is_stale = False
        self._is_built = False
        self._is_covered = False
        self._verdict = Verdict(text="")
        self._text_factor = 1.0
        self._theme: Theme
        context.state.results_changed.connect(self._on_results_changed)
        context.options.options_changed.connect(self._on_options_changed)

    @property
    def verdict(self) -> Verdict:
        """The sentence for the verdict strip."""
        return self._verdict

    @property
    def player(self) -> Player | None:
        """The animation that Space and the arrow keys drive, if this tab has one."""
        return None

    def step(self, steps: int) -> None:
        """Step the animation by so many of its own steps (passes, tenths of a race), back if negative."""

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return what a lesson covers: the "bar", the "lengths", the "details", or "hints" of an answer beside them."""
        return ()

    def parts_to_see(self) -> tuple[QWidget, ...]:
        """Return what an audience must see without scrolling; nothing stands for all of the tab."""
        return ()

    def parts_aside(self) -> tuple[QWidget, ...]:
        """Return what no lesson speaks of and what is folded away while one is presented."""
        return ()

    @property
    def text_factor(self) -> float:
        """How large the text is, relative to the window's theme."""
        return self._text_factor

    @property
    def example(self) -> str | None:
        """The id of the text that is shown, if this tab has texts to choose from."""
        return None

    def choose_example(self, example_id: str) -> None:
        """Show one of the example texts, if this tab has them and knows the id."""

    def follow(self, other: "TabView") -> None:
        """Show the same moment as another view of this tab, and the same text if it has its own."""
        if self.player is not None and other.player is not None:
            self.player.seek(other.player.position_s)

    def choose_speed(self, speed: float) -> None:
        """Play the animation so many times as fast as normal."""
        if self.player is not None:
            self.player.set_speed(speed)

    def tables(self) -> tuple[Table, ...]:
        """Return the tab's data as tables."""
        raise NotImplementedError

    def summary(self) -> str:
        """Return the tab's content in a few translated sentences, for screen readers."""
        return self._verdict.text

    def set_covered(self, covered: bool) -> None:
        """Say nothing to screen readers that a lesson hides from the others, or tell all again."""
        if covered != self._is_covered:
            self._is_covered = covered
            self._describe()

    def keep_back(self, names: frozenset[str]) -> None:
        """Show nothing that gives away what a lesson covers by these names; none for all to be shown again."""

    @property
    def is_low(self) -> bool:
        """Whether an audience sees few lines of text: what only explains is then folded away.

        The window counts and not the tab, which is lower below some steps of a lesson than below others.
        """
        body = self._theme.sizes.body / self._text_factor
        return self._context.options.options.presenting and self.window().height() < LOW_EMS * body

    def set_theme(self, theme: Theme, text_factor: float = 1.0) -> None:
        """Show in another theme or text size, in which the tab's own text may be smaller or larger."""
        self._text_factor = text_factor
        self._theme = theme if text_factor == 1.0 else theme.scaled(theme.text_scale * text_factor)
        self._apply_theme(self._theme)
        self._refresh()

    def _start(self, theme: Theme) -> None:
        self._theme = theme
        self._is_built = True
        self._retranslate()
        self._apply_theme(theme)
        self._show_now()

    def _retranslate(self) -> None:
        """Set all texts that do not depend on the scenario."""
        raise NotImplementedError

    def _apply_theme(self, theme: Theme) -> None:
        """Push the theme to widgets that paint themselves."""
        raise NotImplementedError

    def _arrange(self) -> None:
        """Find an arrangement for the present size."""

    def _show(self, results: Results) -> None:
        """Show the results; called once per change, only while visible (and once at the start)."""
        raise NotImplementedError

    def _set_verdict(self, verdict: Verdict) -> None:
        if verdict != self._verdict:
            self._verdict = verdict
            self.verdict_changed.emit(verdict)

    def _refresh(self) -> None:
        if not self._is_built:
            return
        if self.isVisible():
            self._show_now()
        else:
            self._is_stale = True

    def _show_now(self) -> None:
        self._is_stale = False
        self._show(self._state.results)
        self._describe()

    def _describe(self) -> None:
        if QAccessible.isActive():  # only for a screen reader: writing sentences takes time while a slider moves
            self.setAccessibleDescription("" if self._is_covered else self.summary())

    def _on_results_changed(self, _results: Results) -> None:
        self._refresh()

    def _on_options_changed(self, options: Options) -> None:
        # a change of tab alone changes nothing in a tab, and the one that appears shows itself anyway
        is_other_tab_only = replace(options, tab=self._options.tab) == self._options
        self._options = options
        if not is_other_tab_only:
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while hidden."""
        super().showEvent(event)
        if self._is_stale and self._is_built:
            try:
                self._show_now()
            except Exception:  # PySide 6.11 ends the process when it passes on from here what C code has raised
                sys.excepthook(*sys.exc_info())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find an arrangement for another size."""
        super().resizeEvent(event)
        if self._is_built:
            self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self._is_built:
            self._retranslate()
            self._refresh()
