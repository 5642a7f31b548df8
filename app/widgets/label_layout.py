"""Where the words in a chart go: near what they name, on no line, in the view and not on each other."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

_DIRECTIONS = ((1, 1), (1, -1), (-1, -1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0))
_COVERS = 1000  # what covering a label or a dot costs, in lines crossed
_DISTANCES = (0.35, 1.0, 1.8, 3.0, 4.5, 6.5)


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

    def overlaps(self, other: "Box") -> bool:
        """Say whether two boxes share any area."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )


def crossings(box: Box, segments: NDArray[np.float64]) -> int:
    """Return how many of the segments (shape (n, 4): x0, y0, x1, y1) touch the box (Liang and Barsky's clipping)."""
    x_ends, y_ends = segments[:, 0::2], segments[:, 1::2]
    near = (x_ends.min(axis=1) <= box.right) & (x_ends.max(axis=1) >= box.left)
    near &= (y_ends.min(axis=1) <= box.bottom) & (y_ends.max(axis=1) >= box.top)
    segments = segments[near]
    if len(segments) == 0:  # most places are far from most lines: the exact test is rarely needed
        return 0
    x0, y0 = segments[:, 0], segments[:, 1]
    dx, dy = segments[:, 2] - x0, segments[:, 3] - y0
    enter, leave = np.zeros(len(segments)), np.ones(len(segments))
    outside = np.zeros(len(segments), dtype=bool)
    for p, q in ((-dx, x0 - box.left), (dx, box.right - x0), (-dy, y0 - box.top), (dy, box.bottom - y0)):
        with np.errstate(divide="ignore", invalid="ignore"):
            t = q / p
        enter = np.where(p < 0, np.maximum(enter, t), enter)
        leave = np.where(p > 0, np.minimum(leave, t), leave)
        outside |= (p == 0) & (q < 0)
    return int(np.count_nonzero(~outside & (enter <= leave)))


def place_labels(
    labels: Sequence[tuple[float, float, float, float]],
    segments: NDArray[np.float64],
    blocked: Sequence[Box],
    view: Box,
    gap: float,
    insist: Sequence[bool],
) -> list[Box | None]:
    """Return a box for each label (x, y, width, height), earlier labels first.

    Each is tried around its point, near before far. Where no place is free a label is left out (None); one that
    insists may cross a line, but no label covers another or a dot.
    """
    taken = list(blocked)
    result: list[Box | None] = []
    for (x, y, width, height), must in zip(labels, insist, strict=True):
        best, least = Box(x, y, width, height), float("inf")
        for distance in _DISTANCES:
            for right, down in _DIRECTIONS:
                reach = gap * distance
                left = x + right * reach - (width if right < 0 else 0 if right > 0 else width / 2)
                top = y + down * reach - (height if down < 0 else 0 if down > 0 else height / 2)
                left = min(max(left, view.left), max(view.right - width, view.left))
                top = min(max(top, view.top), max(view.bottom - height, view.top))
                box = Box(left, top, width, height)
                cost = _COVERS * sum(box.overlaps(other) for other in taken)
                if cost < least:
                    cost += crossings(box, segments)
                if cost < least:
                    best, least = box, cost
            if least == 0:
                break
        if least == 0 or (must and least < _COVERS):
            taken.append(best)
            result.append(best)
        else:
            result.append(None)
    return result
