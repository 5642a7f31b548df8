"""A widget as a picture: PNG at any scale, SVG and PDF as vectors."""

from pathlib import Path

from PySide6.QtCore import QMarginsF, QPoint, QRect, QSize, QSizeF
from PySide6.QtGui import QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

ENDINGS = (".png", ".svg", ".pdf")
LARGEST_PIXELS = 200_000_000  # an image beyond this would take gigabytes
_POINTS_PER_INCH = 72
_DOTS_PER_METRE_AT_96_DPI = 3_780


class PictureError(ValueError):
    """A picture that cannot be made, with one sentence."""


def save_picture(widget: QWidget, path: Path, *, scale: float = 1.0) -> None:
    """Draw a widget into a file; the ending of its name decides the format.

    Parameters
    ----------
    scale : float
        Pixels per point of a PNG; vectors have none.

    Raises
    ------
    PictureError
        If the ending is not known, the picture is too large, or the file cannot be written.
    """
    check_path(path)
    ending = path.suffix.lower()
    if ending == ".png":
        if not picture_image(widget, scale=scale).save(str(path)):
            raise PictureError(f"{path}: cannot be written")
    elif ending == ".svg":
        _save_svg(widget, path)
    else:
        _save_pdf(widget, path)


def check_path(path: Path) -> None:
    """Raise `PictureError` if no picture can be saved under this name, before any work is done for it."""
    if path.suffix.lower() not in ENDINGS:
        raise PictureError(f"{path}: ends in '{path.suffix}', must end in {', '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise PictureError(f"{path}: the folder {path.parent} does not exist")


def picture_image(widget: QWidget, *, scale: float = 1.0) -> QImage:
    """Return a widget as an image with so many pixels per point."""
    size = widget.size()
    pixels = QSize(round(size.width() * scale), round(size.height() * scale))
    if pixels.width() * pixels.height() > LARGEST_PIXELS:
        raise PictureError(
            f"a picture of {pixels.width():,} x {pixels.height():,} pixels is too large, "
            f"must be at most {LARGEST_PIXELS:,} pixels in all"
        )
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.setDotsPerMeterX(round(_DOTS_PER_METRE_AT_96_DPI * scale))
    image.setDotsPerMeterY(round(_DOTS_PER_METRE_AT_96_DPI * scale))
    _paint(widget, image)
    return image


def _save_svg(widget: QWidget, path: Path) -> None:
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(widget.size())
    generator.setViewBox(QRect(QPoint(0, 0), widget.size()))
    generator.setTitle(widget.window().windowTitle())
    _paint(widget, generator)


def _save_pdf(widget: QWidget, path: Path) -> None:
    writer = QPdfWriter(str(path))
    writer.setCreator("Two Speeds")
    writer.setResolution(_POINTS_PER_INCH)
    writer.setPageSize(QPageSize(QSizeF(widget.size()), QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    _paint(widget, writer)


def _paint(widget: QWidget, device: QPaintDevice) -> None:
    painter = QPainter()
    if not painter.begin(device):
        raise PictureError("the picture cannot be written: is the folder writable?")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        # A widget that is not a window leaves its background to its parent; a picture has none.
        painter.fillRect(widget.rect(), widget.palette().window())
        widget.render(painter, QPoint(0, 0))
    finally:
        painter.end()
