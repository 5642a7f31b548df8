"""The lecturer's clock: the time of day, and for how long the lecture has run."""

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTime, QTimer
from PySide6.QtGui import QFont, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from app.state.lecture_time import LectureTime
from app.theme.tokens import Theme
from app.widgets.icon_button import IconButton
from app.widgets.labels import TextLabel
from app.widgets.quantity import duration

MINUTE_S = 60
SHORTEST_WAIT_MS = 1_000  # the timer keeps whole seconds only: it may be early by less than one


class TimeRow(QWidget):
    """Counts in minutes, in which lectures are planned: two short looks at the clock in each, and only while shown."""

    def __init__(self, time: LectureTime, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._time = time
        self.now = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold, wrap=False)
        self.elapsed = TextLabel(theme, size="headline", wrap=False)
        self.again = IconButton(theme, "", "reset", show_text=False)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self.now)
        self._row.addStretch(1)
        self._row.addWidget(self.elapsed)
        self._row.addWidget(self.again)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.timeout.connect(self._show)
        self.again.clicked.connect(time.reset)
        time.restarted.connect(self._show)
        self.set_theme(theme)
        self._retranslate()

    @property
    def next_look_ms(self) -> int | None:
        """In how many milliseconds it looks at the clock again, counted from its last look; None if it does not."""
        return self._timer.interval() if self._timer.isActive() else None

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self.now, self.elapsed, self.again):
            part.set_theme(theme)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(theme.sizes.spacing))

    def _retranslate(self) -> None:
        self.again.set_face(self.tr("Count the lecture's time from now on"), "reset")
        self._show()

    def _show(self) -> None:
        """Write both times, and look again when the first of them changes; hidden, nothing runs."""
        self._timer.stop()
        if not self.isVisible():
            return
        locale, now, elapsed_s = QLocale(), QTime.currentTime(), self._time.elapsed_s
        written = locale.toString(now, QLocale.FormatType.ShortFormat)
        self.now.setText(written)
        self.now.setAccessibleName(self.tr("Time of day: {time}").format(time=written))
        waits_s = [MINUTE_S - now.msecsSinceStartOfDay() / 1000 % MINUTE_S]
        if elapsed_s is not None:
            minutes = int(elapsed_s // MINUTE_S)
            counted = duration(locale, minutes * MINUTE_S) if minutes else _no_minute(locale)
            self.elapsed.setText(self.tr("Lecture: {time}").format(time=counted))
            waits_s.append(MINUTE_S - elapsed_s % MINUTE_S)
        self._timer.start(max(SHORTEST_WAIT_MS, round(min(waits_s) * 1000)))

    # Qt's own methods

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to look at the clock."""
        super().showEvent(event)
        self._show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Look no longer."""
        super().hideEvent(event)
        self._timer.stop()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()


def _no_minute(locale: QLocale) -> str:
    return QCoreApplication.translate("quantity", "{first} min").format(first=locale.toString(0))
