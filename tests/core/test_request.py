"""Sums over passes: the closed forms against adding up pass by pass."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.architecture import Architecture
from app.core.device import Efficiency
from app.core.passes import PassModel, scenario_pass_model
from app.core.request import decode, prefill, token_computations, without_cache
from app.core.scenario import Detail
from app.core.series import pieces, polynomial_sum, sum_passes
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, attention_group

DENSE = EXAMPLE_8B.evolve(layer_groups=(attention_group(6), attention_group(26, window=700)))
MOE = DENSE.evolve(num_experts=64, num_experts_per_tok=4, expert_parameters=6_000_000_000, num_moe_layers=32)
EFFICIENCY = Efficiency(
    mbu=0.9,
    mfu=0.5,
    overlap=0.4,
    overhead_s_per_layer=1e-5,
    moe_layer_factor=2.2,
    moe_flops_factor=3.0,
    attention_efficiency=0.5,
    cache_read_factor=1.3,
)


def _model(architecture: Architecture, bandwidth: float, detail: Detail) -> PassModel:
    device = CARD_SCENARIO.device.evolve(bandwidth_bytes_per_s=bandwidth, efficiency=EFFICIENCY)
    return scenario_pass_model(CARD_SCENARIO.evolve(architecture=architecture, device=device, detail=detail))


@settings(max_examples=60, deadline=None)
@given(
    is_moe=st.booleans(),
    bandwidth=st.sampled_from([1e10, 3e11, 1e12, 5e13]),
    detail=st.sampled_from(list(Detail)),
    prompt=st.integers(1, 1_500),
    answer=st.integers(1, 300),
    batch=st.sampled_from([1, 3, 40, 500]),
)
def test_closed_forms_equal_adding_up(
    is_moe: bool, bandwidth: float, detail: Detail, prompt: int, answer: int, batch: int
) -> None:
    model = _model(MOE if is_moe else DENSE, bandwidth, detail)
    costs = [model.cost(new_tokens=1, cached_tokens=prompt + i, batch=batch) for i in range(answer - 1)]
    sums = decode(model=model, first_cached_tokens=prompt, passes=answer - 1, batch=batch)
    assert sums.time_s == pytest.approx(sum(c.time_s for c in costs), rel=1e-9)
    assert sums.compute_s == pytest.approx(sum(c.compute_s for c in costs), rel=1e-9)
    again = [model.cost(new_tokens=prompt + i, batch=batch) for i in range(answer)]
    sums = without_cache(model=model, prompt_tokens=prompt, answer_tokens=answer, batch=batch)
    assert sums.time_s == pytest.approx(sum(c.time_s for c in again), rel=1e-9)
    assert sums.read_s == pytest.approx(sum(c.read_s for c in again), rel=1e-9)


def test_pieces_read_the_weights_again_and_do_the_same_arithmetic() -> None:
    model = _model(EXAMPLE_8B, 1e12, Detail.FULL)
    whole = prefill(model=model, new_tokens=1_000, cached_tokens=0, batch=1)
    cut = prefill(model=model, new_tokens=1_000, cached_tokens=0, batch=1, pass_tokens=400)
    assert cut.compute_s == pytest.approx(whole.compute_s)
    # three passes over the weights, and the second and third read what the ones before wrote: 400 + 800 tokens
    extra_bytes = 2 * 16e9 + 1.3 * (400 + 800) * 131_072
    assert cut.read_s - whole.read_s == pytest.approx(extra_bytes / 0.9e12)


def test_a_pass_that_holds_the_prompt_is_the_only_one() -> None:
    model = _model(EXAMPLE_8B, 1e12, Detail.FULL)
    whole = prefill(model=model, new_tokens=100, cached_tokens=7, batch=2)
    assert prefill(model=model, new_tokens=100, cached_tokens=7, batch=2, pass_tokens=200) == whole


def test_the_grid_of_four_and_eight_counts_11_and_60() -> None:
    assert token_computations(prompt_tokens=4, answer_tokens=8) == (11, 60)


def test_polynomials_sum_as_added_up() -> None:
    assert polynomial_sum(polynomial=(1.0, 2.0, 3.0), first=2, last=4) == (1 + 4 + 12) + (1 + 6 + 27) + (1 + 8 + 48)
    assert polynomial_sum(polynomial=(1.0, 0.0, 0.0), first=5, last=4) == 0.0


def test_pieces_end_at_breakpoints() -> None:
    assert list(pieces(first=1, last=10, breakpoints=[3, 7, 12, 0])) == [(1, 3), (4, 7), (8, 10)]
    assert list(pieces(first=5, last=5, breakpoints=[5])) == [(5, 5)]


def test_the_slower_job_may_change_twice() -> None:
    read, compute = (10.0, 0.0, 0.0), (0.0, 7.0, -1.0)  # 7 x - x^2 rises above 10 between 2 and 5
    numbers = np.arange(0, 8)
    expected = np.maximum(10.0, 7 * numbers - numbers**2).sum()
    sums = sum_passes(read=read, compute=compute, first=0, last=7, overlap=1.0, overhead_s=0.0)
    assert sums.time_s == pytest.approx(expected)
