"""Where the program's own data files lie: one expression that is right from source and in a bundle."""

from pathlib import Path

RESOURCES = Path(__file__).resolve().parents[1] / "resources"
