"""The smaller and the larger of two numbers, or of arrays place by place; numpy is loaded for arrays only.

A scenario's results need no arrays, and the first window must not wait for a library that only curves need. On plain
numbers it is also the slower way.
"""

from typing import Any

Numbers = Any  # a number, or an array of them
Tokens = Numbers  # the same expressions serve a single pass and a curve


def smaller(one: Numbers, other: Numbers) -> Numbers:
    """Return the smaller of two numbers; of arrays at each place."""
    if isinstance(one, int | float) and isinstance(other, int | float):
        return min(one, other)
    import numpy as np

    return np.minimum(one, other)


def larger(one: Numbers, other: Numbers) -> Numbers:
    """Return the larger of two numbers; of arrays at each place."""
    if isinstance(one, int | float) and isinstance(other, int | float):
        return max(one, other)
    import numpy as np

    return np.maximum(one, other)
