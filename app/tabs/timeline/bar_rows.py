"""Rows of a word, a small bar and a value: how busy the chip is, what changes save, what tokens cost."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_box, draw_text, theme_text_width
from app.widgets.quantity import WORD_JOINER

_LEAST_BAR = 2.5  # in control heights
_MOST_SPREAD = 1.7  # of the rows where there is room
_MOST_NOTE_LINES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class BarRow:
    """One row; `share` runs 0..1, None where the number does not exist (a dashed, empty bar)."""

    label: str
    value: str
    share: float | None
    role: Role
    note: str = ""


def shares_of_longest(*amounts: float) -> tuple[float, ...]:
    """Return the lengths of bars on one scale, the longest 1."""
    longest = max(amounts)
    return tuple(amount / longest for amount in amounts)


class BarRows(QWidget):
    """Rows whose columns keep their widths while the numbers change; too narrow, the bars go below the words.

    Parameters
    ----------
    value_size : str
        Size role of the values ("strong", "title").
    thickness : float
        Height of the bars in control heights of the theme.
    widest_value : str
        The longest value to leave room for.
    """

    def __init__(
        self,
        theme: Theme,
        *,
        value_size: str = "strong",
        thickness: float = 0.5,
        widest_value: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._value_size, self._thickness, self._widest_value = value_size, thickness, widest_value
        self._rows: tuple[BarRow, ...] = ()
        self._columns = (0.0, 0.0)  # widths of the labels and of the values
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_theme(theme)

    @property
    def rows(self) -> tuple[BarRow, ...]:
        """What is shown."""
        return self._rows

    def set_rows(self, rows: Sequence[BarRow]) -> None:
        """Show these rows."""
        if tuple(rows) == self._rows:
            return
        self._rows = tuple(rows)
        self.setAccessibleDescription("; ".join(f"{row.label}: {row.value} {row.note}".strip() for row in rows))
        self._measure()
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._label_metrics = QFontMetricsF(theme.font("body"))
        self._value_metrics = QFontMetricsF(self._value_font())
        self._note_metrics = QFontMetricsF(theme.font("caption"))
        self._measure()
        self.update()

    def _measure(self) -> None:
        """Measure the columns once for each change: text is measured slower than it is drawn."""
        labels = max((theme_text_width(self._theme.font("body"), row.label) for row in self._rows), default=0.0)
        texts = (self._widest_value, *(row.value for row in self._rows))
        font = self._value_font()
        self._columns = (labels, max(theme_text_width(font, text) for text in texts))
        self._set_heights()

    def _set_heights(self) -> None:
        least = self.sizeHint().height()
        if least != self.minimumHeight():
            self.setMinimumHeight(least)
            self.setMaximumHeight(round(least * _MOST_SPREAD))
            self.updateGeometry()

    def _value_font(self) -> QFont:
        return self._theme.font(self._value_size, QFont.Weight.Bold)

    def _is_stacked(self) -> bool:
        labels, values = self._columns
        sizes = self._theme.sizes
        return labels + values + 2 * sizes.padding + _LEAST_BAR * sizes.control_height > self.width()

    def _bar_height(self) -> float:
        return self._theme.sizes.control_height * self._thickness

    def _row_height(self) -> float:
        words = max(self._label_metrics.height(), self._value_metrics.height())
        main = words + self._bar_height() if self._is_stacked() else max(words, self._bar_height())
        return main + self._notes_height() + self._theme.sizes.spacing

    def _note_left(self) -> float:
        return 0.0 if self._is_stacked() else self._columns[0] + self._theme.sizes.padding

    def _notes_height(self) -> float:
        """Return the room below each bar: the words in brackets are the field's own, and must not be cut."""
        notes = [row.note for row in self._rows if row.note]
        if not notes:
            return 0.0
        room = self.width() - self._note_left()
        line, font = self._note_metrics.height(), self._theme.font("caption")
        if max(theme_text_width(font, note) for note in notes) <= room:
            return line
        box = QRectF(0, 0, max(room, 1.0), 0)
        flags = int(Qt.TextFlag.TextWordWrap)
        wrapped = [self._note_metrics.boundingRect(box, flags, _unhyphenated(note)) for note in notes]
        return min(max(text.height() for text in wrapped), _MOST_NOTE_LINES * line)

    def _draw_row(self, painter: QPainter, row: BarRow, top: float) -> None:
        theme, sizes = self._theme, self._theme.sizes
        labels, values = self._columns
        words = max(self._label_metrics.height(), self._value_metrics.height())
        width, is_stacked = float(self.width()), self._is_stacked()
        line = words if is_stacked else max(words, self._bar_height())
        label_box = QRectF(0, top, width - values - sizes.spacing if is_stacked else labels, line)
        value_box = QRectF(width - values, top, values, line)
        if is_stacked:
            bar = QRectF(0, top + words, width, self._bar_height())
        else:
            left = self._note_left()
            bar = QRectF(
                left, top + (line - self._bar_height()) / 2, width - left - values - sizes.padding, self._bar_height()
            )
        painter.setFont(theme.font("body"))
        draw_text(painter, label_box, row.label, theme.color("text"), Qt.AlignmentFlag.AlignLeft)
        painter.setFont(self._value_font())
        muted = row.share is None or row.role is Role.NEUTRAL
        ink = theme.color("text_muted" if muted else f"{row.role}_text")
        draw_text(painter, value_box, row.value, ink, Qt.AlignmentFlag.AlignRight)
        self._draw_bar(painter, bar, row)
        if row.note:
            painter.setFont(theme.font("caption"))
            box = QRectF(bar.left(), bar.bottom() + sizes.spacing / 8, width - bar.left(), self._notes_height())
            if box.height() > self._note_metrics.height():
                painter.setPen(theme.color("text_muted"))
                painter.drawText(box, int(Qt.TextFlag.TextWordWrap), _unhyphenated(row.note))
            else:
                draw_text(painter, box, row.note, theme.color("text_muted"), Qt.AlignmentFlag.AlignLeft)

    def _draw_bar(self, painter: QPainter, bar: QRectF, row: BarRow) -> None:
        theme, sizes = self._theme, self._theme.sizes
        radius = min(sizes.radius / 2, bar.height() / 2)
        if row.share is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.color("outline"), max(1.0, sizes.hairline), Qt.PenStyle.DashLine))
            painter.drawRoundedRect(bar.adjusted(1, 1, -1, -1), radius, radius)
            return
        track = theme.color(f"{row.role}_fill")
        draw_box(painter, bar, fill=track, line=track, width=0, radius=radius)
        share = min(max(row.share, 0.0), 1.0)
        if share > 0:
            filled = QRectF(bar.left(), bar.top(), max(bar.width() * share, sizes.line_thin), bar.height())
            color = theme.color(str(row.role))
            draw_box(painter, filled, fill=color, line=color, width=0, radius=min(radius, filled.width() / 2))

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the height of all rows."""
        sizes = self._theme.sizes
        height = len(self._rows) * self._row_height() - (sizes.spacing if self._rows else 0)
        return QSize(round(7 * sizes.control_height), round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the narrowest size: words beside values."""
        labels, values = self._columns
        return QSize(round(labels + values + self._theme.sizes.spacing), self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the bars below the words where it is too narrow."""
        super().resizeEvent(event)
        self._set_heights()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pitch = (self.height() + self._theme.sizes.spacing) / max(1, len(self._rows))
        for index, row in enumerate(self._rows):
            self._draw_row(painter, row, index * pitch)


def _unhyphenated(note: str) -> str:
    """Return a note whose lines do not end inside a word: "memory-bound" is one."""
    return note.replace("-", f"-{WORD_JOINER}")
