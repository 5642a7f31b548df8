"""The one bar: prefill and decode to scale on a time axis, with a playhead that fills it while the wait plays."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_text, theme_text_width

_TITLE_SIZES = ("huge", "headline", "title", "strong")
_LOWEST = 1.75  # height of the bar in bar heights of the theme
_HIGHEST = 3.5


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """One phase: from when to when in seconds, its name with its time, and details, the longest first."""

    role: Role
    start_s: float
    end_s: float
    title: str
    details: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RequestBarData:
    """Everything on the bar; times in seconds, texts translated.

    `callouts` are (seconds, texts, colour of the theme), one line each, below the bar; of the texts, the longest first,
    the first is written that no other moment's line would strike out.
    """

    segments: tuple[Segment, ...]
    end_s: float
    ticks: tuple[tuple[float, str], ...]
    callouts: tuple[tuple[float, tuple[str, ...], str], ...]


class RequestBar(QWidget):
    """Phases to scale. A phase whose words do not fit has them above the bar, in a line that is always kept free."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._data: RequestBarData | None = None
        self._playhead_s: float | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_theme(theme)

    def set_data(self, data: RequestBarData, description: str) -> None:
        """Show these phases; the description says the same to a screen reader."""
        if data == self._data:
            return
        self._data = data
        self.setAccessibleDescription(description)
        self.update()

    def set_playhead(self, seconds: float | None) -> None:
        """Fill the bar up to this moment; None shows all of it."""
        before, self._playhead_s = self._playhead_s, seconds
        if seconds is None or before is None:
            if seconds is not before:
                self.update()
        elif seconds != before:
            # Only what the head has passed looks different: on a large screen the rest is most of the work.
            left, right = sorted((self.x_of(before), self.x_of(seconds)))
            reach = 2 * self._theme.sizes.spacing
            self.update(QRectF(left - reach, 0, right - left + 2 * reach, self.height()).toAlignedRect())

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._fonts = {size: self._font(size) for size in (*_TITLE_SIZES, "body", "caption")}
        self._metrics = {size: QFontMetricsF(font) for size, font in self._fonts.items()}
        around = self._above() + self._below()
        self.setMinimumHeight(round(around + theme.sizes.bar_height * _LOWEST))
        self.setMaximumHeight(round(around + theme.sizes.bar_height * _HIGHEST))
        self.updateGeometry()
        self.update()

    def x_of(self, seconds: float) -> float:
        """Return where a moment lies, in pixels from the left."""
        return 0.0 if self._data is None else self.width() * seconds / self._data.end_s

    def _font(self, size: str) -> QFont:
        return self._theme.font(size, QFont.Weight.Bold if size in _TITLE_SIZES else QFont.Weight.Medium)

    def _line(self) -> float:
        return self._metrics["body"].height() + self._theme.sizes.spacing / 4

    def _above(self) -> float:
        return self._line() + self._theme.sizes.spacing / 2

    def _below(self) -> float:
        sizes = self._theme.sizes
        return 2 * self._line() + 2.25 * sizes.spacing + self._metrics["caption"].height()

    def _bar(self) -> QRectF:
        return QRectF(0, self._above(), self.width(), self.height() - self._above() - self._below())

    def _fitting(self, segment: Segment, width: float) -> tuple[str, str] | None:
        """Return the largest size of the title and the longest detail that fit into a phase, if any."""
        room = width - 2 * self._theme.sizes.spacing
        for size in _TITLE_SIZES:
            if theme_text_width(self._fonts[size], segment.title) <= room:
                details = [text for text in segment.details if theme_text_width(self._fonts["body"], text) <= room]
                return size, details[0] if details else ""
        return None

    def _draw_segment(self, painter: QPainter, box: QRectF, segment: Segment, head_x: float) -> bool:
        """Draw one phase; return whether its words fitted."""
        colors = self._theme.role(segment.role)
        done = QRectF(box.left(), box.top(), min(max(head_x - box.left(), 0.0), box.width()), box.height())
        rest = QRectF(done.right(), box.top(), box.right() - done.right(), box.height())
        fitting = self._fitting(segment, box.width())
        for part, fill, ink in ((done, colors.base, colors.on), (rest, colors.fill, colors.text)):
            if part.width() <= 0:
                continue
            painter.fillRect(part, QColor(fill))
            if fitting is not None:
                painter.save()
                painter.setClipRect(part, Qt.ClipOperation.IntersectClip)
                self._draw_words(painter, box, segment.title, *fitting, QColor(ink))
                painter.restore()
        return fitting is not None

    def _draw_words(self, painter: QPainter, box: QRectF, title: str, size: str, detail: str, ink: QColor) -> None:
        title_height, detail_height = self._metrics[size].height(), self._metrics["body"].height() if detail else 0.0
        top = box.center().y() - (title_height + detail_height) / 2
        painter.setFont(self._font(size))
        draw_text(painter, QRectF(box.left(), top, box.width(), title_height), title, ink)
        if detail:
            painter.setFont(self._font("body"))
            draw_text(painter, QRectF(box.left(), top + title_height, box.width(), detail_height), detail, ink)

    def _draw_above(self, painter: QPainter, outside: list[Segment], right: float) -> None:
        """Tell the phases that are too narrow for their words: prefill from the left, decode up to the bar's end."""
        painter.setFont(self._font("body"))
        room = right / max(1, len(outside))
        for segment in outside:
            ink = QColor(self._theme.role(segment.role).text)
            candidates = [f"{segment.title} · {detail}" for detail in segment.details] + [segment.title]
            fitting = [text for text in candidates if theme_text_width(self._fonts["body"], text) <= room]
            text = fitting[0] if fitting else segment.title
            at_left = segment.start_s == 0
            left = 0.0 if at_left else right - room
            align = Qt.AlignmentFlag.AlignLeft if at_left else Qt.AlignmentFlag.AlignRight
            draw_text(painter, QRectF(left, 0, room, self._line()), text, ink, align)

    def _draw_callouts(self, painter: QPainter, bar: QRectF, data: RequestBarData) -> None:
        sizes = self._theme.sizes
        font = self._theme.font("body", QFont.Weight.DemiBold)
        painter.setFont(font)
        for row, (seconds, _, color) in enumerate(data.callouts):
            ink = self._theme.color(color)
            top = bar.bottom() + row * self._line()
            x = self._line_x(seconds)
            pen = QPen(ink, sizes.line_thin)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, top + self._line()))
        for row, (box, text) in enumerate(self.callout_places(bar.bottom())):
            if self.is_struck(row, box):
                painter.fillRect(box, self._theme.color("background"))
            draw_text(painter, box, text, self._theme.color(data.callouts[row][2]))

    def callout_places(self, top: float) -> list[tuple[QRectF, str]]:
        """Return where the words below the bar stand, and which of them have room, a line each from `top` on."""
        if self._data is None:
            return []
        font, places = self._theme.font("body", QFont.Weight.DemiBold), []
        gap = self._theme.sizes.spacing * 0.75
        for row, (seconds, texts, _) in enumerate(self._data.callouts):
            x = self._line_x(seconds)
            line_top = top + row * self._line() + self._theme.sizes.spacing / 4
            boxes = []
            for text in texts:
                width = theme_text_width(font, text)
                boxes += [(QRectF(left, line_top, width, self._line()), text) for left in (x + gap, x - gap - width)]
            whole = [entry for entry in boxes if entry[0].left() >= 0 and entry[0].right() <= self.width()]
            free = [entry for entry in whole if not self.is_struck(row, entry[0])]
            places.append((free or whole or [_pushed(*boxes[-1], self.width())])[0])
        return places

    def is_struck(self, row: int, box: QRectF) -> bool:
        """Return whether the line of a later row's moment runs through a box: it comes down from the bar."""
        later = [] if self._data is None else self._data.callouts[row + 1 :]
        gap = self._theme.sizes.spacing * 0.75
        return any(box.left() - gap < self._line_x(seconds) < box.right() + gap for seconds, _, _ in later)

    def _line_x(self, seconds: float) -> float:
        half = self._theme.sizes.line_thin / 2
        return min(max(self.x_of(seconds), half), self.width() - half)

    def _draw_axis(self, painter: QPainter, top: float, data: RequestBarData) -> None:
        sizes, metrics = self._theme.sizes, self._metrics["caption"]
        painter.setPen(QPen(self._theme.color("axis"), max(1.0, sizes.hairline)))
        painter.drawLine(QPointF(0, top), QPointF(self.width(), top))
        painter.setFont(self._font("caption"))
        free_from = 0.0
        for seconds, text in data.ticks:
            x = min(max(self.x_of(seconds), 0.5), self.width() - 0.5)
            painter.setPen(QPen(self._theme.color("axis"), max(1.0, sizes.hairline)))
            painter.drawLine(QPointF(x, top), QPointF(x, top + 0.75 * sizes.spacing))
            width = theme_text_width(self._fonts["caption"], text)
            left = min(max(x - width / 2, 0.0), self.width() - width)
            if left >= free_from:
                box = QRectF(left, top + sizes.spacing, width, metrics.height())
                draw_text(painter, box, text, self._theme.color("text_muted"))
                free_from = left + width + sizes.spacing

    def _draw_playhead(self, painter: QPainter, bar: QRectF, x: float) -> None:
        sizes = self._theme.sizes
        half = sizes.spacing * 0.75
        x = min(max(x, half), self.width() - half)
        painter.setPen(QPen(self._theme.color("surface"), sizes.line + 2 * sizes.hairline))
        painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        painter.setPen(QPen(self._theme.color("text"), sizes.line))
        painter.drawLine(QPointF(x, bar.top()), QPointF(x, bar.bottom()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.color("text"))
        tip = QPointF(x, bar.top() + half)
        painter.drawPolygon(
            QPolygonF([QPointF(x - half, bar.top() - half / 2), QPointF(x + half, bar.top() - half / 2), tip])
        )

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the lowest size: more height is welcome."""
        return QSize(round(12 * self._theme.sizes.bar_height), self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        data = self._data
        if data is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bar, sizes = self._bar(), self._theme.sizes
        right = self.x_of(data.segments[-1].end_s)
        head_x = float(self.width()) if self._playhead_s is None else self.x_of(self._playhead_s)
        shape = QPainterPath()
        shape.addRoundedRect(QRectF(0, bar.top(), right, bar.height()), sizes.radius, sizes.radius)
        painter.save()
        painter.setClipPath(shape)
        outside = []
        for segment in data.segments:
            left = self.x_of(segment.start_s)
            width = max(self.x_of(segment.end_s) - left, sizes.line_thin)  # a phase is never invisible
            left = min(left, right - width)
            if not self._draw_segment(painter, QRectF(left, bar.top(), width, bar.height()), segment, head_x):
                outside.append(segment)
        if len(data.segments) > 1:
            joint = self.x_of(data.segments[0].end_s)
            painter.setPen(QPen(self._theme.color("background"), sizes.line_thin))
            painter.drawLine(QPointF(joint, bar.top()), QPointF(joint, bar.bottom()))
        painter.restore()
        self._draw_above(painter, outside, right)
        self._draw_callouts(painter, bar, data)
        self._draw_axis(painter, bar.bottom() + 2 * self._line() + sizes.spacing * 0.75, data)
        if self._playhead_s is not None:
            self._draw_playhead(painter, bar, head_x)


def _pushed(box: QRectF, text: str, right: float) -> tuple[QRectF, str]:
    """Return words that are too long for both sides of their line, moved into the bar's width."""
    return QRectF(max(0.0, min(box.left(), right - box.width())), box.top(), box.width(), box.height()), text
