"""A prompt that is read in several passes: what they take together, in closed form.

The prompts of all chats are read in step and cut every `pass_tokens` tokens, counted over all chats. So a full pass
takes `pass_tokens / batch` tokens of each chat, on average: 1.5 means that half of the chats are one token further. All
numbers may be arrays, and then the sums are too.
"""

from typing import TYPE_CHECKING, Any

from app.core.extremes import Tokens
from app.core.passes import PassModel

if TYPE_CHECKING:
    import numpy as np

    FloatArray = np.ndarray[Any, np.dtype[np.float64]]

Jobs = tuple[Tokens, Tokens, Tokens]  # seconds of reading, of arithmetic, and in all


def full_passes(*, new_tokens: Tokens, batch: Tokens, pass_tokens: Tokens) -> Tokens:
    """Return how many full passes go before the last one, which may be shorter; >= 0."""
    return -(-new_tokens * batch // pass_tokens) - 1


def prefill_jobs(
    *, model: PassModel, new_tokens: Tokens, cached_tokens: Tokens, batch: Tokens, pass_tokens: Tokens | None
) -> Jobs:
    """Return the sums over all passes of a prefill: each reads the weights again, only the last runs the head.

    Parameters
    ----------
    new_tokens, cached_tokens : int or array
        Prompt tokens per chat less the reused prefix, >= 1, and that prefix.
    pass_tokens : int, array or None
        The most tokens, of all chats together, that go into one pass; None where all of them do.
    """
    if pass_tokens is None:
        _, _, read_s, compute_s = model.jobs(new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch)
        return read_s, compute_s, model.time_s(read_s, compute_s)
    whole = full_passes(new_tokens=new_tokens, batch=batch, pass_tokens=pass_tokens)
    last = last_pass(
        model=model,
        whole=whole,
        new_tokens=new_tokens,
        cached_tokens=cached_tokens,
        batch=batch,
        pass_tokens=pass_tokens,
    )
    if isinstance(whole, int) and whole == 0:
        return last
    before = first_passes(model=model, whole=whole, cached_tokens=cached_tokens, batch=batch, pass_tokens=pass_tokens)
    return before[0] + last[0], before[1] + last[1], before[2] + last[2]


def last_pass(
    *,
    model: PassModel,
    whole: Tokens,
    new_tokens: Tokens,
    cached_tokens: Tokens,
    batch: Tokens,
    pass_tokens: Tokens,
) -> Jobs:
    """Return what the last pass takes, after so many full ones."""
    rest = (new_tokens * batch - whole * pass_tokens) / batch
    _, _, read_s, compute_s = model.jobs(
        new_tokens=rest, cached_tokens=cached_tokens + (new_tokens - rest), batch=batch
    )
    return read_s, compute_s, model.time_s(read_s, compute_s)


def first_passes(*, model: PassModel, whole: Tokens, cached_tokens: Tokens, batch: Tokens, pass_tokens: Tokens) -> Jobs:
    """Return the sums over the first so many full passes.

    From pass to pass both jobs grow in a straight line, but where a window gets full: there a stretch ends, and that
    pass is one by itself.
    """
    import numpy as np  # only prompts in pieces need arrays

    size = pass_tokens / batch
    edges = [0, *_window_edges(model=model, cached_tokens=cached_tokens, batch=batch, pass_tokens=pass_tokens)]
    bounds = np.stack(np.broadcast_arrays(*(np.minimum(edge, whole) for edge in edges), whole)).astype(float)
    bounds = np.maximum.accumulate(bounds, axis=0)
    counts = bounds[1:] - bounds[:-1]
    places = np.stack([bounds[:-1], np.maximum(bounds[1:] - 1.0, bounds[:-1])])  # first and last of each stretch
    _, _, read_s, compute_s = model.jobs(
        new_tokens=size, cached_tokens=cached_tokens + places * size, batch=batch, with_head=0
    )
    read_s, compute_s = read_s + 0.0 * places, compute_s + 0.0 * places
    reading = np.sum(counts * (read_s[0] + read_s[1]) / 2, axis=0)
    arithmetic = np.sum(counts * (compute_s[0] + compute_s[1]) / 2, axis=0)
    ahead = _sum_above_zero(read_s[0] - compute_s[0], read_s[1] - compute_s[1], counts)
    slower = arithmetic + np.sum(ahead, axis=0)
    quicker = reading + arithmetic - slower
    return reading, arithmetic, slower + (1.0 - model.overlap) * quicker + model.overhead_s * whole


def _window_edges(*, model: PassModel, cached_tokens: Tokens, batch: Tokens, pass_tokens: Tokens) -> list[Tokens]:
    """Return the passes in which a window gets full, and those after them, from the smallest window up."""
    edges = []
    for window in sorted({group.window for group in model.groups if group.window is not None}):
        if window > cached_tokens:
            filling = (window - cached_tokens) * batch // pass_tokens
            edges += [filling, filling + 1]
    return edges


def _sum_above_zero(first: "FloatArray", last: "FloatArray", counts: "FloatArray") -> "FloatArray":
    """Return the sums of what is above zero in rows of evenly spaced numbers from `first` to `last`."""
    import numpy as np

    high, low = np.maximum(first, last), np.minimum(first, last)
    step = (high - low) / np.maximum(counts - 1.0, 1.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        above = np.where(low >= 0.0, counts, np.clip(np.floor(high / step) + 1.0, 0.0, counts))
    above = np.where(high < 0.0, 0.0, above)
    return above * high - step * above * (above - 1.0) / 2
