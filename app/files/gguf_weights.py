"""The weights of a GGUF model over all its parts: sizes, what is missing, and what must be estimated."""

from dataclasses import dataclass

from app.core.architecture import LayerGroup, StoredWeights
from app.files.gguf_header import GgufHeader
from app.files.gguf_keys import KeyProblem, Keys
from app.files.gguf_tensors import Tensor, WeightTotals, add_up, with_estimated_bytes
from app.files.model_file import Note, NoteKind, NoteWords

PER_LAYER_EMBEDDING = "per_layer_token_embd.weight"  # Gemma 3n and 4: looked up row by row like the input embedding
DEFAULT_FEED_FORWARD_RATIO = 4
FEED_FORWARD_MATRICES = 3  # gate, up, down


@dataclass(frozen=True, slots=True, kw_only=True)
class GgufWeights:
    """What the tensor tables say; `stored` is None where the sizes cannot be relied on."""

    totals: WeightTotals
    stored: StoredWeights | None
    looked_up_parameters: int
    head_parameters: int
    is_read_as_tied: bool
    notes: tuple[Note, ...]


def read_weights(headers: tuple[GgufHeader, ...], *, missing: tuple[str, ...]) -> GgufWeights:
    """Add up the tensors of all present parts and say what is wrong with them."""
    notes = [
        Note(
            kind=NoteKind.MISSING_PART,
            sentence=f"{name} is missing: the sizes of the weights are incomplete",
            words=NoteWords.PART_MISSING,
            names=(name,),
        )
        for name in missing
    ]
    tensors: list[Tensor] = []
    for header in headers:
        start = header.data_start
        notes.extend(_data_notes(header))
        tensors.extend(
            with_estimated_bytes(header.tensors, data_bytes=max(0, header.file_bytes - (start or header.file_bytes)))
        )
    totals = add_up(tensors)
    if totals.unknown_types:
        types = ", ".join(totals.unknown_types)
        has_gaps = any(tensor.byte_count is None for tensor in tensors)
        kind = NoteKind.WEIGHTS_UNKNOWN if has_gaps else NoteKind.UNKNOWN_TENSOR_TYPE
        how = "their size is unknown" if has_gaps else "their size is taken from the distance between tensors"
        notes.append(
            Note(kind=kind, sentence=f"some tensors have a format that this program does not know ({types}); {how}")
        )
    if not tensors:
        notes.append(Note(kind=NoteKind.WEIGHTS_UNKNOWN, sentence="the file lists no tensors: the weights are unknown"))
    per_layer = [tensor for tensor in tensors if tensor.name == PER_LAYER_EMBEDDING]
    looked_up, looked_up_bytes, is_tied = totals.embedding_parameters, totals.embedding_bytes, totals.is_tied
    if per_layer:
        # A tied table is read in full as the head; only the per-layer table is looked up and never read in full.
        looked_up = sum(tensor.value_count for tensor in per_layer) + (0 if is_tied else looked_up)
        looked_up_bytes = sum(tensor.byte_count or 0 for tensor in per_layer) + (0 if is_tied else looked_up_bytes)
        is_tied = False
    stored = None
    if tensors and totals.total_bytes:
        stored = StoredWeights(
            total_bytes=totals.total_bytes, expert_bytes=totals.expert_bytes, embedding_bytes=looked_up_bytes
        )
    return GgufWeights(
        totals=totals,
        stored=stored,
        looked_up_parameters=looked_up,
        head_parameters=totals.head_parameters,
        is_read_as_tied=is_tied,
        notes=tuple(notes),
    )


def estimated_parameters(keys: Keys, groups: tuple[LayerGroup, ...]) -> int:
    """Return about how many weights a model has whose tensors are not listed: from its widths, at least 1."""
    try:
        width = keys.integer("embedding_length") or 0
        stated = keys.value("feed_forward_length")
        largest = max(stated, default=0) if isinstance(stated, tuple) else stated
        forward = largest if isinstance(largest, int) and largest > 0 else DEFAULT_FEED_FORWARD_RATIO * width
        experts = max(1, keys.integer("expert_count") or 0)
        forward = (keys.integer("expert_feed_forward_length") or forward) if experts > 1 else forward
        vocabulary = keys.integer("vocab_size") or 0
    except KeyProblem:
        return 1
    per_layer = FEED_FORWARD_MATRICES * width * int(forward) * experts
    attention = sum(
        group.count
        * width
        * (
            group.num_attention_heads * (group.key_head_dim + group.value_head_dim)
            + group.key_values_per_token
            + group.value_values_per_token
        )
        for group in groups
    )
    return max(1, vocabulary * width + attention + per_layer * sum(group.count for group in groups))


def _data_notes(header: GgufHeader) -> list[Note]:
    if header.data_start is None:
        return [Note(kind=NoteKind.DATA_START_UNKNOWN, sentence=header.alignment_problem)]
    ends = [tensor.offset + tensor.byte_count for tensor in header.tensors if tensor.byte_count is not None]
    needed = header.data_start + max(ends, default=0)
    if not ends or header.file_bytes >= needed:
        return []
    sentence = (
        f"tensor data missing: {header.path.name} has {header.file_bytes:,} of {needed:,} bytes "
        "(an incomplete download, or a header on its own)"
    )
    return [
        Note(
            kind=NoteKind.TENSOR_DATA_MISSING,
            sentence=sentence,
            words=NoteWords.DATA_MISSING,
            names=(header.path.name,),
            numbers=(header.file_bytes, needed),
        )
    ]
