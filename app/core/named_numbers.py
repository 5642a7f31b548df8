"""Numbers of a scenario by name, so that texts written by others (lessons, hand-outs) can quote what is true."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from app.core.evaluate import Results
from app.core.scenario import Scenario


class Kind(StrEnum):
    """How a number is to be written."""

    TIME = "time"  # seconds
    SIZE = "size"  # bytes
    EXACT_SIZE = "exact size"  # bytes, every one of them
    COUNT = "count"
    SHARE = "share"  # 0..1
    RATIO = "ratio"
    SPEED = "speed"  # tokens per second
    BANDWIDTH = "bandwidth"  # bytes per second
    FLOP_RATE = "flop rate"  # FLOP per second
    INTENSITY = "intensity"  # FLOP per byte
    NAME = "name"


@dataclass(frozen=True, slots=True)
class NamedNumber:
    """A value with its kind; None where it does not exist in this scenario."""

    kind: Kind
    value: float | int | str | None


def named_number(*, name: str, scenario: Scenario, results: Results) -> NamedNumber:
    """Return a number by its name in `NAMED`.

    Raises
    ------
    KeyError
        If there is no number with this name.
    """
    kind, read = NAMED[name]
    return NamedNumber(kind, read(scenario, results))


def _read_ahead(_scenario: Scenario, results: Results) -> float | None:
    """How many times as fast prompt tokens are read as answer tokens are written."""
    return results.token_cost_ratio


def _balance(_scenario: Scenario, results: Results) -> int | None:
    return None if results.balance_tokens is None else round(results.balance_tokens)


def _cache_format(scenario: Scenario, _results: Results) -> str:
    key, value = scenario.key_format.name, scenario.value_format.name
    return key if key == value else f"{key} / {value}"


def _waited(_scenario: Scenario, results: Results) -> float:
    return abs(results.pass_cost.read_s - results.pass_cost.compute_s)


def _weights(scenario: Scenario, _results: Results) -> str:
    return scenario.architecture.stored_format if scenario.weights.is_as_stored else scenario.weights.name


_Reader = Callable[[Scenario, Results], float | int | str | None]

NAMED: Mapping[str, tuple[Kind, _Reader]] = MappingProxyType(
    {
        # the question
        "model": (Kind.NAME, lambda s, r: s.architecture.name),
        "device": (Kind.NAME, lambda s, r: s.device.name),
        "weights": (Kind.NAME, _weights),
        "kv": (Kind.NAME, _cache_format),
        "layers": (Kind.COUNT, lambda s, r: s.architecture.num_hidden_layers),
        "prompt": (Kind.COUNT, lambda s, r: s.prompt_tokens),
        "answer": (Kind.COUNT, lambda s, r: s.answer_tokens),
        "context": (Kind.COUNT, lambda s, r: s.context_tokens),
        "chats": (Kind.COUNT, lambda s, r: s.batch),
        "cached_prefix": (Kind.COUNT, lambda s, r: s.cached_prefix_tokens),
        "new_tokens": (Kind.COUNT, lambda s, r: r.prefill_new_tokens),
        "bandwidth": (Kind.BANDWIDTH, lambda s, r: s.device.bandwidth_bytes_per_s),
        "peak": (Kind.FLOP_RATE, lambda s, r: s.device.peak_flops_per_s),
        # one answer
        "ttft": (Kind.TIME, lambda s, r: r.ttft_s),
        "tpot": (Kind.TIME, lambda s, r: r.tpot_s),
        "decode_time": (Kind.TIME, lambda s, r: r.decode_s),
        "total": (Kind.TIME, lambda s, r: r.total_s),
        "prefill_share": (Kind.SHARE, lambda s, r: r.prefill_share),
        "decode_share": (Kind.SHARE, lambda s, r: 1.0 - r.prefill_share),
        "prefill_busy": (Kind.SHARE, lambda s, r: r.prefill_utilisation),
        "decode_busy": (Kind.SHARE, lambda s, r: r.decode_utilisation),
        "passes": (Kind.COUNT, lambda s, r: r.prefill_passes + r.decode_passes),
        "decode_passes": (Kind.COUNT, lambda s, r: r.decode_passes),
        "read_speed": (Kind.SPEED, lambda s, r: r.prompt_tokens_per_s_total),
        "write_speed": (Kind.SPEED, lambda s, r: r.tokens_per_s_per_chat),
        "write_speed_all": (Kind.SPEED, lambda s, r: r.tokens_per_s_total),
        "read_ahead": (Kind.RATIO, _read_ahead),
        "prompt_token_time": (Kind.TIME, lambda s, r: r.chip_s_per_prompt_token),
        "answer_token_time": (Kind.TIME, lambda s, r: r.chip_s_per_answer_token),
        # without a cache
        "no_cache_total": (Kind.TIME, lambda s, r: r.no_cache_total_s),
        "no_cache_ratio": (Kind.RATIO, lambda s, r: r.no_cache_ratio),
        "computations": (Kind.COUNT, lambda s, r: r.computations_with_cache),
        "computations_without": (Kind.COUNT, lambda s, r: r.computations_without_cache),
        # one pass
        "pass_tokens": (Kind.COUNT, lambda s, r: s.pass_tokens),
        "pass_read": (Kind.TIME, lambda s, r: r.pass_cost.read_s),
        "pass_compute": (Kind.TIME, lambda s, r: r.pass_cost.compute_s),
        "pass_time": (Kind.TIME, lambda s, r: r.pass_cost.time_s),
        "pass_wait": (Kind.TIME, _waited),
        "pass_busy": (Kind.SHARE, lambda s, r: r.pass_cost.utilisation),
        "intensity": (Kind.INTENSITY, lambda s, r: r.pass_cost.intensity_flop_per_byte),
        "ridge": (Kind.INTENSITY, lambda s, r: r.ridge_flop_per_byte),
        "balance": (Kind.COUNT, _balance),
        # memory
        "weights_size": (Kind.SIZE, lambda s, r: r.weight_bytes),
        "cache_size": (Kind.SIZE, lambda s, r: r.kv_cache_bytes),
        "cache_per_token": (Kind.EXACT_SIZE, lambda s, r: round(r.kv_cache_bytes_per_token)),
        "memory": (Kind.SIZE, lambda s, r: r.memory_bytes),
        "capacity": (Kind.SIZE, lambda s, r: r.capacity_bytes),
        "free": (Kind.SIZE, lambda s, r: max(0, r.free_bytes)),
        "over": (Kind.SIZE, lambda s, r: max(0, -r.free_bytes)),
        "max_context": (Kind.COUNT, lambda s, r: r.max_context_tokens),
        "next_token": (Kind.TIME, lambda s, r: r.next_token_s),
    }
)
"""Name -> (kind, how it is read); what a lesson may write in braces."""
