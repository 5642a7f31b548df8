"""What was read from a model's file, each fact with its source; it becomes the scenario's model only when asked to."""

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from app.files.model_file import ModelFile
from app.state.view_options import ByteUnit
from app.tabs.model_file_texts import fact_rows, file_line, file_title, layer_lines
from app.tabs.note_texts import note_sentence
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.scroll_page import ScrollPage

SHARE_OF_WINDOW = 0.86
WIDTH_IN_LETTERS, HEIGHT_IN_LETTERS = 58, 46
_BREAK = "\N{ZERO WIDTH SPACE}"


class ModelFileView(QDialog):
    """A sheet over the window; `use_asked` says that the user wants the model.

    Signals
    -------
    use_asked(object)
        The ModelFile.
    """

    use_asked = Signal(object)

    def __init__(self, file: ModelFile, theme: Theme, unit: ByteUnit, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # each file has its own rows
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self.setWindowTitle(self.tr("What was read"))
        self._file, self._theme, self._unit = file, theme, unit
        self._column = QVBoxLayout()
        title = TextLabel(theme, file_title(file), size="headline", weight=QFont.Weight.DemiBold)
        place = TextLabel(theme, _breakable(file_line(self.locale(), file)), size="caption", color="text_muted")
        place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        outer = QVBoxLayout(self)
        pad = round(theme.sizes.padding)
        outer.setContentsMargins(pad, pad, pad, pad)
        outer.setSpacing(round(theme.sizes.spacing))
        outer.addWidget(title)
        outer.addWidget(place)
        outer.addWidget(self._scroll(), 1)
        outer.addLayout(self._buttons())
        self._fill()
        self._fit(parent)

    @property
    def texts(self) -> list[str]:
        """All that is written, from top to bottom."""
        return [label.text().replace(_BREAK, "") for label in self.findChildren(TextLabel)]

    def _scroll(self) -> ScrollPage:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, round(self._theme.sizes.padding), 0)
        self._column.setSpacing(round(self._theme.sizes.spacing))
        area = ScrollPage(self._theme, content)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        return area

    def _buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.buttons = QDialogButtonBox()
        if self._file.architecture is None:
            self.buttons.addButton(self.tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
        else:
            self.buttons.addButton(self.tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
            use = self.buttons.addButton(self.tr("Use this model"), QDialogButtonBox.ButtonRole.AcceptRole)
            use.setDefault(True)
        self.buttons.accepted.connect(self._use)
        self.buttons.rejected.connect(self.reject)
        note = TextLabel(
            self._theme, self.tr("Only read here; nothing is sent anywhere."), size="caption", color="text_muted"
        )
        row.addWidget(note, 1)
        row.addWidget(self.buttons)
        return row

    def _fill(self) -> None:
        file, theme = self._file, self._theme
        if file.architecture is None:
            self._add(self.tr("The file does not say enough to compute with it."), "danger", strong=True)
        if file.missing_parts:
            missing = ", ".join(file.missing_parts)
            self._add(
                self.tr("Parts are missing, so the weights are incomplete: {parts}").format(parts=missing), "danger"
            )
        for note in file.notes:
            self._add(f"• {note_sentence(note, self.locale())}", "text")
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(theme.sizes.padding))
        grid.setVerticalSpacing(round(theme.sizes.spacing / 2))
        grid.setColumnStretch(0, 4)
        grid.setColumnStretch(1, 4)
        grid.setColumnStretch(2, 5)
        heads = (self.tr("What"), self.tr("Value"), self.tr("Where it came from"))
        rows = fact_rows(self.locale(), file, self._unit)
        for column, head in enumerate(heads):
            grid.addWidget(
                TextLabel(theme, head, size="caption", weight=QFont.Weight.DemiBold, color="text_muted"), 0, column
            )
        for number, (what, value, source) in enumerate(rows, start=1):
            grid.addWidget(TextLabel(theme, what), number, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(TextLabel(theme, value, weight=QFont.Weight.DemiBold), number, 1, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(TextLabel(theme, _breakable(source), size="caption", color="text_muted"), number, 2)
        self._column.addLayout(grid)
        if file.architecture is not None:
            self._add(self.tr("What the layers keep between passes"), "text", strong=True)
            for line in layer_lines(self.locale(), file.architecture):
                self._add(line, "text")
        self._column.addStretch(1)

    def _add(self, text: str, color: str, *, strong: bool = False) -> None:
        weight = QFont.Weight.DemiBold if strong else QFont.Weight.Normal
        self._column.addWidget(TextLabel(self._theme, text, weight=weight, color=color))

    def _fit(self, parent: QWidget) -> None:
        body = self._theme.sizes.body
        wanted = (round(body * WIDTH_IN_LETTERS), round(body * HEIGHT_IN_LETTERS))
        room = parent.size() * SHARE_OF_WINDOW
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def _use(self) -> None:
        self.use_asked.emit(self._file)
        self.accept()


def _breakable(text: str) -> str:
    """Let keys and paths go on in the next line after their dots, underscores and slashes."""
    return re.sub(r"(?<=[._/\\])", _BREAK, text)
