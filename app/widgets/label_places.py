"""Finding places for labels in a drawing so that none touches another, a line, a mark or the frame."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

# Around a point, best first: right below, right above, left above, left below, then straight sides.
DIRECTIONS = ((1, 1), (1, -1), (-1, -1), (-1, 1), (1, 0), (-1, 0), (0, -1), (0, 1))
_REACHES = (1.0, 2.2, 4.0, 7.0)  # how many gaps away, near first
_LINE_COST = 8.0
_REACH_COST = 1.0
_DIRECTION_COST = 0.1

Segment = tuple[QPointF, QPointF]


@dataclass(frozen=True, slots=True, kw_only=True)
class LabelWish:
    """A label that looks for a place.

    Attributes
    ----------
    anchors : sequence of QPointF
        Points that it may stand beside, the best first.
    size : QSizeF
    gap : float
        Distance from the anchor in pixels.
    directions : sequence of (int, int)
        Sides of the anchor to try, the best first: (1, 0) is to the right, (0, 1) below.
    """

    anchors: Sequence[QPointF]
    size: QSizeF
    gap: float
    directions: Sequence[tuple[int, int]] = DIRECTIONS


def place_labels(
    wishes: Iterable[LabelWish], *, frame: QRectF, taken: Iterable[QRectF] = (), lines: Sequence[Segment] = ()
) -> list[QRectF | None]:
    """Return a place for each label in turn, or None where there is none.

    Labels stay inside the frame and off what is taken and off each other; they cross a line only where nothing
    else is left.
    """
    occupied = list(taken)
    places: list[QRectF | None] = []
    for wish in wishes:
        place = _best_place(wish, frame, occupied, lines)
        if place is not None:
            occupied.append(place)
        places.append(place)
    return places


def _best_place(
    wish: LabelWish, frame: QRectF, occupied: Sequence[QRectF], lines: Sequence[Segment]
) -> QRectF | None:
    best: QRectF | None = None
    best_cost = float("inf")
    for anchor_index, anchor in enumerate(wish.anchors):
        for reach in _REACHES:
            for direction_index, direction in enumerate(wish.directions):
                cost = _REACH_COST * (reach - 1.0) + _DIRECTION_COST * direction_index + anchor_index
                if cost >= best_cost:
                    continue
                box = _beside(anchor, wish.size, wish.gap * reach, direction)
                if not frame.contains(box) or any(box.intersects(other) for other in occupied):
                    continue
                cost += _LINE_COST * sum(1 for line in lines if crosses(line, box))
                if cost < best_cost:
                    best, best_cost = box, cost
    return best


def _beside(anchor: QPointF, size: QSizeF, gap: float, direction: tuple[int, int]) -> QRectF:
    """Return the label's box on one side of its anchor."""
    x, y = direction
    # Diagonal neighbours keep the gap in both ways; beside or above, the box is centred on the other axis.
    left = anchor.x() + x * gap - (size.width() if x < 0 else size.width() / 2 if x == 0 else 0.0)
    top = anchor.y() + y * gap - (size.height() if y < 0 else size.height() / 2 if y == 0 else 0.0)
    return QRectF(left, top, size.width(), size.height())


def crosses(line: Segment, box: QRectF) -> bool:
    """Return whether a straight line touches a box (Liang and Barsky's clipping, 1984)."""
    start, end = line
    dx, dy = end.x() - start.x(), end.y() - start.y()
    enters, leaves = 0.0, 1.0
    for step, room in (
        (-dx, start.x() - box.left()),
        (dx, box.right() - start.x()),
        (-dy, start.y() - box.top()),
        (dy, box.bottom() - start.y()),
    ):
        if step == 0.0:
            if room < 0.0:
                return False
        elif step < 0.0:
            enters = max(enters, room / step)
        else:
            leaves = min(leaves, room / step)
    return enters <= leaves
