"""A pill-shaped button: a preset to try."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QCursor, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, text_width


class Chip(PaintedButton):
    """A pill with a text; checked it says that this preset is what is shown. Elided text is told by the tooltip."""

    def __init__(self, theme: Theme, text: str = "", *, in_column: bool = False, parent: QWidget | None = None) -> None:
        self._in_column = in_column  # below each other, texts begin at one edge
        super().__init__(theme, text, parent)

    def set_chosen(self, chosen: bool) -> None:
        """Show whether this preset is the present state, without telling anyone."""
        if self.isCheckable() and chosen == self.isChecked():
            return
        self.setCheckable(True)
        blocked = self.blockSignals(True)
        self.setChecked(chosen)
        self.blockSignals(blocked)
        self.update()

    def _is_elided(self) -> bool:
        return text_width(QFontMetricsF(self.font()), self.text()) > self.width() - 2 * self._theme.sizes.padding

    # Qt's own methods

    def event(self, event: QEvent) -> bool:
        """Show the whole text as the tooltip of a text that is elided, if there is no other."""
        asked = isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip
        if asked and not self.toolTip() and self._is_elided():
            QToolTip.showText(QCursor.pos(), self.text(), self)
            return True
        return super().event(event)

    def nextCheckState(self) -> None:
        """Leave the check mark to set_chosen()."""

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        width = text_width(QFontMetricsF(self.font()), self.text()) + 2 * sizes.padding + 2
        return QSize(round(width), round(sizes.control_height))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.control_height * 2), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        chosen = self.isChecked()
        draw_box(
            painter,
            box,
            fill=theme.color("accent_fill") if chosen else self.ground("background"),
            line=theme.color("accent" if chosen else "outline"),
            width=sizes.line_thin if chosen else sizes.hairline,
            radius=box.height() / 2,
        )
        if self.hasFocus():
            draw_focus(painter, box, theme, box.height() / 2)
        painter.setFont(self.font())
        inner = box.adjusted(sizes.padding, 0, -sizes.padding, 0)
        roomy = inner.width() > 1.25 * QFontMetricsF(self.font()).horizontalAdvance(self.text())
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        align = leading(mirrored) if roomy or self._in_column else Qt.AlignmentFlag.AlignHCenter
        draw_text(painter, inner, self.text(), theme.color("text" if self.isEnabled() else "text_muted"), align)
