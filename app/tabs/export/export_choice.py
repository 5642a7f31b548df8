"""What is to be taken away, and in which form."""

from dataclasses import dataclass
from enum import StrEnum


class Kind(StrEnum):
    """The four things that can be taken away."""

    PICTURE = "picture"
    ANIMATION = "animation"
    HANDOUT = "handout"
    DATA = "data"


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportChoice:
    """Everything the dialog asks.

    Attributes
    ----------
    ending : str
        Of the file, with its dot.
    all_tabs : bool
        One file for each tab, in a folder, instead of one for the tab that is shown.
    scale : float
        Pixels of a PNG per point on screen.
    with_data : bool
        Whether a CSV lies beside each picture.
    seconds : float
        How long an animation takes in the file.
    fps : float
        Frames per second.
    width, height : int
        Pixels of an animation.
    """

    kind: Kind
    ending: str
    all_tabs: bool = False
    scale: float = 2.0
    with_data: bool = False
    seconds: float = 8.0
    fps: float = 10.0
    width: int = 1_280
    height: int = 720
