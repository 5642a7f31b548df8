"""What the marks mean: small samples with words, in lines that wrap."""

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.tabs.passes.flow import flow_boxes
from app.theme.tokens import Theme
from app.widgets.painting import draw_text, text_width


class Mark(StrEnum):
    """A sample of a mark."""

    PROMPT = "prompt"
    ANSWER = "answer"
    FIRST_ANSWER = "first-answer"
    COMPUTED = "computed"
    KEPT = "kept"
    TO_COME = "to-come"
    NOTE = "note"  # a word of caution, with a sign for "nearly"


class Legend(QWidget):
    """Marks and their meaning, for instance a hollow cell: "still to come"."""

    def __init__(self, theme: Theme, marks: tuple[Mark, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks = marks
        self._texts = tuple("" for _ in marks)
        self._boxes: list[QRectF] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, *texts: str) -> None:
        """Write the words, one text for each mark."""
        self._texts = texts
        self.setAccessibleName("; ".join(texts))
        self._relayout()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._relayout()

    def _relayout(self) -> None:
        self._boxes = self._place(self.width())
        self.updateGeometry()
        self.update()

    def _sample_width(self) -> float:
        return self._theme.sizes.caption * 1.5

    def _place(self, width: float) -> list[QRectF]:
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._theme.font("caption"))
        extra = self._sample_width() + sizes.spacing * 0.75
        widths = [text_width(metrics, text) + extra for text in self._texts]
        boxes = flow_boxes(widths, width=width, height=metrics.height(), gap=sizes.padding)
        # Lines of one legend belong together: closer than the gap between its entries.
        lines = sorted({box.top() for box in boxes})
        for box in boxes:
            box.moveTop(lines.index(box.top()) * (metrics.height() + sizes.spacing / 4))
        return boxes

    def _paint_mark(self, painter: QPainter, mark: Mark, box: QRectF) -> None:
        theme, sizes = self._theme, self._theme.sizes
        width = sizes.line_thin
        halves = (QRectF(box), QRectF(box))
        halves[0].setRight(box.center().x())
        halves[1].setLeft(box.center().x())
        if mark is Mark.COMPUTED:
            painter.fillRect(halves[0], theme.color("prefill"))
            painter.fillRect(halves[1], theme.color("decode"))
        elif mark is Mark.KEPT:
            across, down = box.width() * 0.3, box.height() * 0.25
            painter.fillRect(box.adjusted(across, down, -across, -down), theme.color("cache", 0.75))
        elif mark is Mark.TO_COME:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("outline"), sizes.hairline))
            painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
        elif mark is Mark.NOTE:
            draw_text(painter, box, "≈", theme.color("text_muted"))
        else:
            fill = "prefill_fill" if mark is Mark.PROMPT else "decode_fill"
            edge = "decode" if mark is Mark.ANSWER else "prefill"
            painter.setPen(QPen(theme.color(edge), sizes.line if mark is Mark.FIRST_ANSWER else width))
            painter.setBrush(theme.color(fill))
            painter.drawRoundedRect(box.adjusted(width, width, -width, -width), sizes.radius / 3, sizes.radius / 3)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find places anew."""
        super().resizeEvent(event)
        self._relayout()

    def heightForWidth(self, width: int) -> int:
        """Return the height that the lines need at a width."""
        return round(self._place(width)[-1].bottom()) + 1

    def sizeHint(self) -> QSize:
        """Return the size at which all shows well."""
        width = max(self.width(), round(self._theme.sizes.body * 20))
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        return QSize(round(max(box.width() for box in self._place(1e9))), round(self._place(1e9)[-1].bottom()) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what changed."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._theme.font("caption"))
        color = self._theme.color("text_muted")
        for mark, text, box in zip(self._marks, self._texts, self._boxes, strict=True):
            sample = QRectF(box.left(), box.top() + box.height() * 0.15, self._sample_width(), box.height() * 0.7)
            self._paint_mark(painter, mark, sample)
            words = QRectF(
                sample.right() + self._theme.sizes.spacing / 2, box.top(), box.right() - sample.right(), box.height()
            )
            draw_text(painter, words, text, color, Qt.AlignmentFlag.AlignLeft)
