"""Puts packaging/ on the path: it is no package of its own, since that would hide PyPI's `packaging`."""

import sys
from pathlib import Path

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
sys.path.append(str(PACKAGING))
