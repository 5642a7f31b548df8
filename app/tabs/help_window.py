"""Help: the words, the keys, and what the two phases are, in a window beside the program."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QMessageBox, QTextBrowser, QVBoxLayout, QWidget

from app.theme.tokens import Theme

translate = QCoreApplication.translate


class HelpWindow(QDialog):
    """A page of text that stays open while the program is used."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
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
        self.resize(round(theme.sizes.body * 42), round(theme.sizes.body * 44))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Help"))
        words = "".join(f"<p><b>{word}</b><br>{meaning}</p>" for word, meaning in self._words())
        keys = "".join(
            f"<tr><td style='padding-right:24px'><b>{key}</b></td><td>{what}</td></tr>" for key, what in self._keys()
        )
        self._text.setHtml(
            f"<h2>{self.tr('Two speeds')}</h2>"
            f"<p>{self.tr('A language model reads fast and writes slowly. This program shows why.')}</p>"
            f"<h3>{self.tr('Words')}</h3>{words}<h3>{self.tr('Keys')}</h3><table>{keys}</table>"
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

    def _keys(self) -> tuple[tuple[str, str], ...]:
        return (
            ("Ctrl+1 … Ctrl+4", self.tr("Choose a tab")),
            (self.tr("Space"), self.tr("Play or pause")),
            ("← →", self.tr("One step back or forward")),
            ("Ctrl+Z, Ctrl+Shift+Z", self.tr("Undo, redo")),
            ("Ctrl+R", self.tr("Reset the scenario")),
            ("Ctrl++, Ctrl+−, Ctrl+0", self.tr("Text size")),
            ("Ctrl+T", self.tr("Light or dark")),
            ("F5, Esc", self.tr("Present on the full screen, and leave it")),
            ("F1", self.tr("This help")),
        )

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def about(parent: QWidget) -> None:
    """Say what this program is."""
    text = translate("HelpWindow", "Why a language model reads fast and writes slowly: prefill against decode.")
    QMessageBox.about(parent, translate("HelpWindow", "About Two Speeds"), text)
