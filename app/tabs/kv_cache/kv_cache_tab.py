"""The KV cache tab: what lies on the card, how it grows with the conversation, and what would make it fit."""

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from app.core.advice import FitRemedy, fit_remedies
from app.core.crossovers import context_where_cache_reads_exceed_weight_reads
from app.core.device import Device
from app.core.evaluate import Results
from app.core.formats import CacheFormat
from app.core.lengths import (
    FormatPair,
    LengthCurves,
    length_axis_tokens,
    length_curves,
    next_token,
    room_by_format,
    up_front_tokens,
)
from app.core.memory import Fit
from app.core.prediction import next_token_band
from app.core.scenario import ANSWER_TOKENS_RANGE, PROMPT_TOKENS_RANGE, Runtime, Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.kv_cache.advice_card import AdviceCard
from app.tabs.kv_cache.allocation_card import AllocationCard
from app.tabs.kv_cache.drivers_line import DriversLine
from app.tabs.kv_cache.kv_words import crossover_sentence, fit_sentence, size_pair
from app.tabs.kv_cache.length_plots import MemoryPlot, NextTokenPlot, Point
from app.tabs.kv_cache.memory_gauge import MemoryGauge
from app.tabs.kv_cache.more_memory import MoreMemory
from app.tabs.tab_view import TabContext, Table, TabView, Tone, Verdict
from app.theme.tokens import Role, Theme
from app.widgets.cards import Card
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.quantity import data_size, duration, tokens_per_s
from app.widgets.ranges import with_range
from app.widgets.scroll_page import ScrollPage

