"""A cover: hatched, with a large question mark over what is to be predicted, with words over what comes later."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Qt, Slot
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QScrollArea, QWidget

from app.theme.tokens import Theme
from app.widgets.painting import draw_text, hatch_brush, text_width

# WORKAROUND https://github.com/qt/qtbase/blob/6.11/src/widgets/accessible/qaccessiblewidget.cpp: of what is visible, Qt
# leaves out only widgets of this name when a screen reader asks for a widget's children.
_UNHEARD = "qt_rubberband"
_PLACED = (QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.ShowToParent, QEvent.Type.HideToParent)


class Cover(QWidget):
    """Lies over its parent, whatever size that has; the parent goes on showing below, but is not used or heard."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._covered = parent
        self._is_asked = True
        self._name, self._was_enabled = parent.objectName(), True
        self.stand_in = _stand_in(parent)
        self.setVisible(False)
        parent.installEventFilter(self)
        area = _area_of(parent)
        if area is not None:  # the mark stays in the middle of what is in sight
            area.verticalScrollBar().valueChanged.connect(self._on_scrolled)
            area.verticalScrollBar().rangeChanged.connect(self._on_scrolled)
        self.retranslate()

    def set_covering(self, covering: bool, *, is_asked: bool) -> None:
        """Lie over the parent, or let it be seen; what is not asked for now is shown at a later step."""
        if covering:
            self.raise_()
            if is_asked != self._is_asked:
                self._is_asked = is_asked
                self.retranslate()
        if covering == self.isHidden():
            self._shut(covering)
        self.setVisible(covering)
        self._place()

    def _shut(self, shut: bool) -> None:
        """Keep screen readers, keys and clicks from what is covered, or give it back."""
        covered = self._covered
        if shut:
            focused = covered.window().focusWidget()
            if focused is not None and (focused is covered or covered.isAncestorOf(focused)):
                covered.window().setFocus()  # Qt would choose another control
            self._name = covered.objectName()
            self._was_enabled = not covered.testAttribute(Qt.WidgetAttribute.WA_ForceDisabled)
            covered.setObjectName(_UNHEARD)
            covered.setEnabled(False)
        else:
            covered.setObjectName(self._name)
            covered.setEnabled(self._was_enabled)

    def _place(self) -> None:
        self.setGeometry(self._covered.rect())
        self.stand_in.setGeometry(self._covered.geometry())
        self.stand_in.setVisible(not self.isHidden() and not self._covered.isHidden())

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self._later = self.tr("Shown later")
        self.stand_in.setAccessibleName(
            self.tr("Hidden until it is revealed") if self._is_asked else self.tr("Shown at a later step")
        )
        self.update()

    def in_sight(self) -> QRectF:
        """Return the part that is not scrolled away; all of it if nothing is in sight."""
        area = _area_of(self._covered)
        if area is None:
            return QRectF(self.rect())
        view = area.viewport()
        seen = view.rect().translated(-self.mapTo(view, QPoint(0, 0))).intersected(self.rect())
        return QRectF(self.rect() if seen.isEmpty() else seen)

    @Slot()
    def _on_scrolled(self) -> None:
        self.update()

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the place of the parent."""
        if event.type() in _PLACED:
            self._place()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw stripes, and the question mark or the words on a plate."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        painter.fillRect(box, theme.color("background"))  # also the corners: nothing below may show
        half = sizes.line_thin / 2
        shape = QPainterPath()
        shape.addRoundedRect(box.adjusted(half, half, -half, -half), sizes.radius, sizes.radius)
        stripes = hatch_brush(
            theme.color("neutral_fill"), theme.color("neutral", 0.35), sizes.spacing * 2, self.devicePixelRatioF()
        )
        painter.fillPath(shape, stripes)
        painter.setPen(QPen(theme.color("neutral"), sizes.line_thin, Qt.PenStyle.DashLine))
        painter.drawPath(shape)
        if self._is_asked:
            self._draw_plate(painter, "?", largest=sizes.huge * 2, fill="neutral", ink="neutral_on")
        else:
            self._draw_plate(painter, self._later, largest=sizes.strong, fill="surface", ink="text_muted")

    def _draw_plate(self, painter: QPainter, words: str, *, largest: float, fill: str, ink: str) -> None:
        """Draw words as large as there is room for, in the middle of what is in sight."""
        theme, box = self._theme, self.in_sight()
        font = theme.font("strong", QFont.Weight.Bold)
        font.setPixelSize(max(10, round(min(largest, box.height() * 0.6))))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        height = metrics.height()
        width = max(height * 1.25, text_width(metrics, words) + height)
        plate = QRectF(0, 0, min(width, box.width()), min(height * 1.1, box.height()))
        plate.moveCenter(box.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color(fill))
        painter.drawRoundedRect(plate, theme.sizes.radius, theme.sizes.radius)
        draw_text(painter, plate, words, theme.color(ink))


def _area_of(covered: QWidget) -> QScrollArea | None:
    """Return the page that a widget scrolls with, if any."""
    parent = covered.parentWidget()
    while parent is not None and not isinstance(parent, QScrollArea):
        parent = parent.parentWidget()
    return parent


def _stand_in(covered: QWidget) -> QWidget:
    """Return what screen readers find in place of a covered widget: nothing to see or to click."""
    stand_in = QWidget(covered.parentWidget())
    stand_in.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    stand_in.hide()
    return stand_in
