"""A slider for whole numbers on a scale of any kind, exact to the unit."""

import math
import time

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QWidget

from app.theme.tokens import Role, Theme
from app.widgets.painting import draw_focus, draw_text, theme_text_width
from app.widgets.scales import LinearScale, LogScale

_STEP = 0.01  # share of the whole scale for an arrow key
_PAGE = 0.1  # share of the whole scale for a page key
_WHEEL_UNIT = 120  # eighths of a degree for one notch
_RUN_S = 0.5  # keys and notches that follow each other faster belong together


class GrooveSlider(QAbstractSlider):
    """A groove with a ring to move along it.

    It is a QAbstractSlider over the values themselves, so assistive technology reads and sets the true number.
    Arrow keys move by a hundredth of the scale, with Shift by exactly one; page keys further.

    Signals
    -------
    value_changed(object)
        The new whole number; only when the user moved the slider, never from set_value().
    sliderReleased()
        Qt's own, and wider: what was done until now is one change. The mouse let go, or a run of keys or notches is
        over, because the focus left or the next one came late; then it is emitted before that one's value_changed.
    """

    value_changed = Signal(object)

    def __init__(
        self, theme: Theme, scale: LogScale | LinearScale, role: Role | str, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._scale = scale
        self._role = role
        self._silent = True
        self._ticks: tuple[tuple[int, str], ...] = ()
        self._marker: tuple[int, str] | None = None
        self._wheel = 0
        self.now_s = time.monotonic  # tests have a time of their own
        self._moved_s: float | None = None  # when a key or notch last moved it in a run that is not over
        self._is_repeated = False
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setRange(scale.low, scale.high)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._silent = False

    def set_value(self, value: int) -> None:
        """Show a value without telling anyone."""
        self._silent = True
        self.setValue(self._scale.clamp(value))
        self._silent = False

    def let_go(self) -> None:
        """End what was being done with it, so that what follows is a change of its own."""
        self._moved_s = None
        if self.isSliderDown():
            self.setSliderDown(False)  # emits sliderReleased
        else:
            self.sliderReleased.emit()

    def set_range(self, low: int, high: int) -> None:
        """Change the ends of the scale without telling anyone; the value shown is clamped to them."""
        self._scale = type(self._scale)(low, high)
        self._silent = True
        self.setRange(low, high)
        self._silent = False
        self.update()

    def set_ticks(self, ticks: tuple[tuple[int, str], ...]) -> None:
        """Write labels under the groove: (value, text) each; those that would touch a neighbour are left out."""
        if ticks != self._ticks:
            self._ticks = ticks
            self.updateGeometry()
            self.update()

    def set_marker(self, value: int | None, text: str = "") -> None:
        """Mark one value on the groove with a line and a text below it; None removes the mark."""
        marker = None if value is None else (value, text)
        if (marker is None) != (self._marker is None):
            self.updateGeometry()
        if marker != self._marker:
            self._marker = marker
            self.update()

    def page(self, value: int, direction: int) -> int:
        """Return where a page key leads: a tenth of the scale up (1) or down (-1)."""
        return self._scale.stepped(value, _PAGE * direction)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.updateGeometry()
        self.update()

    def _go_on_or_begin(self) -> None:
        """Tell a run of keys or notches that is over from one that goes on; a key held down is one run."""
        now_s = self.now_s()
        if self._moved_s is not None and not self._is_repeated and now_s - self._moved_s > _RUN_S:
            self.let_go()
        self._moved_s = now_s

    def _groove(self) -> QRectF:
        sizes = self._theme.sizes
        inset = sizes.handle / 2 + sizes.focus * 2
        return QRectF(
            inset, sizes.focus * 2 + (sizes.handle - sizes.groove) / 2, self.width() - 2 * inset, sizes.groove
        )

    def _x(self, value: float) -> float:
        groove = self._groove()
        position = self._scale.position(value)
        return groove.left() + groove.width() * (1 - position if self._mirrored() else position)

    def _value_at(self, x: float) -> int:
        groove = self._groove()
        position = (x - groove.left()) / max(groove.width(), 1.0)
        return self._scale.value(1 - position if self._mirrored() else position)

    def _mirrored(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    def _label_top(self) -> float:
        return 4 * self._theme.sizes.focus + self._theme.sizes.handle

    def _labels(self) -> list[tuple[QRectF, str, bool]]:
        """Boxes for the marker's text and then the tick labels that keep clear of it and of each other."""
        font = self._theme.font("caption")
        height = QFontMetricsF(font).height()
        top = self._label_top()
        found: list[tuple[QRectF, str, bool]] = []
        ends = sorted(self._ticks, key=self._distance_from_ends)
        wanted = ([(*self._marker, True)] if self._marker else []) + [(value, text, False) for value, text in ends]
        for value, text, is_marker in wanted:
            width = theme_text_width(font, text)
            left = min(max(self._x(value) - width / 2, 0.0), max(self.width() - width, 0.0))
            box = QRectF(left, top, width, height)
            clear = box.adjusted(-self._theme.sizes.spacing, 0, self._theme.sizes.spacing, 0)
            if not any(clear.intersects(other) for other, _, _ in found):
                found.append((box, text, is_marker))
        return found

    def _distance_from_ends(self, tick: tuple[int, str]) -> float:
        position = self._scale.position(tick[0])
        return min(position, 1 - position)

    # Qt's own methods

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        height = sizes.handle + 4 * sizes.focus
        if self._ticks or self._marker:
            height += QFontMetricsF(self._theme.font("caption")).height() + 1
        return QSize(round(sizes.handle * 10), round(height))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.handle * 4), self.sizeHint().height())

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Draw the groove anew, not the words below it, and tell of a change that the user made."""
        if change != QAbstractSlider.SliderChange.SliderValueChange:
            super().sliderChange(change)
            return
        self.update(0, 0, self.width(), math.floor(self._label_top()))
        if self._silent:
            return
        if not self.isSliderDown():
            self._go_on_or_begin()
        self.value_changed.emit(self.value())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys named in the class."""
        forward, back = Qt.Key.Key_Right, Qt.Key.Key_Left
        if self._mirrored():
            forward, back = back, forward
        one = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        value, key = self.value(), event.key()
        self._is_repeated = event.isAutoRepeat()
        if key in (forward, Qt.Key.Key_Up):
            self.setValue(value + 1 if one else self._scale.stepped(value, _STEP))
        elif key in (back, Qt.Key.Key_Down):
            self.setValue(value - 1 if one else self._scale.stepped(value, -_STEP))
        elif key == Qt.Key.Key_PageUp:
            self.setValue(self.page(value, 1))
        elif key == Qt.Key.Key_PageDown:
            self.setValue(self.page(value, -1))
        elif key == Qt.Key.Key_Home:
            self.setValue(self._scale.low)
        elif key == Qt.Key.Key_End:
            self.setValue(self._scale.high)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of it or jump to the place."""
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self.let_go()  # of a run of keys, before the drag begins
        self.setSliderDown(True)
        if abs(event.position().x() - self._x(self.value())) > self._theme.sizes.handle / 2:
            self.setValue(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self.setValue(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.let_go()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End a run of keys; a menu or another window in front ends it too."""
        super().focusOutEvent(event)
        if not self.isSliderDown():
            self.let_go()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Turn by notches while focused."""
        if not self.hasFocus():  # a wheel that scrolls the panel must not change the scenario on the way
            event.ignore()
            return
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / _WHEEL_UNIT)
        self._wheel -= notches * _WHEEL_UNIT
        self._is_repeated = False
        if notches:
            self.setValue(self._scale.stepped(self.value(), 2 * _STEP * notches))
        event.accept()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of font, language or state."""
        super().changeEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        groove, x = self._groove(), self._x(self.value())
        base = theme.color(self._role if self.isEnabled() else "outline")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.color("track"))
        whole = groove.adjusted(-sizes.handle / 2, 0, sizes.handle / 2, 0)
        painter.drawRoundedRect(whole, sizes.groove / 2, sizes.groove / 2)
        start = whole.right() if self._mirrored() else whole.left()
        painter.setBrush(base)
        painter.drawRoundedRect(
            QRectF(QPointF(min(start, x), groove.top()), QPointF(max(start, x), groove.bottom())),
            sizes.groove / 2,
            sizes.groove / 2,
        )
        if self._marker:
            mark = self._x(self._marker[0])
            painter.setPen(QPen(theme.color("text"), sizes.line_thin))
            painter.drawLine(QPointF(mark, groove.center().y() - sizes.handle / 2), QPointF(mark, self._label_top()))
        radius = (sizes.handle - sizes.line) / 2
        painter.setPen(QPen(base, sizes.line))
        painter.setBrush(theme.color("surface"))
        painter.drawEllipse(QPointF(x, groove.center().y()), radius, radius)
        if self.hasFocus():
            outer = sizes.handle / 2 + 1.5 * sizes.focus
            ring = QRectF(x - outer, groove.center().y() - outer, 2 * outer, 2 * outer)
            draw_focus(painter, ring, theme, outer)
        if event.rect().bottom() < math.floor(self._label_top()):
            return
        painter.setFont(theme.font("caption"))
        for box, text, is_marker in self._labels():
            draw_text(painter, box, text, theme.color("text" if is_marker else "text_muted"))
