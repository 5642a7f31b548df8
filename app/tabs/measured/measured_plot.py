"""The chart of measured and predicted speeds, against the depth of the cache or against the size of the model."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.measured_facts import decode_roof
from app.core.measured_points import DepthCurve, MeasuredPoint
from app.core.passes import Phase
from app.state.view_options import ByteUnit
from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import compact

MOST_POINTS = 48  # of a phase; more would hide each other
_TICK_WIDTH = 1.06  # how far a prefill roof's short line goes beyond its point, as a factor
_LABEL_AT = 0.7  # along the depth axis


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotTexts:
    """The translated words of the chart."""

    across: str
    up: str
    prefill: str
    decode: str
    prefill_roof: str
    decode_roof: str


class MeasuredPlot(QWidget):
    """Filled dots are measured, rings are predicted; both phases share a logarithmic axis of tokens per second."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self.canvas = PlotCanvas(theme)
        self._shown = 0
        for phase in Phase:
            self.canvas.add_area(f"band-{phase}", f"{phase}_fill")
        for phase in Phase:
            self.canvas.add_curve(f"roof-{phase}", "roof", thin=True, dashed=True)
            self.canvas.add_curve(f"miss-{phase}", str(phase), thin=True)
            self.canvas.add_curve(f"predicted-{phase}", str(phase))
        for phase in Phase:
            for index in range(MOST_POINTS):
                self.canvas.add_point(f"ring-{phase}-{index}", str(phase), hollow=True)
                self.canvas.add_point(f"dot-{phase}-{index}", str(phase))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.canvas)

    @property
    def shown_points(self) -> int:
        """How many measured dots are drawn."""
        return self._shown

    def show_depths(
        self,
        points: Sequence[MeasuredPoint],
        curves: dict[Phase, DepthCurve],
        *,
        end_tokens: int,
        texts: PlotTexts,
    ) -> None:
        """Draw one model's speeds against the tokens that were cached before the test."""
        quarters = [end_tokens * part // 4 for part in range(5)]
        axis = Axis(
            -0.02 * end_tokens,
            1.02 * end_tokens,
            texts.across,
            ticks=tuple((float(q), compact(self.locale(), q)) for q in quarters),
        )
        rates = _rates(points)
        for drawn in curves.values():
            rates += [float(drawn.predicted.min()), float(drawn.roof.max())]
        self._set_axes(axis, rates, texts)
        labels: list[Label] = []
        for phase, name, roof_name in (
            (Phase.PREFILL, texts.prefill, texts.prefill_roof),
            (Phase.DECODE, texts.decode, texts.decode_roof),
        ):
            if phase not in curves:
                self._hide_lines(phase)
                continue
            curve = curves[phase]
            depths = curve.depth_tokens
            self.canvas.set_area(f"band-{phase}", depths, curve.low, curve.high)
            self.canvas.set_curve(f"predicted-{phase}", depths, curve.predicted)
            self.canvas.set_curve(f"roof-{phase}", depths, curve.roof)
            self.canvas.set_curve(f"miss-{phase}", (), ())
            at = end_tokens * _LABEL_AT
            spots = tuple((end_tokens * share, 0.0) for share in (0.45, 0.2, 0.9))
            labels.append(_on_line(f"predicted-{phase}", at, spots, depths, curve.predicted, name, f"{phase}_text"))
            labels.append(_on_line(f"roof-{phase}", at, spots, depths, curve.roof, roof_name, "text_muted"))
        self._show_points(points, [float(p.observation.depth_tokens) for p in points])
        self.canvas.set_labels(labels)

    def show_sizes(
        self,
        points: Sequence[MeasuredPoint],
        names: Sequence[str],
        *,
        bytes_per_s: float,
        unit: ByteUnit,
        texts: PlotTexts,
    ) -> None:
        """Draw all models' speeds with an empty cache against the weights that one token reads."""
        base = float(unit.thousand**3)
        sizes = [point.read_bytes / base for point in points]
        low, high = 0.6 * min(sizes), 1.7 * max(sizes)
        axis = Axis(low, high, texts.across, log=True, ticks=_size_ticks(low, high, self))
        self._set_axes(axis, _rates(points) + [point.roof_tokens_per_s for point in points], texts)
        ends = (low, high)
        for phase in Phase:
            self._hide_lines(phase)
            of_phase = [(x, p) for x, p in zip(sizes, points, strict=True) if p.observation.phase is phase]
            self.canvas.set_curve(
                f"miss-{phase}",
                [v for x, _ in of_phase for v in (x, x, np.nan)],
                [v for _, p in of_phase for v in (p.observation.tokens_per_s, p.fitted_tokens_per_s, np.nan)],
            )

        def roof(size: float) -> float:
            return decode_roof(bytes_per_token=size * base, bandwidth_bytes_per_s=bytes_per_s)

        self.canvas.set_curve("roof-decode", ends, [roof(end) for end in ends])
        prefill = [(x, p) for x, p in zip(sizes, points, strict=True) if p.observation.phase is Phase.PREFILL]
        self.canvas.set_curve(
            "roof-prefill",
            [v for x, _ in prefill for v in (x / _TICK_WIDTH, x * _TICK_WIDTH, np.nan)],
            [v for _, p in prefill for v in (p.roof_tokens_per_s, p.roof_tokens_per_s, np.nan)],
        )
        self._show_points(points, sizes)
        middle = math.sqrt(low * high)
        labels = [
            Label(
                middle,
                roof(middle),
                texts.decode_roof,
                spots=tuple((x, roof(x)) for x in (low * (high / low) ** share for share in (0.1, 0.9))),
                line="roof-decode",
            )
        ]
        if prefill:
            x, point = max(prefill, key=lambda entry: entry[1].roof_tokens_per_s)
            labels.append(Label(x, point.roof_tokens_per_s, texts.prefill_roof, line="roof-prefill"))
        for phase, phase_name in ((Phase.PREFILL, texts.prefill), (Phase.DECODE, texts.decode)):
            of_phase = [(x, p) for x, p in zip(sizes, points, strict=True) if p.observation.phase is phase]
            if of_phase:
                x, point = max(of_phase, key=lambda entry: entry[0])
                labels.insert(
                    0,
                    Label(x, point.observation.tokens_per_s, phase_name, f"{phase}_text", strong=True, names_dot=True),
                )
        labels += [
            Label(x, point.observation.tokens_per_s, name, f"{point.observation.phase}_text", names_dot=True)
            for x, point, name in zip(sizes, points, names, strict=True)
            if point.observation.phase is Phase.DECODE
        ]
        self.canvas.set_labels(labels)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.canvas.set_theme(theme)
        self.setMinimumHeight(round(theme.sizes.body * 20))

    def _set_axes(self, across: Axis, rates: Sequence[float], texts: PlotTexts) -> None:
        low, high = _round_below(min(rates)), 1.0 / _round_below(1.0 / max(rates))
        self.canvas.set_axes(across, Axis(low, max(high, 10.0 * low), texts.up, log=True, formatter=self._tick))

    def _show_points(self, points: Sequence[MeasuredPoint], places: Sequence[float]) -> None:
        self._shown = 0
        for phase in Phase:
            entries = [(x, p) for x, p in zip(places, points, strict=True) if p.observation.phase is phase]
            for index in range(MOST_POINTS):
                x, point = entries[index] if index < len(entries) else (None, None)
                measured = None if point is None else point.observation.tokens_per_s
                predicted = None if point is None else point.fitted_tokens_per_s
                self.canvas.set_point(f"dot-{phase}-{index}", x, measured)
                self.canvas.set_point(f"ring-{phase}-{index}", x, predicted)
            self._shown += min(len(entries), MOST_POINTS)

    def _hide_lines(self, phase: Phase) -> None:
        for key in ("predicted", "roof", "miss"):
            self.canvas.set_curve(f"{key}-{phase}", (), ())
        self.canvas.set_area(f"band-{phase}", (), (), ())

    def _tick(self, value: float) -> str:
        return compact(self.locale(), value)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the least size: a chart takes what room there is and asks for none."""
        return self.minimumSizeHint()


def _round_below(value: float) -> float:
    """Return 1, 2 or 5 times a power of ten, clearly below a value."""
    decade = 10.0 ** math.floor(math.log10(value * 0.9))
    return decade * max(step for step in (1, 2, 5) if step * decade <= value * 0.9)


def _rates(points: Sequence[MeasuredPoint]) -> list[float]:
    return [rate for p in points for rate in (p.observation.tokens_per_s, p.fitted_tokens_per_s)]


def _on_line(
    line: str,
    at: float,
    spots: tuple[tuple[float, float], ...],
    x: np.ndarray,
    y: np.ndarray,
    text: str,
    color: str,
) -> Label:
    others = tuple((spot, float(np.interp(spot, x, y))) for spot, _ in spots)
    return Label(
        at, float(np.interp(at, x, y)), text, color, strong=line.startswith("predicted"), spots=others, line=line
    )


def _size_ticks(low: float, high: float, widget: QWidget) -> tuple[tuple[float, str], ...]:
    """Return 1, 2, 5 of each decade between the ends."""
    first, last = math.floor(math.log10(low)), math.ceil(math.log10(high))
    values = [factor * 10.0**power for power in range(first, last + 1) for factor in (1, 2, 5)]
    return tuple((value, compact(widget.locale(), value)) for value in values if low <= value <= high)
