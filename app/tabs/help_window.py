"""Help: the words, and what the two phases are, in a window beside the program."""

import re

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.quantity import NO_BREAK_SPACE

SHARE_OF_WINDOW = 0.9
Words = tuple[tuple[str, str], ...]  # each with its meaning


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
        groups = (
            (self.tr("Reading and writing"), self._phases()),
            (self.tr("What sets the limit"), self._limits()),
            (self.tr("What takes memory"), self._memory()),
            (self.tr("How weights are kept"), self._weights()),
        )
        self._text.setHtml(
            f"<h2>{self.tr('Two speeds')}</h2>"
            f"<p>{self.tr('A language model reads fast and writes slowly. This program shows why.')}</p>"
            + "".join(f"<h3>{heading}</h3>{_written(words)}" for heading, words in groups)
        )

    def _phases(self) -> Words:
        return (
            (
                self.tr("Token"),
                self.tr("A word or a piece of one. The model reads and writes tokens, and speeds are counted in them."),
            ),
            (
                self.tr("Pass"),
                self.tr("One run of tokens through all layers. However many go in, the weights are read only once."),
            ),
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
        )

    def _limits(self) -> Words:
        return (
            (
                self.tr("Memory-bound and compute-bound"),
                self.tr(
                    "A pass is memory-bound if reading takes longer than arithmetic, and compute-bound if arithmetic "
                    "takes longer. The faster job waits for the slower one."
                ),
            ),
            (
                self.tr("Arithmetic intensity"),
                self.tr("Arithmetic per byte read, in FLOP/byte. Below the ridge point memory is the limit."),
            ),
            (
                self.tr("Ridge point"),
                self.tr(
                    "The arithmetic intensity at which reading and arithmetic take equally long: the peak arithmetic "
                    "of the machine divided by its bandwidth."
                ),
            ),
            (
                self.tr("Balance point"),
                self.tr("The number of tokens in a pass at which reading and arithmetic take equally long."),
            ),
            (
                self.tr("Roofline"),
                self.tr(
                    "A chart of the speed of arithmetic against arithmetic intensity. The slope is the bandwidth roof, "
                    "the flat part the compute roof; they meet at the ridge point, and no pass gets above them."
                ),
            ),
            (
                self.tr("Utilisation"),
                self.tr("The share of the time in which the chip computes; where memory limits, it mostly waits."),
            ),
            (
                self.tr("MBU and MFU"),
                self.tr("The shares of the peak bandwidth and of the peak arithmetic that a real program gets."),
            ),
        )

    def _memory(self) -> Words:
        return (
            (
                self.tr("KV cache"),
                self.tr("Keys and values of all tokens so far, kept so that they need not be computed again."),
            ),
            (
                self.tr("KV head"),
                self.tr(
                    "The part of a layer that keeps one key and one value for each token. Several heads of attention "
                    "may share one, and the cache is smaller then."
                ),
            ),
            (
                self.tr("Window (sliding-window attention)"),
                self.tr(
                    "A layer with a window looks back at only so many tokens. Its part of the cache stops growing when "
                    "the window is full."
                ),
            ),
            (
                self.tr("Slot"),
                self.tr("The place of one chat in llama.cpp: as many chats can run at once as there are slots."),
            ),
            (
                self.tr("Micro-batch"),
                self.tr(
                    "The most tokens that llama.cpp takes into one pass, 512 unless set otherwise. A longer prompt is "
                    "read in pieces."
                ),
            ),
            (
                self.tr("GB and GiB"),
                self.tr("A GB is 10⁹ bytes, a GiB is 2³⁰ bytes. A card sold as 24 GB holds 24 GiB."),
            ),
        )

    def _weights(self) -> Words:
        return (
            (
                self.tr("Expert"),
                self.tr(
                    "One of many parallel parts of a layer in a mixture of experts. A token uses only a few of them, "
                    "but memory holds them all."
                ),
            ),
            (
                self.tr("Q4_K_M"),
                self.tr(
                    "A quantised format of llama.cpp: most weights have 4 bits and some 6, with scales for blocks of "
                    "weights. In most models that makes about 5 bits for each, instead of 16."
                ),
            ),
        )

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _written(words: Words) -> str:
    text = "".join(f"<p><b>{word}</b><br>{meaning}</p>" for word, meaning in words)
    return re.sub(r"(?<=\d) ", NO_BREAK_SPACE, text)  # a number stays with its unit
