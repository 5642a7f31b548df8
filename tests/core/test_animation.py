"""The passes as a function of time: 1.6 s for the prefill pass, 0.8 s for each decode pass, 0.25 s between them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.core.animation import PassScene, pass_scene_at, pass_scene_duration_s
from app.core.pass_steps import pass_stops_s, stepped_s, telling_moment_s
from app.core.request import token_computations

END_S = 1.6 + 7 * (0.25 + 0.8)  # prompt 4, answer 8: one prefill pass and seven decode passes


def scene(t_s: float) -> PassScene:
    return pass_scene_at(t_s, prompt_tokens=4, answer_tokens=8)


def test_at_the_start_the_whole_prompt_goes_in_and_nothing_has_come_out() -> None:
    start = scene(0.0)
    assert (start.pass_index, start.finished_passes, start.tokens_out, start.cached_tokens) == (0, 0, 0, 0)
    assert (start.computations_with_cache, start.computations_without_cache) == (0, 0)
    assert start.progress < 1e-6


def test_the_prefill_pass_is_half_done_after_half_its_time() -> None:
    assert scene(0.8).progress == pytest.approx(0.5)
    assert scene(0.8).tokens_out == 0


def test_the_prefill_pass_yields_the_first_answer_token_and_keeps_the_prompt() -> None:
    after = scene(1.6)
    assert (after.finished_passes, after.tokens_out, after.cached_tokens) == (1, 1, 4)
    assert (after.computations_with_cache, after.computations_without_cache) == (4, 4)


def test_between_two_passes_nothing_runs() -> None:
    assert scene(1.7) == scene(1.6)


def test_in_the_third_pass_two_are_finished() -> None:
    running = scene(1.6 + 0.25 + 0.8 + 0.25 + 0.2)  # a quarter of the third pass
    assert (running.pass_index, running.finished_passes) == (2, 2)
    assert running.progress == pytest.approx(0.25)
    assert running.cached_tokens == 4 + 1
    # Without a cache: 4 tokens in the first pass, 5 in the second.
    assert (running.computations_with_cache, running.computations_without_cache) == (5, 9)


def test_prompt_4_answer_8_ends_at_11_computations_with_the_cache_and_60_without() -> None:
    end = scene(END_S)
    assert end.is_finished
    assert (end.finished_passes, end.tokens_out) == (8, 8)
    assert end.computations_with_cache == 4 + 7
    assert end.computations_without_cache == 4 + 5 + 6 + 7 + 8 + 9 + 10 + 11
    assert pass_scene_duration_s(answer_tokens=8) == pytest.approx(END_S)


def test_an_answer_of_one_token_is_finished_after_the_prefill_pass() -> None:
    assert pass_scene_duration_s(answer_tokens=1) == pytest.approx(1.6)
    assert pass_scene_at(1.6, prompt_tokens=3, answer_tokens=1).is_finished
    assert not pass_scene_at(1.5, prompt_tokens=3, answer_tokens=1).is_finished


def test_before_its_start_the_animation_is_empty() -> None:
    assert scene(-0.1).pass_index == -1
    assert scene(-0.1).progress == 0.0


def test_stops_are_the_start_and_the_end_of_each_pass() -> None:
    assert pass_stops_s(answer_tokens=3) == pytest.approx((0.0, 1.6, 2.65, 3.7))


@pytest.mark.parametrize(
    ("t_s", "steps", "stop_s"),
    [
        (0.0, 1, 1.6),
        (0.5, 1, 1.6),
        (1.6, 1, 2.65),
        (1.6, 2, 3.7),
        (3.7, 1, 3.7),
        (0.5, 9, 3.7),
        (3.7, -1, 2.65),
        (2.0, -1, 1.6),
        (2.0, -9, 0.0),
        (0.0, -1, 0.0),
        (2.0, 0, 2.0),
    ],
)
def test_a_step_goes_to_the_end_of_a_pass(t_s: float, steps: int, stop_s: float) -> None:
    assert stepped_s(t_s, answer_tokens=3, steps=steps) == pytest.approx(stop_s)


def test_stepping_through_shows_one_more_pass_each_time() -> None:
    t_s, finished = 0.0, []
    for _ in range(8):
        t_s = stepped_s(t_s, answer_tokens=8, steps=1)
        finished.append(scene(t_s).finished_passes)
    assert finished == [1, 2, 3, 4, 5, 6, 7, 8]


def test_standing_still_it_shows_finished_passes_and_one_that_runs() -> None:
    shown = scene(telling_moment_s(answer_tokens=8))
    assert (shown.finished_passes, shown.pass_index) == (5, 5)  # past half of 8
    assert 0.2 < shown.progress < 0.8


@pytest.mark.parametrize("answer_tokens", [1, 2])
def test_a_very_short_answer_stands_at_its_end(answer_tokens: int) -> None:
    t_s = telling_moment_s(answer_tokens=answer_tokens)
    assert pass_scene_at(t_s, prompt_tokens=1, answer_tokens=answer_tokens).is_finished


@given(prompt=st.integers(1, 40), answer=st.integers(1, 24), share=st.floats(0.0, 1.0))
def test_counts_never_pass_the_totals_and_reach_them_at_the_end(prompt: int, answer: int, share: float) -> None:
    duration = pass_scene_duration_s(answer_tokens=answer)
    moment = pass_scene_at(share * duration, prompt_tokens=prompt, answer_tokens=answer)
    end = pass_scene_at(duration, prompt_tokens=prompt, answer_tokens=answer)
    totals = token_computations(prompt_tokens=prompt, answer_tokens=answer)
    assert (end.computations_with_cache, end.computations_without_cache) == totals
    assert moment.computations_with_cache <= totals[0]
    assert moment.computations_without_cache <= totals[1]
    assert 0.0 <= moment.progress <= 1.0
