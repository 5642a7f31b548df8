"""What chats that share a pass do to the price of an answer token."""

import numpy as np
import pytest

from app.core.curves import BatchCurve
from app.core.sharing import Sharing, sharing_effect


@pytest.mark.parametrize(
    ("ratios", "sharing", "highest"),
    [
        ((100.0, 50.0, 1.0), Sharing.FALLS, 100.0),
        ((1.0, 1.0, 1.0), Sharing.STAYS, 1.0),
        ((1.0, 1.02, 1.01), Sharing.STAYS, 1.02),  # less than one sees on the chart
        ((11.0, 53.0, 1.6), Sharing.RISES_FIRST, 53.0),  # experts fill up, then they are shared
        ((2.0, 3.0, 4.0), Sharing.RISES, 4.0),
    ],
)
def test_the_course_follows_the_curve(ratios: tuple[float, ...], sharing: Sharing, highest: float) -> None:
    values = np.array(ratios)
    curve = BatchCurve(
        batch=np.array([1.0, 16.0, 1024.0]),
        tokens_per_s_total=values,
        tokens_per_s_per_chat=values,
        chip_s_per_answer_token=values,
        token_cost_ratio=values,
    )
    effect = sharing_effect(curve)
    assert (effect.sharing, effect.highest_ratio) == (sharing, highest)
