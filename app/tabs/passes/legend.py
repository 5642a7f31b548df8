"""What the marks of the chips and grids mean."""

from enum import StrEnum

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.legend import Legend
from app.widgets.painting import draw_text


class Mark(StrEnum):
    """A sample of a mark."""

    PROMPT = "prompt"
    ANSWER = "answer"
    FIRST_ANSWER = "first-answer"
    COMPUTED = "computed"
    KEPT = "kept"
    TO_COME = "to-come"
    NOTE = "note"  # a word of caution, with a sign for "nearly"


class MarkLegend(Legend):
    """Marks and their meaning, for instance a hollow cell: "still to come"."""

    def __init__(self, theme: Theme, marks: tuple[Mark, ...], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self._marks = marks

    def set_texts(self, *texts: str) -> None:
        """Write the words, one text for each mark."""
        self.set_entries(tuple(zip(self._marks, texts, strict=True)))

    def paint_sample(self, painter: QPainter, sample: StrEnum, box: QRectF) -> None:
        """Paint one mark a little lower than the line."""
        theme, sizes = self._theme, self._theme.sizes
        inset = box.height() * 0.15
        box = box.adjusted(0, inset, 0, -inset)
        width = sizes.line_thin
        halves = (QRectF(box), QRectF(box))
        halves[0].setRight(box.center().x())
        halves[1].setLeft(box.center().x())
        if sample is Mark.COMPUTED:
            painter.fillRect(halves[0], theme.color("prefill"))
            painter.fillRect(halves[1], theme.color("decode"))
        elif sample is Mark.KEPT:
            across, down = box.width() * 0.3, box.height() * 0.25
            painter.fillRect(box.adjusted(across, down, -across, -down), theme.color("cache", 0.75))
        elif sample is Mark.TO_COME:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("outline"), sizes.hairline))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        elif sample is Mark.NOTE:
            draw_text(painter, box, "≈", theme.color("text_muted"))
        else:
            fill = "prefill_fill" if sample is Mark.PROMPT else "decode_fill"
            edge = "decode" if sample is Mark.ANSWER else "prefill"
            painter.setPen(QPen(theme.color(edge), sizes.line if sample is Mark.FIRST_ANSWER else width))
            painter.setBrush(theme.color(fill))
            painter.drawRoundedRect(box.adjusted(width, width, -width, -width), sizes.radius / 3, sizes.radius / 3)
