"""The two charts over the conversation's length: memory, and the time to write one more token."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.curves import FloatArray
from app.core.lengths import LengthCurves, coarse_end
from app.state.view_options import ByteUnit
from app.tabs.kv_cache.byte_axis import written_byte_ticks
from app.tabs.kv_cache.time_axis import coarse_time_scale
from app.tabs.time_texts import tick_texts
from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import compact

MOST_FORMATS = 4
_LABELS_AT = (0.97, 0.8, 0.6, 0.4)  # of the length axis: curves lie farthest apart at its end
_TOLD_APART = 0.03  # of the axis upwards: curves that are nowhere farther apart look like one, and are drawn as one
_LIMIT_AT = (0.93, 0.8, 0.65, 0.06, 0.2, 0.5)  # of the axis upwards: where the name of the model's limit may stand
_BAND_NAMES_AT = (0.35, 0.65, 0.2, 0.8)  # of the length axis: where else the name of the weights' band may stand


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    """The scenario's place in a chart, and the words for it."""

    context_tokens: int
    value: float
    text: str


class LengthPlot(QWidget):
    """A chart whose axis across is the conversation's length."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self.canvas = PlotCanvas(theme)
        self._drawn_curve: FloatArray | None = None
        self._drawn_axes: tuple[object, ...] = ()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.canvas)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.canvas.set_theme(theme)

    def has_changed(self, curve: FloatArray, axes: tuple[object, ...]) -> bool:
        """Return whether axes and curves are others than those drawn last: moving along them redraws only the point."""
        if curve is self._drawn_curve and axes == self._drawn_axes:
            return False
        self._drawn_curve, self._drawn_axes = curve, axes
        return True

    def length_axis(self, end_tokens: int, title: str) -> Axis:
        """Return the axis across, in quarters of its length."""
        quarters = [end_tokens * part // 4 for part in range(5)]
        return Axis(0, end_tokens, title, ticks=tuple((float(q), compact(self.locale(), q)) for q in quarters))

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the least size: a chart takes what room there is and asks for none."""
        return self.minimumSizeHint()


