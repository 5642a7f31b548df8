"""What is known of files with measured speeds before anything is made of them."""

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultFiles:
    """Files with measured speeds: where they lie, and how many results of each kind they hold."""

    paths: tuple[Path, ...]
    bench_rows: int
    server_rows: int
