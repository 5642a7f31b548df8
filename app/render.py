"""Drawing a tab, its animation, its data or the hand-out into a file, without a display."""

import argparse
import os
import re
import sys
from pathlib import Path

from app.console import tell
from app.files.animation_file import ENDINGS as ANIMATION_ENDINGS
from app.files.animation_file import FPS_RANGE, LONGEST_UNASKED_S, SECONDS_RANGE, check_animation, write_animation
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.files.whole_file import write_whole
from app.language import CODES, Language
from app.scenario_options import OptionError, scenario_from_options
from app.state.view_options import TabId, ThemeChoice

SMALLEST_SIZE = (640, 480)
LARGEST_SIZE = (16_384, 16_384)
SCALE_RANGE = (0.25, 8.0)
PICTURE_SIZE, ANIMATION_SIZE = "1920x1080", "1280x720"
HANDOUT = "handout"
ALL_ENDINGS = (".png", ".svg", ".pdf", ".csv", *ANIMATION_ENDINGS)
_SIZE = re.compile(r"(\d{1,6})[xX×](\d{1,6})")


def render(options: argparse.Namespace, catalogue: Catalogue) -> None:
    """Draw a tab with its verdict, or the hand-out, as the command line's options describe it.

    Raises
    ------
    OptionError, PictureError, FileError
        With one sentence that names the option or file, what is wrong and what is allowed.
    """
    what = _one_of("TAB", options.tab, (*TabId, HANDOUT))
    if not options.out:
        raise OptionError(f"--out: the name of the file is empty, must end in {', '.join(ALL_ENDINGS)}")
    path = Path(options.out)
    theme_id = _one_of("--theme", options.theme, (ThemeChoice.LIGHT, ThemeChoice.DARK))
    language = _one_of("--lang", options.lang, CODES)
    is_animation = path.suffix.lower() in ANIMATION_ENDINGS
    width, height = _size(options.size or (ANIMATION_SIZE if is_animation else PICTURE_SIZE))
    scale = _number("--scale", options.scale, SCALE_RANGE)
    at_s = None if options.at is None else _number("--at", options.at, (0.0, 1e9))
    seconds = None if options.seconds is None else _number("--seconds", options.seconds, SECONDS_RANGE)
    fps = _number("--fps", options.fps, FPS_RANGE)
    scenario = scenario_from_options(options, catalogue, tell=tell)

    # A picture needs no display, and a machine that has one need not show a window for it.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSize, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    from app.appearance import window_scale
    from app.picture import LARGEST_PIXELS, check_path, save_picture
    from app.state.app_state import AppState
    from app.state.clock import Clock
    from app.state.view_options import Options, ViewOptions
    from app.tabs.tab_view import TabContext
    from app.theme.apply import apply_theme
    from app.theme.fonts import load_fonts
    from app.theme.loader import load_theme

    check_path(path, (".pdf",) if what == HANDOUT else ALL_ENDINGS)
    pixels = round(width * scale) * round(height * scale)
    if path.suffix.lower() == ".png" and pixels > LARGEST_PIXELS:
        raise OptionError(
            f"--size, --scale: {width}x{height} at a scale of {scale:g} is too large with {pixels:,} pixels, "
            f"must be at most {LARGEST_PIXELS:,} pixels in all"
        )
    qInstallMessageHandler(_tell)
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    load_fonts()
    languages = Language()
    languages.set_choice(language)
    theme = load_theme(theme_id).scaled(window_scale(QSize(width, height)))
    apply_theme(app, theme)
    context = TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(Options()), catalogue=catalogue)
    if options.measurements is not None:
        problems: list[str] = []
        context.measurements.opening_failed.connect(problems.append)
        context.measurements.open_files((Path(options.measurements),), catalogue=catalogue, scenario=scenario)
        if problems:
            raise OptionError(f"--measurements: {problems[0]}")

    from app.tabs.export.table_text import csv_bytes
    from app.tabs.export.take_away import frame_at, page, save_handout

    if what == HANDOUT:
        save_handout(path, context)
        return
    with page(TabId(what), context, theme, QSize(width, height)) as copy:
        player = copy.view.player
        if player is None and (is_animation or at_s is not None):
            raise OptionError(f"{'--out' if is_animation else '--at'}: the tab '{what}' has no animation")
        if player is not None and is_animation:
            wanted_s = min(player.duration_s, LONGEST_UNASKED_S) if seconds is None else seconds
            try:
                count = check_animation(path, seconds=wanted_s, fps=fps, width=width, height=height)
            except FileError as problem:
                raise OptionError(f"--seconds, --fps, --size: {problem}") from problem
            copy.fit_way()
            write_animation(path, (frame_at(copy, number, count) for number in range(count)), fps=fps)
            return
        if at_s is not None:
            copy.seek(at_s)
        if path.suffix.lower() == ".csv":
            write_whole(path, csv_bytes(copy.view.tables()))
        else:
            save_picture(copy, path, scale=scale)


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
