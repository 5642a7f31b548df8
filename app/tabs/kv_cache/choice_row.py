"""A row that can be pressed: what to change on one side, what it brings on the other."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent

from app.widgets.buttons import PaintedButton
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, theme_text_width

LINE_HEIGHT = 0.8  # of a control, for a row of one line


class ChoiceRow(PaintedButton):
    """A title and a value on one line where there is room, else below each other; nothing is ever cut off."""

    _value = ""
    _is_present = False

    def show_choice(self, title: str, value: str, *, is_present: bool = False) -> None:
        """Write the row; `is_present` marks what is chosen already."""
        if (title, value, is_present) == (self.text(), self._value, self._is_present):
            return
        before = self.heightForWidth(self.width())
        self._value = value
        self._is_present = is_present
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(value)
        self.setToolTip(f"{title}: {value}")
        if self.heightForWidth(self.width()) != before:
            self.updateGeometry()
        self.update()

    @property
    def value_text(self) -> str:
        """What the row says at its end."""
        return self._value

    @property
    def is_present(self) -> bool:
        """Whether the row is marked as chosen already."""
        return self._is_present

    def lines(self, width: float) -> tuple[tuple[str, ...], bool]:
        """Return the lines of the title, and whether the value has one of its own below them."""
        room = width - 2 * self._theme.sizes.spacing
        strong, font = self._theme.font("body", QFont.Weight.DemiBold), self._title_font()
        beside = theme_text_width(font, self.text()) + self._theme.sizes.spacing
        if not self._value or beside + theme_text_width(strong, self._value) <= room:
            return (self.text(),), False
        return wrapped_lines(font, self.text(), room), True

    def _title_font(self) -> QFont:
        return self._theme.font("body", QFont.Weight.DemiBold if self._is_present else QFont.Weight.Normal)

    def _line(self) -> float:
        return QFontMetricsF(self._theme.font("body", QFont.Weight.DemiBold)).height()

    # Qt's own methods

    def hasHeightForWidth(self) -> bool:
        """Return True: what is narrow needs more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height at which all lines show."""
        title, is_below = self.lines(width)
        more = len(title) - 1 + is_below
        return round(self._theme.sizes.control_height * LINE_HEIGHT + more * self._line())

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows on one line."""
        sizes = self._theme.sizes
        strong = self._theme.font("body", QFont.Weight.DemiBold)
        width = theme_text_width(strong, self.text()) + theme_text_width(strong, self._value) + sizes.icon
        return QSize(round(width + 3 * sizes.spacing), round(sizes.control_height * LINE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.control_height * 5), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        draw_box(
            painter,
            box,
            fill=theme.color("accent_fill") if self._is_present else self.ground("background"),
            line=theme.color("accent" if self._is_present else "border"),
            width=sizes.line_thin if self._is_present else sizes.hairline,
            radius=sizes.radius * 2 / 3,
        )
        if self.hasFocus():
            draw_focus(painter, box, theme, sizes.radius * 2 / 3)
        title, is_below = self.lines(self.width())
        line, text = self._line(), theme.color("text")
        top = (box.height() - line * (len(title) + is_below)) / 2
        row = QRectF(sizes.spacing, top, box.width() - 2 * sizes.spacing, line)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        painter.setFont(self._title_font())
        for words in title:
            draw_text(painter, row, words, text, leading(mirrored))
            row.translate(0, line)
        if not is_below:
            row.translate(0, -line)
        painter.setFont(theme.font("body", QFont.Weight.DemiBold))
        draw_text(painter, row, self._value, text, leading(not mirrored))


def wrapped_lines(font: QFont, text: str, room: float) -> tuple[str, ...]:
    """Break a text between words into lines of at most `room` pixels; a word that is wider has a line of its own."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and theme_text_width(font, longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)
