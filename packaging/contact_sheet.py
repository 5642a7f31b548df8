"""Photographs every tab, lesson step and dialog in every size, language and theme, and puts them on contact sheets.

uv run python packaging/contact_sheet.py [--out FOLDER] [--sizes 1280x720 ...] [--langs tr ...] [--themes dark ...]
                                         [--parts tabs|presented|extremes|dialogs|lessons ...] [--text-scale N]

Single pictures are kept beside the sheets, so that whatever looks odd on a sheet can be opened.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from studio import PARTS, TABS, Studio

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

ROOT = Path(__file__).resolve().parents[1]
SIZES = ("1280x720", "1920x1080", "3840x2160")  # an old projector, the usual one, a wall
THEMES = ("light", "dark")
COLUMNS, THUMB, CAPTION, GAP = 3, 640, 26, 12  # pixels of a sheet
MOST_ON_A_SHEET = 12


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: what it is called, and the file it is kept in."""

    caption: str
    path: Path


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the pictures and sheets that were asked for, and return the exit code."""
    options = _parse(arguments)
    looks = list(product(options.sizes, options.langs, options.themes))
    if len(looks) > 1:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return max(pool.map(_Run(options), looks))
    sys.path.insert(0, str(ROOT))
    (look,) = looks
    with tempfile.TemporaryDirectory() as folder:
        displays = Path(folder) / "displays.json"
        displays.write_text(json.dumps({"screens": [_display(look[0])]}), encoding="utf-8")
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={displays}"
        _photograph(_application(Path(folder)), *look, options)
    return 0


@dataclass(frozen=True, slots=True)
class _Run:
    """Another run of this script for one size, language and theme: Qt has one application and few cores."""

    options: argparse.Namespace

    def __call__(self, look: tuple[str, str, str]) -> int:
        options = self.options
        one = [part for pair in zip(("--sizes", "--langs", "--themes"), look, strict=True) for part in pair]
        same = ["--out", str(options.out), "--text-scale", options.text_scale]
        chosen = ["--parts", *options.parts, "--tabs", *options.tabs]
        return subprocess.run([sys.executable, __file__, *one, *same, *chosen], check=False).returncode


def _display(size: str) -> dict[str, object]:
    """Return a display of this size: menus and dialogs are as large as theirs lets them be."""
    width, height = (int(part) for part in size.split("x"))
    dots = {"logicalDpi": 96, "logicalBaseDpi": 96}
    return {"name": size, "x": 0, "y": 0, "width": width, "height": height, **dots}


def write_sheet(shots: Sequence[Shot], path: Path, *, width: int = THUMB) -> None:
    """Write one sheet: every picture at the same width, its caption below it.

    Parameters
    ----------
    shots : sequence of Shot
        At least one.
    path : Path
        The PNG to write.
    width : int
        Of each picture on the sheet, in pixels.
    """
    from PySide6.QtCore import QPoint, QRect, Qt
    from PySide6.QtGui import QColor, QImage, QPainter

    smooth = Qt.TransformationMode.SmoothTransformation
    thumbs = [QImage(str(shot.path)).scaledToWidth(width, smooth) for shot in shots]
    columns = min(COLUMNS, len(thumbs))
    cell_width, cell_height = width + GAP, max(thumb.height() for thumb in thumbs) + CAPTION + GAP
    rows = -(-len(thumbs) // columns)
    sheet = QImage(columns * cell_width + GAP, rows * cell_height + GAP, QImage.Format.Format_RGB32)
    sheet.fill(QColor(128, 128, 128))  # neither theme's ground
    painter = QPainter(sheet)
    painter.setPen(QColor("white"))
    font = painter.font()
    font.setPixelSize(round(0.6 * CAPTION))  # not the window's, which grows with it
    painter.setFont(font)
    for index, (shot, thumb) in enumerate(zip(shots, thumbs, strict=True)):
        corner = QPoint(GAP + index % columns * cell_width, GAP + index // columns * cell_height)
        painter.drawImage(corner, thumb)
        below = QRect(corner.x(), corner.y() + thumb.height(), width, CAPTION)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, shot.caption)
    painter.end()
    sheet.save(str(path))


def _parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parts = tuple(PARTS)
    parser.add_argument("--out", type=Path, default=ROOT / "out" / "contact-sheet", help="folder for what is written")
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WxH")
    parser.add_argument("--langs", nargs="+", default=("en", "tr", "pl"), choices=("en", "tr", "pl"))
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--parts", nargs="+", default=parts, choices=parts)
    parser.add_argument("--tabs", nargs="+", default=TABS, choices=TABS)
    parser.add_argument("--text-scale", default="1", metavar="N")
    return parser.parse_args(arguments)


def _application(settings: Path) -> "QApplication":
    from PySide6.QtCore import QSettings, qInstallMessageHandler
    from PySide6.QtWidgets import QApplication

    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    qInstallMessageHandler(_tell)
    # Pictures show what a first start shows, not what this machine's user has chosen.
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(settings))
    return app


def _tell(_kind: object, _context: object, message: str) -> None:
    """Say what Qt has to say, but not what every picture without a display would repeat."""
    if not message.startswith("This plugin does not support"):
        print(message, file=sys.stderr)


def _photograph(app: "QApplication", size: str, language: str, theme: str, options: argparse.Namespace) -> None:
    """Write all pictures and sheets of one size, language and theme."""
    from app.bootstrap import build_window
    from app.files.catalogue import load_catalogue
    from app.paths import RESOURCES
    from app.settings import Settings
    from app.window_options import parse_window_options

    catalogue = load_catalogue(RESOURCES / "catalog")
    view = ["--theme", theme, "--lang", language, "--motion", "reduced", "--text-scale", options.text_scale]
    window = build_window(app, catalogue, parse_window_options(view, catalogue), Settings())
    width, _, height = size.partition("x")
    studio = Studio(app, window, catalogue, (int(width), int(height)), tuple(options.tabs))
    studio.settle()
    name = f"{size}-{language}-{theme}" + ("" if options.text_scale == "1" else f"-x{options.text_scale}")
    for part in options.parts:
        folder = options.out / name / part
        folder.mkdir(parents=True, exist_ok=True)
        shots = []
        for number, (caption, picture) in enumerate(PARTS[part](studio)):
            path = folder / f"{number:02d} {caption.replace('/', '-')}.png"
            picture.save(str(path), quality=80)  # quick to write rather than small
            shots.append(Shot(f"{name}: {caption}", path))
        for first in range(0, len(shots), MOST_ON_A_SHEET):
            sheet = options.out / f"{name}-{part}-{first // MOST_ON_A_SHEET + 1}.png"
            write_sheet(shots[first : first + MOST_ON_A_SHEET], sheet)
            print(sheet)
    window.close()
    window.deleteLater()
    app.processEvents()


if __name__ == "__main__":
    raise SystemExit(main())
