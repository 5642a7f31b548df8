"""Server results that are cut off, impossible, mixed up or no results at all."""

import json
import time
from pathlib import Path

import pytest

from app.files.errors import FileError
from app.files.result_notes import NoteKind
from app.files.server_results import parse_server_results, read_server_results

DATA = Path(__file__).resolve().parents[1] / "data" / "server_results"
OLLAMA = {
    "done": True,
    "prompt_eval_count": 30,
    "prompt_eval_duration": 345e6,
    "eval_count": 61,
    "eval_duration": 2653e6,
}


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-8-sig", "cp1252"])
def test_logs_in_every_usual_encoding(tmp_path: Path, encoding: str) -> None:
    path = tmp_path / "server.log"
    path.write_bytes((DATA / "srv_09_two_slots.log").read_text(encoding="utf-8").encode(encoding))
    assert [row.slot for row in read_server_results(path).rows] == [0, 1]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("eval_duration", 0),
        ("eval_duration", -5),
        ("eval_duration", float("nan")),
        ("eval_duration", float("inf")),
        ("eval_duration", None),
        ("eval_duration", "2653000000"),
        ("eval_duration", True),
        ("eval_count", 0),
        ("eval_count", -61),
        ("eval_count", 61.5),
        ("eval_count", 10**400),
    ],
)
def test_impossible_values_are_unknown_and_never_zero(field: str, value: object) -> None:
    (row,) = parse_server_results(json.dumps(OLLAMA | {field: value})).rows
    assert row.decode_tokens_per_s is None
    assert row.tpot_s is None
    assert row.prefill_tokens_per_s == pytest.approx(30 / 0.345)


def test_more_cached_tokens_than_the_prompt_has_are_not_believed() -> None:
    (row,) = parse_server_results(json.dumps(OLLAMA | {"prompt_eval_cached_count": 31})).rows
    assert (row.cached_tokens, row.read_tokens) == (None, 30)


def test_a_cut_off_answer_is_named_and_the_one_before_is_kept() -> None:
    text = json.dumps(OLLAMA)
    result = parse_server_results(text + "\n" + text[:-10])
    assert [row.line for row in result.rows] == [1]
    assert [(note.kind, note.line) for note in result.notes] == [(NoteKind.CUT_OFF, 2)]


def test_interleaved_streams_are_kept_apart() -> None:
    def chunk(stream: str, time_s: float, text: str) -> str:
        delta = {"id": stream, "object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {"content": text}}]}
        return json.dumps({"t_s": time_s, "raw": f"data: {json.dumps(delta)}\n\n"}) + "\n"

    text = chunk("a", 0.1, "x") + chunk("b", 0.4, "x") + chunk("a", 0.3, "y") + chunk("b", 1.4, "y")
    rows = parse_server_results(text).rows
    assert [(row.ttft_s, row.total_s) for row in rows] == [(0.1, 0.3), (0.4, 1.4)]


def test_chunks_without_times_have_no_ttft() -> None:
    chunk = {"id": "a", "object": "chat.completion.chunk", "choices": [{"index": 0, "delta": {"content": "x"}}]}
    usage = {"id": "a", "object": "chat.completion.chunk", "choices": [], "usage": {"completion_tokens": 4}}
    text = f"data: {json.dumps(chunk)}\n\ndata: {json.dumps(chunk)}\n\ndata: {json.dumps(usage)}\n\ndata: [DONE]\n"
    result = parse_server_results(text)
    (row,) = result.rows
    assert (row.answer_tokens, row.ttft_s, row.decode_tokens_per_s) == (4, None, None)
    assert [note.kind for note in result.notes] == [NoteKind.DECODE_NOT_MEASURED]


def test_a_benchmark_without_a_successful_request_has_no_row_but_a_reason() -> None:
    text = "============ Serving Benchmark Result ============\nSuccessful requests:                     0\n"
    result = parse_server_results(text)
    assert result.rows == ()
    assert "no successful requests" in result.notes[0].sentence


JUNK = {
    "prose": b"hello\n" * 1000,
    "another object": b'{"a": 1}',
    "a list of numbers": b"[1, 2, 3]",
    "nested objects": b'{"a":[\n' * 2_000_000,
    "a long line": b"x" * 15_000_000,
    "half a timing line": b"prompt eval time = " * 700_000,
    "digits": b"eval time = " + b"9" * 15_000_000,
    "short lines": b"a:\n" * 5_000_000,
}


@pytest.mark.parametrize("name", JUNK)
def test_junk_is_refused_quickly_in_one_sentence(tmp_path: Path, name: str) -> None:
    path = tmp_path / "junk.log"
    path.write_bytes(JUNK[name])
    start = time.process_time()
    with pytest.raises(
        FileError, match=r"junk\.log: no server results found, expected llama\.cpp timing lines"
    ) as caught:
        read_server_results(path)
    assert time.process_time() - start < 10
    assert "\n" not in str(caught.value)


def test_a_file_of_two_gigabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.log"
    with path.open("wb") as stream:
        stream.truncate(2_000_000_000)  # sparse: takes no room on the disk
    with pytest.raises(FileError, match="the file has 2,000,000,000 bytes"):
        read_server_results(path)
