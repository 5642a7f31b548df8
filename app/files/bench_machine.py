"""Tells which catalogue machine a benchmark ran on, by the name that the run printed."""

import re
from collections.abc import Iterable

from app.core.device import Device
from app.files.catalogue import Catalogue
from app.files.llama_bench_rows import BenchRow

_WORD = re.compile(r"[a-z]+\d[a-z0-9]*|\d+[a-z0-9]*|[a-z]+")
_GIGABYTES = re.compile(r"\b(\d{1,4}) ?gi?b\b", re.IGNORECASE)
_CORES = re.compile(r"\b(\d{1,3})-core", re.IGNORECASE)
_MAKERS = frozenset(
    (
        "nvidia", "geforce", "tesla", "quadro", "amd", "radeon", "rx", "instinct", "ryzen", "threadripper", "intel",
        "apple", "core", "arc", "gpu", "cpu", "graphics", "generation", "workstation", "edition", "series", "one",
        "the", "r", "tm", "with", "w", "gb", "gib", "corporation",
    )
)  # fmt: skip
"""Words that a name may have or lack."""

_SYNONYMS = {"mobile": "laptop", "sxm4": "sxm", "sxm5": "sxm", "sxm2": "sxm", "maxq": "maxq"}
_VARIANTS = frozenset(
    (
        "ti", "super", "xt", "xtx", "gre", "d", "laptop", "max", "pro", "ultra", "maxq", "ada", "server", "nano", "sxm",
        "pcie", "nvl", "m", "blackwell",
    )
)  # fmt: skip
"""Words that make it another machine: an "RTX 4070 Ti" is no "RTX 4070"."""

_SURE = frozenset({"ada", "blackwell", "pcie"})  # variants that names leave out where there is only one


def machine_text(rows: Iterable[BenchRow]) -> str:
    """Return the machine that most of the rows name; empty where none does."""
    counts: dict[str, int] = {}
    for row in rows:
        if row.device:
            counts[row.device] = counts.get(row.device, 0) + 1
    return max(counts, key=counts.__getitem__, default="")


def matching_devices(text: str, catalogue: Catalogue) -> tuple[Device, ...]:
    """Return the catalogue's machines that this name may mean; several only if nothing in it decides.

    Of machines of one name that differ in arithmetic alone, the largest is taken: rows tell how fast it really is.
    """
    words = _words(text)
    best: list[Device] = []
    most = 0
    for device in catalogue.devices.values():
        if device.kind == "example":
            continue
        for name in _names(device):
            wanted = _words(name)
            if not wanted or not wanted <= words or (words - wanted) & _VARIANTS - _SURE:
                continue
            if len(wanted) > most:
                best, most = [], len(wanted)
            if len(wanted) == most and device not in best:
                best.append(device)
    best = _narrowed(best, text)
    if len({device.bandwidth_bytes_per_s for device in best}) == 1 and all(d.kind == "apple" for d in best):
        return (max(best, key=_peak),)
    return tuple(best)


def _names(device: Device) -> tuple[str, ...]:
    """Return what a program may call the machine: processors with graphics have two names."""
    main = re.split(r"[(,]", device.name)[0]
    inner = re.search(r"\(([^)]*)\)", device.name)
    if inner is None or "core" in inner[1] or "one" in inner[1]:
        return (main,)
    return (main, inner[1])


def _words(name: str) -> frozenset[str]:
    text = _CORES.sub(" ", _GIGABYTES.sub(" ", name.lower().replace("max-q", "maxq").replace("(tm)", " ")))
    found = (_SYNONYMS.get(word, word) for word in _WORD.findall(text))
    return frozenset(word for word in found if word not in _MAKERS)


def _narrowed(devices: list[Device], text: str) -> list[Device]:
    """Keep those whose memory or number of cores the text names."""
    for pattern in (_CORES, _GIGABYTES):
        named = pattern.search(text)
        if named is not None:
            fitting = [d for d in devices if (own := pattern.search(d.name)) is not None and own[1] == named[1]]
            devices = fitting or devices
    return devices


def _peak(device: Device) -> float:
    return device.peak_flops_per_s
