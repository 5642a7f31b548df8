"""What it does to the price of an answer token that chats share a pass."""

from dataclasses import dataclass
from enum import StrEnum

from app.core.curves import BatchCurve

_SAME = 0.05  # change of the ratio from which it is said to rise or fall


class Sharing(StrEnum):
    """How the ratio of an answer token's chip time to a prompt token's goes with the chats in a pass."""

    FALLS = "falls"
    STAYS = "stays"
    RISES = "rises"
    RISES_FIRST = "rises_first"


@dataclass(frozen=True, slots=True, kw_only=True)
class SharingEffect:
    """The course of the ratio, and its highest value."""

    sharing: Sharing
    highest_ratio: float


def sharing_effect(curve: BatchCurve) -> SharingEffect:
    """Return how the ratio goes from the fewest chats of a curve to the most."""
    ratios = curve.token_cost_ratio
    first, last, highest = float(ratios[0]), float(ratios[-1]), float(ratios.max())
    rises, falls = highest > first * (1.0 + _SAME), last < highest / (1.0 + _SAME)
    return SharingEffect(sharing=_COURSES[rises, falls], highest_ratio=highest)


_COURSES = {  # whether it rises above its beginning, and whether it ends below its highest value
    (True, True): Sharing.RISES_FIRST,
    (True, False): Sharing.RISES,
    (False, True): Sharing.FALLS,
    (False, False): Sharing.STAYS,
}
