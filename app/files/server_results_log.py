"""llama.cpp's timing lines ("prompt eval time = ..."), with decimal commas, and slots kept apart."""

import re
from dataclasses import dataclass

from app.files.result_notes import NoteBook, NoteKind
from app.files.result_text import parse_number
from app.files.server_results_row import ServerKind, ServerResult
from app.files.server_results_values import MAX_RATE, MIN_ANSWER_TOKENS, MIN_READ_TOKENS

STATED_RATE_TOLERANCE = 0.02
"""A stated rate is kept if the rounded milliseconds confirm it this well."""

_NUMBER = r"[\d.,]{1,20}|-?nan|-?inf"
_TIMING = re.compile(
    rf"(?P<what>prompt eval|eval|load|total) time\s*=\s*(?P<ms>{_NUMBER})\s*ms"
    rf"(?:\s*/\s*(?P<tokens>\d{{1,12}})\s*(?:tokens|runs)"
    rf"(?:\s*\(\s*(?:{_NUMBER}) ms per token,\s*(?P<rate>{_NUMBER}) tokens per second\))?)?"
)
_SLOT = re.compile(r"\bid\s+(?P<slot>\d{1,6})\s*\|\s*task\s+(?P<task>-?\d{1,12})\b")


@dataclass(frozen=True, slots=True)
class _Timing:
    seconds: float | None
    tokens: int | None
    rate: float | None


class LogRecorder:
    """Collects the timing lines of one request after the other."""

    def __init__(self) -> None:
        self._timings: dict[str, _Timing] = {}
        self._line = 0
        self._slot: tuple[int, int] | None = None
        self.rows: list[ServerResult] = []

    def take(self, text: str, line: int, book: NoteBook) -> bool:
        """Read a line; return whether it was a timing or slot line."""
        slot = _SLOT.search(text) if "timing" in text else None
        if slot is not None:
            number = (int(slot["slot"]), int(slot["task"]))
            if number != self._slot or "eval" in self._timings:
                self.finish(book)
            self._slot = number
        match = _TIMING.search(text)
        if match is None:
            return slot is not None
        what = match["what"]
        if what in self._timings or (what in ("prompt eval", "load") and "eval" in self._timings):
            kept = self._slot if slot is not None else None
            self.finish(book)
            self._slot = kept
        if not self._timings:
            self._line = line
        self._timings[what] = _timing(match)
        return True

    def finish(self, book: NoteBook) -> None:
        """Close the request that is being read, if there is one."""
        timings, self._timings = self._timings, {}
        slot, self._slot = self._slot, None
        nothing = _Timing(None, None, None)
        prefill, decode = timings.get("prompt eval", nothing), timings.get("eval", nothing)
        if "prompt eval" not in timings and "eval" not in timings:
            return
        prefill_rate = prefill.rate if (prefill.tokens or 0) >= MIN_READ_TOKENS else None
        if prefill_rate is None:
            book.add(NoteKind.PREFILL_NOT_MEASURED, self._line, f"{prefill.tokens or 0} prompt tokens were read")
        decode_rate = decode.rate if (decode.tokens or 0) >= MIN_ANSWER_TOKENS else None
        if decode_rate is None:
            book.add(NoteKind.DECODE_NOT_MEASURED, self._line, f"{decode.tokens or 0} answer tokens were written")
        self.rows.append(
            ServerResult(
                kind=ServerKind.LLAMA_CPP,
                line=self._line,
                slot=None if slot is None else slot[0],
                prompt_tokens=prefill.tokens,
                answer_tokens=decode.tokens,
                ttft_s=prefill.seconds,
                tpot_s=None if decode_rate is None else 1 / decode_rate,
                prefill_tokens_per_s=prefill_rate,
                decode_tokens_per_s=decode_rate,
                load_s=timings.get("load", nothing).seconds,
                total_s=timings.get("total", nothing).seconds,
            )
        )


def _timing(match: re.Match[str]) -> _Timing:
    milliseconds = _positive(match["ms"])
    seconds = None if milliseconds is None else milliseconds / 1000
    tokens = int(match["tokens"] or 0) or None
    stated = _positive(match["rate"] or "")
    if seconds is None or tokens is None:
        return _Timing(seconds, tokens, None)
    computed = tokens / seconds
    agrees = stated is not None and abs(stated / computed - 1) <= STATED_RATE_TOLERANCE
    rate = stated if agrees else computed
    return _Timing(seconds, tokens, rate if rate is not None and rate <= MAX_RATE else None)


def _positive(text: str) -> float | None:
    number = parse_number(text, decimal_comma=True)
    return number if number is not None and number > 0 else None
