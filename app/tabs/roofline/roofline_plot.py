"""The roofline chart: two roofs, their ridge, and the scenario's passes under them, on logarithmic axes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.roofline import Roofline, RooflineAxes, RooflinePoint
from app.theme.tokens import Role, Theme
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import compact

_ROOF = "roof"
_RIDGE = "ridge"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlotPoint:
    """A named pass in the chart; `key` is one of those that the chart knows."""

    key: str
    role: Role
    name: str
    point: RooflinePoint


@dataclass(frozen=True, slots=True, kw_only=True)
class RooflineTexts:
    """The translated words of the chart."""

    bandwidth: str
    peak: str
    ridge: str
    intensity_axis: str
    rate_axis: str
    beyond: str


class RooflinePlot(QWidget):
    """The chart; `keys` are the points that may be shown, and their roles."""

    def __init__(self, theme: Theme, keys: Sequence[tuple[str, Role]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = PlotCanvas(theme)
        self._shown: tuple[tuple[float, float], ...] = ()
        self._canvas.add_rule(_RIDGE, "outline", vertical=True)
        self._canvas.add_curve(_ROOF, "roof")
        for key, role in keys:
            self._canvas.add_point(key, role, ring=role is Role.NEUTRAL)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._canvas)

    @property
    def canvas(self) -> PlotCanvas:
        """The chart's drawing."""
        return self._canvas

    def shown_points(self) -> tuple[tuple[float, float], ...]:
        """Return where the points are drawn, in FLOP/byte and FLOP/s; those beyond the axes lie on the frame."""
        return self._shown

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._canvas.set_theme(theme)

    def show_roofline(
        self, *, chart: Roofline, axes: RooflineAxes, points: Sequence[PlotPoint], texts: RooflineTexts
    ) -> None:
        """Draw roofs and points; a point beyond the axes is pinned to the frame and says so."""
        low, high = 10.0**axes.low_intensity, 10.0**axes.high_intensity
        bottom, top = 10.0**axes.low_rate, 10.0**axes.high_rate
        self._canvas.set_axes(
            Axis(low, high, texts.intensity_axis, log=True, formatter=self._tick),
            Axis(bottom, top, texts.rate_axis, log=True, formatter=self._tick),
        )
        ridge = chart.ridge_flop_per_byte
        self._canvas.set_rule(_RIDGE, ridge)
        self._canvas.set_curve(
            _ROOF,
            (low, ridge, high),
            (chart.bandwidth_bytes_per_s * low, chart.peak_flops_per_s, chart.peak_flops_per_s),
        )
        labels, shown = [], []
        for entry in points:
            intensity, rate = entry.point.intensity_flop_per_byte, entry.point.achieved_flops_per_s
            x = min(max(intensity, low), high)
            y = min(max(rate, bottom), top)
            self._canvas.set_point(entry.key, x, y)
            shown.append((x, y))
            name = entry.name if (x, y) == (intensity, rate) else texts.beyond.format(name=entry.name)
            color = "text" if entry.role is Role.NEUTRAL else f"{entry.role}_text"
            labels.append(Label(x, y, name, color, strong=True))
        self._shown = tuple(shown)
        labels += self._roof_labels(chart, axes, texts)
        self._canvas.set_labels(labels)

    def _roof_labels(self, chart: Roofline, axes: RooflineAxes, texts: RooflineTexts) -> list[Label]:
        ridge = chart.ridge_flop_per_byte
        # On the middle of the slope, beside which both corners are empty, and well right on the flat part.
        slope = 10.0 ** (0.5 * (axes.low_intensity + axes.high_intensity) - 1.5)
        flat = 10.0 ** (axes.high_intensity - 0.7)
        return [
            Label(flat, chart.peak_flops_per_s, texts.peak),
            Label(slope, chart.bandwidth_bytes_per_s * slope, texts.bandwidth),
            Label(ridge, 10.0 ** (axes.low_rate + 0.4), texts.ridge),
        ]

    def _tick(self, value: float) -> str:
        return compact(self.locale(), value)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the least size: a chart takes what room there is and asks for none."""
        return self.minimumSizeHint()
