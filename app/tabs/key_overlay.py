"""The keys of the tab that is shown and of the window, laid over it until Esc, F1, ? or a press sends it away."""

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.state.view_options import TabId
from app.tabs.key_table import KeyGroup, KeyLine, group_title, key_groups
from app.tabs.tab_names import tab_name
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.painting import Themed, draw_box
from app.widgets.scroll_page import ScrollPage

_COLUMNS = ((KeyGroup.THIS_TAB, KeyGroup.WINDOW), (KeyGroup.CONTROLS, KeyGroup.FILES), (KeyGroup.LECTURE,))
_SHARE = 0.94  # of the window, at most
_WIDTH_IN_LETTERS = 88
_NARROW_IN_LETTERS = 66  # below it the columns stand one below the other
_VEIL = 0.6  # opacity of the shade over the window


class KeyOverlay(QWidget):
    """A sheet over its parent; while it shows, Tab stays on it and the focus returns to where it was.

    Signals
    -------
    words_asked()
        The page that explains the words is wanted.
    """

    words_asked = Signal()

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._covered = theme, parent
        self._tab = TabId.PASSES
        self._before: QWidget | None = None
        self.sheet = _Sheet(theme, self)
        self.title = TextLabel(theme, size="headline", weight=QFont.Weight.Bold)
        self.words, self.leave = QPushButton(), QPushButton()
        self._content = QWidget()
        self._columns = QHBoxLayout(self._content)
        self._groups = [_Group(theme, group) for column in _COLUMNS for group in column]
        groups = iter(self._groups)
        for column in _COLUMNS:
            box = QVBoxLayout()
            for _ in column:
                box.addWidget(next(groups))
            box.addStretch(1)
            self._columns.addLayout(box, 1)
        self._area = ScrollPage(theme, self._content)
        self._top = QHBoxLayout()
        self._top.addWidget(self.title, 1)
        self._top.addWidget(self.words)
        self._top.addWidget(self.leave)
        self._rows = QVBoxLayout(self.sheet)
        self._rows.addLayout(self._top)
        self._rows.addWidget(self._area, 1)
        self.words.clicked.connect(self._on_words)
        self.leave.clicked.connect(self.put_away)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.hide()
        parent.installEventFilter(self)
        self.set_theme(theme)
        self._retranslate()

    @property
    def lines(self) -> tuple[KeyLine, ...]:
        """Every line that is shown, from the first group to the last."""
        return tuple(line for group in self._groups for line in group.lines)

    def show_for(self, tab: TabId) -> None:
        """Lay it over the window with the keys of a tab."""
        self._tab = tab
        self._before = self.window().focusWidget()
        self._write()
        self.show()
        self._cover()
        self.raise_()
        self.leave.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Take it away and give the focus back."""
        self.hide()
        if self._before is not None and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.window().setFocus()
        self._before = None

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        parts: tuple[Themed, ...] = (self.sheet, self.title, self._area, *self._groups)
        for part in parts:
            part.set_theme(theme)
        pad = round(theme.sizes.padding)
        self._rows.setContentsMargins(2 * pad, pad, 2 * pad, pad)
        self._rows.setSpacing(pad)
        self._columns.setContentsMargins(0, 0, 0, 0)
        self._columns.setSpacing(2 * pad)
        self._top.setSpacing(round(theme.sizes.spacing))
        if self.isVisible():
            self._cover()

    def _retranslate(self) -> None:
        self.words.setText(self.tr("What the words mean"))
        self.leave.setText(self.tr("Close"))
        self._write()
        if self.isVisible():
            self._cover()  # other words, other sizes

    def _write(self) -> None:
        self.title.setText(self.tr("Keys on the tab {tab}").format(tab=tab_name(self._tab)))
        self.setAccessibleName(self.title.text())
        lines = dict(key_groups(self._tab))
        for group in self._groups:
            group.show_lines(lines[group.group])
        described = (f"{line.keys}: {line.text}" for group in self._groups for line in group.lines)
        self.setAccessibleDescription("; ".join(described))

    def _cover(self) -> None:
        """Cover the window with the shade, and put the sheet in its middle."""
        room = self._covered.size()
        self.resize(room)
        for group in self._groups:
            group.updateGeometry()  # lines have come or gone, and no event loop has told the columns yet
        self._columns.invalidate()
        margins = self._rows.contentsMargins()
        width = min(round(self._theme.sizes.body * _WIDTH_IN_LETTERS), round(room.width() * _SHARE))
        inner = width - margins.left() - margins.right()
        is_narrow = inner < self._theme.sizes.body * _NARROW_IN_LETTERS
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(down if is_narrow else across)
        height = self._columns.heightForWidth(inner) + self._top.sizeHint().height() + margins.top() + margins.bottom()
        wanted = QSize(width, height + 2 * self._rows.spacing()).boundedTo(room * _SHARE)
        self.sheet.resize(wanted)
        self.sheet.move((room.width() - wanted.width()) // 2, (room.height() - wanted.height()) // 2)

    def _on_words(self) -> None:
        self.put_away()
        self.words_asked.emit()

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._cover()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Keep every key but its own from the window below: its shortcuts must not act unseen."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go away on Esc, F1 and ?."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F1, Qt.Key.Key_Question):
            self.put_away()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            pressed = self.leave if self.leave.hasFocus() else self.words
            pressed.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go away when the shade is pressed."""
        if not self.sheet.geometry().contains(event.position().toPoint()):
            self.put_away()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Keep Tab on the sheet."""
        stops: list[QWidget] = [self.words, self.leave]
        if self._area.focusPolicy() != Qt.FocusPolicy.NoFocus:
            stops.append(self._area)
        now = self.window().focusWidget()
        index = stops.index(now) if now in stops else -1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(index + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the shade."""
        QPainter(self).fillRect(self.rect(), self._theme.color("shade", _VEIL))


