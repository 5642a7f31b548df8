"""A chart in the theme's look: curves, areas, rules and points on fixed axes, with words that keep clear of them.

The only module of the widgets that loads pyqtgraph, which is slow to import.
"""

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsPathItem, QSizePolicy, QWidget

import pyqtgraph as pg  # isort: skip  (it takes the Qt binding that is imported already)

from app.theme.tokens import Theme
from app.widgets.kept_picture import KeptPicture
from app.widgets.label_geometry import bends
from app.widgets.plot_axis import Axis
from app.widgets.plot_frame import Frame, Margins, draw_frame, frame_margins, lay_out_frame
from app.widgets.plot_layer import Label, PlotLayer

__all__ = ["Axis", "Label", "PlotCanvas"]

_MOST_SEGMENTS = 64  # of one curve when labels look for room


class PlotCanvas(QWidget):
    """A chart. Items are added once, by key, and updated with set_...; None or an empty sequence hides them.

    Values are in the data's own unit: on a logarithmic axis the canvas takes the logarithm. Colours are fields of
    the theme ("cache", "cache_fill", "roof"). Later items lie above earlier ones, areas below all curves. The ground is
    that of a card.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._x, self._y = Axis(0, 1), Axis(0, 1)
        self._frame: tuple[QRectF, Frame] | None = None  # laid out once per change, for one view
        self._box: QRectF | None = None  # between the axes; pyqtgraph takes its time to tell
        self._picture = KeptPicture()  # frame and curves: moving a dot draws neither
        self._pieces: tuple[object, dict[str, NDArray[np.float64]]] | None = (
            None  # the same for as long as no curve moves
        )
        self._margins: Margins | None = None
        self._curves: dict[str, tuple[_Curve, str, bool, bool]] = {}
        self._areas: dict[str, tuple[_Area, str]] = {}
        # A scene without a view: it knows where things are, and this widget draws them. A QGraphicsView would repaint
        # the whole window each time that one of its items changes, before layouts have settled: frames drawn twice.
        self._scene = pg.GraphicsScene(parent=self)
        self._item = pg.PlotItem()
        self._scene.addItem(self._item)
        self._view = self._item.getViewBox()
        self._item.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # charts run so in every language
        self._item.hideButtons()
        self._item.setMenuEnabled(False)
        self._view.setMouseEnabled(False, False)
        self._view.disableAutoRange()
        for name in ("left", "bottom"):
            self._item.hideAxis(name)
        for placed in self._item.axes.values():  # hidden ones too would write their numbers at every change
            placed["item"].unlinkFromView()
        self._layer = PlotLayer(self, theme)
        self._view.sigResized.connect(self._view_changed)
        self._view.sigRangeChanged.connect(self._view_changed)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # what lies below need not be drawn
        self.set_theme(theme)

    def set_axes(self, x: Axis, y: Axis) -> None:
        """Fix both axes; nothing ever moves them by itself."""
        if (x, y) == (self._x, self._y):
            return
        self._x, self._y = x, y
        self._view.setRange(
            xRange=(x.placed(x.low), x.placed(x.high)), yRange=(y.placed(y.low), y.placed(y.high)), padding=0
        )
        self._arrange()
        self._view.updateMatrix()  # left to the next repaint, it would ask for another one

    def add_curve(self, key: str, color: str, *, thin: bool = False, dashed: bool = False) -> None:
        """Add a line through points."""
        item = _Curve(antialias=True, connect="finite")
        self._curves[key] = (item, color, thin, dashed)
        self._item.addItem(item, ignoreBounds=True)
        self.set_theme(self._theme)

    def set_curve(self, key: str, x: ArrayLike, y: ArrayLike) -> None:
        """Show these points; at most some 400, since wide smooth lines are slow."""
        item, across, up = self._curves[key][0], self._placed(self._x, x), self._placed(self._y, y)
        if not _is_same(item.getData(), (across, up)):
            item.setData(across, up)
            self._pieces = None
            self._curves_changed()

    def add_area(self, key: str, color: str) -> None:
        """Add a filled area between two lines."""
        item = _Area()
        self._areas[key] = (item, color)
        self._item.addItem(item, ignoreBounds=True)
        self.set_theme(self._theme)

    def set_area(self, key: str, x: ArrayLike, low: ArrayLike, high: ArrayLike) -> None:
        """Fill between `low` and `high` over `x`."""
        edges = np.array([self._placed(self._x, x), self._placed(self._y, low), self._placed(self._y, high)])
        if self._areas[key][0].fill(edges):
            self._curves_changed()

    def add_rule(self, key: str, color: str, *, vertical: bool = False) -> None:
        """Add a dashed line right across the view."""
        self._layer.add_rule(key, color, vertical=vertical)

    def set_rule(self, key: str, value: float | None) -> None:
        """Draw the line at a value."""
        self._layer.set_rule(key, value)

    def add_point(self, key: str, color: str, *, hollow: bool = False, ring: bool = False) -> None:
        """Add a dot, or a ring around a place where a dot may be."""
        self._layer.add_point(key, color, hollow=hollow, ring=ring)

    def set_point(self, key: str, x: float | None, y: float | None) -> None:
        """Put the dot at a place."""
        self._layer.set_point(key, None if x is None or y is None else (x, y))

    def set_labels(self, labels: Sequence[Label]) -> None:
        """Write these words, the most important first; each finds room near its place."""
        self._layer.set_labels(labels)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on; pyqtgraph ignores palettes, so every pen is set anew."""
        self._theme = theme
        sizes = theme.sizes
        for curve, color, thin, dashed in self._curves.values():
            width = sizes.line_thin if thin else sizes.line
            style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.SolidLine
            curve.setPen(pg.mkPen(theme.color(color), width=width, style=style))
        for area, color in self._areas.values():
            area.setBrush(pg.mkBrush(theme.color(color)))
        self._layer.set_theme(theme)
        self._arrange()
        self.updateGeometry()

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the chart is on this widget."""
        view = self.view_box()
        across, up = self._x.share(x), self._y.share(y)
        return QPointF(view.left() + across * view.width(), view.bottom() - up * view.height())

    def view_box(self) -> QRectF:
        """Return the box between the axes, on this widget."""
        if self._box is None:
            self._box = QRectF(self._view.sceneBoundingRect())
        return QRectF(self._box)

    def line_pieces(self) -> dict[str, NDArray[np.float64]]:
        """Return the pieces of each curve, shape (n, 4): x0, y0, x1, y1 in pixels on this widget."""
        view = self.view_box()
        ends = self._view.viewRange()
        if self._pieces is not None and self._pieces[0] == (view, ends):
            return self._pieces[1]
        (low_x, high_x), (low_y, high_y) = ends
        pieces = {}
        for key, (item, _, _, _) in self._curves.items():
            x, y = item.getData()
            if x is None or len(x) < 2:
                continue
            stride = max(1, len(x) // _MOST_SEGMENTS)
            across = view.left() + (x[::stride] - low_x) / (high_x - low_x) * view.width()
            down = view.bottom() - (y[::stride] - low_y) / (high_y - low_y) * view.height()
            turns = bends(across, down)
            across, down = across[turns], down[turns]
            found = np.column_stack((across[:-1], down[:-1], across[1:], down[1:]))
            found = found[np.isfinite(found).all(axis=1)]
            if len(found):
                pieces[key] = found
        self._pieces = ((view, ends), pieces)
        return pieces

    def _arrange(self) -> None:
        """Leave room around the view for what the frame writes there."""
        margins = frame_margins(self._x, self._y, self._theme)
        if margins != self._margins:
            self._margins = margins
            self._item.layout.setContentsMargins(margins.left, margins.top, margins.right, margins.bottom)
            self._item.layout.activate()  # at once: left to the event loop it costs frames of its own
        self._frame = None
        self._view_changed()

    def _view_changed(self) -> None:
        self._box = None
        self._curves_changed()

    def _curves_changed(self) -> None:
        self._picture.forget()
        self._layer.refresh()
        self.update()

    def _draw(self, painter: QPainter) -> None:
        """Draw all that lies below dots and words."""
        self._scene.prepareForPaint()
        view = self.view_box()
        painter.fillRect(self.rect(), self._theme.color("surface"))
        if self._frame is None or self._frame[0] != view:
            self._frame = (view, lay_out_frame(view, self._x, self._y, self._theme))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_frame(painter, self._frame[1], self._theme)
        inside = QPainterPath()
        inside.addRect(view)
        painter.setClipPath(inside, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for area, _ in self._areas.values():
            painter.setPen(area.pen())
            painter.setBrush(area.brush())
            painter.drawPath(area.sceneTransform().map(area.path()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for curve, _, _, _ in self._curves.values():
            painter.setPen(curve.pen)
            painter.drawPath(curve.sceneTransform().map(curve.getPath()))

    @staticmethod
    def _placed(axis: Axis, values: ArrayLike) -> NDArray[np.float64]:
        data = np.asarray(values, dtype=np.float64)
        if not axis.log:
            return data
        with np.errstate(divide="ignore", invalid="ignore"):
            return np.where(data > 0, np.log10(data), np.nan)

    # Qt's own methods

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        side = self._theme.sizes.body
        return QSize(round(side * 14), round(side * 9))

    def changeEvent(self, event: QEvent) -> None:
        """Write the numbers of the axes in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LocaleChange:
            self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the content to the new size."""
        super().resizeEvent(event)
        self._item.resize(self.width(), self.height())
        self._layer.setGeometry(self.rect())

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep no picture that nobody sees."""
        super().hideEvent(event)
        self._picture.forget()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        self._picture.draw(QPainter(self), self, self._draw)


