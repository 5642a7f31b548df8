"""The physics alone: scenarios and curves per second, and the longest answer that is asked for."""

import statistics
import time
from collections.abc import Callable

import numpy as np

from app.core.curves import batch_curve, geometric_tokens, memory_against_length
from app.core.evaluate import evaluate, next_token_s
from app.core.scenario import BATCH_RANGE, PROMPT_TOKENS_RANGE, Detail, Scenario
from app.files.catalogue import load_catalogue
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from tests.benchmarks.figures import Figure, percentile

PART = "calculation"
_LONG_ANSWER_TOKENS = 131_072
_LONG_ANSWER_GOAL_MS = 5.0
_CURVE_POINTS = 200


def measure(seconds: float) -> list[Figure]:
    """Return evaluations per second, and milliseconds of the longest answer."""
    scenario = start_scenario(load_catalogue(RESOURCES / "catalog"))
    figures = []
    for detail in (Detail.SIMPLE, Detail.FULL):
        base = scenario.evolve(detail=detail)
        rate = _per_second(seconds / 10, _Evaluations(base))
        figures.append(Figure(part=PART, name=f"evaluate, {detail} detail", value=rate, unit="1/s"))
        for name, curve in _curves(base):
            rate = _per_second(seconds / 20, curve)
            figures.append(
                Figure(part=PART, name=f"{name}, {_CURVE_POINTS} points, {detail} detail", value=rate, unit="1/s")
            )
        times = _long_answers_ms(base)
        for kind, share in (("median", 0.5), ("p99", 0.99)):
            figures.append(
                Figure(
                    part=PART,
                    name=f"an answer of {_LONG_ANSWER_TOKENS:,} tokens, {detail} detail, {kind}",
                    value=percentile(times, share),
                    unit="ms",
                    goal=_LONG_ANSWER_GOAL_MS,
                )
            )
    return figures


class _Evaluations:
    """Evaluates another scenario at each call, so that no cache answers."""

    def __init__(self, scenario: Scenario) -> None:
        self._scenario, self._prompt = scenario, 100

    def __call__(self) -> None:
        self._prompt += 1
        evaluate(self._scenario.evolve(prompt_tokens=self._prompt))


def _curves(scenario: Scenario) -> list[tuple[str, Callable[[], object]]]:
    lengths = geometric_tokens(low=PROMPT_TOKENS_RANGE[0], high=PROMPT_TOKENS_RANGE[1], count=_CURVE_POINTS)
    batches = geometric_tokens(low=BATCH_RANGE[0], high=BATCH_RANGE[1], count=_CURVE_POINTS)

    def memory() -> object:
        return memory_against_length(
            scenario,
            context_tokens=lengths,
            key_format=scenario.key_format,
            value_format=scenario.value_format,
        )

    def next_token() -> object:
        return next_token_s(scenario, context_tokens=lengths)

    def batch() -> object:
        return batch_curve(scenario, batch=batches)

    return [
        ("memory against length", memory),
        ("next token against length", next_token),
        ("batch curve", batch),
    ]


def _long_answers_ms(scenario: Scenario) -> list[float]:
    times = []
    for prompt in np.unique(np.round(np.geomspace(100, 100_000, 200))):
        asked = scenario.evolve(prompt_tokens=int(prompt), answer_tokens=_LONG_ANSWER_TOKENS)
        start = time.perf_counter()
        evaluate(asked)
        times.append((time.perf_counter() - start) * 1000.0)
    return times


def _per_second(seconds: float, work: Callable[[], object]) -> float:
    """Return the median rate of short runs, so that a moment of a busy machine does not count."""
    work()
    rates: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or not rates:
        start = time.perf_counter()
        for _ in range(20):
            work()
        rates.append(20 / (time.perf_counter() - start))
    return statistics.median(rates)
