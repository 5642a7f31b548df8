"""The table forms of llama-bench's results (markdown, CSV, SQL) as records with the names of its JSON form."""

import csv
import re
from dataclasses import dataclass

from app.files.llama_bench_values import BadValueError, parse_parameters, parse_size
from app.files.result_text import parse_number

CANONICAL_COLUMNS = {
    "model": "model_type",
    "backend": "backends",
    "ngl": "n_gpu_layers",
    "threads": "n_threads",
    "fa": "flash_attn",
    "t/s": "t/s",
    "t/s (total)": "t/s",
    "PP": "pp",
    "TG": "tg",
    "B": "pl",
    "N_KV": "n_kv",
    "S_PP t/s": "speed_pp",
    "S_TG t/s": "speed_tg",
}
"""Heads of markdown columns and their JSON names; all others keep their own."""

# fmt: off
_OTHER_KNOWN_COLUMNS = frozenset({
    "T_PP s", "T_TG s", "T s", "S t/s", "size", "params", "test", "n_prompt", "n_gen", "n_batch", "n_ubatch",
    "n_gpu_layers", "n_threads", "type_k", "type_v", "dev", "devices", "sm", "mg", "nkvo", "ts", "ot", "mmap",
    "dio", "embd", "nopo", "lm", "poll", "cpu_mask", "cpu_strict", "ncmoe", "n_cpu_moe", "fitt", "fitc",
    "nohost", "repack", "split_mode", "main_gpu", "no_kv_offload", "tensor_split", "use_mmap", "embeddings",
    "flash_attn", "backends", "model_type",
})
# fmt: on

_SEPARATOR_ROW = re.compile(r"[\s|:+-]+\Z")
_TEST = re.compile(
    r"(?:pp ?(?P<prompt>\d{1,10}))?(?: ?\+ ?)?(?:tg ?(?P<answer>\d{1,10}))?"
    r"(?: ?@ ?d ?(?P<depth>\d{1,10}))?(?: \(c(?P<streams>\d{1,5})\))?\Z"
)
_RATE = re.compile(
    r"(?P<mean>[\d.,'\u00a0\u202f]+|-?nan|-?inf|-[\d.,]+)(?:(?![eE])\D{1,12}?(?P<spread>[\d.,]+|-?nan|-?inf))?\s*\Z"
)
"""Mean, anything in place of a plus-minus sign (its UTF-8 bytes read in another code page), spread."""

_SQL_INSERT = re.compile(
    r"\s*INSERT\s+INTO\s+[\"'`]?\w{1,64}[\"'`]?\s*(?:\((?P<names>[^)]{0,8000})\)\s*)?VALUES\s*", re.IGNORECASE
)
_SQL_COLUMN = re.compile(r"\s*(\w{1,64})\s+(?:TEXT|INTEGER|REAL)\b", re.IGNORECASE)
_SQL_TOKEN = re.compile(r"'((?:[^']|'')*+)'|([(),;])|([^'(),;\s]++)")


class CutRowError(ValueError):
    """A row with fewer cells than its header."""


class NotATestError(ValueError):
    """A test's name that the reader does not know."""


@dataclass(frozen=True, slots=True)
class MarkdownHeader:
    """The heads of one table, and whether its rows end with a bar."""

    columns: tuple[str, ...]
    closed: bool
    tabbed: bool = False  # copied from a rendered page

    @property
    def unused_columns(self) -> tuple[str, ...]:
        """Heads whose meaning this program does not know."""
        return tuple(c for c in self.columns if c and c not in CANONICAL_COLUMNS and c not in _OTHER_KNOWN_COLUMNS)

    @classmethod
    def of_line(cls, line: str) -> "MarkdownHeader | None":
        """Return the header if the line is one of a table of speeds."""
        tabbed = "|" not in line and line.count("\t") >= 2
        if "t/s" not in line or (line.count("|") < 2 and not tabbed):
            return None
        columns, closed = _cells(line.replace("\t", "|") if tabbed else line)
        names = {CANONICAL_COLUMNS.get(c, c) for c in columns}
        named_tests = "t/s" in names and ("test" in names or {"n_prompt", "n_gen"} <= names)
        if named_tests or {"pp", "tg", "speed_pp", "speed_tg"} <= names:
            return cls(tuple(columns), closed, tabbed)
        return None

    def record(self, line: str) -> dict[str, object] | None:
        """Return the record of a row, or None for a line that is no row (a rule, text, a blank).

        Raises
        ------
        CutRowError
            If the row ends too early.
        BadValueError
            If the test or the rate cannot be read.
        """
        if self.tabbed and line.count("\t") == len(self.columns) - 1:
            line = line.replace("\t", "|")
        if "|" not in line or _SEPARATOR_ROW.match(line):
            return None
        cells, closed = _cells(line)
        if cells[-1] and not cells[-1].strip(":-"):
            return None  # the rule below the heads, behind the prefix of a log
        if len(cells) < len(self.columns) or (self.closed and not closed):
            raise CutRowError(line.strip())
        if len(cells) > len(self.columns):
            raise BadValueError(f"{len(cells)} cells under {len(self.columns)} heads")
        record: dict[str, object] = {}
        for head, cell in zip(self.columns, cells, strict=True):
            record[CANONICAL_COLUMNS.get(head, head)] = cell
        _read_cells(record)
        return record


