"""A box for an exact whole number, written and read in the habits of the language."""

import re

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from app.theme.tokens import Theme
from app.widgets.quantity import count
from app.widgets.typed_count import CountError, parse_count


class NumberField(QLineEdit):
    """A number that can be typed exactly: "32,000", "32000", "32k", "1.5M".

    Enter or leaving the box commits, Esc brings the shown number back. What is out of range is clamped, what is no
    number is refused; both are said in one sentence.

    Signals
    -------
    value_entered(object)
        The new whole number, only when the user entered another one.
    message_changed(str)
        The sentence to show beside the box; empty when there is nothing to say.
    """

    value_entered = Signal(object)
    message_changed = Signal(str)

    def __init__(self, theme: Theme, low: int, high: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._value = low, high, low
        self._message = ""
        self.setMaxLength(40)
        self.setAcceptDrops(False)  # a file dropped here is for the window
        self._align()
        self.textEdited.connect(self._forget_message)
        self.set_theme(theme)
        self._show_value()

    @property
    def value(self) -> int:
        """The number shown."""
        return self._value

    @property
    def message(self) -> str:
        """The sentence about the last entry; empty when it was fine."""
        return self._message

    def set_value(self, value: int) -> None:
        """Show a number without telling anyone; what is being typed, and the sentence about it, go."""
        self._value = value
        self._show_value()
        self._say("")

    def set_range(self, low: int, high: int) -> None:
        """Change what may be entered."""
        self._low, self._high = low, high
        self._fit_width()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self.setFont(theme.font("title", QFont.Weight.DemiBold))
        self._padding = round(3 * theme.sizes.spacing)
        self._ring = round(theme.sizes.focus)
        self._style(theme)
        self._fit_width()

    def commit(self) -> None:
        """Take over what was typed, or say why not."""
        if not self.isModified():
            return
        try:
            typed = parse_count(self.text(), self.locale())
        except CountError:
            if self._is_value_otherwise(self.text()):
                self.set_value(self._value)
                return
            self._say(self.tr("Type a whole number such as {example} or 32k.").format(example=self._written(32000)))
            return
        value = min(max(typed, self._low), self._high)
        changed = value != self._value
        self.set_value(value)
        if changed:
            self.value_entered.emit(value)
        if value < typed:
            self._say(self.tr("The largest value here is {limit}.").format(limit=self._written(value)))
        elif value > typed:
            self._say(self.tr("The smallest value here is {limit}.").format(limit=self._written(value)))

    def _is_value_otherwise(self, text: str) -> bool:
        """Whether it is the number shown, grouped as another language does: no doubt what is meant, nothing to do."""
        digits = re.fullmatch(r"\s*(\d{1,3}(?:[.,]\d{3})+)\s*", text)
        return digits is not None and int(re.sub(r"[.,]", "", digits[1])) == self._value

    def _written(self, value: int) -> str:
        return count(self.locale(), value)

    def _show_value(self) -> None:
        self.setText(self._written(self._value))
        self.setModified(False)

    def _say(self, message: str) -> None:
        if message != self._message:
            self._message = message
            self.setAccessibleDescription(message)
            self.message_changed.emit(message)

    def _forget_message(self) -> None:
        self._say("")

    def _fit_width(self) -> None:
        widest = QFontMetrics(self.font()).horizontalAdvance(self._written(self._high).replace("1", "0"))
        self.setFixedWidth(widest + self._padding)

    def _align(self) -> None:
        """Stand at the side where reading ends; digits alone would always count as left to right."""
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.setAlignment(Qt.AlignmentFlag.AlignLeft if mirrored else Qt.AlignmentFlag.AlignRight)

    def _style(self, theme: Theme) -> None:
        sizes = theme.sizes
        self.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: {round(sizes.hairline)}px solid transparent;"
            f" border-radius: {round(sizes.radius / 2)}px; padding: 0 {round(sizes.spacing / 2)}px; }}"
            f"QLineEdit:hover {{ border-color: {theme.outline}; }}"
            f"QLineEdit:focus {{ background: {theme.surface}; border: {round(sizes.focus)}px solid {theme.focus}; }}"
        )

    # Qt's own methods

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works: the digits and the focus ring around them."""
        return QSize(self.minimumWidth(), QFontMetrics(self.font()).height() + 2 * self._ring)

    def sizeHint(self) -> QSize:
        """Return a size that stays when the focus comes: its ring, wider than the line, would move the rest."""
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys named in the class."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.commit()
            self.selectAll()
        elif event.key() == Qt.Key.Key_Escape and self.isModified():
            self._show_value()
            self._say("")
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Prepare for typing."""
        super().focusInEvent(event)
        self.selectAll()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take over what was typed."""
        super().focusOutEvent(event)
        self.commit()
        self._show_value()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, language or state."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()
        if event.type() == QEvent.Type.LocaleChange:
            self._show_value()
            self._fit_width()
