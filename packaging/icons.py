"""Icons in every system's format from the one drawing resources/icons/two-speeds.svg; runs in the bundle's environment.

Both container formats hold PNG pictures behind a small table, so nothing but Qt is needed to make them.
"""

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# Type codes of PNG pictures in an .icns file by their width in pixels; the second of a width is for Retina screens.
ICNS_TYPES = (
    (b"icp4", 16), (b"icp5", 32), (b"ic07", 128), (b"ic08", 256), (b"ic09", 512), (b"ic10", 1024),
    (b"ic11", 32), (b"ic12", 64), (b"ic13", 256), (b"ic14", 512),
)  # fmt: skip


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Return a Windows icon from PNG pictures by width in pixels (256 at most)."""
    table, contents = struct.pack("<HHH", 0, 1, len(pictures)), b""
    start = len(table) + 16 * len(pictures)
    for width, picture in sorted(pictures.items()):
        side = width % 256  # 256 is written as 0
        table += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), start + len(contents))
        contents += picture
    return table + contents


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """Return a macOS icon from PNG pictures by width in pixels."""
    blocks = b"".join(
        struct.pack(">4sI", code, 8 + len(pictures[width])) + pictures[width] for code, width in ICNS_TYPES
    )
    return struct.pack(">4sI", b"icns", 8 + len(blocks)) + blocks


def main(drawing: str, folder: str) -> None:
    """Write PNG pictures, an .ico and an .icns into a folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QIODevice
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    app = QGuiApplication([])
    renderer = QSvgRenderer(drawing)
    if not renderer.isValid():
        raise SystemExit(f"{drawing}: is no SVG drawing")
    pictures = {}
    for width in sorted({*ICO_SIZES, *PNG_SIZES, *(width for _, width in ICNS_TYPES)}):
        image = QImage(width, width, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        painter = QPainter(image)
        renderer.render(painter)
        painter.end()
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        image.save(buffer, "PNG")
        pictures[width] = bytes(buffer.data().data())
    target = Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for width in PNG_SIZES:
        (target / f"two-speeds-{width}.png").write_bytes(pictures[width])
    (target / "two-speeds.ico").write_bytes(ico({width: pictures[width] for width in ICO_SIZES}))
    (target / "two-speeds.icns").write_bytes(icns(pictures))
    app.quit()


if __name__ == "__main__":
    main(*sys.argv[1:])
