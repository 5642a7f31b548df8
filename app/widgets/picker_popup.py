"""The list that a search picker opens: a search box over the entries."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel
from app.widgets.picker_list import (
    ItemRole,
    PickerCommand,
    PickerDelegate,
    PickerEntry,
    PickerFilter,
    PickerModel,
)

_LIST_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_NARROWEST_EMS = 26
_SHARE_OF_SCREEN = 0.55


class PickerPopup(QFrame):
    """Typing filters, arrow keys move, Enter or a click picks, Ctrl+D or a click on the star marks, Esc closes.

    Signals
    -------
    picked(str)
        The id of the entry.
    star_toggled(str)
        The id of the entry that is to be a favourite, or no longer.
    commanded(str, str)
        The id of a command below the list, and of the entry that it is for ("" for a new one).
    """

    picked = Signal(str)
    star_toggled = Signal(str)
    commanded = Signal(str, str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        release_when_hidden(self)
        self._model = PickerModel(self)
        self._filter = PickerFilter(self._model, self)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._nothing = TextLabel(theme, color="text_muted")
        self._list = QListView()
        self._delegate = PickerDelegate(theme, self)
        self._list.setModel(self._filter)
        self._list.setItemDelegate(self._delegate)
        self._list.setFrameShape(QFrame.Shape.NoFrame)
        self._list.setMouseTracking(True)
        self._list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setFocusProxy(self._search)
        self._column = QVBoxLayout(self)
        self._star_hint = TextLabel(theme, size="caption", color="text_muted")
        self._command_row = QHBoxLayout()
        self._commands: dict[str, QPushButton] = {}
        for part in (self._search, self._nothing, self._list, self._star_hint):
            self._column.addWidget(part)
        self._column.addLayout(self._command_row)
        self._star_hint.hide()
        self._search.textChanged.connect(self._filter_changed)
        self._search.installEventFilter(self)
        self._list.clicked.connect(self._pick)
        self._list.viewport().installEventFilter(self)
        self._list.selectionModel().currentChanged.connect(self._enable_commands)
        self.set_theme(theme)

    def set_entries(self, entries: Sequence[PickerEntry]) -> None:
        """Offer other entries; the one that was marked stays marked."""
        marked = self._current()
        self._model.set_entries(entries)
        self._star_hint.setVisible(any(entry.starred is not None for entry in entries))
        if self.isVisible() and marked is not None:
            self._select(marked.id)

    def set_commands(self, commands: Sequence[PickerCommand]) -> None:
        """Write the buttons below the list; there are always the same ones, in any language."""
        for command in commands:
            if command.id not in self._commands:
                button = QPushButton()
                button.setProperty("command", command.id)
                button.setProperty("is_for_entry", command.is_for_entry)
                button.setAutoDefault(False)
                button.clicked.connect(self._command)
                self._commands[command.id] = button
                self._command_row.addWidget(button)
            self._commands[command.id].setText(command.text)
        self._enable_commands()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._delegate.theme = theme
        self._search.setFont(theme.font())
        self._star_hint.set_theme(theme)
        self._command_row.setSpacing(round(theme.sizes.spacing))
        self._nothing.set_theme(theme)
        gap = round(theme.sizes.spacing)
        self._column.setContentsMargins(gap, gap, gap, gap)
        self._column.setSpacing(gap)
        self.setStyleSheet(
            f"PickerPopup {{ background: {theme.surface_raised}; border: {round(theme.sizes.hairline)}px solid"
            f" {theme.outline}; }} QListView {{ background: transparent; outline: none; }}"
        )

    def open_at(self, button: QWidget, current: str) -> None:
        """Open below the button, or above it where there is more room, with the current entry marked."""
        self.setLayoutDirection(button.layoutDirection())
        self._search.setPlaceholderText(self.tr("Type to search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._nothing.setText(self.tr("Nothing matches. Try fewer words."))
        self._star_hint.setText(self.tr("Ctrl+D: favourite, first in the list"))
        self._search.clear()
        self._filter_changed("")
        screen = button.screen().availableGeometry()
        scroll_bar = self._list.verticalScrollBar().sizeHint().width()
        around = 2 * self._column.contentsMargins().left() + scroll_bar
        wanted = self._delegate.wanted_width(self._model.entries()) + around
        narrowest = max(button.width(), round(_NARROWEST_EMS * self._theme.sizes.body))
        width = max(narrowest, min(wanted, round(screen.width() * _SHARE_OF_SCREEN)))
        rows = sum(self._list.sizeHintForRow(row) for row in range(self._filter.rowCount()))
        height = min(rows + 4 * self._search.sizeHint().height(), round(screen.height() * _SHARE_OF_SCREEN))
        corner = button.mapToGlobal(QPoint(0, button.height()))
        top = corner.y()
        if top + height > screen.bottom():
            top = max(screen.top(), button.mapToGlobal(QPoint(0, 0)).y() - height)
        left = corner.x()
        if button.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            left += button.width() - width
        left = max(screen.left(), min(left, screen.right() - width))
        self.setGeometry(left, top, width, height)
        self.show()
        self._search.setFocus(Qt.FocusReason.PopupFocusReason)
        self._select(current)

    def _select(self, entry_id: str) -> None:
        found = None
        for row in range(self._filter.rowCount()):
            index = self._filter.index(row, 0)
            entry = index.data(ItemRole.ENTRY)
            if entry is not None and (found is None or entry.id == entry_id):
                found = index
                if entry.id == entry_id:
                    break
        if found is not None:
            self._list.setCurrentIndex(found)
            self._list.scrollTo(found, QAbstractItemView.ScrollHint.PositionAtCenter)

    def _filter_changed(self, text: str) -> None:
        self._filter.set_query(text)
        self._nothing.setVisible(self._filter.rowCount() == 0)
        self._list.scrollToTop()
        self._select("")

    def _current(self) -> PickerEntry | None:
        entry = self._list.currentIndex().data(ItemRole.ENTRY)
        return entry if isinstance(entry, PickerEntry) else None

    def _enable_commands(self) -> None:
        entry = self._current()
        for button in self._commands.values():
            button.setEnabled(not button.property("is_for_entry") or (entry is not None and entry.editable))

    def _command(self) -> None:
        button = self.sender()
        entry = self._current() if button.property("is_for_entry") else None
        self.hide()
        self.commanded.emit(button.property("command"), "" if entry is None else entry.id)

    def _toggle_star(self, index: QModelIndex) -> None:
        entry = index.data(ItemRole.ENTRY)
        if isinstance(entry, PickerEntry) and entry.starred is not None:
            self.star_toggled.emit(entry.id)

    def _pick(self, index: QModelIndex) -> None:
        entry = index.data(ItemRole.ENTRY)
        if entry is not None:
            self.hide()
            self.picked.emit(entry.id)

    def _clicks_star(self, event: QMouseEvent) -> bool:
        """Take a click on a star for itself, so that it does not pick the row."""
        kinds = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)
        index = self._list.indexAt(event.position().toPoint())
        entry = index.data(ItemRole.ENTRY)
        if event.type() not in kinds or not isinstance(entry, PickerEntry) or entry.starred is None:
            return False
        row = QRectF(self._list.visualRect(index))
        if not self._delegate.star_box(row, mirrored=self.isRightToLeft()).contains(event.position()):
            return False
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._toggle_star(index)
        return True

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand list keys from the search box to the list."""
        if watched is self._list.viewport() and isinstance(event, QMouseEvent):
            return self._clicks_star(event)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() == Qt.Key.Key_D and event.modifiers() == Qt.KeyboardModifier.ControlModifier:
                self._toggle_star(self._list.currentIndex())
                return True
            if event.key() in _LIST_KEYS:
                self._list.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._pick(self._list.currentIndex())
                return True
        return super().eventFilter(watched, event)
