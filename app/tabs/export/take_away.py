"""From the shared scenario to files: pictures, data, frames and the hand-out, each from a copy that no screen shows."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from app.appearance import window_scale
from app.files.animation_file import Frame
from app.files.scenario_file import scenario_to_text
from app.files.whole_file import write_whole
from app.picture import picture_image, save_picture
from app.state.view_options import Motion, TabId
from app.tabs.export.handout import PICTURE_WIDTH, TEXT_SCALE, HandOut
from app.tabs.export.tab_page import TabPage
from app.tabs.export.table_text import csv_bytes
from app.tabs.tab_names import tab_name
from app.tabs.tab_view import TabContext, TabView
from app.theme.loader import load_theme
from app.theme.tokens import Theme

HANDOUT_TABS = (
    TabId.KV_CACHE,
    TabId.TIMELINE,
)  # whether it fits, how fast it feels; more could not be read on one page
HANDOUT_PAGE = QSize(PICTURE_WIDTH, PICTURE_WIDTH)


def new_page(
    tab: TabId,
    context: TabContext,
    theme: Theme,
    size: QSize,
    like: TabView | None = None,
    *,
    moves: bool = False,
) -> TabPage:
    """Return a copy of a tab as the scenario and the options are now; the caller deletes it.

    With `moves` it shows the way of its animation even to someone who has less motion on the screen: whoever plays
    the file has chosen to.
    """
    options = replace(context.options.options, tab=tab, presenting=False)
    if moves:
        options = replace(options, reduced_motion=False, motion=Motion.FULL)
    copy = TabPage(tab, context.state.scenario, options, theme, context, size, like)
    if moves:
        copy.fit_way()
    return copy


@contextmanager
def page(tab: TabId, context: TabContext, theme: Theme, size: QSize, like: TabView | None = None) -> Iterator[TabPage]:
    """Lend a copy of a tab."""
    copy = new_page(tab, context, theme, size, like)
    try:
        yield copy
    finally:
        copy.close()
        copy.deleteLater()


def save_tab(
    path: Path, tab: TabId, context: TabContext, theme: Theme, size: QSize, *, scale: float, like: TabView | None = None
) -> None:
    """Save a tab as a PNG, SVG or PDF, or its data as a CSV; the name's ending decides.

    Raises
    ------
    FileError, PictureError
        With one sentence.
    """
    with page(tab, context, theme, size, like) as copy:
        if path.suffix.lower() == ".csv":
            write_whole(path, csv_bytes(copy.view.tables()))
        else:
            save_picture(copy, path, scale=scale)


def tab_image(tab: TabId, context: TabContext, theme: Theme, size: QSize, *, scale: float, like: TabView) -> QImage:
    """Return a tab as an image for the clipboard."""
    with page(tab, context, theme, size, like) as copy:
        return picture_image(copy, scale=scale)


def frame_at(copy: TabPage, number: int, count: int) -> Frame:
    """Return one of `count` frames that show the whole animation from its start to its end."""
    player = copy.view.player
    assert player is not None
    copy.seek(player.duration_s * number / (count - 1))
    image = copy.frame()
    return Frame(width=image.width(), height=image.height(), rgba=bytes(image.constBits()))


def save_handout(path: Path, context: TabContext, like: Sequence[TabView | None] = (None,) * len(HANDOUT_TABS)) -> None:
    """Save the page about the scenario, always on white.

    Raises
    ------
    FileError, ValueError
        With one sentence, if it cannot be written, or the scenario cannot be put into words.
    """
    text = scenario_to_text(context.state.scenario, context.catalogue)
    light = load_theme("light")
    screen = light.scaled(window_scale(HANDOUT_PAGE))
    pages = [
        (tab_name(tab), new_page(tab, context, screen, HANDOUT_PAGE, view))
        for tab, view in zip(HANDOUT_TABS, like, strict=True)
    ]
    for _, copy in pages:
        copy.put_aside()
    try:
        unit = context.options.options.byte_unit
        data = HandOut(context.state.scenario, text, pages, light.scaled(TEXT_SCALE), unit).pdf_bytes()
    finally:
        for _, copy in pages:
            copy.close()
            copy.deleteLater()
    write_whole(path, data)
