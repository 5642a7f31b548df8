"""The roofline tab: the race of the two jobs of a pass, and where passes lie under the machine's roofs."""

from PySide6.QtGui import QFont, QHideEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.animation import RaceScene, race_at, race_duration_s
from app.core.evaluate import Results
from app.core.passes import Bound, PassCost
from app.core.roofline import Roofline, roofline, roofline_axes
from app.core.scenario import PASS_TOKENS_RANGE
from app.state.player import SPEEDS, Player
from app.tabs.roofline.chart_words import roofline_texts, told_points
from app.tabs.roofline.more_roofline import MoreRoofline
from app.tabs.roofline.pass_presets import PassPresets
from app.tabs.roofline.race_bars import RaceBar, RaceBars
from app.tabs.roofline.race_words import pace_text, race_parts, verdict_text, waiting_text
from app.tabs.roofline.roofline_plot import PlotPoint, RooflinePlot
from app.tabs.tab_view import TabContext, Table, TabView, Tone, Verdict, page_margins
from app.theme.tokens import Role, Theme
from app.widgets.cards import Card
from app.widgets.chip import Chip
from app.widgets.duration_pair import TimeParts
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.play_bar import PlayBar
from app.widgets.quantity import count
from app.widgets.scroll_page import ScrollPage

STEPS_IN_A_RACE = 10
POINT_ROLES = (
    ("decode", Role.DECODE),
    ("batched", Role.DECODE),
    ("prefill", Role.PREFILL),
    ("this", Role.NEUTRAL),
)
_WIDEST_TIME_S = 0.01111  # "11.11 ms" is the widest of the times below a minute


