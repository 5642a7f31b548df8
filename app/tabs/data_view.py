"""A tab's numbers as tables, for those who would rather read than look, and for spreadsheets."""

import math

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QPushButton, QTableView, QVBoxLayout, QWidget

from app.state.view_options import TabId
from app.tabs.export.table_text import tsv_text
from app.tabs.tab_names import tab_name
from app.tabs.tab_view import Table, TabView
from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.quantity import compact, count, decimals_for, fixed

_DIGITS = 4
_LARGE = 1e6  # columns with such numbers are shortened by k, M, G, T: nobody reads 14 digits
_SIZE_IN_LETTERS = (64, 36)
_SHARE = 0.9  # of the window, at most
_Index = QModelIndex | QPersistentModelIndex


class TableModel(QAbstractTableModel):
    """One table; numbers are written in the window's language."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._table = Table(title="", columns=(), rows=())
        self._locale = parent.locale()
        self._decimals: tuple[int | None, ...] = ()  # of each column; None where its numbers are shortened

    @property
    def table(self) -> Table:
        """What is shown."""
        return self._table

    def set_table(self, table: Table, view: QWidget) -> None:
        """Show another table."""
        self.beginResetModel()
        self._table, self._locale = table, view.locale()
        cells = [[row[number] for row in table.rows] for number in range(len(table.columns))]
        self._decimals = tuple(_decimals([cell for cell in column if isinstance(cell, float)]) for column in cells)
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008  (Qt's own default)
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self._table.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._table.columns)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a cell's text, or how it is aligned."""
        cell = self._table.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._written(cell, self._decimals[index.column()])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if isinstance(cell, int | float) else Qt.AlignmentFlag.AlignLeft
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a column's title, or a row's number."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return self._table.columns[section] if orientation == Qt.Orientation.Horizontal else section + 1

    def _written(self, cell: object, decimals: int | None) -> str:
        if cell is None:
            return "–"
        if isinstance(cell, float):
            if decimals is None:
                return compact(self._locale, cell, _DIGITS, trim=False)
            return fixed(self._locale, cell, decimals)
        if isinstance(cell, int) and not isinstance(cell, bool):
            return count(self._locale, cell)
        return str(cell)


class DataView(QDialog):
    """Follows the tab that the window shows; stays open beside it."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._theme = theme
        self._view: TabView | None = None
        self._tab = TabId.PASSES
        self._tables: tuple[Table, ...] = ()
        self._number = 0
        self.title = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self.choice = SearchPicker(theme, "")
        self.model = TableModel(self)
        self.grid = QTableView()
        self.grid.setModel(self.model)
        self.grid.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.grid.setAlternatingRowColors(True)
        self.grid.setTabKeyNavigation(False)  # Tab leaves the table, arrow keys go through it
        self.grid.verticalHeader().hide()
        self.grid.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.copy, self.leave = QPushButton(), QPushButton()
        buttons = QHBoxLayout()
        buttons.addWidget(self.copy)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self.title)
        self._column.addWidget(self.choice)
        self._column.addWidget(self.grid, 1)
        self._column.addLayout(buttons)
        self.choice.picked.connect(self._choose)
        self.copy.clicked.connect(self.copy_table)
        self.leave.clicked.connect(self.close)
        self.set_theme(theme)
        wide, high = _SIZE_IN_LETTERS
        wanted = QSize(round(theme.sizes.body * wide), round(theme.sizes.body * high))
        self.resize(wanted.boundedTo(parent.size() * _SHARE))
        self._retranslate()

    def show_tab(self, tab: TabId, view: TabView) -> None:
        """Show the numbers of a tab."""
        if tab is not self._tab:
            self._number = 0
        self._tab, self._view = tab, view
        self.refresh()

    def refresh(self) -> None:
        """Ask the tab for its numbers anew."""
        if self._view is None:
            return
        self._tables = self._view.tables()
        self._number = min(self._number, max(0, len(self._tables) - 1))
        self._show_table()

    def copy_table(self) -> None:
        """Put the table on the clipboard, for a spreadsheet."""
        QGuiApplication.clipboard().setText(tsv_text(self.model.table))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(round(theme.sizes.spacing))
        self.title.set_theme(theme)
        self.choice.set_theme(theme)
        self.grid.setFont(theme.font())
        self.grid.horizontalHeader().setFont(theme.font("body", QFont.Weight.DemiBold))
        self.grid.verticalHeader().setDefaultSectionSize(round(theme.sizes.body * 2))

    def _choose(self, number: str) -> None:
        self._number = int(number)
        self._show_table()

    def _show_table(self) -> None:
        empty = Table(title="", columns=(), rows=())
        table = self._tables[self._number] if self._tables else empty
        self.model.set_table(table, self)
        self.choice.set_entries(
            [
                PickerEntry(id=str(number), title=each.title, subtitle=self.tr("%n row(s)", "", len(each.rows)))
                for number, each in enumerate(self._tables)
            ]
        )
        self.choice.set_value(str(self._number))
        self.choice.setVisible(len(self._tables) > 1)  # with one there is nothing to choose
        self.grid.setAccessibleName(table.title)
        self.grid.setAccessibleDescription(self.tr("%n row(s)", "", len(table.rows)))
        name = tab_name(self._tab)
        is_told = table.title in ("", name) or len(self._tables) > 1
        self.title.setText(name if is_told else f"{name}: {table.title}")
        self.copy.setEnabled(bool(table.rows))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Numbers as a table"))
        self.copy.setText(self.tr("Copy for a spreadsheet"))
        self.leave.setText(self.tr("Close"))
        self.choice.set_title(self.tr("Table"))
        self.refresh()

    # Qt's own methods

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy with the system's key too."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_table()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _decimals(numbers: list[float]) -> int | None:
    """Return the decimals of a column, None if its numbers are too large to be written out."""
    if max((abs(number) for number in numbers if math.isfinite(number)), default=0.0) >= _LARGE:
        return None
    return decimals_for(numbers, _DIGITS)
