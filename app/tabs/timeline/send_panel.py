"""Send: the wait in real time, with a clock, a count of tokens, and words that come at the model's rhythm."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.core.animation import WaitScene
from app.core.evaluate import Results
from app.core.passes import Phase
from app.tabs.time_texts import clock_text
from app.tabs.timeline.token_stream import TokenStream
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.painting import text_width
from app.widgets.pill_button import PillButton
from app.widgets.quantity import NO_BREAK_SPACE, count, duration, significant
from app.widgets.segmented import Segmented

SPEEDS = (1.0, 5.0, 20.0)
_LEAST_WORDS = 24.0  # room for the words, in heights of body text: with less beside the controls, they go below


class SendPanel(QWidget):
    """The button, the speed, the clock, the count and the words.

    Signals
    -------
    send_pressed() : the button, whether it says Send or Stop
    speed_chosen(object) : one of SPEEDS
    """

    send_pressed = Signal()
    speed_chosen = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._is_playing = False
        self._button = PillButton(theme, "", "play")
        self._speeds = Segmented(theme, [(speed, "") for speed in SPEEDS])
        self._clock = TextLabel(theme, size="headline", weight=QFont.Weight.Bold, wrap=False)
        self._count = TextLabel(theme, size="body", color="text_muted", wrap=False)
        self._stream = TokenStream(theme)
        for label in (self._clock, self._count):
            label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._controls = QHBoxLayout()
        self._controls.addWidget(self._button)
        self._controls.addWidget(self._speeds)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addLayout(self._controls)
        self._numbers = QVBoxLayout()
        self._numbers.setSpacing(0)
        self._numbers.addWidget(self._clock)
        self._numbers.addWidget(self._count)
        self._buttons.addLayout(self._numbers)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addLayout(self._buttons)
        self._row.addWidget(self._stream, 1)
        self._row.setAlignment(self._buttons, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._button.clicked.connect(self.send_pressed)
        self._speeds.chosen.connect(self.speed_chosen)
        self.retranslate()
        self.set_theme(theme)

    @property
    def button(self) -> PillButton:
        """The button that sends and stops."""
        return self._button

    @property
    def speeds(self) -> Segmented:
        """The choice of speed."""
        return self._speeds

    @property
    def stream(self) -> TokenStream:
        """The words that come."""
        return self._stream

    def clock_words(self) -> str:
        """Return what the clock shows."""
        return self._clock.text()

    def count_words(self) -> str:
        """Return what the count shows."""
        return self._count.text()

    def retranslate(self) -> None:
        """Set all texts that do not depend on the scenario."""
        self._speeds.set_texts([self._speed_text(speed) for speed in SPEEDS])
        self._speeds.setAccessibleName(self.tr("Speed of the wait"))
        self._button.set_widest((self.tr("Send"), self.tr("Stop")))
        self._clock.setAccessibleName(self.tr("Time since Send"))
        self._count.setAccessibleName(self.tr("Tokens written"))
        self._stream.setAccessibleName(self.tr("Sample answer, one word for each token"))
        self._stream.set_sample(
            self.tr(
                "The moon pulls on the sea, and the water nearest to it rises a little. On the far side it rises too, "
                "because there the pull is weakest. The earth turns below these two hills of water, so most coasts "
                "see high water twice a day. The sun helps or hinders: when sun, moon and earth stand in one line "
                "the tides are strongest, and a week later they are weakest. In narrow bays the water piles up, and "
                "in small seas it hardly moves at all."
            )
        )
        self.set_playing(self._is_playing)

    def set_playing(self, playing: bool) -> None:
        """Let the button say Stop or Send."""
        self._is_playing = playing
        self._button.set_face(self.tr("Stop") if playing else self.tr("Send"), "stop" if playing else "play")
        self._button.setAccessibleDescription(self.tr("Plays the wait for this answer in real time"))

    def set_results(self, results: Results, answer_tokens: int) -> None:
        """Leave room for the widest clock and count of this scenario."""
        locale = self.locale()
        self._clock.setFixedWidth(_reserved(self._clock, clock_text(locale, results.total_s, results.total_s)))
        whole = count(locale, answer_tokens)
        self._count.setFixedWidth(_reserved(self._count, self._count_text(whole, whole)))
        self._choose_direction()

    def set_scene(self, scene: WaitScene | None, results: Results, answer_tokens: int, *, speed: float) -> None:
        """Show one moment of the wait, played so many times as fast as real; None before Send was pressed."""
        locale = self.locale()
        elapsed_s = 0.0 if scene is None else scene.elapsed_s
        tokens = 0 if scene is None else scene.tokens_out
        self._clock.setText(clock_text(locale, elapsed_s, results.total_s))
        self._count.setText(self._count_text(count(locale, tokens), count(locale, answer_tokens)))
        is_reading = scene is not None and scene.phase is Phase.PREFILL
        self._stream.set_scene(tokens, self._sentence(results, is_reading=is_reading, speed=speed))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for part in (self._button, self._speeds, self._clock, self._count, self._stream):
            part.set_theme(theme)
        gap = round(theme.sizes.padding)
        self._row.setSpacing(gap)
        self._buttons.setSpacing(gap)
        self._controls.setSpacing(gap)
        self._choose_direction()

    def _sentence(self, results: Results, *, is_reading: bool, speed: float) -> str:
        """Return what stands where the words will be; times are those of the real wait, as on the clock."""
        locale, is_real = self.locale(), speed == 1.0
        if is_reading:
            text = self.tr("The prompt is being read. The first token comes at {ttft}.")
        elif results.tpot_s is None and is_real:
            text = self.tr("Feel the wait in real time: nothing for {ttft}, then the only token.")
        elif results.tpot_s is None:
            text = self.tr("The wait, played at {speed}. In real time: nothing for {ttft}, then the only token.")
        elif results.decode_passes == 1 and is_real:
            text = self.tr("Feel the wait in real time: nothing for {ttft}, then a token, and the second {tpot} later.")
        elif results.decode_passes == 1:
            text = self.tr(
                "The wait, played at {speed}. In real time: nothing for {ttft}, then a token, and the second {tpot} "
                "later."
            )
        elif is_real:
            text = self.tr("Feel the wait in real time: nothing for {ttft}, then a token every {tpot}.")
        else:
            text = self.tr("The wait, played at {speed}. In real time: nothing for {ttft}, then a token every {tpot}.")
        return text.format(
            ttft=duration(locale, results.ttft_s),
            tpot="" if results.tpot_s is None else duration(locale, results.tpot_s),
            speed=self._speed_text(speed),
        )

    def _speed_text(self, speed: float) -> str:
        text = self.tr("{factor} ×", "speed of an animation")
        return text.format(factor=significant(self.locale(), speed, 2, trim=True)).replace(" ", NO_BREAK_SPACE)

    def _count_text(self, tokens: str, whole: str) -> str:
        return self.tr("{tokens} of {whole} tokens").format(tokens=tokens, whole=whole)

    def _choose_direction(self) -> None:
        """Put the words below the controls, and then the clock too, where they have no room beside them."""
        gap = self._row.spacing()
        beside = self._controls.sizeHint().width() + gap + self._numbers.sizeHint().width()
        with_words = beside + gap + _LEAST_WORDS * self._theme.sizes.body
        # A little before there is no room at all: narrower than that no layout would ever make the panel.
        for row, least in ((self._row, with_words), (self._buttons, beside + gap)):
            is_narrow = self.width() < least
            direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
            if row.direction() != direction:
                row.setDirection(direction)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the words below the controls where it is narrow."""
        super().resizeEvent(event)
        self._choose_direction()


def _reserved(label: TextLabel, widest: str) -> int:
    return round(text_width(QFontMetricsF(label.font()), widest)) + 2
