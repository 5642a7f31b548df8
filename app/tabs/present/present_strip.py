"""The sliders that matter, in one row for the audience: what is asked, and how much goes in and out."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.core.evaluate import Results
from app.core.scenario import ANSWER_TOKENS_RANGE, BATCH_RANGE, PROMPT_TOKENS_RANGE
from app.state.app_state import AppState
from app.state.view_options import Options, TabId, ViewOptions
from app.tabs.catalogue_names import shown_name
from app.theme.tokens import Role, Theme
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import ElidedLabel
from app.widgets.painting import draw_band

ONE_ROW_FROM = 62.0
"""Widths in sizes of the body text: narrower, the name of what is asked is not beside all sliders."""

GROOVE_EMS = 3.0
"""The least that a slider's groove is long, in sizes of the body text."""

_BESIDE = {
    TabId.PASSES: (True, True, False),
    TabId.ROOFLINE: (True, False, True),
    TabId.KV_CACHE: (False, True, True),
    TabId.TIMELINE: (True, True, True),
}
"""Which of prompt, answer and chats change something that this tab shows and that it has no slider for itself."""


class PresentStrip(QWidget):
    """Shown instead of header and scenario panel while presenting."""

    def __init__(self, state: AppState, options: ViewOptions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state, self._theme = state, theme
        self.asked = ElidedLabel(theme, weight=QFont.Weight.DemiBold)
        self.prompt = LabelledSlider(theme, "", *PROMPT_TOKENS_RANGE, role=Role.PREFILL, in_row=True, parent=self)
        self.answer = LabelledSlider(theme, "", *ANSWER_TOKENS_RANGE, role=Role.DECODE, in_row=True, parent=self)
        self.chats = LabelledSlider(theme, "", *BATCH_RANGE, role=Role.NEUTRAL, in_row=True, parent=self)
        self.sliders = (self.prompt, self.answer, self.chats)
        self._grid = QGridLayout(self)
        self._arrangement: tuple[object, ...] = ()
        setters = (state.set_prompt_tokens, state.set_answer_tokens, state.set_batch)
        for part, setter in zip(self.sliders, setters, strict=True):
            part.value_changed.connect(setter)
            part.slider.sliderReleased.connect(state.end_gesture)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        state.results_changed.connect(self._on_results_changed)
        options.options_changed.connect(self._on_options_changed)
        self._tab = options.options.tab
        self._arrange()
        self.set_theme(theme)
        self._retranslate()
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.asked.set_theme(theme)
        for part in self.sliders:
            part.set_theme(theme)
        pad, gap = round(theme.sizes.padding), round(theme.sizes.spacing)
        self._grid.setContentsMargins(round(1.5 * pad), gap, round(1.5 * pad), gap // 2)
        self._grid.setHorizontalSpacing(2 * pad)
        self._grid.setVerticalSpacing(gap // 2)
        self._arrange()
        self.update()

    def _retranslate(self) -> None:
        titles = (self.tr("Prompt"), self.tr("Answer"), self.tr("Chats at once"))
        for part, title in zip(self.sliders, titles, strict=True):
            part.set_title(title)
            part.setLocale(QLocale())
        self._arrange()

    def _arrange(self) -> None:
        """Put name and sliders in one row, or in as many as it takes for numbers and grooves to have their room."""
        body, wanted = self._theme.sizes.body, _BESIDE.get(self._tab, (True, True, True))
        shown = [part for part, is_shown in zip(self.sliders, wanted, strict=True) if is_shown]
        for part, is_shown in zip(self.sliders, wanted, strict=True):
            part.slider.setMinimumWidth(round(GROOVE_EMS * body))
            part.setVisible(is_shown)
        need = max(part.minimumSizeHint().width() for part in shown)
        margins, gap = self._grid.contentsMargins(), self._grid.horizontalSpacing()
        room = self.width() - margins.left() - margins.right()
        name = min(self.asked.sizeHint().width(), self.width() // 3)
        if self.width() >= ONE_ROW_FROM * body and name + len(shown) * (need + gap) <= room:
            columns = 1 + len(shown)
        else:
            columns = max(1, min(len(shown), (room + gap) // (need + gap)))
        is_one_row = columns > len(shown)
        self._place(shown, columns, needs_row=not is_one_row and len(shown) % columns == 0)
        self._grid.setColumnMinimumWidth(0, name if is_one_row else 0)
        for column in range(1 + len(self.sliders)):
            stretches = column < columns and not (is_one_row and column == 0)
            self._grid.setColumnStretch(column, 3 if stretches else 0)

    def _place(self, shown: Sequence[LabelledSlider], columns: int, *, needs_row: bool) -> None:
        """Fill the rows from left to right, the name first; it has a row of its own if the sliders fill theirs."""
        arrangement = (tuple(shown), columns, needs_row)
        if arrangement == self._arrangement:
            return
        self._arrangement = arrangement
        for part in (self.asked, *self.sliders):
            self._grid.removeWidget(part)
        self._grid.addWidget(self.asked, 0, 0, 1, columns if needs_row else 1)
        for place, part in enumerate(shown, start=columns if needs_row else 1):
            self._grid.addWidget(part, place // columns, place % columns)

    def _show(self) -> None:
        if not self.isVisible():
            return
        scenario = self._state.scenario
        weights = scenario.architecture.stored_format if scenario.weights.is_as_stored else scenario.weights.name
        asked = self.tr("{model}, {weights}, on {device}").format(
            model=shown_name(scenario.architecture.name),
            weights=shown_name(weights),
            device=shown_name(scenario.device.name),
        )
        if asked != self.asked.text():
            self.asked.setText(asked)
            self._arrange()
        values = (scenario.prompt_tokens, scenario.answer_tokens, scenario.batch)
        for part, value in zip(self.sliders, values, strict=True):
            if part.value != value:
                part.set_value(value)

    def _on_results_changed(self, _results: Results) -> None:
        self._show()

    def _on_options_changed(self, options: Options) -> None:
        if options.tab is not self._tab:
            self._tab = options.tab
            self._arrange()

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show()

    def event(self, event: QEvent) -> bool:
        """Catch up with what changed while hidden."""
        handled = super().event(event)
        if event.type() == QEvent.Type.Show:
            self._show()
        return handled

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose one row or two."""
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the line below."""
        draw_band(QPainter(self), QRectF(self.rect()), self._theme)
