"""Text that is never cut: it wraps, or it is elided and a tooltip tells it whole."""

import math

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.painting import theme_text_width

_MOST_HEIGHTS = 32  # that a label keeps
_WIDEST_LETTER = 1.5  # in sizes of the font


class TextLabel(QLabel):
    """A label in a size role and a colour of the theme; wraps by default.

    Another text moves the page around it only where it needs another room than the one before: a QLabel has every
    layout above it measured anew for each digit.
    """

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        size: str = "body",
        weight: QFont.Weight = QFont.Weight.Normal,
        color: str = "text",
        wrap: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._theme, self._size, self._weight, self._color = theme, size, weight, color
        self._heights: dict[tuple[object, ...], int] = {}
        self._is_recolouring = False
        self._is_remeasured_later = False  # at another width, other texts than the present ones were measured
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.setFont(theme.font(self._size, self._weight))
        self.set_color(self._color)

    def set_size(self, size: str) -> None:
        """Write in another size role ("caption" ... "huge")."""
        self._size = size
        self.setFont(self._theme.font(size, self._weight))

    def set_color(self, color: str) -> None:
        """Write in another colour of the theme, by field name ("danger", "decode_text")."""
        self._color = color
        colors = QPalette(self.palette())
        colors.setColor(QPalette.ColorRole.WindowText, self._theme.color(color))
        self.setPalette(colors)

    def setText(self, text: str) -> None:
        """Write another text; the layouts around it hear of it only if it needs other room."""
        if text == self.text():
            return
        if not self.isVisible():
            super().setText(text)
            return
        before = self._needs()
        # WORKAROUND https://doc.qt.io/qt-6/qwidget.html#updateGeometry: QLabel calls it for each text, and it passes
        # over hidden widgets only. The label stays visible: what is marked is only what a layout asks.
        self.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, True)
        try:
            super().setText(text)
        finally:
            self.setAttribute(Qt.WidgetAttribute.WA_WState_Hidden, False)
        if self._needs() == before:
            self._is_remeasured_later = True
        else:
            self.updateGeometry()

    def _needs(self) -> tuple[object, ...]:
        """Return all that layouts ask a label for, at its present width.

        A wrapped text stands in the width that its page has, which counts only if its longest word does not fit in.
        """
        if not self.wordWrap():
            return self.minimumSizeHint(), self.sizeHint()
        font, width, words = self.font(), self.width(), self.text().split()
        longest = 0.0
        if len(max(words, key=len, default="")) * font.pixelSize() * _WIDEST_LETTER > width:
            longest = max(theme_text_width(font, word) for word in words)
        return self.heightForWidth(width), max(math.ceil(longest), width)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have a text measured that was not at the width before."""
        super().resizeEvent(event)
        if self._is_remeasured_later and event.size().width() != event.oldSize().width():
            self._is_remeasured_later = False
            self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        """Return the height at a width, measured once for each text: a single relayout asks a dozen times."""
        margins = self.contentsMargins()
        key = (self.text(), width, margins.left() + margins.right(), margins.top() + margins.bottom())
        if key not in self._heights:
            if len(self._heights) >= _MOST_HEIGHTS:
                self._heights.clear()
            self._heights[key] = super().heightForWidth(width)
        return self._heights[key]

    def changeEvent(self, event: QEvent) -> None:
        """Keep the colour: the application's style sheet gives a label that it polishes its first palette back."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._heights.clear()
        if event.type() == QEvent.Type.PaletteChange and not self._is_recolouring:
            shown = self.palette().color(QPalette.ColorGroup.Active, QPalette.ColorRole.WindowText)
            if shown != self._theme.color(self._color):
                self._is_recolouring = True  # should the style sheet insist, it shall not be asked for ever
                self.set_color(self._color)
                self._is_recolouring = False


class ElidedLabel(TextLabel):
    """One line that is elided where it does not fit; the tooltip then shows all of it."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        size: str = "body",
        weight: QFont.Weight = QFont.Weight.Normal,
        color: str = "text",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(theme, text, size=size, weight=weight, color=color, wrap=False, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _shown(self) -> str:
        metrics = QFontMetrics(self.font())
        return metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.contentsRect().width())

    # Qt's own methods

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance("…") * 2, metrics.height())

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + 2, metrics.height())

    def event(self, event: QEvent) -> bool:
        """Show the whole text as the tooltip of a text that is elided."""
        if event.type() == QEvent.Type.ToolTip:
            self.setToolTip(self.text() if self._shown() != self.text() else "")
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, language or state."""
        super().changeEvent(event)
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        side = Qt.AlignmentFlag.AlignLeft
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            side = Qt.AlignmentFlag.AlignRight
        painter.drawText(self.contentsRect(), int(side | Qt.AlignmentFlag.AlignVCenter), self._shown())
