"""A row that can be pressed: what to change on one side, what it brings on the other."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent

from app.widgets.buttons import PaintedButton
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, theme_text_width


class ChoiceRow(PaintedButton):
    """A title and a value on one line; the title is elided first and then told by the tooltip."""

    _value = ""
    _is_present = False

    def show_choice(self, title: str, value: str, *, is_present: bool = False) -> None:
        """Write the row; `is_present` marks what is chosen already."""
        if (title, value, is_present) == (self.text(), self._value, self._is_present):
            return
        self._value = value
        self._is_present = is_present
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(value)
        self.setToolTip(f"{title}: {value}")
        self.update()

    @property
    def value_text(self) -> str:
        """What the row says at its end."""
        return self._value

    @property
    def is_present(self) -> bool:
        """Whether the row is marked as chosen already."""
        return self._is_present

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        strong = self._theme.font("body", QFont.Weight.DemiBold)
        width = theme_text_width(strong, self.text()) + theme_text_width(strong, self._value) + sizes.icon
        return QSize(round(width + 3 * sizes.spacing), round(sizes.control_height * 0.8))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.control_height * 5), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
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
        inner = box.adjusted(sizes.spacing, 0, -sizes.spacing, 0)
        strong = theme.font("body", QFont.Weight.DemiBold)
        width = min(theme_text_width(strong, self._value), inner.width() * 0.6)
        value_box = QRectF(inner.right() - width, 0, width, box.height())
        title_box = QRectF(inner.left(), 0, inner.width() - width - sizes.spacing, box.height())
        if mirrored:
            value_box.moveLeft(inner.left())
            title_box.moveRight(inner.right())
        painter.setFont(strong)
        draw_text(painter, value_box, self._value, theme.color("text"), leading(not mirrored))
        painter.setFont(strong if self._is_present else theme.font("body"))
        draw_text(painter, title_box, self.text(), theme.color("text"), leading(mirrored))
