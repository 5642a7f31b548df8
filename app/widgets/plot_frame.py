"""The frame of a chart: grid, axis lines, numbers and titles; a function of the two axes and the theme."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from app.theme.tokens import Theme
from app.widgets.bar_layout import keep_clear
from app.widgets.painting import draw_text, text_width
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
    metrics, gap = QFontMetricsF(theme.font("caption")), theme.sizes.spacing
    across = [text_width(metrics, text) for _, text in x.written_ticks(_MOST_TICKS)] or [0.0]
    up = [text_width(metrics, text) for _, text in y.written_ticks(_MOST_TICKS)] or [0.0]
    line = metrics.height()
    return Margins(
        left=max(max(up) + _beside(theme), across[0] / 2 + 1),
        top=line / 2 + (line + gap / 2 if y.title else gap / 2),
        right=max(across[-1] / 2 + 1, gap),
        bottom=line + gap + (line + gap / 2 if x.title else 0),
    )


def draw_frame(painter: QPainter, view: QRectF, x: Axis, y: Axis, theme: Theme) -> None:
    """Draw what lies under and around the curves."""
    font = theme.font("caption")
    metrics, gap = QFontMetricsF(font), theme.sizes.spacing
    line = metrics.height()
    painter.setFont(font)
    grid = QPen(theme.color("grid"), theme.sizes.hairline)
    muted = theme.color("text_muted")

    wide = max((text_width(metrics, text) for _, text in x.written_ticks(_MOST_TICKS)), default=1.0)
    ticks = x.written_ticks(max(2, min(_MOST_TICKS, int(view.width() / (wide + 3 * gap)) + 1)))
    low, high = x.placed(x.low), x.placed(x.high)
    places = [view.left() + (value - low) / (high - low) * view.width() for value, _ in ticks]
    boxes = []
    for at, (_, text) in zip(places, ticks, strict=True):
        width = text_width(metrics, text)
        boxes.append((at - width / 2, at + width / 2))
    kept = set(keep_clear(boxes, gap / 2))
    for index, at in enumerate(places):
        painter.setPen(grid)
        painter.drawLine(QPointF(at, view.top()), QPointF(at, view.bottom()))
        if index in kept:
            left, right = boxes[index]
            draw_text(painter, QRectF(left, view.bottom() + gap, right - left, line), ticks[index][1], muted)

    low, high = y.placed(y.low), y.placed(y.high)
    for value, text in y.written_ticks(max(2, min(_MOST_TICKS, int(view.height() / (2.5 * line)) + 1))):
        at = view.bottom() - (value - low) / (high - low) * view.height()
        painter.setPen(grid)
        painter.drawLine(QPointF(view.left(), at), QPointF(view.right(), at))
        width = text_width(metrics, text)
        draw_text(painter, QRectF(view.left() - _beside(theme) - width, at - line / 2, width, line), text, muted)

    painter.setPen(QPen(theme.color("axis"), theme.sizes.hairline))
    painter.drawLine(view.bottomLeft(), view.bottomRight())
    painter.drawLine(view.topLeft(), view.bottomLeft())
    if x.title:
        draw_text(
            painter, QRectF(0, view.bottom() + 1.5 * gap + line, view.left() + view.right(), line), x.title, muted
        )
    if y.title:
        width = text_width(metrics, y.title)
        draw_text(painter, QRectF(max(view.left() - width / 2, 0), 0, width, line), y.title, muted)


def _beside(theme: Theme) -> float:
    """Distance of the numbers from the upright axis, so that a dot on the axis covers none."""
    return max(theme.sizes.spacing, theme.sizes.handle * 0.55)