SLIDER_TOKENS = (128, PROMPT_TOKENS_RANGE[1])
LONGEST_TOKENS = PROMPT_TOKENS_RANGE[1] + ANSWER_TOKENS_RANGE[1]
CURVE_FORMATS = ("f16", "q8_0", "q4_0")
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
        self._memory_card, self._time_card = Card(theme), Card(theme)
        self.memory_plot, self.time_plot = MemoryPlot(theme), NextTokenPlot(theme)
        self.crossover = TextLabel(theme, color="text_muted")
        self.advice, self.allocation = AdviceCard(theme), AllocationCard(theme)
        self.drivers, self.more = DriversLine(theme), MoreMemory(context.state, theme)
        self._arrangement = 0
        self._build()
        self.tokens.value_changed.connect(self._on_tokens_changed)
        self.advice.chosen.connect(self._state.apply)
        self.allocation.runtime_chosen.connect(self._on_runtime_chosen)
        self.allocation.allocation_toggled.connect(self._on_allocation_toggled)
        self._start(theme)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The four cards, in their order."""
        return (self._memory_card, self._time_card, self.advice, self.allocation)

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return the gauge as bar and lengths, the cards as the details, the longest conversations as hints."""
        cards = (*self.cards, self.more)
        return {"bar": (self.gauge,), "lengths": (self.gauge,), "details": cards, "hints": (self.advice,)}.get(part, ())

    def tables(self) -> tuple[Table, ...]:
        """Return memory and time against length."""
        curves = self._curves()
        names = tuple(self._pair_name(pair) for pair in self._pairs())
        columns = (self.tr("Tokens"), *(self.tr("Bytes, {cache}").format(cache=name) for name in names))
        rows = tuple(
            (int(tokens), *(float(curve[index]) for curve in curves.memory_bytes), float(curves.next_token_s[index]))
            for index, tokens in enumerate(curves.context_tokens)
        )
        columns = (*columns, self.tr("Seconds for one more token"))
        return (Table(title=self.tr("Memory and time against length"), columns=columns, rows=rows),)

    def summary(self) -> str:
        """Return verdict, gauge and point in sentences."""
        parts = (self._verdict.text, self.gauge.bar.accessibleDescription(), self.time_plot.accessibleDescription())
        return "\n".join(parts)

    # Building

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._grid = QGridLayout()
        self._memory_card.body.addWidget(self.memory_plot, 1)
        self._time_card.body.addWidget(self.time_plot, 1)
        self._time_card.body.addWidget(self.crossover)
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
        for words in (self._rule, self.drivers, self.crossover):
            words.setVisible(not self.is_low)
        least, above = (LOW_CHART_EMS, ABOVE_LOW_CHART_EMS) if self.is_low else (LEAST_CHART_EMS, ABOVE_CHART_EMS)
        ems, ems_up = self.width() / body, self.height() / body
        for plot in (self.memory_plot, self.time_plot):  # whole charts, if they can be, below the gauge and its slider
            plot.setMinimumHeight(round(body * min(MOST_CHART_EMS, max(least, ems_up - above))))
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
        self._memory_card.set_title(self.tr("Memory as the conversation grows"))
        self._time_card.set_title(self.tr("Time to write one more token"))
        self.memory_plot.setAccessibleName(self.tr("Memory against the conversation's length"))
        self.time_plot.setAccessibleName(self.tr("Time for one more token against the conversation's length"))
        self.gauge.bar.setAccessibleName(self.tr("Memory on the card"))
        for part in (self.allocation, self.drivers, self.more):
            part.retranslate()

    def _apply_theme(self, theme: Theme) -> None:
        for part in (
            self._heading, self._rule, self.gauge, self.tokens, self._memory_card, self._time_card,
            self.memory_plot, self.time_plot, self.advice, self.allocation, self.crossover, self.drivers, self.more,
            self._area,
        ):  # fmt: skip
            part.set_theme(theme)
        margin = round(theme.sizes.padding * 1.75)
        self._column.setContentsMargins(margin, round(theme.sizes.padding), margin, margin)
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
        self._show_plots(results, scenario, unit)
        self.allocation.show_scenario(scenario, unit)
        self.drivers.show_scenario(scenario, results)
        self.crossover.setText(crossover_sentence(locale, context_where_cache_reads_exceed_weight_reads(scenario)))
        self.more.show_scenario(scenario, results, unit)
        remedies = self._remedies(scenario) if results.fit is Fit.DOES_NOT_FIT else ()
        if results.fit is Fit.DOES_NOT_FIT:
            self.advice.show_remedies(remedies, unit)
        else:
            self.advice.show_rooms(room_by_format(scenario=scenario, cache_formats=self._room_formats()), scenario)
        sentence = fit_sentence(locale, unit, results, scenario, remedies)
        self._set_verdict(Verdict(text=sentence, tone=TONES[results.fit]))

    def _rule_text(self, results: Results, scenario: Scenario) -> str:
        sentences = [self.tr("Weights stay the same size. The cache grows with every token of every chat.")]
        windows = {group.sliding_window for group in scenario.architecture.layer_groups} - {None}
        if windows:
            sentences.append(self.tr("Layers with a window stop growing when it is full."))
        if results.state_bytes:
            sentences.append(self.tr("Recurrent layers keep a state that never grows."))
        return " ".join(sentences)

    def _show_plots(self, results: Results, scenario: Scenario, unit: ByteUnit) -> None:
        locale = self.locale()
        curves, pairs = self._curves(), self._pairs()
        length = scenario.context_tokens
        many = scenario.batch > 1
        axis_title = self.tr("Tokens in each conversation") if many else self.tr("Tokens in the conversation")
        usable = results.usable_bytes
        card = self.tr("usable: {size}") if results.reserve_bytes else self.tr("{size} card")
        memory_text = data_size(locale, results.memory_bytes, unit.thousand)
        self.memory_plot.show_memory(
            curves=curves,
            # Short names beside the thin lines: a long one finds room only beside another format's line.
            names=[self._pair_name(pair) if pair is pairs[0] else pair[0].id for pair in pairs],
            fixed_text=self.tr("weights") if not results.state_bytes else self.tr("weights and state"),
            usable_bytes=usable,
            card_text=card.format(size=data_size(locale, usable, unit.thousand, trim=True)),
            point=Point(context_tokens=length, value=float(results.memory_bytes), text=memory_text),
            axis_title=axis_title,
            unit=unit,
        )
        self.memory_plot.setAccessibleDescription(size_pair(locale, results.memory_bytes, usable, unit))
        token = next_token(scenario, context_tokens=length)
        rate = tokens_per_s(locale, token.tokens_per_s_total)
        text = self.tr("{time}: {rate} in all") if many else self.tr("{time}: {rate}")
        band = next_token_band(scenario, time_s=token.time_s)
        time = duration(locale, token.time_s)
        if band is not None:
            time = with_range(locale, token.time_s, band.low, band.high)
        text = text.format(time=time, rate=rate)
        self.time_plot.show_times(
            lengths=curves.context_tokens,
            times_s=curves.next_token_s,
            point=Point(context_tokens=length, value=token.time_s, text=text),
            axis_title=axis_title,
        )
        self.time_plot.setAccessibleDescription(text)

    # What is shown

    def _pairs(self) -> tuple[FormatPair, ...]:
        """The scenario's own formats first, then the others to compare with."""
        scenario, formats = self._state.scenario, self._context.catalogue.cache_formats
        own = (scenario.key_format, scenario.value_format)
        others = [(formats[name], formats[name]) for name in CURVE_FORMATS if name in formats]
        return (own, *(pair for pair in others if {pair[0].id} != {own[0].id, own[1].id}))

    def _pair_name(self, pair: FormatPair) -> str:
        keys, values = pair
        return shown_name(keys.name) if keys.id == values.id else f"{shown_name(keys.name)} / {shown_name(values.name)}"

    def _curves(self) -> LengthCurves:
        scenario = self._state.scenario
        return length_curves(scenario, end_tokens=length_axis_tokens(scenario.context_tokens), formats=self._pairs())

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

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Arrange the cards for the new size."""
        super().resizeEvent(event)
        self._arrange()