class RooflineTab(TabView):
    """The race of two bars, the slider for the tokens in the pass, and the roofline chart."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._theme = theme
        self._player = Player(context.clock, self)
        self._cost: PassCost | None = None
        self._marker: tuple[int | None, str] | None = None
        self._heading = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._pace = TextLabel(theme, color="text_muted")
        self._bars = RaceBars(theme)
        self._play_bar = PlayBar(theme, SPEEDS)
        self._tokens = LabelledSlider(theme, "", *PASS_TOKENS_RANGE, role=Role.DECODE, in_row=True)
        self._presets = PassPresets(theme)
        self._card = Card(theme)
        self._plot = RooflinePlot(theme, POINT_ROLES)
        self.more = MoreRoofline(theme)
        self._build()
        self._connect()
        self._start(theme)

    @property
    def player(self) -> Player:
        """The race."""
        return self._player

    @property
    def bars(self) -> tuple[RaceBar, ...]:
        """The two bars as they are shown."""
        return self._bars.bars

    @property
    def tokens_slider(self) -> LabelledSlider:
        """The slider for the tokens in the pass."""
        return self._tokens

    @property
    def chips(self) -> tuple[Chip, ...]:
        """The presets: one chat, many chats, the balance point, a prompt."""
        return self._presets.chips

    @property
    def plot(self) -> RooflinePlot:
        """The chart."""
        return self._plot

    def step(self, steps: int) -> None:
        """Step the race by so many tenths."""
        self._player.pause()
        self._player.seek(self._player.position_s + steps / STEPS_IN_A_RACE * self._player.duration_s)

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return the race's bars as bar and lengths, the chart as the details, what marks the balance as hints."""
        return {
            "bar": (self._bars,),
            "lengths": (self._bars,),
            "details": (self._card, self.more),
            "hints": (self._tokens, self._presets),
        }.get(part, ())

    def choose_speed(self, speed: float) -> None:
        """Play the race so many times as fast as normal."""
        self._player.set_speed(speed)
        self._show_pace()
        if speed in SPEEDS:
            self._play_bar.set_speed(speed)

    def tables(self) -> tuple[Table, ...]:
        """Return the points of the chart."""
        chart = roofline(self._state.scenario)
        rows = tuple(
            (point.name, point.point.tokens, point.point.intensity_flop_per_byte, point.point.achieved_flops_per_s)
            for point in self._points(chart)
        )
        columns = (self.tr("Pass"), self.tr("Tokens"), self.tr("FLOP/byte"), self.tr("Achieved FLOP/s"))
        return (Table(title=self.tr("Roofline"), columns=columns, rows=rows),)

    def summary(self) -> str:
        """Return the race and the chart in sentences."""
        return f"{self._verdict.text} {self._plot.accessibleDescription()}"

    # Building

    def _build(self) -> None:
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._card.body.addWidget(self._plot, 1)
        for part in (self._heading, self._pace, self._bars, self._play_bar, self._tokens, self._presets):
            self._column.addWidget(part)
        self._column.addWidget(self._card, 1)
        self._column.addWidget(self.more)
        self._area = ScrollPage(self._theme, content)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._area)

    def _connect(self) -> None:
        self._player.position_changed.connect(self._on_position_changed)
        self._player.playing_changed.connect(self._on_playing_changed)
        self._play_bar.play_toggled.connect(self._player.toggle)
        self._play_bar.stepped.connect(self.step)
        self._play_bar.scrubbed.connect(self._on_scrubbed)
        self._play_bar.loop_toggled.connect(self._player.set_loops)
        self._play_bar.speed_chosen.connect(self.choose_speed)
        self._play_bar.set_speed(self._player.speed)
        self._tokens.value_changed.connect(self._state.set_pass_tokens)
        self._tokens.slider.sliderReleased.connect(self._state.end_gesture)
        self._presets.chosen.connect(self._tokens.enter)

    def _retranslate(self) -> None:
        self._heading.setText(self.tr("One pass: which job waits for the other?"))
        self._tokens.set_title(self.tr("Tokens in this pass"))
        self._presets.retranslate()
        self.more.retranslate()
        self._card.set_title(self.tr("Under the roofs of this machine"))
        self._plot.setAccessibleName(self.tr("Roofline chart"))
        self._bars.setAccessibleName(self.tr("The race of the two jobs"))

    def _apply_theme(self, theme: Theme) -> None:
        words, race = (self._heading, self._pace), (self._bars, self._play_bar, self._tokens, self._presets)
        for part in (*words, *race, self._card, self._plot, self.more, self._area):
            part.set_theme(theme)
        self._column.setContentsMargins(page_margins(theme))
        self._column.setSpacing(round(theme.sizes.spacing * 1.25))
        self._plot.setMinimumHeight(round(theme.sizes.body * 10.5))
        self._arrange()

    def _arrange(self) -> None:
        """Leave out what only explains where the audience's screen has few lines: the chart needs them."""
        for words in (self._heading, self._pace, self.more.crossover):
            words.setVisible(not self.is_low)

    # Showing

    def _show(self, results: Results) -> None:
        cost = results.pass_cost
        if cost != self._cost:
            # A slider must answer at once: a new pass is shown as it ends; Play runs the race again.
            self._cost = cost
            self._player.pause()
            self._player.set_duration(race_duration_s(cost))
            self._player.seek(self._player.duration_s)
        self._show_tokens(results)
        self._show_pace()
        self._show_race()
        self._show_chart()
        self.more.show_scenario(self._state.scenario)
        tone = Tone.DECODE if cost.bound is Bound.MEMORY else Tone.PREFILL
        self._set_verdict(Verdict(text=verdict_text(self.locale(), cost), tone=tone))

    def _show_pace(self) -> None:
        if self._cost is not None:
            self._pace.setText(pace_text(self.locale(), self._cost, speed=self._player.speed))

    def _show_tokens(self, results: Results) -> None:
        tokens = self._balance_tokens(results)
        text = self.tr("{tokens}: balance point")
        self._tokens.set_value(self._state.scenario.pass_tokens)
        marker = (tokens, "" if tokens is None else text.format(tokens=count(self.locale(), tokens)))
        if marker != self._marker:  # a marker is laid out anew, so only when it changes
            self._marker = marker
            self._tokens.set_marker(*marker)
        self._presets.show_pass(pass_tokens=self._state.scenario.pass_tokens, balance_tokens=tokens)

    def _show_race(self) -> None:
        if (cost := self._cost) is None:
            return
        scene = race_at(self._player.position_s, cost=cost)
        read, compute = (scene.read_share, scene.read_waiting_share), (scene.compute_share, scene.compute_waiting_share)
        reading = self._bar(Role.WEIGHTS, self.tr("Read weights"), cost, cost.read_s, read, scene)
        arithmetic = self._bar(Role.COMPUTE, self.tr("Arithmetic"), cost, cost.compute_s, compute, scene)
        parts, locale = race_parts(cost), self.locale()
        times = [parts.text(time, locale) for time in (cost.read_s, cost.compute_s)]
        widest = max(*times, TimeParts(_WIDEST_TIME_S).text(_WIDEST_TIME_S, locale), key=len)
        self._bars.set_bars((reading, arithmetic), widest_time=widest)
        self._bars.setAccessibleDescription(
            "; ".join(f"{bar.name} {bar.time_text} {bar.waiting_text}".rstrip() for bar in (reading, arithmetic))
        )
        self._play_bar.set_position(scene.progress)

    def _bar(
        self, role: Role, name: str, cost: PassCost, job_s: float, shares: tuple[float, float], scene: RaceScene
    ) -> RaceBar:
        share, waiting_share = shares
        return RaceBar(
            role=role,
            name=name,
            time_text=race_parts(cost).text(min(job_s, scene.elapsed_s), self.locale(), job_s=job_s),
            share=share,
            waiting_share=waiting_share,
            waiting_text=waiting_text(self.locale(), scene, cost) if waiting_share > 0.0 else "",
        )

    def _show_chart(self) -> None:
        locale, scenario = self.locale(), self._state.scenario
        chart = roofline(scenario)
        points, texts = self._points(chart), roofline_texts(locale, chart, detail=scenario.detail)
        self._plot.show_roofline(chart=chart, axes=roofline_axes(scenario.device), points=points, texts=texts)
        self._plot.setAccessibleDescription(told_points(locale, points, texts))

    def _points(self, chart: Roofline) -> tuple[PlotPoint, ...]:
        names = (
            self.tr("decode, %Ln chats", "", 1),
            self.tr("decode, %Ln chats", "", chart.batched_chats),
            self.tr("prefill, %Ln tokens", "", chart.prefill.tokens),
            self.tr("this pass, tokens: {tokens}").format(tokens=count(self.locale(), chart.this_pass.tokens)),
        )
        points = (chart.decode, chart.batched_decode, chart.prefill, chart.this_pass)
        return tuple(
            PlotPoint(key=key, role=role, name=name, point=point)
            for (key, role), name, point in zip(POINT_ROLES, names, points, strict=True)
        )

    def _balance_tokens(self, results: Results) -> int | None:
        low, high = PASS_TOKENS_RANGE
        if results.balance_tokens is None or not low <= round(results.balance_tokens) <= high:
            return None
        return round(results.balance_tokens)

    # Playing

    def _on_position_changed(self, _seconds: float) -> None:
        self._show_race()

    def _on_playing_changed(self, playing: bool) -> None:
        self._play_bar.set_playing(playing)
        if playing and self._context.options.options.reduced_motion:
            self._player.pause()
            self._player.seek(self._player.duration_s)

    def _on_scrubbed(self, share: float) -> None:
        self._player.pause()
        self._player.seek(share * self._player.duration_s)

    # Qt's own methods

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing runs out of sight."""
        super().hideEvent(event)
        self._player.pause()
