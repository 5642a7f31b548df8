"""A page that scrolls where its window is too small for it, with the keyboard too."""

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from app.theme.tokens import Theme
from app.widgets.chart_role import mark_as_page
from app.widgets.painting import draw_focus

_MOST_RESIZES = 4  # within each other


def keep_focus_in_sight(area: QScrollArea) -> None:
    """Scroll an area to what gets the focus in it, wherever the focus comes from."""
    _FocusInSight(area)


class ScrollPage(QScrollArea):
    """Takes the focus only while something is out of sight: the arrow, page, Home and End keys then move the page."""

    def __init__(self, theme: Theme, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_fitting = False
        self._resizes = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidget(content)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self._ring = _Ring(theme, self)
        mark_as_page(self)
        keep_focus_in_sight(self)
        self.verticalScrollBar().rangeChanged.connect(self._fit_focus)
        self.horizontalScrollBar().rangeChanged.connect(self._fit_focus)
        self._fit_focus()

    @property
    def is_whole(self) -> bool:
        """Whether nothing is out of sight."""
        return self.verticalScrollBar().maximum() <= 0 and self.horizontalScrollBar().maximum() <= 0

    def hide_bars(self) -> None:
        """Show no scroll bars: nobody can scroll a picture."""
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._ring.set_theme(theme)

    def _fit_focus(self) -> None:
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus if self.is_whole else Qt.FocusPolicy.TabFocus)
        self.setAccessibleName("" if self.is_whole else self.tr("Page to scroll"))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._fit_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll to the ends too."""
        bar = self.verticalScrollBar()
        if event.key() == Qt.Key.Key_Home:
            bar.setValue(bar.minimum())
        elif event.key() == Qt.Key.Key_End:
            bar.setValue(bar.maximum())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the focus is."""
        super().focusInEvent(event)
        self._ring.setGeometry(self.rect())
        self._ring.show()
        self._ring.raise_()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show that it is elsewhere."""
        super().focusOutEvent(event)
        self._ring.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the page to the view, but not in the midst of doing so.

        WORKAROUND https://github.com/gerwaric/acquisition/pull/203 (the same elsewhere): QScrollArea answers each
        resize of its page by resizing it, without end (until the stack is full) where the height that the page wants
        depends on the size that it has, as with words that wrap.
        """
        if watched is not self.widget() or event.type() != QEvent.Type.Resize:
            return super().eventFilter(watched, event)
        if self._is_fitting:
            return False
        self._is_fitting = True
        try:
            return super().eventFilter(watched, event)
        finally:
            self._is_fitting = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the ring around everything."""
        if self._resizes < _MOST_RESIZES:  # a bar that comes makes the view smaller, which may make the bar go
            self._resizes += 1
            try:
                super().resizeEvent(event)
            finally:
                self._resizes -= 1
        self._ring.setGeometry(self.rect())


class _FocusInSight(QObject):
    """Sees the focus come from outside (Shift+Tab, a shortcut, a label's letter); QScrollArea follows moves within.

    Not after a press of the mouse, which would move the page under the pointer, nor when the window only gets back the
    focus that it had: someone may have scrolled away from it on purpose.
    """

    def __init__(self, area: QScrollArea) -> None:
        super().__init__(area)
        self._area = area
        self._last: QWidget | None = None
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._on_focus_changed)

    def _on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or now.window() is not self._area.window():
            return
        page, last = self._area.widget(), self._last
        self._last = now
        is_pressed = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if page is not None and page.isAncestorOf(now) and now is not last and not is_pressed:
            self._area.ensureWidgetVisible(now)


class _Ring(QWidget):
    """The mark of the focus, above the content."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_focus(painter, QRectF(self.rect()), self._theme, self._theme.sizes.radius / 2)
