"""Where the parts and the words of a stacked bar go: a pure function of data and text widths."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.theme.tokens import Role

Measure = Callable[[str, str], float]  # (font size role, text) -> width in pixels


@dataclass(frozen=True, slots=True)
class BarPart:
    """One part of a bar: `value` in the unit of the whole, the words for it, and how it looks.

    `role` None draws an empty part (what is free); `hatch` adds stripes, in the legend too, so that it is told apart
    without colour.
    """

    key: str
    value: float
    role: Role | None
    title: str = ""
    subtitle: str = ""
    hatch: bool = False


@dataclass(frozen=True, slots=True)
class BarMark:
    """A line across the bar at `value` with a text above it (a limit) or below it (a moment)."""

    value: float
    text: str
    color: str = "danger"
    above: bool = True


@dataclass(frozen=True, slots=True)
class PlacedPart:
    """A part with its place: `left` and `width` in pixels from where reading begins.

    `title_size` is None where the words do not fit in; they then belong in the legend.
    """

    part: BarPart
    left: float
    width: float
    title_size: str | None
    shows_subtitle: bool


def place_parts(
    parts: Sequence[BarPart], total: float, width: float, pad: float, has_two_lines: bool, measure: Measure
) -> list[PlacedPart]:
    """Lay parts end to end on a bar of `width` pixels that stands for `total`, and decide which words fit inside.

    A part too thin to see is widened to one pixel so that "almost nothing" is not shown as nothing.
    """
    placed: list[PlacedPart] = []
    start = 0.0
    for part in parts:
        left = width * min(start / total, 1.0) if total > 0 else 0.0
        start += part.value
        right = width * min(start / total, 1.0) if total > 0 else 0.0
        wide = max(right - left, 1.0 if part.value > 0 else 0.0)
        room = wide - 2 * pad
        size = next((size for size in ("headline", "title", "body") if measure(size, part.title) <= room), None)
        if size == "headline" and not has_two_lines:
            size = "title"
        if not part.title:
            size = None
        subtitle = bool(size and part.subtitle and has_two_lines and measure("body", part.subtitle) <= room)
        placed.append(PlacedPart(part, left, wide, size, subtitle))
    return placed


def legend_parts(placed: Sequence[PlacedPart]) -> list[BarPart]:
    """Return the parts whose words did not fit into the bar and must be told below it."""
    return [place.part for place in placed if place.part.title and place.part.value > 0 and place.title_size is None]


def place_mark_text(at: float, width: float, room: float, gap: float) -> tuple[float, bool]:
    """Return where the text of a mark at `at` begins, after it or before it, and whether it stands beside the mark.

    Where it finds room on neither side it is as near as it can be, and the mark's line must not strike it out.
    """
    if at + gap + width <= room:
        return at + gap, True
    if at - gap - width >= 0:
        return at - gap - width, True
    return min(max(at - width / 2, 0.0), max(room - width, 0.0)), False


def wrap_rows(widths: Sequence[float], room: float, gap: float) -> list[list[int]]:
    """Return the indices of items in rows that are at most `room` wide; an item wider than that gets its own row."""
    rows: list[list[int]] = []
    used = 0.0
    for index, width in enumerate(widths):
        if rows and used + gap + width <= room:
            rows[-1].append(index)
            used += gap + width
        else:
            rows.append([index])
            used = width
    return rows


def keep_clear(boxes: Sequence[tuple[float, float]], gap: float) -> list[int]:
    """Return the indices of intervals (left, right) that can stand in one line, earlier ones first."""
    kept: list[int] = []
    for index, (left, right) in enumerate(boxes):
        if all(right + gap <= boxes[other][0] or left >= boxes[other][1] + gap for other in kept):
            kept.append(index)
    return kept
