"""What a machine's own measurements say of it: the three figures that matter most, how sure, and from where."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel

FIGURES = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure: its name, its value with its error, and what it rests on."""

    name: str
    value: str
    note: str


class FitCard(Card):
    """Figures below each other, then how far predictions are off."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._names = [TextLabel(theme) for _ in range(FIGURES)]
        self._values = [TextLabel(theme, size="title", weight=QFont.Weight.DemiBold) for _ in range(FIGURES)]
        self._notes = [TextLabel(theme, color="text_muted") for _ in range(FIGURES)]
        self.sentence = TextLabel(theme)
        for name, value, note in zip(self._names, self._values, self._notes, strict=True):
            block = QVBoxLayout()
            block.setSpacing(0)
            for label in (name, value, note):
                block.addWidget(label)
            self.body.addLayout(block)
        self.body.addWidget(self.sentence)
        self.body.addStretch(1)

    @property
    def figures(self) -> tuple[Figure, ...]:
        """What is shown."""
        labels = zip(self._names, self._values, self._notes, strict=True)
        return tuple(Figure(name=n.text(), value=v.text(), note=w.text()) for n, v, w in labels)

    def set_figures(self, figures: Sequence[Figure]) -> None:
        """Show these figures."""
        for index, figure in enumerate(figures):
            self._names[index].setText(figure.name)
            self._values[index].setText(figure.value)
            self._notes[index].setText(figure.note)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for label in getattr(self, "_names", ()):  # Card's constructor themes it before there are any
            label.set_theme(theme)
        if hasattr(self, "sentence"):
            for label in (*self._values, *self._notes, self.sentence):
                label.set_theme(theme)


class ListCard(Card):
    """Sentences below each other."""

    def __init__(self, theme: Theme, *, most: int, color: str = "text", parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._lines = [TextLabel(theme, color=color) for _ in range(most)]
        for line in self._lines:
            self.body.addWidget(line)
        self.body.addStretch(1)

    @property
    def lines(self) -> tuple[str, ...]:
        """What is shown."""
        return tuple(line.text() for line in self._lines if line.text())

    def set_lines(self, lines: Sequence[str]) -> None:
        """Show as many of these as there is room for; without any the card hides."""
        for index, label in enumerate(self._lines):
            label.setText(lines[index] if index < len(lines) else "")
            label.setVisible(index < len(lines))
        self.setVisible(bool(lines))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for line in getattr(self, "_lines", ()):
            line.set_theme(theme)
