"""The header: the name, the tabs, and the buttons that hold for every tab."""

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QAction, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QMenu, QSizePolicy, QWidget

from app.state.view_options import TABS, Options, ViewOptions
from app.tabs.key_table import Command, readable
from app.tabs.tab_row import TabRow
from app.tabs.window_actions import WindowActions
from app.theme.tokens import Theme
from app.widgets.icon_button import IconButton
from app.widgets.labels import TextLabel
from app.widgets.painting import Themed, draw_band


class Header(QWidget):
    """One row; in a small window or with large text the buttons lose their words, then the tabs get their own row."""

    def __init__(
        self, options: ViewOptions, actions: WindowActions, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._actions = actions
        self._name = TextLabel(theme, size="title", weight=QFont.Weight.Bold, wrap=False)
        self.tabs = TabRow(theme, TABS)
        self._buttons: list[tuple[ActionButton, QAction]] = []
        self._row = QHBoxLayout()
        for icon, action in (
            ("undo", actions.undo),
            ("redo", actions.redo),
            ("reset", actions.reset),
            ("bigger", actions.bigger),
            ("theme", actions.theme),
            ("present", actions.present),
            ("help", actions.help),
        ):
            button = ActionButton(theme, action, icon)
            self._buttons.append((button, action))
            self._row.addWidget(button)
        self._lessons_menu: QMenu | None = None
        self._lessons_button = IconButton(theme, "", "lesson")
        self._lessons_button.clicked.connect(self._open_lessons)
        self._row.insertWidget(0, self._lessons_button)
        self._menu_button = IconButton(theme, "", "menu")
        self._menu_button.clicked.connect(self._open_menu)
        self._row.addWidget(self._menu_button)
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)
        self._is_tall = False
        self._place(is_tall=False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.tabs.tab_chosen.connect(options.set_tab)
        options.options_changed.connect(self._show)
        self.retranslate()
        self.set_theme(theme)
        self._show(options.options)

    def retranslate(self) -> None:
        """Write all texts in the present language."""
        self._name.setText(self.tr("Two Speeds"))
        self.tabs.setAccessibleName(self.tr("Views"))
        names = (
            self.tr("Passes"),
            self.tr("Roofline"),
            self.tr("KV cache"),
            self.tr("Timeline"),
            self.tr("Measured"),
        )
        self.tabs.set_texts(names)
        self._menu_button.set_face(self.tr("Menu"), "menu")
        self._lessons_button.set_face(self.tr("Lessons"), "lesson")
        self._lessons_button.setToolTip(
            self.tr("{action} ({key})").format(action=self.tr("Lessons"), key=readable(Command.LESSONS))
        )
        for button, _ in self._buttons:
            button.retranslate()
        self._fit()

    def set_lessons(self, menu: QMenu) -> None:
        """Let the button of lessons open this menu."""
        self._lessons_menu = menu

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        pad = round(theme.sizes.padding)
        self._grid.setContentsMargins(round(1.5 * pad), 0, pad, 0)
        self._grid.setHorizontalSpacing(pad)
        self._grid.setVerticalSpacing(0)
        self._row.setSpacing(0)
        parts: tuple[Themed, ...] = (
            self._name,
            self.tabs,
            self._lessons_button,
            self._menu_button,
            *(button for button, _ in self._buttons),
        )
        for part in parts:
            part.set_theme(theme)
        self._fit()
        self.update()

    def _show(self, options: Options) -> None:
        self.tabs.set_tab(options.tab)

    def _open_menu(self) -> None:
        corner = self._menu_button.rect().bottomRight() - QPoint(self._actions.menu.sizeHint().width(), 0)
        self._actions.menu.popup(self._menu_button.mapToGlobal(corner))

    def _open_lessons(self) -> None:
        if self._lessons_menu is not None:
            self._lessons_menu.popup(self._lessons_button.mapToGlobal(self._lessons_button.rect().bottomLeft()))

    def _fit(self) -> None:
        """Give up the buttons' words first, then the name (the title bar has it too), then the single row."""
        icons = [self._lessons_button, self._menu_button, *(button for button, _ in self._buttons)]
        room = self.width() - 5 * self._theme.sizes.padding
        name, tabs = self._name.sizeHint().width(), self.tabs.sizeHint().width()
        words = sum(icon.width_with_text(True) for icon in icons)
        bare = sum(icon.width_with_text(False) for icon in icons)
        is_tall = tabs + bare > room
        beside_name = 0 if is_tall else tabs
        has_words = beside_name + words <= room and (is_tall or name + tabs + words <= room)
        for icon in icons:
            icon.set_text_shown(has_words)
        self._name.setVisible(beside_name + name + (words if has_words else bare) <= room)
        self._place(is_tall=is_tall)

    def _place(self, *, is_tall: bool) -> None:
        if is_tall is self._is_tall and self._grid.count():
            return
        self._is_tall = is_tall
        self._grid.addWidget(self._name, 0, 0)
        self._grid.addLayout(self._row, 0, 2) if not self._grid.count() > 2 else None
        if is_tall:
            self._grid.addWidget(self.tabs, 1, 0, 1, 3)
        else:
            self._grid.addWidget(self.tabs, 0, 1)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose one row or two."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the line below."""
        draw_band(QPainter(self), QRectF(self.rect()), self._theme)


class ActionButton(IconButton):
    """An icon button that is pressed, checked, enabled and named as its action is."""

    def __init__(self, theme: Theme, action: QAction, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, action.text(), icon, parent=parent)
        self._action = action
        self._name = icon
        self.setCheckable(action.isCheckable())
        self.clicked.connect(action.trigger)
        action.enabledChanged.connect(self.setEnabled)
        action.toggled.connect(self.setChecked)
        self.setEnabled(action.isEnabled())

    def retranslate(self) -> None:
        """Take the action's text; the tooltip names the key."""
        text = self._action.text()
        self.set_face(text, self._name)
        key = self._action.shortcut().toString()
        self.setToolTip(self.tr("{action} ({key})").format(action=text, key=key))
