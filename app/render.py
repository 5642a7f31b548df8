"""Drawing a tab into a file, without a display."""

import argparse
import os
import re
import sys
from pathlib import Path

from app.files.catalogue import Catalogue
from app.language import CODES, Language
from app.scenario_options import OptionError, scenario_from_options
from app.state.view_options import TabId, ThemeChoice

SMALLEST_SIZE = (640, 480)
LARGEST_SIZE = (16_384, 16_384)
SCALE_RANGE = (0.25, 8.0)
LAYOUT_ROUNDS = 4
_SIZE = re.compile(r"(\d{1,6})[xX×](\d{1,6})")


def render(options: argparse.Namespace, catalogue: Catalogue) -> None:
    """Draw a tab with its verdict as the command line's options describe it.

    Raises
    ------
    OptionError, PictureError
        With one sentence that names the option or file, what is wrong and what is allowed.
    """
    tab = _one_of("TAB", options.tab, tuple(TabId))
    theme_id = _one_of("--theme", options.theme, (ThemeChoice.LIGHT, ThemeChoice.DARK))
    language = _one_of("--lang", options.lang, CODES)
    width, height = _size(options.size)
    scale = _number("--scale", options.scale, SCALE_RANGE)
    at_s = None if options.at is None else _number("--at", options.at, (0.0, 1e9))
    scenario = scenario_from_options(options, catalogue)

    # A picture needs no display, and a machine that has one need not show a window for it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QCoreApplication, QEvent, QSize, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

    from app.appearance import window_scale
    from app.picture import check_path, save_picture
    from app.state.app_state import AppState
    from app.state.clock import Clock
    from app.state.view_options import Options, ViewOptions
    from app.tabs.tab_factory import build_tab
    from app.tabs.tab_view import TabContext
    from app.tabs.verdict_strip import VerdictStrip
    from app.theme.apply import apply_theme
    from app.theme.fonts import load_fonts
    from app.theme.loader import load_theme

    check_path(Path(options.out))
    qInstallMessageHandler(_tell)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    load_fonts()
    languages = Language()
    languages.set_choice(language)
    theme = load_theme(theme_id).scaled(window_scale(QSize(width, height)))
    apply_theme(app, theme)
    context = TabContext(
        state=AppState(scenario), clock=Clock(), options=ViewOptions(Options(tab=TabId(tab))), catalogue=catalogue
    )
    if options.measurements is not None:
        problems: list[str] = []
        context.measurements.opening_failed.connect(problems.append)
        context.measurements.open_files((Path(options.measurements),), catalogue=catalogue, scenario=scenario)
        if problems:
            raise OptionError(f"--measurements: {problems[0]}")
    page = QWidget()
    page.setWindowTitle(f"Two Speeds: {tab}")
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(0)
    view = build_tab(TabId(tab), context, theme)
    strip = VerdictStrip(context.state, context.clock, context.options, theme)
    layout.addWidget(view, 1)
    layout.addWidget(strip)
    page.resize(width, height)
    page.show()
    # Some parts lay themselves out anew once they know their width; without an event loop they are asked here.
    for _ in range(LAYOUT_ROUNDS):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
    if at_s is not None:
        if view.player is None:
            raise OptionError(f"--at: the tab '{tab}' has no animation")
        view.player.seek(at_s)
    strip.set_verdict(view.verdict)
    save_picture(page, Path(options.out), scale=scale)


def _tell(_kind: object, _context: object, message: str) -> None:
    """Pass Qt's messages on, but for the offscreen platform's word that a picture has no window frame."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _one_of(option: str, text: str, allowed: tuple[str, ...]) -> str:
    if text not in allowed:
        raise OptionError(f"{option}: '{text}' is not known, must be one of {', '.join(allowed)}")
    return text


def _size(text: str) -> tuple[int, int]:
    found = _SIZE.fullmatch(text.strip())
    size = (int(found[1]), int(found[2])) if found else (0, 0)
    if not all(low <= side <= high for low, side, high in zip(SMALLEST_SIZE, size, LARGEST_SIZE, strict=True)):
        low, high = SMALLEST_SIZE, LARGEST_SIZE
        raise OptionError(
            f"--size: '{text}' is not a size from {low[0]}x{low[1]} to {high[0]}x{high[1]}, such as 1920x1080"
        )
    return size


def _number(option: str, text: str, allowed: tuple[float, float]) -> float:
    low, high = allowed
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if not low <= value <= high:  # also refuses nan
        raise OptionError(f"{option}: '{text}' is not a number from {low:g} to {high:g}")
    return value
