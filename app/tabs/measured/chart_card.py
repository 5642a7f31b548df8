"""The chart with its two choices: across what, and of which model."""

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.core.measured_points import DepthCurve, MeasuredPoint
from app.core.passes import Phase
from app.state.view_options import ByteUnit
from app.tabs.measured.chart_legend import ChartLegend, Sample
from app.tabs.measured.measured_plot import MeasuredPlot, PlotTexts
from app.tabs.measured.measured_words import model_name
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.flow_layout import FlowLayout
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.quantity import count
from app.widgets.segmented import Segmented

PICKER_EMS = 20


class Across(StrEnum):
    """What the chart's axis across is."""

    SIZE = "size"
    DEPTH = "depth"


class ChartCard(Card):
    """The chart, its legend and its choices.

    Signals
    -------
    changed()
        Something else is to be drawn.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.choice = Segmented(theme, [(across, "") for across in Across])
        self.models = SearchPicker(theme, "")
        self.legend = ChartLegend(theme)
        self.plot = MeasuredPlot(theme)
        self._listed: tuple[str, ...] = ()
        self._row = FlowLayout()
        self._row.addWidget(self.choice)
        self._row.addWidget(self.models)
        self.body.addLayout(self._row)
        self.body.addWidget(self.legend)
        self.body.addWidget(self.plot, 1)
        self.choice.chosen.connect(self._on_chosen)
        self.models.picked.connect(self._on_chosen)
        self.set_theme(theme)

    @property
    def across(self) -> Across:
        """What the axis across is."""
        return Across(str(self.choice.value))

    @property
    def model(self) -> str:
        """The name of the model that is shown against depth."""
        return self.models.value

    def set_models(self, names: tuple[str, ...]) -> None:
        """Offer these models; the first is shown until another is picked."""
        if names != self._listed:
            self._listed = names
            self.models.set_entries([PickerEntry(name, name, "", "", name) for name in names])
            if self.models.value not in names:
                self.models.set_value(names[0])
        self.models.set_face(self.models.value, "")
        self.models.setVisible(self.across is Across.DEPTH)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.choice.set_texts((self.tr("Against model size"), self.tr("Against depth")))
        self.choice.setAccessibleName(self.tr("Across the chart"))
        self.models.set_title(self.tr("Model"))
        self.plot.setAccessibleName(self.tr("Measured and predicted speeds"))

    def show_depths(self, points: Sequence[MeasuredPoint], curves: dict[Phase, DepthCurve], *, end_tokens: int) -> None:
        """Draw one model against what was cached before the test."""
        texts = self._texts(self.tr("Tokens in the cache before the test"))
        self.plot.show_depths(points, curves, end_tokens=end_tokens, texts=texts)
        self.legend.set_entries((*self._samples(), (Sample.BAND, self.tr("where 9 of 10 should lie"))))

    def show_sizes(self, points: Sequence[MeasuredPoint], *, bytes_per_s: float, unit: ByteUnit) -> None:
        """Draw all models with an empty cache against the weights that one token reads."""
        across = self.tr("Weights that one token reads ({unit})").format(
            unit=self.tr("GB") if unit is ByteUnit.GB else self.tr("GiB")
        )
        names = [model_name(point.observation) for point in points]
        self.plot.show_sizes(points, names, bytes_per_s=bytes_per_s, unit=unit, texts=self._texts(across))
        self.legend.set_entries(self._samples())

    def describe(self, sentences: Sequence[str]) -> None:
        """Tell the chart in words."""
        shown = count(self.locale(), self.plot.shown_points)
        text = self.tr("{count} measured points.").format(count=shown)
        self.plot.setAccessibleDescription(" ".join([text, *(f"{sentence}." for sentence in sentences)]))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        if not hasattr(self, "_row"):
            return  # Card's constructor themes it before there is any content
        for part in (self.choice, self.models, self.legend, self.plot):
            part.set_theme(theme)
        self.models.setFixedWidth(round(theme.sizes.body * PICKER_EMS))
        self._row.setSpacing(round(theme.sizes.spacing))

    def _samples(self) -> tuple[tuple[Sample, str], ...]:
        return (
            (Sample.PREFILL, self.tr("prefill measured")),
            (Sample.DECODE, self.tr("decode measured")),
            (Sample.PREDICTED, self.tr("predicted")),
            (Sample.ROOF, self.tr("roof of the data sheet")),
        )

    def _texts(self, across: str) -> PlotTexts:
        return PlotTexts(
            across=across,
            up=self.tr("Tokens per second"),
            prefill=self.tr("prefill"),
            decode=self.tr("decode"),
            prefill_roof=self.tr("prefill roof"),
            decode_roof=self.tr("decode roof"),
        )

    def _on_chosen(self, _choice: object) -> None:
        self.changed.emit()