class _Sheet(QWidget):
    """The ground that the keys stand on."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, line = theme.color("surface_raised"), theme.color("outline")
        draw_box(painter, QRectF(self.rect()), fill=ground, line=line, width=sizes.hairline, radius=sizes.radius)


class _Group(QWidget):
    """A heading with its keys and what each does."""

    def __init__(self, theme: Theme, group: KeyGroup) -> None:
        super().__init__()
        self._theme = theme
        self.group = group
        self.lines: tuple[KeyLine, ...] = ()
        self._title = TextLabel(theme, size="title", weight=QFont.Weight.DemiBold, color="accent_text", wrap=False)
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._title, 0, 0, 1, 2)
        self._cells: list[tuple[TextLabel, TextLabel]] = []

    def show_lines(self, lines: tuple[KeyLine, ...]) -> None:
        """Write the lines; those of the tab may become more or fewer."""
        self.lines = lines
        self._title.setText(group_title(self.group))
        while len(self._cells) < len(lines):
            pair = (
                TextLabel(self._theme, weight=QFont.Weight.DemiBold, wrap=False),
                TextLabel(self._theme),
            )
            row = len(self._cells) + 1
            for column, label in enumerate(pair):
                self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
            self._cells.append(pair)
        for number, (keys, text) in enumerate(self._cells):
            is_used = number < len(lines)
            keys.setVisible(is_used)
            text.setVisible(is_used)
            if is_used:
                keys.setText(lines[number].keys)
                text.setText(lines[number].text)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for label in (self._title, *(label for pair in self._cells for label in pair)):
            label.set_theme(theme)
        self._grid.setContentsMargins(0, 0, 0, round(theme.sizes.spacing))
        self._grid.setHorizontalSpacing(round(theme.sizes.padding))
        self._grid.setVerticalSpacing(round(theme.sizes.spacing / 2))
