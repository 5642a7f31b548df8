"""The row of tabs in the header: underlined, reached by Ctrl+1 … and, with the focus on it, by the arrow keys."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QTabBar, QWidget

from app.state.view_options import TabId
from app.theme.tokens import Theme
from app.widgets.painting import draw_focus, draw_text


class TabRow(QTabBar):
    """A QTabBar, so that assistive technology sees a list of tabs, painted as plain underlined words.

    Signals
    -------
    tab_chosen(object)
        The TabId that the user chose.
    """

    tab_chosen = Signal(object)

    def __init__(self, theme: Theme, tabs: Sequence[TabId], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._tabs = tuple(tabs)
        self._silent = False
        self.setDrawBase(False)
        self.setExpanding(False)
        self.setUsesScrollButtons(True)
        self.setElideMode(Qt.TextElideMode.ElideNone)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        for _ in self._tabs:
            self.addTab("")
        self.currentChanged.connect(self._on_current_changed)
        self.set_theme(theme)

    def set_texts(self, texts: Sequence[str]) -> None:
        """Name the tabs, in their order."""
        for index, text in enumerate(texts):
            self.setTabText(index, text)
            self.setTabToolTip(index, self.tr("{tab} (Ctrl+{number})").format(tab=text, number=index + 1))

    def set_tab(self, tab: TabId) -> None:
        """Show which tab is open without telling anyone."""
        self._silent = True
        self.setCurrentIndex(self._tabs.index(tab))
        self._silent = False

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.setFont(theme.font("title", QFont.Weight.DemiBold))  # the bold width, so that choosing moves nothing
        self.updateGeometry()
        self.update()

    def _on_current_changed(self, index: int) -> None:
        if not self._silent:
            self.tab_chosen.emit(self._tabs[index])

    # Qt's own methods

    def tabSizeHint(self, index: int) -> QSize:
        """Return room for the word, and for the underline below it."""
        sizes = self._theme.sizes
        word = QFontMetrics(self.font()).horizontalAdvance(self.tabText(index))
        return QSize(round(word + 2.5 * sizes.padding), max(round(sizes.control_height * 1.5), self.height()))

    def minimumTabSizeHint(self, index: int) -> QSize:
        """Never less: words are not cut, the row scrolls instead."""
        return self.tabSizeHint(index)

    def sizeHint(self) -> QSize:
        """Return room for all tabs."""
        hints = [self.tabSizeHint(index) for index in range(self.count())]
        return QSize(sum(hint.width() for hint in hints), round(self._theme.sizes.control_height * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Return room for one tab and the scroll buttons."""
        return QSize(round(self._theme.sizes.control_height * 5), round(self._theme.sizes.control_height * 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words, and the line under the open tab."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hovered = self.tabAt(self.mapFromGlobal(self.cursor().pos())) if self.underMouse() else -1
        for index in range(self.count()):
            box = QRectF(self.tabRect(index))
            is_open = index == self.currentIndex()
            painter.setFont(theme.font("title", QFont.Weight.DemiBold if is_open else QFont.Weight.Normal))
            color = "accent_text" if is_open else "text" if index == hovered else "text_muted"
            draw_text(painter, box, self.tabText(index), theme.color(color))
            if is_open:
                line = QRectF(0, 0, box.width() - sizes.padding, sizes.line * 1.2)
                line.moveCenter(box.center())
                line.moveBottom(box.bottom())
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("accent"))
                painter.drawRoundedRect(line, line.height() / 2, line.height() / 2)
                if self.hasFocus():
                    inner = QRectF(QRect(self.tabRect(index))).adjusted(0, sizes.spacing, 0, -sizes.spacing)
                    draw_focus(painter, inner, theme, sizes.radius / 2)