def _is_same(drawn: tuple[ArrayLike | None, ArrayLike | None], wanted: tuple[ArrayLike, ArrayLike]) -> bool:
    return all(
        one is not None and np.array_equal(one, other, equal_nan=True) for one, other in zip(drawn, wanted, strict=True)
    )


class _Area(QGraphicsPathItem):
    """The area between two lines; pyqtgraph's own keeps two curves for it and fills it anew for each of them."""

    def __init__(self) -> None:
        super().__init__()
        self._edges: NDArray[np.float64] = np.zeros((3, 0))
        self.setPen(QPen(Qt.PenStyle.NoPen))

    def fill(self, edges: NDArray[np.float64]) -> bool:
        """Fill between the places up (second and third row) over those across (first row); say whether it changed."""
        if np.array_equal(edges, self._edges, equal_nan=True):
            return False
        self._edges = edges
        across, low, high = edges
        self.setPath(pg.arrayToQPath(np.append(across, across[::-1]), np.append(low, high[::-1])))
        return True


class _Curve(pg.PlotCurveItem):  # type: ignore[misc]  # pyqtgraph has no types
    """A curve whose line is equally wide on every screen and in every picture.

    pyqtgraph's pens are cosmetic, so their width counts device pixels: on a fine screen lines would be thin.
    """

    @property
    def pen(self) -> QPen:
        """The pen that counts in the widget's pixels."""
        pen = QPen(self.opts["pen"])
        pen.setCosmetic(False)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return pen
