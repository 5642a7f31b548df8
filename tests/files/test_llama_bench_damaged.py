"""llama-bench results as people really send them: other encodings, mangled signs, quotes, junk and huge files."""

import json
import time
import tracemalloc
from pathlib import Path

import pytest

from app.files.errors import FileError
from app.files.llama_bench import TestKind, parse_llama_bench, read_llama_bench
from app.files.result_notes import MAX_NOTES, NoteKind

DATA = Path(__file__).resolve().parents[1] / "data" / "llama_bench"
HEAD = "| model | size | params | backend | ngl | test | t/s |\n| --- | --- | --- | --- | --- | --- | --- |\n"
ROW = "| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA | 99 | {test} | {rate} |\n"
RECORD = {"n_prompt": 512, "n_gen": 0, "avg_ts": 100.0, "stddev_ts": 1.0, "model_type": "llama 7B Q4_0"}


def one_row(test: str, rate: str) -> str:
    return HEAD + ROW.format(test=test, rate=rate)


@pytest.mark.parametrize(
    "encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252", "cp850", "cp437", "latin-1"]
)
def test_every_usual_encoding_gives_the_same_rows(tmp_path: Path, encoding: str) -> None:
    text = (DATA / "ben_02_table.md").read_text(encoding="utf-8")
    path = tmp_path / "table.md"
    path.write_bytes(text.replace("\n", "\r\n").encode(encoding))
    result = read_llama_bench(path)
    assert [row.tokens_per_s for row in result.rows] == [
        row.tokens_per_s for row in read_llama_bench(DATA / "ben_02_table.md").rows
    ]


@pytest.mark.parametrize("sign", ["±", "Â±", "┬▒", "�", "+/-", "+-", "?", "ñ", "卤", "짹", "&plusmn;", "", "Ã‚Â±"])
def test_a_mangled_plus_minus_sign_is_no_matter(sign: str) -> None:
    (row,) = parse_llama_bench(one_row("pp512", f"4918.36 {sign} 132.23")).rows
    assert row.tokens_per_s == 4918.36


@pytest.mark.parametrize(
    "written",
    [
        "4918,36 ± 132,23",
        "4.918,36 ± 132,23",
        "4,918.36 ± 132.23",
        "4\u202f918,36 ± 132,23",
        "**4918.36 ± 132.23**",
        "4918.36",
        "4918.36 ± nan",
        "4918.36 ± 0.00",
    ],
)
def test_numbers_as_people_and_locales_write_them(written: str) -> None:
    (row,) = parse_llama_bench(one_row("pp512", written)).rows
    assert row.tokens_per_s == 4918.36


@pytest.mark.parametrize(
    "rate", ["nan ± nan", "inf ± nan", "0.00 ± 0.00", "-5.00 ± 0.1", "fast", "", "1e99", "4,918 ± 2"]
)
def test_a_rate_that_is_none_is_skipped_with_its_line(rate: str) -> None:
    result = parse_llama_bench(one_row("pp512", rate))
    assert result.rows == ()
    assert [(note.kind, note.line) for note in result.notes] == [(NoteKind.BAD_VALUE, 3)]
    assert result.notes[0].sentence.startswith("line 3: skipped, avg_ts is ")


@pytest.mark.parametrize("test", ["pg512", "pp", "pp512 tg", "pp99999999999", "ppl", "@ d512", "pp0"])
def test_a_test_that_is_none_is_skipped(test: str) -> None:
    result = parse_llama_bench(one_row(test, "100.00 ± 1.00"))
    assert result.rows == ()
    assert len(result.notes) == 1


@pytest.mark.parametrize(
    ("test", "kind", "prompt", "answer", "depth"),
    [
        ("pp512", TestKind.PREFILL, 512, 0, 0),
        ("pp 512", TestKind.PREFILL, 512, 0, 0),
        ("tg128@d4096", TestKind.DECODE, 0, 128, 4096),
        ("pp512+tg128 @ d1024", TestKind.COMBINED, 512, 128, 1024),
        ("pp 512 + tg 128 @ d 8", TestKind.COMBINED, 512, 128, 8),
    ],
)
def test_tests_are_told_apart(test: str, kind: TestKind, prompt: int, answer: int, depth: int) -> None:
    (row,) = parse_llama_bench(one_row(test, "100.00 ± 1.00")).rows
    assert (row.kind, row.prompt_tokens, row.answer_tokens, row.depth_tokens) == (kind, prompt, answer, depth)


def test_a_row_cut_inside_its_number_is_not_read() -> None:
    text = one_row("pp512", "4918.36 ± 132.23")
    result = parse_llama_bench(text[: text.index("18.36")])  # "| 49": a number, but not the one measured
    assert result.rows == ()
    assert [note.kind for note in result.notes] == [NoteKind.CUT_OFF]


def test_quoted_replies_and_code_fences() -> None:
    quoted = "".join(f"> {line}\n" for line in one_row("pp512", "4918.36 ± 132.23").splitlines())
    (row,) = parse_llama_bench("As you said:\n```\n" + quoted + "```\n").rows
    assert row.tokens_per_s == 4918.36


