"""The list behind a search picker: entries under group headers, filtered by what is typed."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from app.theme.tokens import Theme
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_text, leading, theme_text_width, whole_parts
from app.widgets.quantity import WORD_JOINER

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class PickerEntry:
    """One thing to pick: its id, two lines of text, the group it stands under, and more words to find it by.

    `starred` is None where an entry cannot be a favourite; `editable` entries can be changed and deleted.
    """

    id: str
    title: str
    subtitle: str = ""
    group: str = ""
    words: str = ""
    starred: bool | None = None
    editable: bool = False


@dataclass(frozen=True, slots=True)
class PickerCommand:
    """A button below the list; `is_for_entry` ones need an entry that can be edited."""

    id: str
    text: str
    is_for_entry: bool = False


class ItemRole(IntEnum):
    """What the list model answers beside the text."""

    ENTRY = Qt.ItemDataRole.UserRole + 1


class PickerModel(QAbstractListModel):
    """Group headers (plain texts) and entries, in the order of the groups' first entries."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[str | PickerEntry] = []

    def set_entries(self, entries: Sequence[PickerEntry]) -> None:
        """Show other entries."""
        self.beginResetModel()
        groups: dict[str, list[PickerEntry]] = {}
        for entry in entries:
            groups.setdefault(entry.group, []).append(entry)
        self.rows = []
        for group, members in groups.items():
            self.rows += [group, *members] if group else members
        self.endResetModel()

    def entries(self) -> list[PickerEntry]:
        """Return the entries, without the headers."""
        return [row for row in self.rows if isinstance(row, PickerEntry)]

    # Qt's own methods

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 (Qt's own signature)
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what the list shows in a row."""
        row = self.rows[index.row()]
        if role == ItemRole.ENTRY:
            return row if isinstance(row, PickerEntry) else None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.title if isinstance(row, PickerEntry) else row
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and isinstance(row, PickerEntry):
            return self.tr("Favourite. {text}").format(text=row.subtitle) if row.starred else row.subtitle
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return what can be done with a row."""
        if isinstance(self.rows[index.row()], PickerEntry):
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


class PickerFilter(QSortFilterProxyModel):
    """Keeps the entries that contain every typed word, and the headers of groups that have one."""

    def __init__(self, source: PickerModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._source = source
        self._kept: set[int] = set()
        self._query = ""
        source.modelReset.connect(self._refresh)
        self.setSourceModel(source)

    def set_query(self, query: str) -> None:
        """Show what matches these words; upper and lower case are the same."""
        self._query = query
        self._refresh()

    def _refresh(self) -> None:
        words = self._query.casefold().split()
        kept: set[int] = set()
        header: int | None = None
        for number, row in enumerate(self._source.rows):
            if not isinstance(row, PickerEntry):
                header = number
                continue
            text = " ".join((row.id, row.title, row.subtitle, row.group, row.words)).replace(WORD_JOINER, "")
            if all(word in text.casefold() for word in words):
                kept.add(number)
                if header is not None and row.group:
                    kept.add(header)
        self._kept = kept
        self.invalidate()

    # Qt's own methods

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Say whether a row matches what is typed."""
        return row in self._kept


class PickerDelegate(QStyledItemDelegate):
    """Draws headers small and entries in two lines."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.theme = theme

    def star_box(self, box: QRectF, *, mirrored: bool) -> QRectF:
        """Return where the star of a row stands, with the room around it that can be clicked."""
        side = self.theme.sizes.icon * 0.8 + 2 * self.theme.sizes.spacing
        left = box.left() if mirrored else box.right() - side
        return QRectF(left, box.top(), side, box.height())

    def wanted_width(self, entries: Iterable[PickerEntry]) -> int:
        """Return how wide a row must be, in pixels, for the longest of these entries to show whole."""
        title, subtitle = self.theme.font("body", QFont.Weight.Medium), self.theme.font("caption")
        widest = 0.0
        for entry in entries:
            star = 0.0 if entry.starred is None else self.star_box(QRectF(), mirrored=False).width()
            words = max(theme_text_width(title, entry.title), theme_text_width(subtitle, entry.subtitle))
            widest = max(widest, words + star)
        return math.ceil(widest + 3 * self.theme.sizes.spacing)

    # Qt's own methods

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size at which everything shows."""
        entry = index.data(ItemRole.ENTRY)
        gap = self.theme.sizes.spacing
        caption = QFontMetricsF(self.theme.font("caption")).height()
        if entry is None:
            return QSize(0, round(caption + 1.5 * gap))
        body = QFontMetricsF(self.theme.font("body")).height()
        return QSize(0, round(body + (caption if entry.subtitle else 0) + gap))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw one row."""
        theme, gap = self.theme, self.theme.sizes.spacing
        entry = index.data(ItemRole.ENTRY)
        box = QRectF(option.rect)
        mirrored = option.direction == Qt.LayoutDirection.RightToLeft
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = box.adjusted(1.5 * gap, 0, -1.5 * gap, 0)
        caption = theme.font("caption")
        if entry is None:
            painter.setFont(theme.font("caption", QFont.Weight.DemiBold))
            draw_text(
                painter,
                inner.adjusted(0, gap / 2, 0, 0),
                str(index.data()),
                theme.color("text_muted"),
                leading(mirrored),
            )
            painter.restore()
            return
        selected = bool(state & QStyle.StateFlag.State_Selected)
        if selected or state & QStyle.StateFlag.State_MouseOver:
            fill = theme.color("selection" if selected else "hover")
            draw_box(painter, box.adjusted(gap / 2, 0, -gap / 2, 0), fill=fill, line=fill, width=0, radius=gap * 0.75)
        if entry.starred is not None:
            star = self.star_box(box, mirrored=mirrored)
            side = theme.sizes.icon * 0.8
            icon = QRectF(star.center().x() - side / 2, star.center().y() - side / 2, side, side)
            if entry.starred or selected or state & QStyle.StateFlag.State_MouseOver:
                color = theme.accent_text if entry.starred else theme.text_muted
                draw_icon(painter, "star-full" if entry.starred else "star", icon, color)
            inner = inner.adjusted(star.width() if mirrored else 0, 0, 0 if mirrored else -star.width(), 0)
        title = QFontMetricsF(theme.font("body")).height()
        painter.setFont(theme.font("body", QFont.Weight.Medium))
        top = QRectF(inner.left(), box.top() + gap / 2, inner.width(), title)
        if not entry.subtitle:
            top.setBottom(box.bottom() - gap / 2)
        draw_text(painter, top, entry.title, theme.color("text"), leading(mirrored))
        if entry.subtitle:
            painter.setFont(caption)
            below = QRectF(inner.left(), top.bottom(), inner.width(), QFontMetricsF(caption).height())
            shown = whole_parts(caption, entry.subtitle, inner.width())
            draw_text(painter, below, shown, theme.color("text_muted"), leading(mirrored))
        painter.restore()
