"""The shared scenario: what a gesture keeps, and what it leaves to undo."""

import pytest

from app.core.scenario import ALLOCATED_CONTEXT_TOKENS_RANGE, RESERVE_BYTES_RANGE
from app.state.app_state import AppState
from tests.samples import CARD_SCENARIO


@pytest.fixture
def state() -> AppState:
    return AppState(CARD_SCENARIO.evolve(prompt_tokens=8_000, cached_prefix_tokens=7_800))


def prompt_and_prefix(state: AppState) -> tuple[int, int]:
    return state.scenario.prompt_tokens, state.scenario.cached_prefix_tokens


def test_a_prefix_comes_back_within_the_drag_that_cut_it(state: AppState) -> None:
    state.set_prompt_tokens(50)
    assert prompt_and_prefix(state) == (50, 49)  # at least one token of the prompt is new
    state.set_prompt_tokens(6_000)
    assert prompt_and_prefix(state) == (6_000, 5_999)
    state.set_context_tokens(9_000 + state.scenario.answer_tokens)
    assert prompt_and_prefix(state) == (9_000, 7_800)
    state.undo()
    assert prompt_and_prefix(state) == (8_000, 7_800)


def test_a_prefix_stays_cut_when_the_drag_has_ended(state: AppState) -> None:
    state.set_prompt_tokens(50)
    state.end_gesture()
    state.set_prompt_tokens(8_000)
    assert prompt_and_prefix(state) == (8_000, 49)


def test_a_drag_back_to_its_start_leaves_nothing_to_undo(state: AppState) -> None:
    heard: list[bool] = []
    state.set_batch(2)
    state.end_gesture()
    state.set_prompt_tokens(50)
    state.set_prompt_tokens(8_000)
    state.history_changed.connect(lambda: heard.append(state.can_undo))
    state.end_gesture()
    assert heard == [True]  # the batch is still there to be taken back
    state.undo()
    assert state.scenario.batch == 1
    assert not state.can_undo


def test_memory_and_lengths_are_clamped_to_their_ranges(state: AppState) -> None:
    state.set_reserve_bytes(-1)
    assert state.scenario.reserve_bytes == RESERVE_BYTES_RANGE[0]
    state.set_reserve_bytes(2**60)
    assert state.scenario.reserve_bytes == RESERVE_BYTES_RANGE[1]
    state.set_allocated_context_tokens(-5)
    assert state.scenario.allocated_context_tokens == ALLOCATED_CONTEXT_TOKENS_RANGE[0]
    state.set_allocated_context_tokens(2**40)
    assert state.scenario.allocated_context_tokens == ALLOCATED_CONTEXT_TOKENS_RANGE[1]
