"""The timeline: one answer from start to finish, what limits it, what it costs, and how the wait feels."""

from PySide6.QtGui import QFont, QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from app.core.advice import speedups
from app.core.animation import WaitScene, token_out_s, wait_at
from app.core.curves import batch_curve, geometric_tokens
from app.core.evaluate import Results
from app.core.scenario import BATCH_RANGE, Detail
from app.state.player import Player
from app.tabs.tab_view import TabContext, Table, TabView, page_margins
from app.tabs.timeline.bar_texts import bar_data, bar_description, crossover_text, subtitle, verdict
from app.tabs.timeline.card_texts import (
    busy_rows,
    busy_sentence,
    comparison_sentence,
    comparison_texts,
    computations_sentence,
    cost_rows,
    cost_sentence,
    effect_rows,
    is_longer_without_cache,
    note_text,
)
from app.tabs.timeline.request_bar import RequestBar
from app.tabs.timeline.send_panel import SPEEDS, SendPanel
from app.tabs.timeline.timeline_cards import TimelineCards
from app.theme.tokens import Theme
from app.widgets.chip import Chip
from app.widgets.labels import TextLabel
from app.widgets.painting import theme_text_width
from app.widgets.scroll_page import ScrollPage

_CURVE_POINTS = 40
ONE_ROW_EMS = 35  # heights of body text from which the cards fit below the bar in one row; with less, not even one
CURVE_EMS = 41.5  # heights from which the curve of costs fits in that row too


