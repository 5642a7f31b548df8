"""Sample words that appear one for each token, as a reader sees them come."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_box, text_width

_LINES = 3


class TokenStream(QWidget):
    """The last lines of an answer that is being written, or a sentence while there is none.

    The sample text repeats; its line breaks are computed once for each width, so that a frame costs the same after
    ten tokens as after a million.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._words: tuple[str, ...] = ("",)
        self._lines: tuple[tuple[int, int], ...] = ()  # (first word, one behind the last) of the sample text
        self._tokens = 0
        self._sentence = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_theme(theme)

    def set_sample(self, text: str) -> None:
        """Take the words of this text, one for each token."""
        self._words = tuple(text.split()) or ("",)
        self._break_lines()

    def set_scene(self, tokens: int, sentence: str) -> None:
        """Show so many words, or the sentence where there are none yet."""
        if (tokens, sentence) != (self._tokens, self._sentence):
            self._tokens, self._sentence = tokens, sentence
            self.setAccessibleDescription(sentence)
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._metrics = QFontMetricsF(theme.font("body"))
        self.setFixedHeight(self.sizeHint().height())
        self._break_lines()

    def shown_lines(self) -> tuple[str, ...]:
        """Return the lines on screen."""
        if self._tokens == 0:
            return ()
        rounds, extra = divmod(self._tokens - 1, len(self._words))
        lines: list[str] = []
        present = [line for line in self._lines if line[0] <= extra]
        first, _ = present[-1]
        lines.append(" ".join(self._words[first : extra + 1]))
        before = list(self._lines) if rounds else []
        for start, end in reversed(before + present[:-1]):
            if len(lines) == _LINES:
                break
            lines.append(" ".join(self._words[start:end]))
        return tuple(reversed(lines))

    def _room(self) -> float:
        return self.width() - 2 * self._theme.sizes.spacing

    def _break_lines(self) -> None:
        lines, start = [], 0
        for index in range(1, len(self._words) + 1):
            is_end = index == len(self._words)
            if (
                is_end
                or text_width(self._metrics, " ".join(self._words[start : index + 1])) > self._room() - self._caret()
            ):
                lines.append((start, index))
                start = index
        self._lines = tuple(lines)
        self.update()

    def _caret(self) -> float:
        return self._metrics.height() * 0.6

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the height of its lines."""
        sizes = self._theme.sizes
        return QSize(round(8 * sizes.control_height), round(_LINES * self._metrics.height() + 1.5 * sizes.spacing))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines anew."""
        super().resizeEvent(event)
        self._break_lines()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        draw_box(
            painter,
            box,
            fill=theme.color("background"),
            line=theme.color("border"),
            width=sizes.hairline,
            radius=sizes.radius * 2 / 3,
        )
        painter.setFont(theme.font("body"))
        inner = box.adjusted(sizes.spacing, sizes.spacing * 0.75, -sizes.spacing, -sizes.spacing * 0.75)
        lines = self.shown_lines()
        if not lines:
            painter.setPen(theme.color("text_muted"))
            painter.drawText(inner, int(Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap), self._sentence)
            return
        painter.setPen(theme.color("text"))
        height = self._metrics.height()
        for index, line in enumerate(lines):
            painter.drawText(QPointF(inner.left(), inner.top() + index * height + self._metrics.ascent()), line)
        end = inner.left() + self._metrics.horizontalAdvance(lines[-1]) + self._caret() / 4
        caret = QRectF(end, inner.top() + (len(lines) - 1) * height + height * 0.15, self._caret() * 0.6, height * 0.7)
        painter.fillRect(caret, theme.color("decode"))
