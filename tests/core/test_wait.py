"""The wait as a reader feels it: nothing until the first token, then one token after another."""

import pytest

from app.core.animation import WaitScene, token_out_s, wait_at
from app.core.passes import Phase

# Laptop, balanced: 1,000 prompt tokens at 600 tokens/s, then 859 more tokens at 18 tokens/s.
TTFT_S = 1000 / 600
TPOT_S = 1 / 18
TOTAL_S = TTFT_S + 859 * TPOT_S


def wait(seconds: float) -> WaitScene:
    return wait_at(seconds, ttft_s=TTFT_S, tpot_s=TPOT_S, total_s=TOTAL_S, answer_tokens=860)


def test_nothing_is_to_be_seen_while_the_prompt_is_read() -> None:
    assert wait(0.0).tokens_out == 0
    assert wait(1.66).tokens_out == 0  # the first token comes at 1.667 s
    assert wait(1.66).phase is Phase.PREFILL


def test_the_first_token_comes_at_ttft_out_of_the_prefill_pass() -> None:
    assert wait(1.667).tokens_out == 1
    assert wait(1.667).phase is Phase.DECODE


@pytest.mark.parametrize(("passes", "tokens"), [(1, 2), (18, 19), (858, 859)])
def test_after_so_many_decode_passes_one_token_more_is_out(passes: int, tokens: int) -> None:
    assert wait(TTFT_S + passes * TPOT_S).tokens_out == tokens
    assert wait(TTFT_S + (passes - 0.01) * TPOT_S).tokens_out == tokens - 1


def test_the_wait_ends_with_the_whole_answer() -> None:
    end = wait(TOTAL_S)
    assert end.tokens_out == 860
    assert end.is_finished
    assert not wait(TOTAL_S - 0.01).is_finished


def test_times_outside_the_wait_show_its_ends() -> None:
    assert wait(-3.0) == wait(0.0)
    assert wait(1e9) == wait(TOTAL_S)


def test_an_answer_of_one_token_is_there_at_once_after_prefill() -> None:
    scene = wait_at(2.0, ttft_s=2.0, tpot_s=None, total_s=2.0, answer_tokens=1)
    assert (scene.tokens_out, scene.is_finished) == (1, True)


def test_a_very_long_answer_counts_in_whole_tokens() -> None:
    # 1,048,576 tokens, 1 ms apart: after 0.5 + 1000 s, 1 + 1,000,000 tokens are out
    scene = wait_at(1000.5, ttft_s=0.5, tpot_s=1e-3, total_s=0.5 + 1_048_575e-3, answer_tokens=1_048_576)
    assert scene.tokens_out == 1_000_001


@pytest.mark.parametrize(("token", "expected_s"), [(0, 0.0), (1, TTFT_S), (2, TTFT_S + 1 / 18), (860, TOTAL_S)])
def test_each_token_has_its_moment(token: int, expected_s: float) -> None:
    assert token_out_s(token, ttft_s=TTFT_S, tpot_s=TPOT_S) == pytest.approx(expected_s)
    assert wait(expected_s).tokens_out == token


def test_without_decode_passes_the_only_token_comes_at_ttft() -> None:
    assert token_out_s(1, ttft_s=2.0, tpot_s=None) == 2.0
