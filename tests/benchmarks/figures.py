"""One measured figure with its goal, and the statistics behind it."""

import math
import statistics
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.benchmarks.frames import FrameTime


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A number that was measured; `goal` is the most it may be, None where there is none."""

    part: str
    name: str
    value: float
    unit: str
    goal: float | None = None

    @property
    def met(self) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        return None if self.goal is None else self.value <= self.goal

    def as_json(self) -> dict[str, object]:
        """Return it for the report, rounded to four digits."""
        return {**asdict(self), "value": float(f"{self.value:.4g}"), "met": self.met}


def percentile(values: Sequence[float], share: float) -> float:
    """Return the smallest value that at least this share, 0..1, of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def frame_figures(
    part: str, name: str, times: Sequence["FrameTime"], goal_ms: float, bare: Sequence["FrameTime"]
) -> list[Figure]:
    """Return median and p99 of painted frames in milliseconds, absolute and against those of the bare plot."""
    figures = []
    for kind, share in (("median", 0.5), ("p99", 0.99)):
        time = percentile([frame.clock_ms for frame in times], share)
        bare_time = percentile([frame.clock_ms for frame in bare], share)
        busy = percentile([frame.processor_ms for frame in times], share)
        figures += [
            Figure(part=part, name=f"{name}, {kind}", value=time, unit="ms", goal=goal_ms),
            Figure(part=part, name=f"{name}, {kind} of processor time", value=busy, unit="ms"),
            Figure(part=part, name=f"{name}, {kind} against a bare plot", value=time / bare_time, unit="x", goal=2.0),
        ]
    return figures


def ratio_of_medians(values: Sequence[float], others: Sequence[float]) -> float:
    """Return how many times the one median is the other."""
    return statistics.median(values) / statistics.median(others)
