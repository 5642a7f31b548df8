"""Presets for the tokens in the pass: one chat writing, many chats, the balance point, a prompt."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.theme.tokens import Theme
from app.widgets.chip import Chip
from app.widgets.flow_layout import FlowLayout
from app.widgets.quantity import count

CHATS = 32
PROMPT_TOKENS = 1_000


class PassPresets(QWidget):
    """A row of chips.

    Signals
    -------
    chosen(object)
        Tokens in the pass.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._one, self._many, self._balance, self._prompt = (Chip(theme) for _ in range(4))
        self.chips = (self._one, self._many, self._balance, self._prompt)
        self._balance_tokens: int | None = None
        self._row = FlowLayout(self)
        for chip in self.chips:
            self._row.addWidget(chip)
        self._one.clicked.connect(self._choose_one)
        self._many.clicked.connect(self._choose_many)
        self._balance.clicked.connect(self._choose_balance)
        self._prompt.clicked.connect(self._choose_prompt)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        locale = self.locale()
        self._one.setText(self.tr("1 chat writing"))
        self._many.setText(self.tr("%Ln chats writing", "", CHATS))
        self._prompt.setText(self.tr("A {tokens}-token prompt").format(tokens=count(locale, PROMPT_TOKENS)))

    def show_pass(self, *, pass_tokens: int, balance_tokens: int | None) -> None:
        """Show which preset is the present one, and where the balance point is; None where there is none."""
        self._balance_tokens = balance_tokens
        if balance_tokens is None:
            text, why = (
                self.tr("The balance point"),
                self.tr("No pass of this range makes both jobs take equally long."),
            )
        else:
            text = self.tr("The balance point: {tokens}").format(tokens=count(self.locale(), balance_tokens))
            why = ""
        if text != self._balance.text():
            self._balance.setText(text)
            self._balance.setToolTip(why)
            self._balance.setEnabled(balance_tokens is not None)
            self._balance.updateGeometry()
        for chip, tokens in zip(self.chips, (1, CHATS, balance_tokens, PROMPT_TOKENS), strict=True):
            chip.set_chosen(tokens == pass_tokens)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for chip in self.chips:
            chip.set_theme(theme)
        self._row.setSpacing(round(theme.sizes.spacing))

    def _choose_one(self) -> None:
        self.chosen.emit(1)

    def _choose_many(self) -> None:
        self.chosen.emit(CHATS)

    def _choose_balance(self) -> None:
        if self._balance_tokens is not None:
            self.chosen.emit(self._balance_tokens)

    def _choose_prompt(self) -> None:
        self.chosen.emit(PROMPT_TOKENS)