def csv_header(line: str) -> tuple[tuple[str, ...], str] | None:
    """Return the column names and the separator if the line heads llama-bench's CSV."""
    if "avg_ts" not in line:
        return None
    for separator in (",", ";", "\t"):
        names = tuple(name.strip().strip('"') for name in line.split(separator))
        if "avg_ts" in names and ("n_prompt" in names or "n_gen" in names):
            return names, separator
    return None


def csv_record(line: str, names: tuple[str, ...], separator: str) -> dict[str, object] | None:
    """Return the record of a CSV row, or None for a line that is no row.

    Raises
    ------
    CutRowError
        If the row ends too early.
    """
    if separator not in line:
        return None
    try:
        cells = next(csv.reader([line], delimiter=separator))
    except csv.Error as error:
        raise CutRowError(str(error)) from error
    if len(cells) == len(names) and line.count('"') % 2 == 0:
        return dict(zip(names, cells, strict=True))
    if 2 * len(cells) < len(names) and not line.startswith('"'):
        return None  # a log line that happens to have a separator
    raise CutRowError(line.strip())


def sql_column(line: str) -> str | None:
    """Return the column's name if the line declares one in CREATE TABLE."""
    match = _SQL_COLUMN.match(line)
    return match[1] if match else None


def sql_records(line: str, declared: tuple[str, ...]) -> list[dict[str, object]] | None:
    """Return the records of an INSERT statement, or None for any other line.

    Raises
    ------
    CutRowError
        If a tuple of values is not closed or does not fit the columns.
    """
    match = _SQL_INSERT.match(line)
    if match is None:
        return None
    names = declared
    if match["names"] is not None:
        names = tuple(name.strip(" \"'`") for name in match["names"].split(","))
    records: list[dict[str, object]] = []
    values: list[object] | None = None
    for token in _SQL_TOKEN.finditer(line, match.end()):
        if token[2] == "(":
            values = []
        elif token[2] == ")" and values is not None:
            if len(values) != len(names):
                raise CutRowError(f"{len(values)} values for {len(names)} columns")
            records.append(dict(zip(names, values, strict=True)))
            values = None
        elif values is not None and token[2] is None:
            values.append(token[1].replace("''", "'") if token[1] is not None else _bare_sql_value(token[3]))
    if values is not None or not records:
        raise CutRowError(line[-80:].strip())
    return records


def _bare_sql_value(word: str) -> object:
    return None if word.upper() == "NULL" else word


def _cells(line: str) -> tuple[list[str], bool]:
    body = line.strip().lstrip("> \t")
    closed = len(body) > 1 and body.endswith("|")
    body = body.removeprefix("|")
    if closed:
        body = body.removesuffix("|")
    return [" ".join(cell.replace("**", "").replace("`", "").split(" ")).strip() for cell in body.split("|")], closed


def _read_cells(record: dict[str, object]) -> None:
    """Turn printed cells into JSON's fields, in place."""
    if "size" in record:
        record["model_size"] = parse_size(str(record["size"]))
    if "params" in record:
        record["model_n_params"] = parse_parameters(str(record["params"]))
    if "test" in record:
        test = " ".join(str(record["test"]).split())
        match = _TEST.match(test)
        if match is None or not (match["prompt"] or match["answer"]):
            raise NotATestError(test)
        record["n_prompt"], record["n_gen"] = match["prompt"] or "0", match["answer"] or "0"
        record["n_depth"] = match["depth"] or "0"
        if match["streams"]:
            record["streams"] = match["streams"]
    if "t/s" in record:
        record["avg_ts"] = _mean(str(record["t/s"]))


def _mean(cell: str) -> object:
    match = _RATE.match(cell.strip())
    if match is None:
        return cell or None
    mean, spread = match["mean"], match["spread"]
    # The spread behind it always has two decimals, so it tells what a comma in the mean stands for.
    has_decimal_comma = bool(spread) and re.search(r",\d{2}\Z", spread) is not None
    number = parse_number(mean, decimal_comma=has_decimal_comma)
    return mean if number is None else number
