"""A widget as a picture: PNG at any scale, SVG and PDF as vectors.

Everything is drawn into memory first: Qt's writers do not say when a disk is full.
"""

from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QImageWriter, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from app.files.errors import FileError
from app.files.whole_file import write_whole

ENDINGS = (".png", ".svg", ".pdf")
SCALE_RANGE = (0.25, 8.0)
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
    PictureError, FileError
        If the ending is not known, the picture is too large, or the file cannot be written.
    """
    check_path(path)
    ending = path.suffix.lower()
    if ending == ".png":
        data = png_bytes(picture_image(widget, scale=scale))
    else:
        data = _svg_bytes(widget) if ending == ".svg" else _pdf_bytes(widget)
    write_whole(path, data)


def check_path(path: Path, endings: tuple[str, ...] = ENDINGS) -> None:
    """Raise `FileError` if no picture can be saved under this name, before any work is done for it."""
    if path.suffix.lower() not in endings:
        raise FileError(path, f"ends in '{path.suffix}', must end in {', '.join(endings)}")
    try:
        is_folder = path.parent.is_dir()
    except OSError as error:  # a folder on the way that may not be looked into
        raise FileError(path, f"the file cannot be written: {error.strerror or error}") from error
    if not is_folder:
        raise FileError(path, f"the folder {path.parent} does not exist")


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
    if image.isNull():
        raise PictureError(f"there is no memory for a picture of {pixels.width():,} x {pixels.height():,} pixels")
    image.setDevicePixelRatio(scale)
    image.setDotsPerMeterX(round(_DOTS_PER_METRE_AT_96_DPI * scale))
    image.setDotsPerMeterY(round(_DOTS_PER_METRE_AT_96_DPI * scale))
    _paint(widget, image)
    return image


def png_bytes(image: QImage) -> bytes:
    """Return an image as the bytes of a PNG."""
    buffer = _buffer()
    if not QImageWriter(buffer, QByteArray(b"png")).write(image):
        raise PictureError("the picture cannot be turned into a PNG: there is not enough memory")
    return bytes(buffer.data().data())


def paint_widget(widget: QWidget, painter: QPainter) -> None:
    """Draw a widget at the painter's origin."""
    # A widget that is not a window leaves its background to its parent; a picture has none.
    painter.fillRect(widget.rect(), widget.palette().window())
    # Charts draw outlines with whatever brush they find; on a screen they always find none.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    widget.render(painter, QPoint(0, 0))


def _svg_bytes(widget: QWidget) -> bytes:
    buffer = _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(widget.size())
    generator.setViewBox(QRect(QPoint(0, 0), widget.size()))
    generator.setTitle(widget.window().windowTitle())
    _paint(widget, generator)
    return bytes(buffer.data().data())


def _pdf_bytes(widget: QWidget) -> bytes:
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setCreator("Two Speeds")
    writer.setTitle(widget.window().windowTitle())
    writer.setResolution(_POINTS_PER_INCH)
    writer.setPageSize(QPageSize(QSizeF(widget.size()), QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    _paint(widget, writer)
    return bytes(buffer.data().data())


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def _paint(widget: QWidget, device: QPaintDevice) -> None:
    painter = QPainter()
    if not painter.begin(device):
        raise PictureError("the picture cannot be drawn: there is not enough memory")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        paint_widget(widget, painter)
    finally:
        painter.end()
