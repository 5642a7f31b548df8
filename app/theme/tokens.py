"""Colours, type and sizes by role: what a theme is."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import lru_cache

from PySide6.QtGui import QColor, QFont

FAMILY = "Inter"


class Role(StrEnum):
    """What a coloured thing stands for; the same role has the same colour on every tab."""

    PREFILL = "prefill"
    DECODE = "decode"
    CACHE = "cache"
    WEIGHTS = "weights"
    COMPUTE = "compute"
    OVERFLOW = "overflow"
    ACCENT = "accent"
    NEUTRAL = "neutral"


@dataclass(frozen=True, slots=True)
class RoleColors:
    """The four colours of one role, as "#rrggbb".

    `base` paints bars, curves and handles; `on` is text on `base`; `fill` is the quiet tint for chips and
    empty tracks; `text` is the role's colour for text on the background, on a surface and on `fill`.
    """

    base: str
    on: str
    fill: str
    text: str


@dataclass(frozen=True, slots=True)
class Sizes:
    """Sizes by role in device-independent pixels, already multiplied by the text scale."""

    caption: float = 12.5
    body: float = 15.0
    strong: float = 16.0
    title: float = 18.0
    headline: float = 24.0
    verdict: float = 26.0
    huge: float = 30.0
    spacing: float = 8.0
    padding: float = 16.0
    radius: float = 9.0
    bar_height: float = 46.0
    control_height: float = 36.0
    handle: float = 20.0
    groove: float = 6.0
    icon: float = 20.0
    line: float = 3.0
    line_thin: float = 1.75
    hairline: float = 1.0
    focus: float = 2.5

    def times(self, *, type_factor: float, space_factor: float, line_factor: float) -> Sizes:
        """Return the sizes with type, distances and lines multiplied by their own factors."""
        lines = {"line", "line_thin", "hairline", "focus"}
        spaces = {"spacing", "padding", "radius"}
        changed = {}
        for field in fields(self):
            factor = line_factor if field.name in lines else space_factor if field.name in spaces else type_factor
            changed[field.name] = getattr(self, field.name) * factor
        return Sizes(**changed)


@dataclass(frozen=True, slots=True)
class Theme:
    """One look: every colour the program uses ("#rrggbb", by role) and every size.

    `border`, `grid` and `track` only decorate; whatever must be seen to be understood or used
    (`outline`, `axis`, `roof`, `focus` and the `base` of each role) stands out from its ground by 3:1,
    and every text by 4.5:1.
    """

    id: str
    is_dark: bool
    sizes: Sizes
    background: str
    surface: str
    surface_raised: str
    border: str
    outline: str
    track: str
    text: str
    text_muted: str
    focus: str
    selection: str
    hover: str
    shade: str
    free: str
    grid: str
    axis: str
    roof: str
    good: str
    warning: str
    danger: str
    accent: str
    accent_on: str
    accent_fill: str
    accent_text: str
    neutral: str
    neutral_on: str
    neutral_fill: str
    neutral_text: str
    prefill: str
    prefill_on: str
    prefill_fill: str
    prefill_text: str
    decode: str
    decode_on: str
    decode_fill: str
    decode_text: str
    cache: str
    cache_on: str
    cache_fill: str
    cache_text: str
    weights: str
    weights_on: str
    weights_fill: str
    weights_text: str
    compute: str
    compute_on: str
    compute_fill: str
    compute_text: str
    overflow: str
    overflow_on: str
    overflow_fill: str
    overflow_text: str
    text_scale: float = 1.0

    def role(self, role: Role | str) -> RoleColors:
        """Return the four colours of a role."""
        name = str(role)
        return RoleColors(
            base=getattr(self, name),
            on=getattr(self, f"{name}_on"),
            fill=getattr(self, f"{name}_fill"),
            text=getattr(self, f"{name}_text"),
        )

    def color(self, name: str, opacity: float = 1.0) -> QColor:
        """Return a colour by field name ("grid", "decode_fill"); opacity runs 0..1."""
        color = QColor(getattr(self, name))
        if opacity != 1.0:
            color.setAlphaF(opacity)
        return color

    def font(self, size: str = "body", weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        """Return the font of a size role ("caption" ... "huge") with figures of equal width."""
        return QFont(theme_font(max(1, round(getattr(self.sizes, size))), weight))

    def scaled(self, text_scale: float) -> Theme:
        """Return this theme at another text scale (1 is the designed size); all sizes follow."""
        factor = text_scale / self.text_scale
        sizes = self.sizes.times(type_factor=factor, space_factor=factor, line_factor=factor)
        return replace(self, sizes=sizes, text_scale=text_scale)


# Widgets ask at every repaint, and looking up a font's features takes its time. About twice what one size of the window
# needs, and no more: Qt keeps every letter that it has drawn for as long as anything holds its font.
@lru_cache(maxsize=64)
def theme_font(pixel_size: int, weight: QFont.Weight) -> QFont:
    """Return the font of all themes in a size; it is shared, so copy it before changing it."""
    font = QFont(FAMILY)
    font.setPixelSize(pixel_size)
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
