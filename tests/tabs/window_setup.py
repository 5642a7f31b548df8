"""The shell over the real catalogue, with tabs that only count what is asked of them."""

from app.core.evaluate import Results
from app.files.catalogue import load_catalogue
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.player import Player
from app.state.view_options import Options, ViewOptions
from app.tabs.main_window import MainWindow
from app.tabs.tab_view import TabContext, TabView, Tone, Verdict
from app.theme.tokens import Theme

CATALOGUE = load_catalogue(RESOURCES / "catalog")


# The 7 B model at 4 bit on the laptop: reads 600 and writes 18 tokens/s, so everything can be computed by hand.
BALANCED_ON_THE_LAPTOP = start_scenario(CATALOGUE).evolve(
    architecture=CATALOGUE.architecture("example-7b"),
    weights=CATALOGUE.weight_format("q4_0"),
    device=CATALOGUE.device("laptop"),
)


def new_context(**options: object) -> TabContext:
    return TabContext(
        state=AppState(BALANCED_ON_THE_LAPTOP),
        clock=Clock(),
        options=ViewOptions(Options(**options)),  # type: ignore[arg-type]
        catalogue=CATALOGUE,
    )


def start(window: MainWindow, lesson: int, step: int = 0) -> None:
    """Begin one of the lessons and go on to a step."""
    runner = window.lecture.runner
    runner.start(window.lecture.menu.lessons[lesson])
    while runner.moment is not None and runner.moment.index < step:
        runner.next()


class CountingTab(TabView):
    """Says the dominant phase as its verdict, has a player of ten seconds, and counts."""

    def __init__(self, context: TabContext, theme: Theme) -> None:
        super().__init__(context)
        self.shown = 0
        self.translated = 0
        self.stepped: list[int] = []
        self._player = Player(context.clock, self)
        self._player.set_duration(10.0)
        self._start(theme)

    @property
    def player(self) -> Player:
        return self._player

    @property
    def theme(self) -> Theme:
        return self._theme

    def step(self, steps: int) -> None:
        self.stepped.append(steps)

    def _retranslate(self) -> None:
        self.translated += 1

    def _apply_theme(self, theme: Theme) -> None:
        pass

    def _show(self, results: Results) -> None:
        self.shown += 1
        self._set_verdict(Verdict(text=f"{results.dominated_by}-dominated", tone=Tone(results.dominated_by)))
