"""The numbers of the hand-out: what a scenario is, and what follows from it, as people read them."""

import math

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.context_limit import Limit, longest_context
from app.core.evaluate import Results
from app.core.memory import Fit
from app.core.passes import Bound
from app.core.scenario import Detail, Runtime, Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.scenario_texts import architecture_numbers, cache_title, device_numbers, weights_read
from app.widgets.duration_pair import shown_sum_s
from app.widgets.quantity import (
    count,
    data_size,
    duration,
    exact_bytes,
    intensity,
    percent,
    percent_pair,
    times,
    tokens_per_s,
)

translate = QCoreApplication.translate

Fact = tuple[str, str]
_NONE = "–"


def scenario_facts(locale: QLocale, scenario: Scenario, unit: ByteUnit) -> tuple[Fact, ...]:
    """Return what was chosen."""
    model = f"{shown_name(scenario.architecture.name)} ({architecture_numbers(locale, scenario.architecture)})"
    machine = f"{shown_name(scenario.device.name)} ({device_numbers(locale, scenario.device, unit)})"
    weights = f"{shown_name(scenario.weights.name)} ({weights_read(locale, scenario, unit)})"
    tokens = translate("HandOut", "prompt {prompt}, answer {answer}, chats at once {chats}").format(
        prompt=count(locale, scenario.prompt_tokens),
        answer=count(locale, scenario.answer_tokens),
        chats=count(locale, scenario.batch),
    )
    return (
        (translate("HandOut", "Model"), model),
        (translate("HandOut", "Weights"), weights),
        (translate("HandOut", "Machine"), machine),
        (translate("HandOut", "KV cache"), cache_title(scenario)),
        (translate("HandOut", "Tokens"), tokens),
        (translate("HandOut", "Calculated"), _rules(scenario)),
    )


def result_facts(
    locale: QLocale, scenario: Scenario, results: Results, unit: ByteUnit
) -> tuple[tuple[str, tuple[Fact, ...]], ...]:
    """Return what follows, as three groups with their headings."""
    return (
        (translate("HandOut", "Time"), _times(locale, results)),
        (translate("HandOut", "Memory"), _memory(locale, scenario, results, unit)),
        (translate("HandOut", "Limits"), _limits(locale, scenario, results)),
    )


def _rules(scenario: Scenario) -> str:
    detail = (
        translate("HandOut", "simple: the speed of light of this machine")
        if scenario.detail is Detail.SIMPLE
        else translate("HandOut", "full: what to expect, with measured efficiencies where there are any")
    )
    runtime = (
        translate("HandOut", "cache as llama.cpp allocates it")
        if scenario.runtime is Runtime.LLAMA_CPP
        else translate("HandOut", "cache as the text needs it")
    )
    return f"{detail}; {runtime}"


def _times(locale: QLocale, results: Results) -> tuple[Fact, ...]:
    tpot = _NONE if results.tpot_s is None else duration(locale, results.tpot_s)
    per_chat = results.tokens_per_s_per_chat
    in_all = results.tokens_per_s_total
    total = duration(locale, shown_sum_s(results.ttft_s, results.decode_s))
    no_cache_s = results.no_cache_total_s
    is_without = math.isclose(no_cache_s, results.total_s)
    return (
        (translate("HandOut", "Time to first token (TTFT)"), duration(locale, results.ttft_s)),
        (translate("HandOut", "Time per output token (TPOT)"), tpot),
        (translate("HandOut", "Decode in all"), duration(locale, results.decode_s)),
        (translate("HandOut", "Total"), total),
        (translate("HandOut", "Share of prefill"), percent_pair(locale, results.prefill_share)[0]),
        (translate("HandOut", "Each chat"), _NONE if per_chat is None else tokens_per_s(locale, per_chat)),
        (translate("HandOut", "All chats"), _NONE if in_all is None else tokens_per_s(locale, in_all)),
        (translate("HandOut", "Without a KV cache"), total if is_without else duration(locale, no_cache_s)),
    )


def _memory(locale: QLocale, scenario: Scenario, results: Results, unit: ByteUnit) -> tuple[Fact, ...]:
    room = (
        (translate("HandOut", "Free"), data_size(locale, results.free_bytes, unit.thousand))
        if results.free_bytes >= 0
        else (translate("HandOut", "Too much by"), data_size(locale, -results.free_bytes, unit.thousand))
    )
    longest = longest_context(
        memory_tokens=results.max_context_tokens, model_tokens=scenario.architecture.max_position_embeddings
    )
    if results.max_context_tokens is None and results.fit is Fit.DOES_NOT_FIT:
        length = _NONE
    elif longest is None:
        length = "∞"
    elif longest.limit is Limit.MODEL:
        length = translate("HandOut", "{count} (model)").format(count=count(locale, longest.tokens))
    else:
        length = translate("HandOut", "{count} tokens").format(count=count(locale, longest.tokens))
    return (
        (translate("HandOut", "Weights"), data_size(locale, results.weight_bytes, unit.thousand)),
        (translate("HandOut", "KV cache"), data_size(locale, results.kv_cache_bytes, unit.thousand)),
        (translate("HandOut", "One more token"), exact_bytes(locale, round(results.kv_cache_bytes_per_token))),
        (translate("HandOut", "In all"), data_size(locale, results.memory_bytes, unit.thousand)),
        (translate("HandOut", "The machine has"), data_size(locale, results.capacity_bytes, unit.thousand)),
        room,
        (translate("HandOut", "Longest conversation"), length),
    )


def _limits(locale: QLocale, scenario: Scenario, results: Results) -> tuple[Fact, ...]:
    cost = results.pass_cost
    busy = results.decode_utilisation
    balance = results.balance_tokens
    return (
        (translate("HandOut", "Prefill is limited by"), _bound(results.prefill_bound)),
        (translate("HandOut", "Decode is limited by"), _bound(results.decode_bound)),
        (translate("HandOut", "Chip busy in prefill"), percent(locale, results.prefill_utilisation)),
        (translate("HandOut", "Chip busy in decode"), _NONE if busy is None else percent(locale, busy)),
        (translate("HandOut", "Ridge point"), intensity(locale, results.ridge_flop_per_byte)),
        (
            translate("HandOut", "Balance point"),
            _NONE
            if balance is None
            else translate("HandOut", "{count} tokens").format(count=count(locale, round(balance))),
        ),
        (
            translate("HandOut", "%n token(s) in a pass", "", scenario.pass_tokens),
            duration(locale, cost.time_s),
        ),
        (
            translate("HandOut", "The cache saves"),
            times(locale, results.no_cache_ratio),
        ),
    )


def _bound(bound: Bound | None) -> str:
    if bound is None:
        return _NONE
    return translate("HandOut", "memory") if bound is Bound.MEMORY else translate("HandOut", "arithmetic")
