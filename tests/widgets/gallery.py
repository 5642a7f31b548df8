"""Pictures of every widget in every theme: `python -m tests.widgets.gallery FOLDER`."""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.theme.apply import apply_theme
from app.theme.fonts import load_fonts
from app.theme.loader import THEME_IDS, load_theme
from app.theme.tokens import Role, Theme
from app.widgets.bar_layout import BarMark, BarPart
from app.widgets.cards import Card
from app.widgets.chip import Chip
from app.widgets.icon_button import IconButton
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.picker_popup import PickerPopup
from app.widgets.pill_button import PillButton
from app.widgets.play_bar import PlayBar
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.segmented import Segmented
from app.widgets.stacked_bar import StackedBar

ENTRIES = [
    PickerEntry("example-8b", "Example 8B", "32 layers · 8 KV heads · 8.0 B weights", "Examples", "gqa"),
    PickerEntry("example-7b", "Example 7B", "32 layers · 32 KV heads · 7.0 B weights", "Examples", "mha"),
    PickerEntry("llama-3.1-8b", "Llama 3.1 8B", "32 layers · 8 KV heads · 8.0 B weights", "Llama", "meta"),
    PickerEntry("llama-3.1-70b", "Llama 3.1 70B", "80 layers · 8 KV heads · 70.6 B weights", "Llama", "meta"),
]


