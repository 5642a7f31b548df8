"""What the lecturer presses and moves, shown to the audience for a moment."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractSlider, QApplication, QWidget

from app.state.clock import Clock
from app.theme.tokens import Theme
from app.widgets.painting import draw_box, draw_text, text_width

SHOWN_S = 1.6
ONLY_HELD = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
"""Keys that do nothing until another is pressed with them."""


class KeyCaptions(QWidget):
    """A dark plate near the bottom with the last key, or the name of the slider that is held."""

    def __init__(self, clock: Clock, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._clock, self._theme, self._covered = clock, theme, parent
        self._left_s = 0.0
        self._text = ""
        self._is_on = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        clock.ticked.connect(self._on_ticked)

    @property
    def text(self) -> str:
        """What is shown, or was shown last."""
        return self._text

    @property
    def is_on(self) -> bool:
        """Whether keys are shown at all."""
        return self._is_on

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def set_on(self, on: bool) -> None:
        """Begin to show keys and sliders, or stop it."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        if on and not self._is_on:
            app.installEventFilter(self)
        elif not on and self._is_on:
            app.removeEventFilter(self)
            self._clear()
        self._is_on = on

    def show_text(self, text: str) -> None:
        """Show a text for a moment; nothing if it is empty."""
        if not text:
            return
        self._text, self._left_s = text, SHOWN_S
        metrics = QFontMetricsF(self._font())
        pad = self._theme.sizes.padding
        width = min(text_width(metrics, text) + 2 * pad, float(self._covered.width()))
        height = metrics.height() + pad
        below = self._covered.height() - height - self._theme.sizes.verdict * 5
        box = QRectF((self._covered.width() - width) / 2, max(0.0, below), width, height)
        self.setGeometry(box.toAlignedRect())
        self.show()
        self.raise_()
        self.update()
        self._clock.start(self)

    def _font(self) -> QFont:
        return self._theme.font("headline", QFont.Weight.DemiBold)

    def _clear(self) -> None:
        self._left_s = 0.0
        self._clock.stop(self)
        self.hide()

    def _on_ticked(self, seconds: float) -> None:
        if self._left_s > 0.0:
            self._left_s -= seconds
            if self._left_s <= 0.0:
                self._clear()

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Watch what is pressed; every key comes by as a ShortcutOverride, also one that a shortcut takes."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride:
            if event.key() not in ONLY_HELD and not event.isAutoRepeat():
                keys = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.NativeText)
                name = watched.accessibleName() if isinstance(watched, QAbstractSlider) else ""
                self.show_text(f"{name}  {keys}" if name else keys)
        elif event.type() == QEvent.Type.MouseButtonPress and isinstance(watched, QAbstractSlider):
            self.show_text(watched.accessibleName())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the plate and the text."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        ground = self._theme.color("text")
        draw_box(painter, box, fill=ground, line=ground, width=0, radius=self._theme.sizes.radius)
        painter.setFont(self._font())
        draw_text(painter, box, self._text, self._theme.color("background"))
