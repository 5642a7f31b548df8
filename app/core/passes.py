"""One pass of the model: bytes read, arithmetic done, and which of the two the other waits for."""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.extremes import Tokens, larger, smaller
from app.core.formats import CacheFormat, WeightFormat
from app.core.memory import group_bytes_per_token, weight_bytes
from app.core.scenario import Detail, Scenario


class Bound(StrEnum):
    """Which job takes longer, so which roof the pass touches."""

    MEMORY = "memory"
    COMPUTE = "compute"


class Phase(StrEnum):
    """The two phases of a request."""

    PREFILL = "prefill"
    DECODE = "decode"


@dataclass(frozen=True, slots=True, kw_only=True)
class PassCost:
    """What one pass costs. Times in seconds; `utilisation` is the share of it that the arithmetic is busy."""

    tokens: int
    read_bytes: float
    flops: float
    read_s: float
    compute_s: float
    time_s: float

    @property
    def bound(self) -> Bound:
        """Return `memory` where reading takes at least as long as arithmetic."""
        return Bound.MEMORY if self.read_s >= self.compute_s else Bound.COMPUTE

    @property
    def intensity_flop_per_byte(self) -> float:
        """Return FLOPs per byte read."""
        return self.flops / self.read_bytes

    @property
    def utilisation(self) -> float:
        """Return the busy share of the arithmetic units, 0..1."""
        return self.compute_s / self.time_s


@dataclass(frozen=True, slots=True, kw_only=True)
class GroupTerms:
    """What a layer group adds to a pass in full detail."""

    window: int | None
    cache_bytes_per_token: float
    attention_flops_per_pair: float


