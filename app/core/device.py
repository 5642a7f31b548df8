"""The machine: memory, bandwidth, arithmetic, and how much of each a real program gets."""

from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Efficiency:
    """What full detail knows of a machine beyond its data sheet.

    Attributes
    ----------
    mbu, mfu : float
        Reachable shares of the peak bandwidth and peak FLOP/s, > 0 (MFU may exceed 1 where integer units help).
    overlap : float
        1: reading and arithmetic run fully side by side; 0: one after the other.
    overhead_s_per_layer : float
        Fixed time per layer and pass in seconds, >= 0.
    moe_layer_factor : float
        How many dense layers' overhead a MoE layer costs.
    moe_flops_factor : float
        How much slower arithmetic in routed experts runs.
    attention_efficiency, plain_attention_efficiency : float
        Attention's MFU relative to the linear layers', with flash attention and without.
    cache_read_factor, plain_cache_read_factor : float
        Time of a cache byte relative to a weight byte, with flash attention and without.
    band, prefill_band, moe_prefill_band : float
        How far off a predicted decode time, dense prefill time and MoE prefill time may be, as a ratio: 0.25 means
        from 1/1.25 to 1.25 times the prediction; 0: exact by definition.
    source : str
        Family, backend, date and where the figures came from.
    """

    mbu: float = 1.0
    mfu: float = 1.0
    overlap: float = 1.0
    overhead_s_per_layer: float = 0.0
    moe_layer_factor: float = 1.0
    moe_flops_factor: float = 1.0
    attention_efficiency: float = 1.0
    plain_attention_efficiency: float = 1.0
    cache_read_factor: float = 1.0
    plain_cache_read_factor: float = 1.0
    band: float = 0.0
    prefill_band: float = 0.0
    moe_prefill_band: float = 0.0
    source: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredSpeeds:
    """Speeds of a named model from which a machine's effective bandwidth and FLOP/s were derived."""

    read_tokens_per_s: float
    write_tokens_per_s: float
    architecture_id: str
    weight_format_id: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Device:
    """A machine.

    Attributes
    ----------
    id, name : str
    kind : str
        "example", "gpu", "apple", "apu", "cpu", "own".
    memory_bytes : int
        Memory that a model can live in. Memory chips come in powers of two: a "24 GB" card has 24 GiB.
    bandwidth_bytes_per_s, peak_flops_per_s : float
        Data-sheet peaks; effective values for machines derived from measured speeds.
    shared_memory : bool
        Whether the memory is also the computer's main memory.
    reserve_bytes : int
        Memory that the desktop and the driver keep for themselves.
    """

    id: str
    name: str
    kind: str
    memory_bytes: int
    bandwidth_bytes_per_s: float
    peak_flops_per_s: float
    family: str = ""
    backend: str = ""
    shared_memory: bool = False
    reserve_bytes: int = 0
    price_usd: float | None = None
    measured: MeasuredSpeeds | None = None
    efficiency: Efficiency = field(default_factory=Efficiency)
    source: str = ""
    date: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be a machine.

        Raises
        ------
        ValueError
            With one sentence that names the field.
        """
        for name in ("memory_bytes", "bandwidth_bytes_per_s", "peak_flops_per_s"):
            if not getattr(self, name) > 0:
                raise ValueError(f"{self.id}: {name} is {getattr(self, name)}, must be above 0")

    def evolve(self, **changes: object) -> "Device":
        """Return a copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def ridge_point(*, peak_flops_per_s: float, bandwidth_bytes_per_s: float) -> float:
    """Return the arithmetic intensity, in FLOP/byte, at which both jobs take equally long."""
    return peak_flops_per_s / bandwidth_bytes_per_s
