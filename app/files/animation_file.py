"""Animated pictures: frames of equal size become a GIF or an APNG, written whole or not at all.

Pillow is imported when the first animation is written; nothing else needs it.
"""

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, cast

from app.files.errors import FileError
from app.files.whole_file import write_whole

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer as Buffer
    from PIL.Image import Image

ENDINGS = (".gif", ".apng")
SECONDS_RANGE = (0.1, 120.0)
LONGEST_UNASKED_S = 12.0  # a longer animation is shown faster, unless more seconds are asked for
FPS_RANGE = (1.0, 50.0)  # the shortest delay that players of GIF keep to is 2 hundredths of a second
LARGEST_PIXELS = 250_000_000  # of all frames together, which take a gigabyte until they are written
_HOLD_LAST_S = 1.0  # the end can be read before it starts again
_GIF_COLORS = 255
_PALETTE_SAMPLES = 6


class CancelledError(Exception):
    """The user no longer wants the animation."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture: width and height in pixels, and four bytes a pixel (red, green, blue, alpha), row by row."""

    width: int
    height: int
    rgba: bytes


def check_animation(path: Path, *, seconds: float, fps: float, width: int, height: int) -> int:
    """Return how many frames an animation has.

    Raises
    ------
    FileError
        If the ending is not known or it would be too large.
    """
    if path.suffix.lower() not in ENDINGS:
        raise FileError(path, f"ends in '{path.suffix}', must end in {' or '.join(ENDINGS)}")
    frames = max(2, round(seconds * fps) + 1)
    if frames * width * height > LARGEST_PIXELS:
        raise FileError(
            path,
            f"{frames:,} frames of {width:,} x {height:,} pixels are too many, "
            f"must be at most {LARGEST_PIXELS:,} pixels in all",
        )
    return frames


def write_animation(
    path: Path, frames: Iterable[Frame], *, fps: float, is_wanted: Callable[[], bool] | None = None
) -> None:
    """Write frames; the last one stays for a second, then it starts again for ever.

    Parameters
    ----------
    path : Path
        Ends in .gif or .apng.
    frames : iterable of Frame
        At least one; asked for one at a time.
    fps : float
        Frames per second.
    is_wanted : callable or None
        Asked now and then while the file is written; False stops it.

    Raises
    ------
    FileError
        If the file cannot be written.
    CancelledError
        If it was no longer wanted; nothing is left behind.
    """
    is_gif = path.suffix.lower() == ".gif"
    # GIF counts in hundredths of a second
    frame_ms = round(100 / fps) * 10 if is_gif else round(1000 / fps)
    first, *rest = _reduced(list(_images(frames))) if is_gif else _images(frames)
    durations = [frame_ms] * len(rest) + [frame_ms + round(1000 * _HOLD_LAST_S)]
    stream = _Stoppable(is_wanted)
    if is_gif:
        first.save(stream, format="GIF", save_all=True, append_images=rest, duration=durations, loop=0, optimize=False)
    else:
        first.save(
            stream, format="PNG", save_all=True, append_images=rest, duration=durations, loop=0, default_image=False
        )
    write_whole(path, stream.getvalue())


class _Stoppable(io.BytesIO):
    """Memory that refuses to be written to once the animation is not wanted any more."""

    def __init__(self, is_wanted: Callable[[], bool] | None) -> None:
        super().__init__()
        self._is_wanted = is_wanted

    def write(self, data: "Buffer") -> int:
        """Write, or raise CancelledError."""
        if self._is_wanted is not None and not self._is_wanted():
            raise CancelledError
        return super().write(data)


def _images(frames: Iterable[Frame]) -> Iterator["Image"]:
    from PIL import Image as Images

    for frame in frames:
        yield Images.frombytes("RGBA", (frame.width, frame.height), frame.rgba).convert("RGB")


def _reduced(images: list["Image"]) -> Iterator["Image"]:
    """Yield the pictures in one palette of their most frequent colours.

    A drawn page has few: grounds keep theirs exactly, and what stands still is the same in every picture, so a GIF
    stores it once.
    """
    from PIL import Image as Images

    width, height = images[0].size
    samples = images[:: max(1, len(images) // _PALETTE_SAMPLES)]
    sheet = Images.new("RGB", (width, height * len(samples)))
    for number, image in enumerate(samples):
        sheet.paste(image, (0, number * height))
    counted = sheet.getcolors(sheet.width * sheet.height) or []
    frequent = sorted(counted, key=_count, reverse=True)[:_GIF_COLORS]
    palette = Images.new("P", (1, 1))
    palette.putpalette([value for _, color in frequent for value in cast("tuple[int, ...]", color)])
    for image in images:
        yield image.quantize(palette=palette, dither=Images.Dither.NONE)


def _count(entry: tuple[int, object]) -> int:
    return entry[0]
