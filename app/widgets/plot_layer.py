"""Dots and words above a plot: dots are not cut at the view's edge, words keep clear of lines and of each other."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.label_layout import Box, place_labels
from app.widgets.painting import draw_text, theme_text_width

_PLATE_OPACITY = 0.85


@dataclass(frozen=True, slots=True)
class Label:
    """Words for a place in the chart (data units); `color` is a field of the theme.

    `spots` are other places that mean the same (further along a line), for when there is no room at the first.
    With `near` the words are left out rather than put where they would name something else.
    """

    x: float
    y: float
    text: str
    color: str = "text_muted"
    strong: bool = False
    spots: tuple[tuple[float, float], ...] = ()
    near: bool = False


class Chart(Protocol):
    """What the layer needs to know of the chart below it."""

    def pixel(self, x: float, y: float) -> QPointF:
        """Return where a place of the chart is."""

    def view_box(self) -> QRectF:
        """Return the box between the axes."""

    def segments(self) -> NDArray[np.float64]:
        """Return the pieces of all lines, shape (n, 4), in pixels."""


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
class _Placed:
    """Where everything is, in pixels: the dots and rules that lie in the view, and a box for each word that fits."""

    dots: list[tuple[QPointF, _Point]]
    lines: list[tuple[QLineF, _Rule]]
    boxes: list[Box | None]


class PlotLayer(QWidget):
    """The layer; words are placed once per change and not per repaint."""

    def __init__(self, chart: Chart, theme: Theme) -> None:
        super().__init__(chart if isinstance(chart, QWidget) else None)
        self._chart = chart
        self._theme = theme
        self._points: dict[str, _Point] = {}
        self._rules: dict[str, _Rule] = {}
        self._labels: tuple[Label, ...] = ()
        self._placed: _Placed | None = None  # found at the first repaint after a change
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
        return () if self._placed is None else tuple(self._placed.boxes)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.refresh()

    def refresh(self) -> None:
        """Place the words anew at the next repaint."""
        if self._placed is not None:
            self._placed = None
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

    def _lines(self, view: QRectF) -> list[tuple[QLineF, _Rule]]:
        """Return the rules that lie in the view."""
        chart = self._chart
        found = []
        for rule in self._rules.values():
            if rule.value is None:
                continue
            if rule.vertical:
                x = chart.pixel(rule.value, 1.0).x()
                if view.left() - 1 <= x <= view.right() + 1:
                    found.append((QLineF(x, view.top(), x, view.bottom()), rule))
            else:
                y = chart.pixel(1.0, rule.value).y()
                if view.top() - 1 <= y <= view.bottom() + 1:
                    found.append((QLineF(view.left(), y, view.right(), y), rule))
        return found

    def _place(self) -> _Placed:
        view, radius = self._chart.view_box(), self._theme.sizes.handle / 2
        height = QFontMetricsF(self._theme.font("body")).height()
        dots, lines = self._dots(view), self._lines(view)
        wanted = [self._wanted(label, (label.x, label.y), view, height) for label in self._labels]
        sized = [(at, radius * (1.5 if point.ring else 1.0)) for at, point in dots]
        blocked = [Box(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach) for at, reach in sized]
        room = Box(view.left(), view.top(), view.width(), view.height())
        rules = [(line.x1(), line.y1(), line.x2(), line.y2()) for line, _ in lines]
        segments = self._chart.segments()
        if rules:
            segments = np.concatenate((segments, np.array(rules)))
        insist = [label.strong for label in self._labels]
        boxes = place_labels(wanted, segments, blocked, room, radius, insist, [label.near for label in self._labels])
        for index, label in enumerate(self._labels):
            for spot in label.spots:
                if boxes[index] is not None:
                    break
                taken = blocked + [box for box in boxes if box is not None]
                other = self._wanted(label, spot, view, height)
                boxes[index] = place_labels([other], segments, taken, room, radius, [label.strong], [label.near])[0]
        return _Placed(dots, lines, boxes)

    def _wanted(
        self, label: Label, place: tuple[float, float], view: QRectF, height: float
    ) -> tuple[float, float, float, float]:
        at = self._chart.pixel(*place)
        x = min(max(at.x(), view.left()), view.right())
        y = min(max(at.y(), view.top()), view.bottom())
        return x, y, theme_text_width(self._font(label), label.text), height

    # Qt's own methods

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._placed is None:
            self._placed = self._place()
        for line, rule in self._placed.lines:
            pen = QPen(theme.color(rule.color), sizes.line_thin, Qt.PenStyle.DashLine)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(line)
        for label, box in zip(self._labels, self._placed.boxes, strict=True):
            if box is None:
                continue
            painter.setFont(self._font(label))
            place = QRectF(box.left, box.top, min(box.width, float(self.width())), box.height)
            if label.near and label.strong:  # it may have to lie on a line, which must not strike it out
                painter.fillRect(place, theme.color("surface", _PLATE_OPACITY))
            draw_text(painter, place, label.text, theme.color(label.color))
        for at, point in self._placed.dots:
            painter.setPen(QPen(theme.color(point.color), sizes.line))
            radius = sizes.handle * (0.65 if point.ring else 0.4)
            if point.ring:
                painter.setBrush(Qt.BrushStyle.NoBrush)
            else:
                painter.setBrush(theme.color("surface" if point.hollow else point.color))
            painter.drawEllipse(at, radius, radius)
