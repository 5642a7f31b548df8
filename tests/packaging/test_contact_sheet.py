"""The contact sheet: where pictures and captions go, and one small run of the whole script."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QColor, QImage

from contact_sheet import CAPTION, GAP, Shot, write_sheet

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "contact_sheet.py"


def shot(folder: Path, name: str, colour: str) -> Shot:
    picture = QImage(200, 100, QImage.Format.Format_RGB32)
    picture.fill(QColor(colour))
    picture.save(str(folder / f"{name}.png"))
    return Shot(name, folder / f"{name}.png")


def test_pictures_stand_in_rows_of_three_above_their_captions(qapp: object, tmp_path: Path) -> None:
    colours = ("red", "lime", "blue", "yellow")
    write_sheet([shot(tmp_path, colour, colour) for colour in colours], tmp_path / "sheet.png", width=40)
    sheet = QImage(str(tmp_path / "sheet.png"))
    # 40 wide is 20 high: three columns and two rows, a gap around each
    assert sheet.width() == 3 * (40 + GAP) + GAP
    assert sheet.height() == 2 * (20 + CAPTION + GAP) + GAP
    assert sheet.pixelColor(GAP + 20, GAP + 10) == QColor("red")
    assert sheet.pixelColor(GAP + 2 * (40 + GAP) + 20, GAP + 10) == QColor("blue")
    assert sheet.pixelColor(GAP + 20, GAP + 20 + CAPTION + GAP + 10) == QColor("yellow")


def test_the_script_writes_a_sheet_and_its_pictures(tmp_path: Path) -> None:
    arguments = ["--sizes", "640x480", "--langs", "pl", "--themes", "dark", "--parts", "tabs", "--tabs", "passes"]
    done = subprocess.run(
        [sys.executable, str(SCRIPT), "--out", str(tmp_path), *arguments],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert [path.name for path in tmp_path.glob("*.png")] == ["640x480-pl-dark-tabs-1.png"]
    picture = QImage(str(tmp_path / "640x480-pl-dark" / "tabs" / "00 passes.png"))
    assert (picture.width(), picture.height()) == (640, 480)
    assert picture.pixelColor(2, 2).lightness() < 60  # the dark theme's header
