"""Where the words in a chart go: near what they name, on no line, in the view and not on each other."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_DIRECTIONS = ((1, 1), (1, -1), (-1, -1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0))
_MOST_CROSSED = 1000  # lines that a label which insists may cross
_Edges = tuple[float, float, float, float]
_DISTANCES = (0.35, 1.0, 1.8, 3.0, 4.5, 6.5)
_NEAR = 3  # of the distances


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


def _touches(left: float, top: float, right: float, bottom: float, x0: float, y0: float, x1: float, y1: float) -> bool:
    """Say whether a segment and a box share a point (Liang and Barsky's clipping).

    Plain numbers, not arrays: charts have a few dozen segments, and nearly all end at the first line.
    """
    if (x0 < left and x1 < left) or (x0 > right and x1 > right) or (y0 < top and y1 < top):
        return False
    if y0 > bottom and y1 > bottom:
        return False
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


def place_labels(
    labels: Sequence[tuple[float, float, float, float]],
    segments: NDArray[np.float64],
    blocked: Sequence[Box],
    view: Box,
    gap: float,
    insist: Sequence[bool],
    near_only: Sequence[bool] = (),
) -> list[Box | None]:
    """Return a box for each label (x, y, width, height), earlier labels first.

    Each is tried around its point, near before far; `near_only` are those that farther away would be taken for the
    name of something else. Where no place is free a label is left out (None); one that insists may cross a line, but
    no label covers another or a dot.
    """
    taken = [_edges(box) for box in blocked]
    lines = segments.tolist()
    result: list[Box | None] = []
    stays = near_only or (False,) * len(labels)
    for (x, y, width, height), must, is_near in zip(labels, insist, stays, strict=True):
        # The first place that costs nothing is taken; before that only places that may be used at all count.
        best, least = None, _MOST_CROSSED if must else 1
        least_x, least_y, most_x, most_y = _surroundings(
            x, y, width + gap * _DISTANCES[-1], height + gap * _DISTANCES[-1], view
        )
        near = [
            (x0, y0, x1, y1)
            for x0, y0, x1, y1 in lines
            if (x0 <= most_x or x1 <= most_x)
            and (x0 >= least_x or x1 >= least_x)
            and (y0 <= most_y or y1 <= most_y)
            and (y0 >= least_y or y1 >= least_y)
        ]
        last_left, last_top = max(view.right - width, view.left), max(view.bottom - height, view.top)
        for distance in _DISTANCES[:_NEAR] if is_near else _DISTANCES:
            reach = gap * distance
            for right, down in _DIRECTIONS:
                left = x + right * reach - (width if right < 0 else 0 if right > 0 else width / 2)
                top = y + down * reach - (height if down < 0 else 0 if down > 0 else height / 2)
                left = min(max(left, view.left), last_left)
                top = min(max(top, view.top), last_top)
                place = (left, top, left + width, top + height)
                if not any(_overlap(place, other) for other in taken):
                    cost = _crossed(place, near, least)
                    if cost < least:
                        best, least = place, cost
                if least == 0:
                    break
            if least == 0:
                break
        if best is not None:
            taken.append(best)
        result.append(None if best is None else Box(best[0], best[1], width, height))
    return result


def _crossed(place: _Edges, lines: Sequence[Sequence[float]], most: int) -> int:
    """Return how many lines touch a box; counting ends at `most`."""
    found = 0
    for line in lines:
        if _touches(*place, *line):
            found += 1
            if found >= most:
                break
    return found


def _overlap(one: _Edges, other: _Edges) -> bool:
    """Say whether two boxes share any area."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _surroundings(x: float, y: float, across: float, down: float, view: Box) -> _Edges:
    """Return all that a box can cover that keeps so near to a point; what would stick out of the view is pushed in."""
    return (
        min(x - across, view.right - across),
        min(y - down, view.bottom - down),
        max(x + across, view.left + across),
        max(y + down, view.top + down),
    )


def _edges(box: Box) -> _Edges:
    return box.left, box.top, box.right, box.bottom
