"""Without a window: report, render and list."""

import argparse
import json
import sys

from app.console import drop_output, tell
from app.core.evaluate import evaluate
from app.files.catalogue import Catalogue, load_catalogue
from app.paths import RESOURCES
from app.program import program
from app.report import report, report_text
from app.scenario_options import OneLineParser, OptionError, add_scenario_options, scenario_from_options

EXIT_OK = 0
EXIT_WRONG_INPUT = 2
COMMANDS = ("report", "render", "list")


def main(arguments: list[str]) -> int:
    """Run a subcommand and return its exit code: 0, or 2 with one line on standard error."""
    try:
        catalogue = load_catalogue(RESOURCES / "catalog")
        options, others = _parser().parse_known_args(arguments)
        if others:
            raise OptionError(
                f"unrecognized arguments: {' '.join(others)} ('{program()} {options.command} --help' lists the options)"
            )
        if options.command == "report":
            _report(options, catalogue)
        elif options.command == "list":
            _list(options, catalogue)
        else:
            from app.render import render  # Qt is needed for pictures only

            render(options, catalogue)
    except ValueError as problem:
        tell(str(problem))
        return EXIT_WRONG_INPUT
    except OSError as problem:  # the readers and writers name their files; this is for what they could not foresee
        tell(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
        return EXIT_WRONG_INPUT
    return EXIT_OK


def _write(text: str) -> None:
    """Print on standard output, and name it where it cannot be written."""
    if sys.stdout is None:  # closed by whoever started the program
        return
    try:
        print(text, flush=True)
    except BrokenPipeError:
        drop_output()  # the reader has seen enough (`| head`); nothing is wrong
    except OSError as problem:
        drop_output()
        raise OptionError(f"standard output: cannot be written ({problem.strerror})") from None


def _parser() -> OneLineParser:
    parser = OneLineParser(prog=program(), description="Two Speeds without a window.", allow_abbrev=False)
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)
    report_parser = commands.add_parser("report", help="print every derived number", allow_abbrev=False)
    add_scenario_options(report_parser)
    report_parser.add_argument("--json", action="store_true", help="print JSON with SI units in the names")
    render_parser = commands.add_parser(
        "render", help="draw a tab, its animation, its data or the hand-out into a file", allow_abbrev=False
    )
    add_scenario_options(render_parser)
    _add_render_options(render_parser)
    list_parser = commands.add_parser("list", help="print the catalogue", allow_abbrev=False)
    list_parser.add_argument("what", metavar="LIST", choices=("models", "devices", "weights", "kv"), help="which list")
    list_parser.add_argument("--json", action="store_true", help="print JSON")
    return parser


def _add_render_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("tab", metavar="TAB", help="passes, roofline, kv-cache, timeline or measured; handout with --out FILE.pdf")
    add(
        "--out",
        metavar="FILE",
        required=True,
        help="a picture (.png, .svg, .pdf), the tab's data (.csv) or its animation (.gif, .apng)",
    )
    add("--size", metavar="WxH", help="size in pixels, 1920x1080, for an animation 1280x720")
    add("--scale", metavar="N", default="1", help="pixels per point, 2 for sharper pictures")
    add("--theme", metavar="light|dark", default="light", help="theme")
    add("--lang", metavar="en|tr|pl", default="en", help="language")
    add("--measurements", metavar="FILE", help="measured speeds to show in the tab 'measured'")
    add("--at", metavar="SECONDS", help="moment of the tab's animation")
    add("--seconds", metavar="N", help="how long the whole animation takes in the file")
    add("--fps", metavar="N", default="10", help="frames per second of an animation")


def _report(options: argparse.Namespace, catalogue: Catalogue) -> None:
    scenario = scenario_from_options(options, catalogue, tell=tell)
    content = report(scenario, evaluate(scenario))
    _write(json.dumps(content, indent=2) if options.json else report_text(content))


def _list(options: argparse.Namespace, catalogue: Catalogue) -> None:
    from app.listing import listing, listing_text

    rows = listing(options.what, catalogue)
    _write(json.dumps(rows, indent=2) if options.json else listing_text(rows))


__all__ = ["COMMANDS", "EXIT_WRONG_INPUT", "OptionError", "main"]
