"""The KV cache tab: what lies on the card, how it grows with the conversation, and what would make it fit."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.core.advice import FitRemedy, fit_remedies
from app.core.context_limit import is_beyond_model
from app.core.device import Device
from app.core.evaluate import Results
from app.core.formats import CacheFormat
from app.core.lengths import room_by_format, up_front_tokens
from app.core.memory import Fit, keeps_cache
from app.core.scenario import ANSWER_TOKENS_RANGE, PROMPT_TOKENS_RANGE, Runtime, Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.kv_cache.advice_card import AdviceCard
from app.tabs.kv_cache.allocation_card import AllocationCard
from app.tabs.kv_cache.drivers_line import DriversLine
from app.tabs.kv_cache.kv_words import beyond_sentence, fit_sentence, has_room_for_scratch, no_cache_sentence
from app.tabs.kv_cache.length_charts import LengthCharts
from app.tabs.kv_cache.memory_gauge import MemoryGauge
from app.tabs.kv_cache.more_memory import MoreMemory
from app.tabs.tab_view import TabContext, Table, TabView, Tone, Verdict, page_margins
from app.theme.tokens import Role, Theme
from app.widgets.cards import Card
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.quantity import data_size
from app.widgets.scroll_page import ScrollPage

SLIDER_TOKENS = (128, PROMPT_TOKENS_RANGE[1])
LONGEST_TOKENS = PROMPT_TOKENS_RANGE[1] + ANSWER_TOKENS_RANGE[1]
ROOM_FORMATS = ("f16", "fp8", "q8_0", "q4_0")
# What people mean when they say "smaller weights"; the catalogue has many more.
WEIGHT_REMEDIES = ("f16", "fp8", "q8_0", "q6_k", "q5_k_m", "q4_k_m", "q4_0", "q3_k_m", "q2_k")
WIDE_EMS, NARROW_EMS = 74, 52  # widths of the tab in letters of body text at which the arrangement changes
LEAST_CHART_EMS, MOST_CHART_EMS, ABOVE_CHART_EMS = 11, 15, 26  # heights in letters of body text
LOW_CHART_EMS, ABOVE_LOW_CHART_EMS = 9, 23.5  # while presenting on few lines
TONES = {Fit.FITS: Tone.GOOD, Fit.TIGHT: Tone.WARNING, Fit.DOES_NOT_FIT: Tone.BAD}


class KvCacheTab(TabView):
    """Gauge, slider, two charts, and the card of changes that would make it fit."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._theme = theme
        self._heading = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._rule = TextLabel(theme, color="text_muted")
        self.gauge = MemoryGauge(theme)
        self.tokens = LabelledSlider(theme, "", *SLIDER_TOKENS, role=Role.CACHE, in_row=True)
        self.tokens.field.set_range(2, LONGEST_TOKENS)
        self.charts = LengthCharts(theme, context.catalogue.cache_formats)
        self.memory_plot, self.time_plot = self.charts.memory, self.charts.time
        self.advice, self.allocation = AdviceCard(theme), AllocationCard(theme)
        self.drivers, self.more = DriversLine(theme), MoreMemory(context.state, theme)
        self._arrangement = 0
        self._build()
        self.tokens.value_changed.connect(self._on_tokens_changed)
        self.tokens.slider.sliderReleased.connect(self._state.end_gesture)
        self.advice.chosen.connect(self._state.apply)
        self.allocation.runtime_chosen.connect(self._on_runtime_chosen)
        self.allocation.allocation_toggled.connect(self._on_allocation_toggled)
        self._start(theme)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards, in their order."""
        return (self.charts.memory_card, self.charts.time_card, self.advice, self.allocation)

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return the gauge as bar and lengths, the cards as the details, the longest conversations as hints."""
        cards = (*self.cards, self.more)
        return {"bar": (self.gauge,), "lengths": (self.gauge,), "details": cards, "hints": (self.advice,)}.get(part, ())

    def parts_to_see(self) -> tuple[QWidget, ...]:
        """Return gauge, slider, charts and advice; how a cache is kept is further down."""
        return (self.gauge, self.tokens, *self.cards[:3])

    def parts_aside(self) -> tuple[QWidget, ...]:
        """Return what is below the charts."""
        return (self.allocation, self.more)

    def tables(self) -> tuple[Table, ...]:
        """Return memory and time against length."""
        return (self.charts.table(self._state.scenario),)

    def summary(self) -> str:
        """Return verdict, gauge and point in sentences."""
        described = (self.gauge.bar, self.time_plot)
        return "\n".join((self._verdict.text, *(part.accessibleDescription() for part in described)))

    # Building

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._grid = QGridLayout()
        for part in (self._heading, self._rule, self.gauge, self.drivers, self.tokens):
            self._column.addWidget(part)
        self._column.addLayout(self._grid, 1)
        self._area = ScrollPage(self._theme, content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)
        self._arrange()

    def _arrange(self) -> None:
        """Put charts and advice in three, two or one column, as the width allows, and what explains below them."""
        body = self._theme.sizes.body
        for words in (self._rule, self.drivers, self.charts.crossover):
            words.setVisible(not self.is_low)
        least, above = (LOW_CHART_EMS, ABOVE_LOW_CHART_EMS) if self.is_low else (LEAST_CHART_EMS, ABOVE_CHART_EMS)
        ems, ems_up = self.width() / body, self.height() / body
        # whole charts, if they can be, below the gauge and its slider
        self.charts.set_least_height(round(body * min(MOST_CHART_EMS, max(least, ems_up - above))))
        columns = 3 if ems >= WIDE_EMS else 2 if ems >= NARROW_EMS else 1
        if columns == self._arrangement:
            return
        self._arrangement = columns
        places = {
            3: ((0, 0, 1, 2), (0, 2, 1, 2), (0, 4, 1, 2), (1, 0, 1, 2), (1, 2, 1, 4)),
            2: ((0, 0, 1, 3), (0, 3, 1, 3), (1, 0, 1, 3), (1, 3, 1, 3), (2, 0, 1, 6)),
            1: ((0, 0, 1, 6), (1, 0, 1, 6), (2, 0, 1, 6), (3, 0, 1, 6), (4, 0, 1, 6)),
        }[columns]
        parts = (*self.cards, self.more)
        for part in parts:
            self._grid.removeWidget(part)
        for part, place in zip(parts, places, strict=True):
            self._grid.addWidget(part, *place)
        for column in range(6):
            self._grid.setColumnStretch(column, 1)
        for row in range(5):
            self._grid.setRowStretch(row, 1 if row < (2 if columns == 1 else 1) else 0)

    def _retranslate(self) -> None:
        self.tokens.set_title(self.tr("Tokens in the conversation"))
        self.gauge.bar.setAccessibleName(self.tr("Memory on the card"))
        for part in (self.charts, self.allocation, self.drivers, self.more):
            part.retranslate()

    def _apply_theme(self, theme: Theme) -> None:
        for part in (
            self._heading, self._rule, self.gauge, self.tokens, self.charts, self.advice, self.allocation, self.drivers,
            self.more, self._area,
        ):  # fmt: skip
            part.set_theme(theme)
        self._column.setContentsMargins(page_margins(theme))
        self._column.setSpacing(round(theme.sizes.spacing * 1.25))
        self._grid.setSpacing(round(theme.sizes.padding))
        self._arrange()

    # Showing

    @property
    def _unit(self) -> ByteUnit:
        return self._context.options.options.byte_unit

    def _show(self, results: Results) -> None:
        scenario, unit, locale = self._state.scenario, self._unit, self.locale()
        capacity = data_size(locale, results.capacity_bytes, unit.thousand, trim=True)
        heading = self.tr("Memory on {machine}: {capacity}")
        self._heading.setText(heading.format(machine=shown_name(scenario.device.name), capacity=capacity))
        self._rule.setText(self._rule_text(results, scenario))
        self.gauge.show_memory(results, scenario, unit)
        self.tokens.set_value(scenario.context_tokens)
        self.charts.show(results, scenario, unit, is_dragged=self._state.is_dragged)
        self.allocation.show_scenario(scenario, unit)
        self.drivers.show_scenario(scenario, results)
        self.more.show_scenario(scenario, results, unit)
        remedies = self._remedies(scenario) if results.fit is Fit.DOES_NOT_FIT else ()
        if results.fit is Fit.DOES_NOT_FIT:
            self.advice.show_remedies(remedies, unit)
        elif not scenario.use_kv_cache:
            self.advice.show_no_cache(scenario)
        else:
            self.advice.show_rooms(room_by_format(scenario=scenario, cache_formats=self._room_formats()), scenario)
        sentence = fit_sentence(locale, unit, results, scenario, remedies)
        is_sure = not is_beyond_model(scenario) and has_room_for_scratch(scenario, results)
        tone = Tone.WARNING if results.fits and not is_sure else TONES[results.fit]
        self._set_verdict(Verdict(text=sentence, tone=tone))

    def _rule_text(self, results: Results, scenario: Scenario) -> str:
        has_cache = keeps_cache(scenario)
        if has_cache:
            sentences = [self.tr("Weights stay the same size. The cache grows with every token of every chat.")]
        else:
            sentences = [self.tr("Weights stay the same size."), no_cache_sentence(scenario)]
        windows = {group.sliding_window for group in scenario.architecture.layer_groups} - {None}
        if windows and has_cache:
            sentences.append(self.tr("Layers with a window stop growing when it is full."))
        if results.state_bytes:
            sentences.append(self.tr("Recurrent layers keep a state that never grows."))
        if is_beyond_model(scenario):
            sentences.append(beyond_sentence(self.locale(), scenario))
        return " ".join(sentences)

    # What is shown

    def _room_formats(self) -> tuple[CacheFormat, ...]:
        scenario, formats = self._state.scenario, self._context.catalogue.cache_formats
        own = scenario.key_format
        found = [formats[name] for name in ROOM_FORMATS if name in formats]
        return tuple(found if own.id in ROOM_FORMATS or own.id != scenario.value_format.id else [own, *found])

    def _remedies(self, scenario: Scenario) -> tuple[FitRemedy, ...]:
        catalogue = self._context.catalogue
        return fit_remedies(
            scenario,
            cache_formats=self._room_formats(),
            weight_formats=[catalogue.weight_formats[i] for i in WEIGHT_REMEDIES if i in catalogue.weight_formats],
            devices=[device for device in catalogue.devices.values() if self._is_like(device, scenario.device)],
        )

    def _is_like(self, device: Device, present: Device) -> bool:
        kind = "gpu" if present.kind in ("example", "own") else present.kind
        return device.kind == kind

    # What the user does

    def _on_tokens_changed(self, tokens: int) -> None:
        self._state.set_context_tokens(tokens)
        # The prompt has at least one token: the slider comes back to what the conversation really is.
        self.tokens.set_value(self._state.scenario.context_tokens)

    def _on_runtime_chosen(self, runtime: Runtime) -> None:
        self._state.set_runtime(runtime)

    def _on_allocation_toggled(self, up_front: bool) -> None:
        self._state.set_allocated_context_tokens(up_front_tokens(self._state.scenario) if up_front else None)
