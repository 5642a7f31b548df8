"""Values as llama-bench prints them: counts, rates, sizes, switches and model names, or a refusal."""

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.files.result_text import parse_number

MAX_TOKENS = 2**31
MAX_TOKENS_PER_S = 1e8


class FlashAttention(StrEnum):
    """Whether the run used flash attention."""

    OFF = "off"
    ON = "on"
    AUTO = "auto"  # the runtime decided


class BadValueError(ValueError):
    """A value that makes a row useless; the message says which."""


@dataclass(frozen=True, slots=True)
class RecordValues:
    """Typed access to a record whose values are text (tables, CSV, SQL) or JSON values."""

    record: Mapping[str, object]
    decimal_comma: bool

    def text(self, key: str) -> str:
        """Return a text or number as text without outer spaces; empty where missing."""
        value = self.record.get(key)
        return str(value).strip()[:200] if isinstance(value, str | int | float) else ""

    def number(self, key: str) -> float | None:
        """Return a finite number, or None."""
        value = self.record.get(key)
        if isinstance(value, str):
            return parse_number(value, decimal_comma=self.decimal_comma)
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        return float(value) if abs(value) < 1e300 and math.isfinite(value) else None

    def whole(self, key: str, low: int, high: int) -> int | None:
        """Return a whole number from `low` to `high`, or None."""
        number = self.number(key)
        if number is None or not low <= number <= high or number != int(number):
            return None
        return int(number)

    def count(self, key: str) -> int | None:
        """Return a number of tokens, or None where missing; refuse anything else."""
        value = self.record.get(key)
        if value is None or value == "":
            return None
        whole = self.whole(key, 0, MAX_TOKENS)
        if whole is None:
            raise BadValueError(f"{key} is {str(value)[:40]}, expected a whole number from 0 to {MAX_TOKENS:,}")
        return whole

    def rate(self, key: str) -> float:
        """Return tokens/s above 0, or refuse the row."""
        number = self.number(key)
        if number is None or not 0 < number <= MAX_TOKENS_PER_S:
            stated = self.record.get(key)
            shown = "missing" if stated is None or stated == "" else str(stated)[:40]
            raise BadValueError(f"{key} is {shown}, expected a number of tokens/s above 0")
        return number


def parse_flash_attention(value: object) -> FlashAttention | None:
    """Return the setting in any of its spellings (-1, "auto", true, "1"), or None."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return _FLASH_ATTENTION.get(str(value).strip().lower())


def split_model_name(name: str) -> tuple[str, str]:
    """Return architecture and weight format of llama-bench's model text ("qwen2 7B Q4_K - Medium")."""
    match = _MODEL_NAME.match(name)
    if match is None:
        return "", ""
    quant = match["quant"].split(",")[0]
    quant = re.sub(r" - (\d.*)$", "", quant)  # "IQ4_NL - 4.5 bpw"
    quant = re.sub(r" - ([SML])(?:mall|edium|arge)$", r"_\1", quant)
    return match["architecture"], quant.removesuffix(" MoE").strip()


def parse_size(text: str) -> int | None:
    """Return the bytes of "606.53 MiB"."""
    return _scaled(text, {"B": 1, "KiB": 2**10, "MiB": 2**20, "GiB": 2**30, "TiB": 2**40})


def parse_parameters(text: str) -> int | None:
    """Return the number of "6.74 B"."""
    return _scaled(text, {"": 1, "K": 10**3, "M": 10**6, "B": 10**9, "T": 10**12})


_FLASH_ATTENTION = {
    "-1": FlashAttention.AUTO,
    "auto": FlashAttention.AUTO,
    "0": FlashAttention.OFF,
    "false": FlashAttention.OFF,
    "off": FlashAttention.OFF,
    "1": FlashAttention.ON,
    "true": FlashAttention.ON,
    "on": FlashAttention.ON,
}
_MODEL_NAME = re.compile(
    r"(?P<architecture>\S+) (?:.{0,60}? )??(?:\(guessed\) )?(?:mostly |all )?"
    r"(?P<quant>(?:I?Q\d|TQ\d|BF16|F16|F32|FP8|MXFP\d|NVFP\d).{0,40})\Z"
)


def _scaled(text: str, factors: Mapping[str, int]) -> int | None:
    match = re.match(r"\s*([\d.,]{1,30})\s*([A-Za-z]{0,3})\s*\Z", text)
    if match is None or match[2] not in factors:
        return None
    number = parse_number(match[1], decimal_comma=True)
    return None if number is None else round(number * factors[match[2]])
