"""Nobody can scroll a picture: whatever its size, all of the tab is on it, and no scroll bar."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from app.state.view_options import TABS, TabId
from app.tabs.export.handout import LARGEST_PICTURED_TEXT, PICTURE_WIDTH
from app.tabs.export.tab_page import TabPage
from app.tabs.export.take_away import HANDOUT_TABS, new_page, page
from app.theme.tokens import Theme
from tests.tabs.window_setup import CATALOGUE, new_context

SIZES = (QSize(1_280, 720), QSize(1_440, 900), QSize(640, 480))


def hidden_points(copy: TabPage) -> list[tuple[int, int]]:
    """Return how many points of each scroll page are out of sight, across and down."""
    areas = copy.findChildren(QScrollArea)
    assert areas
    assert not any(area.verticalScrollBar().isVisible() or area.horizontalScrollBar().isVisible() for area in areas)
    return [(area.horizontalScrollBar().maximum(), area.verticalScrollBar().maximum()) for area in areas]


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("size", SIZES, ids=("720 lines", "900 lines", "smallest"))
def test_all_of_a_tab_is_on_its_picture(qtbot: QtBot, theme: Theme, tab: TabId, size: QSize) -> None:
    context = new_context(language="en")
    context.state.set_device(CATALOGUE.device("ryzen-ai-9-300"))
    with page(tab, context, theme, size) as copy:
        assert set(hidden_points(copy)) == {(0, 0)}
        assert copy.size() == size


def test_a_picture_with_room_for_everything_has_the_size_of_text_that_was_asked_for(qtbot: QtBot, theme: Theme) -> None:
    with page(TabId.TIMELINE, new_context(), theme, QSize(1_920, 1_080)) as copy:
        assert copy.text_factor == 1.0


def test_text_is_only_as_much_smaller_as_it_has_to_be(qtbot: QtBot, theme: Theme) -> None:
    """A tenth larger than it is would not fit."""
    with page(TabId.KV_CACHE, new_context(), theme, QSize(1_280, 720)) as copy:
        factor = copy.text_factor
        assert 0.5 < factor < 1.0
        copy.view.set_theme(theme.scaled(theme.text_scale * factor * 1.1))
        copy._settle()
        assert hidden_points(copy) != [(0, 0)]


def test_an_animation_keeps_its_size_of_text_from_the_first_frame_to_the_last(qtbot: QtBot, theme: Theme) -> None:
    copy = new_page(TabId.TIMELINE, new_context(), theme, QSize(1_280, 720), moves=True)
    player = copy.view.player
    assert player is not None
    factors = set()
    for share in range(11):
        copy.seek(share / 10 * player.duration_s)
        assert hidden_points(copy) == [(0, 0)]
        factors.add(copy.text_factor)
    assert len(factors) == 1
    copy.close()
    copy.deleteLater()


@pytest.mark.parametrize("tab", HANDOUT_TABS)
def test_words_of_the_hand_outs_pictures_can_be_read_on_paper(qtbot: QtBot, theme: Theme, tab: TabId) -> None:
    """Half of A4's 595 points, less margins and gap, is 256: body text of 15 pixels in 1,240 has 3.1 points there."""
    with page(tab, new_context(), theme, QSize(PICTURE_WIDTH, PICTURE_WIDTH)) as copy:
        copy.put_aside()
        copy.set_view_size(QSize(PICTURE_WIDTH, 2_200), largest=LARGEST_PICTURED_TEXT)
        assert hidden_points(copy) == [(0, 0)]
        assert 15.0 * copy.text_factor * 256 / PICTURE_WIDTH >= 5.0
