"""What a soak test does to the window: one random move at a time, through the same events as a person's hands."""

import random
from collections.abc import Callable
from pathlib import Path

from app.core.scenario import ANSWER_TOKENS_RANGE, BATCH_RANGE, PASS_TOKENS_RANGE, PROMPT_TOKENS_RANGE, Detail, Runtime
from app.state.view_options import TABS, TEXT_SCALE_RANGE, ByteUnit, ThemeChoice
from app.tabs.main_window import MainWindow
from app.tabs.presets import PRESETS
from app.tabs.tab_view import TabContext
from tests.soak.hands import Hands

SIZES = ((640, 480), (1024, 768), (1280, 800), (1440, 900), (1920, 1080), (2560, 1440), (900, 1600), (3840, 2160))
LANGUAGES = ("", "en", "tr", "pl")


class Moves(Hands):
    """All moves over one window, by hand and through the shared objects; `make` makes one and says which."""

    def __init__(self, window: MainWindow, context: TabContext, files: list[Path], chance: random.Random) -> None:
        super().__init__(window, chance)
        self._context, self._files = context, files
        self._moves: list[tuple[int, Callable[[], str]]] = [
            (30, self.use_control),
            (10, self.use_menu),
            (10, self.choose_in_catalogue),
            (10, self.choose_numbers),
            (5, self.choose_preset),
            (4, self.choose_runtime),
            (8, self.choose_tab),
            (4, self.choose_look),
            (2, self.resize),
            (3, self.give_lesson),
            (8, self.go_through_lesson),
            (3, self.present),
            (8, self.play),
            (4, self.press_key),
            (4, self.open_file),
            (4, self.go_back),
        ]

    def make(self) -> str:
        """Make one random move and return its name."""
        moves = [move for _, move in self._moves]
        (move,) = self._chance.choices(moves, [weight for weight, _ in self._moves])
        return f"{move.__name__} {move()}"

    def choose_in_catalogue(self) -> str:
        """Choose any model, weights, machine or cache format."""
        catalogue, state = self._context.catalogue, self._context.state
        kind = self._chance.choice(("model", "weights", "device", "cache"))
        if kind == "model":
            chosen = self._chance.choice(list(catalogue.architectures.values()))
            weights = state.scenario.weights
            state.set_architecture(chosen, catalogue.weight_format("q4_0") if weights.is_as_stored else None)
        elif kind == "weights":
            state.set_weights(self._chance.choice(list(catalogue.weight_formats.values())))
        elif kind == "device":
            state.set_device(self._chance.choice(list(catalogue.devices.values())))
        else:
            formats = list(catalogue.cache_formats.values())
            state.set_cache_formats(self._chance.choice(formats), self._chance.choice(formats))
        return kind

    def choose_numbers(self) -> str:
        """Set any of the numbers, over its whole range and beyond."""
        state = self._context.state
        setter, (low, high) = self._chance.choice(
            (
                (state.set_prompt_tokens, PROMPT_TOKENS_RANGE),
                (state.set_answer_tokens, ANSWER_TOKENS_RANGE),
                (state.set_batch, BATCH_RANGE),
                (state.set_pass_tokens, PASS_TOKENS_RANGE),
                (state.set_cached_prefix_tokens, PROMPT_TOKENS_RANGE),
                (state.set_prefill_chunk_tokens, PROMPT_TOKENS_RANGE),
                (state.set_allocated_context_tokens, PROMPT_TOKENS_RANGE),
                (state.set_reserve_bytes, (0, 2**40)),
            )
        )
        # evenly over the orders of magnitude, one step beyond both ends
        value = self._chance.choice(
            (low - 1, low, high, high + 1, round(2 ** self._chance.uniform(0, high.bit_length())))
        )
        setter(value)
        return f"{setter.__name__} {value}"

    def choose_preset(self) -> str:
        """Choose one of the conversations to try."""
        preset = self._chance.choice(PRESETS)
        state = self._context.state
        state.apply(preset.applied_to(state.scenario))
        return preset.id

    def choose_runtime(self) -> str:
        """Choose detail, runtime and switches."""
        state = self._context.state
        state.set_detail(self._chance.choice(tuple(Detail)))
        state.set_runtime(self._chance.choice(tuple(Runtime)))
        state.set_use_kv_cache(self._chance.random() < 0.7)
        state.set_unified_cache(self._chance.random() < 0.5)
        return ""

    def choose_tab(self) -> str:
        """Show a tab."""
        tab = self._chance.choice(TABS)
        self._context.options.set_tab(tab)
        return tab

    def choose_look(self) -> str:
        """Choose theme, language, text size, unit or motion."""
        options = self._context.options
        setter, values = self._chance.choice(
            (
                (options.set_theme, tuple(ThemeChoice)),
                (options.set_language, LANGUAGES),
                (options.set_text_scale, (*TEXT_SCALE_RANGE, 1.0, 1.3)),
                (options.set_byte_unit, tuple(ByteUnit)),
                (options.set_reduced_motion, (True, False)),
            )
        )
        value = self._chance.choice(values)
        setter(value)
        return f"{setter.__name__} {value}"

    def resize(self) -> str:
        """Give the window another size."""
        width, height = self._chance.choice(SIZES)
        self._window.resize(width, height)
        return f"{width}x{height}"

    def give_lesson(self) -> str:
        """Begin a lesson."""
        lecture = self._window.lecture
        lesson = self._chance.choice(lecture.menu.lessons)
        lecture.runner.start(lesson)
        return lesson.id

    def go_through_lesson(self) -> str:
        """Go on in the lesson, back, return, reveal, count hands, or leave it."""
        runner = self._window.lecture.runner
        steps = (runner.next, runner.next, runner.next, runner.back, runner.return_to_step, runner.reveal, runner.leave)
        step = self._chance.choice(steps)
        runner.count_hand(self._chance.randint(-1, 4), self._chance.choice((1, -1, 20_000)))
        step()
        return step.__name__

    def present(self) -> str:
        """Present, or stop it."""
        presenting = self._chance.random() < 0.5
        self._context.options.set_presenting(presenting)
        return str(presenting)

    def play(self) -> str:
        """Play, pause, scrub, step or speed up the animation of the tab."""
        view = self._window.tab(self._context.options.options.tab)
        player = view.player
        if player is None:
            return "nothing"
        what = self._chance.choice(("toggle", "toggle", "loop", "seek", "step", "speed"))
        if what == "toggle":
            player.toggle()
        elif what == "loop":
            player.set_loops(not player.loops)
        elif what == "seek":
            player.seek_share(self._chance.random())
        elif what == "step":
            view.step(self._chance.randint(-3, 3))
        else:
            player.set_speed(self._chance.choice((0.25, 1.0, 4.0)))
        return what

    def open_file(self) -> str:
        """Open a file or a few, good or broken."""
        chosen = self._chance.sample(self._files, self._chance.choice((1, 1, 1, 3)))
        self._window.intake.open_paths(chosen)
        return ", ".join(path.name for path in chosen)

    def go_back(self) -> str:
        """Undo, redo or reset."""
        state = self._context.state
        step = self._chance.choice((state.undo, state.undo, state.redo, state.reset))
        step()
        return step.__name__
