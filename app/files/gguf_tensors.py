"""The tensor table of a GGUF file: names, shapes and types, and how many weights and bytes they add up to."""

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from math import prod

from app.files.gguf_bytes import ByteReader
from app.files.gguf_types import FILE_TYPES, TENSOR_TYPES

MAX_DIMENSIONS = 4  # GGML_MAX_DIMS
MAX_NAME_BYTES = 256  # llama.cpp allows 64
MAX_VALUES = 2**50  # weights in one tensor; far above any model, far below what could wrap
MAX_OFFSET = 2**56
EXPERTS = re.compile(r"_(?:ch)?exps\.|\.ffn_(?:gate|up|down)\.\d+\.")  # stacked, or one tensor each (2023)
BLOCK = re.compile(r"^(?:dec\.|enc\.)?blk\.(\d+)\.")
EMBEDDING = ("token_embd.weight",)
HEAD = ("output.weight",)


@dataclass(frozen=True, slots=True)
class Tensor:
    """One row of the table; `byte_count` is None where the type is unknown."""

    name: str
    dimensions: tuple[int, ...]
    type_id: int
    offset: int
    value_count: int
    byte_count: int | None

    @property
    def type_name(self) -> str:
        """Name of the tensor type, or its number where it is unknown."""
        known = TENSOR_TYPES.get(self.type_id)
        return f"type {self.type_id}" if known is None else known.name


@dataclass(frozen=True, slots=True, kw_only=True)
class WeightTotals:
    """What the tensors of all parts add up to; numbers of weights, and bytes."""

    tensor_count: int
    parameters: int
    total_bytes: int
    expert_parameters: int
    expert_bytes: int
    expert_layers: int
    embedding_parameters: int
    embedding_bytes: int
    head_parameters: int
    is_tied: bool
    unknown_types: tuple[str, ...]
    prevailing_type: str
    type_names: frozenset[str]


def read_tensor(reader: ByteReader, index: int) -> Tensor:
    """Read one row of the tensor table.

    Raises
    ------
    ModelFileError
        If the table is cut off or a shape is impossible.
    """
    what = f"row {index + 1} of the tensor table"
    name, length = reader.text(what, keep=MAX_NAME_BYTES, is_name=True)
    if name is None:
        raise reader.fail(f"{what} has a name of {length:,} bytes; at most {MAX_NAME_BYTES} are read")
    dimension_count = reader.unsigned("I", what)
    if not 1 <= dimension_count <= MAX_DIMENSIONS:
        raise reader.fail(f"tensor {name!r} has {dimension_count:,} dimensions; 1 to {MAX_DIMENSIONS} are possible")
    dimensions = tuple(reader.unsigned(reader.count_format, what) for _ in range(dimension_count))
    type_id = reader.unsigned("I", what)
    offset = reader.unsigned("Q", what)
    if 0 in dimensions:
        raise reader.fail(f"tensor {name!r} has a dimension of 0: {list(dimensions)}")
    value_count = prod(dimensions)
    if value_count > MAX_VALUES or offset > MAX_OFFSET:
        raise reader.fail(
            f"tensor {name!r} is said to have {value_count:,} values at byte {offset:,}, which is impossible"
        )
    known = TENSOR_TYPES.get(type_id)
    if known is None:
        return Tensor(name, dimensions, type_id, offset, value_count, None)
    if dimensions[0] % known.block_values:
        raise reader.fail(
            f"tensor {name!r} has rows of {dimensions[0]:,} values; {known.name} wants {known.block_values}s"
        )
    byte_count = value_count // known.block_values * known.block_bytes
    return Tensor(name, dimensions, type_id, offset, value_count, byte_count)


def check_positions(reader: ByteReader, tensors: tuple[Tensor, ...], *, alignment: int) -> None:
    """Check that each tensor's data begins where the one before it ends, as every runtime demands.

    Raises
    ------
    ModelFileError
        With the first tensor that does not; tensors of an unknown type end the check.
    """
    expected = 0
    for tensor in tensors:
        if tensor.offset != expected:
            raise reader.fail(
                f"tensor {tensor.name!r} begins at byte {tensor.offset:,} of the data; {expected:,} is expected"
            )
        if tensor.byte_count is None:
            return
        expected += -(-tensor.byte_count // alignment) * alignment


def with_estimated_bytes(tensors: tuple[Tensor, ...], *, data_bytes: int) -> tuple[Tensor, ...]:
    """Return the table with the size of each tensor of unknown type taken from the distance to the next one.

    Parameters
    ----------
    data_bytes : int
        Bytes of tensor data in the file; the last tensor ends there.
    """
    ends = [*(tensor.offset for tensor in tensors[1:]), data_bytes][: len(tensors)]
    return tuple(
        tensor
        if tensor.byte_count is not None
        else Tensor(
            tensor.name,
            tensor.dimensions,
            tensor.type_id,
            tensor.offset,
            tensor.value_count,
            end - tensor.offset if end > tensor.offset else None,
        )
        for tensor, end in zip(tensors, ends, strict=True)
    )


def add_up(tensors: Iterable[Tensor]) -> WeightTotals:
    """Add up all tensors, the experts' and the embedding's share apart."""
    rows = list(tensors)
    by_type: Counter[str] = Counter()
    experts = [row for row in rows if EXPERTS.search(row.name)]
    embedding = [row for row in rows if row.name in EMBEDDING]
    head = [row for row in rows if row.name in HEAD]
    for row in rows:
        if len(row.dimensions) > 1:
            by_type[row.type_name] += row.value_count
    embedding_parameters = sum(row.value_count for row in embedding)
    expert_layers = {match.group(1) for row in experts if (match := BLOCK.match(row.name))}
    return WeightTotals(
        tensor_count=len(rows),
        parameters=sum(row.value_count for row in rows),
        total_bytes=sum(row.byte_count or 0 for row in rows),
        expert_parameters=sum(row.value_count for row in experts),
        expert_bytes=sum(row.byte_count or 0 for row in experts),
        expert_layers=len(expert_layers),
        embedding_parameters=embedding_parameters,
        embedding_bytes=sum(row.byte_count or 0 for row in embedding),
        head_parameters=sum(row.value_count for row in head) if head else embedding_parameters,
        is_tied=not head,
        unknown_types=tuple(sorted({row.type_name for row in rows if row.type_id not in TENSOR_TYPES})),
        prevailing_type=by_type.most_common(1)[0][0] if by_type else (rows[0].type_name if rows else ""),
        type_names=frozenset(row.type_name for row in rows),
    )


def format_name(totals: WeightTotals, *, file_type: object) -> str:
    """Return the name of the weight format: the recipe where the tensors bear it out, else their prevailing type."""
    if isinstance(file_type, int):
        recipe, base = FILE_TYPES.get(file_type, ("", ""))
        if base in totals.type_names:
            return recipe
    return totals.prevailing_type
