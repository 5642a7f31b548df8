"""Animations as pure functions of time: the passes of an example text, the race of the two jobs, and the wait."""

from dataclasses import dataclass

from app.core.passes import PassCost, Phase

PREFILL_PASS_S = 1.6  # on screen; long enough to see the whole prompt go in at once
DECODE_PASS_S = 0.8
PAUSE_S = 0.25  # between passes, so that one is seen to end before the next begins

RACE_SLOWDOWN = 40.0
RACE_SHORTEST_S = 0.4  # a pass of microseconds would be over before it is seen
RACE_LONGEST_S = 8.0  # a pass of seconds needs no slowing down, one of minutes is shortened


@dataclass(frozen=True, slots=True, kw_only=True)
class PassScene:
    """The passes at one moment.

    Attributes
    ----------
    pass_index : int
        The pass that runs or ran last, 0 is prefill; -1 before the first.
    progress : float
        How far it is, 0..1.
    finished_passes : int
    tokens_out : int
        Answer tokens that exist.
    cached_tokens : int
        Tokens whose keys and values are kept.
    computations_with_cache, computations_without_cache : int
        Token computations of the finished passes.
    is_finished : bool
    """

    pass_index: int
    progress: float
    finished_passes: int
    tokens_out: int
    cached_tokens: int
    computations_with_cache: int
    computations_without_cache: int
    is_finished: bool


def pass_starts_s(*, passes: int) -> tuple[float, ...]:
    """Return when each pass starts, in seconds from the start of the animation."""
    return tuple(
        0.0 if index == 0 else PREFILL_PASS_S + PAUSE_S + (index - 1) * (DECODE_PASS_S + PAUSE_S)
        for index in range(passes)
    )


def pass_scene_duration_s(*, answer_tokens: int) -> float:
    """Return the length of the animation: one prefill pass and N - 1 decode passes."""
    return pass_starts_s(passes=answer_tokens)[-1] + (PREFILL_PASS_S if answer_tokens == 1 else DECODE_PASS_S)


def pass_scene_at(t_s: float, *, prompt_tokens: int, answer_tokens: int) -> PassScene:
    """Return what the passes look like at a time, in seconds from the start."""
    starts = pass_starts_s(passes=answer_tokens)
    index = -1
    for candidate, start in enumerate(starts):
        if t_s >= start:
            index = candidate
    if index < 0:
        progress = 0.0
        finished = 0
    else:
        duration = PREFILL_PASS_S if index == 0 else DECODE_PASS_S
        # Times that were added up in floating point may miss an end by a hair.
        progress = min(1.0, (t_s - starts[index]) / duration + 1e-9)
        finished = index + 1 if progress >= 1.0 else index
    return PassScene(
        pass_index=index,
        progress=max(0.0, progress),
        finished_passes=finished,
        tokens_out=finished,
        cached_tokens=0 if finished == 0 else prompt_tokens + finished - 1,
        computations_with_cache=0 if finished == 0 else prompt_tokens + finished - 1,
        computations_without_cache=finished * prompt_tokens + finished * (finished - 1) // 2,
        is_finished=finished == answer_tokens,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceScene:
    """Two bars at one moment: shares of the whole pass, 0..1, and how long the quicker job has waited for the other."""

    elapsed_s: float
    progress: float
    read_share: float
    compute_share: float
    read_waiting_share: float
    compute_waiting_share: float
    waited_s: float
    is_finished: bool


def race_slowdown(pass_time_s: float, *, speed: float = 1.0) -> float:
    """Return how many times slower than real the race runs: 40, within what an eye can follow; below 1 it is faster.

    `speed` is that of the player, which quickens the race itself.
    """
    return min(max(RACE_SLOWDOWN, RACE_SHORTEST_S / pass_time_s), RACE_LONGEST_S / pass_time_s) / speed


def race_speed_up(pass_time_s: float, *, speed: float = 1.0) -> float:
    """Return how many times faster than real the race of a very long pass runs; 1 or less means not at all."""
    return 1.0 / race_slowdown(pass_time_s, speed=speed)


def race_duration_s(cost: PassCost) -> float:
    """Return the length of the race on screen in seconds."""
    return cost.time_s * race_slowdown(cost.time_s)


def race_at(t_s: float, *, cost: PassCost) -> RaceScene:
    """Return the race at a time on screen: both jobs start together, each runs at its own speed."""
    elapsed = min(cost.time_s, t_s / race_duration_s(cost) * cost.time_s)
    read_s, compute_s = min(elapsed, cost.read_s), min(elapsed, cost.compute_s)
    # The jobs' own lengths are shown against the pass: overheads and imperfect overlap stay empty.
    return RaceScene(
        elapsed_s=elapsed,
        progress=elapsed / cost.time_s,
        read_share=read_s / cost.time_s,
        compute_share=compute_s / cost.time_s,
        read_waiting_share=max(0.0, compute_s - read_s) / cost.time_s,
        compute_waiting_share=max(0.0, read_s - compute_s) / cost.time_s,
        waited_s=abs(read_s - compute_s),
        is_finished=elapsed >= cost.time_s,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class WaitScene:
    """The wait at one moment: nothing until TTFT, then tokens at the TPOT rhythm."""

    elapsed_s: float
    phase: Phase
    tokens_out: int
    is_finished: bool


def wait_at(elapsed_s: float, *, ttft_s: float, tpot_s: float | None, total_s: float, answer_tokens: int) -> WaitScene:
    """Return what a reader sees after so many seconds of the real wait."""
    elapsed = min(max(0.0, elapsed_s), total_s)
    if elapsed < ttft_s:
        return WaitScene(elapsed_s=elapsed, phase=Phase.PREFILL, tokens_out=0, is_finished=False)
    if tpot_s is None or elapsed >= total_s:
        tokens = answer_tokens
    else:
        tokens = min(answer_tokens, 1 + int((elapsed - ttft_s) / tpot_s + 1e-9))
    return WaitScene(elapsed_s=elapsed, phase=Phase.DECODE, tokens_out=tokens, is_finished=elapsed >= total_s)


def token_out_s(token: int, *, ttft_s: float, tpot_s: float | None) -> float:
    """Return when the answer's token with this number (1 is the first) appears, in seconds of the real wait."""
    if token <= 0 or tpot_s is None:
        return 0.0 if token <= 0 else ttft_s
    return ttft_s + (token - 1) * tpot_s
