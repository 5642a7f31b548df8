"""A model and a machine from the few numbers that people know of them."""

from app.core.architecture import Architecture, LayerGroup, LayerKind
from app.core.device import Device, Efficiency, MeasuredSpeeds
from app.core.formats import WeightFormat
from app.core.memory import weight_bytes


def own_architecture(
    *,
    id_: str,
    name: str,
    num_parameters: int,
    num_hidden_layers: int,
    num_attention_heads: int,
    num_key_value_heads: int,
    head_dim: int,
    window_layers: int = 0,
    sliding_window: int | None = None,
    num_experts: int = 0,
    num_experts_per_tok: int = 0,
    active_parameters: int | None = None,
    max_position_embeddings: int | None = None,
) -> Architecture:
    """Return a transformer of equal layers, some of them with a window.

    Parameters
    ----------
    window_layers : int
        How many of the layers look back on `sliding_window` tokens only.
    active_parameters : int or None
        Weights that one token uses, with experts: dense + experts x k/E, so experts = (all - active) / (1 - k/E).

    Raises
    ------
    ValueError
        If no such model can be.
    """
    width = num_key_value_heads * head_dim

    def layers(count: int, window: int | None) -> LayerGroup:
        return LayerGroup(
            kind=LayerKind.FULL if window is None else LayerKind.SLIDING_WINDOW,
            count=count,
            key_values_per_token=width,
            value_values_per_token=width,
            sliding_window=window,
            num_attention_heads=num_attention_heads,
            key_head_dim=head_dim,
            value_head_dim=head_dim,
        )

    counts = ((num_hidden_layers - window_layers, None), (window_layers, sliding_window))
    expert_parameters = 0
    if num_experts:
        active = num_parameters if active_parameters is None else active_parameters
        rest = 1.0 - num_experts_per_tok / num_experts
        expert_parameters = round((num_parameters - active) / rest) if rest else num_parameters
    return Architecture(
        id=id_,
        name=name,
        layer_groups=tuple(layers(count, window) for count, window in counts if count),
        num_hidden_layers=num_hidden_layers,
        num_parameters=num_parameters,
        num_experts=num_experts,
        num_experts_per_tok=num_experts_per_tok,
        num_moe_layers=num_hidden_layers if num_experts else 0,
        expert_parameters=expert_parameters,
        max_position_embeddings=max_position_embeddings,
        source="own",
    )


def least_active_parameters(*, num_parameters: int, num_experts: int, num_experts_per_tok: int) -> int:
    """Return the fewest weights that one token can use: all weights in experts, k of E of them."""
    return -(-num_parameters * num_experts_per_tok // num_experts)


def effective_speeds(
    *, architecture: Architecture, weights: WeightFormat, read_tokens_per_s: float, write_tokens_per_s: float
) -> tuple[float, float]:
    """Return bandwidth in bytes/s and arithmetic in FLOP/s that explain the measured speeds of a model.

    Writing one token reads all weights that it uses once; reading one token takes 2 FLOPs per active weight.
    """
    sizes = weight_bytes(architecture=architecture, weights=weights)
    read_bytes = float(sizes.total)
    if architecture.is_moe:
        read_bytes -= sizes.expert * (1.0 - architecture.num_experts_per_tok / architecture.num_experts)
    return read_bytes * write_tokens_per_s, 2 * architecture.active_parameters * read_tokens_per_s


def own_device(
    *,
    id_: str,
    name: str,
    memory_bytes: int,
    bandwidth_bytes_per_s: float,
    peak_flops_per_s: float,
    efficiency: Efficiency | None = None,
    family: str = "",
    backend: str = "",
) -> Device:
    """Return a machine from its data sheet; without an efficiency full detail takes the sheet at its word."""
    return Device(
        id=id_,
        name=name,
        kind="own",
        memory_bytes=memory_bytes,
        bandwidth_bytes_per_s=bandwidth_bytes_per_s,
        peak_flops_per_s=peak_flops_per_s,
        family=family,
        backend=backend,
        efficiency=efficiency or Efficiency(),
        source="own",
    )


def own_device_from_speeds(
    *,
    id_: str,
    name: str,
    memory_bytes: int,
    architecture: Architecture,
    weights: WeightFormat,
    read_tokens_per_s: float,
    write_tokens_per_s: float,
) -> Device:
    """Return a machine from how fast it reads and writes with a model."""
    bandwidth, peak = effective_speeds(
        architecture=architecture,
        weights=weights,
        read_tokens_per_s=read_tokens_per_s,
        write_tokens_per_s=write_tokens_per_s,
    )
    return Device(
        id=id_,
        name=name,
        kind="own",
        memory_bytes=memory_bytes,
        bandwidth_bytes_per_s=bandwidth,
        peak_flops_per_s=peak,
        measured=MeasuredSpeeds(
            read_tokens_per_s=read_tokens_per_s,
            write_tokens_per_s=write_tokens_per_s,
            architecture_id=architecture.id,
            weight_format_id=weights.id,
        ),
        source="own",
    )