class MemoryPlot(LengthPlot):
    """Memory against length: weights below, the own cache on top, other formats as thin lines, the card's end."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.canvas.add_area("fixed", "weights_fill")
        self.canvas.add_area("cache", "cache_fill")
        for index in range(1, MOST_FORMATS):
            self.canvas.add_curve(f"other-{index}", "cache", thin=True)
        self.canvas.add_curve("own", "cache")
        self.canvas.add_rule("card", "danger")
        self.canvas.add_rule("limit", "warning", vertical=True)
        self.canvas.add_point("now", "cache")
        self._names: list[Label] = []

    def show_memory(
        self,
        *,
        curves: LengthCurves,
        names: Sequence[str],
        fixed_text: str,
        usable_bytes: int,
        card_text: str,
        limit: tuple[int, str] | None,
        point: Point,
        axis_title: str,
        unit: ByteUnit,
    ) -> None:
        """Draw the first curve as the scenario's own; `names` are the formats' in the curves' order.

        `limit` is the model's own limit in tokens and the words for it; it shows where it lies on the axis.
        """
        end = float(curves.context_tokens[-1])
        base = float(unit.thousand**3)
        top_bytes = max(usable_bytes * 1.1, point.value, *(float(curve[-1]) for curve in curves.memory_bytes))
        top = coarse_end(top_bytes, base=base)
        ticks = written_byte_ticks(top, unit=unit, locale=self.locale(), most=6)
        if self.has_changed(curves.context_tokens, (top, ticks, axis_title, tuple(names))):
            self.canvas.set_axes(self.length_axis(int(end), axis_title), Axis(0, top, ticks=ticks))
            bundles = bundled_curves(curves.memory_bytes, nearest=_TOLD_APART * top)
            self._draw_curves(curves, bundles)
            self._names = _curve_names(curves, names, bundles)
        self.canvas.set_rule("card", usable_bytes)
        self.canvas.set_rule("limit", None if limit is None or limit[0] >= end else limit[0])
        self.canvas.set_point("now", point.context_tokens, point.value)
        # The card's name stands at the left, where curves lie far below its line or far above, or wherever they do not.
        across = tuple((end * (1 - at), float(usable_bytes)) for at in (*_LABELS_AT, *(1 - at for at in _LABELS_AT)))
        labels = [
            Label(point.context_tokens, point.value, point.text, "cache_text", strong=True, names_dot=True),
            self._names[0],
            Label(*across[0], card_text, "danger", strong=True, spots=across[1:], line="card"),
            *self._names[1:],
        ]
        if limit is not None:
            (y, *others) = [top * share for share in _LIMIT_AT]
            along = tuple((float(limit[0]), other) for other in others)
            labels.insert(2, Label(limit[0], y, limit[1], "warning", spots=along, line="limit"))
        fixed = float(curves.fixed_bytes)
        along = tuple((end * at, fixed / 2) for at in _BAND_NAMES_AT)
        labels.append(Label(end / 2, fixed / 2, fixed_text, "weights_text", spots=along, band=(0.0, fixed)))
        self.canvas.set_labels(labels)

    def _draw_curves(self, curves: LengthCurves, bundles: Sequence[Sequence[int]]) -> None:
        lengths, own = curves.context_tokens, curves.memory_bytes[0]
        fixed = np.full(lengths.shape, float(curves.fixed_bytes))
        self.canvas.set_area("fixed", lengths, np.zeros(lengths.shape), fixed)
        self.canvas.set_area("cache", lengths, fixed, own)
        self.canvas.set_curve("own", lengths, own)
        for index in range(1, MOST_FORMATS):
            shown = any(bundle[0] == index for bundle in bundles)
            self.canvas.set_curve(
                f"other-{index}", lengths if shown else (), curves.memory_bytes[index] if shown else ()
            )


def bundled_curves(curves: Sequence[FloatArray], *, nearest: float) -> list[list[int]]:
    """Return the indices of curves in bundles: each begins with a curve, and all others in it lie near to that."""
    bundles: list[list[int]] = []
    for index, curve in enumerate(curves):
        for bundle in bundles:
            if float(np.max(np.abs(curve - curves[bundle[0]]))) < nearest:
                bundle.append(index)
                break
        else:
            bundles.append([index])
    return bundles


def _curve_names(curves: LengthCurves, names: Sequence[str], bundles: Sequence[Sequence[int]]) -> list[Label]:
    """Return a name for each curve that is drawn, which is that of all in its bundle: no line is without one."""
    lengths = curves.context_tokens
    places = float(lengths[-1]) * np.array(_LABELS_AT)
    found = []
    for bundle in bundles:
        first, name = bundle[0], ", ".join(names[index] for index in bundle)
        curve = curves.memory_bytes[first]
        (x, y), *spots = zip(places.tolist(), np.interp(places, lengths, curve).tolist(), strict=True)
        key = f"other-{first}" if first else "own"
        label = Label(x, y, name, "cache_text", strong=not first, insists=True, spots=tuple(spots), line=key)
        found.append(label)
    return found


class NextTokenPlot(LengthPlot):
    """The time to write one more token against length, with the scenario's point."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.canvas.add_curve("time", "decode")
        self.canvas.add_point("now", "decode")

    def show_times(self, *, lengths: FloatArray, times_s: FloatArray, point: Point, axis_title: str) -> None:
        """Draw the curve and the point."""
        scale = coarse_time_scale(max(float(times_s[-1]), point.value))
        ticks = tick_texts(self.locale(), scale)
        if self.has_changed(times_s, (ticks, axis_title)):
            self.canvas.set_axes(self.length_axis(int(lengths[-1]), axis_title), Axis(0, scale.end_s, ticks=ticks))
            self.canvas.set_curve("time", lengths, times_s)
        self.canvas.set_point("now", point.context_tokens, point.value)
        self.canvas.set_labels(
            [Label(point.context_tokens, point.value, point.text, "decode_text", strong=True, names_dot=True)]
        )