class TimelineTab(TabView):
    """The bar, Send, the cards and the note, in a page that scrolls where the window is too small."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._theme = theme
        self._player = Player(context.clock, self)
        self._batches = geometric_tokens(low=BATCH_RANGE[0], high=BATCH_RANGE[1], count=_CURVE_POINTS)
        self._played: Results | None = None
        self._speeds = self._crossover = ""
        self._title = TextLabel(theme, size="headline", weight=QFont.Weight.Bold)
        self._subtitle = TextLabel(theme, color="text_muted")
        self._bar = RequestBar(theme)
        self._send = SendPanel(theme)
        self._cards = TimelineCards(theme)
        self._note = TextLabel(theme, color="text_muted")
        self._detail = Chip(theme)
        self._build()
        self._send.send_pressed.connect(self._on_send_pressed)
        self._send.speed_chosen.connect(self.choose_speed)
        self._detail.clicked.connect(self._on_detail_clicked)
        self._player.position_changed.connect(self._on_position_changed)
        self._player.playing_changed.connect(self._on_playing_changed)
        self._start(theme)

    @property
    def player(self) -> Player:
        """The wait; its seconds are those of the real wait."""
        return self._player

    def step(self, steps: int) -> None:
        """Go so many tokens on, back if negative."""
        results, scenario = self._state.results, self._state.scenario
        scene = self._scene_at(self._player.position_s)
        tokens = max(0, min(scenario.answer_tokens, scene.tokens_out + steps))
        self._player.pause()
        self._player.seek(token_out_s(tokens, ttft_s=results.ttft_s, tpot_s=results.tpot_s))

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return all that tells the times as the bar, the cards or their bars, and the price of a token as a hint."""
        return {
            "bar": (self._subtitle, self._bar, self._send),
            "lengths": (self._cards.busy, self._cards.comparison, self._cards.cost),
            "details": (self._cards,),
            "hints": (self._cards.price,),
        }.get(part, ())

    def parts_aside(self) -> tuple[QWidget, ...]:
        """Return the foot of the page."""
        return (self._note, self._detail)

    def choose_speed(self, speed: float) -> None:
        """Play the wait so many times as fast as real."""
        self._player.set_speed(speed)
        if speed in SPEEDS:
            self._send.speeds.set_value(speed)
        self._show_moment()

    def tables(self) -> tuple[Table, ...]:
        """Return the phases and the advice as tables."""
        results, scenario = self._state.results, self._state.scenario
        phases = Table(
            title=self.tr("One answer, start to finish"),
            columns=(self.tr("Phase"), self.tr("Passes"), self.tr("Time (s)"), self.tr("Utilisation")),
            rows=(
                (self.tr("Prefill"), results.prefill_passes, results.ttft_s, results.prefill_utilisation),
                (self.tr("Decode"), results.decode_passes, results.decode_s, results.decode_utilisation),
            ),
        )
        effects = speedups(scenario)
        rows = effect_rows(self.locale(), results, effects)
        advice = Table(
            title=self.tr("What would make this faster?"),
            columns=(self.tr("Change"), self.tr("Saved (s)"), self.tr("Then in all (s)")),
            rows=tuple((row.label, effect.saved_s, effect.total_s) for row, effect in zip(rows, effects, strict=True)),
        )
        cache = Table(
            title=self.tr("The same answer without a KV cache"),
            columns=(self.tr("With the cache (s)"), self.tr("Without (s)"), self.tr("Ratio")),
            rows=((results.with_cache_total_s, results.no_cache_total_s, results.no_cache_ratio),),
        )
        curve = batch_curve(scenario, batch=self._batches)
        cost = Table(
            title=self.tr("What does a token cost?"),
            columns=(self.tr("Chats at once"), self.tr("Chip time of an answer token (s)"), self.tr("Ratio")),
            rows=tuple(
                (int(chats), float(seconds), float(ratio))
                for chats, seconds, ratio in zip(
                    curve.batch, curve.chip_s_per_answer_token, curve.token_cost_ratio, strict=True
                )
            ),
        )
        return phases, advice, cache, cost

    def summary(self) -> str:
        """Return the bar, the verdict and the cost in sentences."""
        results, scenario = self._state.results, self._state.scenario
        data, curve = bar_data(self.locale(), scenario, results), batch_curve(scenario, batch=self._batches)
        return " ".join(
            (self.verdict.text, bar_description(data) + ".", cost_sentence(self.locale(), scenario, results, curve))
        )

    def _build(self) -> None:
        self._page = QWidget()
        self._column = QVBoxLayout(self._page)
        self._column.addWidget(self._title)
        self._column.addWidget(self._subtitle)
        self._column.addWidget(self._bar, 2)
        self._column.addWidget(self._send)
        self._column.addWidget(self._cards, 3)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self._note, 1)
        self._foot.addWidget(self._detail)
        self._column.addLayout(self._foot)
        self._area = ScrollPage(self._theme, self._page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    def _retranslate(self) -> None:
        self._title.setText(self.tr("One answer, start to finish"))
        self._bar.setAccessibleName(self.tr("Prefill and decode to scale"))
        self._detail.setAccessibleDescription(self.tr("Switches between the simple model and full detail"))
        self._send.retranslate()
        self._cards.retranslate()

    def _apply_theme(self, theme: Theme) -> None:
        for part in (
            self._title, self._subtitle, self._bar, self._send, self._cards, self._note, self._detail, self._area
        ):  # fmt: skip
            part.set_theme(theme)
        self._foot.setSpacing(round(theme.sizes.padding))
        self._arrange()

    def _arrange(self) -> None:
        """Leave out the title and put the cards in one row where the audience's screen has room for no more."""
        self._write_subtitle()
        self._title.setVisible(not self.is_low)
        around = page_margins(self._theme)
        if self.is_low:
            around.setTop(around.top() // 2)
            around.setBottom(around.bottom() // 2)
        self._column.setContentsMargins(around)
        self._column.setSpacing(round(self._theme.sizes.spacing * (0.75 if self.is_low else 1.0)))
        ems = self.height() / self._theme.sizes.body
        self._cards.set_in_one_row(self.is_low and ems > ONE_ROW_EMS, has_curve=ems > CURVE_EMS)

    def _write_subtitle(self) -> None:
        """Write the speeds, and from where decode takes longer unless that takes a line which the cards need."""
        text, margin = f"{self._speeds} · {self._crossover}", self._column.contentsMargins()
        room = self.width() - margin.left() - margin.right()
        is_too_long = self.is_low and theme_text_width(self._subtitle.font(), text) > room
        self._subtitle.setText(self._speeds if is_too_long else text)

    def _show(self, results: Results) -> None:
        locale, scenario = self.locale(), self._state.scenario
        self._speeds, self._crossover = subtitle(locale, scenario, results), crossover_text(locale, scenario)
        self._write_subtitle()
        data = bar_data(locale, scenario, results)
        self._bar.set_data(data, bar_description(data))
        self._cards.busy.set_rows(busy_rows(locale, results))
        self._cards.busy_sentence.setText(busy_sentence(locale, results))
        self._cards.effects.set_rows(effect_rows(locale, results, speedups(scenario)))
        with_text, without_texts = comparison_texts(locale, results)
        self._cards.comparison.set_data(
            with_s=results.with_cache_total_s,
            with_text=with_text,
            without_s=results.no_cache_total_s,
            without_texts=without_texts,
        )
        self._cards.comparison_sentence.setText(comparison_sentence(locale, scenario, results))
        self._cards.set_comparison_color("overflow_text" if is_longer_without_cache(results) else "text_muted")
        self._cards.computations_sentence.setText(computations_sentence(locale, scenario, results))
        self._cards.cost.set_rows(cost_rows(locale, results))
        curve = batch_curve(scenario, batch=self._batches)
        self._cards.set_cost_sentence(cost_sentence(locale, scenario, results, curve))
        self._cards.show_curve(curve, scenario.batch, results.token_cost_ratio)
        self._note.setText(note_text(self.locale(), scenario, results))
        is_simple = scenario.detail is Detail.SIMPLE
        self._detail.setText(self.tr("Turn on full detail") if is_simple else self.tr("Back to the simple model"))
        self._send.set_results(results, scenario.answer_tokens)
        if results != self._played:
            # Another wait begins: what is on its way is sent again, what stands is cleared.
            self._played = results
            self._player.restart()
            self._player.set_duration(results.total_s)
        self._show_moment()
        self._set_verdict(verdict(locale, scenario, results))

    def _scene_at(self, position_s: float) -> WaitScene:
        results = self._state.results
        return wait_at(
            position_s,
            ttft_s=results.ttft_s,
            tpot_s=results.tpot_s,
            total_s=results.total_s,
            answer_tokens=self._state.scenario.answer_tokens,
        )

    def _show_moment(self) -> None:
        results, position_s = self._state.results, self._player.position_s
        is_idle = position_s == 0.0 and not self._player.is_playing
        if self._context.options.options.reduced_motion and position_s < self._player.duration_s:
            position_s -= position_s % self._player.speed  # once a second, instead of gliding
        scene = None if is_idle else self._scene_at(position_s)
        self._bar.set_playhead(None if scene is None else scene.elapsed_s)
        self._send.set_scene(scene, results, self._state.scenario.answer_tokens, speed=self._player.speed)

    def _on_send_pressed(self) -> None:
        if self._player.is_playing:
            self._player.pause()
            self._player.restart()
        else:
            self._player.restart()
            self._player.play()

    def _on_position_changed(self, _position_s: float) -> None:
        self._show_moment()

    def _on_playing_changed(self, playing: bool) -> None:
        self._send.set_playing(playing)
        self._show_moment()

    def _on_detail_clicked(self) -> None:
        is_simple = self._state.scenario.detail is Detail.SIMPLE
        self._state.set_detail(Detail.FULL if is_simple else Detail.SIMPLE)

    # Qt's own methods

    def hideEvent(self, event: QHideEvent) -> None:
        """Stand still while nobody looks."""
        super().hideEvent(event)
        self._player.pause()
