"""How far off a prediction may be: bands around the times of a scenario, for every view that shows one."""

from dataclasses import dataclass

from app.core.evaluate import evaluate
from app.core.passes import Phase
from app.core.scenario import Detail, Scenario

FEW_TOKENS_PER_PASS = 128
FEW_TOKENS_BAND = 0.8
"""Between decode and prefill, a pass of 2 to 128 tokens, runtimes change kernels; published sweeps lie this far off."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """The range that holds 9 of 10 measurements, in the predicted number's unit."""

    low: float
    high: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Bands:
    """Bands of a scenario's times in seconds and speeds in tokens/s; None where there is no decode pass.

    `is_rough` marks MoE prefill, which no published measurement lets one predict well.
    """

    ttft_s: Band
    tpot_s: Band | None
    total_s: Band
    tokens_per_s_per_chat: Band | None
    tokens_per_s_total: Band | None
    is_rough: bool


def phase_band(*, scenario: Scenario, phase: Phase) -> float:
    """Return how far off the time of a phase may be, as a ratio: 0.25 means from 1/1.25 to 1.25 times; 0: exact."""
    efficiency = scenario.device.efficiency
    if scenario.detail is Detail.SIMPLE or efficiency.band == 0.0:
        return 0.0
    if phase is Phase.DECODE:
        band, tokens = efficiency.band, scenario.batch
    else:
        is_moe = scenario.architecture.is_moe
        band = max(efficiency.prefill_band, efficiency.moe_prefill_band) if is_moe else efficiency.prefill_band
        tokens = (scenario.prompt_tokens - scenario.cached_prefix_tokens) * scenario.batch
    return max(band, FEW_TOKENS_BAND) if 1 < tokens < FEW_TOKENS_PER_PASS else band


def predicted_bands(scenario: Scenario) -> Bands | None:
    """Return the bands around a scenario's results; None where the numbers are exact by definition.

    That is in simple detail, the speed of light, and on the example machines. Without a KV cache every pass is a
    prefill, and takes its band.
    """
    prefill_band = phase_band(scenario=scenario, phase=Phase.PREFILL)
    if prefill_band == 0.0:
        return None
    decode_band = phase_band(scenario=scenario, phase=Phase.DECODE) if scenario.use_kv_cache else prefill_band
    results = evaluate(scenario)
    ttft = _around(results.ttft_s, prefill_band)
    decode = _around(results.decode_s, decode_band)
    passes = results.decode_passes
    tpot = Band(low=decode.low / passes, high=decode.high / passes) if passes else None
    return Bands(
        ttft_s=ttft,
        tpot_s=tpot,
        total_s=Band(low=ttft.low + decode.low, high=ttft.high + decode.high),
        tokens_per_s_per_chat=None if tpot is None else _speed(tpot, tokens=1),
        tokens_per_s_total=None if tpot is None else _speed(tpot, tokens=scenario.batch),
        is_rough=scenario.architecture.is_moe,
    )


def next_token_band(scenario: Scenario, *, time_s: float) -> Band | None:
    """Return the band around the time of one more token; None where it is exact by definition.

    Without a KV cache the pass is a prefill, and takes its band.
    """
    band = phase_band(scenario=scenario, phase=Phase.DECODE if scenario.use_kv_cache else Phase.PREFILL)
    return None if band == 0.0 else _around(time_s, band)


def _around(value: float, band: float) -> Band:
    return Band(low=value / (1.0 + band), high=value * (1.0 + band))


def _speed(time_s: Band, *, tokens: int) -> Band:
    return Band(low=tokens / time_s.high, high=tokens / time_s.low)
