"""The strip at the bottom of every tab: what limits this scenario now, and how prefill and decode share the time."""

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.core.dominance import dominant_phase
from app.core.evaluate import Results
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ViewOptions
from app.tabs.phase_bar import PhaseBar
from app.tabs.tab_view import Verdict
from app.tabs.verdict_text import VerdictText
from app.theme.tokens import Role, Theme

FLIP_S = 1.2  # long enough to be seen from the back row, short enough not to linger


def highlight_at(elapsed_s: float) -> float:
    """Return how strongly a flip shows, 0..1, so many seconds after it: at once, then fading out."""
    left = max(0.0, 1.0 - elapsed_s / FLIP_S)
    return left * left * (3 - 2 * left)


class VerdictStrip(QWidget):
    """Sentence and bar, with a band in the dominant phase's colour; the strip lights up when that phase changes."""

    def __init__(
        self, state: AppState, clock: Clock, options: ViewOptions, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._state, self._clock, self._options = state, clock, options
        self._theme = theme
        self._dominant = dominant_phase(state.results)
        self._last = self._dominant  # the phase that was the longer one last
        self._flipped_s: float | None = None
        self.sentence = VerdictText(theme)
        self.bar = PhaseBar(theme)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.sentence, 3)
        self._row.addWidget(self.bar, 2)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        state.results_changed.connect(self._show)
        clock.ticked.connect(self._on_ticked)
        self.set_theme(theme)
        self._show(state.results)

    @property
    def highlight(self) -> float:
        """How strongly the last flip still shows, 0..1."""
        return 0.0 if self._flipped_s is None else highlight_at(self._flipped_s)

    def set_verdict(self, verdict: Verdict) -> None:
        """Show the visible tab's sentence."""
        self.sentence.set_verdict(verdict)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad = round(theme.sizes.padding)
        self._row.setContentsMargins(round(1.5 * pad), round(0.8 * pad), round(1.5 * pad), round(0.8 * pad))
        self._row.setSpacing(2 * pad)
        self.sentence.set_theme(theme)
        self.bar.set_theme(theme)
        self.update()

    def finish_flip(self) -> None:
        """Come to rest at once."""
        self._flipped_s = None
        self._clock.stop(self)
        self.bar.set_glow(0.0)
        self.update()

    def _show(self, results: Results) -> None:
        self.bar.show_results(results)
        dominant = dominant_phase(results)
        if dominant is self._dominant:
            return
        self._dominant = dominant
        if dominant is not None and dominant is not self._last:
            self._last = dominant
            if not self._options.options.reduced_motion:
                self._flipped_s = 0.0
                self._clock.start(self)
                self.bar.set_glow(self.highlight)
        self.update()

    def _role(self) -> str:
        """Return the theme's name for the longer phase, or for neither."""
        return str(self._dominant or Role.NEUTRAL)

    def _on_ticked(self, seconds: float) -> None:
        if self._flipped_s is None:
            return
        self._flipped_s += seconds
        if self._flipped_s >= FLIP_S:
            self.finish_flip()
            return
        self.bar.set_glow(self.highlight)
        self.update()

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.bar.show_results(self._state.results)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground, the flip's light and the band."""
        theme = self._theme
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color("surface"))
        if self._flipped_s is not None:
            painter.fillRect(box, theme.color(f"{self._role()}_fill", self.highlight))
        painter.fillRect(QRectF(0, 0, box.width(), theme.sizes.hairline), theme.color("border"))
        band = QRectF(0, 0, theme.sizes.spacing * (0.75 + self.highlight), box.height())
        if self.isRightToLeft():
            band.moveRight(box.right())
        painter.fillRect(band, theme.color(self._role()))
