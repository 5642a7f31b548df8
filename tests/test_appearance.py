"""Everything grows with the window, in steps, and never below its normal size."""

import pytest
from PySide6.QtCore import QSize

from app.appearance import Appearance, window_scale
from app.state.view_options import Options, ThemeChoice, ViewOptions


@pytest.mark.parametrize(
    ("width", "height", "scale"),
    [
        (1280, 800, 1.0),
        (1640, 1020, 1.0),
        (1920, 1080, 1.0),  # 1080 / 1020 = 1.06
        (2560, 1440, 1.4),  # 1440 / 1020 = 1.41
        (3840, 2160, 2.1),  # 2160 / 1020 = 2.12
        (3840, 800, 1.0),  # the shorter side decides
        (20_000, 20_000, 3.0),
    ],
)
def test_scale_follows_the_scarcer_side(width: int, height: int, scale: float) -> None:
    assert window_scale(QSize(width, height)) == pytest.approx(scale)


@pytest.mark.usefixtures("qapp")
def test_a_larger_window_has_larger_text_once_per_step() -> None:
    appearance = Appearance(ViewOptions(Options(theme=ThemeChoice.DARK)))
    before = appearance.theme.sizes.body
    changes: list[object] = []
    appearance.theme_changed.connect(changes.append)
    appearance.set_window_size(QSize(3840, 2160))
    appearance.set_window_size(QSize(3841, 2161))
    assert appearance.theme.sizes.body == pytest.approx(2.1 * before)
    assert len(changes) == 1
