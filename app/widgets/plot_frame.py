"""The frame of a chart: grid, axis lines, numbers and titles; a function of the two axes and the theme."""

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.theme.tokens import Theme
from app.widgets.bar_layout import keep_clear
from app.widgets.painting import draw_text, theme_text_width
from app.widgets.plot_axis import Axis

_MOST_TICKS = 8


@dataclass(frozen=True, slots=True)
class Margins:
    """Room around the view for numbers and titles, in pixels."""

    left: float
    top: float
    right: float
    bottom: float


def frame_margins(x: Axis, y: Axis, theme: Theme) -> Margins:
    """Return the room that the numbers and titles of both axes need."""
    font, gap = theme.font("caption"), theme.sizes.spacing
    across = [theme_text_width(font, text) for _, text in x.written_ticks(_MOST_TICKS)] or [0.0]
    up = [theme_text_width(font, text) for _, text in y.written_ticks(_MOST_TICKS)] or [0.0]
    line = QFontMetricsF(font).height()
    return Margins(
        left=max(max(up) + _beside(theme), across[0] / 2 + 1),
        top=line / 2 + (line + gap / 2 if y.title else gap / 2),
        right=max(across[-1] / 2 + 1, gap),
        bottom=line + gap + (line + gap / 2 if x.title else 0),
    )


@dataclass(frozen=True, slots=True)
class Frame:
    """What lies under and around the curves, ready to draw: measuring words takes longer than drawing them."""

    grid: list[QLineF]
    axes: list[QLineF]
    words: list[tuple[QRectF, str]]


def lay_out_frame(view: QRectF, x: Axis, y: Axis, theme: Theme) -> Frame:
    """Return where the lines and words of both axes go around a view."""
    font, gap = theme.font("caption"), theme.sizes.spacing
    line = QFontMetricsF(font).height()
    grid: list[QLineF] = []
    words: list[tuple[QRectF, str]] = []

    wide = max((theme_text_width(font, text) for _, text in x.written_ticks(_MOST_TICKS)), default=1.0)
    ticks = x.written_ticks(max(2, min(_MOST_TICKS, int(view.width() / (wide + 3 * gap)) + 1)))
    low, high = x.placed(x.low), x.placed(x.high)
    places = [view.left() + (value - low) / (high - low) * view.width() for value, _ in ticks]
    boxes = []
    for at, (_, text) in zip(places, ticks, strict=True):
        width = theme_text_width(font, text)
        boxes.append((at - width / 2, at + width / 2))
    grid.extend(QLineF(at, view.top(), at, view.bottom()) for at in places)
    for index in keep_clear(boxes, gap / 2):
        left, right = boxes[index]
        words.append((QRectF(left, view.bottom() + gap, right - left, line), ticks[index][1]))

    low, high = y.placed(y.low), y.placed(y.high)
    for value, text in y.written_ticks(max(2, min(_MOST_TICKS, int(view.height() / (2.5 * line)) + 1))):
        at = view.bottom() - (value - low) / (high - low) * view.height()
        grid.append(QLineF(view.left(), at, view.right(), at))
        width = theme_text_width(font, text)
        words.append((QRectF(view.left() - _beside(theme) - width, at - line / 2, width, line), text))

    if x.title:
        words.append((QRectF(0, view.bottom() + 1.5 * gap + line, view.left() + view.right(), line), x.title))
    if y.title:
        width = theme_text_width(font, y.title)
        words.append((QRectF(max(view.left() - width / 2, 0), 0, width, line), y.title))
    axes = [QLineF(view.bottomLeft(), view.bottomRight()), QLineF(view.topLeft(), view.bottomLeft())]
    return Frame(grid, axes, words)


def draw_frame(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Draw what was laid out."""
    painter.setPen(QPen(theme.color("grid"), theme.sizes.hairline))
    painter.drawLines(frame.grid)
    painter.setPen(QPen(theme.color("axis"), theme.sizes.hairline))
    painter.drawLines(frame.axes)
    painter.setFont(theme.font("caption"))
    muted = theme.color("text_muted")
    for box, text in frame.words:
        draw_text(painter, box, text, muted)


def _beside(theme: Theme) -> float:
    """Distance of the numbers from the upright axis, so that a dot on the axis covers none."""
    return max(theme.sizes.spacing, theme.sizes.handle * 0.55)
