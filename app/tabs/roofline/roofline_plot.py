"""The roofline chart: two roofs, their ridge, and the scenario's passes under them, on logarithmic axes."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.roofline import Roofline, RooflineAxes, RooflinePoint
from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import compact

_ROOF = "roof"
_RIDGE = "ridge"

# Where along the lines their names may stand, in decades from the ridge's decade or from the bottom.
_NARROW_EMS = 44  # in letters of body text: the roofs' names would find no room beside the points'
_ALONG_SLOPE = (1.5, 2.1, 2.7, 0.9, 0.4)
_ALONG_FLAT = (2.3, 1.5, 0.7, 3.0, 1.35, 1.65)
_ALONG_RIDGE = (0.4, 0.5, 0.6, 0.8, 1.2, 2.0)
_LOW_EMS = 16  # heights of body text: with less, the roofs' names would find no room above each other


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
    short_bandwidth: str
    short_peak: str
    short_ridge: str
    intensity_axis: str
    rate_axis: str
    beyond: str


class RooflinePlot(QWidget):
    """The chart; `keys` are the points that may be shown, and their roles."""

    def __init__(self, theme: Theme, keys: Sequence[tuple[str, Role]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._canvas = PlotCanvas(theme)
        self._points_labels: list[Label] = []
        self._roofs: tuple[Roofline, RooflineAxes, RooflineTexts] | None = None
        self._theme = theme
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
        self._theme = theme
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
        ends = (low, ridge, high)
        self._canvas.set_curve(_ROOF, ends, [chart.attainable_flops_per_s(x) for x in ends])
        labels, shown = [], []
        for entry in points:
            intensity, rate = entry.point.intensity_flop_per_byte, entry.point.achieved_flops_per_s
            x = min(max(intensity, low), high)
            y = min(max(rate, bottom), top)
            self._canvas.set_point(entry.key, x, y)
            shown.append((x, y))
            name = entry.name if (x, y) == (intensity, rate) else texts.beyond.format(name=entry.name)
            color = "text" if entry.role is Role.NEUTRAL else f"{entry.role}_text"
            labels.append(Label(x, y, name, color, strong=True, names_dot=True))
        self._shown = tuple(shown)
        self._points_labels, self._roofs = labels, (chart, axes, texts)
        self._write_labels()

    def _write_labels(self) -> None:
        if self._roofs is None:
            return
        bandwidth, ridge, peak = self._roof_labels(*self._roofs)
        if self._is_low():  # there the points' names insist on room, and the lines' would find none
            self._canvas.set_labels([ridge, peak, *self._points_labels, bandwidth])
        else:
            self._canvas.set_labels([*self._points_labels, bandwidth, ridge, peak])

    def _is_low(self) -> bool:
        return self.height() < _LOW_EMS * self._theme.sizes.body

    def _roof_labels(self, chart: Roofline, axes: RooflineAxes, texts: RooflineTexts) -> list[Label]:
        is_low = self._is_low()
        is_short = is_low or self.width() < _NARROW_EMS * self._theme.sizes.body
        ridge = chart.ridge_flop_per_byte
        # First on the middle of the slope and well right on the flat part, then anywhere along the lines.
        middle = 0.5 * (axes.low_intensity + axes.high_intensity)
        slope = [10.0 ** (middle - step) for step in _ALONG_SLOPE]
        # Where it is low, at the very end of the flat part: the passes that lie on it are named below it.
        flat = [10.0 ** (middle + step) for step in (sorted(_ALONG_FLAT, reverse=True) if is_low else _ALONG_FLAT)]
        down = [10.0 ** (axes.low_rate + step) for step in _ALONG_RIDGE]
        bandwidth, peak = (texts.short_bandwidth, texts.short_peak) if is_short else (texts.bandwidth, texts.peak)
        return [
            self._line_label(_ROOF, [(x, chart.attainable_flops_per_s(x)) for x in slope], bandwidth),
            self._line_label(_RIDGE, [(ridge, y) for y in down], texts.short_ridge if is_short else texts.ridge),
            self._line_label(_ROOF, [(x, chart.peak_flops_per_s) for x in flat], peak),
        ]

    def _line_label(self, line: str, spots: list[tuple[float, float]], text: str) -> Label:
        return Label(*spots[0], text, spots=tuple(spots[1:]), line=line)

    def _tick(self, value: float) -> str:
        return compact(self.locale(), value)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name the roofs as long as there is room for."""
        super().resizeEvent(event)
        self._write_labels()

    def sizeHint(self) -> QSize:
        """Return the least size: a chart takes what room there is and asks for none."""
        return self.minimumSizeHint()
