"""Laws and limits that hold for every scenario, searched for counter-examples."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.core.architecture import Architecture
from app.core.device import Efficiency
from app.core.evaluate import evaluate
from app.core.memory import kv_cache_bytes, scenario_kv_cache_bytes
from app.core.passes import scenario_pass_model
from app.core.request import MOST_LENGTHS
from app.core.scenario import Detail, Runtime, Scenario
from tests.samples import CARD_SCENARIO, EXAMPLE_8B, F16, FP8, Q4_0, Q8_0, attention_group

ARCHITECTURES = (
    EXAMPLE_8B,
    EXAMPLE_8B.evolve(id="windows", layer_groups=(attention_group(6), attention_group(26, window=1024))),
    EXAMPLE_8B.evolve(id="moe", num_experts=64, num_experts_per_tok=4, expert_parameters=7 * 10**9, num_moe_layers=32),
)
EFFICIENCIES = (
    Efficiency(),
    Efficiency(mbu=0.8, mfu=0.4, overlap=0.3, overhead_s_per_layer=4e-5, moe_layer_factor=2.2),
    Efficiency(mbu=0.8, mfu=0.4, overlap=0.3, overhead_s_per_layer=4e-5, cache_read_factor=1.4, band=0.2),
)


@st.composite
def scenarios(draw: st.DrawFn, max_tokens: int = 200_000) -> Scenario:
    efficiency = draw(st.sampled_from(EFFICIENCIES))
    prompt = draw(st.integers(1, max_tokens))
    return CARD_SCENARIO.evolve(
        architecture=draw(st.sampled_from(ARCHITECTURES)),
        device=replace(CARD_SCENARIO.device, efficiency=efficiency),
        key_format=draw(st.sampled_from([F16, FP8, Q8_0, Q4_0])),
        prompt_tokens=prompt,
        answer_tokens=draw(st.integers(1, max_tokens)),
        cached_prefix_tokens=draw(st.integers(0, prompt - 1)),
        batch=draw(st.integers(1, 1_024)),
        pass_tokens=draw(st.integers(1, 8_191)),
        detail=draw(st.sampled_from(list(Detail))),
        runtime=draw(st.sampled_from(list(Runtime))),
    )


# A sum in floating point may fall short of the next by its last digits.
SLACK = 1 - 1e-9
SAMPLED = 1 - 1e-3  # long answers without a cache in micro-batches


@settings(max_examples=150, deadline=None)
@given(scenario=scenarios())
def test_more_tokens_never_take_less_time(scenario: Scenario) -> None:
    now = evaluate(scenario)
    longer_prompt = evaluate(scenario.evolve(prompt_tokens=scenario.prompt_tokens + 1))
    longer_answer = evaluate(scenario.evolve(answer_tokens=scenario.answer_tokens + 1))
    larger_pass = evaluate(scenario.evolve(pass_tokens=scenario.pass_tokens + 1))
    assert longer_prompt.ttft_s >= now.ttft_s * SLACK
    assert longer_prompt.total_s >= now.total_s * SLACK
    assert longer_answer.total_s >= now.total_s * SLACK
    is_sampled = scenario.prefill_pass_tokens is not None and scenario.answer_tokens >= MOST_LENGTHS
    assert longer_answer.no_cache_total_s >= now.no_cache_total_s * (SAMPLED if is_sampled else SLACK)
    assert larger_pass.pass_cost.time_s >= now.pass_cost.time_s * SLACK


@settings(max_examples=150, deadline=None)
@given(scenario=scenarios())
def test_throughput_stays_below_both_roofs(scenario: Scenario) -> None:
    model = scenario_pass_model(scenario)
    cost = evaluate(scenario).pass_cost
    assert cost.flops / cost.time_s <= scenario.device.peak_flops_per_s / SLACK
    assert cost.read_bytes / cost.time_s <= scenario.device.bandwidth_bytes_per_s / SLACK
    results = evaluate(scenario)
    if results.tokens_per_s_total is not None:
        flops_per_token = model.dense_flops_per_token + model.expert_flops_per_token + model.head_flops_per_token
        assert results.tokens_per_s_total * flops_per_token <= scenario.device.peak_flops_per_s / SLACK


@settings(max_examples=150, deadline=None)
@given(scenario=scenarios())
def test_shares_and_parts_add_up(scenario: Scenario) -> None:
    results = evaluate(scenario)
    assert results.total_s == pytest.approx(results.ttft_s + results.decode_s)
    assert 0.0 < results.prefill_share <= 1.0
    assert 0.0 < results.prefill_utilisation <= 1.0 / SLACK
    assert results.memory_bytes == results.weight_bytes + results.kv_cache_bytes + results.state_bytes
    assert results.fits == (results.memory_bytes <= results.capacity_bytes - results.reserve_bytes)
    # Nothing kept and nothing reused: the same first pass, then longer ones instead of single tokens.
    fresh = evaluate(scenario.evolve(cached_prefix_tokens=0))
    assert fresh.no_cache_total_s >= fresh.total_s * SLACK


@settings(max_examples=100, deadline=None)
@given(context=st.integers(1, 1024), factor=st.integers(2, 500), index=st.integers(0, len(ARCHITECTURES) - 1))
def test_cache_bytes_are_linear_up_to_the_window_and_then_grow_slower(context: int, factor: int, index: int) -> None:
    groups = ARCHITECTURES[index].layer_groups
    one = kv_cache_bytes(groups, context_tokens=1, key_format=F16, value_format=Q8_0)
    assert kv_cache_bytes(groups, context_tokens=context, key_format=F16, value_format=Q8_0) == context * one
    assert (
        kv_cache_bytes(groups, context_tokens=factor * 1024, key_format=F16, value_format=Q8_0) <= factor * 1024 * one
    )


@settings(max_examples=100, deadline=None)
@given(scenario=scenarios())
def test_llama_cpp_never_allocates_less_than_ideal(scenario: Scenario) -> None:
    ideal = scenario_kv_cache_bytes(scenario.evolve(runtime=Runtime.IDEAL))
    assert scenario_kv_cache_bytes(scenario.evolve(runtime=Runtime.LLAMA_CPP)) >= ideal


@settings(max_examples=60, deadline=None)
@given(scenario=scenarios(max_tokens=1_048_576))
def test_the_longest_context_is_the_last_that_fits(scenario: Scenario) -> None:
    longest = evaluate(scenario).max_context_tokens
    if longest is not None:
        room = scenario.device.memory_bytes - evaluate(scenario).weight_bytes
        assert scenario_kv_cache_bytes(scenario, context_tokens=longest) <= room
        assert scenario_kv_cache_bytes(scenario, context_tokens=longest + 1) > room


@settings(max_examples=60, deadline=None)
@given(tokens=st.integers(1, 8_000), index=st.integers(0, len(ARCHITECTURES) - 1), detail=st.sampled_from(list(Detail)))
def test_the_balance_point_is_where_the_bound_changes(tokens: int, index: int, detail: Detail) -> None:
    architecture: Architecture = ARCHITECTURES[index]
    results = evaluate(CARD_SCENARIO.evolve(architecture=architecture, pass_tokens=tokens, detail=detail))
    assert results.balance_tokens is not None
    if abs(tokens / results.balance_tokens - 1) > 1e-9:
        assert (results.pass_cost.bound == "memory") == (tokens < results.balance_tokens)
