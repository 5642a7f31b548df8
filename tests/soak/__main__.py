"""Run the soak test: `python -m tests.soak [--seconds 300] [--seed N]`; JSON on standard output, exit code 0 or 1."""

import argparse
import json
import os
import random
import sys
from dataclasses import asdict

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.soak.session import soak


def main() -> int:
    """Run it and say what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--seconds", type=float, default=300.0, help="how long (3600 for an hour)")
    parser.add_argument("--seed", type=int, default=None, help="the same seed makes nearly the same moves")
    options = parser.parse_args()
    seed = random.SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
    print(f"soak test, {options.seconds:.0f} s, --seed {seed}", file=sys.stderr, flush=True)
    summary = soak(QApplication([]), seconds=options.seconds, seed=seed)
    print(json.dumps(asdict(summary), indent=2, ensure_ascii=False))
    return 1 if summary.problems else 0


if __name__ == "__main__":
    sys.exit(main())
