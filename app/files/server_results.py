"""Reads what servers report of their speed: llama.cpp, Ollama, OpenAI-style answers and streams, vLLM, SGLang."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.files.errors import FileError
from app.files.piece_reader import PieceReader
from app.files.result_notes import NoteKind, ResultNote
from app.files.result_text import read_result_text
from app.files.server_results_log import LogRecorder
from app.files.server_results_ollama import is_ollama, ollama_result, verbose_field
from app.files.server_results_openai import StreamRecorder, chunk_time, is_chunk, is_openai, openai_result
from app.files.server_results_row import ServerKind, ServerResult
from app.files.server_results_serving import is_heading, is_serving, serving_field, serving_result

__all__ = ["ServerFile", "ServerKind", "ServerResult", "parse_server_results", "read_server_results"]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerFile:
    """What a file of server results holds: rows in the order of the file, and what to know about them."""

    rows: tuple[ServerResult, ...]
    notes: tuple[ResultNote, ...]


def read_server_results(path: Path) -> ServerFile:
    """Return the results in a file.

    Raises
    ------
    FileError
        If it cannot be read or holds no results of a known form.
    """
    return parse_server_results(read_result_text(path), path)


def parse_server_results(text: str, path: Path | str = "pasted text") -> ServerFile:
    """Return the results in a text; `path` is only named in the error.

    Raises
    ------
    FileError
        If the text holds nothing that looks like server results.
    """
    reader = _Reader()
    reader.read(text)
    rows = reader.finish()
    if not rows and not any(note.kind is NoteKind.BAD_VALUE for note in reader.book.notes):
        raise FileError(
            path,
            "no server results found, expected llama.cpp timing lines, an Ollama or OpenAI-style answer as JSON, "
            "or a serving benchmark's report",
        )
    return ServerFile(rows=rows, notes=reader.book.notes)


class _Reader(PieceReader):
    """Hands every piece to the recorder of its form and collects the rows."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[ServerResult] = []
        self._log = LogRecorder()
        self._streams: dict[str, StreamRecorder] = {}
        self._last_stream = ""
        self._printed: dict[str, object] = {}
        self._printed_line = 0
        self._in_serving_report = False

    @property
    def row_count(self) -> int:
        """Rows and open streams so far."""
        return len(self._rows) + len(self._log.rows) + len(self._streams)

    def finish(self) -> tuple[ServerResult, ...]:
        """Close whatever is open and return all rows in the order of the file."""
        self._finish_printed()
        self._log.finish(self.book)
        streamed = [stream.result(self.book) for stream in self._streams.values()]
        rows = [*self._rows, *self._log.rows, *(row for row in streamed if row is not None)]
        return tuple(sorted(rows, key=_line_of))

    def _take_object(self, value: Mapping[str, object], line: int) -> None:
        raw = value.get("raw")
        if isinstance(raw, str):
            for data in raw.splitlines():
                self._take_event(data, line, chunk_time(value))
        elif is_ollama(value):
            self._rows.append(ollama_result(value, line, self.book))
        elif is_serving(value):
            self._add(serving_result(value, line, self.book))
        elif is_chunk(value):
            self._take_chunk(value, line, chunk_time(value))
        elif is_openai(value):
            self._rows.append(openai_result(value, line, self.book))

    def _take_event(self, data: str, line: int, time_s: float | None) -> None:
        """Read one server-sent event; comments and the end mark are not for us."""
        body = data.removeprefix("data:").strip()
        if not body.startswith("{"):
            return
        try:
            chunk = json.loads(body)
        except (ValueError, RecursionError):
            self.book.add(NoteKind.BROKEN, line, body)
            return
        if isinstance(chunk, dict):
            if is_ollama(chunk):
                self._rows.append(ollama_result(chunk, line, self.book))
            else:
                self._take_chunk(chunk, line, time_s)

    def _take_chunk(self, chunk: Mapping[str, object], line: int, time_s: float | None) -> None:
        name = chunk.get("id")
        self._last_stream = name if isinstance(name, str) else self._last_stream
        stream = self._streams.setdefault(self._last_stream, StreamRecorder(line))
        stream.add(chunk, time_s)

    def _take_line(self, text: str, line: int) -> None:
        if is_heading(text):
            self._finish_printed()
            self._in_serving_report, self._printed_line = True, line
            return
        field = serving_field(text) if self._in_serving_report else verbose_field(text)
        if field is not None:
            if not self._in_serving_report and field[0] in self._printed:
                self._finish_printed()
            self._printed_line = self._printed_line or line
            self._printed[field[0]] = field[1]
        elif not self._log.take(text, line, self.book) and text.strip().strip("=") == "" and self._printed:
            self._finish_printed()  # the rule below a serving report

    def _finish_printed(self) -> None:
        printed, self._printed = self._printed, {}
        line, self._printed_line = self._printed_line, 0
        serving, self._in_serving_report = self._in_serving_report, False
        if serving:
            self._add(serving_result(printed, line, self.book))
        elif is_ollama(printed):
            self._rows.append(ollama_result(printed, line, self.book))

    def _add(self, row: ServerResult | None) -> None:
        if row is not None:
            self._rows.append(row)


def _line_of(row: ServerResult) -> int:
    return row.line
