"""The cards below the bar, in one, two or three columns as the width allows."""

from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from app.core.curves import BatchCurve
from app.tabs.timeline.bar_rows import BarRows
from app.tabs.timeline.cache_comparison import CacheComparison
from app.tabs.timeline.cost_chart import CostChart
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel

# Widths, in widths of body text's height, from which there is room for so many columns.
_TWO_COLUMNS = 52.0
_THREE_COLUMNS = 92.0
_FOUR_COLUMNS = 72.0  # only where there is no room for a second row
_LEAST_CURVE, _LEAST_LOW_CURVE = 9.5, 5.0  # heights of body text; the lower one in the only row


class TimelineCards(QWidget):
    """How busy the chip is, what would be faster, the answer without a cache, and what a token costs."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.busy = BarRows(theme, value_size="headline", thickness=0.6, widest_value="100 %")
        self.busy_sentence = TextLabel(theme, color="text_muted")
        self.effects = BarRows(theme, thickness=0.35, widest_value="\N{MINUS SIGN}88.8 ms")
        self.comparison = CacheComparison(theme)
        self.comparison_sentence = TextLabel(theme, size="strong", weight=QFont.Weight.DemiBold)
        self._comparison_color = "text"
        self.computations_sentence = TextLabel(theme, color="text_muted")
        self.cost = BarRows(theme, thickness=0.35, widest_value="88.8 ms")
        self._cost_sentence = TextLabel(theme, color="text_muted")
        self._chart = CostChart(theme)
        self._sentences = (
            self.busy_sentence,
            self.comparison_sentence,
            self.computations_sentence,
            self._cost_sentence,
        )
        contents: tuple[tuple[QWidget, ...], ...] = (
            (self.busy, self.busy_sentence),
            (self.effects,),
            (self.comparison, self.comparison_sentence, self.computations_sentence),
            (self.cost, self._cost_sentence, self._chart),
        )
        widest_spread = (self.busy, self.effects, self.comparison, self._chart)
        self._cards = tuple(Card(theme) for _ in contents)
        for card, widgets in zip(self._cards, contents, strict=True):
            for widget in widgets:
                card.body.addWidget(widget, 20 if widget in widest_spread else 0)
            if self._chart not in widgets:
                card.body.addStretch(1)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._columns = 0
        self._in_one_row = self._has_curve = False
        self._arrange(2)
        self.set_theme(theme)

    @property
    def price(self) -> Card:
        """The card of what a token costs."""
        return self._cards[-1]

    def retranslate(self) -> None:
        """Set all texts that do not depend on the scenario."""
        names = (
            self.tr("How busy is the chip?"),
            self.tr("What would make this faster?"),
            self.tr("The same answer without a KV cache"),
            self.tr("What does a token cost?"),
        )
        for card, name in zip(self._cards, names, strict=True):
            card.set_title(name)
        for widget, name in zip((self.busy, self.effects, self.comparison, self.cost), names, strict=True):
            widget.setAccessibleName(name)
        self._chart.set_titles(self.tr("Chats that share a pass"), self.tr("same price"))
        self._chart.setAccessibleName(self.tr("Cost of an answer token against chats that share a pass"))

    def set_comparison_color(self, color: str) -> None:
        """Write the comparison in a colour of the theme."""
        if color != self._comparison_color:
            self._comparison_color = color
            self.comparison_sentence.set_color(color)

    def set_cost_sentence(self, sentence: str) -> None:
        """Write why output costs more; the chart is described by the same words."""
        self._cost_sentence.setText(sentence)

    def show_curve(self, curve: BatchCurve, batch: int, ratio: float | None) -> None:
        """Show how the ratio falls with the batch; without decode passes there is none."""
        self._chart.set_data(curve, batch=batch, ratio=ratio, description=self._cost_sentence.text())

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for part in (self.busy, self.effects, self.comparison, self.cost, self._chart):
            part.set_theme(theme)
        for label in self._sentences:
            label.set_theme(theme)
        for card in self._cards:
            card.set_theme(theme)
        self._grid.setSpacing(round(theme.sizes.padding))
        self._choose_columns()

    def set_in_one_row(self, in_one_row: bool, *, has_curve: bool) -> None:
        """Put all cards beside each other, without the curve if they are low, unless they are too narrow for that."""
        self._in_one_row, self._has_curve = in_one_row, has_curve
        self._choose_columns()

    def _choose_columns(self) -> None:
        ems = self.width() / self._theme.sizes.body
        if self._in_one_row and ems >= _FOUR_COLUMNS:
            self._arrange(4)
        else:
            self._arrange(3 if ems >= _THREE_COLUMNS else 2 if ems >= _TWO_COLUMNS else 1)
        is_one_row = self._columns == len(self._cards)
        self._chart.setMinimumHeight(round((_LEAST_LOW_CURVE if is_one_row else _LEAST_CURVE) * self._theme.sizes.body))
        self._chart.setVisible(self._has_curve or not is_one_row)

    def _arrange(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        busy, effects, comparison, cost = self._cards
        # (card, row, column, rows, columns)
        places = {
            1: ((busy, 0, 0, 1, 1), (effects, 1, 0, 1, 1), (comparison, 2, 0, 1, 1), (cost, 3, 0, 1, 1)),
            2: ((busy, 0, 0, 1, 1), (effects, 0, 1, 1, 1), (comparison, 1, 0, 1, 1), (cost, 1, 1, 1, 1)),
            3: ((busy, 0, 0, 1, 1), (effects, 0, 1, 1, 1), (comparison, 1, 0, 1, 2), (cost, 0, 2, 2, 1)),
            4: ((busy, 0, 0, 1, 1), (effects, 0, 1, 1, 1), (comparison, 0, 2, 1, 1), (cost, 0, 3, 1, 1)),
        }
        for card, row, column, rows, wide in places[columns]:
            self._grid.removeWidget(card)
            self._grid.addWidget(card, row, column, rows, wide)
        for column in range(4):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose the number of columns."""
        super().resizeEvent(event)
        self._choose_columns()
