"""Weights in safetensors files: exact sizes from their headers or from the index beside them, never from the tensors.

Format: 8 bytes with the length of a JSON header, then the header (huggingface/safetensors, Apache-2.0).
"""

import json
import re
import struct
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from app.files.model_file import ModelFileError

SINGLE_NAME = "model.safetensors"  # is loaded before anything else in the folder
INDEX_NAMES = ("model.safetensors.index.json", "pytorch_model.bin.index.json")
MAX_HEADER_BYTES = 4 << 20  # real headers have under 2 MB for each file
MAX_INDEX_BYTES = 32 << 20  # that of DeepSeek V3 has 9 MB
MAX_FILES = 2000
MAX_VALUES = 2**50
EXPERTS = re.compile(r"\.experts\.|\.experts_|_experts\.")
SHARED = re.compile(r"shared_expert")
EMBEDDING = re.compile(r"(?:embed_tokens|wte|word_embeddings|tok_embeddings|embed_in|embedding)\.weight$")
VISION = re.compile(r"vision|visual|audio|image")


@dataclass(frozen=True, slots=True, kw_only=True)
class SafetensorsTotals:
    """What lies in a folder.

    Attributes
    ----------
    files : tuple of Path
        Present files with weights.
    missing : tuple of str
        Files that the index names and that are not there.
    total_bytes, expert_bytes, embedding_bytes : int
    values : int
        Numbers in all tensors; packed formats hold several weights in one.
    types : tuple of str
        Tensor types by share of bytes, the largest first.
    """

    files: tuple[Path, ...]
    missing: tuple[str, ...]
    total_bytes: int
    expert_bytes: int
    embedding_bytes: int
    values: int
    types: tuple[str, ...]


def read_folder(folder: Path) -> SafetensorsTotals | None:
    """Add up the safetensors files of a folder; None where there are none.

    Raises
    ------
    ModelFileError
        If an index or a header is damaged.
    """
    index = next((folder / name for name in INDEX_NAMES if (folder / name).is_file()), None)
    stated: int | None = None
    names: list[str] = []
    single = folder / SINGLE_NAME
    if single.is_file():
        names = [SINGLE_NAME]
    elif index is not None:
        names, stated = _read_index(index)
        _check_count(folder, names)
        if not any((folder / name).is_file() for name in names) and stated is None:
            return None
    else:
        names = sorted(file.name for file in folder.glob("*.safetensors") if file.is_file())
        names = [name for name in names if not name.startswith(("adapter", "optimizer"))]
        names = [name for name in names if not name.startswith("consolidated")] or names  # a second copy of everything
    if not names and stated is None:
        return None
    _check_count(folder, names)
    present = tuple(folder / name for name in names if (folder / name).is_file())
    missing = tuple(name for name in names if not (folder / name).is_file())
    return _totals(present, missing, stated)


def _check_count(folder: Path, names: list[str]) -> None:
    if len(names) > MAX_FILES:
        raise ModelFileError(folder, f"the folder names {len(names):,} weight files; at most {MAX_FILES:,} are read")


def _totals(present: tuple[Path, ...], missing: tuple[str, ...], stated: int | None) -> SafetensorsTotals:
    total = expert = embedding = values = 0
    by_type: dict[str, int] = {}
    readable = [path for path in present if path.suffix == ".safetensors"]  # of others, only the index tells sizes
    for path in readable:
        for name, kind, count, size in read_safetensors_header(path):
            total += size
            values += count
            by_type[kind] = by_type.get(kind, 0) + size
            if EXPERTS.search(name) and not SHARED.search(name):
                expert += size
            elif EMBEDDING.search(name) and not VISION.search(name):
                embedding += size
    if stated is not None and (missing or len(readable) < len(present)):
        total = stated  # the index knows the whole although some files are not here or cannot be read
    return SafetensorsTotals(
        files=present,
        missing=missing,
        total_bytes=total,
        expert_bytes=expert,
        embedding_bytes=embedding,
        values=values,
        types=tuple(sorted(by_type, key=by_type.__getitem__, reverse=True)),
    )


def read_safetensors_header(path: Path) -> list[tuple[str, str, int, int]]:
    """Return name, type, number of values and bytes of each tensor of a file.

    Raises
    ------
    ModelFileError
        If the file is cut off, or the header's length, JSON or entries are impossible.
    """
    try:
        with path.open("rb") as file:
            size = path.stat().st_size
            start = file.read(8)
            length = struct.unpack("<Q", start)[0] if len(start) == 8 else 0
            if MAX_HEADER_BYTES < length <= size - 8:
                sentence = f"the header has {length:,} bytes; at most {MAX_HEADER_BYTES:,} are read"
                raise ModelFileError(path, sentence)
            if length < 2 or 8 + length > size:
                sentence = (
                    f"the header is said to have {length:,} bytes in a file of {size:,}: cut off, or no safetensors"
                )
                raise ModelFileError(path, sentence)
            header = json.loads(file.read(length))
    except OSError as error:
        raise ModelFileError(path, f"the file cannot be read ({error.strerror or error})") from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, ModelFileError):
            raise
        raise ModelFileError(path, "the header of the safetensors file is no valid JSON") from error
    if not isinstance(header, dict):
        raise ModelFileError(path, "the header of the safetensors file is no JSON object")
    return [_entry(path, name, entry) for name, entry in header.items() if name != "__metadata__"]


def _entry(path: Path, name: str, entry: Any) -> tuple[str, str, int, int]:
    shape: Any = entry.get("shape") if isinstance(entry, dict) else None
    offsets: Any = entry.get("data_offsets") if isinstance(entry, dict) else None
    is_shape = isinstance(shape, list) and all(type(value) is int and value >= 0 for value in shape)
    is_range = isinstance(offsets, list) and len(offsets) == 2 and all(type(value) is int for value in offsets)
    if not is_shape or not is_range or not 0 <= offsets[0] <= offsets[1] <= 2**56 or prod(shape) > MAX_VALUES:
        raise ModelFileError(
            path, f"tensor {name[:80]!r} has an impossible shape or position in the safetensors header"
        )
    return name, str(entry.get("dtype", ""))[:20], prod(shape), offsets[1] - offsets[0]


def _read_index(path: Path) -> tuple[list[str], int | None]:
    """Return the file names and the stated total size of an index."""
    try:
        if path.stat().st_size > MAX_INDEX_BYTES:
            raise ModelFileError(path, f"the index has more than {MAX_INDEX_BYTES >> 20} MiB")
        index = json.loads(path.read_bytes())
    except OSError as error:
        raise ModelFileError(path, f"the index cannot be read ({error.strerror or error})") from error
    except (ValueError, RecursionError) as error:
        if isinstance(error, ModelFileError):
            raise
        raise ModelFileError(path, "the index is no valid JSON") from error
    weight_map = index.get("weight_map") if isinstance(index, dict) else None
    if not isinstance(weight_map, dict):
        raise ModelFileError(path, "the index has no 'weight_map'")
    names = sorted({name for name in weight_map.values() if isinstance(name, str) and Path(name).name == name})
    metadata = index.get("metadata")
    stated: Any = metadata.get("total_size") if isinstance(metadata, dict) else None
    is_size = isinstance(stated, int | float) and not isinstance(stated, bool) and 0 < stated < 2**56
    return names, int(stated) if is_size else None
