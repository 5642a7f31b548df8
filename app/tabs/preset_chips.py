"""The conversations to try, as a column of chips."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.evaluate import Results
from app.state.app_state import AppState
from app.tabs.presets import PRESETS
from app.theme.tokens import Theme
from app.widgets.chip import Chip
from app.widgets.labels import TextLabel
from app.widgets.painting import Themed


class PresetChips(QWidget):
    """One chip for each preset; the one on screen is marked."""

    def __init__(self, state: AppState, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state = state
        self._label = TextLabel(theme, color="text_muted", wrap=False)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._label)
        self.chips: dict[str, Chip] = {}
        for preset in PRESETS:
            chip = Chip(theme, in_column=True)
            chip.setProperty("preset", preset.id)
            chip.clicked.connect(self._apply)
            self._column.addWidget(chip)
            self.chips[preset.id] = chip
        state.results_changed.connect(self._show)
        self.set_theme(theme)
        self._retranslate()
        self._show(state.results)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        parts: tuple[Themed, ...] = (self._label, *self.chips.values())
        for part in parts:
            part.set_theme(theme)
        self._column.setSpacing(round(theme.sizes.spacing * 0.75))

    def _retranslate(self) -> None:
        """Write all texts in the present language."""
        self._label.setText(self.tr("Try"))
        for preset in PRESETS:
            chip = self.chips[preset.id]
            chip.setText(preset.translated_title())
            chip.setToolTip("")
            chip.updateGeometry()

    def _apply(self) -> None:
        wanted = self.sender().property("preset")
        preset = next(preset for preset in PRESETS if preset.id == wanted)
        self._state.apply(preset.applied_to(self._state.scenario))

    def _show(self, _results: Results) -> None:
        for preset in PRESETS:
            self.chips[preset.id].set_chosen(preset.is_shown_by(self._state.scenario))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
