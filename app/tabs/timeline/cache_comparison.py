"""The same answer with and without a KV cache: two bars on one scale."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.chart_role import mark_as_chart
from app.widgets.painting import draw_box, draw_text, theme_text_width

_MOST_SPREAD = 1.7  # of the bars where there is room


class CacheComparison(QWidget):
    """Two bars from the same start; words stand in their bar where they fit, else beside it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        mark_as_chart(self)
        self._theme = theme
        self._bars: tuple[tuple[Role, float, str, str], ...] = ()
        self._longest_s = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.set_theme(theme)

    def set_data(self, *, with_s: float, with_text: str, without_s: float, without_texts: tuple[str, ...]) -> None:
        """Show both times in seconds; of the texts of the longer bar the first that fits is written."""
        bars = (
            (Role.CACHE, with_s, with_text, with_text),
            (Role.OVERFLOW, without_s, without_texts[0], without_texts[-1]),
        )
        if bars == self._bars:
            return
        self._bars = bars
        self._longest_s = max(with_s, without_s)
        self.setAccessibleDescription(f"{with_text}; {without_texts[0]}")
        self.update()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        least = self.sizeHint().height()
        self.setMinimumHeight(least)
        self.setMaximumHeight(round(least * _MOST_SPREAD))
        self.updateGeometry()
        self.update()

    def _font(self) -> QFont:
        return self._theme.font("body", QFont.Weight.DemiBold)

    def _gap(self) -> float:
        return self._theme.sizes.spacing * 0.75

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the height of two bars."""
        sizes = self._theme.sizes
        return QSize(round(8 * sizes.control_height), round(3.2 * QFontMetricsF(self._font()).height() + self._gap()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._font()
        painter.setFont(font)
        height = (self.height() - self._gap()) / 2
        for index, (role, seconds, long_text, short_text) in enumerate(self._bars):
            top = index * (height + self._gap())
            width = max(self.width() * seconds / self._longest_s, sizes.line_thin)
            bar = QRectF(0, top, width, height)
            colors = theme.role(role)
            radius = min(sizes.radius / 2, width / 2)
            draw_box(painter, bar, fill=QColor(colors.base), line=QColor(colors.base), width=0, radius=radius)
            inside, beside = width - 2 * sizes.spacing, self.width() - width - sizes.spacing
            fitting = [text for text in (long_text, short_text) if theme_text_width(font, text) <= max(inside, beside)]
            text = fitting[0] if fitting else short_text
            if theme_text_width(font, text) <= inside or inside >= beside:
                box = bar.adjusted(sizes.spacing, 0, -sizes.spacing, 0)
                draw_text(painter, box, text, QColor(colors.on), Qt.AlignmentFlag.AlignHCenter)
            else:
                box = QRectF(width + sizes.spacing, top, beside, bar.height())
                draw_text(painter, box, text, QColor(colors.text), Qt.AlignmentFlag.AlignLeft)
