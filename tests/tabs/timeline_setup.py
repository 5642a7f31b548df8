"""The scenarios of the timeline's tests, and a tab that shows one."""

from app.core.scenario import Scenario
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from app.state.app_state import AppState
from app.state.clock import Clock
from app.state.view_options import ViewOptions
from app.tabs.tab_view import TabContext
from app.tabs.timeline.timeline_tab import TimelineTab
from app.theme.tokens import Theme
from tests.texts import plain

CATALOGUE = load_catalogue(RESOURCES / "catalog")


def laptop(*, prompt: int = 1000, answer: int = 860) -> Scenario:
    """The 7B example at 4.5 bits on the laptop that reads 600 and writes 18 tokens a second."""
    return Scenario(
        architecture=CATALOGUE.architecture("example-7b"),
        weights=CATALOGUE.weight_format("q4_0"),
        device=CATALOGUE.device("laptop"),
        key_format=CATALOGUE.cache_format("f16"),
        value_format=CATALOGUE.cache_format("f16"),
        prompt_tokens=prompt,
        answer_tokens=answer,
    )


def make_tab(theme: Theme, scenario: Scenario) -> tuple[TimelineTab, TabContext]:
    """Return a tab that shows the scenario, and what it shares with the rest."""
    context = TabContext(state=AppState(scenario), clock=Clock(), options=ViewOptions(), catalogue=CATALOGUE)
    return TimelineTab(context, theme), context


def bar_words(tab: TimelineTab) -> str:
    """Return what the bar says."""
    return plain(tab._bar.accessibleDescription())
