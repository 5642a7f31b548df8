"""OpenAI-style answers: usage, llama-server's timings, and recorded streams whose chunks are not tokens."""

from collections.abc import Mapping
from dataclasses import replace

from app.files.result_notes import NoteBook, NoteKind
from app.files.server_results_row import ServerKind, ServerResult
from app.files.server_results_values import MIN_ANSWER_TOKENS, MIN_READ_TOKENS, count, duration, mapping, rate

_TEXT_KEYS = ("content", "reasoning_content", "reasoning", "text", "tool_calls")
_TIME_KEYS = ("t_s", "time_s", "elapsed_s")


def is_openai(report: Mapping[str, object]) -> bool:
    """Whether an object is a complete answer with usage or timings, and no chunk of a stream."""
    counted = isinstance(report.get("usage"), dict) or isinstance(report.get("timings"), dict)
    return counted and not is_chunk(report)


def is_chunk(report: Mapping[str, object]) -> bool:
    """Whether an object is one chunk of a stream."""
    if str(report.get("object", "")).endswith("chunk"):
        return True
    choices = report.get("choices")
    if not isinstance(choices, list):
        return False
    return not choices or (isinstance(choices[0], dict) and "delta" in choices[0])


def openai_result(report: Mapping[str, object], line: int, book: NoteBook) -> ServerResult:
    """Return the row of a complete answer."""
    timings = mapping(report, "timings")
    counted = _usage(ServerResult(kind=ServerKind.OPENAI, line=line), mapping(report, "usage"))
    if not timings:
        book.add(NoteKind.DECODE_NOT_MEASURED, line, "usage counts tokens, but no times were recorded")
        return counted
    return timings_result(counted, timings, book)


def timings_result(result: ServerResult, timings: Mapping[str, object], book: NoteBook) -> ServerResult:
    """Return the row with what llama-server's "timings" object says (milliseconds, read tokens only)."""
    read, read_ms = count(timings, "prompt_n"), duration(timings, "prompt_ms")
    cached = count(timings, "cache_n") or result.cached_tokens
    answer, answer_ms = count(timings, "predicted_n"), duration(timings, "predicted_ms")
    decode_s = None if answer_ms is None or (answer or 0) < MIN_ANSWER_TOKENS else answer_ms / 1000
    prefill_s = None if read_ms is None else read_ms / 1000
    prompt = result.prompt_tokens if read is None else read + (cached or 0)
    prefill_rate = rate(read, prefill_s) if read is not None and read >= MIN_READ_TOKENS else None
    if prefill_rate is None:
        book.add(
            NoteKind.PREFILL_NOT_MEASURED,
            result.line,
            f"{read or 0} prompt tokens were read, the others were cached or no time was recorded",
        )
    return replace(
        result,
        kind=ServerKind.LLAMA_CPP,
        prompt_tokens=prompt,
        cached_tokens=cached,
        answer_tokens=result.answer_tokens or answer,
        ttft_s=result.ttft_s or prefill_s,
        prefill_tokens_per_s=prefill_rate,
        decode_tokens_per_s=rate(answer, decode_s),
        tpot_s=decode_s / answer if answer and decode_s else None,
    )


class StreamRecorder:
    """Puts the chunks of one recorded stream together."""

    def __init__(self, line: int) -> None:
        self._line = line
        self._times: list[float] = []
        self._chunks = 0
        self._usage: Mapping[str, object] = {}
        self._timings: Mapping[str, object] = {}

    def add(self, chunk: Mapping[str, object], time_s: float | None) -> None:
        """Take in one chunk and when it came, in seconds after the request was sent."""
        self._usage = mapping(chunk, "usage") or self._usage
        self._timings = mapping(chunk, "timings") or self._timings
        choices = chunk.get("choices")
        first = choices[0] if isinstance(choices, list) and choices and isinstance(choices[0], dict) else {}
        delta = mapping(first, "delta") or first
        if any(delta.get(key) for key in _TEXT_KEYS):
            self._chunks += 1
            if time_s is not None and (not self._times or time_s >= self._times[-1]):
                self._times.append(time_s)

    def result(self, book: NoteBook) -> ServerResult | None:
        """Return the row, or None if nothing came; tokens are never guessed from chunks."""
        if not self._chunks and not self._usage and not self._timings:
            return None
        result = ServerResult(kind=ServerKind.OPENAI, line=self._line)
        result = _usage(result, self._usage)
        timed = len(self._times) == self._chunks and self._chunks > 0
        if timed:
            span_s = self._times[-1] - self._times[0]
            result = replace(result, ttft_s=self._times[0] or None, total_s=self._times[-1] or None)
            if span_s > 0 and result.answer_tokens is not None and result.answer_tokens > 1:
                decode_tokens = result.answer_tokens - 1  # the first token came out of the prefill pass
                result = replace(result, tpot_s=span_s / decode_tokens, decode_tokens_per_s=rate(decode_tokens, span_s))
        if self._timings:
            return timings_result(result, self._timings, book)
        if result.answer_tokens is None:
            book.add(NoteKind.TOKENS_UNKNOWN, self._line, f"{self._chunks} chunks; the request must ask for usage")
        elif not timed:
            book.add(NoteKind.DECODE_NOT_MEASURED, self._line, "the chunks carry no times")
        return result


def chunk_time(report: Mapping[str, object]) -> float | None:
    """Return when a recorded line came, in seconds; None where it was not recorded."""
    for key in _TIME_KEYS:
        value = report.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1e9:
            return float(value)
    return None


def _usage(result: ServerResult, usage: Mapping[str, object]) -> ServerResult:
    prompt = count(usage, "prompt_tokens") or count(usage, "input_tokens")
    cached = count(mapping(usage, "prompt_tokens_details"), "cached_tokens")
    cached = cached or count(mapping(usage, "input_tokens_details"), "cached_tokens")
    if prompt is None or (cached is not None and cached > prompt):
        cached = None
    answer = count(usage, "completion_tokens") or count(usage, "output_tokens")
    return replace(result, prompt_tokens=prompt, cached_tokens=cached, answer_tokens=answer)
