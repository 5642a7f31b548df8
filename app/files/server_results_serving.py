"""Serving benchmarks of vLLM and SGLang: many requests, so means per request and totals are kept apart."""

import re
from collections.abc import Mapping

from app.files.result_notes import NoteBook, NoteKind
from app.files.result_text import parse_number
from app.files.server_results_row import ServerKind, ServerResult
from app.files.server_results_values import count, duration

QUEUEING_TTFT_RATIO = 0.2
"""From this share of the benchmark's duration, a mean TTFT is mostly waiting for other requests."""

_LABELS = {
    "successful requests": "completed",
    "benchmark duration (s)": "duration",
    "total input tokens": "total_input_tokens",
    "total generated tokens": "total_output_tokens",
    "output token throughput (tok/s)": "output_throughput",
    "concurrency": "concurrency",
    "max request concurrency": "max_concurrency",
    "maximum request concurrency": "max_concurrency",
    "peak concurrent requests": "max_concurrent_requests",
    "mean ttft (ms)": "mean_ttft_ms",
    "mean tpot (ms)": "mean_tpot_ms",
    "mean itl (ms)": "mean_itl_ms",
    "mean e2e latency (ms)": "mean_e2e_latency_ms",
    "mean e2el (ms)": "mean_e2el_ms",
}
_LINE = re.compile(r"(?P<label>[A-Z][A-Za-z0-9 /().]{5,60}?):\s+(?P<value>[\d.,]{1,24})\s*\Z")


def is_heading(text: str) -> bool:
    """Whether a line starts the report."""
    return "Serving Benchmark Result" in text


def is_serving(report: Mapping[str, object]) -> bool:
    """Whether an object is a saved benchmark result."""
    return "mean_ttft_ms" in report and ("completed" in report or "total_output_tokens" in report)


def serving_field(text: str) -> tuple[str, float] | None:
    """Return the saved result's name and the value of a printed line, or None."""
    match = _LINE.search(text)
    if match is None or match["label"].lower() not in _LABELS:
        return None
    value = parse_number(match["value"], decimal_comma=True)
    return None if value is None else (_LABELS[match["label"].lower()], value)


def serving_result(report: Mapping[str, object], line: int, book: NoteBook) -> ServerResult | None:
    """Return the row of one benchmark; None if no request was completed."""
    requests = count(report, "completed")
    if requests is None:
        book.add(NoteKind.BAD_VALUE, line, "no successful requests")
        return None
    prompts, answers = count(report, "total_input_tokens"), count(report, "total_output_tokens")
    ttft_s, tpot_s = _seconds(report, "mean_ttft_ms"), _seconds(report, "mean_tpot_ms")
    latency_s = _seconds(report, "mean_e2e_latency_ms") or _seconds(report, "mean_e2el_ms")
    decode_tokens = answers / requests - 1 if answers else 0.0
    if decode_tokens <= 0:
        tpot_s = None  # one token per answer: there is no time between tokens
    elif tpot_s is None and latency_s is not None and ttft_s is not None and latency_s > ttft_s:
        tpot_s = (latency_s - ttft_s) / decode_tokens
    if tpot_s is None:
        book.add(NoteKind.DECODE_NOT_MEASURED, line, "no time per output token, the answers have one token or it is 0")
    concurrency = next(
        (c for c in (duration(report, k) for k in ("concurrency", "max_concurrent_requests", "max_concurrency")) if c),
        None,
    )
    total_s = duration(report, "duration")
    if ttft_s is not None and total_s is not None and ttft_s > QUEUEING_TTFT_RATIO * total_s and requests > 1:
        book.add(NoteKind.QUEUEING, line, f"mean TTFT {ttft_s:.2f} s of {total_s:.2f} s")
    return ServerResult(
        kind=ServerKind.SERVING_BENCHMARK,
        line=line,
        requests=requests,
        concurrency=concurrency,
        prompt_tokens=round(prompts / requests) if prompts else None,
        answer_tokens=round(answers / requests) if answers else None,
        ttft_s=ttft_s,
        tpot_s=tpot_s,
        decode_tokens_per_s=None if tpot_s is None else 1 / tpot_s,
        total_s=total_s,
        tokens_per_s_total=duration(report, "output_throughput"),
    )


def _seconds(report: Mapping[str, object], key: str) -> float | None:
    milliseconds = duration(report, key)
    return None if milliseconds is None else milliseconds / 1000
