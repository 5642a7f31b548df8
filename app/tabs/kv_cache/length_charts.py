"""The two cards with charts over the conversation's length, and what is drawn in them for a scenario."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from app.core.crossovers import context_where_cache_reads_exceed_weight_reads
from app.core.evaluate import Results
from app.core.formats import CacheFormat
from app.core.lengths import FormatPair, LengthCurves, length_axis_tokens, length_curves, next_token
from app.core.memory import keeps_cache, max_context_tokens
from app.core.prediction import next_token_band
from app.core.scenario import Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.kv_cache.kv_words import crossover_sentence, size_pair
from app.tabs.kv_cache.length_plots import MemoryPlot, NextTokenPlot, Point
from app.tabs.tab_view import Table
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.quantity import count, data_size, duration, tokens_per_s
from app.widgets.ranges import with_range

translate = QCoreApplication.translate
CONTEXT = "KvCacheTab"
CURVE_FORMATS = ("f16", "q8_0", "q4_0")


class LengthCharts:
    """Memory, and the time to write one more token, each in a card."""

    def __init__(self, theme: Theme, formats: Mapping[str, CacheFormat]) -> None:
        self._formats = formats
        self.memory_card, self.time_card = Card(theme), Card(theme)
        self.memory, self.time = MemoryPlot(theme), NextTokenPlot(theme)
        self.crossover = TextLabel(theme, color="text_muted")
        self.memory_card.body.addWidget(self.memory, 1)
        self.time_card.body.addWidget(self.time, 1)
        self.time_card.body.addWidget(self.crossover)
        self._end_tokens: int | None = None

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.memory_card.set_title(translate(CONTEXT, "Memory as the conversation grows"))
        self.time_card.set_title(translate(CONTEXT, "Time to write one more token"))
        self.memory.setAccessibleName(translate(CONTEXT, "Memory against the conversation's length"))
        self.time.setAccessibleName(translate(CONTEXT, "Time for one more token against the conversation's length"))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self.memory_card, self.time_card, self.memory, self.time, self.crossover):
            part.set_theme(theme)

    def set_least_height(self, height: int) -> None:
        """Keep both charts at least this high, in pixels."""
        for plot in (self.memory, self.time):
            plot.setMinimumHeight(height)

    def table(self, scenario: Scenario) -> Table:
        """Return memory and time against length."""
        fitting = max_context_tokens(scenario)
        curves = self._curves(scenario, length_axis_tokens(scenario.context_tokens, fitting_tokens=fitting))
        names = tuple(_pair_name(pair) for pair in self._pairs(scenario))
        if not keeps_cache(scenario):
            names = (_no_cache_name(),)
        columns = (
            translate(CONTEXT, "Tokens"),
            *(translate(CONTEXT, "Bytes, {cache}").format(cache=name) for name in names),
            translate(CONTEXT, "Seconds for one more token"),
        )
        rows = tuple(
            (int(tokens), *(float(curve[index]) for curve in curves.memory_bytes), float(curves.next_token_s[index]))
            for index, tokens in enumerate(curves.context_tokens)
        )
        return Table(title=translate(CONTEXT, "Memory and time against length"), columns=columns, rows=rows)

    def show(self, results: Results, scenario: Scenario, unit: ByteUnit, *, is_dragged: bool) -> None:
        """Draw both charts; while a slider `is_dragged` their axes do not go back at once."""
        shown = self._end_tokens if is_dragged else None
        self._end_tokens = length_axis_tokens(
            scenario.context_tokens, fitting_tokens=results.max_context_tokens, shown_tokens=shown
        )
        curves = self._curves(scenario, self._end_tokens)
        many = scenario.batch > 1
        axis_title = (
            translate(CONTEXT, "Tokens in each conversation")
            if many
            else translate(CONTEXT, "Tokens in the conversation")
        )
        self._show_memory(curves, results, scenario, unit, axis_title)
        self._show_times(curves, scenario, axis_title)
        locale = self.memory.locale()
        crossover = context_where_cache_reads_exceed_weight_reads(scenario)
        self.crossover.setText(crossover_sentence(locale, scenario, crossover))

    def _show_memory(
        self, curves: LengthCurves, results: Results, scenario: Scenario, unit: ByteUnit, axis_title: str
    ) -> None:
        locale, usable = self.memory.locale(), results.usable_bytes
        card = translate(CONTEXT, "usable: {size}") if results.reserve_bytes else translate(CONTEXT, "{size} card")
        fixed = translate(CONTEXT, "weights and state") if results.state_bytes else translate(CONTEXT, "weights")
        made_for = scenario.architecture.max_position_embeddings
        limit = translate(CONTEXT, "model's limit: {tokens}").format(tokens=count(locale, made_for or 0))
        self.memory.show_memory(
            curves=curves,
            names=self._short_names(scenario),
            fixed_text=fixed,
            usable_bytes=usable,
            card_text=card.format(size=data_size(locale, usable, unit.thousand, trim=True)),
            limit=None if made_for is None else (made_for, limit),
            point=Point(
                context_tokens=scenario.context_tokens,
                value=float(results.memory_bytes),
                text=data_size(locale, results.memory_bytes, unit.thousand),
            ),
            axis_title=axis_title,
            unit=unit,
        )
        self.memory.setAccessibleDescription(size_pair(locale, results.memory_bytes, usable, unit))

    def _show_times(self, curves: LengthCurves, scenario: Scenario, axis_title: str) -> None:
        locale, length = self.time.locale(), scenario.context_tokens
        token = next_token(scenario, context_tokens=length)
        rate = tokens_per_s(locale, token.tokens_per_s_total)
        in_all = translate(CONTEXT, "{time}: {rate} in all")
        text = in_all if scenario.batch > 1 else translate(CONTEXT, "{time}: {rate}")
        band = next_token_band(scenario, time_s=token.time_s)
        time = duration(locale, token.time_s)
        if band is not None:
            time = with_range(locale, token.time_s, band.low, band.high)
        text = text.format(time=time, rate=rate)
        self.time.show_times(
            lengths=curves.context_tokens,
            times_s=curves.next_token_s,
            point=Point(context_tokens=length, value=token.time_s, text=text),
            axis_title=axis_title,
        )
        self.time.setAccessibleDescription(text)

    def _pairs(self, scenario: Scenario) -> tuple[FormatPair, ...]:
        """The scenario's own formats first, then the others to compare with; without a cache they are all the same."""
        own = (scenario.key_format, scenario.value_format)
        if not keeps_cache(scenario):
            return (own,)
        others = [(self._formats[name], self._formats[name]) for name in CURVE_FORMATS if name in self._formats]
        return (own, *(pair for pair in others if {pair[0].id} != {own[0].id, own[1].id}))

    def _short_names(self, scenario: Scenario) -> list[str]:
        if not keeps_cache(scenario):
            return [_no_cache_name()]
        return [_short_name(pair, is_own=not index) for index, pair in enumerate(self._pairs(scenario))]

    def _curves(self, scenario: Scenario, end_tokens: int) -> LengthCurves:
        return length_curves(scenario, end_tokens=end_tokens, formats=self._pairs(scenario))


def _no_cache_name() -> str:
    return translate(CONTEXT, "no KV cache")


def _pair_name(pair: FormatPair) -> str:
    keys, values = pair
    return shown_name(keys.name) if keys.id == values.id else f"{shown_name(keys.name)} / {shown_name(values.name)}"


def _short_name(pair: FormatPair, *, is_own: bool) -> str:
    """Return a name that finds room in the chart: the id, except of the present format."""
    keys, values = pair
    if keys.id != values.id:
        return f"{keys.id} / {values.id}"
    return shown_name(keys.name) if is_own else keys.id
