"""Which phase takes longer, as exactly as shares are told."""

import pytest

from app.core.dominance import dominant_phase
from app.core.evaluate import evaluate
from app.core.passes import Phase
from tests.samples import CARD_SCENARIO


@pytest.mark.parametrize(
    ("prompt", "answer", "phase"),
    [
        (100, 2, None),  # the balance point: a pass over 100 tokens takes the 16 ms of the one decode pass
        (101, 2, None),  # 16.16 ms of 32.16 ms: 50.2 %, told as 50 %
        (104, 2, Phase.PREFILL),  # 16.64 ms of 32.64 ms: 51 %
        (100, 3, Phase.DECODE),  # 16 ms against 32 ms
        (100, 1, Phase.PREFILL),
    ],
)
def test_neither_phase_dominates_where_both_are_told_as_half(prompt: int, answer: int, phase: Phase | None) -> None:
    results = evaluate(CARD_SCENARIO.evolve(prompt_tokens=prompt, answer_tokens=answer))
    assert dominant_phase(results) is phase
