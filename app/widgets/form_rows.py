"""Rows of a dialog: a title and its control beside each other, or the control below where the width is short."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from app.theme.tokens import Theme
from app.widgets.labels import TextLabel


class FormRows(QWidget):
    """Titles in one column, controls in the next; a hidden row leaves no gap."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._titles: list[TextLabel] = []
        self._controls: list[QWidget] = []
        self.set_theme(theme)

    def add_row(self, control: QWidget) -> None:
        """Put a control below the others; its title comes with set_titles."""
        title = TextLabel(self._theme, wrap=False)
        title.setBuddy(control)
        row = len(self._controls)
        left = Qt.AlignmentFlag.AlignLeft
        self._grid.addWidget(title, row, 0, left | Qt.AlignmentFlag.AlignVCenter)
        stretches = control.sizePolicy().horizontalPolicy() == QSizePolicy.Policy.Expanding
        self._grid.addWidget(control, row, 1, Qt.AlignmentFlag(0) if stretches else left)
        self._titles.append(title)
        self._controls.append(control)

    def set_titles(self, *titles: str) -> None:
        """Name the rows, from the first on; assistive technology hears the same names."""
        for title, label, control in zip(titles, self._titles, self._controls, strict=True):
            label.setText(title)
            control.setAccessibleName(title)
        self._fit()

    def set_row_visible(self, control: QWidget, visible: bool) -> None:
        """Show or hide a control with its title."""
        control.setVisible(visible)
        self._titles[self._controls.index(control)].setVisible(visible)

    def settle(self) -> None:
        """Count rows that came or went at once, and not only when events are handled."""
        self._grid.activate()

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on; the controls are given it by their owner."""
        self._theme = theme
        self._grid.setHorizontalSpacing(round(theme.sizes.padding))
        self._grid.setVerticalSpacing(round(theme.sizes.spacing))
        for title in self._titles:
            title.set_theme(theme)
        self._fit()

    def _fit(self) -> None:
        """Keep the controls where they are while rows come and go."""
        widest = max((title.sizeHint().width() for title in self._titles), default=0)
        self._grid.setColumnMinimumWidth(0, widest)
