"""The controls of an animation; it knows no clock, it only says what was pressed and shows what it is told."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.theme.tokens import Theme
from app.widgets.icon_button import IconButton
from app.widgets.pill_button import PillButton
from app.widgets.quantity import NO_BREAK_SPACE, significant
from app.widgets.scrub_slider import ScrubSlider
from app.widgets.segmented import Segmented


class PlayBar(QWidget):
    """Play or pause, steps, a scrub slider, loop and speed in one row.

    Signals
    -------
    play_toggled()
        Play or pause was pressed.
    stepped(int)
        -1 or +1.
    scrubbed(float)
        The user moved to this share, 0..1, of the whole.
    loop_toggled(bool)
        Whether to begin again at the end.
    speed_chosen(float)
        The factor.
    """

    play_toggled = Signal()
    stepped = Signal(int)
    scrubbed = Signal(float)
    loop_toggled = Signal(bool)
    speed_chosen = Signal(float)

    def __init__(
        self, theme: Theme, speeds: Sequence[float] = (0.5, 1.0, 2.0, 4.0), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._speeds = tuple(speeds)
        self._is_playing = False
        self._play = PillButton(theme, "", "play")
        self._back = IconButton(theme, "", "step-back", show_text=False)
        self._forward = IconButton(theme, "", "step-forward", show_text=False)
        self._scrub = ScrubSlider(theme)
        self._loop = IconButton(theme, "", "loop", show_text=False)
        self._loop.setCheckable(True)
        self._speed = Segmented(theme, [(speed, "") for speed in self._speeds])
        self._retranslate()
        self._rows = (QHBoxLayout(), QHBoxLayout())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for row in self._rows:
            column.addLayout(row)
        self._is_narrow: bool | None = None
        self._play.clicked.connect(self.play_toggled)
        self._back.clicked.connect(self._step_back)
        self._forward.clicked.connect(self._step_forward)
        self._scrub.scrubbed.connect(self.scrubbed)
        self._loop.clicked.connect(self.loop_toggled)
        self._speed.chosen.connect(self._choose_speed)
        self.set_theme(theme)

    def set_playing(self, playing: bool) -> None:
        """Show whether it runs."""
        self._is_playing = playing
        if playing:
            self._play.set_face(self.tr("Pause"), "pause")
        else:
            self._play.set_face(self.tr("Play"), "play")

    def set_position(self, share: float) -> None:
        """Show how far it is, 0..1, without telling anyone."""
        self._scrub.set_position(share)

    def set_speed(self, speed: float) -> None:
        """Show the speed without telling anyone; it must be one of the choices."""
        self._speed.set_value(speed)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for row in self._rows:
            row.setSpacing(round(theme.sizes.spacing))
        for part in self._parts():
            part.set_theme(theme)
        self._arrange()

    def _retranslate(self) -> None:
        self._play.set_widest((self.tr("Play"), self.tr("Pause")))
        self.set_playing(self._is_playing)
        self._back.set_face(self.tr("One step back"), "step-back")
        self._forward.set_face(self.tr("One step forward"), "step-forward")
        self._scrub.setAccessibleName(self.tr("Place in the animation"))
        self._loop.set_face(self.tr("Begin again at the end"), "loop")
        self._speed.set_texts([self._speed_text(speed) for speed in self._speeds])
        self._speed.setAccessibleName(self.tr("Speed"))

    def _speed_text(self, speed: float) -> str:
        pattern = self.tr("{factor} ×", "speed of an animation")
        factor = significant(QLocale(), speed, 2, trim=True)
        return pattern.format(factor=factor).replace(" ", NO_BREAK_SPACE)

    def _parts(self) -> tuple[PillButton, IconButton, IconButton, ScrubSlider, IconButton, Segmented]:
        return self._play, self._back, self._forward, self._scrub, self._loop, self._speed

    def _room(self) -> int:
        margins = self.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _width_of(self, parts: Sequence[QWidget]) -> int:
        spacing = self._rows[0].spacing()
        widths = [(part.minimumSizeHint() if part is self._scrub else part.sizeHint()).width() for part in parts]
        return sum(widths) + (len(parts) - 1) * spacing

    def _arrange(self) -> None:
        """Put everything in one row, or where that is too narrow the slider and the speed in a second."""
        narrow = self._room() < self._width_of(self._parts())
        if narrow == self._is_narrow:
            return
        self._is_narrow = narrow
        first, second = self._rows
        for row in self._rows:
            while row.count():
                row.takeAt(0)
        for part in (self._play, self._back, self._forward):
            first.addWidget(part)
        if narrow:
            first.addStretch(1)
        (second if narrow else first).addWidget(self._scrub, 1)
        first.addWidget(self._loop)
        (second if narrow else first).addWidget(self._speed)

    def _step_back(self) -> None:
        self.stepped.emit(-1)

    def _step_forward(self) -> None:
        self.stepped.emit(1)

    def _choose_speed(self, speed: float) -> None:
        self.speed_chosen.emit(speed)

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._is_narrow = None  # other words, other widths
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        """Return the least size at which nothing is cut."""
        margins = self.contentsMargins()
        first = self._width_of((self._play, self._back, self._forward, self._loop))
        width = max(first, self._width_of((self._scrub, self._speed)))
        return QSize(width + margins.left() + margins.right(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find places anew."""
        super().resizeEvent(event)
        self._arrange()
