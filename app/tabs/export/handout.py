"""The hand-out: one page about the scenario with its numbers, verdicts, pictures, and its text as the way back in."""

import math

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QLocale, QMarginsF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPageSize, QPainter, QPdfWriter, QPen

from app.core.evaluate import evaluate
from app.core.scenario import Scenario
from app.files.endings import SCENARIO_ENDING
from app.picture import paint_widget
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.export.handout_facts import Fact, result_facts, scenario_facts
from app.tabs.export.tab_page import TabPage
from app.tabs.verdict_text import draw_mark
from app.theme.tokens import Theme
from app.widgets.painting import draw_box, text_width

translate = QCoreApplication.translate

_PT = 8.0  # drawn in eighths of a point, since fonts have whole sizes
TEXT_SCALE = 0.56 * _PT  # of the screen's sizes: body text of 8.4 points on paper
_MARGIN = 34.0 * _PT
_GAP = 7.0 * _PT
_SMALLEST_LETTERS = 0.65  # of their usual size, where a line is long
_FINE_LINE = 0.5 * _PT
PICTURE_WIDTH = 1_240  # of a tab on the screen
LARGEST_PICTURED_TEXT = 2.5  # of the screen's: captions of 6.5 points on paper, where the tab is whole with them
LEAST_PICTURE_HEIGHT = 620
_CODE_SIZES = (6.8, 6.2, 5.6, 5.0, 4.4, 3.9, 3.4, 3.0)
_CODE_LEADING = 1.22
_MOST_CODE_COLUMNS = 5
_LEAST_PICTURES = 180.0 * _PT  # height that the pictures keep


