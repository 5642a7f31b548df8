"""A two-line button that opens a list to search: for models, machines and formats."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.buttons import PaintedButton
from app.widgets.icons import draw_icon
from app.widgets.painting import draw_box, draw_focus, draw_text, leading, theme_text_width, whole_parts
from app.widgets.picker_list import PickerCommand, PickerEntry
from app.widgets.picker_popup import PickerPopup

__all__ = ["PickerCommand", "PickerEntry", "SearchPicker"]


class SearchPicker(PaintedButton):
    """Shows the present choice in two lines; Space, Enter, Down or a click opens the list.

    Signals
    -------
    picked(str)
        The id that the user picked; also when it is the present one.
    star_toggled(str)
        The id of the entry whose star was pressed.
    commanded(str, str)
        The id of a command below the list, and of the entry that it is for.
    """

    picked = Signal(str)
    star_toggled = Signal(str)
    commanded = Signal(str, str)

    def __init__(self, theme: Theme, title: str, parent: QWidget | None = None) -> None:
        self._name = title
        self._subtitle = ""
        self._value = ""
        self._entries: dict[str, PickerEntry] = {}
        self._offered: Sequence[PickerEntry] = ()
        self._commands: Sequence[PickerCommand] = ()
        self._popup: PickerPopup | None = None  # most lists are never opened, and laying one out takes its time
        super().__init__(theme, "", parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self.open_list)
        self.setAccessibleName(title)

    @property
    def value(self) -> str:
        """The id shown; empty when what is shown is not in the list."""
        return self._value

    def set_entries(self, entries: Sequence[PickerEntry]) -> None:
        """Offer other entries; groups stand in the order of their first entries."""
        self._entries = {entry.id: entry for entry in entries}
        self._offered = entries
        if self._popup is not None:
            self._popup.set_entries(entries)

    def set_commands(self, commands: Sequence[PickerCommand]) -> None:
        """Put buttons below the list, or write other words on them."""
        self._commands = commands
        if self._popup is not None:
            self._popup.set_commands(commands)

    def set_value(self, entry_id: str) -> None:
        """Show an entry without telling anyone; an unknown id shows itself."""
        entry = self._entries.get(entry_id)
        self._value = entry_id if entry else ""
        self.set_face(entry.title if entry else entry_id, entry.subtitle if entry else "")

    def set_face(self, title: str, subtitle: str) -> None:
        """Write other words on the button, as for something that is not in the list or depends on more."""
        if (title, subtitle) == (self.text(), self._subtitle):
            return
        self.setText(title)
        self._subtitle = subtitle
        self.setAccessibleName(f"{self._name}: {title}")
        self.setAccessibleDescription(subtitle)
        self._refresh_tooltip()
        self.update()

    def set_title(self, title: str) -> None:
        """Name what is picked, for assistive technology."""
        self._name = title
        self.setAccessibleName(f"{title}: {self.text()}")

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        if self._popup is not None:
            self._popup.set_theme(theme)

    def open_list(self) -> None:
        """Open the list."""
        if self._popup is None:
            self._popup = PickerPopup(self._theme, self)
            self._popup.set_entries(self._offered)
            self._popup.set_commands(self._commands)
            self._popup.picked.connect(self._take)
            self._popup.star_toggled.connect(self.star_toggled)
            self._popup.commanded.connect(self.commanded)
        self._popup.open_at(self, self._value)

    def whole_width(self) -> int:
        """Return the width, in pixels, at which what it shows is not cut."""
        title = theme_text_width(self._theme.font("strong", QFont.Weight.DemiBold), self.text())
        subtitle = theme_text_width(self._theme.font("caption"), self._subtitle)
        return math.ceil(max(title, subtitle) + self.width() - self._inner().width())

    def _take(self, entry_id: str) -> None:
        self.set_value(entry_id)
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.picked.emit(entry_id)

    def _inner(self) -> QRectF:
        sizes = self._theme.sizes
        room = sizes.icon + sizes.padding * 0.75
        inner = QRectF(self.rect()).adjusted(sizes.padding * 0.75, 0, -room, 0)
        if self.layoutDirection() == Qt.LayoutDirection.RightToLeft:
            inner.moveLeft(room)
        return inner

    def _refresh_tooltip(self) -> None:
        self.setToolTip(f"{self.text()}\n{self._subtitle}" if self.whole_width() > self.width() else "")

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell by the tooltip what no longer fits."""
        super().resizeEvent(event)
        self._refresh_tooltip()

    def sizeHint(self) -> QSize:
        """Return the size at which everything shows."""
        sizes = self._theme.sizes
        title = QFontMetricsF(self._theme.font("strong")).height()
        subtitle = QFontMetricsF(self._theme.font("caption")).height()
        return QSize(round(sizes.body * 16), round(title + subtitle + 1.25 * sizes.spacing))

    def minimumSizeHint(self) -> QSize:
        """Return the least size that still works."""
        return QSize(round(self._theme.sizes.body * 8), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer the keys named in the class."""
        if event.key() == Qt.Key.Key_Down:
            self.open_list()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it from the present values."""
        theme, sizes = self._theme, self._theme.sizes
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        line = theme.color("outline")
        draw_box(painter, box, fill=self.ground("surface"), line=line, width=sizes.hairline, radius=sizes.radius)
        if self.hasFocus():
            draw_focus(painter, box, theme, sizes.radius)
        mirrored = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        inner = self._inner()
        strong = theme.font("strong", QFont.Weight.DemiBold)
        title = QFontMetricsF(strong).height()
        subtitle = QFontMetricsF(theme.font("caption")).height() if self._subtitle else 0.0
        top = QRectF(inner.left(), box.center().y() - (title + subtitle) / 2, inner.width(), title)
        painter.setFont(strong)
        draw_text(
            painter, top, self.text(), theme.color("text" if self.isEnabled() else "text_muted"), leading(mirrored)
        )
        if self._subtitle:
            caption = theme.font("caption")
            painter.setFont(caption)
            below = QRectF(inner.left(), top.bottom(), inner.width(), subtitle)
            shown = whole_parts(caption, self._subtitle, inner.width())
            draw_text(painter, below, shown, theme.color("text_muted"), leading(mirrored))
        side = sizes.icon * 0.8
        left = sizes.padding * 0.5 if mirrored else box.right() - side - sizes.padding * 0.5
        draw_icon(painter, "chevron-down", QRectF(left, box.center().y() - side / 2, side, side), theme.text_muted)
