"""Tells which catalogue model a benchmark row measured, so that rows can calibrate a machine."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from app.core.architecture import Architecture
from app.core.formats import CacheFormat, WeightFormat, nearest_weight_format
from app.core.observations import DEFAULT_MICRO_BATCH_TOKENS, Observation, sized_format
from app.core.passes import Phase
from app.core.units import BITS_PER_BYTE
from app.files.catalogue import Catalogue
from app.files.llama_bench_rows import BenchRow, TestKind
from app.files.llama_bench_values import FlashAttention

PARAMETER_TOLERANCE = 0.006
"""Tables print "6.74 B"; files count a few small tensors more or less than the catalogue."""

SAME_NAME_TOLERANCE = 0.03
"""Files also count layers that only draft tokens; where family and size label agree, it is the same model."""

_SHARED_FAMILIES = frozenset({"llama", ""})
"""llama.cpp runs models of other names (Mistral, Yi) as "llama", so that name excludes none."""


class Unmatched(StrEnum):
    """Why a row cannot calibrate."""

    MODEL = "model"  # no catalogue model has so many weights
    AMBIGUOUS = "ambiguous"  # several have, and the name does not decide
    FORMAT = "format"  # the weight format is not known and the file's size is not stated
    CACHE_FORMAT = "cache_format"
    COMBINED = "combined"  # prefill and decode in one rate
    PARTLY_OFFLOADED = "partly_offloaded"  # some layers ran on the processor
    OUT_OF_RANGE = "out_of_range"  # token counts that no request has


@dataclass(frozen=True, slots=True, kw_only=True)
class UnmatchedRow:
    """A row that was left out, and why."""

    row: BenchRow
    reason: Unmatched


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchedRows:
    """Observations for calibration with the rows they come from, and the rows that gave none."""

    observations: tuple[Observation, ...]
    rows: tuple[BenchRow, ...]
    unmatched: tuple[UnmatchedRow, ...]


class _NoMatchError(ValueError):
    def __init__(self, reason: Unmatched) -> None:
        super().__init__(reason.value)
        self.reason = reason


def match_rows(
    rows: Iterable[BenchRow], catalogue: Catalogue, *, architecture: Architecture | None = None
) -> MatchedRows:
    """Return the rows as observations.

    Parameters
    ----------
    architecture : Architecture or None
        The model that was measured, where the user says so; otherwise it is found by weights and name.
    """
    observations, kept, unmatched = [], [], []
    for row in rows:
        try:
            observations.append(_observation(row, catalogue, architecture))
            kept.append(row)
        except _NoMatchError as problem:
            unmatched.append(UnmatchedRow(row=row, reason=problem.reason))
    return MatchedRows(observations=tuple(observations), rows=tuple(kept), unmatched=tuple(unmatched))


def matching_architectures(row: BenchRow, catalogue: Catalogue) -> tuple[Architecture, ...]:
    """Return the catalogue's models that the row may have measured, best first; several only if nothing decides."""
    if row.num_parameters is None:
        return ()
    counted = float(row.num_parameters)
    near = [
        a
        for id_, a in catalogue.architectures.items()
        if catalogue.architecture_groups[id_] != "examples"
        and abs(a.num_parameters / counted - 1.0) <= PARAMETER_TOLERANCE
    ]
    family = _letters(row.architecture_name or row.model_name)
    named = [a for a in near if family and (_letters(a.id).startswith(family) or family.startswith(_letters(a.id)))]
    if not named and family not in _SHARED_FAMILIES:
        near = []  # as many weights by chance
    label = _squeezed(row.model_name)
    candidates = (
        named
        or near
        or [
            a
            for id_, a in catalogue.architectures.items()
            if catalogue.architecture_groups[id_] != "examples"
            and abs(a.num_parameters / counted - 1.0) <= SAME_NAME_TOLERANCE
            and label.startswith(_squeezed(id_))
        ]
    )
    exact = {a.num_parameters for a in candidates}
    layers = {(a.layer_groups, a.num_parameters) for a in candidates}
    if len(exact) > 1:  # the printed number may still decide
        candidates.sort(key=lambda a: abs(a.num_parameters - counted))
        if abs(candidates[0].num_parameters / counted - 1.0) < abs(candidates[1].num_parameters / counted - 1.0) / 3:
            return (candidates[0],)
    # Releases of one architecture (Llama 3 and 3.1) are the same to the physics.
    return tuple(candidates[:1]) if len(layers) == 1 else tuple(candidates)


def _letters(name: str) -> str:
    match = re.match(r"[a-z]+", name.lower().replace("-", ""))
    return match[0].removesuffix("moe") if match else ""


def _squeezed(name: str) -> str:
    return re.sub(r"[^a-z0-9]", "", name.lower().replace("moe ", " "))


def _observation(row: BenchRow, catalogue: Catalogue, architecture: Architecture | None) -> Observation:
    if row.kind is TestKind.COMBINED:
        raise _NoMatchError(Unmatched.COMBINED)
    if architecture is None:
        candidates = matching_architectures(row, catalogue)
        if len(candidates) != 1:
            raise _NoMatchError(Unmatched.AMBIGUOUS if candidates else Unmatched.MODEL)
        architecture = candidates[0]
    # llama.cpp counts the output layer as one more; backends without a GPU print what they please.
    layers = row.n_gpu_layers
    if layers is not None and row.backend not in ("CPU", "BLAS") and 0 <= layers < architecture.num_hidden_layers:
        raise _NoMatchError(Unmatched.PARTLY_OFFLOADED)
    try:
        return Observation(
            architecture=architecture,
            weights=_weights(row, catalogue, architecture),
            phase=Phase.PREFILL if row.kind is TestKind.PREFILL else Phase.DECODE,
            tokens=row.prompt_tokens if row.kind is TestKind.PREFILL else row.answer_tokens,
            tokens_per_s=row.tokens_per_s,
            depth_tokens=row.depth_tokens,
            batch=row.streams,
            micro_batch_tokens=row.micro_batch or DEFAULT_MICRO_BATCH_TOKENS,
            flash_attention=row.flash_attention is not FlashAttention.OFF,
            key_format=_cache(row.key_cache_type, catalogue),
            value_format=_cache(row.value_cache_type, catalogue),
        )
    except _NoMatchError:
        raise
    except ValueError:
        raise _NoMatchError(Unmatched.OUT_OF_RANGE) from None


def _weights(row: BenchRow, catalogue: Catalogue, architecture: Architecture) -> WeightFormat:
    name = row.quant_name.lower()
    known = catalogue.weight_formats.get(name)
    if row.size_bytes is None:
        if known is None:
            raise _NoMatchError(Unmatched.FORMAT)
        return known
    bits = row.size_bytes * BITS_PER_BYTE / architecture.num_parameters
    found = known or nearest_weight_format(catalogue.weight_formats.values(), bits_per_weight=bits)
    return sized_format(found, architecture=architecture, size_bytes=row.size_bytes)


def _cache(name: str, catalogue: Catalogue) -> CacheFormat:
    found = catalogue.cache_formats.get((name or "f16").lower())
    if found is None:
        raise _NoMatchError(Unmatched.CACHE_FORMAT)
    return found
