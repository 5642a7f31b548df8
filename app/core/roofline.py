"""The roofline chart: the two roofs of a machine, its axes, and where a pass lies under them."""

import math
from dataclasses import dataclass

from app.core.device import Device
from app.core.passes import PassCost, PassModel, scenario_pass_model
from app.core.scenario import Scenario

BATCH_EXAMPLE = 32  # chats at once that a scenario of one chat is compared with
_DECADES_LEFT = 3  # of the ridge point: room for 32-bit weights and for reading long caches
_DECADES_RIGHT = 3  # of the ridge point: the longest pass of the slider with 4-bit weights lies here
_HEADROOM = 0.4  # decades above the compute roof, for its label


@dataclass(frozen=True, slots=True, kw_only=True)
class RooflinePoint:
    """A pass under the roofs.

    Attributes
    ----------
    tokens : int
        In the pass, of all chats.
    intensity_flop_per_byte, achieved_flops_per_s : float
        Work per byte read, and work over the whole time of the pass.
    """

    tokens: int
    intensity_flop_per_byte: float
    achieved_flops_per_s: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Roofline:
    """Everything in the chart of one scenario; rates are the reachable ones in full detail.

    Attributes
    ----------
    bandwidth_bytes_per_s, peak_flops_per_s : float
    ridge_flop_per_byte : float
    batched_chats : int
        Chats in `batched_decode`.
    this_pass, decode, batched_decode, prefill : RooflinePoint
        The slider's pass; one chat's next token; the scenario's chats, or 32, writing at once; the prompt.
    """

    bandwidth_bytes_per_s: float
    peak_flops_per_s: float
    ridge_flop_per_byte: float
    batched_chats: int
    this_pass: RooflinePoint
    decode: RooflinePoint
    batched_decode: RooflinePoint
    prefill: RooflinePoint

    def attainable_flops_per_s(self, intensity_flop_per_byte: float) -> float:
        """Return the height of the roofs over an intensity: min(bandwidth x intensity, peak)."""
        return min(self.bandwidth_bytes_per_s * intensity_flop_per_byte, self.peak_flops_per_s)


@dataclass(frozen=True, slots=True, kw_only=True)
class RooflineAxes:
    """Ends of the axes as log10 of FLOP/byte and of FLOP/s; they depend on nothing but the machine."""

    low_intensity: float
    high_intensity: float
    low_rate: float
    high_rate: float


def roofline_point(cost: PassCost) -> RooflinePoint:
    """Return where a pass lies: intensity = FLOPs / bytes, achieved rate = FLOPs / time."""
    return RooflinePoint(
        tokens=cost.tokens,
        intensity_flop_per_byte=cost.intensity_flop_per_byte,
        achieved_flops_per_s=cost.flops / cost.time_s,
    )


def roofline(scenario: Scenario) -> Roofline:
    """Return roofs and points of a scenario, at its own detail."""
    model = scenario_pass_model(scenario)
    chats = scenario.batch if scenario.batch > 1 else BATCH_EXAMPLE
    prompt = scenario.prompt_tokens
    return Roofline(
        bandwidth_bytes_per_s=model.bytes_per_s,
        peak_flops_per_s=model.flops_per_s,
        ridge_flop_per_byte=model.flops_per_s / model.bytes_per_s,
        batched_chats=chats,
        this_pass=roofline_point(model.cost(new_tokens=scenario.pass_tokens)),
        decode=roofline_point(model.cost(new_tokens=1, cached_tokens=prompt)),
        batched_decode=roofline_point(model.cost(new_tokens=1, cached_tokens=prompt, batch=chats)),
        prefill=roofline_point(_first_prefill_pass(scenario, model)),
    )


def _first_prefill_pass(scenario: Scenario, model: PassModel) -> PassCost:
    cached = scenario.cached_prefix_tokens if scenario.use_kv_cache else 0
    new_tokens: float = scenario.prompt_tokens - cached
    most = scenario.prefill_pass_tokens
    if most is not None and new_tokens * scenario.batch > most:
        new_tokens = most / scenario.batch
    return model.cost(new_tokens=new_tokens, cached_tokens=cached, batch=scenario.batch)


def roofline_axes(device: Device) -> RooflineAxes:
    """Return whole decades around the machine's data-sheet ridge point, and room above its compute roof."""
    ridge = math.floor(math.log10(device.peak_flops_per_s / device.bandwidth_bytes_per_s))
    low = float(ridge - _DECADES_LEFT)
    return RooflineAxes(
        low_intensity=low,
        high_intensity=float(ridge + _DECADES_RIGHT),
        low_rate=math.floor(math.log10(device.bandwidth_bytes_per_s) + low),
        high_rate=math.log10(device.peak_flops_per_s) + _HEADROOM,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Wait:
    """What the quicker job of a pass loses, and what neither job fills, in seconds.

    `waiting_s` is how long the quicker job waits for the slower one; `overhead_s` is the rest of the pass, in which
    fixed costs and imperfect overlap leave both idle.
    """

    waiting_s: float
    overhead_s: float
    time_s: float


def wait_of(cost: PassCost) -> Wait:
    """Return how long the job that ends first has to wait for the other one."""
    slower_s = max(cost.read_s, cost.compute_s)
    return Wait(
        waiting_s=slower_s - min(cost.read_s, cost.compute_s),
        overhead_s=max(0.0, cost.time_s - slower_s),
        time_s=cost.time_s,
    )
