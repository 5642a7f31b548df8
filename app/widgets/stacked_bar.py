"""A bar of parts to scale, whose words are drawn where they fit and told below where they do not."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.bar_layout import (
    BarMark,
    BarPart,
    PlacedPart,
    keep_clear,
    legend_parts,
    place_mark_text,
    place_parts,
    wrap_rows,
)
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_box, draw_text, hatch_brush, leading, theme_text_width


class StackedBar(QWidget):
    """Parts of a whole on one bar, with an axis, marks and a legend for the words that do not fit.

    `thickness` is in bar heights of the theme; from 1.5 on there is room for subtitles. One legend row is always
    reserved, so that nothing jumps while a slider moves.
    """

    def __init__(self, theme: Theme, *, thickness: float = 2.0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._thickness = thickness
        self._parts: tuple[BarPart, ...] = ()
        self._total = 1.0
        self._ticks: tuple[tuple[float, str], ...] = ()
        self._marks: tuple[BarMark, ...] = ()
        self._fonts: dict[str, QFont] = {}
        self._metrics: dict[str, QFontMetricsF] = {}
        self._places: tuple[int, list[PlacedPart]] | None = None  # found once per change, for one width
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_data(
        self,
        parts: Sequence[BarPart],
        total: float,
        ticks: Sequence[tuple[float, str]] = (),
        marks: Sequence[BarMark] = (),
    ) -> None:
        """Show parts on a bar that stands for `total`; ticks and marks are in the same unit."""
        self._parts, self._total, self._ticks, self._marks = tuple(parts), total, tuple(ticks), tuple(marks)
        self._places = None
        told = [f"{part.title} {part.subtitle}".strip() for part in self._parts if part.title and part.value > 0]
        self.setAccessibleDescription("; ".join(told + [mark.text for mark in self._marks]))
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        sizes = ("caption", "body", "title", "headline")
        self._fonts = {size: self._font(size) for size in sizes}
        self._metrics = {size: QFontMetricsF(font) for size, font in self._fonts.items()}
        self._places = None
        self.setFixedHeight(self.sizeHint().height())
        self.update()

    def _font(self, size: str) -> QFont:
        heavy = QFont.Weight.DemiBold if size in ("headline", "title") else QFont.Weight.Medium
        return self._theme.font(size, QFont.Weight.Normal if size == "caption" else heavy)

    def _measure(self, size: str, text: str) -> float:
        return theme_text_width(self._fonts[size], text)

    def _placed(self) -> list[PlacedPart]:
        if self._places is None or self._places[0] != self.width():
            pad, has_two_lines = self._theme.sizes.spacing, self._thickness >= 1.5
            places = place_parts(self._parts, self._total, self.width(), pad, has_two_lines, self._measure)
            self._places = (self.width(), places)
        return self._places[1]

    def _bar(self) -> QRectF:
        above = self._metrics["body"].height() + 2 if any(mark.above for mark in self._marks) else 0.0
        return QRectF(0, above, self.width(), self._theme.sizes.bar_height * self._thickness)

    def _legend_rows(self) -> list[list[int]]:
        gap = 2 * self._theme.sizes.padding
        return wrap_rows([self._entry_width(part) for part in legend_parts(self._placed())], self.width(), gap)

    def _entry_width(self, part: BarPart) -> float:
        return self._theme.sizes.icon + self._measure("body", _told(part))

    def _row_height(self) -> float:
        return self._metrics["body"].height() + self._theme.sizes.spacing / 2

    def _x(self, value: float) -> float:
        share = min(max(value / self._total, 0.0), 1.0) if self._total > 0 else 0.0
        return self.width() * (1 - share if self._mirrored() else share)

    def _mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _box(self, bar: QRectF, place: PlacedPart) -> QRectF:
        left = self.width() - place.left - place.width if self._mirrored() else place.left
        return QRectF(left, bar.top(), place.width, bar.height())

    def _draw_ground(self, painter: QPainter, box: QRectF, part: BarPart) -> None:
        if part.role is None and not part.hatch:
            return
        painter.fillRect(box, self._fill(part, self._theme.sizes.spacing * 1.5))
        painter.setPen(QPen(self._theme.color("surface"), self._theme.sizes.hairline))
        painter.drawLine(box.topRight(), box.bottomRight())

    def _draw_words(self, painter: QPainter, bar: QRectF, box: QRectF, place: PlacedPart) -> None:
        theme, part = self._theme, place.part
        if place.title_size is None:
            return
        text = theme.color("text_muted") if part.role is None else QColor(theme.role(part.role).on)
        title, subtitle = self._metrics[place.title_size].height(), self._metrics["body"].height()
        gap = theme.sizes.spacing / 4
        top = bar.center().y() - (title + (subtitle + gap) * place.shows_subtitle) / 2
        if part.hatch:  # letters need a quiet ground
            wide = self._measure(place.title_size, part.title)
            if place.shows_subtitle:
                wide = max(wide, self._measure("body", part.subtitle))
            ground = QRectF(0, 0, wide + theme.sizes.spacing, title + (subtitle + gap) * place.shows_subtitle)
            ground.moveCenter(box.center())
            painter.fillRect(ground, theme.color(str(part.role or "free")))
        painter.setFont(self._font(place.title_size))
        draw_text(painter, QRectF(box.left(), top, box.width(), title), part.title, text)
        if place.shows_subtitle:
            painter.setFont(self._font("body"))
            draw_text(painter, QRectF(box.left(), top + title + gap, box.width(), subtitle), part.subtitle, text)

    def _fill(self, part: BarPart, pitch: float) -> QBrush:
        """Return the colour of a part, or its stripes so many pixels apart."""
        if part.role is None:
            base, stripe = self._theme.color("free"), self._theme.color("outline", 0.5)
        else:
            colors = self._theme.role(part.role)
            base, stripe = QColor(colors.base), QColor(colors.on)
            stripe.setAlphaF(0.3)
        return hatch_brush(base, stripe, pitch, self.devicePixelRatioF()) if part.hatch else QBrush(base)

    def _draw_marks(self, painter: QPainter, bar: QRectF) -> float:
        """Draw the lines and their texts; return where the next thing below may begin."""
        sizes, height = self._theme.sizes, self._metrics["body"].height()
        painter.setFont(self._font("body"))
        bottom = bar.bottom()
        for mark in self._marks:
            x, color = self._x(mark.value), self._theme.color(mark.color)
            pen = QPen(color, sizes.line_thin)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            x = min(max(x, sizes.line_thin / 2), self.width() - sizes.line_thin / 2)
            end = bar.bottom() + height + sizes.spacing / 2
            width = min(self._measure("body", mark.text), float(self.width()))
            left, is_beside = place_mark_text(x, width, self.width(), sizes.spacing / 2)
            first, last = (0.0, bar.bottom()) if mark.above else (bar.bottom(), end)
            if not is_beside:
                first, last = (bar.top(), last) if mark.above else (first, bar.bottom() + sizes.spacing / 2)
            painter.drawLine(QPointF(x, first), QPointF(x, last))
            top = 0.0 if mark.above else bar.bottom() + sizes.spacing / 2
            draw_text(painter, QRectF(left, top, width, height), mark.text, color)
            bottom = bottom if mark.above else end
        return bottom

    def _draw_axis(self, painter: QPainter, top: float) -> None:
        sizes, metrics = self._theme.sizes, self._metrics["caption"]
        painter.setFont(self._font("caption"))
        boxes = []
        for value, text in self._ticks:
            width = self._measure("caption", text)
            left = min(max(self._x(value) - width / 2, 0.0), max(self.width() - width, 0.0))
            boxes.append((left, left + width))
        for index in keep_clear(boxes, sizes.spacing):
            x = min(max(self._x(self._ticks[index][0]), 0.5), self.width() - 0.5)
            painter.setPen(QPen(self._theme.color("axis"), sizes.hairline))
            painter.drawLine(QPointF(x, top + sizes.spacing / 4), QPointF(x, top + sizes.spacing))
            left, right = boxes[index]
            box = QRectF(left, top + 1.25 * sizes.spacing, right - left, metrics.height())
            draw_text(painter, box, self._ticks[index][1], self._theme.color("text_muted"))

    def _draw_legend(self, painter: QPainter, top: float) -> None:
        sizes, parts = self._theme.sizes, legend_parts(self._placed())
        painter.setFont(self._font("body"))
        for row, indices in enumerate(self._legend_rows()):
            at = 0.0
            for index in indices:
                part, width = parts[index], min(self._entry_width(parts[index]), float(self.width()))
                left = self.width() - at - width if self._mirrored() else at
                box = QRectF(left, top + row * self._row_height(), width, self._row_height())
                side = box.height() * 0.5
                swatch = QRectF(0, 0, side, side)
                swatch.moveCenter(box.center())
                swatch.moveLeft(box.right() - side if self._mirrored() else box.left())
                line = self._theme.color(str(part.role) if part.role else "outline")
                fill = self._fill(part, swatch.width() / 2)
                draw_box(painter, swatch, fill=fill, line=line, width=sizes.hairline, radius=2)
                words = box.adjusted(0, 0, -sizes.icon, 0) if self._mirrored() else box.adjusted(sizes.icon, 0, 0, 0)
                draw_text(painter, words, _told(part), self._theme.color("text"), leading(self._mirrored()))
                at += width + 2 * sizes.padding

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        height = self._bar().bottom()
        if any(not mark.above for mark in self._marks):
            height += self._metrics["body"].height() + sizes.spacing / 2
        if self._ticks:
            height += 1.25 * sizes.spacing + self._metrics["caption"].height()
        height += max(1, len(self._legend_rows())) * self._row_height() + sizes.spacing / 2
        return QSize(round(sizes.bar_height * 8), round(height) + 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the content to the new size."""
        super().resizeEvent(event)
        self.setFixedHeight(self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        sizes, bar = self._theme.sizes, self._bar()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(bar, sizes.radius, sizes.radius)
        painter.fillPath(shape, self._theme.color("free"))
        painter.save()
        painter.setClipPath(shape)
        placed = [(self._box(bar, place), place) for place in self._placed()]
        for box, place in placed:
            self._draw_ground(painter, box, place.part)
        painter.restore()
        for box, place in placed:  # outside the clip: letters take long where the edge is round
            self._draw_words(painter, bar, box, place)
        half = sizes.hairline / 2
        painter.setPen(QPen(self._theme.color("outline"), sizes.hairline))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(bar.adjusted(half, half, -half, -half), sizes.radius, sizes.radius)
        below = self._draw_marks(painter, bar)
        if self._ticks:
            self._draw_axis(painter, below)
            below += 1.25 * sizes.spacing + self._metrics["caption"].height()
        self._draw_legend(painter, below + sizes.spacing / 2)


def _told(part: BarPart) -> str:
    return f"{part.title} · {part.subtitle}" if part.subtitle else part.title
