"""From the start of the process to the first painted frame, the program and an empty window in turn."""

import statistics

from tests.benchmarks.children import running
from tests.benchmarks.figures import Figure, ratio_of_medians

PART = "startup"
_GOAL = 1.25
_FEWEST_ROUNDS = 3


def measure(seconds: float) -> list[Figure]:
    """Return the medians and their ratio; the rounds alternate, so that both see the same machine."""
    times: dict[str, list[float]] = {"program": [], "empty": []}
    for number in range(1 + max(_FEWEST_ROUNDS, round(seconds))):
        for what, found in times.items():
            with running(what) as child:
                if number:  # the first round only warms the file cache
                    found.append(child.first_frame_s * 1000.0)
    return [
        Figure(part=PART, name="program to first frame", value=statistics.median(times["program"]), unit="ms"),
        Figure(part=PART, name="empty window to first frame", value=statistics.median(times["empty"]), unit="ms"),
        Figure(
            part=PART,
            name="program against empty window",
            value=ratio_of_medians(times["program"], times["empty"]),
            unit="x",
            goal=_GOAL,
        ),
    ]
