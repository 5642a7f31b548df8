"""Sums over many passes in closed form: time per pass is piecewise polynomial in the number of tokens."""

import itertools
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

Polynomial = tuple[float, float, float]  # c0 + c1 x + c2 x**2


@dataclass(frozen=True, slots=True, kw_only=True)
class PassSums:
    """Seconds over a run of passes: reading, arithmetic, and in all."""

    read_s: float = 0.0
    compute_s: float = 0.0
    time_s: float = 0.0

    def __add__(self, other: "PassSums") -> "PassSums":
        return PassSums(
            read_s=self.read_s + other.read_s,
            compute_s=self.compute_s + other.compute_s,
            time_s=self.time_s + other.time_s,
        )


def polynomial_sum(*, polynomial: Polynomial, first: int, last: int) -> float:
    """Return the sum of a polynomial over the whole numbers first..last, both included."""
    count = last - first + 1
    if count <= 0:
        return 0.0
    sum_1 = (first + last) * count // 2
    sum_2 = _squares(last) - _squares(first - 1)
    c0, c1, c2 = polynomial
    return c0 * count + c1 * sum_1 + c2 * sum_2


def _squares(n: int) -> int:
    return n * (n + 1) * (2 * n + 1) // 6


def _crossings(difference: Polynomial) -> Iterable[float]:
    c0, c1, c2 = difference
    if c2 != 0.0:
        discriminant = c1 * c1 - 4 * c2 * c0
        if discriminant >= 0.0:
            # the form that does not cancel: q and c0/q instead of two differences
            q = -0.5 * (c1 + math.copysign(math.sqrt(discriminant), c1))
            yield q / c2
            if q != 0.0:
                yield c0 / q
    elif c1 != 0.0:
        yield -c0 / c1


def sum_passes(
    *, read: Polynomial, compute: Polynomial, first: int, last: int, overlap: float, overhead_s: float
) -> PassSums:
    """Return the sums of reading, arithmetic and time over passes first..last.

    time = max(read, compute) + (1 - overlap) x min(read, compute) + overhead, each pass by itself. The range is
    cut where the slower job changes; within a piece everything is a polynomial.
    """
    if last < first:
        return PassSums()
    difference = (read[0] - compute[0], read[1] - compute[1], read[2] - compute[2])
    cuts = {first - 1, last}
    for crossing in _crossings(difference):
        if first <= crossing < last:
            cuts.add(math.floor(crossing))
    read_s = polynomial_sum(polynomial=read, first=first, last=last)
    compute_s = polynomial_sum(polynomial=compute, first=first, last=last)
    slower_s = 0.0
    edges = sorted(cuts)
    for before, end in itertools.pairwise(edges):
        start = before + 1
        middle = (start + end) / 2
        value = difference[0] + middle * (difference[1] + middle * difference[2])
        slower_s += polynomial_sum(polynomial=read if value >= 0.0 else compute, first=start, last=end)
    time_s = slower_s + (1.0 - overlap) * (read_s + compute_s - slower_s) + overhead_s * (last - first + 1)
    return PassSums(read_s=read_s, compute_s=compute_s, time_s=time_s)


def pieces(*, first: int, last: int, breakpoints: Sequence[int]) -> Iterable[tuple[int, int]]:
    """Cut first..last (both included) so that no piece spans a breakpoint; a breakpoint ends a piece."""
    start = first
    for end in sorted({b for b in breakpoints if first <= b < last}):
        yield start, end
        start = end + 1
    if start <= last:
        yield start, last
