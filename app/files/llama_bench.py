"""Reads results of llama-bench, llama-batched-bench and sweep-bench in every form they are printed in.

The form is told line by line, not by the file's name, so several runs, log lines and tables may share a file.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from app.files.errors import FileError
from app.files.llama_bench_rows import BenchRow, TestKind, rows_of_record
from app.files.llama_bench_tables import (
    CutRowError,
    MarkdownHeader,
    NotATestError,
    csv_header,
    csv_record,
    sql_column,
    sql_records,
)
from app.files.llama_bench_values import BadValueError, FlashAttention
from app.files.piece_reader import MAX_ROWS, PieceReader
from app.files.result_notes import NoteBook, NoteKind, ResultNote
from app.files.result_text import read_result_text

__all__ = ["BenchFile", "BenchRow", "FlashAttention", "TestKind", "parse_llama_bench", "read_llama_bench"]

MAX_DEVICES = 64

_BUILD = re.compile(r"\s*build:\s*(?P<commit>\w{1,40})\s*\((?P<number>\w{1,40})\)")
_SQL = re.compile(r"\b(?:INSERT INTO|CREATE TABLE)\b", re.IGNORECASE)
_SETTINGS = re.compile(r"\b(n_batch|n_ubatch|flash_attn|is_pp_shared|n_gpu_layers|n_threads) = (-?\d{1,9})\b")
_ERROR = re.compile(
    r"\berror\b|failed to|out of memory|GGML_ASSERT|terminate called|core dumped|segmentation fault", re.IGNORECASE
)
_DEVICE_LINES = (
    re.compile(r"\s*Device \d{1,3}: (?P<name>[^,]{1,120}), (?:compute capability|gfx)"),
    re.compile(r"ggml_vulkan: \d{1,3} = (?P<name>[^|(]{1,120}?) (?:\(|\|)"),
    re.compile(r"ggml_metal\w*: (?:GPU name|found device): +(?P<name>.{1,120})\Z"),
)
_RESULT_KEYS = frozenset({"avg_ts", "speed_pp", "speed_tg"})


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchFile:
    """What one or several files of results hold.

    Attributes
    ----------
    rows : tuple of BenchRow
        In the order of the file; combined tests among them, marked as such.
    notes : tuple of ResultNote
        What was skipped, where and why.
    """

    rows: tuple[BenchRow, ...]
    notes: tuple[ResultNote, ...]


def read_llama_bench(*paths: Path) -> BenchFile:
    """Return the rows of one or several result files.

    Of several files those that cannot be read become notes, as long as one can.

    Raises
    ------
    FileError
        If no file holds results of a known form.
    """
    rows: list[BenchRow] = []
    book = NoteBook()
    first_error: FileError | None = None
    readable = 0
    for path in paths:
        try:
            result = parse_llama_bench(read_result_text(path), path)
        except FileError as error:
            first_error = first_error or error
            book.add(NoteKind.FILE_SKIPPED, None, str(error))
            continue
        readable += 1
        rows += result.rows
        book.extend(result.notes, "" if len(paths) == 1 else path.name)
    if first_error is not None and not readable:
        raise first_error
    return BenchFile(rows=tuple(rows), notes=book.notes)


def parse_llama_bench(text: str, path: Path | str = "pasted text") -> BenchFile:
    """Return the rows in a text; `path` is only named in the error.

    Raises
    ------
    FileError
        If the text holds nothing that looks like results.
    """
    reader = _Reader(str(path))
    reader.read(text)
    if not reader.recognised:
        raise FileError(
            path, "no llama-bench results found, expected a table with a column t/s, CSV, JSON, JSON lines or SQL"
        )
    return BenchFile(rows=tuple(reader.finished_rows()), notes=reader.book.notes)


class _Reader(PieceReader):
    """Knows which table it is in and what was said before it."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self._file = file
        self.rows: list[BenchRow] = []
        self.recognised = False
        self._seen: set[BenchRow] = set()
        self._markdown: MarkdownHeader | None = None
        self._csv: tuple[tuple[str, ...], str] | None = None
        self._sql_columns: list[str] = []
        self._settings: dict[str, str] = {}
        self._devices: list[str] = []
        self._rows_with_build = 0

    @property
    def row_count(self) -> int:
        """Rows so far."""
        return len(self.rows)

    def finished_rows(self) -> Iterable[BenchRow]:
        """Yield the rows, those from tables with the device that the log named."""
        device = ", ".join(self._devices)
        for row in self.rows:
            keeps_device = row.device or row.backend in ("", "CPU", "BLAS")
            yield replace(row, file=self._file, device=row.device if keeps_device else device)

    def _take_object(self, value: dict[str, object], line: int) -> None:
        if _RESULT_KEYS & value.keys():
            self.recognised = True
            self._add(value, line)
            return
        for inner in value.values():  # results wrapped in an object by some other program
            if isinstance(inner, list):
                for item in inner[:MAX_ROWS]:
                    if isinstance(item, dict) and _RESULT_KEYS & item.keys():
                        self.recognised = True
                        self._add(item, line)

    def _take_line(self, text: str, line: int) -> None:
        try:
            if self._take_header(text, line) or self._take_row(text, line):
                return
        except CutRowError as error:
            self.book.add(NoteKind.CUT_OFF, line, str(error))
            return
        except NotATestError as error:
            self.book.add(NoteKind.NOT_A_TEST, line, str(error))
            return
        except BadValueError as error:
            self.book.add(NoteKind.BAD_VALUE, line, str(error))
            return
        self._take_log_line(text, line)

    def _take_header(self, text: str, line: int) -> bool:
        markdown = MarkdownHeader.of_line(text)
        if markdown is not None:
            self._markdown, self._csv, self.recognised = markdown, None, True
            if markdown.unused_columns:
                self.book.add(NoteKind.COLUMN_UNUSED, line, ", ".join(markdown.unused_columns))
            return True
        csv_names = csv_header(text)
        if csv_names is not None and not _SQL.search(text):
            self._csv, self._markdown, self.recognised = csv_names, None, True
            return True
        column = sql_column(text)
        if column is not None and len(self._sql_columns) < 200:
            self._sql_columns.append(column)
            self.recognised = self.recognised or column == "avg_ts"
            return True
        if _SQL.search(text) and "CREATE" in text.upper():
            self._sql_columns = []
            return True
        return False

    def _take_row(self, text: str, line: int) -> bool:
        records = sql_records(text, tuple(self._sql_columns)) if _SQL.search(text) else None
        if records is not None:
            for record in records:
                if _RESULT_KEYS & record.keys():
                    self.recognised = True
                    self._add(record, line)
            return True
        record_of_line: Mapping[str, object] | None = None
        if self._markdown is not None:
            if "|" in text and not text.strip("|:+- \t\r>"):
                return True
            record_of_line = self._markdown.record(text)
        elif self._csv is not None:
            record_of_line = csv_record(text, *self._csv)
        if record_of_line is None:
            return False
        self._add({**self._settings, **record_of_line}, line)
        return True

    def _take_log_line(self, text: str, line: int) -> None:
        build = _BUILD.match(text)
        if build is not None:
            name = f"{build['commit']} ({build['number']})"
            for index in range(self._rows_with_build, len(self.rows)):
                if not self.rows[index].build:
                    self.rows[index] = replace(self.rows[index], build=name)
            self._rows_with_build = len(self.rows)
            return
        for pattern in _DEVICE_LINES:
            match = pattern.match(text)
            if match is not None and len(self._devices) < MAX_DEVICES:
                name = match["name"].strip()
                if "metal" not in match[0] or name not in self._devices:  # Metal names its only device twice
                    self._devices.append(name)
                return
        self._settings.update(_SETTINGS.findall(text) if "n_kv_max" in text else ())
        if _ERROR.search(text):
            self.book.add(NoteKind.ERROR_LINE, line, text)

    def _add(self, record: Mapping[str, object], line: int) -> None:
        try:
            decimal_comma = self._csv is not None and self._csv[1] == ";"
            new_rows = rows_of_record(record, line, decimal_comma=decimal_comma)
        except BadValueError as error:
            self.book.add(NoteKind.BAD_VALUE, line, str(error))
            return
        for row in new_rows:
            without_line = replace(row, line=0)
            if without_line in self._seen:
                self.book.add(NoteKind.REPEATED, line, f"{row.model_name} {row.test_name}".strip())
                continue
            self._seen.add(without_line)
            self.rows.append(row)
