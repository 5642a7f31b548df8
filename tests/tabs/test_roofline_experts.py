"""Below the roofline: when decode leaves the bandwidth roof, and the experts that a pass touches."""

import pytest
from pytestqt.qtbot import QtBot

from app.state.app_state import AppState
from app.tabs.roofline.more_roofline import MoreRoofline
from app.tabs.roofline.roofline_tab import RooflineTab
from app.tabs.timeline.bar_texts import crossover_text
from app.theme.tokens import Theme
from tests.samples import BALANCED, CARD_SCENARIO
from tests.tabs.window_setup import CATALOGUE, new_context


@pytest.fixture
def more(qtbot: QtBot, any_theme: Theme) -> MoreRoofline:
    more = MoreRoofline(any_theme)
    qtbot.addWidget(more)
    more.resize(900, 500)
    more.retranslate()
    more.show()
    return more


def test_a_dense_model_has_no_experts_but_a_crossover(more: MoreRoofline) -> None:
    more.show_scenario(CARD_SCENARIO)  # 100 chats balance
    assert more.experts.isHidden()
    assert more.crossover.text() == (
        "From 101 chats at once, decode leaves the bandwidth roof: arithmetic takes longer."
    )


def test_the_experts_of_a_pass_are_told(more: MoreRoofline) -> None:
    # Qwen3 30B-A3B has 128 experts, 8 per token: 128 x (1 - (120/128)^32) = 111.8 for 32 tokens (vector J09: 111.77)
    architecture = CATALOGUE.architecture("qwen3-30b-a3b")
    more.show_scenario(CARD_SCENARIO.evolve(architecture=architecture, pass_tokens=32))
    assert more.experts.isVisible()
    assert more.experts.sentence.text().startswith("This pass touches 112 of 128 experts in each layer")
    assert more.experts.canvas.accessibleDescription() == more.experts.sentence.text()
    picture = more.experts.canvas.grab().toImage()
    colors = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
    assert len(colors) > 1  # something is drawn


def test_the_tab_shows_them_with_the_scenario(qtbot: QtBot, theme: Theme) -> None:
    context = new_context()
    tab = RooflineTab(context, theme)
    qtbot.addWidget(tab)
    tab.show()
    assert tab.more.experts.isHidden()
    state: AppState = context.state
    state.set_architecture(CATALOGUE.architecture("qwen3-30b-a3b"))
    assert not tab.more.experts.isHidden()


def test_the_timeline_says_when_decode_overtakes(theme: Theme) -> None:
    from PySide6.QtCore import QLocale

    # 1,000 / 600 = 1.667 s against passes of 1/18 s: the 31st pass, so the 32nd token
    text = crossover_text(QLocale("en_US"), BALANCED.evolve(prompt_tokens=1_000))
    assert text == "decode takes longer than the prefill from 32 answer tokens on"
