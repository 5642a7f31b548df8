"""Machines with measured efficiencies read a prompt in micro-batches; the example machines read it in one pass."""

import itertools
import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.curves import batch_curve
from app.core.device import Efficiency
from app.core.evaluate import evaluate, next_token_s, prefill_sums
from app.core.passes import PassModel, scenario_pass_model
from app.core.request import MOST_LENGTHS, prefill, without_cache
from app.core.roofline import roofline
from app.core.scenario import Detail, Scenario
from app.core.series import PassSums
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, EXAMPLE_CARD, attention_group

MEASURED = Efficiency(band=0.2)  # all rates as on the data sheet: only the band tells that it was measured
SLOWER = Efficiency(band=0.2, mbu=0.9, mfu=0.5, overlap=0.4, overhead_s_per_layer=1e-5, attention_efficiency=0.5)
WINDOWS = EXAMPLE_8B.evolve(
    layer_groups=(attention_group(6), attention_group(20, window=700), attention_group(6, window=100)),
    head_parameters=500_000_000,
)
MOE = WINDOWS.evolve(num_experts=64, num_experts_per_tok=4, expert_parameters=6_000_000_000, num_moe_layers=32)
CATALOGUE = load_catalogue(RESOURCES / "catalog")


def measured(*, prompt: int = 2_000, batch: int = 1, **changes: object) -> Scenario:
    machine = EXAMPLE_CARD.evolve(efficiency=MEASURED)
    scenario = CARD_SCENARIO.evolve(device=machine, detail=Detail.FULL, prompt_tokens=prompt, answer_tokens=2)
    return scenario.evolve(batch=batch, **changes)


def a_4090(**changes: object) -> Scenario:
    scenario = CARD_SCENARIO.evolve(
        architecture=CATALOGUE.architecture("llama-3.1-8b"),
        weights=CATALOGUE.weight_format("q4_k_m"),
        device=CATALOGUE.device("rtx-4090"),
        detail=Detail.FULL,
        prompt_tokens=8_000,
        answer_tokens=100,
    )
    return scenario.evolve(**changes)


def added_up(model: PassModel, *, new_tokens: int, cached_tokens: int, batch: int, pass_tokens: int) -> PassSums:
    """Return a prefill's sums, pass by pass: the cut at every `pass_tokens` of all chats' tokens."""
    total = PassSums()
    done = 0
    while done < new_tokens * batch:
        in_pass = min(pass_tokens, new_tokens * batch - done)
        is_last = done + in_pass == new_tokens * batch
        _, _, read_s, compute_s = model.jobs(
            new_tokens=in_pass / batch, cached_tokens=cached_tokens + done / batch, batch=batch, with_head=int(is_last)
        )
        total += PassSums(read_s=read_s, compute_s=compute_s, time_s=float(model.time_s(read_s, compute_s)))
        done += in_pass
    return total


def token_by_token(model: PassModel, *, new_tokens: int, batch: int, pass_tokens: int) -> PassSums:
    """Return the same with a row of whole tokens: the first of every chat, then the second of every chat, and so on."""
    total = PassSums()
    row = [(place, chat) for place in range(new_tokens) for chat in range(batch)]
    for start in range(0, len(row), pass_tokens):
        taken = row[start : start + pass_tokens]
        depths: dict[int, int] = {}  # of each chat that is in the pass: what it had cached before
        for place, chat in taken:
            depths.setdefault(chat, place)
        read = cached = 0.0
        for group in model.groups:
            window = group.window or math.inf
            seen = sum(min(depth, window) for depth in depths.values())
            read += group.cache_bytes_per_token * (seen + len(taken))
            cached += group.attention_flops_per_pair * sum(min(place + 1, window) for place, _ in taken)
        work = model.dense_flops_per_token * len(taken) + cached * model.attention_flops_factor
        work += model.expert_flops_per_token * len(taken) * model.expert_flops_factor
        if start + pass_tokens >= len(row):
            work += model.head_flops_per_token * batch
        weights = model.weight_bytes_read(len(taken)) * model.read_time_factor
        read_s = (weights + read * model.cache_read_factor) / model.bytes_per_s
        compute_s = work / model.flops_per_s
        total += PassSums(read_s=read_s, compute_s=compute_s, time_s=float(model.time_s(read_s, compute_s)))
    return total


def assert_same(found: PassSums, expected: PassSums, *, rel: float = 1e-9) -> None:
    assert found.read_s == pytest.approx(expected.read_s, rel=rel)
    assert found.compute_s == pytest.approx(expected.compute_s, rel=rel)
    assert found.time_s == pytest.approx(expected.time_s, rel=rel)


