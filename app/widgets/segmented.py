"""One choice of a few, side by side (×1 ×5 ×20)."""

from collections.abc import Hashable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.painting import draw_box, draw_focus, draw_surface, draw_text, text_width


class Segmented(QWidget):
    """A row of segments with the manners of radio buttons: Tab enters once, arrow keys choose.

    Signals
    -------
    chosen(object)
        The id of the segment, only when the user chose another one.
    """

    chosen = Signal(object)

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[Hashable, str]], title: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._ids = [choice for choice, _ in choices]
        self._segments = [_Segment(theme, text, self) for _, text in choices]
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        for segment in self._segments:
            self._row.addWidget(segment)
            segment.toggled.connect(self._toggled)
        self._value = self._ids[0]
        self._silent = False
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_value(self._ids[0])
        self.set_theme(theme)

    @property
    def value(self) -> Hashable:
        """The id of the chosen segment."""
        return self._value

    def set_value(self, choice: Hashable) -> None:
        """Show a choice without telling anyone."""
        self._silent = True
        self._segments[self._ids.index(choice)].setChecked(True)
        self._silent = False
        self._value = choice
        self.setFocusProxy(self._segments[self._ids.index(choice)])

    def set_texts(self, texts: Sequence[str]) -> None:
        """Write other words on the segments, in their order."""
        for segment, text in zip(self._segments, texts, strict=True):
            segment.setText(text)
            segment.updateGeometry()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        inset = round(theme.sizes.hairline) + 1
        self._row.setContentsMargins(inset, inset, inset, inset)
        for segment in self._segments:
            segment.set_theme(theme)
        self.update()

    def _toggled(self, checked: bool) -> None:
        if checked and not self._silent:
            self._value = next(
                choice for choice, segment in zip(self._ids, self._segments, strict=True) if segment.isChecked()
            )
            self.setFocusProxy(self._segments[self._ids.index(self._value)])
            self.chosen.emit(self._value)

    # Qt's own methods

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_surface(painter, QRectF(self.rect()), self._theme, "outline")


class _Segment(PaintedButton):
    """One choice of the row."""

    is_choice = True

    def __init__(self, theme: Theme, text: str, parent: QWidget) -> None:
        super().__init__(theme, text, parent)
        self.setCheckable(True)
        self.setAutoExclusive(True)

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        metrics = QFontMetricsF(self._theme.font("body", QFont.Weight.DemiBold))
        return QSize(round(text_width(metrics, self.text()) + 1.5 * sizes.padding), round(sizes.control_height * 0.9))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        fill = theme.color("accent") if self.isChecked() else self.ground("surface")
        draw_box(painter, box, fill=fill, line=fill, width=0, radius=sizes.radius * 0.8)
        if self.hasFocus():
            if self.isChecked():
                inset = sizes.focus
                gap = box.adjusted(inset, inset, -inset, -inset)
                draw_box(
                    painter,
                    gap,
                    fill=fill,
                    line=theme.color("accent_on"),
                    width=sizes.hairline * 1.5,
                    radius=sizes.radius * 0.6,
                )
            else:
                draw_focus(painter, box, theme, sizes.radius * 0.8)
        weight = QFont.Weight.DemiBold if self.isChecked() else QFont.Weight.Normal
        painter.setFont(theme.font("body", weight))
        name = "accent_on" if self.isChecked() else "text" if self.isEnabled() else "text_muted"
        draw_text(painter, box, self.text(), theme.color(name), Qt.AlignmentFlag.AlignHCenter)
