"""Number formats: how many bytes a weight or a cached value takes."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

AS_STORED_ID = "as-stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class WeightFormat:
    """How weights are stored.

    Attributes
    ----------
    id, name : str
    bits_per_weight : float
        Average over a whole file, scales included; > 0.
    expert_bits_per_weight : float or None
        Where routed experts are stored at other bits than the rest (MXFP4); the rest then follows from
        `bits_per_weight` as the average of the whole file only if the architecture gives that average,
        otherwise `bits_per_weight` holds for the rest.
    read_time_factor : float
        Time to read relative to a plain format, in full detail on measured machines (dequantisation below 4 bits).
    compute_time_factor : float
        Time of the arithmetic in prefill relative to 8-bit weights, in full detail on measured machines.
    source : str
    """

    id: str
    name: str
    bits_per_weight: float
    expert_bits_per_weight: float | None = None
    read_time_factor: float = 1.0
    compute_time_factor: float = 1.0
    source: str = ""

    @property
    def is_as_stored(self) -> bool:
        """Whether the file's own exact sizes apply instead of bits per weight."""
        return self.id == AS_STORED_ID


@dataclass(frozen=True, slots=True, kw_only=True)
class CacheFormat:
    """How cached keys or values are stored: blocks of `block_values` numbers in `block_bytes` bytes."""

    id: str
    name: str
    block_values: int
    block_bytes: int
    source: str = ""

    @property
    def bytes_per_value(self) -> Fraction:
        """Bytes of one cached number, exact (q8_0: 34/32)."""
        return Fraction(self.block_bytes, self.block_values)

    @property
    def bits_per_value(self) -> float:
        """Bits of one cached number."""
        return 8 * self.block_bytes / self.block_values


def nearest_weight_format(formats: Iterable[WeightFormat], *, bits_per_weight: float) -> WeightFormat:
    """Return the format whose average bits per weight are nearest, the first of equals; there must be one."""
    return min(formats, key=lambda candidate: abs(candidate.bits_per_weight - bits_per_weight))
