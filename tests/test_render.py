"""Without a display: pictures, data, animations and the hand-out from the command line."""

import csv
import io
import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image

from app.paths import RESOURCES

MAIN = RESOURCES.parent / "main.py"


def render(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command as a user would, in a process that has no display."""
    command = [sys.executable, str(MAIN), "render", *arguments]
    environment = {"PATH": "", "HOME": "/nonexistent", "LANG": "C.UTF-8"}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120, check=False)


def test_a_picture_has_the_size_and_scale_asked_for(tmp_path: Path) -> None:
    path = tmp_path / "passes.png"
    done = render("passes", "--out", str(path), "--size", "1000x700", "--scale", "1.5", "--at", "2")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    with Image.open(path) as image:
        assert image.size == (1_500, 1_050)


def test_data_are_those_of_the_scenario(tmp_path: Path) -> None:
    path = tmp_path / "timeline.csv"
    arguments = ("--model", "example-7b", "--weights", "q4_0", "--device", "laptop", "--prompt", "600")
    assert render("timeline", "--out", str(path), *arguments).returncode == 0
    rows = list(csv.reader(io.StringIO(path.read_text("utf-8-sig"))))
    assert float(rows[2][2]) == pytest.approx(1.0)  # 600 tokens at 600 tokens/s


@pytest.mark.parametrize("ending", ["gif", "apng"])
def test_an_animation_takes_the_seconds_asked_for(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"race.{ending}"
    done = render("roofline", "--out", str(path), "--size", "800x600", "--seconds", "0.4", "--fps", "10")
    assert (done.returncode, done.stderr) == (0, "")
    with Image.open(path) as image:
        assert (image.size, image.n_frames) == ((800, 600), 5)  # 0.0, 0.1 ... 0.4 s


def test_the_hand_out_in_polish(tmp_path: Path) -> None:
    path = tmp_path / "page.pdf"
    done = render("handout", "--out", str(path), "--lang", "pl")
    assert (done.returncode, done.stderr) == (0, "")
    assert path.read_bytes().count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chart", "--out", "a.png"), ("TAB", "'chart'", "handout")),
        (("passes", "--out", "a.bmp"), ("a.bmp", ".png", ".csv", ".apng")),
        (("handout", "--out", "a.png"), ("a.png", ".pdf")),
        (("passes", "--out", "nowhere/a.gif"), ("nowhere/a.gif", "does not exist")),
        (("kv-cache", "--out", "a.gif"), ("--out", "kv-cache", "no animation")),
        (("kv-cache", "--out", "a.png", "--at", "1"), ("--at", "kv-cache", "no animation")),
        (("passes", "--out", "a.gif", "--fps", "0"), ("--fps", "1 to 50")),
        (("passes", "--out", "a.gif", "--seconds", "999"), ("--seconds", "0.1 to 120")),
        (("passes", "--out", "a.gif", "--seconds", "100", "--size", "3840x2160"), ("--seconds", "a.gif", "too many")),
        (("passes", "--out", "a.png", "--size", "16000x16000"), ("--size", "--scale", "16000x16000", "200,000,000")),
    ],
)
def test_what_cannot_be_drawn_is_one_line_and_2(arguments: tuple[str, ...], words: tuple[str, ...]) -> None:
    done = render(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    for word in words:
        assert word in done.stderr
