"""The panel on the left: everything that the scenario is made of; it scrolls where it is higher than the window."""

from PySide6.QtCore import QEvent, QRectF, Qt, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from app.tabs.preset_chips import PresetChips
from app.tabs.scenario_choices import ScenarioChoices
from app.tabs.scenario_details import ScenarioDetails
from app.tabs.scenario_lengths import ScenarioLengths
from app.tabs.tab_view import TabContext
from app.theme.tokens import Theme
from app.widgets.disclosure import Disclosure
from app.widgets.scroll_page import keep_focus_in_sight

WIDTH_IN_LETTERS = 21.5  # of the body size: the longest preset and the longest line of numbers fit


class ScenarioPanel(QWidget):
    """Choices, lengths, presets, and the rarer choices behind a line that opens them."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.choices = ScenarioChoices(context, theme)
        self.lengths = ScenarioLengths(context.state, theme)
        self.presets = PresetChips(context.state, theme)
        self.more = Disclosure(theme)
        self.details = ScenarioDetails(context, theme)
        self._parts = (self.choices, self.lengths, self.presets, self.more, self.details)
        content = QWidget()
        self._column = QVBoxLayout(content)
        for part in self._parts:
            self._column.addWidget(part)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(content)
        keep_focus_in_sight(self._scroll)
        content.setAutoFillBackground(False)
        self._scroll.viewport().setAutoFillBackground(False)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 1, 0)
        outer.addWidget(self._scroll)
        self.more.clicked.connect(self.set_details_open)
        # the content has its new height only once the queue of layout requests is empty
        self.more.clicked.connect(self._reveal_details, Qt.ConnectionType.QueuedConnection)
        self.set_details_open(False)
        self._retranslate()
        self.set_theme(theme)

    @property
    def details_open(self) -> bool:
        """Whether the rarer choices show."""
        return self.more.isChecked()

    def set_details_open(self, is_open: bool) -> None:
        """Show the rarer choices, or only the line that opens them."""
        self.more.setChecked(is_open)
        self.details.setVisible(is_open)

    def wanted_width(self) -> int:
        """Return the width at which nothing is elided, in pixels."""
        return round(self._theme.sizes.body * WIDTH_IN_LETTERS)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad = round(theme.sizes.padding)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(round(theme.sizes.spacing * 1.75))
        for part in self._parts:
            part.set_theme(theme)
        self.update()

    @Slot()
    def _reveal_details(self) -> None:
        """Scroll so that what was opened begins at the top, or as near to it as there is room."""
        if self.details_open:
            self._scroll.verticalScrollBar().setValue(self.more.y())

    def _retranslate(self) -> None:
        self.more.setText(self.tr("More choices"))
        self.setAccessibleName(self.tr("Scenario"))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the line at its end."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        painter.fillRect(box, self._theme.color("surface"))
        line = self._theme.sizes.hairline
        left = 0.0 if self.isRightToLeft() else box.width() - line
        painter.fillRect(QRectF(left, 0, line, box.height()), self._theme.color("border"))
