"""The one question being asked: a model, a machine, formats, and how many tokens go in and out."""

from dataclasses import dataclass, replace
from enum import StrEnum

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.formats import CacheFormat, WeightFormat

PROMPT_TOKENS_RANGE = (1, 1_048_576)
ANSWER_TOKENS_RANGE = (1, 1_048_576)
BATCH_RANGE = (1, 1_024)
PASS_TOKENS_RANGE = (1, 8_192)
CHUNK_TOKENS_RANGE = (16, 1_048_576)
MICRO_BATCH_TOKENS_RANGE = (1, 1_048_576)
ALLOCATED_CONTEXT_TOKENS_RANGE = (1, 1_073_741_824)
RESERVE_BYTES_RANGE = (0, 2**50)  # a PiB: more than any machine has
WEIGHT_BITS_RANGE = (0.5, 64.0)


class Detail(StrEnum):
    """How much the physics takes into account."""

    SIMPLE = "simple"  # the speed of light: weights and arithmetic only
    FULL = "full"  # what to expect: cache, attention, efficiencies, overheads


class Runtime(StrEnum):
    """Whose rule for the number of cells in the cache applies."""

    IDEAL = "ideal"
    LLAMA_CPP = "llama.cpp"


@dataclass(frozen=True, slots=True, kw_only=True)
class Scenario:
    """All inputs of one evaluation; frozen and hashable.

    Attributes
    ----------
    prompt_tokens, answer_tokens : int
        Per chat, >= 1.
    batch : int
        Chats at once, >= 1.
    pass_tokens : int
        Tokens in the pass that the roofline looks at.
    cached_prefix_tokens : int
        Prompt tokens whose keys and values are already there; below `prompt_tokens`.
    prefill_chunk_tokens : int or None
        Prefill in pieces of so many tokens per chat; None leaves it to the machine (`prefill_pass_tokens`). Full
        detail only.
    use_kv_cache : bool
    allocated_context_tokens : int or None
        Context per chat that the runtime allocates up front; None for what the conversation needs.
    micro_batch_tokens : int
        Tokens per micro-batch (llama.cpp's n_ubatch); widens windowed caches, and cuts the prefill of machines whose
        efficiency was measured.
    unified_cache : bool
        llama.cpp: one cache for all slots instead of one each.
    flash_attention : bool
        Whether attention runs as one fused kernel; without it cache reads and attention cost more (full detail).
    reserve_bytes : int or None
        Memory kept free for the desktop; None for the machine's own.
    """

    architecture: Architecture
    weights: WeightFormat
    device: Device
    key_format: CacheFormat
    value_format: CacheFormat
    prompt_tokens: int
    answer_tokens: int
    batch: int = 1
    pass_tokens: int = 1
    cached_prefix_tokens: int = 0
    prefill_chunk_tokens: int | None = None
    use_kv_cache: bool = True
    detail: Detail = Detail.SIMPLE
    runtime: Runtime = Runtime.IDEAL
    allocated_context_tokens: int | None = None
    micro_batch_tokens: int = 512
    unified_cache: bool = True
    flash_attention: bool = True
    reserve_bytes: int | None = None

    def __post_init__(self) -> None:
        """Refuse numbers outside their ranges.

        Raises
        ------
        ValueError
            With one sentence that names the field, its value and what is allowed.
        """
        _check_range("prompt_tokens", self.prompt_tokens, PROMPT_TOKENS_RANGE)
        _check_range("answer_tokens", self.answer_tokens, ANSWER_TOKENS_RANGE)
        _check_range("batch", self.batch, BATCH_RANGE)
        _check_range("pass_tokens", self.pass_tokens, PASS_TOKENS_RANGE)
        _check_range("cached_prefix_tokens", self.cached_prefix_tokens, (0, self.prompt_tokens - 1))
        if self.prefill_chunk_tokens is not None:
            _check_range("prefill_chunk_tokens", self.prefill_chunk_tokens, CHUNK_TOKENS_RANGE)
        _check_range("micro_batch_tokens", self.micro_batch_tokens, MICRO_BATCH_TOKENS_RANGE)
        if self.allocated_context_tokens is not None:
            _check_range("allocated_context_tokens", self.allocated_context_tokens, ALLOCATED_CONTEXT_TOKENS_RANGE)
        if self.reserve_bytes is not None:
            _check_range("reserve_bytes", self.reserve_bytes, RESERVE_BYTES_RANGE)
        if self.weights.is_as_stored and self.architecture.stored is None:
            raise ValueError(f"weights: {self.architecture.name} is not from a file, so there is no stored format")

    @property
    def context_tokens(self) -> int:
        """The conversation's length at the end: prompt and answer of one chat."""
        return self.prompt_tokens + self.answer_tokens

    @property
    def reserved_bytes(self) -> int:
        """Memory kept free for the desktop and the driver."""
        return self.device.reserve_bytes if self.reserve_bytes is None else self.reserve_bytes

    @property
    def prefill_pass_tokens(self) -> int | None:
        """The most prompt tokens, of all chats together, that one prefill pass takes; None where it takes them all.

        Efficiencies come from programs that read a prompt in micro-batches, so a machine that has them (a band above
        0) is costed the same way. The example machines read it in one pass, and so does simple detail.
        """
        if self.detail is Detail.SIMPLE:
            return None
        if self.prefill_chunk_tokens is not None:
            return self.prefill_chunk_tokens * self.batch
        return None if self.device.efficiency.band == 0.0 else self.micro_batch_tokens

    def evolve(self, **changes: object) -> "Scenario":
        """Return a copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]


def _check_range(name: str, value: int, allowed: tuple[int, int]) -> None:
    low, high = allowed
    if not low <= value <= high:
        raise ValueError(f"{name} is {value:,}, must be from {low:,} to {high:,}")