def slow_model(*, is_moe: bool, bandwidth: float) -> PassModel:
    device = EXAMPLE_CARD.evolve(bandwidth_bytes_per_s=bandwidth, efficiency=SLOWER)
    return scenario_pass_model(measured(architecture=MOE if is_moe else WINDOWS, device=device))


def test_a_measured_machine_reads_512_tokens_in_a_pass() -> None:
    # 2,000 / 512 = 3.9
    assert measured().prefill_pass_tokens == 512
    assert evaluate(measured()).prefill_passes == 4


@pytest.mark.parametrize(
    ("batch", "passes"),
    [
        (8, 32),  # 16,000 / 512 = 31.25
        (3, 12),  # 6,000 / 512 = 11.7
        (257, 1_004),  # 514,000 / 512 = 1,003.9
        (1_024, 4_000),  # half of the chats in each
    ],
)
def test_chats_share_the_micro_batch(batch: int, passes: int) -> None:
    assert measured(batch=batch).prefill_pass_tokens == 512
    assert evaluate(measured(batch=batch)).prefill_passes == passes


@settings(max_examples=60, deadline=None)
@given(
    is_moe=st.booleans(),
    bandwidth=st.sampled_from([1e10, 3e11, 1e12, 5e13]),
    new=st.integers(1, 1_500),
    cached=st.sampled_from([0, 1, 99, 650, 4_000]),
    batch=st.sampled_from([1, 3, 8, 40, 300, 1_000]),
    pass_tokens=st.sampled_from([1_000, 512, 100, 77]),
)
def test_the_closed_form_equals_adding_up_pass_by_pass(
    is_moe: bool, bandwidth: float, new: int, cached: int, batch: int, pass_tokens: int
) -> None:
    model = slow_model(is_moe=is_moe, bandwidth=bandwidth)
    found = prefill(model=model, new_tokens=new, cached_tokens=cached, batch=batch, pass_tokens=pass_tokens)
    expected = added_up(model, new_tokens=new, cached_tokens=cached, batch=batch, pass_tokens=pass_tokens)
    assert_same(found, expected)
    whole = prefill(model=model, new_tokens=new, cached_tokens=cached, batch=batch)
    assert found.compute_s == pytest.approx(whole.compute_s, rel=1e-9)  # the same arithmetic, however it is cut


@pytest.mark.parametrize("bandwidth", [3e11, 5e13])
@pytest.mark.parametrize("batch", [1, 8, 64, 512])
def test_where_every_chat_gives_as_many_tokens_it_is_exact_token_by_token(batch: int, bandwidth: float) -> None:
    model = slow_model(is_moe=False, bandwidth=bandwidth)
    found = prefill(model=model, new_tokens=60, cached_tokens=0, batch=batch, pass_tokens=512)
    assert_same(found, token_by_token(model, new_tokens=60, batch=batch, pass_tokens=512))


@pytest.mark.parametrize("bandwidth", [3e11, 1e12])
@pytest.mark.parametrize("batch", [3, 7, 257, 300, 511, 700, 1_024])
def test_elsewhere_the_mean_over_the_chats_is_as_good_as_exact(batch: int, bandwidth: float) -> None:
    model = slow_model(is_moe=False, bandwidth=bandwidth)
    found = prefill(model=model, new_tokens=150, cached_tokens=0, batch=batch, pass_tokens=512)
    expected = token_by_token(model, new_tokens=150, batch=batch, pass_tokens=512)
    assert found.compute_s == pytest.approx(expected.compute_s, rel=1e-9)
    assert_same(found, expected, rel=2e-3)


def test_one_chat_more_is_no_cliff() -> None:
    # 8,000 tokens more, one chat of many, so a few percent at most; 512 chats fill a micro-batch
    for first in (62, 126, 250, 510, 1_018):
        times = [evaluate(a_4090(batch=batch)).ttft_s for batch in range(first, first + 6)]
        assert all(1.0 < later / now < 1.03 for now, later in itertools.pairwise(times))
    per_chat_s = [evaluate(a_4090(batch=batch)).ttft_s / batch for batch in (512, 513, 1_024)]
    assert per_chat_s == pytest.approx([per_chat_s[0]] * 3, rel=1e-3)


def test_pieces_that_were_chosen_come_before_the_machines() -> None:
    assert measured(prefill_chunk_tokens=1_000).prefill_pass_tokens == 1_000
    assert measured(micro_batch_tokens=2_048).prefill_pass_tokens == 2_048
    of_each = measured(prefill_chunk_tokens=1_000, batch=8)
    assert of_each.prefill_pass_tokens == 8_000
    assert evaluate(of_each).prefill_passes == 2


