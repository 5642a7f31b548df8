"""What is said after an exception that nobody caught: what to send, where the log lies, and how to go on."""

from pathlib import Path

from PySide6.QtCore import QEvent, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel

WIDTH_IN_LETTERS, HEIGHT_IN_LETTERS = 46, 32
SHARE_OF_WINDOW = 0.9
MOST_SHOWN = 20  # problems in the text; the log has them all


class CrashWindow(QDialog):
    """One window for all problems of a session; further ones are added to its text.

    Signals
    -------
    quit_asked()
    """

    quit_asked = Signal()

    def __init__(self, environment: str, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._theme, self._window = theme, parent
        self._environment = environment
        self._problems: list[str] = []
        self._log: Path | None = None
        self._is_kept = False
        self._title = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._what_now = TextLabel(theme)
        self._what_to_send = TextLabel(theme)
        self._what_to_send.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self._buttons = QDialogButtonBox()
        self.copy_button, self.folder_button, self.quit_button, self.go_on_button = (QPushButton() for _ in range(4))
        for button, role in (
            (self.copy_button, QDialogButtonBox.ButtonRole.ActionRole),
            (self.folder_button, QDialogButtonBox.ButtonRole.ActionRole),
            (self.quit_button, QDialogButtonBox.ButtonRole.DestructiveRole),
            (self.go_on_button, QDialogButtonBox.ButtonRole.AcceptRole),
        ):
            self._buttons.addButton(button, role)
        self._column = QVBoxLayout(self)
        for part in (self._title, self._what_now, self._what_to_send):
            self._column.addWidget(part)
        self._column.addWidget(self._text, 1)
        self._column.addWidget(self._buttons)
        self.copy_button.clicked.connect(self.copy)
        self.folder_button.clicked.connect(self.open_folder)
        self.quit_button.clicked.connect(self.quit_asked)
        self.go_on_button.clicked.connect(self.hide)
        self.go_on_button.setDefault(True)
        self._retranslate()
        self.set_theme(theme)

    @property
    def report(self) -> str:
        """What should be sent: versions and system, then the problems."""
        return "\n\n".join((self._environment, *self._problems))

    def say(self, problem: str, *, log: Path | None, is_kept: bool) -> None:
        """Add a problem and show the window, if it is not there already.

        Parameters
        ----------
        problem : str
            A traceback.
        log : Path or None
            Where the log lies, if one could be written.
        is_kept : bool
            Whether the scenario will be there at the next start.
        """
        self._problems = [*self._problems, problem][-MOST_SHOWN:]
        self._log, self._is_kept = log, is_kept
        self._write()
        if not self.isVisible():
            self.show()
            self.raise_()
            self.activateWindow()
            self.go_on_button.setFocus()

    def copy(self) -> None:
        """Put what should be sent on the clipboard."""
        QGuiApplication.clipboard().setText(self.report)
        self.copy_button.setText(self.tr("Copied"))

    def open_folder(self) -> None:
        """Show the log's folder in the system's file manager."""
        if self._log is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._log.parent)))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(round(theme.sizes.spacing))
        for label in (self._title, self._what_now, self._what_to_send):
            label.set_theme(theme)
        self._text.setFont(theme.font("caption"))
        room = self._window.size() * SHARE_OF_WINDOW
        wanted = (round(theme.sizes.body * WIDTH_IN_LETTERS), round(theme.sizes.body * HEIGHT_IN_LETTERS))
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def _write(self) -> None:
        kept = self.tr("You can go on. Your scenario is kept, and comes back at the next start.")
        self._what_now.setText(kept if self._is_kept else self.tr("You can go on. Save your scenario if you need it."))
        send = self.tr("Please send the text below to whoever gave you this program; the program sends nothing itself.")
        if self._log is not None:
            send += " " + self.tr("It also stands in the log: {file}").format(file=self._log)
        self._what_to_send.setText(send)
        self._text.setPlainText(self.report)
        self.folder_button.setVisible(self._log is not None)
        self.copy_button.setText(self.tr("Copy"))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Something went wrong"))
        self._title.setText(self.tr("Something went wrong in the program"))
        self._text.setAccessibleName(self.tr("What to send"))
        self.folder_button.setText(self.tr("Open the log's folder"))
        self.quit_button.setText(self.tr("Quit"))
        self.go_on_button.setText(self.tr("Go on"))
        self._write()

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
