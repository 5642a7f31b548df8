"""The runtime's scratch memory: not computed but bounded by what was measured, and never part of a total.

llama.cpp reserves a compute buffer for the largest graph of a micro-batch. The logits (micro-batch x vocabulary x 4
bytes) explain 19 to 86 % of the four published sizes; what is left is 1 to 15 bytes for each pair of a token of the
micro-batch and one of the context, depending on family, backend and version. No rule gives all four, so their range
stands for the estimate.
"""

from dataclasses import dataclass
from enum import StrEnum

from app.core.evaluate import Results
from app.core.scenario import Scenario
from app.core.units import MIB

MEASURED_MICRO_BATCH = 512
# gpt-oss-20b at 131,072 tokens (a public llama.cpp log); Qwen3.6-27B, Gemma-4-31B and Kimi-K2.7 at 262,144 tokens
# (buffers in unslothai/unsloth@015bdef, test_kv_cache_estimation.py). Not measured again here.
MEASURED_MIB = (456.98, 1360.0, 2392.0, 1690.0)


class BufferFit(StrEnum):
    """Whether the scratch memory has room beside the rest."""

    FITS = "fits"  # even the largest measured size
    UNCERTAIN = "uncertain"
    DOES_NOT_FIT = "does_not_fit"  # not even the smallest


@dataclass(frozen=True, slots=True, kw_only=True)
class BufferEstimate:
    """A range in bytes, how many measurements it spans, and whether it fits beside the scenario."""

    low_bytes: int
    high_bytes: int
    measurements: int
    fit: BufferFit


def buffer_estimate(*, scenario: Scenario, results: Results) -> BufferEstimate:
    """Return the measured range for the scenario's micro-batch: every tensor of the graph has a row for each token."""
    scale = MIB * scenario.micro_batch_tokens / MEASURED_MICRO_BATCH
    low, high = round(min(MEASURED_MIB) * scale), round(max(MEASURED_MIB) * scale)
    fit = BufferFit.UNCERTAIN
    if high <= results.free_bytes:
        fit = BufferFit.FITS
    elif low > results.free_bytes:
        fit = BufferFit.DOES_NOT_FIT
    return BufferEstimate(low_bytes=low, high_bytes=high, measurements=len(MEASURED_MIB), fit=fit)
