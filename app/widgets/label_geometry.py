"""How near words are to the lines of a chart: boxes against pieces of lines, many at once."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]

_STRAIGHT = 1e-3  # pixels that a point may lie beside the way between its neighbours


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in pixels, y downwards."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.left + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.top + self.height


class Lines:
    """The lines of a chart; a line is an array of pieces, shape (n, 4): x0, y0, x1, y1 in pixels.

    Boxes are arrays of shape (m, 4): left, top, right, bottom. Answers have a row for each box.
    """

    def __init__(self, lines: Sequence[Floats]) -> None:
        drawn = [line for line in lines if len(line)]
        self.count = len(lines)
        self._columns = np.array([index for index, line in enumerate(lines) if len(line)], dtype=np.intp)
        self._starts = np.cumsum([0, *(len(line) for line in drawn[:-1])], dtype=np.intp)
        pieces = np.concatenate(drawn) if drawn else np.zeros((0, 4))
        turned = pieces[:, 0] > pieces[:, 2]
        self._pieces = np.where(turned[:, None], pieces[:, [2, 3, 0, 1]], pieces)
        x0, y0, x1, y1 = self._pieces.T
        self._low, self._high = np.minimum(y0, y1), np.maximum(y0, y1)
        wide = x1 - x0
        self._upright = wide <= 0
        self._slope = np.where(self._upright, 0.0, (y1 - y0) / np.where(self._upright, 1.0, wide))

    def gaps(self, boxes: Floats) -> Floats:
        """Return the distance of each box from each line, shape (m, lines); 0 where they touch."""
        left, top, right, bottom = (boxes[:, side, None] for side in range(4))
        low, high = self._heights(left, right)
        up = np.maximum(np.maximum(low - bottom, top - high), 0.0)
        across = np.maximum(np.maximum(self._pieces[:, 0] - right, left - self._pieces[:, 2]), 0.0)
        return self._nearest(np.hypot(up, across))

    def gaps_at_middle(self, boxes: Floats) -> Floats:
        """Return how far above or below each box each line passes at the box's middle; infinite where it does not."""
        middle = 0.5 * (boxes[:, 0, None] + boxes[:, 2, None])
        low, high = self._heights(middle, middle)
        up = np.maximum(np.maximum(low - boxes[:, 3, None], boxes[:, 1, None] - high), 0.0)
        passes = (self._pieces[:, 0] <= middle) & (middle <= self._pieces[:, 2])
        return self._nearest(np.where(passes, up, np.inf))

    def span(self, line: int, left: Floats, right: Floats) -> tuple[Floats, Floats]:
        """Return the highest and the lowest place (least and greatest y) of a line between two x, NaN where it is not.

        `left` and `right` have shape (m,).
        """
        low, high = self._heights(left[:, None], right[:, None])
        there = (self._pieces[:, 0] <= right[:, None]) & (self._pieces[:, 2] >= left[:, None])
        found = np.flatnonzero(self._columns == line)
        if not len(found):
            return np.full(left.shape, np.nan), np.full(left.shape, np.nan)
        one = int(found[0])
        end = self._starts[one + 1] if one + 1 < len(self._starts) else len(self._pieces)
        own = slice(int(self._starts[one]), int(end))
        least = np.where(there[:, own], low[:, own], np.inf).min(axis=1)
        greatest = np.where(there[:, own], high[:, own], -np.inf).max(axis=1)
        is_there = np.isfinite(least)
        return np.where(is_there, least, np.nan), np.where(is_there, greatest, np.nan)

    def crossed(self, ways: Floats) -> Flags:
        """Return which lines each way (x0, y0, x1, y1) crosses, shape (m, lines)."""
        ax, ay, bx, by = (ways[:, side, None] for side in range(4))
        cx, cy, dx, dy = self._pieces.T
        along = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
        beyond = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax)
        start = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)
        end = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx)
        met = (along * beyond <= 0) & (start * end <= 0)
        return np.asarray(self._nearest(np.where(met, 0.0, np.inf)) == 0.0)

    def _heights(self, left: Floats, right: Floats) -> tuple[Floats, Floats]:
        """Return least and greatest y of each piece between two x; of pieces beside them that of their nearer end."""
        x0, y0, x1, _ = self._pieces.T
        one = y0 + self._slope * (np.minimum(np.maximum(left, x0), x1) - x0)
        other = y0 + self._slope * (np.minimum(np.maximum(right, x0), x1) - x0)
        low = np.where(self._upright, self._low, np.minimum(one, other))
        return low, np.where(self._upright, self._high, np.maximum(one, other))

    def _nearest(self, values: Floats) -> Floats:
        """Return the least value of each line's pieces."""
        result = np.full((len(values), self.count), np.inf)
        if len(self._columns):
            result[:, self._columns] = np.minimum.reduceat(values, self._starts, axis=1)
        return result


def touches(way: tuple[float, float, float, float], left: float, top: float, right: float, bottom: float) -> bool:
    """Return whether a straight way (x0, y0, x1, y1) and a box share a point (Liang and Barsky's clipping)."""
    x0, y0, x1, y1 = way
    dx, dy = x1 - x0, y1 - y0
    enter, leave = 0.0, 1.0
    for p, q in ((-dx, x0 - left), (dx, right - x0), (-dy, y0 - top), (dy, bottom - y0)):
        if p < 0:
            enter = max(enter, q / p)
        elif p > 0:
            leave = min(leave, q / p)
        elif q < 0:
            return False
    return enter <= leave


def cross(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    """Return whether two straight ways meet."""
    ax, ay, bx, by = one
    cx, cy, dx, dy = other
    along = ((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) * ((bx - ax) * (dy - ay) - (by - ay) * (dx - ax))
    across = ((dx - cx) * (ay - cy) - (dy - cy) * (ax - cx)) * ((dx - cx) * (by - cy) - (dy - cy) * (bx - cx))
    return along <= 0 and across <= 0


def distances(boxes: Floats, x: float, y: float) -> Floats:
    """Return how far each box is from a place, shape (m,); 0 inside."""
    across = np.maximum(np.maximum(boxes[:, 0] - x, x - boxes[:, 2]), 0.0)
    up = np.maximum(np.maximum(boxes[:, 1] - y, y - boxes[:, 3]), 0.0)
    return np.asarray(np.hypot(across, up))


def bends(x: Floats, y: Floats) -> Flags:
    """Return at which points a line begins, ends, or turns: a straight stretch is one piece."""
    turn = np.diff(x[:-1]) * np.diff(y[1:]) - np.diff(y[:-1]) * np.diff(x[1:])
    chord = np.hypot(x[2:] - x[:-2], y[2:] - y[:-2])
    straight = np.abs(turn) < _STRAIGHT * chord  # false where a point is none
    return np.concatenate(([True], ~straight, [True]))
