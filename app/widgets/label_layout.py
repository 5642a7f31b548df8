"""Where the words in a chart go: beside what they name and nearer to it than to anything else, or led to it by a line.

Earlier labels are more important: later ones find their place among them, or are left out. None is put where it would
name something else.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from app.widgets.label_geometry import Box, Flags, Floats, Lines, cross, distances, touches

_DIRECTIONS = np.array(((1.0, 1), (1, -1), (-1, -1), (-1, 1), (0, -1), (0, 1), (1, 0), (-1, 0)))
_DISTANCES = (0.35, 1.0, 1.8, 3.0, 4.5, 6.5)  # in gaps
_NEAR = 3  # of the distances: what names a dot goes no farther from it
_BESIDE = (0.45, 0.9)  # in gaps: of the name of a line from its line
_ALIGNED = (1.0, 0.5, 0.0)  # how much of a line's name lies left of its spot
_CLEARLY = 0.8  # a name's line may be this near compared with the next one
_CLEARLY_AT_DOT = 0.5  # the same for a dot's name: dots are small, and one beside it catches the eye
_TOLD_APART = 0.4  # in gaps: lines nearer than that look like one
_SHORT = 0.2  # in gaps: what a leader leaves before the words
_SHORT_WAY = 4.0  # heights of text that the leader of words that do not insist may be long
_APART = 0.7  # in gaps: words beside each other
_EDGE = 0.7  # in gaps: of words from the axes
_ACROSS, _DOWN = 10, 8  # places in the whole chart that are tried for words with a leader
_CROSSING, _LYING_ON = 4.0, 30.0  # heights of text that a crossed line, and a line under the words, cost


Dot = tuple[float, float, float]  # x, y, radius
Edges = tuple[float, float, float, float]
# Of a lead: a box, its leader, the leader without its beginning, what it leads to, whether lines lie under the box.
_LEAD_COLUMNS = 4 + 4 + 4 + 2 + 1


@dataclass(frozen=True, slots=True)
class Wanted:
    """Words that look for a place, in pixels.

    `spots` are places that they may stand at, best first. They name the line with the index `line`, or the dot at the
    first spot (`is_dot`), or a place where nothing is, in a `band` from one y to another if there is one. Words that
    insist may lie on a line rather than be left out.
    """

    spots: tuple[tuple[float, float], ...]
    width: float
    height: float
    line: int | None = None
    is_dot: bool = False
    insists: bool = False
    band: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Placed:
    """A box for the words; `leader` is a thin line (x0, y0, x1, y1) from what they name to them.

    Words on a plate lie on lines, which must not strike them out.
    """

    box: Box
    leader: Edges | None = None
    on_plate: bool = False


class LabelLayout:
    """Finds places in one chart; it lasts as long as no line moves, and knows the places at the lines by heart.

    Parameters
    ----------
    lines : sequence of arrays
        The pieces of each line, shape (n, 4), in pixels.
    gap : float
        Half a dot; all distances follow it.
    """

    def __init__(self, lines: Sequence[Floats], view: Box, gap: float) -> None:
        self._lines, self._gap = Lines(lines), gap
        edge = min(_EDGE * gap, view.width / 8, view.height / 8)
        self._room = (view.left + edge, view.top, view.right, view.bottom - edge)
        self._known: dict[Wanted, list[Placed]] = {}
        self._known_leads: dict[Wanted, list[list[float]]] = {}
        self._dots: Sequence[Dot] = ()
        self._taken: list[Edges] = []
        self._leaders: list[Edges] = []

    def place(self, labels: Sequence[Wanted], dots: Sequence[Dot]) -> list[Placed | None]:
        """Return a place for each label, earlier labels first; None where there is none."""
        self._dots = dots
        self._taken = [(x - radius, y - radius, x + radius, y + radius) for x, y, radius in dots]
        self._leaders = []
        return [self._place(label) for label in labels]

    def _place(self, label: Wanted) -> Placed | None:
        found = next((place for place in self._beside(label) if self._is_free(place.box)), None)
        if found is None and (label.line is not None or label.is_dot):
            found = self._led(label)
        if found is not None:
            box = found.box
            apart = _APART * self._gap  # else two names in one line would read as one
            self._taken.append((box.left - apart, box.top, box.right + apart, box.bottom))
            if found.leader is not None:
                self._leaders.append(found.leader)
        return found

    def _beside(self, label: Wanted) -> list[Placed]:
        """Return the places at what a label names, best first, whether they are free or not."""
        if label in self._known:
            return self._known[label]
        boxes = self._along(label, label.line) if label.line is not None else self._around(label)
        boxes = boxes[self._is_inside(boxes)]
        if label.band is not None:
            boxes = boxes[(boxes[:, 1] >= label.band[0]) & (boxes[:, 3] <= label.band[1])]
        gaps = self._lines.gaps(boxes)
        good = (gaps > 0).all(axis=1)
        if label.line is not None:
            good &= self._belongs_to_line(boxes, gaps, label.line)
        elif label.is_dot:
            good &= self._belongs_to_dot(boxes, gaps, label.spots[0])
        places = [_placed(box) for box in boxes[good]]
        if label.insists and label.line is None and not label.is_dot:
            crossed = (gaps <= 0).sum(axis=1)
            bad = np.flatnonzero(crossed)
            places += [_placed(boxes[i], on_plate=True) for i in bad[np.argsort(crossed[bad], kind="stable")]]
        if not label.is_dot:  # dots move
            self._known[label] = places
        return places

    def _along(self, label: Wanted, line: int) -> Floats:
        """Return places snug above and below a line near its spots; beside it, where it is upright."""
        lefts = np.array([x - part * label.width for x, _ in label.spots for part in _ALIGNED])
        lefts = np.clip(lefts, self._room[0], max(self._room[2] - label.width, self._room[0]))
        highest, lowest = self._lines.span(line, lefts, lefts + label.width)
        found = []
        for index, left in enumerate(lefts.tolist()):
            for part in _BESIDE:
                away = part * self._gap
                found.append((left, highest[index] - away - label.height))
                found.append((left, lowest[index] + away))
        for x, y in label.spots:
            for part in _BESIDE:
                away = 1.5 * part * self._gap  # letters come nearer to what stands beside them than above them
                found += [(x + away, y - label.height / 2), (x - away - label.width, y - label.height / 2)]
        boxes = _boxes(found, label)
        return boxes[np.isfinite(boxes).all(axis=1)]

    def _around(self, label: Wanted) -> Floats:
        """Return places around the spots, near before far, pushed into the room."""
        size = np.array((label.width, label.height))
        room = np.array(self._room)
        reaches = self._gap * np.array(_DISTANCES[:_NEAR] if label.is_dot else _DISTANCES)
        # A box ends, has its middle or begins at the place that a direction leads to.
        around = reaches[:, None, None] * _DIRECTIONS + (_DIRECTIONS - 1) / 2 * size
        corners = (np.array(label.spots)[:, None, None] + around).reshape(-1, 2)
        corners = np.maximum(np.minimum(corners, room[2:] - size), room[:2])
        return np.column_stack((corners, corners + size))

    def _is_inside(self, boxes: Floats) -> Flags:
        left, top, right, bottom = self._room
        inside = (boxes[:, 0] >= left - 0.5) & (boxes[:, 1] >= top - 0.5)
        inside &= (boxes[:, 2] <= right + 0.5) & (boxes[:, 3] <= bottom + 0.5)
        return np.asarray(inside | ((boxes[:, 2] - boxes[:, 0] > right - left) & (boxes[:, 0] <= left + 0.5)))

    def _is_free(self, box: Box) -> bool:
        for left, top, right, bottom in self._taken:
            if box.left < right and left < box.right and box.top < bottom and top < box.bottom:
                return False
        return not any(touches(leader, box.left, box.top, box.right, box.bottom) for leader in self._leaders)

    def _belongs_to_line(self, boxes: Floats, gaps: Floats, line: int) -> Flags:
        others = np.arange(self._lines.count) != line
        if not others.any():
            return np.ones(len(boxes), dtype=np.bool_)
        middle = self._lines.gaps_at_middle(boxes)
        own, next_one = middle[:, line], middle[:, others].min(axis=1)
        near = gaps[:, line] < _CLEARLY * gaps[:, others].min(axis=1)
        return np.asarray(near & ((own < next_one) | np.isinf(own)))

    def _belongs_to_dot(self, boxes: Floats, gaps: Floats, at: tuple[float, float]) -> Flags:
        x, y = at
        radius = max((r for dot_x, dot_y, r in self._dots if (dot_x, dot_y) == at), default=0.0)
        away = np.maximum(distances(boxes, x, y) - radius, 0.0)
        through = self._lines.gaps(np.array([[x, y, x, y]]))[0] <= radius
        result = (gaps[:, ~through] > away[:, None]).all(axis=1)
        for dot_x, dot_y, r in self._dots:
            if abs(dot_x - x) > 1:  # dots above each other tell of the same thing
                result &= _CLEARLY_AT_DOT * (distances(boxes, dot_x, dot_y) - r) > away
        return np.asarray(result)

    def _led(self, label: Wanted) -> Placed | None:
        """Return the place that is best led to: a short leader that crosses little."""
        leads = self._known_leads.get(label)
        if leads is None:
            leads = self._leads(label).tolist()  # numbers of Python's own: they are looked at one by one
            if not label.is_dot:
                self._known_leads[label] = leads
        for left, top, right, bottom, x0, y0, x1, y1, from_x, from_y, to_x, to_y, at_x, at_y, on_plate in leads:
            box = _box((left, top, right, bottom))
            if self._is_free(box) and not self._is_barred((from_x, from_y, to_x, to_y), (at_x, at_y)):
                return Placed(box, (x0, y0, x1, y1), bool(on_plate))
        return None

    def _leads(self, label: Wanted) -> Floats:
        """Return the places all over the chart with their leaders, best first, whether they are free or not.

        A row each, of `_LEAD_COLUMNS`.
        """
        left, top, right, bottom = self._room
        lefts = np.linspace(left, max(right - label.width, left), _ACROSS)
        tops = np.linspace(top, max(bottom - label.height, top), _DOWN)
        boxes = _boxes([(x, y) for x in lefts.tolist() for y in tops.tolist()], label)
        boxes = boxes[self._is_inside(boxes)]
        touched = (self._lines.gaps(boxes) < 0.2 * self._gap).sum(axis=1)
        if not label.insists:
            boxes, touched = boxes[touched == 0], touched[touched == 0]
        costs, rows = [], []
        for x, y in label.spots[:1] if label.is_dot else label.spots:
            if not len(boxes):
                break
            start = 0.5 * self._gap
            if label.line is not None:
                highest, lowest = self._lines.span(label.line, np.array([x]), np.array([x]))
                y, start = float(highest[0] + lowest[0]) / 2, 0.0
                if not np.isfinite(y) or (self._is_crowded(x, y, label.line) and not label.insists):
                    continue
            ways, lying_on = self._ways(boxes, x, y, start), touched
            beyond = self._ways(boxes, x, y, max(start, _TOLD_APART * self._gap))
            length = np.hypot(ways[:, 2] - ways[:, 0], ways[:, 3] - ways[:, 1])
            near = boxes
            if not label.insists:  # most places are too far
                short = length <= _SHORT_WAY * label.height
                near, ways, beyond, length, lying_on = (
                    near[short],
                    ways[short],
                    beyond[short],
                    length[short],
                    lying_on[short],
                )
            crossed = self._lines.crossed(beyond).sum(axis=1)
            cost = length + label.height * (_CROSSING * crossed + _LYING_ON * lying_on)
            if not label.insists:
                cost[crossed > 0] = np.inf
            at = np.broadcast_to((x, y), (len(near), 2))
            costs.append(cost)
            rows.append(np.hstack((near, ways, beyond, at, (lying_on > 0)[:, None])))
        if not costs:
            return np.zeros((0, _LEAD_COLUMNS))
        cost = np.concatenate(costs)
        best = np.argsort(cost, kind="stable")
        return np.vstack(rows)[best[: np.count_nonzero(cost < np.inf)]]

    def _is_crowded(self, x: float, y: float, line: int) -> bool:
        """Return whether another line passes so near a place of a line that a leader could end at either."""
        gaps = self._lines.gaps(np.array([[x, y, x, y]]))[0]
        return bool((np.delete(gaps, line) < _TOLD_APART * self._gap).any())

    def _ways(self, boxes: Floats, x: float, y: float, start: float) -> Floats:
        """Return the shortest way from a place to each box, begun a little away from the place."""
        near_x, near_y = np.clip(x, boxes[:, 0], boxes[:, 2]), np.clip(y, boxes[:, 1], boxes[:, 3])
        length = np.maximum(np.hypot(near_x - x, near_y - y), 1e-9)
        share = np.minimum(start / length, 1.0)
        end = np.maximum(1.0 - _SHORT * self._gap / length, share)  # letters hang down to the edge of their box
        across, down = near_x - x, near_y - y
        return np.column_stack((x + share * across, y + share * down, x + end * across, y + end * down))

    def _is_barred(self, way: Edges, at: tuple[float, float]) -> bool:
        """Return whether a way runs over words, over another dot, or across another leader."""
        near = 0.3 * self._gap  # a leader right below words would look like a line under them
        for left, top, right, bottom in self._taken:
            is_target = left <= at[0] <= right and top <= at[1] <= bottom
            if not is_target and touches(way, left, top - near, right, bottom + near):
                return True
        return any(cross(way, leader) for leader in self._leaders)


def _boxes(places: Sequence[tuple[float, float]], label: Wanted) -> Floats:
    corners = np.array(places, dtype=np.float64).reshape(-1, 2)
    return np.column_stack((corners, corners + np.array((label.width, label.height))))


def _box(edges: Edges) -> Box:
    left, top, right, bottom = edges
    return Box(left, top, right - left, bottom - top)


def _placed(edges: Floats, *, on_plate: bool = False) -> Placed:
    left, top, right, bottom = edges.tolist()
    return Placed(_box((left, top, right, bottom)), None, on_plate)
