"""Strokes that several widgets share: rounded boxes, bands, the focus ring, hatching and elided text."""

import re
from functools import lru_cache
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter, QPen

from app.theme.tokens import Theme, theme_font

_ONE_LINE = (
    Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value | Qt.TextFlag.TextSingleLine.value
)
PART = " · "  # between the parts of a text
# What the theme's own font has: Latin letters and the signs that the program writes; no line feeds, no other scripts.
_SIMPLE = re.compile("[ -~\u00a0-\u024f–—‘’“”„…•‰′″←→≈≤≥−∞\N{NARROW NO-BREAK SPACE}\N{WORD JOINER}]*")
_SPARE = 1.0  # pixels beside a text


@runtime_checkable
class Themed(Protocol):
    """Anything that can be given another look."""

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""


def text_width(metrics: QFontMetricsF, text: str) -> float:
    """Return the width of a text in pixels, rounded up so that a label of that width never elides."""
    return metrics.horizontalAdvance(text) + _SPARE


def draw_box(
    painter: QPainter, box: QRectF, *, fill: QColor | QBrush, line: QColor, width: float, radius: float
) -> None:
    """Draw a rounded box whose line lies wholly inside `box`."""
    half = width / 2
    painter.setPen(QPen(line, width) if width else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def draw_surface(painter: QPainter, box: QRectF, theme: Theme, line: str) -> None:
    """Draw a raised rounded surface with a hairline in a colour of the theme ("border", "outline")."""
    sizes = theme.sizes
    draw_box(
        painter,
        box,
        fill=theme.color("surface"),
        line=theme.color(line),
        width=sizes.hairline,
        radius=sizes.radius,
    )


def draw_band(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw the ground of a band across the window, with a line below it."""
    painter.fillRect(box, theme.color("surface"))
    line = theme.sizes.hairline
    painter.fillRect(QRectF(box.left(), box.bottom() - line, box.width(), line), theme.color("border"))


def draw_focus(painter: QPainter, box: QRectF, theme: Theme, radius: float) -> None:
    """Draw the focus ring wholly inside `box`."""
    half = theme.sizes.focus / 2
    painter.setPen(QPen(theme.color("focus"), theme.sizes.focus))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def draw_text(
    painter: QPainter, box: QRectF, text: str, color: QColor, align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter
) -> None:
    """Draw one line of text in the painter's font, elided if the box is too narrow for it."""
    font = painter.font()
    size, weight = font.pixelSize(), font.weight()
    width = _width(size, weight, text)
    if width > box.width():
        text = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        width = _width(size, weight, text)
    painter.setPen(color)
    # each text runs in its own direction: "24 GB" stays in order inside a right-to-left window
    painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    ascent, height = _heights(size, weight)
    if height > box.height() or width - _SPARE > box.width() or not _is_simple(text):
        painter.drawText(box, align.value | _ONE_LINE, text)  # Qt cuts it at the box, and knows all fonts' heights
        return
    # From a point: Qt takes a third less time for it than in a box, where it measures the text once more.
    room = box.width() - (width - _SPARE)
    left = box.left() + (
        0.0 if align & Qt.AlignmentFlag.AlignLeft else room if align & Qt.AlignmentFlag.AlignRight else room / 2
    )
    painter.drawText(QPointF(left, box.top() + (box.height() - height) / 2 + ascent), text)


def whole_parts(font: QFont, text: str, room: float) -> str:
    """Return a text of parts ("24 GB · 1,000 GB/s") without those at its end for which there is no room.

    Half a number would be another number. The first part stays in any case.
    """
    parts = text.split(PART)
    while len(parts) > 1 and theme_text_width(font, PART.join(parts)) > room:
        parts.pop()
    return PART.join(parts)


@lru_cache(maxsize=4096)
def _is_simple(text: str) -> bool:
    """Return whether the theme's own font has all of a text, and all of it stands in one line."""
    return _SIMPLE.fullmatch(text) is not None


def theme_text_width(font: QFont, text: str) -> float:
    """Return the width of a text in pixels, rounded up, in a font of the theme (of any pixel size and weight)."""
    return _width(font.pixelSize(), font.weight(), text)


@lru_cache(maxsize=256)
def _heights(pixel_size: int, weight: QFont.Weight) -> tuple[float, float]:
    """Return the height of a line above its base, and in all."""
    metrics = QFontMetricsF(theme_font(pixel_size, weight))
    return metrics.ascent(), metrics.height()


@lru_cache(maxsize=4096)  # most words on screen stay from frame to frame, and measuring takes half as long as drawing
def _width(pixel_size: int, weight: QFont.Weight, text: str) -> float:
    return text_width(QFontMetricsF(theme_font(pixel_size, weight)), text)


def leading(right_to_left: bool) -> Qt.AlignmentFlag:
    """Return the alignment of text at the side where reading begins."""
    return Qt.AlignmentFlag.AlignRight if right_to_left else Qt.AlignmentFlag.AlignLeft


def hatch_brush(base: QColor, stripe: QColor, pitch: float, ratio: float) -> QBrush:
    """Return diagonal stripes on a ground, `pitch` pixels apart, sharp at the device pixel ratio."""
    return QBrush(_hatch_tile(base.rgba(), stripe.rgba(), max(4, round(pitch)), ratio))


@lru_cache(maxsize=32)  # a tile is small; the colours of one theme, and of the one before
def _hatch_tile(base_rgba: int, stripe_rgba: int, size: int, ratio: float) -> QImage:
    base, stripe = QColor.fromRgba(base_rgba), QColor.fromRgba(stripe_rgba)
    # an image, not a pixmap: it may outlive the application
    tile = QImage(round(size * ratio), round(size * ratio), QImage.Format.Format_RGB32)
    tile.setDevicePixelRatio(ratio)
    tile.fill(base)
    painter = QPainter(tile)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(stripe, size / 4))
    for shift in (-size, 0, size):
        painter.drawLine(QPointF(shift, size), QPointF(shift + size, 0))
    painter.end()
    return tile
