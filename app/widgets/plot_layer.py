"""Dots and words above a plot: dots are not cut at the view's edge, words keep clear of lines and of each other."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.label_geometry import Box
from app.widgets.label_layout import LabelLayout, Placed, Wanted
from app.widgets.painting import draw_text, theme_text_width

_PLATE_OPACITY = 0.85


@dataclass(frozen=True, slots=True)
class Label:
    """Words for a place in the chart (data units); `color` is a field of the theme.

    `spots` are other places that mean the same (further along a line), for when there is no room at the first.
    Words that name a curve or rule (`line` is its key) or the dot at their place (`names_dot`) stand nearer to it than
    to any other, are led to it by a thin line, or are left out. `strong` words, and plain ones that must
    be there (`insists`), are rather laid over a line. The name of a `band` (its two y) stands in it or is left out.
    """

    x: float
    y: float
    text: str
    color: str = "text_muted"
    strong: bool = False
    spots: tuple[tuple[float, float], ...] = ()
    line: str = ""
    names_dot: bool = False
    band: tuple[float, float] | None = None
    insists: bool = False


class Chart(Protocol):
    """What the layer needs to know of the chart below it."""

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the chart is."""

    def view_box(self) -> QRectF:
        """Return the box between the axes."""

    def line_pieces(self) -> Mapping[str, NDArray[np.float64]]:
        """Return the pieces of each line, shape (n, 4), in pixels."""


@dataclass(slots=True)
class _Point:
    color: str
    hollow: bool
    ring: bool = False
    place: tuple[float, float] | None = None


@dataclass(slots=True)
class _Rule:
    color: str
    vertical: bool
    value: float | None = None


@dataclass(frozen=True, slots=True)
class _Scene:
    """Where everything is, in pixels: the dots and rules that lie in the view, and a place for each label that fits."""

    dots: list[tuple[QPointF, _Point]]
    rules: dict[str, tuple[QLineF, _Rule]]
    words: list[Placed | None]