def test_a_table_copied_from_a_rendered_page_has_tabs() -> None:
    text = "model\tbackend\ttest\tt/s\nllama 7B Q4_0\tMetal\tpp512\t100.50 ± 1.00\n\nbuild: abc (1)\n"
    (row,) = parse_llama_bench(text).rows
    assert (row.backend, row.test_name, row.tokens_per_s, row.build) == ("Metal", "pp512", 100.5, "abc (1)")


def test_a_log_that_puts_a_name_before_every_line() -> None:
    text = "".join(f"bench-1  | {line}\n" for line in one_row("pp512", "100.00 ± 1.00").splitlines())
    result = parse_llama_bench(text)
    assert [row.tokens_per_s for row in result.rows] == [100.0]
    assert [note.kind for note in result.notes] == [NoteKind.COLUMN_UNUSED]


def test_two_equal_cards_are_two_but_metal_names_its_device_twice() -> None:
    table = "| model | backend | test | t/s |\n|---|---|---|---|\n| x 1B F16 | {} | pp512 | 100.00 ± 1.00 |\n"
    cards = "  Device 0: NVIDIA X, compute capability 8.6\n  Device 1: NVIDIA X, compute capability 8.6\n"
    metal = "ggml_metal_init: found device: Apple M2\nggml_metal_init: GPU name:   Apple M2\n"
    assert parse_llama_bench(cards + table.format("CUDA")).rows[0].device == "NVIDIA X, NVIDIA X"
    assert parse_llama_bench(metal + table.format("Metal")).rows[0].device == "Apple M2"


def test_log_lines_between_rows_are_passed_over() -> None:
    noisy = HEAD + ROW.format(test="pp512", rate="100.00 ± 1.00") + "llama_kv_cache: size = 64 MiB\n\n"
    noisy += ROW.format(test="tg128", rate="10.00 ± 0.10") + "\x1b[0mbuild: abc123 (42)\n"
    result = parse_llama_bench(noisy)
    assert [(row.test_name, row.build) for row in result.rows] == [
        ("pp512", "abc123 (42)"),
        ("tg128", "abc123 (42)"),
    ]


def test_two_tables_with_other_columns_and_builds_in_one_file() -> None:
    first = one_row("pp512", "100.00 ± 1.00") + "\nbuild: aaa (1)\n"
    second = "| model | backend | test | t/s |\n|---|---|---|---|\n| x 1B F16 | Metal | tg32 | 50.00 ± 0.50 |\n"
    result = parse_llama_bench(first + second + "\nbuild: bbb (2)\n")
    assert [(row.backend, row.test_name, row.build) for row in result.rows] == [
        ("CUDA", "pp512", "aaa (1)"),
        ("Metal", "tg32", "bbb (2)"),
    ]


def test_the_same_row_twice_counts_once() -> None:
    result = parse_llama_bench(one_row("pp512", "100.00 ± 1.00") * 2)
    assert len(result.rows) == 1
    assert [(note.kind, note.line) for note in result.notes] == [(NoteKind.REPEATED, 6)]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"avg_ts": float("nan")}, "avg_ts is nan"),
        ({"avg_ts": float("inf")}, "avg_ts is inf"),
        ({"avg_ts": -1}, "avg_ts is -1"),
        ({"avg_ts": True}, "avg_ts is True"),
        ({"n_prompt": -512}, "n_prompt is -512"),
        ({"n_prompt": 512.5}, "n_prompt is 512.5"),
        ({"n_prompt": 10**30}, "n_prompt is 1000000"),
        ({"n_prompt": 0}, "neither n_prompt nor n_gen"),
        ({"avg_ns": 5_120_000}, "avg_ts is 100 but the tokens and avg_ns give 1e"),  # 512 / 5.12 ms = 100,000
    ],
)
def test_impossible_json_values_are_skipped(change: dict[str, object], said: str) -> None:
    result = parse_llama_bench(json.dumps(RECORD | change) + "\n" + json.dumps(RECORD))
    assert [row.line for row in result.rows] == [2]
    assert said in result.notes[0].detail


def test_a_key_that_stands_twice_makes_an_object_unreadable() -> None:
    result = parse_llama_bench('{"n_prompt": 512, "avg_ts": 1.0, "avg_ts": 2.0}\n' + json.dumps(RECORD))
    assert [row.tokens_per_s for row in result.rows] == [100.0]
    assert "twice" in result.notes[0].sentence


def test_a_number_of_layers_is_never_a_truth_value() -> None:
    (row,) = parse_llama_bench(json.dumps(RECORD | {"n_gpu_layers": True, "n_ubatch": "2048"})).rows
    assert row.n_gpu_layers is None
    assert row.micro_batch == 2048