def test_example_machines_and_simple_detail_take_one_pass() -> None:
    example = measured().evolve(device=EXAMPLE_CARD)
    assert example.prefill_pass_tokens is None
    assert evaluate(example).prefill_passes == 1
    assert measured().evolve(detail=Detail.SIMPLE).prefill_pass_tokens is None


def test_the_weights_are_read_again_in_every_micro_batch() -> None:
    # one token at a time, so that every pass waits for its 16.0 GB: 100 passes of 16 ms at the least
    assert evaluate(measured(prompt=100, micro_batch_tokens=1)).ttft_s == pytest.approx(1.6, rel=0.01)


def test_the_roofline_shows_the_first_micro_batch() -> None:
    assert roofline(measured()).prefill.tokens == 512
    assert roofline(measured(batch=1_024)).prefill.tokens == 512
    assert roofline(measured(use_kv_cache=False)).prefill.tokens == 512


@pytest.mark.parametrize("batch", [1, 3, 8, 100, 257, 1_024])
@pytest.mark.parametrize("with_cache", [True, False])
@pytest.mark.parametrize("chunk", [None, 100])
def test_the_curve_over_batches_meets_the_scenario(batch: int, with_cache: bool, chunk: int | None) -> None:
    scenario = measured(batch=batch, use_kv_cache=with_cache, prefill_chunk_tokens=chunk, architecture=WINDOWS)
    curve = batch_curve(scenario, batch=np.array([1.0, float(batch)]))
    prefill_s = curve.chip_s_per_answer_token / curve.token_cost_ratio * 2_000 * batch
    assert prefill_s[1] == pytest.approx(evaluate(scenario).ttft_s, rel=1e-9)


@pytest.mark.parametrize("answer", [1, 40, 700])
@pytest.mark.parametrize("batch", [1, 3, 40, 700])
@pytest.mark.parametrize("is_moe", [False, True])
def test_without_a_cache_every_token_is_a_prefill_of_its_own(answer: int, batch: int, is_moe: bool) -> None:
    model = slow_model(is_moe=is_moe, bandwidth=1e12)
    found = without_cache(model=model, prompt_tokens=450, answer_tokens=answer, batch=batch, pass_tokens=512)
    expected = PassSums()
    for i in range(answer):
        expected += prefill(model=model, new_tokens=450 + i, cached_tokens=0, batch=batch, pass_tokens=512)
    assert_same(found, expected)


def test_long_answers_without_a_cache_are_sampled_to_a_thousandth() -> None:
    model = slow_model(is_moe=False, bandwidth=1e12)
    answer = MOST_LENGTHS * 2 + 77
    found = without_cache(model=model, prompt_tokens=10, answer_tokens=answer, batch=2, pass_tokens=512)
    expected = PassSums()
    for i in range(answer):
        expected += prefill(model=model, new_tokens=10 + i, cached_tokens=0, batch=2, pass_tokens=512)
    assert_same(found, expected, rel=1e-3)


def test_an_answer_of_one_token_takes_as_long_without_a_cache() -> None:
    # only the prompt is read, in the same pieces and with the same keys and values
    for scenario in (a_4090(answer_tokens=1), a_4090(answer_tokens=1, batch=7), measured(prompt=8_000)):
        assert evaluate(scenario.evolve(answer_tokens=1)).no_cache_ratio == 1.0


@settings(max_examples=100, deadline=None)
@given(
    model=st.sampled_from(["llama-3.1-8b", "gemma-3-12b", "gpt-oss-20b"]),
    device=st.sampled_from(["rtx-4090", "example-card"]),
    prompt=st.integers(1, 20_000),
    answer=st.integers(1, 3_000),
    batch=st.integers(1, 1_024),
)
def test_keeping_a_cache_never_takes_longer(model: str, device: str, prompt: int, answer: int, batch: int) -> None:
    scenario = a_4090(
        architecture=CATALOGUE.architecture(model),
        device=CATALOGUE.device(device),
        prompt_tokens=prompt,
        answer_tokens=answer,
        batch=batch,
    )
    assert evaluate(scenario).no_cache_ratio >= 1 - 1e-9


def test_one_more_token_without_a_cache_is_the_prefill_of_all() -> None:
    scenario = a_4090(use_kv_cache=False)
    expected = prefill_sums(scenario.evolve(prompt_tokens=8_001)).time_s
    assert next_token_s(scenario, context_tokens=8_000) == pytest.approx(expected)
    times = next_token_s(scenario, context_tokens=np.array([100.0, 8_000.0]))
    assert times[1] == pytest.approx(expected)
