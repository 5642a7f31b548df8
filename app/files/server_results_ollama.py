"""Ollama's reports: durations in nanoseconds in the API, with units in `--verbose`."""

import re
from collections.abc import Mapping
from dataclasses import replace

from app.files.result_notes import NoteBook, NoteKind
from app.files.server_results_row import ServerKind, ServerResult
from app.files.server_results_values import MIN_ANSWER_TOKENS, MIN_READ_TOKENS, count, duration, rate

NANOSECOND = 1e-9
MAX_PLAUSIBLE_DECODE_TOKENS_PER_S = 20_000.0
"""One chat on the fastest inference hardware stays below this; more means another unit."""

MAX_PLAUSIBLE_PREFILL_TOKENS_PER_S = 2_000_000.0

_OTHER_UNITS = (("microseconds", 1e3), ("milliseconds", 1e6), ("seconds", 1e9))
_VERBOSE_KEYS = {
    "total duration": "total_duration",
    "load duration": "load_duration",
    "prompt eval count": "prompt_eval_count",
    "prompt eval duration": "prompt_eval_duration",
    "eval count": "eval_count",
    "eval duration": "eval_duration",
}
_VERBOSE_LINE = re.compile(r"\s*(?P<key>[a-z ]{10,24}):\s+(?P<value>[\d.hmsµμnu]{1,40})(?: token\(s\))?\s*\Z")
_GO_PART = re.compile(r"(\d+(?:\.\d+)?)(h|ms|m|s|µs|μs|us|ns)")
_GO_SECONDS = {"h": 3600.0, "m": 60.0, "s": 1.0, "ms": 1e-3, "µs": 1e-6, "μs": 1e-6, "us": 1e-6, "ns": 1e-9}


def is_ollama(report: Mapping[str, object]) -> bool:
    """Whether an object is the last one of an Ollama answer."""
    return report.get("done") is not False and ("eval_duration" in report or "prompt_eval_duration" in report)


def ollama_result(report: Mapping[str, object], line: int, book: NoteBook) -> ServerResult:
    """Return the row of one answer; durations in another unit than nanoseconds are rescaled with a note."""
    answer, total = count(report, "eval_count"), duration(report, "total_duration")
    load = duration(report, "load_duration")
    prompt = count(report, "prompt_eval_count")
    cached = count(report, "prompt_eval_cached_count")
    if prompt is not None and cached is not None and cached > prompt:
        cached = None
    prefill_time, decode_time = duration(report, "prompt_eval_duration"), duration(report, "eval_duration")
    factor = _unit_factor(answer, prompt, prefill_time, decode_time, total, load)
    if factor is None:
        book.add(
            NoteKind.UNIT_DOUBTFUL, line, f"eval_duration {decode_time:g} ns for {answer} tokens" if decode_time else ""
        )
        prefill_time = decode_time = None
    elif factor != 1:
        unit = next(name for name, scale in _OTHER_UNITS if scale == factor)
        book.add(NoteKind.UNIT_RESCALED, line, f"prompt and answer durations read as {unit}, not nanoseconds")
    scale = NANOSECOND * (factor or 1)
    prefill_s = None if prefill_time is None else prefill_time * scale
    decode_s = None if decode_time is None or (answer or 0) < MIN_ANSWER_TOKENS else decode_time * scale
    load_s = None if load is None else load * NANOSECOND
    result = ServerResult(
        kind=ServerKind.OLLAMA,
        line=line,
        prompt_tokens=prompt,
        cached_tokens=cached,
        answer_tokens=answer,
        load_s=load_s,
        total_s=None if total is None else total * NANOSECOND,
        ttft_s=None if prefill_s is None else prefill_s + (load_s or 0.0),
        decode_tokens_per_s=rate(answer, decode_s),
        tpot_s=decode_s / answer if answer and decode_s else None,
    )
    read = result.read_tokens
    if read is None or read < MIN_READ_TOKENS or prefill_s is None:
        book.add(NoteKind.PREFILL_NOT_MEASURED, line, "no count of tokens that were read, they may have been cached")
        return result
    return replace(result, prefill_tokens_per_s=rate(read, prefill_s))


def verbose_field(line: str) -> tuple[str, float] | None:
    """Return the API's name and value (nanoseconds or tokens) of a line of `ollama run --verbose`."""
    match = _VERBOSE_LINE.match(line)
    if match is None or match["key"].strip() not in _VERBOSE_KEYS:
        return None
    key, value = _VERBOSE_KEYS[match["key"].strip()], match["value"]
    if key.endswith("count"):
        return (key, float(value)) if value.isdigit() else None
    parts = _GO_PART.findall(value)
    if "".join(number + unit for number, unit in parts) != value:
        return None
    return key, sum(float(number) * _GO_SECONDS[unit] for number, unit in parts) / NANOSECOND


def _unit_factor(
    answer: int | None,
    prompt: int | None,
    prefill_time: float | None,
    decode_time: float | None,
    total: float | None,
    load: float | None,
) -> float | None:
    """Return by how much the parts must be multiplied to be nanoseconds; None if the unit cannot be told."""
    decode_rate = rate_or_zero(answer, decode_time)
    prefill_rate = rate_or_zero(prompt, prefill_time)
    if decode_rate <= MAX_PLAUSIBLE_DECODE_TOKENS_PER_S and (
        prefill_rate <= MAX_PLAUSIBLE_PREFILL_TOKENS_PER_S or decode_rate > 0
    ):
        return 1.0
    parts = (prefill_time or 0.0) + (decode_time or 0.0)
    if total is not None:
        rest = total - (load or 0.0)
        for _, factor in _OTHER_UNITS:
            if 0.2 * rest <= parts * factor <= 1.1 * rest:
                return factor
    return None


def rate_or_zero(tokens: int | None, nanoseconds: float | None) -> float:
    """Return tokens/s if the time is in nanoseconds; 0 where it is not known."""
    return tokens / (nanoseconds * NANOSECOND) if tokens and nanoseconds else 0.0
