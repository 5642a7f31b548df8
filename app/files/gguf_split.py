"""Split GGUF files: which parts belong together, which are there, and which are missing."""

import re
from dataclasses import dataclass
from pathlib import Path

from app.files.gguf_header import GgufHeader
from app.files.model_file import ModelFileError

PART = re.compile(r"^(?P<stem>.*)-(?P<number>\d{5})-of-(?P<total>\d{5})(?P<suffix>\.gguf)$", re.IGNORECASE)
MAX_PARTS = 2000


@dataclass(frozen=True, slots=True)
class PartSet:
    """The present parts in order (the first one leads, it has the keys), and the names of the missing ones."""

    present: tuple[Path, ...]
    missing: tuple[str, ...]


def parts_of(path: Path) -> PartSet:
    """Return all parts of the set that a file belongs to; the file alone where its name is no part's name.

    Raises
    ------
    ModelFileError
        If the first part, which holds the keys, is missing, or the name is impossible.
    """
    match = PART.match(path.name)
    if match is None:
        return PartSet((path,), ())
    number, total = int(match["number"]), int(match["total"])
    if not 1 <= number <= total <= MAX_PARTS:
        raise ModelFileError(path, f"the name says part {number} of {total}, which cannot be")
    names = [f"{match['stem']}-{index:05d}-of-{match['total']}{match['suffix']}" for index in range(1, total + 1)]
    present = [path.with_name(name) for name in names if path.with_name(name).is_file()]
    missing = [name for name in names if not path.with_name(name).is_file()]
    if names[0] in missing:
        raise ModelFileError(
            path,
            f"this is part {number} of {total}; part 1, which describes the model, is not beside it: open {names[0]}",
        )
    return PartSet(tuple(present), tuple(missing))


def check_part(header: GgufHeader) -> None:
    """Refuse a part whose own number is another than its name says: a mix-up would count some tensors twice.

    Raises
    ------
    ModelFileError
        Naming the part, what its name says and what its keys say.
    """
    match = PART.match(header.path.name)
    index, count = header.keys.get("split.no"), header.keys.get("split.count")  # the first part has number 0
    if match is None or not isinstance(index, int) or not isinstance(count, int):
        return
    number, total = int(match["number"]), int(match["total"])
    if (index + 1, count) != (number, total):
        raise ModelFileError(
            header.path, f"the name says part {number} of {total}, the file itself part {index + 1:,} of {count:,}"
        )
