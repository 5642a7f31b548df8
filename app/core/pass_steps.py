"""Where the animation of the passes stops: at its start and at the end of each pass."""

from app.core.animation import DECODE_PASS_S, PREFILL_PASS_S, pass_starts_s

_SAME_S = 1e-6  # nearer than this is the same moment
_TELLING_PROGRESS = 0.45  # a pass that is seen to run


def pass_stops_s(*, answer_tokens: int) -> tuple[float, ...]:
    """Return the start and then the end of each pass, in seconds from the start of the animation."""
    starts = pass_starts_s(passes=answer_tokens)
    ends = [start + (PREFILL_PASS_S if index == 0 else DECODE_PASS_S) for index, start in enumerate(starts)]
    return (0.0, *ends)


def stepped_s(t_s: float, *, answer_tokens: int, steps: int) -> float:
    """Return the stop so many stops after a moment, before it if negative; the first or last beyond the ends."""
    stops = pass_stops_s(answer_tokens=answer_tokens)
    if steps > 0:
        later = [stop for stop in stops if stop > t_s + _SAME_S] or [stops[-1]]
        return later[min(steps, len(later)) - 1]
    if steps < 0:
        earlier = [stop for stop in stops if stop < t_s - _SAME_S] or [stops[0]]
        return earlier[-min(-steps, len(earlier))]
    return t_s


def telling_moment_s(*, answer_tokens: int) -> float:
    """Return a moment that shows the idea while standing still: past half of the passes, the next one running."""
    if answer_tokens < 3:
        return pass_stops_s(answer_tokens=answer_tokens)[-1]
    index = answer_tokens // 2 + 1
    return pass_starts_s(passes=answer_tokens)[index] + _TELLING_PROGRESS * DECODE_PASS_S
