"""Every theme can be read, by people with any colour vision."""

from itertools import combinations

import pytest

from app.theme.loader import THEME_IDS, load_theme
from app.theme.tokens import Role, Theme
from tests.theme.color_math import VISION, contrast, difference

GROUNDS = ("background", "surface", "surface_raised", "selection", "hover")
# Two colours side by side are told apart from a difference of about 2; across a room, as thin lines, 15 is plain.
LEAST_DIFFERENCE = 15
TOLD_APART = ("prefill", "decode", "cache", "overflow", "weights")


def text_pairs() -> list[tuple[str, str]]:
    texts = ["text", "text_muted", "good", "warning", "danger", *(f"{role}_text" for role in Role)]
    pairs = [(text, ground) for text in texts for ground in GROUNDS]
    pairs += [("text_muted", "free")]
    for role in Role:
        pairs += [(f"{role}_on", str(role)), (f"{role}_text", f"{role}_fill")]
        pairs += [("text", f"{role}_fill"), ("text_muted", f"{role}_fill")]
    return pairs


def line_pairs() -> list[tuple[str, str]]:
    lines = ["outline", "axis", "roof", "focus", "danger", *map(str, Role)]
    pairs = [(line, ground) for line in lines for ground in ("background", "surface")]
    return pairs + [(str(role), f"{role}_fill") for role in Role]


def below(theme: Theme, pairs: list[tuple[str, str]], least: float) -> list[str]:
    ratios = {pair: contrast(getattr(theme, pair[0]), getattr(theme, pair[1])) for pair in pairs}
    return [f"{front} on {ground}: {ratio:.2f}" for (front, ground), ratio in ratios.items() if ratio < least]


def test_contrast_is_computed_as_the_standard_says() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)  # (1 + 0.05) / (0 + 0.05)
    # sRGB 0x77 is 0.1845 in linear light: 1.05 / 0.2345
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_every_text_can_be_read(any_theme: Theme) -> None:
    assert below(any_theme, text_pairs(), 4.5) == []


def test_every_line_can_be_seen(any_theme: Theme) -> None:
    assert below(any_theme, line_pairs(), 3.0) == []


@pytest.mark.parametrize("theme_id", ["projector-light", "projector-dark"])
def test_a_projector_theme_has_enhanced_contrast(theme_id: str) -> None:
    pairs = [(text, ground) for text in ("text", "text_muted") for ground in ("background", "surface")]
    assert below(load_theme(theme_id), pairs, 7.0) == []


@pytest.mark.parametrize("vision", VISION)
def test_the_roles_stay_apart_for_any_colour_vision(any_theme: Theme, vision: str) -> None:
    close = {
        (one, other): difference(getattr(any_theme, one), getattr(any_theme, other), vision)
        for one, other in combinations(TOLD_APART, 2)
    }
    assert {pair: value for pair, value in close.items() if value < LEAST_DIFFERENCE} == {}


def test_simulation_tells_red_and_green_apart_only_with_full_vision() -> None:
    assert difference("#ff0000", "#7f7f00", "deuteranopia") < difference("#ff0000", "#7f7f00", "normal") / 2


def test_there_is_a_file_for_every_theme_id() -> None:
    assert [load_theme(theme_id).id for theme_id in THEME_IDS] == list(THEME_IDS)
