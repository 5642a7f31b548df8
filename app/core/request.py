"""One request from start to finish: the prefill passes, the decode passes, and the same answer without a cache."""

import math

from app.core.micro_batches import first_passes, full_passes, last_pass, prefill_jobs
from app.core.passes import PassModel
from app.core.series import PassSums, Polynomial, pieces, sum_passes

MOST_LENGTHS = 1_024  # of a conversation without a cache that are costed one by one
# Below this expected share of experts missed, the number of distinct experts is constant to the last digit.
NEGLIGIBLE_MISS = 1e-17


def prefill(
    *, model: PassModel, new_tokens: int, cached_tokens: int, batch: int, pass_tokens: int | None = None
) -> PassSums:
    """Return the sums of reading the prompt (TTFT) of `batch` chats, in seconds; see `prefill_jobs`."""
    read_s, compute_s, time_s = prefill_jobs(
        model=model, new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch, pass_tokens=pass_tokens
    )
    return PassSums(read_s=float(read_s), compute_s=float(compute_s), time_s=float(time_s))


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


def without_cache(
    *, model: PassModel, prompt_tokens: int, answer_tokens: int, batch: int, pass_tokens: int | None = None
) -> PassSums:
    """Return the sums over an answer when nothing is kept: token i takes the prefill of all prompt + i tokens."""
    first, last = prompt_tokens, prompt_tokens + answer_tokens - 1
    if last < first:
        return PassSums()
    if pass_tokens is not None and last * batch > pass_tokens:
        return _cut_without_cache(model=model, first=first, last=last, batch=batch, pass_tokens=pass_tokens)
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
            _, _, read_s, compute_s = model.jobs(new_tokens=sizes, batch=batch)
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


def _cut_without_cache(*, model: PassModel, first: int, last: int, batch: int, pass_tokens: int) -> PassSums:
    """Return the sums over the prefills of first..last tokens, each in passes of at most so many tokens in all.

    Up to `MOST_LENGTHS` answer tokens are taken one by one; more are stood for by as many, evenly spread.
    """
    import numpy as np

    count = last - first + 1
    rows = min(count, MOST_LENGTHS)
    lengths = first + (np.arange(rows) + 0.5) * count / rows - 0.5
    whole = full_passes(new_tokens=lengths, batch=batch, pass_tokens=pass_tokens)
    ends = last_pass(
        model=model, whole=whole, new_tokens=lengths, cached_tokens=0, batch=batch, pass_tokens=pass_tokens
    )
    # Many lengths begin with the same full passes, where a pass takes more than one token of each chat.
    kinds = np.arange(whole[0], whole[-1] + 1) if whole[-1] - whole[0] < rows else whole
    kind_of = np.searchsorted(kinds, whole)
    starts = first_passes(model=model, whole=kinds, cached_tokens=0, batch=batch, pass_tokens=pass_tokens)
    each = count / rows
    read_s, compute_s, time_s = (
        each * float(np.sum(start[kind_of]) + np.sum(end)) for start, end in zip(starts, ends, strict=True)
    )
    return PassSums(read_s=read_s, compute_s=compute_s, time_s=time_s)


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
    written_s = batch * sum(group.cache_bytes_per_token for group in model.groups)  # of each token, read by none
    written_s *= model.cache_read_factor / model.bytes_per_s
    read_s = model.cost(new_tokens=at, batch=batch).read_s - written_s * at
    rate = model.flops_per_s
    return (read_s, written_s, 0.0), (constant / rate, linear / rate, square / rate)


def token_computations(*, prompt_tokens: int, answer_tokens: int, cached_prefix_tokens: int = 0) -> tuple[int, int]:
    """Return how many times a token goes through the model (with cache, without): P + N - 1 and N P + N (N - 1) / 2."""
    with_cache = prompt_tokens - cached_prefix_tokens + answer_tokens - 1
    return with_cache, answer_tokens * prompt_tokens + answer_tokens * (answer_tokens - 1) // 2
