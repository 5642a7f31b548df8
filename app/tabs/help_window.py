"""Help: the words, and what the two phases are, in a window beside the program."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden

SHARE_OF_WINDOW = 0.9


class HelpWindow(QDialog):
    """A page of text that stays open while the program is used."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        release_when_hidden(self)
        self._window = parent
        self._text = QTextBrowser()
        self._text.setOpenLinks(False)
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._buttons.rejected.connect(self.hide)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._text)
        self._column.addWidget(self._buttons)
        self._retranslate()
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._text.setFont(theme.font("body"))
        room = self._window.size() * SHARE_OF_WINDOW
        wanted = (round(theme.sizes.body * 42), round(theme.sizes.body * 44))
        self.resize(min(wanted[0], room.width()), min(wanted[1], room.height()))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Words"))
        self._text.setAccessibleName(self.tr("What the words mean"))
        words = "".join(f"<p><b>{word}</b><br>{meaning}</p>" for word, meaning in self._words())
        self._text.setHtml(
            f"<h2>{self.tr('Two speeds')}</h2>"
            f"<p>{self.tr('A language model reads fast and writes slowly. This program shows why.')}</p>"
            f"<h3>{self.tr('Words')}</h3>{words}"
        )

    def _words(self) -> tuple[tuple[str, str], ...]:
        return (
            (
                self.tr("Prefill"),
                self.tr("The whole prompt is read in one pass. Arithmetic is the limit."),
            ),
            (
                self.tr("Decode"),
                self.tr("The answer is written one token per pass. Each pass reads all weights: memory is the limit."),
            ),
            (
                self.tr("TTFT and TPOT"),
                self.tr("Time to first token: the prefill. Time per output token: one decode pass."),
            ),
            (
                self.tr("KV cache"),
                self.tr("Keys and values of all tokens so far, kept so that they need not be computed again."),
            ),
            (
                self.tr("Arithmetic intensity"),
                self.tr("Arithmetic per byte read, in FLOP/byte. Below the ridge point memory is the limit."),
            ),
            (
                self.tr("Balance point"),
                self.tr("The number of tokens in a pass at which reading and arithmetic take equally long."),
            ),
            (
                self.tr("MBU and MFU"),
                self.tr("The shares of the peak bandwidth and of the peak arithmetic that a real program gets."),
            ),
            (
                self.tr("GB and GiB"),
                self.tr("A GB is 10⁹ bytes, a GiB is 2³⁰ bytes. A card sold as 24 GB holds 24 GiB."),
            ),
        )

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
