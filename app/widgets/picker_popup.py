"""The list that a search picker opens: a search box over the entries."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLineEdit, QListView, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.picker_list import ItemRole, PickerDelegate, PickerEntry, PickerFilter, PickerModel

_LIST_KEYS = {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
_SHARE_OF_SCREEN = 0.55


class PickerPopup(QFrame):
    """Typing filters, arrow and page keys move, Enter or a click picks, Esc closes.

    Signals
    -------
    picked(str)
        The id of the entry.
    """

    picked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._model = PickerModel(self)
        self._filter = PickerFilter(self._model, self)
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("Type to search"))
        self._search.setAccessibleName(self.tr("Search"))
        self._search.setClearButtonEnabled(True)
        self._nothing = TextLabel(theme, self.tr("Nothing matches. Try fewer words."), color="text_muted")
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
        for part in (self._search, self._nothing, self._list):
            self._column.addWidget(part)
        self._search.textChanged.connect(self._filter_changed)
        self._search.installEventFilter(self)
        self._list.clicked.connect(self._pick)
        self.set_theme(theme)

    def set_entries(self, entries: Sequence[PickerEntry]) -> None:
        """Offer other entries."""
        self._model.set_entries(entries)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        self._delegate.theme = theme
        self._search.setFont(theme.font())
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
        self._search.clear()
        self._filter_changed("")
        width = max(button.width(), round(26 * self._theme.sizes.body))
        screen = button.screen().availableGeometry()
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

    def _pick(self, index: QModelIndex) -> None:
        entry = index.data(ItemRole.ENTRY)
        if entry is not None:
            self.hide()
            self.picked.emit(entry.id)

    # Qt's own methods

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand list keys from the search box to the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in _LIST_KEYS:
                self._list.keyPressEvent(event)
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._pick(self._list.currentIndex())
                return True
        return super().eventFilter(watched, event)
