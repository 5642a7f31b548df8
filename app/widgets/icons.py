"""Line icons from resources/icons, drawn in any colour at any size."""

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgRenderer

from app.paths import RESOURCES

ICONS = RESOURCES / "icons"


def draw_icon(painter: QPainter, name: str, box: QRectF, color: str) -> None:
    """Draw an icon ("play", "theme" ...) into a square box in a colour "#rrggbb"."""
    _renderer(name, color).render(painter, box)


@lru_cache(maxsize=128)
def _renderer(name: str, color: str) -> QSvgRenderer:
    path = ICONS / f"{name}.svg"
    try:
        drawing = path.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"There is no icon {name!r}: {path} cannot be read.") from error
    return QSvgRenderer(QByteArray(drawing.replace("currentColor", color).encode()))