class HandOut:
    """Paints the page; `theme` is scaled by TEXT_SCALE, so that its sizes suit paper."""

    def __init__(
        self, scenario: Scenario, text: str, pages: list[tuple[str, TabPage]], theme: Theme, unit: ByteUnit
    ) -> None:
        self._scenario, self._text, self._pages, self._theme, self._unit = scenario, text, pages, theme, unit
        self._painter = QPainter()

    def pdf_bytes(self) -> bytes:
        """Return the page as a PDF."""
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(buffer)
        writer.setCreator("Two Speeds")
        writer.setTitle(self._title())
        writer.setResolution(round(72 * _PT))
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setPageMargins(QMarginsF(0, 0, 0, 0))
        page = QPageSize(QPageSize.PageSizeId.A4).sizePoints()
        self._painter.begin(writer)
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        try:
            self._draw(QRectF(_MARGIN, _MARGIN, page.width() * _PT - 2 * _MARGIN, page.height() * _PT - 2 * _MARGIN))
        finally:  # a painter that outlives what it paints on brings the program down
            self._painter.end()
        return bytes(buffer.data().data())

    def _title(self) -> str:
        return translate("HandOut", "{model} on {machine}").format(
            model=shown_name(self._scenario.architecture.name), machine=shown_name(self._scenario.device.name)
        )

    def _draw(self, box: QRectF) -> None:
        top = self._draw_heading(box)
        top = self._draw_results(QRectF(box.left(), top + _GAP, box.width(), box.bottom()))
        font, columns = self._code_layout(box.width(), box.bottom() - top - _LEAST_PICTURES)
        code_height = self._code_height(font, columns)
        self._draw_code(QRectF(box.left(), box.bottom() - code_height, box.width(), code_height), font, columns)
        self._draw_pages(QRectF(box.left(), top + _GAP, box.width(), box.bottom() - code_height - top - 2 * _GAP))

    def _draw_heading(self, box: QRectF) -> float:
        """Draw name, title and what was chosen; return where it ends."""
        self._font("caption")
        right = Qt.AlignmentFlag.AlignRight
        self._write(
            QRectF(box.left(), box.top(), box.width(), 12 * _PT),
            translate("HandOut", "Two Speeds"),
            right,
            "text_muted",
        )
        self._font("headline", QFont.Weight.Bold)
        height = QFontMetricsF(self._painter.font()).height()
        self._write(
            QRectF(box.left(), box.top(), box.width() - 60 * _PT, height),
            self._fitted(self._title(), box.width() - 60 * _PT),
        )
        top = box.top() + height + _GAP / 2
        for name, value in scenario_facts(self._locale, self._scenario, self._unit):
            top = self._draw_fact(
                (name, value), QRectF(box.left(), top, box.width(), 0), name_width=72 * _PT, at_left=True
            )
        return top

    def _draw_results(self, box: QRectF) -> float:
        """Draw three columns of numbers; return where the longest ends."""
        groups = result_facts(self._locale, self._scenario, evaluate(self._scenario), self._unit)
        width = (box.width() - 2 * 2 * _GAP) / 3
        ends = []
        for number, (title, facts) in enumerate(groups):
            left = box.left() + number * (width + 2 * _GAP)
            self._font("title", QFont.Weight.DemiBold)
            height = QFontMetricsF(self._painter.font()).height()
            self._write(QRectF(left, box.top(), width, height), title)
            self._painter.setPen(QPen(self._theme.color("outline"), _FINE_LINE))
            self._painter.drawLine(QPointF(left, box.top() + height), QPointF(left + width, box.top() + height))
            top = box.top() + height + 2 * _PT
            for fact in facts:
                top = self._draw_fact(fact, QRectF(left, top, width, 0))
            ends.append(top)
        return max(ends)

    def _draw_fact(self, fact: Fact, row: QRectF, *, name_width: float = 0.0, at_left: bool = False) -> float:
        """Draw a name and its value on one line; return where the line ends."""
        name, value = fact
        self._font("body", QFont.Weight.DemiBold)
        height = QFontMetricsF(self._painter.font()).height() * 1.08
        line = QRectF(row.left(), row.top(), row.width(), height)
        if at_left:
            room = line.adjusted(name_width, 0, 0, 0)
            self._font("body")
            self._write(room, self._fitted(value, room.width()))
        else:
            self._write(line, value, Qt.AlignmentFlag.AlignRight)
            name_width = line.width() - text_width(QFontMetricsF(self._painter.font()), value) - 3 * _PT
        self._font("body")
        self._write(line, self._fitted(name, name_width), color="text_muted")
        return line.bottom()

    def _draw_pages(self, box: QRectF) -> None:
        """Draw the tabs beside each other, high rather than wide: a narrow page on the screen has the largest words."""
        width = (box.width() - 2 * _GAP * (len(self._pages) - 1)) / len(self._pages)
        for number, (name, page) in enumerate(self._pages):
            self._draw_page(
                QRectF(box.left() + number * (width + 2 * _GAP), box.top(), width, box.height()), name, page
            )

    def _draw_page(self, place: QRectF, name: str, page: TabPage) -> None:
        self._font("body", QFont.Weight.DemiBold)
        line = QFontMetricsF(self._painter.font()).height()
        verdict = page.view.verdict
        mark = QRectF(place.left(), place.top() + _PT, line - 2 * _PT, line - 2 * _PT)
        draw_mark(self._painter, mark, verdict.tone, self._theme)
        left = mark.right() + 4 * _PT
        self._write(QRectF(left, place.top(), place.width(), line), name)
        self._font("caption")
        sentence = QRectF(
            place.left(), place.top() + line, place.width(), 2.05 * QFontMetricsF(self._painter.font()).height()
        )
        self._painter.setPen(self._theme.color("text"))
        self._painter.drawText(sentence, int(Qt.TextFlag.TextWordWrap), verdict.text)
        room = QRectF(
            place.left(), sentence.bottom() + 2 * _PT, place.width(), place.bottom() - sentence.bottom() - 2 * _PT
        )
        scale = room.width() / PICTURE_WIDTH
        shape = QSize(PICTURE_WIDTH, max(LEAST_PICTURE_HEIGHT, int(room.height() / scale)))
        page.set_view_size(shape, largest=LARGEST_PICTURED_TEXT)
        size = page.view.size()
        scale = min(scale, room.height() / size.height())
        self._painter.save()
        self._painter.translate(room.topLeft())
        self._painter.scale(scale, scale)
        self._painter.setClipRect(page.view.rect())
        paint_widget(page.view, self._painter)
        self._painter.restore()
        frame = QRectF(room.left(), room.top(), size.width() * scale, size.height() * scale)
        draw_box(
            self._painter,
            frame,
            fill=self._theme.color("surface", 0.0),
            line=self._theme.color("outline"),
            width=_FINE_LINE,
            radius=0,
        )

    # The scenario's text

    def _code_layout(self, width: float, room: float) -> tuple[QFont, list[list[str]]]:
        """Return the largest letters, and the columns of lines, that leave the pictures their room."""
        font, columns = _monospace(_CODE_SIZES[0]), [self._lines()]
        for size in _CODE_SIZES:
            font = _monospace(size)
            fitting = [self._columns(number) for number in range(1, _MOST_CODE_COLUMNS + 1)]
            columns = next((some for some in reversed(fitting) if self._width(font, some) <= width), fitting[0])
            if self._code_height(font, columns) <= room:
                break
        return font, columns

    def _columns(self, number: int) -> list[list[str]]:
        lines = self._lines()
        rows = -(-len(lines) // number)
        return [lines[start : start + rows] for start in range(0, len(lines), rows)]

    def _widths(self, font: QFont, columns: list[list[str]]) -> list[float]:
        metrics = QFontMetricsF(font)
        return [max(metrics.horizontalAdvance(line) for line in column) for column in columns]

    def _width(self, font: QFont, columns: list[list[str]]) -> float:
        return sum(self._widths(font, columns)) + 2 * _GAP * len(columns)

    def _lines(self) -> list[str]:
        """Return the text without its heading and empty lines, which say nothing to the program."""
        return [line for line in self._text.split("\n") if line and not line.startswith("#")]

    def _code_height(self, font: QFont, columns: list[list[str]]) -> float:
        heading = QFontMetricsF(self._theme.font("body")).height()
        return heading + 2.3 * _GAP + len(columns[0]) * font.pixelSize() * _CODE_LEADING

    def _draw_code(self, box: QRectF, font: QFont, columns: list[list[str]]) -> None:
        self._font("body", QFont.Weight.DemiBold)
        heading = QFontMetricsF(self._painter.font()).height()
        way = translate(
            "HandOut", "The way back in: copy this text and paste it into Two Speeds, or save it as a file {ending}."
        ).format(ending=f"*{SCENARIO_ENDING}")
        self._write(QRectF(box.left(), box.top(), box.width(), heading), way)
        frame = QRectF(box.left(), box.top() + heading + 2 * _PT, box.width(), box.height() - heading - 2 * _PT)
        draw_box(
            self._painter,
            frame,
            fill=self._theme.color("background"),
            line=self._theme.color("outline"),
            width=_FINE_LINE,
            radius=3 * _PT,
        )
        self._painter.setFont(font)
        self._painter.setPen(self._theme.color("text"))
        leading = font.pixelSize() * _CODE_LEADING
        widths = self._widths(font, columns)
        gap = (frame.width() - sum(widths)) / len(columns)
        left = frame.left() + _GAP
        for column, width in zip(columns, widths, strict=True):
            for row, text in enumerate(column):
                self._painter.drawText(QRectF(left, frame.top() + _GAP + row * leading, width + gap, leading), text)
            left += width + gap

    # Writing

    @property
    def _locale(self) -> QLocale:
        return QLocale()

    def _font(self, size: str, weight: QFont.Weight = QFont.Weight.Normal) -> None:
        font = self._theme.font(size, weight)
        font.unsetFeature(QFont.Tag("tnum"))  # such figures cannot be searched for or copied from a PDF
        self._painter.setFont(font)

    def _fitted(self, text: str, width: float) -> str:
        """Make the letters smaller until a text fits, down to a limit, and return it, elided beyond that."""
        font = self._painter.font()
        needed = text_width(QFontMetricsF(font), text)
        if needed > width:
            font.setPixelSize(math.floor(font.pixelSize() * max(_SMALLEST_LETTERS, width / needed)))
            self._painter.setFont(font)
        return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 1.0)

    def _write(
        self,
        box: QRectF,
        text: str,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
        color: str = "text",
    ) -> None:
        self._painter.setPen(self._theme.color(color))
        self._painter.drawText(box, int(align | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine), text)


def _monospace(size: float) -> QFont:
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(round(size * _PT))
    return font
