"""Writes small GGUF files for tests, whole or damaged on purpose."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

TYPE_OF = {bool: (7, "?"), int: (4, "I"), float: (6, "f")}
LLAMA = {
    "general.architecture": "llama",
    "llama.block_count": 32,
    "llama.context_length": 8192,
    "llama.embedding_length": 4096,
    "llama.attention.head_count": 32,
    "llama.attention.head_count_kv": 8,
}


@dataclass(frozen=True)
class Raw:
    """Bytes that stand for a value, its type number included."""

    data: bytes


@dataclass(frozen=True)
class Table:
    """A tensor: name, dimensions, type number, offset and how many bytes of data follow."""

    name: str
    dimensions: tuple[int, ...]
    type_id: int = 0
    offset: int = 0


def text(value: str, order: str = "<") -> bytes:
    data = value.encode()
    return struct.pack(order + "Q", len(data)) + data


def typed(value: object, order: str = "<") -> bytes:
    if isinstance(value, Raw):
        return value.data
    if isinstance(value, str):
        return struct.pack(order + "I", 8) + text(value, order)
    if isinstance(value, list):
        if value and isinstance(value[0], str):
            return struct.pack(order + "IIQ", 9, 8, len(value)) + b"".join(text(entry, order) for entry in value)
        number, code = TYPE_OF[type(value[0])]
        return struct.pack(f"{order}IIQ{len(value)}{code}", 9, number, len(value), *value)
    number, code = TYPE_OF[type(value)]
    return struct.pack(f"{order}I{code}", number, value)


def header(
    keys: dict[str, object],
    tensors: Sequence[Table] = (),
    *,
    version: int = 3,
    order: str = "<",
    key_count: int | None = None,
    tensor_count: int | None = None,
) -> bytes:
    """Return magic, counts, keys and tensor table; the counts may lie."""
    counts = (len(tensors) if tensor_count is None else tensor_count, len(keys) if key_count is None else key_count)
    parts = [b"GGUF", struct.pack(order + "IQQ", version, *counts)]
    parts.extend(text(name, order) + typed(value, order) for name, value in keys.items())
    for tensor in tensors:
        count = len(tensor.dimensions)
        parts.append(text(tensor.name, order))
        parts.append(struct.pack(f"{order}I{count}QIQ", count, *tensor.dimensions, tensor.type_id, tensor.offset))
    return b"".join(parts)


def write(
    path: Path, keys: dict[str, object], tensors: Sequence[Table] = (), *, data_bytes: int = 0, **options: object
) -> Path:
    """Write a file; `data_bytes` zeros follow the header, which is padded to 32 bytes first."""
    start = header(keys, tensors, **options)  # type: ignore[arg-type]
    with path.open("wb") as file:
        file.write(start + bytes(-len(start) % 32))
        if data_bytes:
            file.truncate(len(start) + -len(start) % 32 + data_bytes)
    return path
