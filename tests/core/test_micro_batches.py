"""Machines with measured efficiencies read a prompt in micro-batches; the example machines read it in one pass."""

import numpy as np
import pytest

from app.core.curves import batch_curve
from app.core.device import Efficiency
from app.core.evaluate import evaluate
from app.core.passes import scenario_pass_model
from app.core.request import chunk_places, prefill
from app.core.roofline import roofline
from app.core.scenario import Detail, Scenario
from tests.samples import CARD_SCENARIO, EXAMPLE_CARD

MEASURED = Efficiency(band=0.2)  # all rates as on the data sheet: only the band tells that it was measured


def measured(*, prompt: int = 2_000, batch: int = 1, **changes: object) -> Scenario:
    machine = EXAMPLE_CARD.evolve(efficiency=MEASURED)
    scenario = CARD_SCENARIO.evolve(device=machine, detail=Detail.FULL, prompt_tokens=prompt, answer_tokens=2)
    return scenario.evolve(batch=batch, **changes)


def test_a_measured_machine_reads_512_tokens_in_a_pass() -> None:
    # 2,000 / 512 = 3.9
    assert measured().prefill_pass_tokens == 512
    assert evaluate(measured()).prefill_passes == 4


def test_chats_share_the_micro_batch() -> None:
    # 512 / 8 = 64 tokens of each chat, 2,000 / 64 = 31.25
    assert measured(batch=8).prefill_pass_tokens == 64
    assert evaluate(measured(batch=8)).prefill_passes == 32
    assert measured(batch=1_000).prefill_pass_tokens == 1


def test_pieces_that_were_chosen_come_before_the_machines() -> None:
    assert measured(prefill_chunk_tokens=1_000).prefill_pass_tokens == 1_000
    assert measured(micro_batch_tokens=2_048).prefill_pass_tokens == 2_048


def test_example_machines_simple_detail_and_no_cache_take_one_pass() -> None:
    example = measured().evolve(device=EXAMPLE_CARD)
    assert example.prefill_pass_tokens is None
    assert evaluate(example).prefill_passes == 1
    assert measured().evolve(detail=Detail.SIMPLE).prefill_pass_tokens is None
    assert measured(use_kv_cache=False).prefill_pass_tokens is None


def test_the_weights_are_read_again_in_every_micro_batch() -> None:
    # one token at a time, so that every pass waits for its 16.0 GB: 100 passes of 16 ms at the least
    assert evaluate(measured(prompt=100, micro_batch_tokens=1)).ttft_s == pytest.approx(1.6, rel=0.01)


def test_the_roofline_shows_the_first_micro_batch() -> None:
    assert roofline(measured()).prefill.tokens == 512


def test_few_chunks_are_counted_one_by_one_and_many_stand_for_all() -> None:
    places, weights = chunk_places(3, most=4)
    assert places.tolist() == [0, 1, 2]
    assert weights.tolist() == [1, 1, 1]
    places, weights = chunk_places(1_000, most=4)
    assert np.sum(weights) == 1_000
    assert np.sum(weights * places) == pytest.approx(1_000 * 999 / 2)  # the sum 0 + 1 + ... + 999
    places, weights = chunk_places(np.array([2.0, 1_000.0]), most=4)
    assert np.sum(weights * places, axis=0) == pytest.approx([1.0, 499_500.0])


def test_a_sampled_prefill_costs_what_all_its_chunks_cost() -> None:
    model = scenario_pass_model(measured())
    # 20,001 tokens one by one are more chunks than are costed; the sum over all of them by hand:
    _, _, read_s, compute_s = model.jobs(1, np.arange(20_000.0), 1, with_head=0)
    last = model.cost(new_tokens=1, cached_tokens=20_000)
    expected = float(np.sum(model.time_s(read_s, compute_s))) + last.time_s
    found = prefill(model=model, new_tokens=20_001, cached_tokens=0, batch=1, chunk_tokens=1)
    assert found.time_s == pytest.approx(expected, rel=1e-9)


@pytest.mark.parametrize("batch", [1, 8, 100])
def test_the_curve_over_batches_meets_the_scenario(batch: int) -> None:
    scenario = measured(batch=batch)
    curve = batch_curve(scenario, batch=np.array([1.0, float(batch)]))
    assert curve.token_cost_ratio[1] == pytest.approx(evaluate(scenario).token_cost_ratio, rel=1e-6)