@dataclass(frozen=True, slots=True, kw_only=True)
class PassModel:
    """The constants of a model in a format on a machine, ready to cost any pass.

    Attributes
    ----------
    dense_bytes, expert_bytes : float
        Weights that every pass reads, and those in routed experts, all of them.
    dense_flops_per_token, expert_flops_per_token, head_flops_per_token : float
        Work in the dense weights, the k experts of each layer, and the output head (0 in simple detail, where the
        head is among the dense weights).
    num_experts, num_experts_per_tok : int
        Of each layer, and those that a token is routed to; 0 without experts.
    groups : tuple of GroupTerms
        Empty in simple detail: no cache reads, no attention.
    state_bytes : float
        Recurrent state of one chat; read and written once a pass in full detail.
    bytes_per_s, flops_per_s : float
        Reachable rates: peaks times MBU and MFU in full detail.
    read_time_factor : float
        Time of a weight byte relative to the plain rate, > 0: the format's unpacking (`WeightFormat`); 1 in simple
        detail and on example machines.
    cache_read_factor : float
        Time of a cache byte relative to a plain weight byte, > 0: the machine's `Efficiency`, with flash attention or
        without; 1 in simple detail.
    expert_flops_factor : float
        Time of a FLOP in routed experts relative to one in dense layers, > 0: `Efficiency.moe_flops_factor`; 1 in
        simple detail.
    attention_flops_factor : float
        Time of a FLOP of attention relative to one in dense layers, > 0: 1 over the `Efficiency`'s for attention, with
        flash attention or without; 1 in simple detail.
    overlap : float
        Share of the quicker job that runs beside the slower one, 0..1: the machine's `Efficiency`; 1 in simple detail.
    overhead_s : float
        Fixed time per pass, >= 0: `Efficiency.overhead_s_per_layer` times the layers; 0 in simple detail.
    """

    dense_bytes: float
    expert_bytes: float
    dense_flops_per_token: float
    expert_flops_per_token: float
    head_flops_per_token: float
    num_experts: int
    num_experts_per_tok: int
    groups: tuple[GroupTerms, ...]
    state_bytes: float
    bytes_per_s: float
    flops_per_s: float
    read_time_factor: float
    cache_read_factor: float
    expert_flops_factor: float
    attention_flops_factor: float
    overlap: float
    overhead_s: float

    def distinct_expert_share(self, tokens: Tokens) -> Tokens:
        """Return the expected share of a layer's experts that a pass with so many tokens touches.

        1 - (1 - k/E)^T: each token picks k of E experts, uniformly and independently.
        """
        if not self.num_experts:
            return 0.0 * tokens
        return 1.0 - (1.0 - self.num_experts_per_tok / self.num_experts) ** tokens

    def weight_bytes_read(self, tokens: Tokens) -> Tokens:
        """Return the weight bytes that a pass with so many tokens in all reads."""
        return self.dense_bytes + self.expert_bytes * self.distinct_expert_share(tokens)

    def cache_bytes_moved(self, *, new_tokens: Tokens, cached_tokens: Tokens, batch: Tokens) -> Tokens:
        """Return the cache bytes that a pass reads (what is cached, up to the window) and writes (the new tokens).

        `new_tokens` is a mean over the chats: below 1, only this share of the chats is in the pass, and reads.
        """
        present = smaller(new_tokens, 1)
        total = 2.0 * self.state_bytes * present + 0.0 * cached_tokens
        for group in self.groups:
            seen = cached_tokens if group.window is None else smaller(cached_tokens, group.window)
            total = total + group.cache_bytes_per_token * (present * seen + new_tokens)
        return batch * total

    def attention_flops(self, *, new_tokens: Tokens, cached_tokens: Tokens, batch: Tokens) -> Tokens:
        """Return the FLOPs of attention: pairs of a query and a key it may see, cut by windows."""
        total = 0.0 * (new_tokens + cached_tokens)
        for group in self.groups:
            pairs = attended_pairs(new_tokens=new_tokens, cached_tokens=cached_tokens, window=group.window)
            total = total + group.attention_flops_per_pair * pairs
        return batch * total

    def jobs(
        self, *, new_tokens: Tokens, cached_tokens: Tokens = 0, batch: Tokens = 1, with_head: Tokens = 1
    ) -> tuple[Tokens, Tokens, Tokens, Tokens]:
        """Return (read_bytes, flops, read_s, compute_s) of a pass; numbers or arrays.

        Parameters
        ----------
        new_tokens, cached_tokens : float or array
            Of each chat, > 0 and >= 0; means over the chats, so not always whole numbers.
        batch : float or array
            Chats.
        with_head : float or array
            1 where the pass runs the output head for the last token of each chat, 0 where it does not.
        """
        tokens = new_tokens * batch
        weights = self.weight_bytes_read(tokens)
        cache = self.cache_bytes_moved(new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch)
        dense = self.dense_flops_per_token * tokens + self.head_flops_per_token * batch * with_head
        expert = self.expert_flops_per_token * tokens
        attention = self.attention_flops(new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch)
        read_s = (weights * self.read_time_factor + cache * self.cache_read_factor) / self.bytes_per_s
        work = dense + expert * self.expert_flops_factor + attention * self.attention_flops_factor
        return weights + cache, dense + expert + attention, read_s, work / self.flops_per_s

    def time_s(self, read_s: Tokens, compute_s: Tokens) -> Tokens:
        """Return the time of a pass from its two jobs: the slower one, the part that does not overlap, overheads."""
        slower = larger(read_s, compute_s)
        return slower + (1.0 - self.overlap) * smaller(read_s, compute_s) + self.overhead_s

    def cost(self, *, new_tokens: float, cached_tokens: float = 0, batch: int = 1) -> PassCost:
        """Return the cost of one pass over `new_tokens` of each of `batch` chats with so many tokens cached."""
        read_bytes, flops, read_s, compute_s = self.jobs(
            new_tokens=new_tokens, cached_tokens=cached_tokens, batch=batch
        )
        return PassCost(
            tokens=round(new_tokens * batch),
            read_bytes=float(read_bytes),
            flops=float(flops),
            read_s=float(read_s),
            compute_s=float(compute_s),
            time_s=float(self.time_s(read_s, compute_s)),
        )


def attended_pairs(*, new_tokens: Tokens, cached_tokens: Tokens, window: int | None) -> Tokens:
    """Return the number of (query, key) pairs: query q of n sees min(cached + q, window) keys, itself included."""
    causal = new_tokens * cached_tokens + new_tokens * (new_tokens + 1) / 2
    if window is None:
        return causal
    growing = smaller(larger(window - cached_tokens, 0), new_tokens)  # queries that do not fill the window yet
    return growing * cached_tokens + growing * (growing + 1) / 2 + (new_tokens - growing) * window


