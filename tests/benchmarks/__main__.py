"""`python -m tests.benchmarks [--only PART]... [--seconds N]`: measures the program and prints JSON."""

import argparse
import json
import sys

from tests.benchmarks import animations, calculation, resting, sliders, startup
from tests.benchmarks.machine import display, machine_facts

# What starts processes of its own comes first, while this one holds no window.
_PARTS = {part.PART: part.measure for part in (startup, resting, sliders, animations, calculation)}


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description="Measure the program.")
    parser.add_argument("--only", action="append", choices=tuple(_PARTS), help="measure only this part; repeatable")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to measure each thing (10)")
    arguments = parser.parse_args()
    if not 0.0 < arguments.seconds <= 3600.0:
        parser.error(f"--seconds must be above 0 and at most 3600, not {arguments.seconds:g}")
    with display() as shown_on:
        facts = machine_facts()
        figures = []
        for part in arguments.only or _PARTS:
            print(f"measuring {part} ...", file=sys.stderr)
            figures.extend(_PARTS[part](arguments.seconds))
    told = [figure.as_json() for figure in figures]
    missed = [figure.name for figure in figures if figure.met is False]
    json.dump({"machine": facts, "display": shown_on, "figures": told, "missed": missed}, sys.stdout, indent=2)
    print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
