"""One request from start to finish: the prefill passes, the decode passes, and the same answer without a cache."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from app.core.passes import PassModel, Tokens
from app.core.series import PassSums, Polynomial, pieces, sum_passes

if TYPE_CHECKING:
    import numpy as np

    FloatArray = np.ndarray[Any, np.dtype[np.float64]]

MOST_CHUNKS = 4_096  # of a prefill that are costed one by one
# Below this expected share of experts missed, the number of distinct experts is constant to the last digit.
NEGLIGIBLE_MISS = 1e-17


def prefill(
    *, model: PassModel, new_tokens: int, cached_tokens: int, batch: int, chunk_tokens: int | None = None
) -> PassSums:
    """Return the time to read the prompt (TTFT) of `batch` chats, in seconds.

    Parameters
    ----------
    new_tokens : int
        Prompt tokens per chat less the reused prefix, >= 1.
    cached_tokens : int
        Reused prefix per chat.
    chunk_tokens : int or None
        Cut the prompt into pieces of so many tokens; each reads the weights again, only the last needs the head.
    """
    if chunk_tokens is None or chunk_tokens >= new_tokens:
        cost = model.cost(new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch)
        return PassSums(read_s=cost.read_s, compute_s=cost.compute_s, time_s=cost.time_s)
    import numpy as np  # only prompts in pieces need arrays

    whole = (new_tokens - 1) // chunk_tokens  # all chunks but the last, which alone needs the head
    rest = new_tokens - whole * chunk_tokens
    places, weights = chunk_places(whole, most=MOST_CHUNKS)
    starts = cached_tokens + chunk_tokens * places
    _, _, read_s, compute_s = model.jobs(chunk_tokens, starts, batch, with_head=0)
    last = model.cost(new_tokens=rest, cached_tokens=cached_tokens + new_tokens - rest, batch=batch)
    return PassSums(
        read_s=last.read_s + float(np.sum(weights * read_s)),
        compute_s=last.compute_s + float(np.sum(weights * compute_s)),
        time_s=last.time_s + float(np.sum(weights * model.time_s(read_s, compute_s))),
    )


def chunk_places(whole: Tokens, *, most: int) -> tuple[FloatArray, FloatArray]:
    """Return the chunks to cost, counted from 0, and how many each stands for; at most `most` for each of `whole`.

    Few chunks are taken one by one. Many are sampled evenly around their middle, which is exact wherever the work
    grows in a straight line with what is cached. For an array of counts the first axis runs over the chunks.
    """
    import numpy as np

    counts = np.asarray(whole, dtype=float)
    rows = np.arange(min(most, int(np.max(counts))), dtype=float).reshape(-1, *(1,) * counts.ndim)
    is_few = counts <= most
    places = np.where(is_few, rows, (rows + 0.5) * counts / most - 0.5)
    return places, np.where(is_few, rows < counts, counts / most)


def decode(*, model: PassModel, first_cached_tokens: int, passes: int, batch: int) -> PassSums:
    """Return the sums over decode passes, each one token per chat, each seeing a cache one token longer."""
    if passes == 0:
        return PassSums()
    last = first_cached_tokens + passes - 1
    windows = [group.window for group in model.groups if group.window is not None]
    total = PassSums()
    # A window is full once min(c, w) and min(c + 1, w) stop growing; between those points all is linear in c.
    for start, end in pieces(first=first_cached_tokens, last=last, breakpoints=[*(w - 1 for w in windows), *windows]):
        read, compute = _decode_lines(model=model, at=start, batch=batch)
        total += sum_passes(
            read=read, compute=compute, first=start, last=end, overlap=model.overlap, overhead_s=model.overhead_s
        )
    return total


def _decode_lines(*, model: PassModel, at: int, batch: int) -> tuple[Polynomial, Polynomial]:
    read_slope = 0.0
    compute_slope = 0.0
    for group in model.groups:
        if group.window is None or at < group.window:
            read_slope += batch * group.cache_bytes_per_token
        if group.window is None or at + 1 < group.window:
            compute_slope += batch * group.attention_flops_per_pair
    read_slope *= model.cache_read_factor / model.bytes_per_s
    compute_slope *= model.attention_flops_factor / model.flops_per_s
    cost = model.cost(new_tokens=1, cached_tokens=at, batch=batch)
    return (cost.read_s - read_slope * at, read_slope, 0.0), (cost.compute_s - compute_slope * at, compute_slope, 0.0)


def without_cache(*, model: PassModel, prompt_tokens: int, answer_tokens: int, batch: int) -> PassSums:
    """Return the sums over the passes of an answer when nothing is kept: pass i runs over all prompt + i tokens."""
    first, last = prompt_tokens, prompt_tokens + answer_tokens - 1
    total = PassSums()
    start = first
    if model.num_experts:
        # While a pass may still miss some experts, their number bends with its size: add those passes one by one.
        miss = 1.0 - model.num_experts_per_tok / model.num_experts
        needed = 0 if miss <= 0.0 else math.ceil(math.log(NEGLIGIBLE_MISS) / math.log(miss))
        bend_end = min(last, -(-needed // batch))
        if bend_end >= first:
            import numpy as np

            sizes = np.arange(first, bend_end + 1, dtype=float)
            _, _, read_s, compute_s = model.jobs(sizes, 0, batch, with_cache=False)
            total = PassSums(
                read_s=float(np.sum(read_s)),
                compute_s=float(np.sum(compute_s)),
                time_s=float(np.sum(model.time_s(read_s, compute_s))),
            )
            start = bend_end + 1
    windows = [group.window for group in model.groups if group.window is not None]
    for piece_first, piece_last in pieces(first=start, last=last, breakpoints=windows):
        read, compute = _no_cache_curves(model=model, at=piece_first, batch=batch)
        total += sum_passes(
            read=read,
            compute=compute,
            first=piece_first,
            last=piece_last,
            overlap=model.overlap,
            overhead_s=model.overhead_s,
        )
    return total


def _no_cache_curves(*, model: PassModel, at: int, batch: int) -> tuple[Polynomial, Polynomial]:
    linear = batch * (model.dense_flops_per_token + model.expert_flops_per_token * model.expert_flops_factor)
    constant = batch * model.head_flops_per_token
    square = 0.0
    for group in model.groups:
        per_pair = batch * group.attention_flops_per_pair * model.attention_flops_factor
        if group.window is None or at <= group.window:
            linear += per_pair / 2  # n (n + 1) / 2 pairs
            square += per_pair / 2
        else:
            window = group.window  # w (w + 1) / 2 + (n - w) w pairs
            linear += per_pair * window
            constant += per_pair * (window * (window + 1) / 2 - window * window)
    read_s = model.cost(new_tokens=at, batch=batch, with_cache=False).read_s
    rate = model.flops_per_s
    return (read_s, 0.0, 0.0), (constant / rate, linear / rate, square / rate)


def token_computations(*, prompt_tokens: int, answer_tokens: int, cached_prefix_tokens: int = 0) -> tuple[int, int]:
    """Return how many times a token goes through the model (with cache, without): P + N - 1 and N P + N (N - 1) / 2."""
    with_cache = prompt_tokens - cached_prefix_tokens + answer_tokens - 1
    return with_cache, answer_tokens * prompt_tokens + answer_tokens * (answer_tokens - 1) // 2