class Gallery(QWidget):
    """One page with everything on it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        left = QVBoxLayout()
        picker = SearchPicker(theme, "Model")
        picker.set_entries(ENTRIES)
        picker.set_value("llama-3.1-8b")
        left.addWidget(TextLabel(theme, "Model", size="caption", color="text_muted"))
        left.addWidget(picker)
        for title, low, high, value, role, ticks in (
            ("Prompt", 1, 1_000_000, 32_000, Role.PREFILL, (1, 100, 10_000, 1_000_000)),
            ("Answer", 1, 1_000_000, 860, Role.DECODE, (1, 100, 10_000, 1_000_000)),
            ("Chats at once", 1, 256, 1, Role.NEUTRAL, (1, 16, 256)),
        ):
            slider = LabelledSlider(theme, title, low, high, role=role, ticks=ticks)
            slider.set_value(value)
            left.addWidget(slider)
        for text in ("Balanced", "Short question, long answer", "A preset whose name is far too long for its pill"):
            chip = Chip(theme, text)
            chip.set_chosen(text == "Balanced")
            left.addWidget(chip)
        left.addStretch(1)

        right = QVBoxLayout()
        icons = QGridLayout()
        names = (
            ("Bigger", "bigger"), ("Smaller", "smaller"), ("Theme", "theme"), ("Present", "present"), ("Help", "help"),
            ("Menu", "menu"), ("Open", "open"), ("Save", "save"), ("Export", "export"), ("Reset", "reset"),
            ("Language", "language"), ("Measure", "measure"), ("Lesson", "lesson"), ("Settings", "settings"),
            ("Compare", "compare"),
        )  # fmt: skip
        for number, (text, icon) in enumerate(names):
            icons.addWidget(IconButton(theme, text, icon), number // 8, number % 8)
        right.addLayout(icons)
        right.addWidget(TextLabel(theme, "Memory on a 24 GB card", size="headline", weight=theme.font().Weight.Bold))
        gauge = StackedBar(theme)
        gauge.set_data(
            [
                BarPart("weights", 16.0, Role.WEIGHTS, "Weights 16.0 GB", "8.0 B × 16 bits"),
                BarPart("cache", 4.2, Role.CACHE, "KV 4.2 GB", "32,000 tokens"),
                BarPart("free", 3.8, None, "free 3.8 GB"),
            ],
            24.0,
            [(value, f"{value} GB") for value in range(0, 25, 4)],
        )
        over = StackedBar(theme)
        over.set_data(
            [
                BarPart("weights", 16.0, Role.WEIGHTS, "Weights 16.0 GB", "8.0 B × 16 bits"),
                BarPart("cache", 8.0, Role.CACHE, "KV 16.8 GB", "128,000 tokens"),
                BarPart("overflow", 8.8, Role.OVERFLOW, "8.8 GB too much", "does not fit", hatch=True),
            ],
            32.8,
            [(value, f"{value} GB") for value in range(0, 33, 4)],
            [BarMark(24.0, "24 GB card")],
        )
        timeline = StackedBar(theme)
        timeline.set_data(
            [
                BarPart("prefill", 1.67, Role.PREFILL, "Prefill 1.67 s", "1 pass over 1,000 tokens"),
                BarPart("decode", 47.7, Role.DECODE, "Decode 47.7 s", "859 passes, one token each"),
            ],
            50.0,
            [(value, f"{value} s") for value in range(0, 51, 10)],
            [BarMark(1.67, "first token at 1.67 s (TTFT)", "prefill_text", above=False)],
        )
        for bar in (gauge, over, timeline):
            right.addWidget(bar)
        tokens = LabelledSlider(theme, "Tokens in this pass", 1, 8192, role=Role.DECODE, in_row=True)
        tokens.set_marker(100, "100: balance point")
        tokens.set_value(7)
        right.addWidget(tokens)
        row = QHBoxLayout()
        row.addWidget(PillButton(theme, "Send", "play", ("Stop",)))
        speeds = Segmented(theme, [(1, "×1"), (5, "×5"), (20, "×20")], "Speed")
        speeds.set_value(5)
        row.addWidget(speeds)
        row.addStretch(1)
        right.addLayout(row)
        cards = QHBoxLayout()
        card = Card(theme, "Roofline")
        card.body.addWidget(roofline(theme))
        cards.addWidget(card)
        card = Card(theme, "Memory as the conversation grows")
        card.body.addWidget(memory(theme))
        cards.addWidget(card)
        right.addLayout(cards, 1)
        bar = PlayBar(theme)
        bar.set_position(0.4)
        bar.set_speed(1.0)
        bar.set_playing(True)
        right.addWidget(bar)
        page = QHBoxLayout(self)
        page.setSpacing(round(2 * theme.sizes.padding))
        side = QWidget()
        side.setLayout(left)
        side.setFixedWidth(round(300 * theme.sizes.body / 15))
        page.addWidget(side)
        page.addLayout(right, 1)


def roofline(theme: Theme) -> PlotCanvas:
    """Return the roofline chart of the example card."""
    plot = PlotCanvas(theme)
    ticks = ("100 G", "1 T", "10 T", "100 T")
    plot.set_axes(
        Axis(1, 10_000, "Arithmetic intensity (FLOP per byte read)", log=True),
        Axis(1e11, 2e14, log=True, ticks=tuple((10.0 ** (11 + i), text) for i, text in enumerate(ticks))),
    )
    plot.add_curve("roof", "roof")
    plot.set_curve("roof", [1, 100, 10_000], [1e12, 1e14, 1e14])
    plot.add_rule("ridge", "axis", vertical=True)
    plot.set_rule("ridge", 100)
    plot.add_point("decode", "decode")
    plot.set_point("decode", 1, 1e12)
    plot.add_point("batch", "decode", hollow=True)
    plot.set_point("batch", 32, 32e12)
    plot.add_point("prefill", "prefill")
    plot.set_point("prefill", 1000, 1e14)
    plot.set_labels(
        [
            Label(1, 1e12, "decode, 1 chat", "decode_text", strong=True),
            Label(32, 32e12, "decode, 32 chats", "decode_text", strong=True),
            Label(1000, 1e14, "prefill, 1,000 tokens", "prefill_text", strong=True),
            Label(100, 1e11, "ridge point: 100 FLOP/byte", "text_muted"),
            Label(5, 5e12, "bandwidth roof 1,000 GB/s", "text_muted"),
            Label(4000, 1e14, "compute roof 100 TFLOP/s", "text_muted"),
        ]
    )
    return plot


def memory(theme: Theme) -> PlotCanvas:
    """Return the memory chart of the example model."""
    plot = PlotCanvas(theme)
    plot.set_axes(
        Axis(0, 128_000, formatter=lambda value: f"{value / 1000:.0f} k"),
        Axis(0, 36, formatter=lambda value: f"{value:.0f} GB"),
    )
    plot.add_area("weights", "weights_fill")
    plot.set_area("weights", [0, 128_000], [0, 0], [16, 16])
    plot.add_area("cache", "cache_fill")
    plot.set_area("cache", [0, 128_000], [16, 16], [16, 32.8])
    plot.add_curve("f16", "cache")
    plot.set_curve("f16", [0, 128_000], [16, 32.8])
    plot.add_curve("q8", "cache", thin=True)
    plot.set_curve("q8", [0, 128_000], [16, 24.4])
    plot.add_rule("card", "danger")
    plot.set_rule("card", 24)
    plot.add_point("now", "cache")
    plot.set_point("now", 32_000, 20.2)
    plot.set_labels(
        [
            Label(32_000, 20.2, "20.2 GB", "cache_text", strong=True),
            Label(0, 24, "24 GB card", "danger", strong=True),
            Label(128_000, 32.8, "16-bit cache", "cache_text", strong=True),
            Label(128_000, 24.4, "8-bit cache", "cache_text"),
        ]
    )
    return plot


def picture(theme: Theme, width: int, height: int, ratio: float, rtl: bool = False) -> QImage:
    """Return the gallery as an image."""
    gallery = Gallery(theme)
    gallery.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    gallery.resize(width, height)
    gallery.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    gallery.show()
    QApplication.processEvents()
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    gallery.render(image, QPoint())
    gallery.close()
    return image


def opened_picker(theme: Theme) -> QImage:
    """Return the open list of a picker as an image."""
    picker = SearchPicker(theme, "Model")
    picker.set_entries(ENTRIES)
    picker.set_value("llama-3.1-8b")
    picker.resize(300, picker.sizeHint().height())
    picker.show()
    picker.open_list()
    QApplication.processEvents()
    image = picker.findChild(PickerPopup).grab().toImage()
    picker.close()
    return image


def main(folder: Path) -> None:
    """Write the pictures of all themes, of large text and of right-to-left into a folder."""
    app = QApplication([])
    QLocale.setDefault(QLocale("en_US"))
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for name in THEME_IDS:
        theme = load_theme(name)
        apply_theme(app, theme)
        wide = 1.35 if name.startswith("projector") else 1
        picture(theme, round(1500 * wide), round(1450 * wide), 1).save(str(folder / f"{name}.png"))
        opened_picker(theme).save(str(folder / f"{name}-list.png"))
    theme = load_theme("light").scaled(2)
    apply_theme(app, theme)
    picture(theme, 2800, 2700, 1).save(str(folder / "light-text-200.png"))
    theme = load_theme("dark")
    apply_theme(app, theme)
    picture(theme, 1500, 1450, 2, rtl=True).save(str(folder / "dark-rtl-2x.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
