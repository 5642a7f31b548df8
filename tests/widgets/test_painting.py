"""Tests of strokes that several widgets share."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from app.theme.tokens import theme_font
from app.widgets.painting import draw_text

BOX = QRectF(10.4, 5.6, 200, 40)
IN_BOX = Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value | Qt.TextFlag.TextSingleLine.value


def picture(text: str, align: Qt.AlignmentFlag, *, in_box: bool) -> QImage:
    image = QImage(260, 60, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    painter.setFont(theme_font(15, QFont.Weight.Medium))
    if in_box:
        painter.setPen(QColor("black"))
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(BOX, align.value | IN_BOX, text)
    else:
        draw_text(painter, BOX, text, QColor("black"), align)
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    "align", [Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter]
)
@pytest.mark.parametrize(
    "text",
    [
        "16.2\N{NO-BREAK SPACE}GB",
        "Ağırlık çğıöşü",
        "8 × 2 ≈ 16 → 2 % · −3",
        "a\nb",
        "a\tb",
        "日本語モデル",
        "שלום 24 GB",
        "नमूना",
    ],
)
def test_text_from_a_point_stands_where_qt_would_put_it_in_the_box(text: str, align: Qt.AlignmentFlag) -> None:
    assert picture(text, align, in_box=False) == picture(text, align, in_box=True)
    assert picture(text, align, in_box=False) != picture("", align, in_box=True)
