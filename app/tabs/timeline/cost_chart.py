"""How much more an answer token costs than a prompt token, against the number of chats that share a pass."""

import math

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.curves import BatchCurve
from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import times

_MOST_CHATS = 1024
_BELOW_SAME = 0.5
_CHAT_TICKS = (1, 4, 16, 64, 256, 1024)


class CostChart(QWidget):
    """One falling curve on logarithmic axes, the present batch marked on it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._canvas = PlotCanvas(theme, self)
        self._canvas.add_rule("equal", "axis")
        self._canvas.add_curve("ratio", "decode")
        self._canvas.add_point("now", "decode")
        self._ends = (0.0, 0.0)
        self._shown: tuple[object, ...] = ()
        self._titles = ("", "")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._canvas)
        self.set_theme(theme)

    def set_titles(self, x_title: str, equal_text: str) -> None:
        """Name the horizontal axis and the line at which both kinds of token cost the same."""
        self._titles = (x_title, equal_text)
        self._shown = ()
        self._ends = (0.0, 0.0)

    def set_data(self, curve: BatchCurve, *, batch: int, ratio: float | None, description: str) -> None:
        """Show the curve and the present scenario on it, unless it has no decode pass."""
        shown = (batch, ratio, curve.token_cost_ratio.tobytes(), description)
        if shown == self._shown:
            return
        self._shown = shown
        lowest, highest = float(min(curve.token_cost_ratio)), float(max(curve.token_cost_ratio))
        # Whole powers of ten, with a little room below "same price": the axis stays while the curve moves.
        low = _BELOW_SAME if lowest > _BELOW_SAME * 1.1 else 10.0 ** math.floor(math.log10(lowest) - 0.05)
        ends = (low, 10.0 ** math.ceil(math.log10(max(highest, 2.0)) + 0.05))
        if ends != self._ends:
            self._ends = ends
            self._set_axes(*ends)
        self._canvas.set_curve("ratio", curve.batch, curve.token_cost_ratio)
        self._canvas.set_rule("equal", 1.0)
        self._canvas.set_point("now", batch, ratio)
        labels = [Label(_MOST_CHATS, 1.0, self._titles[1], spots=((32, 1.0), (1, 1.0)), line="equal")]
        if ratio is not None:
            labels.insert(
                0, Label(batch, ratio, times(self.locale(), ratio), "decode_text", strong=True, names_dot=True)
            )
        self._canvas.set_labels(labels)
        self.setAccessibleDescription(description)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._canvas.set_theme(theme)
        self.setMinimumHeight(round(theme.sizes.body * 9.5))
        self.updateGeometry()

    def _set_axes(self, low: float, high: float) -> None:
        locale = self.locale()
        chats = tuple((float(tick), locale.toString(tick)) for tick in _CHAT_TICKS)
        powers = range(math.ceil(math.log10(low)), round(math.log10(high)) + 1)
        ratios = tuple((10.0**power, times(locale, 10.0**power)) for power in powers)
        self._canvas.set_axes(
            Axis(1, _MOST_CHATS, title=self._titles[0], log=True, ticks=chats),
            Axis(low, high, log=True, ticks=ratios),
        )

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return a small chart."""
        return QSize(self.minimumHeight() * 2, self.minimumHeight())
