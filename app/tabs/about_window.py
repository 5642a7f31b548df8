"""About: versions, and the licence of everything the program is made of, asked from the parts themselves."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from app.environment import environment_text
from app.licences import Component, components
from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel

WIDTH_IN_LETTERS, HEIGHT_IN_LETTERS = 64, 44
SHARE_OF_WINDOW = 0.9


class AboutWindow(QDialog):
    """Versions above, below them a list of components; the arrow keys move along it and its licence is read beside."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._theme, self._window = theme, parent
        self._parts = components()
        self._title = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._purpose = TextLabel(theme)
        self._versions = TextLabel(theme, environment_text(self._parts).replace("\n", " · "))
        self._privacy = TextLabel(theme, color="text_muted")
        self._heading = TextLabel(theme, weight=QFont.Weight.DemiBold)
        self._list = QListWidget()
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # long lines are elided
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        selectable = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        self._text.setTextInteractionFlags(selectable)
        self._versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._copy = QPushButton()
        self._copy.setAutoDefault(False)
        self._buttons.addButton(self._copy, QDialogButtonBox.ButtonRole.ActionRole)
        self._column = QVBoxLayout(self)
        for label in (self._title, self._purpose, self._versions, self._privacy, self._heading):
            self._column.addWidget(label)
        self._row = QHBoxLayout()
        self._row.addWidget(self._list, 2)
        self._row.addWidget(self._text, 3)
        self._column.addLayout(self._row, 1)
        self._column.addWidget(self._buttons)
        self._list.addItems([_line(part) for part in self._parts])
        self._list.currentRowChanged.connect(self._show_part)
        self._copy.clicked.connect(self.copy)
        self._buttons.rejected.connect(self.hide)
        self._retranslate()
        self._list.setCurrentRow(0)
        self.set_theme(theme)
        self._list.setFocus()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad, gap = round(theme.sizes.padding), round(theme.sizes.spacing)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(gap)
        self._row.setSpacing(gap)
        for label in (self._title, self._purpose, self._versions, self._privacy, self._heading):
            label.set_theme(theme)
        for part in (self._list, self._text):
            part.setFont(theme.font("caption"))
        letter = QFontMetricsF(theme.font("caption")).averageCharWidth()
        self._list.setMinimumWidth(round(16 * letter))
        room = self._window.size() * SHARE_OF_WINDOW
        wanted = (round(theme.sizes.body * WIDTH_IN_LETTERS), round(theme.sizes.body * HEIGHT_IN_LETTERS))
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def text(self) -> str:
        """Return versions and components with their licences, as it is copied."""
        return "\n".join(
            (environment_text(self._parts), "", *(f"{_line(part)}  {part.source}" for part in self._parts))
        )

    def copy(self) -> None:
        """Put versions and components on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())

    def _show_part(self, row: int) -> None:
        if row < 0:
            return
        part = self._parts[row]
        head = f"{part.name} {part.version}".strip()
        if part.licence:
            head += "\n" + self.tr("Licence: {licence}").format(licence=part.licence)
        if part.source:
            head += "\n" + self.tr("Source code: {place}").format(place=part.source)
        self._text.setPlainText(f"{head}\n\n{part.text}".rstrip() + "\n")

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Two Speeds"))
        self._title.setText(self.tr("Two Speeds"))
        self._purpose.setText(self.tr("Why a language model reads fast and writes slowly: prefill against decode."))
        self._privacy.setText(self.tr("The program never goes on the network, and sends nothing to anyone."))
        self._heading.setText(self.tr("What it is made of, and under which licences"))
        self._list.setAccessibleName(self.tr("Components"))
        self._text.setAccessibleName(self.tr("Licence"))
        self._copy.setText(self.tr("Copy versions and licences"))
        self._show_part(self._list.currentRow())

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _line(part: Component) -> str:
    return " · ".join(text for text in (f"{part.name} {part.version}".strip(), part.licence) if text)
