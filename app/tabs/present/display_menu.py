"""The choice of the display to present on."""

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from app.tabs.key_table import Command, key_sequences
from app.tabs.present.presentation import Presentation
from app.widgets.quantity import count


class DisplayMenu(QMenu):
    """One entry for each display that is connected when the menu opens; Shift+F5 opens it."""

    def __init__(self, presentation: Presentation, window: QWidget) -> None:
        super().__init__(window)
        self._presentation, self._window = presentation, window
        self.open_key = QAction(window)
        self.open_key.setShortcuts(key_sequences(Command.DISPLAY))
        self.open_key.triggered.connect(self._pop_up)
        window.addAction(self.open_key)
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._on_triggered)
        self._retranslate()

    def _fill(self) -> None:
        self.clear()  # displays come and go; the menu is closed meanwhile
        for index, screen in enumerate(QGuiApplication.screens()):
            size = screen.size() * screen.devicePixelRatio()
            text = self.tr("{number}: {name}, {width} × {height}").format(
                number=count(QLocale(), index + 1),
                name=screen.name() or self.tr("Display"),
                width=round(size.width()),
                height=round(size.height()),
            )
            action = self.addAction(text)
            action.setCheckable(True)
            action.setChecked(screen is self._presentation.screen)
            action.setData(index)

    def _on_triggered(self, action: QAction) -> None:
        screens, index = QGuiApplication.screens(), action.data()
        if isinstance(index, int) and index < len(screens):
            self._presentation.present_on(screens[index])

    def _pop_up(self) -> None:
        self.popup(self._window.mapToGlobal(self._window.rect().center()))

    def _retranslate(self) -> None:
        self.setTitle(self.tr("Present on"))
        self.open_key.setText(self.tr("Present on"))

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
