"""A scenario's numbers for scripts (JSON, SI units in the names) and for a terminal."""

from app.console import visible
from app.core.evaluate import Results
from app.core.prediction import Band, Bands, predicted_bands
from app.core.scenario import Scenario

_PER_CHAT = ("token_computations.", "max_context_tokens")

JsonValue = str | int | float | bool | None | dict[str, "JsonValue"]


def report(scenario: Scenario, results: Results) -> dict[str, JsonValue]:
    """Return every derived number under the names of the command line's JSON; None where one does not exist."""
    cost = results.pass_cost
    return {
        "scenario": _inputs(scenario, results),
        "weight_bytes": results.weight_bytes,
        "kv_cache_bytes_per_token": _whole(results.kv_cache_bytes_per_token),
        "kv_cache_bytes": results.kv_cache_bytes,
        "state_bytes": results.state_bytes,
        "memory_bytes": results.memory_bytes,
        "capacity_bytes": results.capacity_bytes,
        "reserve_bytes": results.reserve_bytes,
        "free_bytes": results.free_bytes,
        "fits": results.fits,
        "fit": results.fit.value,
        "max_context_tokens": results.max_context_tokens,
        "model_max_context_tokens": scenario.architecture.max_position_embeddings,
        "pass": {
            "tokens": cost.tokens,
            "read_bytes": _whole(cost.read_bytes),
            "flops": _whole(cost.flops),
            "read_s": cost.read_s,
            "compute_s": cost.compute_s,
            "time_s": cost.time_s,
            "bound": cost.bound.value,
            "intensity_flop_per_byte": cost.intensity_flop_per_byte,
            "utilisation": cost.utilisation,
        },
        "ridge_flop_per_byte": results.ridge_flop_per_byte,
        "balance_tokens": results.balance_tokens,
        "ttft_s": results.ttft_s,
        "tpot_s": results.tpot_s,
        "decode_s": results.decode_s,
        "total_s": results.total_s,
        "prefill_passes": results.prefill_passes,
        "prefill_share": results.prefill_share,
        "dominated_by": results.dominated_by.value,
        "prefill_utilisation": results.prefill_utilisation,
        "decode_utilisation": results.decode_utilisation,
        "tokens_per_s_per_chat": results.tokens_per_s_per_chat,
        "tokens_per_s_total": results.tokens_per_s_total,
        "no_cache_total_s": results.no_cache_total_s,
        "no_cache_ratio": results.no_cache_ratio,
        "token_computations": {
            "with_cache": results.computations_with_cache,
            "without_cache": results.computations_without_cache,
        },
        "next_token_s": results.next_token_s,
        "chip_s_per_prompt_token": results.chip_s_per_prompt_token,
        "chip_s_per_answer_token": results.chip_s_per_answer_token,
        "token_cost_ratio": results.token_cost_ratio,
        "bands": _bands(predicted_bands(scenario)),
    }


def _bands(bands: Bands | None) -> JsonValue:
    """Return the ranges that hold 9 of 10 measurements; None where the numbers are exact by definition."""
    if bands is None:
        return None
    return {
        "ttft_s": _band(bands.ttft_s),
        "tpot_s": _band(bands.tpot_s),
        "total_s": _band(bands.total_s),
        "tokens_per_s_per_chat": _band(bands.tokens_per_s_per_chat),
        "tokens_per_s_total": _band(bands.tokens_per_s_total),
        "is_rough": bands.is_rough,
    }


def _band(band: Band | None) -> JsonValue:
    return None if band is None else {"low": band.low, "high": band.high}


def _inputs(scenario: Scenario, results: Results) -> dict[str, JsonValue]:
    return {
        "model": scenario.architecture.id,
        "weights": scenario.weights.id,
        "bits_per_weight": results.bits_per_weight,
        "device": scenario.device.id,
        "kv": {"key": scenario.key_format.id, "value": scenario.value_format.id},
        "prompt_tokens": scenario.prompt_tokens,
        "answer_tokens": scenario.answer_tokens,
        "context_tokens": scenario.context_tokens,
        "batch": scenario.batch,
        "pass_tokens": scenario.pass_tokens,
        "cached_prefix_tokens": scenario.cached_prefix_tokens,
        "prefill_chunk_tokens": scenario.prefill_chunk_tokens,
        "allocated_context_tokens": scenario.allocated_context_tokens,
        "detail": scenario.detail.value,
        "runtime": scenario.runtime.value,
        "unified_cache": scenario.unified_cache,
        "flash_attention": scenario.flash_attention,
        "kv_cache": scenario.use_kv_cache,
    }


def _whole(value: float) -> int | float:
    """Show bytes and FLOPs that are whole numbers as such (131072, not 131072.0)."""
    return int(value) if float(value).is_integer() else value


def report_text(content: dict[str, JsonValue]) -> str:
    """Return a report as aligned lines, one number each; "-" where one does not exist."""
    lines: list[tuple[str, str]] = []
    _flatten(content, "", lines)
    inputs = content["scenario"]
    if isinstance(inputs, dict) and inputs["batch"] != 1:  # the times beside them are those of all chats
        lines = [(name, f"{value} per chat" if name.startswith(_PER_CHAT) else value) for name, value in lines]
    width = max(len(name) for name, _ in lines)
    return "\n".join(f"{name:<{width}}  {value}" for name, value in lines)


def _flatten(content: dict[str, JsonValue], prefix: str, lines: list[tuple[str, str]]) -> None:
    for key, value in content.items():
        name = f"{prefix}{key}"
        if isinstance(value, dict):
            _flatten(value, f"{name}.", lines)
        elif value is None:
            lines.append((name, "-"))
        elif isinstance(value, bool):
            lines.append((name, "yes" if value else "no"))
        elif isinstance(value, int):
            lines.append((name, f"{value:,}"))
        elif isinstance(value, float):
            lines.append((name, f"{value:,.6g}"))
        else:
            lines.append((name, visible(value)))
