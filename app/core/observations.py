"""One measured speed of a known model, and the work behind it: what calibration learns from."""

import math
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from app.core.architecture import Architecture
from app.core.device import Device, Efficiency
from app.core.formats import CacheFormat, WeightFormat
from app.core.passes import PassModel, Phase, pass_model
from app.core.request import decode, prefill
from app.core.scenario import Detail
from app.core.units import BITS_PER_BYTE

Array = np.ndarray[Any, np.dtype[np.float64]]

DEFAULT_MICRO_BATCH_TOKENS = 512  # llama.cpp's n_ubatch
MOST_TOKENS = 1_048_576
MOST_PASS_ROWS = 64  # a longer row of prefill passes is sampled this often: their work grows in a straight line
PLAIN_CACHE = CacheFormat(id="f16", name="f16", block_values=1, block_bytes=2)
# One pass of everything at full rate: the work in seconds, before any efficiency. A band above 0 marks it as a
# measured machine, which pays for unpacking.
UNIT_EFFICIENCY = Efficiency(band=1.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class Observation:
    """A measured speed.

    Attributes
    ----------
    architecture : Architecture
    weights : WeightFormat
        With the file's real average of bits, where its size is known (`sized_format`).
    phase : Phase
    tokens : int
        Prompt tokens read, or answer tokens written, per chat; >= 1.
    tokens_per_s : float
        All chats together, > 0.
    depth_tokens : int
        Tokens in the cache before.
    batch : int
        Chats at once.
    micro_batch_tokens : int
        The most tokens, of all chats together, that one pass of prefill takes.
    flash_attention : bool
    key_format, value_format : CacheFormat
    """

    architecture: Architecture
    weights: WeightFormat
    phase: Phase
    tokens: int
    tokens_per_s: float
    depth_tokens: int = 0
    batch: int = 1
    micro_batch_tokens: int = DEFAULT_MICRO_BATCH_TOKENS
    flash_attention: bool = True
    key_format: CacheFormat = PLAIN_CACHE
    value_format: CacheFormat = PLAIN_CACHE

    def __post_init__(self) -> None:
        """Refuse what cannot have been measured.

        Raises
        ------
        ValueError
            With one sentence that names the field.
        """
        if not (self.tokens_per_s > 0.0 and math.isfinite(self.tokens_per_s)):
            raise ValueError(f"tokens_per_s is {self.tokens_per_s}, must be above 0")
        for name, low in (("tokens", 1), ("depth_tokens", 0), ("batch", 1), ("micro_batch_tokens", 1)):
            if not low <= getattr(self, name) <= MOST_TOKENS:
                raise ValueError(f"{name} is {getattr(self, name):,}, must be from {low} to {MOST_TOKENS:,}")

    @property
    def time_s(self) -> float:
        """Seconds that the test took."""
        return self.tokens * self.batch / self.tokens_per_s

    @property
    def is_moe_prefill(self) -> bool:
        """Whether this is the case that no model predicts well."""
        return self.phase is Phase.PREFILL and self.architecture.is_moe


@dataclass(frozen=True, slots=True, kw_only=True)
class Work:
    """The work of an observation, a row for each pass: seconds at the data sheet's rates, and layers passed."""

    weight_read_s: Array
    cache_read_s: Array
    dense_s: Array
    expert_s: Array
    attention_s: Array
    dense_layers: Array
    moe_layers: Array


def sized_format(weights: WeightFormat, *, architecture: Architecture, size_bytes: float) -> WeightFormat:
    """Return the format with the bits per weight that a file of this size has; experts keep bits of their own."""
    bits = size_bytes * BITS_PER_BYTE / architecture.num_parameters
    # Another id, so that no average of this format stands in the way.
    return replace(weights, id=f"{weights.id}-sized", bits_per_weight=bits)


def observation_pass_model(*, observation: Observation, device: Device) -> PassModel:
    """Return the pass model of an observation on a machine, in full detail."""
    return pass_model(
        architecture=observation.architecture,
        weights=observation.weights,
        device=device,
        key_format=observation.key_format,
        value_format=observation.value_format,
        detail=Detail.FULL,
        flash_attention=observation.flash_attention,
    )


def predicted_time_s(*, observation: Observation, device: Device) -> float:
    """Return the time in seconds that the machine should take for a test, through the passes of any request."""
    model = observation_pass_model(observation=observation, device=device)
    if observation.phase is Phase.PREFILL:
        return prefill(
            model=model,
            new_tokens=observation.tokens,
            cached_tokens=observation.depth_tokens,
            batch=observation.batch,
            pass_tokens=observation.micro_batch_tokens,
        ).time_s
    return decode(
        model=model,
        first_cached_tokens=observation.depth_tokens,
        passes=observation.tokens,
        batch=observation.batch,
    ).time_s


def predicted_tokens_per_s(*, observation: Observation, device: Device) -> float:
    """Return the speed that the machine should reach in a test, all chats together."""
    return observation.tokens * observation.batch / predicted_time_s(observation=observation, device=device)


def work_of(*, observation: Observation, device: Device) -> Work:
    """Return the work of an observation, by the same pass model, at efficiencies of 1.

    Decode passes are stood for by the one of mean depth, which is exact as long as no window fills up meanwhile.
    """
    model = observation_pass_model(observation=observation, device=device.evolve(efficiency=UNIT_EFFICIENCY))
    batch = observation.batch
    if observation.phase is Phase.PREFILL:
        size = observation.micro_batch_tokens / batch  # of each chat, on average
        count = -(-observation.tokens * batch // observation.micro_batch_tokens)
        rows = min(count, MOST_PASS_ROWS)
        places = np.floor((np.arange(rows) + 0.5) * count / rows)
        cached = places * size
        new = np.minimum(size, observation.tokens - cached)
        with_head = (places == count - 1).astype(float)
        passes = np.full(rows, count / rows)
    else:
        cached = np.array([(observation.tokens - 1) / 2.0])
        new, with_head, passes = np.ones(1), np.ones(1), np.array([float(observation.tokens)])
    cached = cached + observation.depth_tokens
    weights = model.weight_bytes_read(new * batch) * model.read_time_factor
    dense = model.dense_flops_per_token * new * batch + model.head_flops_per_token * batch * with_head
    moe_layers = observation.architecture.num_moe_layers
    return Work(
        weight_read_s=passes * weights / model.bytes_per_s,
        cache_read_s=passes
        * model.cache_bytes_moved(new_tokens=new, cached_tokens=cached, batch=batch)
        / model.bytes_per_s,
        dense_s=passes * dense / model.flops_per_s,
        expert_s=passes * model.expert_flops_per_token * new * batch / model.flops_per_s,
        attention_s=passes
        * model.attention_flops(new_tokens=new, cached_tokens=cached, batch=batch)
        / model.flops_per_s,
        dense_layers=passes * (observation.architecture.num_hidden_layers - moe_layers),
        moe_layers=passes * moe_layers,
    )
