"""The program at rest: processor time with nothing playing, and memory against an empty window."""

import time

import psutil

from tests.benchmarks.children import running
from tests.benchmarks.figures import Figure

PART = "resting"
_SETTLE_S = 5.0  # by then all tabs are built, which happens after the first frame
_CPU_GOAL_PERCENT = 0.5
_MEMORY_GOAL = 1.25


def measure(seconds: float) -> list[Figure]:
    """Return the share of one core, and the resident memory once all tabs are built."""
    found: dict[str, tuple[float, float]] = {}
    for what in ("program", "empty"):
        with running(what) as child:
            process = psutil.Process(child.pid)
            time.sleep(_SETTLE_S)
            before, start = _cpu_s(process), time.perf_counter()
            time.sleep(seconds)
            busy = (_cpu_s(process) - before) / (time.perf_counter() - start)
            found[what] = (100.0 * busy, process.memory_info().rss / 1e6)
    (busy, memory), (_, empty_memory) = found["program"], found["empty"]
    return [
        Figure(part=PART, name="processor time at rest", value=busy, unit="%", goal=_CPU_GOAL_PERCENT),
        Figure(part=PART, name="program's resident memory", value=memory, unit="MB"),
        Figure(part=PART, name="empty window's resident memory", value=empty_memory, unit="MB"),
        Figure(
            part=PART,
            name="resident memory against empty window",
            value=memory / empty_memory,
            unit="x",
            goal=_MEMORY_GOAL,
        ),
    ]


def _cpu_s(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)