def test_minified_and_wrapped_json() -> None:
    records = [RECORD, RECORD | {"n_gen": 32}]
    for text in (json.dumps(records, separators=(",", ":")), json.dumps({"results": records})):
        assert [row.test_name for row in parse_llama_bench(text).rows] == ["pp512", "pp512+tg32"]


def test_csv_saved_by_a_spreadsheet_in_a_country_with_decimal_commas() -> None:
    text = "n_prompt;n_gen;avg_ts;stddev_ts\n512;0;903,476;3,467\n"
    (row,) = parse_llama_bench(text).rows
    assert row.tokens_per_s == 903.476


def test_sql_dumps_without_column_names() -> None:
    text = "CREATE TABLE test (\n  n_prompt INTEGER,\n  n_gen INTEGER,\n  avg_ts REAL,\n  model_type TEXT\n);\n"
    text += "INSERT INTO test VALUES (512, 0, 100.5, 'it''s (a) 7B Q4_0'), (0, 32, 10.5, NULL);\n"
    rows = parse_llama_bench(text).rows
    assert [(row.test_name, row.tokens_per_s, row.model_name) for row in rows] == [
        ("pp512", 100.5, "it's (a) 7B Q4_0"),
        ("tg32", 10.5, ""),
    ]


def test_cut_off_csv_and_sql_keep_what_is_whole() -> None:
    for name in ("real_bench.csv", "real_bench.sql", "real_bench.jsonl", "real_bench.json"):
        text = (DATA / name).read_text(encoding="utf-8").rstrip()
        result = parse_llama_bench(text[:-120])
        assert len(result.rows) == 7, name
        assert NoteKind.CUT_OFF in {note.kind for note in result.notes}, name


JUNK = {
    "nothing": (b"", "the file is empty"),
    "a byte order mark": (b"\xef\xbb\xbf \r\n", "the file is empty"),
    "zeros": (b"\x00" * 1000, "the file is empty"),
    "all bytes": (bytes(range(256)) * 4000, "this is not a text file"),
    "a model": (b"GGUF\x03\x00\x00\x00" + bytes(range(0, 256, 5)) * 100, "this is not a text file"),
    "prose": (b"hello\n" * 1000, "no llama-bench results found"),
    "ends of lines": (b"\n" * 15_000_000, "the file is empty"),
    "short lines": (b"a\n" * 7_500_000, "no llama-bench results found"),
    "a long line": (b"x" * 15_000_000, "no llama-bench results found"),
    "braces": (b"{" * 15_000_000, "no llama-bench results found"),
    "brackets": (b"[" * 15_000_000, "no llama-bench results found"),
    "spaces and bars": (b" " * 7_000_000 + b"|" * 7_000_000, "no llama-bench results found"),
    "nested objects": (b'{"a":[\n' * 2_000_000, "no llama-bench results found"),
    "an endless string": (b'{"a":"' + b"x" * 15_000_000, "no llama-bench results found"),
    "an endless list": (b'[{"a":[' + (b"1," * 50 + b"\n") * 140_000, "no llama-bench results found"),
}


@pytest.mark.parametrize("name", JUNK)
def test_junk_is_refused_quickly(tmp_path: Path, name: str) -> None:
    data, sentence = JUNK[name]
    path = tmp_path / "junk.txt"
    path.write_bytes(data)
    start = time.process_time()
    with pytest.raises(FileError, match=sentence) as caught:
        read_llama_bench(path)
    assert time.process_time() - start < 10
    assert len(str(caught.value)) < 400


@pytest.mark.parametrize("name", ["a long line", "braces", "an endless string", "an endless list"])
def test_junk_takes_little_memory(name: str) -> None:
    text = JUNK[name][0][:6_000_000].decode()  # beyond what an object may have
    tracemalloc.start()
    with pytest.raises(FileError):
        parse_llama_bench(text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 60e6


def test_a_file_of_two_gigabytes_is_refused_before_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.md"
    with path.open("wb") as stream:
        stream.truncate(2_000_000_000)  # sparse: takes no room on the disk
    with pytest.raises(FileError, match=r"huge\.md: the file has 2,000,000,000 bytes, .* at most 16,000,000"):
        read_llama_bench(path)


def test_folders_devices_and_missing_files_are_named(tmp_path: Path) -> None:
    with pytest.raises(FileError, match="not a regular file"):
        read_llama_bench(tmp_path)
    with pytest.raises(FileError, match="cannot be read: No such file"):
        read_llama_bench(tmp_path / "none.md")


def test_notes_do_not_grow_without_end() -> None:
    result = parse_llama_bench(HEAD + ROW.format(test="pp512", rate="nan ± nan") * 5000)
    assert len(result.notes) == MAX_NOTES + 1
    assert result.notes[-1].kind is NoteKind.MORE


def test_rows_beyond_the_bound_are_named() -> None:
    rows = "".join(ROW.format(test=f"pp{n}", rate="100.00 ± 1.00") for n in range(1, 10_100))
    result = parse_llama_bench(HEAD + rows)
    assert len(result.rows) == 10_000
    assert result.notes[-1].kind is NoteKind.TOO_LONG
