"""The command line of the window: what to open, and how to show it."""

import argparse
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from app.console import is_there
from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.endings import SCENARIO_ENDING
from app.files.start_scenario import start_scenario
from app.program import program
from app.scenario_options import OneLineParser, OptionError, add_scenario_options, scenario_from_options
from app.settings import LANGUAGES
from app.state.start_options import StartOptions, StartScenario
from app.state.view_options import TABS, TEXT_SCALE_RANGE, ByteUnit, Motion, Options, TabId, ThemeChoice
from app.version import version

STARTS = (StartScenario.BALANCED, StartScenario.LAST)

_Choice = TypeVar("_Choice", TabId, ThemeChoice, Motion, ByteUnit, StartScenario)


@dataclass(frozen=True, slots=True)
class WindowOptions:
    """What the command line asks for; None where it is silent.

    Attributes
    ----------
    files : tuple of Path
        They open in the window, as if dropped on it.
    is_usual_start : bool
        Whether neither a scenario nor a part of one nor a file was asked for.
    """

    scenario: Scenario
    tab: TabId | None
    theme: ThemeChoice | None
    language: str | None
    text_scale: float | None
    files: tuple[Path, ...] = ()
    is_usual_start: bool = False
    motion: Motion | None = None
    byte_unit: ByteUnit | None = None
    start: StartScenario | None = None
    remembers: bool | None = None

    def applied_to(self, remembered: Options) -> Options:
        """Return the remembered view options with those of the command line over them."""
        return replace(
            remembered,
            tab=self.tab or remembered.tab,
            theme=self.theme or remembered.theme,
            language=remembered.language if self.language is None else self.language,
            text_scale=self.text_scale or remembered.text_scale,
            motion=self.motion or remembered.motion,
            byte_unit=self.byte_unit or remembered.byte_unit,
        )

    def applied_to_start(self, remembered: StartOptions) -> StartOptions:
        """Return how this start begins, by the preferences and by the command line over them."""
        return replace(
            remembered,
            scenario=self.start or remembered.scenario,
            remembers=remembered.remembers if self.remembers is None else self.remembers,
        )


def parse_window_options(arguments: list[str], catalogue: Catalogue) -> WindowOptions:
    """Return what the command line asks for.

    Raises
    ------
    OptionError
        With one sentence that names the option or file, what is wrong and what is allowed.
    """
    parser = OneLineParser(
        prog=program(),
        description=f"Two Speeds. Without a window: {program()} report | render | list. Options hold for this start "
        "only; what is changed in the window is kept.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Two Speeds {version()}", help="print the version")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a scenario, a model, a lesson, or measured speeds")
    parser.add_argument("--tab", metavar="TAB", help=" | ".join(TABS))
    parser.add_argument("--theme", metavar="THEME", help=" | ".join(ThemeChoice))
    parser.add_argument("--lang", metavar="CODE", help=" | ".join(LANGUAGES[1:]))
    parser.add_argument("--text-scale", metavar="N", help="text size, 1 is normal")
    parser.add_argument("--motion", metavar="MOTION", help=" | ".join(Motion))
    parser.add_argument("--bytes", metavar="UNIT", help=" | ".join(ByteUnit))
    parser.add_argument("--start", metavar="SCENARIO", help=f"{' | '.join(STARTS)}; a file: --scenario FILE")
    parser.add_argument("--remember", metavar="YES|NO", help="whether this session is kept: yes or no")
    add_scenario_options(parser)
    options = parser.parse_args(arguments)
    files = _files(options)
    asks_for_scenario = _asks_for_scenario(options)
    return WindowOptions(
        scenario=scenario_from_options(options, catalogue) if asks_for_scenario else start_scenario(catalogue),
        tab=None if options.tab is None else _one_of("--tab", options.tab, TABS),
        theme=None if options.theme is None else _one_of("--theme", options.theme, tuple(ThemeChoice)),
        language=None if options.lang is None else _language(options.lang),
        text_scale=None if options.text_scale is None else _text_scale(options.text_scale),
        files=files,
        is_usual_start=not files and not asks_for_scenario,
        motion=None if options.motion is None else _one_of("--motion", options.motion, tuple(Motion)),
        byte_unit=None if options.bytes is None else _one_of("--bytes", options.bytes, tuple(ByteUnit)),
        start=None if options.start is None else _one_of("--start", options.start, STARTS),
        remembers=None if options.remember is None else _yes_or_no("--remember", options.remember),
    )


def _files(options: argparse.Namespace) -> tuple[Path, ...]:
    """Return the files given without an option (a double click, a drop on the icon); a lone scenario is the start."""
    for name in options.files:
        if not is_there(name):
            raise OptionError(f"{name}: there is no such file, and it is none of report, render and list")
    if len(options.files) != 1 or not options.files[0].endswith(SCENARIO_ENDING):
        return tuple(Path(name) for name in options.files)
    if options.scenario is not None:
        raise OptionError(f"--scenario: {options.files[0]} is given as well, there can be only one scenario")
    options.scenario = options.files[0]
    return ()


def _asks_for_scenario(options: argparse.Namespace) -> bool:
    view_only = {"files", "tab", "theme", "lang", "text_scale", "motion", "bytes", "start", "remember"}
    return any(value for name, value in vars(options).items() if name not in view_only)


def _one_of(option: str, text: str, allowed: tuple[_Choice, ...]) -> _Choice:
    for choice in allowed:
        if choice == text:
            return choice
    raise OptionError(f"{option}: '{text}' is not known, must be one of {', '.join(allowed)}")


def _yes_or_no(option: str, text: str) -> bool:
    if text not in ("yes", "no"):
        raise OptionError(f"{option}: '{text}' is neither yes nor no")
    return text == "yes"


def _language(text: str) -> str:
    if text not in LANGUAGES[1:]:
        raise OptionError(f"--lang: '{text}' is not known, must be one of {', '.join(LANGUAGES[1:])}")
    return text


def _text_scale(text: str) -> float:
    low, high = TEXT_SCALE_RANGE
    try:
        scale = float(text)
    except ValueError:
        scale = float("nan")
    if not low <= scale <= high:  # also refuses nan
        raise OptionError(f"--text-scale: '{text}' is not a number from {low} to {high}")
    return scale
