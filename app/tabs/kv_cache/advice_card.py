"""What would make it fit, as rows that make the change; or, where it fits, how long it may get with each format."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QSizePolicy, QWidget

from app.core.advice import FitRemedy
from app.core.lengths import FormatRoom, next_token
from app.core.scenario import Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.kv_cache.choice_row import ChoiceRow
from app.tabs.kv_cache.kv_words import remedy_title, remedy_value, room_value
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.quantity import count, duration

ROWS = 5


class AdviceCard(Card):
    """A fixed number of rows, so that nothing moves when the advice changes.

    Signals
    -------
    chosen(object)
        The scenario with the change of the pressed row.
    """

    chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._hint = TextLabel(theme, color="text_muted")
        self.rows = tuple(ChoiceRow(theme) for _ in range(ROWS))
        self._scenarios: tuple[Scenario, ...] = ()
        self._group = QButtonGroup(self)
        self.body.addWidget(self._hint)
        for index, row in enumerate(self.rows):
            self._group.addButton(row, index)
            self.body.addWidget(row)
            policy = row.sizePolicy()
            policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)  # a fixed one would be held to the height of one line
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
        self._group.setExclusive(False)
        self.body.addStretch(1)
        self._group.idClicked.connect(self._choose)

    def show_remedies(self, remedies: tuple[FitRemedy, ...], unit: ByteUnit) -> None:
        """Show what single changes make it fit."""
        locale = self.locale()
        self.set_title(self.tr("What would make it fit"))
        if len(remedies) == 1:
            self._hint.setText(self.tr("This alone is enough; press it to do it."))
        elif remedies:
            self._hint.setText(self.tr("Each alone is enough; press one to do it."))
        else:
            self._hint.setText(self.tr("No single change is enough; it takes two or more of them."))
        self._scenarios = tuple(remedy.scenario for remedy in remedies)
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(remedies))
            if index < len(remedies):
                row.show_choice(remedy_title(locale, remedies[index]), remedy_value(locale, unit, remedies[index]))

    def show_rooms(self, rooms: tuple[FormatRoom, ...], scenario: Scenario) -> None:
        """Show the longest conversation that fits with each cache format."""
        locale = self.locale()
        if scenario.batch > 1:
            self.set_title(self.tr("Longest conversation in each chat"))
        else:
            self.set_title(self.tr("Longest conversation that fits"))
        made_for = scenario.architecture.max_position_embeddings
        if made_for is None:
            self._hint.setText(self.tr("Press a cache format to use it."))
        else:
            hint = self.tr(
                "Until the memory is full or the model's limit of {tokens} is reached. Press a cache format to use it."
            )
            self._hint.setText(hint.format(tokens=count(locale, made_for)))
        present = {scenario.key_format.id, scenario.value_format.id}
        self._scenarios = tuple(
            scenario.evolve(key_format=room.cache_format, value_format=room.cache_format) for room in rooms
        )
        for index, row in enumerate(self.rows):
            row.setVisible(index < len(rooms))
            if index < len(rooms):
                room = rooms[index]
                is_present = present == {room.cache_format.id}
                value = room_value(locale, room, scenario.architecture.max_position_embeddings)
                row.show_choice(shown_name(room.cache_format.name), value, is_present=is_present)

    def show_no_cache(self, scenario: Scenario) -> None:
        """Offer a cache, where there is none, with what it would bring."""
        locale, cached = self.locale(), scenario.evolve(use_kv_cache=True)
        self.set_title(self.tr("Without a KV cache"))
        self._hint.setText(
            self.tr(
                "Memory does not grow with the conversation, but the time of each token does. Press to keep a cache."
            )
        )
        self._scenarios = (cached,)
        time = duration(locale, next_token(cached, context_tokens=scenario.context_tokens).time_s)
        for index, row in enumerate(self.rows):
            row.setVisible(not index)
        self.rows[0].show_choice(self.tr("Keep a KV cache"), self.tr("{time} for one more token").format(time=time))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for part in (*getattr(self, "rows", ()), getattr(self, "_hint", None)):
            if part is not None:
                part.set_theme(theme)

    def _choose(self, index: int) -> None:
        if index < len(self._scenarios):
            self.chosen.emit(self._scenarios[index])
