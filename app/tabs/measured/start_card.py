"""What the measured tab shows before anything is opened: what it is for, an example, and how to get such a file."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from app.widgets.labels import TextLabel
from app.widgets.pill_button import PillButton

WIDEST_EMS = 58  # lines longer than this are hard to read
COMMAND = "llama-bench -m model.gguf -d 0,4096,16384 -o md > results.md"


class StartCard(Card):
    """An invitation with two buttons, and a command that can be copied."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self.open_button = PillButton(theme, "", "open")
        self.example_button = Chip(theme)
        self._why = TextLabel(theme, size="strong")
        self._how = TextLabel(theme)
        self.command = TextLabel(theme, COMMAND, size="strong")
        self.command.setAutoFillBackground(True)
        self.command.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._others = TextLabel(theme, color="text_muted")
        self._labels = (self._why, self._how, self.command, self._others)
        self._buttons = FlowLayout()
        self._buttons.addWidget(self.open_button)
        self._buttons.addWidget(self.example_button)
        self.body.addWidget(self._why)
        self.body.addLayout(self._buttons)
        for label in (self._how, self.command, self._others):
            self.body.addWidget(label)
        self.body.addStretch(1)
        self.set_theme(theme)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self.set_title(self.tr("How fast is your machine really?"))
        self._why.setText(
            self.tr(
                "Open measured speeds and see them beside the prediction, under the roofs of the machine. From then on "
                "the program can predict your machine by its own measurements instead of its family's."
            )
        )
        self.open_button.setText(self.tr("Open results…"))
        self.example_button.setText(self.tr("Show an example"))
        self._how.setText(self.tr("To measure your machine, run this beside your model file:"))
        self.command.setAccessibleName(self.tr("Command to measure with: {command}").format(command=COMMAND))
        self._others.setText(
            self.tr(
                "Also read: llama-bench as CSV, JSON, JSON lines or SQL, and the timings of llama-server, Ollama and "
                "OpenAI-style servers. Drop the files on the window if you like. Nothing is sent anywhere."
            )
        )

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        if hasattr(self, "_buttons"):  # Card's constructor themes it before there is any content
            for label in self._labels:
                label.set_theme(theme)
            self.open_button.set_theme(theme)
            self.example_button.set_theme(theme)
            self.example_button.setFixedHeight(self.open_button.sizeHint().height())
            self._buttons.setSpacing(round(theme.sizes.spacing))
            pad = round(theme.sizes.padding * 0.75)
            self.command.setContentsMargins(pad, pad, pad, pad)
            colors = self.command.palette()
            colors.setColor(QPalette.ColorRole.Window, theme.color("neutral_fill"))
            self.command.setPalette(colors)
            self.setMaximumWidth(round(theme.sizes.body * WIDEST_EMS))
            self.body.setSpacing(round(theme.sizes.padding))
