"""What covers the window while files are dragged over it: where they will land, and what they may be."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_text


class DropOverlay(QWidget):
    """A dashed frame with two lines of text over its parent; the mouse does not see it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ground = parent
        self._texts = ("", "")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    def set_texts(self, title: str, hint: str) -> None:
        """Write what to do, and which files are understood."""
        self._texts = (title, hint)
        self.setAccessibleName(f"{title} {hint}")

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def cover(self) -> None:
        """Show it over the whole parent."""
        self.setGeometry(self._ground.rect())
        self.raise_()
        self.show()

    # Qt's own methods

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color("background", 0.92))
        pen = QPen(theme.color("accent"), sizes.line, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = sizes.padding * 1.5
        frame = box.adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(frame, sizes.radius * 2, sizes.radius * 2)
        big, small = theme.font("headline", QFont.Weight.DemiBold), theme.font("title")
        heights = (sizes.icon * 3, QFontMetricsF(big).height(), QFontMetricsF(small).height())
        top = box.center().y() - (sum(heights) + 2 * sizes.spacing) / 2
        side = heights[0]
        draw_icon(painter, "open", QRectF(box.center().x() - side / 2, top, side, side), theme.accent_text)
        top += side + sizes.spacing
        inner = frame.adjusted(sizes.padding, 0, -sizes.padding, 0)
        for font, height, text, color in (
            (big, heights[1], self._texts[0], "text"),
            (small, heights[2], self._texts[1], "text_muted"),
        ):
            painter.setFont(font)
            draw_text(
                painter,
                QRectF(inner.left(), top, inner.width(), height),
                text,
                theme.color(color),
                Qt.AlignmentFlag.AlignHCenter,
            )
            top += height + sizes.spacing
