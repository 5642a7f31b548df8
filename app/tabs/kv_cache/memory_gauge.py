"""The memory gauge: weights, state and cache on the card, and what hangs over its end."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.evaluate import Results
from app.core.gauge import MemoryParts, memory_parts
from app.core.memory import Fit
from app.core.scenario import Scenario
from app.state.view_options import ByteUnit
from app.tabs.kv_cache.byte_axis import written_byte_ticks
from app.tabs.kv_cache.kv_words import size_pair
from app.theme.tokens import Role, Theme
from app.widgets.bar_layout import BarMark, BarPart
from app.widgets.quantity import compact, count, data_size, significant
from app.widgets.stacked_bar import StackedBar

BILLION = 10**9


class MemoryGauge(QWidget):
    """One bar as long as the card, or longer by what does not fit."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = StackedBar(theme, thickness=2.0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.bar)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.bar.set_theme(theme)

    def parts(self, results: Results, scenario: Scenario, unit: ByteUnit) -> tuple[BarPart, ...]:
        """Return the parts of the bar with their words."""
        locale = self.locale()
        sizes = memory_parts(results)

        def size(amount: int) -> str:
            return data_size(locale, amount, unit.thousand)

        bits = self.tr("{weights} × {bits} bits").format(
            weights=self._weights_text(scenario.architecture.num_parameters),
            bits=significant(locale, results.bits_per_weight, trim=True),
        )
        tokens = count(locale, max(scenario.context_tokens, scenario.allocated_context_tokens or 0))
        if scenario.batch > 1:
            held = self.tr("{chats} chats × {tokens} tokens").format(chats=count(locale, scenario.batch), tokens=tokens)
        else:
            held = self.tr("{tokens} tokens").format(tokens=tokens)

        def inside(part: int, whole: int) -> str:
            """A part that the card's end cuts says how much of it lies on the card."""
            return size(whole) if part in (0, whole) else size_pair(locale, part, whole, unit)

        return (
            BarPart(
                "weights",
                sizes.weights_bytes,
                Role.WEIGHTS,
                self.tr("Weights {size}").format(size=inside(sizes.weights_bytes, results.weight_bytes)),
                bits,
            ),
            BarPart(
                "state",
                sizes.state_bytes,
                Role.CACHE,
                self.tr("State {size}").format(size=inside(sizes.state_bytes, results.state_bytes))
                if results.state_bytes
                else "",
                self.tr("never grows"),
                hatch=True,
            ),
            BarPart(
                "cache",
                sizes.cache_bytes,
                Role.CACHE,
                self.tr("KV cache {size}").format(size=inside(sizes.cache_bytes, results.kv_cache_bytes)),
                held,
            ),
            BarPart("free", sizes.free_bytes, None, self.tr("free {size}").format(size=size(sizes.free_bytes))),
            BarPart(
                "reserve",
                sizes.reserve_bytes,
                None,
                self.tr("reserve {size}").format(size=size(sizes.reserve_bytes)) if sizes.reserve_bytes else "",
                self.tr("desktop and driver"),
                hatch=True,
            ),
            *self._parts_over(results, sizes, unit),
        )

    def _parts_over(self, results: Results, sizes: MemoryParts, unit: ByteUnit) -> tuple[BarPart, ...]:
        """Return what hangs over the card's end: some of the cache, or state or weights and all that follows."""
        locale = self.locale()

        def size(amount: int) -> str:
            return data_size(locale, amount, unit.thousand)

        cache = size(results.kv_cache_bytes)
        over = self.tr("{size} too much").format(size=size(sizes.overflow_bytes))
        if not sizes.weights_over_bytes and not sizes.state_over_bytes:
            part_of = (
                self.tr("part of the KV cache") if sizes.cache_bytes else self.tr("KV cache {size}").format(size=cache)
            )
            return (BarPart("overflow", sizes.overflow_bytes, Role.OVERFLOW, over, part_of, hatch=True),)
        weights = self.tr("Weights: {size} beyond the card").format(size=size(sizes.weights_over_bytes))
        state = self.tr("State {size}").format(size=size(sizes.state_over_bytes))
        beyond = self.tr("beyond the card")
        return (
            BarPart("weights-over", sizes.weights_over_bytes, Role.WEIGHTS, weights, self.tr("do not fit"), hatch=True),
            BarPart("state-over", sizes.state_over_bytes, Role.OVERFLOW, state, beyond, hatch=True),
            BarPart(
                "overflow",
                sizes.cache_over_bytes,
                Role.OVERFLOW,
                self.tr("KV cache {size}").format(size=cache),
                beyond,
                hatch=True,
            ),
        )

    def _weights_text(self, weights: int) -> str:
        """Return a number of weights as the field writes it ("8 B", "270 M")."""
        if weights < BILLION:
            return compact(self.locale(), weights)
        return self.tr("{count} B").format(count=significant(self.locale(), weights / BILLION, trim=True))

    def _end_text(self, results: Results) -> str:
        """Return what stands at the end of what may be used; a reserve lies between it and the card's end."""
        if results.weight_bytes + results.state_bytes <= results.usable_bytes:
            return self.tr("usable: {size}") if results.reserve_bytes else self.tr("the card ends at {size}")
        # no part of the bar says by how much in all
        if results.reserve_bytes:
            return self.tr("usable: {size}, {over} too much")
        return self.tr("the card ends at {size}: {over} too much")

    def show_memory(self, results: Results, scenario: Scenario, unit: ByteUnit) -> None:
        """Draw the bar."""
        locale = self.locale()
        total = float(memory_parts(results).total_bytes)
        usable = results.usable_bytes
        capacity = data_size(locale, usable, unit.thousand, trim=True)
        if results.fit is Fit.DOES_NOT_FIT:
            text = self._end_text(results).format(
                size=capacity, over=data_size(locale, -results.free_bytes, unit.thousand)
            )
            mark = BarMark(usable, text, "danger")
        elif results.fit is Fit.TIGHT:
            left = data_size(locale, results.free_bytes, unit.thousand)
            mark = BarMark(usable, self.tr("tight: only {size} left").format(size=left), "warning")
        else:
            text = self.tr("usable: {size}") if results.reserve_bytes else self.tr("the card: {size}")
            mark = BarMark(usable, text.format(size=capacity), "text_muted")
        ticks = written_byte_ticks(total, unit=unit, locale=locale)
        self.bar.set_data(self.parts(results, scenario, unit), total, ticks, (mark,))
