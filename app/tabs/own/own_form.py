"""What the forms for own models and machines have in common: a name, numbers in two columns, and two buttons."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from app.theme.tokens import Theme
from app.widgets.entry_field import EntryField
from app.widgets.labels import TextLabel
from app.widgets.scroll_page import ScrollPage

WIDTH_IN_LETTERS = 40
SHARE_OF_WINDOW = 0.92
LONGEST_NAME = 80


class OwnForm(QDialog):
    """A sheet over the window; a subclass adds its fields to `column` and builds the thing in `_save()`."""

    def __init__(self, theme: Theme, title: str, hint: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # each form starts from other numbers
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(title)
        self._theme = theme
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setFont(theme.font())
        self.name.setAccessibleName(self.tr("Name"))
        self.message = TextLabel(theme, color="danger")
        self.message.hide()
        content = QWidget()
        self.column = QVBoxLayout(content)
        gap = round(theme.sizes.spacing)
        self.column.setSpacing(gap)
        self.column.setContentsMargins(gap, gap, gap, gap)  # room for the ring of the focus
        self.column.addWidget(TextLabel(theme, title, size="headline", weight=QFont.Weight.DemiBold))
        self.column.addWidget(TextLabel(theme, hint, color="text_muted"))
        name_label = TextLabel(theme, self.tr("Name"), color="text_muted")
        name_label.setBuddy(self.name)
        self.column.addWidget(name_label)
        self.column.addWidget(self.name)
        area = ScrollPage(theme, content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._content = content
        self.buttons = QDialogButtonBox()
        self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        save = self.buttons.addButton(self.tr("Save and use"), QDialogButtonBox.ButtonRole.AcceptRole)
        save.setDefault(True)
        self.buttons.accepted.connect(self._save)
        self.buttons.rejected.connect(self.reject)
        outer = QVBoxLayout(self)
        pad = round(theme.sizes.padding)
        outer.setContentsMargins(pad, pad, pad, pad)
        outer.setSpacing(gap)
        outer.addWidget(area, 1)
        outer.addWidget(self.message)
        outer.addWidget(self.buttons)

    def _add_fields(self, fields: Sequence[EntryField]) -> QWidget:
        """Add fields in two columns and return what holds them."""
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(self._theme.sizes.padding))
        grid.setVerticalSpacing(round(self._theme.sizes.spacing))
        for index, field in enumerate(fields):
            grid.addWidget(field, index // 2, index % 2)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.column.addWidget(holder)
        return holder

    def _fit(self, parent: QWidget) -> None:
        """Take the size at which everything shows, as far as the window has room for it."""
        self.column.addStretch(1)
        width = round(self._theme.sizes.body * WIDTH_IN_LETTERS)
        inner = width - 3 * round(self._theme.sizes.padding)
        wanted = max(self._content.heightForWidth(inner), self._content.sizeHint().height())
        height = wanted + self.buttons.sizeHint().height() + 6 * round(self._theme.sizes.padding)
        room = parent.size() * SHARE_OF_WINDOW
        self.resize(min(width, room.width()), min(height + 2 * round(self._theme.sizes.spacing), room.height()))
        self.name.setFocus()

    def _checked(self, fields: Sequence[EntryField]) -> bool:
        """Return whether name and numbers can be used; all that cannot say why, and the first gets the focus."""
        wrong = [field.box for field in fields if not field.check()]
        self._say("")
        if not self.name.text().strip():
            self._say(self.tr("Type a name."))
            wrong.insert(0, self.name)
        if wrong:
            wrong[0].setFocus()
        return not wrong

    def _say(self, sentence: str) -> None:
        self.message.setText(sentence)
        self.message.setVisible(bool(sentence))
        self.name.setAccessibleDescription(sentence)

    def _save(self) -> None:
        """Build the thing, tell it, and close; or say what is wrong."""
        raise NotImplementedError