class PlotLayer(QWidget):
    """The layer; words are placed once per change and not per repaint."""

    def __init__(self, chart: Chart, theme: Theme) -> None:
        super().__init__(chart if isinstance(chart, QWidget) else None)
        self._chart = chart
        self._theme = theme
        self._points: dict[str, _Point] = {}
        self._rules: dict[str, _Rule] = {}
        self._labels: tuple[Label, ...] = ()
        self._scene: _Scene | None = None  # found at the first repaint after a change
        self._layout: tuple[tuple[object, ...], LabelLayout] | None = None  # the same for as long as no line moves
        self._known: dict[Label, Wanted] = {}  # as long as the layout
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def add_point(self, key: str, color: str, *, hollow: bool, ring: bool = False) -> None:
        """Add a dot that is not shown yet; a ring is wider, so that a dot in the same place shows inside it."""
        self._points[key] = _Point(color, hollow, ring)

    def set_point(self, key: str, place: tuple[float, float] | None) -> None:
        """Put a dot at a place in data units, or hide it."""
        if place != self._points[key].place:
            self._points[key].place = place
            self.refresh()

    def add_rule(self, key: str, color: str, *, vertical: bool) -> None:
        """Add a dashed line across the view that is not shown yet."""
        self._rules[key] = _Rule(color, vertical)

    def set_rule(self, key: str, value: float | None) -> None:
        """Draw a rule at a value in data units, or hide it."""
        if value != self._rules[key].value:
            self._rules[key].value = value
            self.refresh()

    def set_labels(self, labels: Sequence[Label]) -> None:
        """Write these words, the most important first."""
        if tuple(labels) != self._labels:
            self._labels = tuple(labels)
            self.refresh()

    @property
    def boxes(self) -> tuple[Box | None, ...]:
        """Where the words stand; None for those that found no place."""
        return tuple(None if placed is None else placed.box for _, placed in self.placed)

    @property
    def placed(self) -> tuple[tuple[Label, Placed | None], ...]:
        """Each label with its place; None for those that found none."""
        return () if self._scene is None else tuple(zip(self._labels, self._scene.words, strict=True))

    def drawn_lines(self) -> dict[str, NDArray[np.float64]]:
        """Return the pieces of all curves and rules as they were drawn last, shape (n, 4), in pixels."""
        return {} if self._scene is None else self._pieces_with(self._scene.rules)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._layout = None
        self.refresh()

    def refresh(self) -> None:
        """Place the words anew at the next repaint."""
        if self._scene is not None:
            self._scene = None
            self.update()

    def _font(self, label: Label) -> QFont:
        return self._theme.font("body", QFont.Weight.DemiBold if label.strong else QFont.Weight.Normal)

    def _dots(self, view: QRectF) -> list[tuple[QPointF, _Point]]:
        """Return the dots that lie in the view, its edge included."""
        around = view.adjusted(-1, -1, 1, 1)
        found = []
        for point in self._points.values():
            if point.place is not None:
                at = self._chart.pixel(*point.place)
                if math.isfinite(at.x()) and math.isfinite(at.y()) and around.contains(at):
                    found.append((at, point))
        return found

    def _rules_in(self, view: QRectF) -> dict[str, tuple[QLineF, _Rule]]:
        """Return the rules that lie in the view."""
        chart = self._chart
        found = {}
        for key, rule in self._rules.items():
            if rule.value is None:
                continue
            if rule.vertical:
                x = chart.pixel(rule.value, 1.0).x()
                if view.left() - 1 <= x <= view.right() + 1:
                    found[key] = (QLineF(x, view.top(), x, view.bottom()), rule)
            else:
                y = chart.pixel(1.0, rule.value).y()
                if view.top() - 1 <= y <= view.bottom() + 1:
                    found[key] = (QLineF(view.left(), y, view.right(), y), rule)
        return found

    def _place(self) -> _Scene:
        view, radius = self._chart.view_box(), self._theme.sizes.handle / 2
        dots, rules = self._dots(view), self._rules_in(view)
        pieces = self._pieces_with(rules)
        keys = list(pieces)
        drawn = (self._chart.line_pieces(), view, radius, [line for line, _ in rules.values()])
        if self._layout is None or self._layout[0][0] is not drawn[0] or self._layout[0][1:] != drawn[1:]:
            room = Box(view.left(), view.top(), view.width(), view.height())
            self._layout = (drawn, LabelLayout(list(pieces.values()), room, radius))
            self._known = {}
        # The name of a line that is not drawn would name another one.
        shown = [not label.line or label.line in pieces for label in self._labels]
        wanted = [
            self._wanted(label, keys, view) for label, is_shown in zip(self._labels, shown, strict=True) if is_shown
        ]
        sized = [(at.x(), at.y(), radius * (1.5 if point.ring else 1.0)) for at, point in dots]
        found = iter(self._layout[1].place(wanted, sized))
        return _Scene(dots, rules, [next(found) if is_shown else None for is_shown in shown])

    def _pieces_with(self, rules: Mapping[str, tuple[QLineF, _Rule]]) -> dict[str, NDArray[np.float64]]:
        """Return the pieces of curves and rules."""
        pieces = dict(self._chart.line_pieces())
        for key, (line, _) in rules.items():
            pieces[key] = np.array([(line.x1(), line.y1(), line.x2(), line.y2())])
        return pieces

    def _wanted(self, label: Label, keys: Sequence[str], view: QRectF) -> Wanted:
        found = self._known.get(label)
        if found is None:
            found = self._measured(label, keys, view)
            if not label.names_dot:  # dots move
                self._known[label] = found
        return found

    def _measured(self, label: Label, keys: Sequence[str], view: QRectF) -> Wanted:
        font = self._font(label)
        spots = []
        for place in ((label.x, label.y), *label.spots):
            at = self._chart.pixel(*place)
            spots.append((min(max(at.x(), view.left()), view.right()), min(max(at.y(), view.top()), view.bottom())))
        band = None
        if label.band is not None:
            ends = [self._chart.pixel(label.x, y).y() for y in label.band]
            band = (min(ends), max(ends))
        return Wanted(
            tuple(spots),
            theme_text_width(font, label.text),
            QFontMetricsF(self._theme.font("body")).height(),
            line=keys.index(label.line) if label.line else None,
            is_dot=label.names_dot,
            insists=label.strong or label.insists,
            band=band,
        )

    # Qt's own methods

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._scene is None:
            self._scene = self._place()
        for line, rule in self._scene.rules.values():
            pen = QPen(theme.color(rule.color), sizes.line_thin, Qt.PenStyle.DashLine)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(line)
        for label, placed in zip(self._labels, self._scene.words, strict=True):
            if placed is not None and placed.leader is not None:
                painter.setPen(QPen(theme.color(label.color), sizes.hairline))
                way = QLineF(*placed.leader)
                painter.drawLine(way)
                if label.line:  # where it ends, since it may cross another line on its way
                    painter.setBrush(theme.color(label.color))
                    painter.drawEllipse(way.p1(), sizes.line, sizes.line)
        for label, placed in zip(self._labels, self._scene.words, strict=True):
            if placed is None:
                continue
            box = placed.box
            painter.setFont(self._font(label))
            place = QRectF(box.left, box.top, min(box.width, float(self.width())), box.height)
            if placed.on_plate:
                painter.fillRect(place, theme.color("surface", _PLATE_OPACITY))
            draw_text(painter, place, label.text, theme.color(label.color))
        for at, point in self._scene.dots:
            painter.setPen(QPen(theme.color(point.color), sizes.line))
            radius = sizes.handle * (0.65 if point.ring else 0.4)
            if point.ring:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setBrush(theme.color("surface" if point.hollow else point.color))
            painter.drawEllipse(at, radius, radius)