@lru_cache(maxsize=512)
def pass_model(
    *,
    architecture: Architecture,
    weights: WeightFormat,
    device: Device,
    key_format: CacheFormat,
    value_format: CacheFormat,
    detail: Detail,
    flash_attention: bool = True,
) -> PassModel:
    """Return the constants for costing passes; see MODEL.md for every term."""
    sizes = weight_bytes(architecture=architecture, weights=weights)
    expert_flops = 0.0
    if architecture.is_moe:
        expert_flops = 2.0 * (architecture.active_parameters - architecture.dense_parameters)
    if detail is Detail.SIMPLE:
        return PassModel(
            dense_bytes=sizes.total - sizes.expert if architecture.is_moe else sizes.total,
            expert_bytes=sizes.expert if architecture.is_moe else 0,
            dense_flops_per_token=2.0 * (architecture.active_parameters) - expert_flops,
            expert_flops_per_token=expert_flops,
            head_flops_per_token=0.0,
            num_experts=architecture.num_experts if architecture.is_moe else 0,
            num_experts_per_tok=architecture.num_experts_per_tok,
            groups=(),
            state_bytes=0.0,
            bytes_per_s=device.bandwidth_bytes_per_s,
            flops_per_s=device.peak_flops_per_s,
            read_time_factor=1.0,
            cache_read_factor=1.0,
            expert_flops_factor=1.0,
            attention_flops_factor=1.0,
            overlap=1.0,
            overhead_s=0.0,
        )
    efficiency = device.efficiency
    untied = not architecture.tie_word_embeddings
    head = architecture.head_parameters
    body = architecture.dense_parameters - head - (architecture.embedding_parameters if untied else 0)
    layers = architecture.num_hidden_layers + architecture.num_moe_layers * (efficiency.moe_layer_factor - 1.0)
    # The example machines are ideal by definition; only measured ones pay for unpacking small formats.
    is_measured = efficiency.band > 0.0
    attention_efficiency = efficiency.attention_efficiency
    cache_read_factor = efficiency.cache_read_factor
    if not flash_attention:
        attention_efficiency = efficiency.plain_attention_efficiency
        cache_read_factor = efficiency.plain_cache_read_factor
    return PassModel(
        dense_bytes=sizes.total - (sizes.expert if architecture.is_moe else 0) - (sizes.embedding if untied else 0),
        expert_bytes=sizes.expert if architecture.is_moe else 0,
        dense_flops_per_token=2.0 * body,
        expert_flops_per_token=expert_flops,
        head_flops_per_token=2.0 * head,
        num_experts=architecture.num_experts if architecture.is_moe else 0,
        num_experts_per_tok=architecture.num_experts_per_tok,
        groups=tuple(
            GroupTerms(
                window=group.sliding_window,
                cache_bytes_per_token=float(
                    group_bytes_per_token(group, key_format=key_format, value_format=value_format)
                ),
                attention_flops_per_pair=float(group.count * group.attention_flops_per_pair),
            )
            for group in architecture.layer_groups
        ),
        state_bytes=float(sum(g.count * g.state_bytes_per_sequence for g in architecture.layer_groups)),
        bytes_per_s=device.bandwidth_bytes_per_s * efficiency.mbu,
        flops_per_s=device.peak_flops_per_s * efficiency.mfu / (weights.compute_time_factor if is_measured else 1.0),
        read_time_factor=weights.read_time_factor if is_measured else 1.0,
        cache_read_factor=cache_read_factor,
        expert_flops_factor=efficiency.moe_flops_factor,
        attention_flops_factor=1.0 / attention_efficiency,
        overlap=efficiency.overlap,
        overhead_s=layers * efficiency.overhead_s_per_layer,
    )


def scenario_pass_model(scenario: Scenario, *, detail: Detail | None = None) -> PassModel:
    """Return the pass model of a scenario, at its own or another detail."""
    return pass_model(
        architecture=scenario.architecture,
        weights=scenario.weights,
        device=scenario.device,
        key_format=scenario.key_format,
        value_format=scenario.value_format,
        detail=scenario.detail if detail is None else detail,
        flash_attention=scenario.flash_attention,
    )
