"""The passes: how a text goes through the model, once for the whole prompt and then once for each answer token."""

from dataclasses import replace

from PySide6.QtCore import QLocale
from PySide6.QtGui import QFont, QHideEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from app.core.animation import PassScene, pass_scene_at, pass_scene_duration_s
from app.core.evaluate import Results
from app.core.pass_steps import stepped_s, telling_moment_s
from app.core.splitter import TokenText
from app.files.examples import EXAMPLES, load_examples
from app.state.player import SPEEDS, Player
from app.tabs.passes.cache_strip import CacheStrip
from app.tabs.passes.legend import Mark, MarkLegend
from app.tabs.passes.pass_boxes import PassBoxes
from app.tabs.passes.pass_grid import PassGrid
from app.tabs.passes.pass_words import PassWords
from app.tabs.passes.text_chooser import TextChooser
from app.tabs.passes.token_chips import TokenChips
from app.tabs.tab_view import TabContext, Table, TabView, page_margins
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.play_bar import PlayBar
from app.widgets.scroll_page import ScrollPage

_NARROW = 44  # below so many times the size of the text the grids stand one below the other

OFFERED_SPEEDS = SPEEDS[1:]  # as many as there is room for where text is large; a lesson may play slower still


class PassesTab(TabView):
    """Chips, pass boxes, cache strip and two grids: one animation, a function of the player's position."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(context, parent)
        self._words = PassWords(self)
        self.chooser = TextChooser(theme, load_examples(EXAMPLES))
        self._player = Player(context.clock, self)
        self._text = self.chooser.text
        self._scene = self._scene_at(self._text, 0.0)
        self._build(theme)
        self.chooser.text_changed.connect(self._show_text)
        self._player.position_changed.connect(self._show_position)
        self._player.playing_changed.connect(self._show_playing)
        self.play_bar.play_toggled.connect(self._player.toggle)
        self.play_bar.stepped.connect(self.step)
        self.play_bar.scrubbed.connect(self._scrub)
        self.play_bar.loop_toggled.connect(self._player.set_loops)
        self.play_bar.speed_chosen.connect(self._player.set_speed)
        self.play_bar.set_speed(self._player.speed)
        self._show_text(self._text)
        self._start(theme)

    @property
    def player(self) -> Player:
        """The animation."""
        return self._player

    def step(self, steps: int) -> None:
        """Stand still so many ends of passes later, earlier if negative."""
        self._player.pause()
        self._player.seek(stepped_s(self._player.position_s, answer_tokens=len(self._text.answer), steps=steps))

    def parts_to_hide(self, part: str) -> tuple[QWidget, ...]:
        """Return chips, boxes and cache as bar, what counts passes as lengths, the sentence below as details."""
        return {
            "bar": (self.chips, self.boxes, self.passes_label, self.strip, self.kept_label),
            "lengths": (*self.cards, self.passes_label),
            "hints": (self.chip_legend,),
            "details": (self.scenario_label,),
        }.get(part, ())

    def keep_back(self, names: frozenset[str]) -> None:
        """Let nobody count the passes to come while their number is covered."""
        for part in (self.boxes, self.strip):
            part.set_open_ended("lengths" in names)

    def parts_aside(self) -> tuple[QWidget, ...]:
        """Return the choice of texts, which a lesson makes."""
        return (self.chooser,)

    @property
    def example(self) -> str | None:
        """The id of the text that is shown."""
        return self.chooser.picker.value

    def choose_example(self, example_id: str) -> None:
        """Show an example text by its id; an unknown one changes nothing."""
        self.chooser.choose(example_id)

    def follow(self, other: TabView) -> None:
        """Show the same text as another view, at the same moment."""
        if isinstance(other, PassesTab):
            self.chooser.follow(other.chooser)
        super().follow(other)

    def choose_speed(self, speed: float) -> None:
        """Play the passes so many times as fast as normal."""
        self._player.set_speed(speed)
        if speed in OFFERED_SPEEDS:
            self.play_bar.set_speed(speed)

    def tables(self) -> tuple[Table, ...]:
        """Return the passes of the text."""
        return (self._words.table(self._text),)

    def summary(self) -> str:
        """Return the state of the animation and the scenario's counts."""
        return f"{self.verdict.text} {self.scenario_label.text()}"

    def _build(self, theme: Theme) -> None:
        text, scene = self._text, self._scene
        self.chips = TokenChips(theme, text, scene)
        self.boxes = PassBoxes(theme, text, scene)
        self.strip = CacheStrip(theme, text, scene)
        self.grids = (
            PassGrid(theme, text, scene, uses_cache=True),
            PassGrid(theme, text, scene, uses_cache=False),
        )
        self._parts = (self.chips, self.boxes, self.strip, *self.grids)
        self.chip_legend = MarkLegend(theme, (Mark.PROMPT, Mark.ANSWER, Mark.FIRST_ANSWER, Mark.NOTE))
        self.grid_legend = MarkLegend(theme, (Mark.COMPUTED, Mark.KEPT, Mark.TO_COME))
        self._boxes_label = TextLabel(theme, size="title", weight=QFont.Weight.DemiBold, wrap=False)
        self.passes_label = TextLabel(theme, size="body", color="text_muted")
        self._cache_label = TextLabel(theme, size="title", weight=QFont.Weight.DemiBold, wrap=False)
        self.kept_label = TextLabel(theme, size="body", color="cache_text")
        self.cards = (Card(theme), Card(theme))
        self.scenario_label = TextLabel(theme)
        self.play_bar = PlayBar(theme, OFFERED_SPEEDS)
        self._rows = (QHBoxLayout(), QHBoxLayout(), QHBoxLayout())
        boxes_row, cache_row, cards_row = self._rows
        boxes_row.addWidget(self._boxes_label)
        boxes_row.addWidget(self.passes_label, 1)
        cache_row.addWidget(self._cache_label)
        cache_row.addWidget(self.kept_label, 1)
        for card, grid in zip(self.cards, self.grids, strict=True):
            card.body.addWidget(grid, 1)
            cards_row.addWidget(card, 1)
        content = QWidget()
        self._column = QVBoxLayout(content)
        groups: tuple[tuple[QWidget | QHBoxLayout, ...], ...] = (
            (self.chooser,),
            (self.chips, self.chip_legend),
            (boxes_row, self.boxes),
            (cache_row, self.strip),
            (cards_row, self.grid_legend, self.scenario_label),
        )
        self._groups = []
        for members in groups:
            group = QVBoxLayout()
            for member in members:
                if isinstance(member, QWidget):
                    group.addWidget(member)
                else:
                    group.addLayout(member, 1 if member is cards_row else 0)
            self._groups.append(group)
            self._column.addLayout(group, 1 if members[0] is cards_row else 0)
        self._scroll = ScrollPage(theme, content)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._scroll, 1)
        self._outer.addWidget(self.play_bar)

    def _retranslate(self) -> None:
        self.chooser.retranslate()
        self._boxes_label.setText(self.tr("Passes through the model"))
        self._cache_label.setText(self.tr("KV cache"))
        self.chip_legend.set_texts(
            self.tr("prompt: known in advance"),
            self.tr("answer: each token needs the one before it"),
            self.tr("first answer token: it comes out of the prefill pass"),
            self.tr("split by a simple rule, not by a real tokenizer"),
        )
        self.grid_legend.set_texts(
            self.tr("goes through the model"),
            self.tr("kept in the cache, not computed again"),
            self.tr("still to come"),
        )
        self._write_scene()
        for part in self._parts:
            part.show_text(self._text, self._scene)

    def _apply_theme(self, theme: Theme) -> None:
        sizes = theme.sizes
        for part in (
            *self._parts,
            *self.cards,
            self.chooser,
            self.chip_legend,
            self.grid_legend,
            self._boxes_label,
            self.passes_label,
            self._cache_label,
            self.kept_label,
            self.scenario_label,
            self.play_bar,
            self._scroll,
        ):
            part.set_theme(theme)
        around, spacing = page_margins(theme), round(sizes.spacing)
        around.setBottom(spacing)
        self._column.setContentsMargins(around)
        self._column.setSpacing(round(spacing * 1.5))
        self._outer.setContentsMargins(0, 0, 0, round(sizes.padding * 0.75))
        self.play_bar.setContentsMargins(around.left(), 0, around.right(), 0)
        for group in self._groups:
            group.setSpacing(round(spacing * 0.75))
        for row in self._rows:
            row.setSpacing(round(spacing * 1.5))

    def _show(self, results: Results) -> None:
        language = self._context.options.options.language or QLocale().name().split("_")[0]
        self.chooser.set_language(language)
        self._show_position(self._player.position_s)
        self._arrange()
        self.scenario_label.setText(self._words.scenario(results, self._state.scenario.batch))

    def _show_text(self, text: TokenText) -> None:
        """Show another text at a moment that tells something, or from its start while it plays."""
        self._text = text
        answer_tokens = len(text.answer)
        position = 0.0 if self._player.is_playing else telling_moment_s(answer_tokens=answer_tokens)
        self._scene = self._scene_at(text, position)
        # The parts first: moving the player shows them at once.
        for part in self._parts:
            part.show_text(text, self._scene)
        self._player.set_duration(pass_scene_duration_s(answer_tokens=answer_tokens))
        self._player.seek(position)
        self._show_position(position)
        self._write_scene()

    def _show_position(self, position_s: float) -> None:
        before, self._scene = self._scene, self._scene_at(self._text, position_s)
        self.play_bar.set_position(self._player.share)
        for part in self._parts:
            part.show_scene(self._scene)
        if (before.pass_index, before.finished_passes) != (self._scene.pass_index, self._scene.finished_passes):
            self._write_scene()

    def _scene_at(self, text: TokenText, position_s: float) -> PassScene:
        scene = pass_scene_at(position_s, prompt_tokens=len(text.prompt), answer_tokens=len(text.answer))
        if self._context.options.options.reduced_motion and scene.progress < 1.0:
            return replace(scene, progress=0.0)  # from pass to pass, with nothing growing between them
        return scene

    def _write_scene(self) -> None:
        words, text, scene = self._words, self._text, self._scene
        self.passes_label.setText(words.passes(text, scene))
        self.kept_label.setText(words.kept(scene))
        for card, title in zip(self.cards, words.grid_titles(text, scene), strict=True):
            card.set_title(title)
        self._set_verdict(words.verdict(text, scene))

    def _show_playing(self, playing: bool) -> None:
        self.play_bar.set_playing(playing)

    def _scrub(self, share: float) -> None:
        self._player.pause()
        self._player.seek_share(share)

    def _arrange(self) -> None:
        """Put the grids side by side, or one below the other where their cells would be too small."""
        self.chip_legend.setVisible(not self.is_low)  # the boxes below say which phase has which colour
        is_narrow = self.width() < _NARROW * self._theme.sizes.body
        direction = QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight
        self._rows[2].setDirection(direction)

    # Qt's own methods

    def hideEvent(self, event: QHideEvent) -> None:
        """A hidden tab does no work."""
        super().hideEvent(event)
        self._player.pause()
