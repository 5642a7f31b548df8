"""What takes memory beside weights and cache: scratch memory, the desktop, and what happens when the card is full."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.compute_buffer import BufferEstimate, BufferFit, buffer_estimate
from app.core.evaluate import Results
from app.core.memory import Fit
from app.core.scenario import Scenario
from app.state.view_options import ByteUnit
from app.theme.tokens import Role, Theme
from app.widgets.cards import Card
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.quantity import count, data_size

MOST_RESERVED = 65_536  # MB or MiB


class OtherMemoryCard(Card):
    """An estimate with its spread, an editable reserve, and a warning.

    Signals
    -------
    reserve_changed(object)
        Bytes kept free for the desktop and the driver.
    """

    reserve_changed = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.estimate = TextLabel(theme)
        self.source = TextLabel(theme, size="caption", color="text_muted")
        self.reserve = LabelledSlider(theme, "", 0, MOST_RESERVED, role=Role.NEUTRAL)
        self.warning = TextLabel(theme, color="text_muted")
        self._unit = ByteUnit.GB
        self._parts = (self.estimate, self.source, self.reserve, self.warning)
        for part in self._parts:
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.reserve.value_changed.connect(self._on_reserve_changed)

    @property
    def words(self) -> str:
        """The sentences as they are shown."""
        return " ".join(part.text() for part in (self.estimate, self.source, self.warning))

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.set_title(self.tr("What else takes memory"))
        self.reserve.setToolTip(self.tr("For the desktop and the driver"))

    def show_scenario(self, scenario: Scenario, results: Results, unit: ByteUnit) -> None:
        """Show the estimate, the reserve and whether the card is nearly full."""
        locale = self.locale()
        self._unit = unit
        estimate = buffer_estimate(scenario=scenario, results=results)
        self.estimate.setText(
            self._estimate_text(estimate).format(
                low=data_size(locale, estimate.low_bytes, unit.thousand),
                high=data_size(locale, estimate.high_bytes, unit.thousand),
            )
        )
        self.source.setText(
            self.tr(
                "The range of {count} measured buffers of llama.cpp, for {tokens} tokens in a micro-batch. No rule "
                "gives them all, so the bar leaves it out."
            ).format(count=count(locale, estimate.measurements), tokens=count(locale, scenario.micro_batch_tokens))
        )
        name = "MB" if unit is ByteUnit.GB else "MiB"
        self.reserve.set_title(self.tr("Kept free ({unit})").format(unit=name))
        self.reserve.set_value(round(scenario.reserved_bytes / self._base))
        is_full = results.fit is not Fit.FITS or estimate.fit is not BufferFit.FITS
        self.warning.set_color("warning" if is_full else "text_muted")
        self.warning.setText(self._warning_text(results.fit, is_full=is_full))

    def _estimate_text(self, estimate: BufferEstimate) -> str:
        return {
            BufferFit.FITS: self.tr("Scratch memory: about {low} to {high} more. There is room for it."),
            BufferFit.UNCERTAIN: self.tr("Scratch memory: about {low} to {high} more. It may not fit."),
            BufferFit.DOES_NOT_FIT: self.tr("Scratch memory: about {low} to {high} more. It does not fit."),
        }[estimate.fit]

    def _warning_text(self, fit: Fit, *, is_full: bool) -> str:
        if fit is Fit.DOES_NOT_FIT:
            return self.tr(
                "⚠ Too much: a driver may move the rest into the computer's memory without any error. "
                "Everything is then 4 to 10 times slower."
            )
        if is_full:
            return self.tr(
                "⚠ Nearly full: a driver may move the rest into the computer's memory without any error. "
                "Everything is then 4 to 10 times slower."
            )
        return self.tr("A card that is nearly full may become 4 to 10 times slower without any error.")

    @property
    def _base(self) -> int:
        return self._unit.thousand**2

    def _on_reserve_changed(self, amount: int) -> None:
        self.reserve_changed.emit(amount * self._base)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for part in getattr(self, "_parts", ()):
            part.set_theme(theme)
