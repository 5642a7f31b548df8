"""Animations: the right number of frames, their time, and what cannot be written."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from app.files.animation_file import CancelledError, Frame, check_animation, write_animation
from app.files.errors import FileError

WIDTH, HEIGHT = 40, 30
BLUE, WHITE = bytes((31, 99, 214, 255)), bytes((255, 255, 255, 255))


def growing_bar(count: int) -> Iterator[Frame]:
    """A blue bar on white that is one pixel longer in each frame."""
    for number in range(count):
        row = BLUE * number + WHITE * (WIDTH - number)
        yield Frame(width=WIDTH, height=HEIGHT, rgba=row * HEIGHT)


@pytest.mark.parametrize("ending", [".gif", ".apng"])
def test_every_frame_comes_back_with_its_time(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"bar{ending}"
    write_animation(path, growing_bar(5), fps=10)
    with Image.open(path) as image:
        assert image.n_frames == 5
        assert image.info["loop"] == 0  # for ever
        lasts = []
        for number in range(5):
            image.seek(number)
            image.load()
            lasts.append(image.info["duration"])
            colors = [image.convert("RGB").getpixel((x, 3)) for x in range(WIDTH)]
            assert sum(color[0] < 128 for color in colors) == number
    # 10 frames a second are 100 ms each; the last one stays a second longer
    assert lasts == [100, 100, 100, 100, 1_100]


def test_what_stands_still_costs_a_gif_nothing(tmp_path: Path) -> None:
    path = tmp_path / "still.gif"
    noise = bytes(range(256)) * (WIDTH * HEIGHT * 4 // 256 + 1)
    frame = Frame(width=WIDTH, height=HEIGHT, rgba=noise[: WIDTH * HEIGHT * 4])
    write_animation(path, [frame], fps=10)
    one = path.stat().st_size
    write_animation(path, [frame] * 20, fps=10)
    assert path.stat().st_size < 1.2 * one


def test_an_animation_nobody_wants_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(CancelledError):
        write_animation(tmp_path / "a.gif", growing_bar(5), fps=10, is_wanted=bool)
    assert not list(tmp_path.iterdir())


def test_the_number_of_frames_includes_both_ends() -> None:
    # 2 s at 10 frames a second: 0.0, 0.1 ... 2.0
    assert check_animation(Path("a.gif"), seconds=2.0, fps=10, width=100, height=100) == 21


def test_too_large_and_unknown_are_refused_in_one_sentence() -> None:
    with pytest.raises(FileError, match=r"ends in '\.mp4', must end in \.gif or \.apng"):
        check_animation(Path("a.mp4"), seconds=2.0, fps=10, width=100, height=100)
    with pytest.raises(FileError, match="1,201 frames of 1,920 x 1,080 pixels are too many"):
        check_animation(Path("a.gif"), seconds=120.0, fps=10, width=1_920, height=1_080)
