"""llama-bench results: what every form of output says, row by row."""

from dataclasses import replace
from pathlib import Path

import pytest

from app.files.llama_bench import BenchFile, FlashAttention, TestKind, parse_llama_bench, read_llama_bench
from app.files.llama_bench_values import parse_parameters, parse_size, split_model_name
from app.files.result_notes import NoteKind

DATA = Path(__file__).resolve().parents[1] / "data" / "llama_bench"


def read(name: str) -> BenchFile:
    return read_llama_bench(DATA / name)


def rows_of(result: BenchFile) -> list[tuple[str, float]]:
    return [(row.test_name, row.tokens_per_s) for row in result.rows]


def note_kinds(result: BenchFile) -> list[tuple[NoteKind, int | None]]:
    return [(note.kind, note.line) for note in result.notes]


def test_the_first_generation_of_tables() -> None:
    assert rows_of(read("ben_01_old_test.md")) == [("pp512", 2242.06), ("tg128", 43.09)]
    old = read("ben_01_old_columns.md")
    assert rows_of(old) == [("pp512", 2153.5), ("tg128", 128.65), ("pp512+tg128", 449.72)]
    assert [row.kind for row in old.rows] == [TestKind.PREFILL, TestKind.DECODE, TestKind.COMBINED]
    assert {(row.architecture_name, row.quant_name, row.n_gpu_layers) for row in old.rows} == {("LLaMA", "Q4_0", 99)}


def test_depth_is_kept_apart_from_the_prompt_and_combined_tests_from_both_phases() -> None:
    result = read("ben_02_table.md")
    assert rows_of(result) == [
        ("pp512", 4918.36),
        ("tg128", 165.76),
        ("pp512+tg128", 600.22),
        ("pp512 @ d512", 6425.91),
        ("tg128 @ d4096", 101.2),
        ("pp1024 @ d16384", 1907.22),
    ]
    combined, deep = result.rows[2], result.rows[5]
    assert combined.kind is TestKind.COMBINED
    assert (deep.prompt_tokens, deep.depth_tokens) == (1024, 16384)
    assert deep.size_bytes == round(606.53 * 2**20)
    assert deep.num_parameters == 1_100_000_000
    assert deep.backend == "ROCm,RPC"
    assert {row.build for row in result.rows} == {"8cf427ff (5163)"}
    assert {row.device for row in result.rows} == {"NVIDIA GeForce RTX 4080"}
    assert {row.flash_attention for row in result.rows} == {FlashAttention.ON}
    assert (result.rows[0].key_cache_type, result.rows[0].value_cache_type) == ("q8_0", "q8_0")
    assert result.rows[3].quant_name == "Q4_K_M"
    assert result.notes == ()


def test_json_behind_log_lines_names_the_gpu_that_ran() -> None:
    result = read("ben_04_noise.json")
    assert rows_of(result) == [("pp512", 7100.002165), ("tg128", 118.881588)]
    assert {row.device for row in result.rows} == {"NVIDIA GeForce RTX 4080"}
    assert result.rows[0].size_bytes == 4_677_120_000
    assert result.notes == ()


def test_a_cut_off_list_keeps_its_rows_and_is_marked() -> None:
    result = read("ben_04_cut.json")
    assert rows_of(result) == [("pp512", 7100.002165)]
    assert [kind for kind, _ in note_kinds(result)] == [NoteKind.CUT_OFF]


def test_json_of_old_builds_has_no_depth() -> None:
    (row,) = read("ben_04_old_keys.json").rows
    assert (row.test_name, row.depth_tokens, row.flash_attention) == ("tg128", 0, None)


def test_json_lines_of_several_builds() -> None:
    result = read("ben_05_runs.jsonl")
    assert rows_of(result) == [("tg128", 118.881588), ("tg128 @ d4096", 101.2)]
    assert [row.flash_attention for row in result.rows] == [FlashAttention.AUTO, FlashAttention.ON]
    assert [row.n_gpu_layers for row in result.rows] == [-1, -1]
    assert note_kinds(result) == [(NoteKind.BAD_VALUE, 5)]
    assert "avg_ts is missing" in result.notes[0].sentence


def test_batched_rates_are_totals_of_all_streams() -> None:
    result = read("ben_09_batched.md")
    decode = [row for row in result.rows if row.kind is TestKind.DECODE]
    prefill = [row for row in result.rows if row.kind is TestKind.PREFILL]
    assert [row.streams for row in decode] == [1, 2, 4, 8, 16, 32]
    assert [row.tokens_per_s for row in decode] == [66.14, 97.42, 124.21, 129.6, 228.14, 443.64]
    assert [row.tokens_per_s for row in prefill] == [1048.05, 1151.63, 1229.06, 1211.86, 1165.75, 1083.88]
    assert {row.depth_tokens for row in decode} == {128}  # the prompt is in the cache when decode begins
    assert {(row.n_gpu_layers, row.flash_attention, row.micro_batch) for row in decode} == {
        (99, FlashAttention.OFF, 512)
    }


def test_in_a_sweep_the_cache_column_is_the_depth() -> None:
    rows = read("ben_10_sweep.md").rows
    assert [(row.test_name, row.tokens_per_s, row.streams) for row in rows] == [
        ("pp512", 1446.48, 1),
        ("tg32", 20.01, 1),
        ("pp512 @ d512", 1396.74, 1),
        ("tg32 @ d512", 19.64, 1),
        ("pp512 @ d1024", 1372.26, 1),
        ("tg32 @ d1024", 19.36, 1),
        ("pp512 @ d4096", 1256.4, 1),
        ("tg32 @ d4096", 19.21, 1),
    ]


def test_a_look_alike_table_names_the_columns_that_are_not_used() -> None:
    result = read("ben_11_benchy.md")
    assert rows_of(result) == [("pp2048", 1287.54), ("tg32", 53.96)]
    assert result.notes[0].kind is NoteKind.COLUMN_UNUSED
    assert result.notes[0].detail == "peak t/s, ttfr (ms), est_ppt (ms), e2e_ttft (ms)"


def test_a_run_that_failed_half_way_keeps_the_good_rows() -> None:
    result = read("ben_12_cut_row.md")
    assert rows_of(result) == [("tg256", 37.75)]
    assert note_kinds(result) == [(NoteKind.BAD_VALUE, 4), (NoteKind.CUT_OFF, 5)]


def test_a_head_without_rows_says_how_the_run_ended() -> None:
    result = read("ben_12_header_only.md")
    assert result.rows == ()
    assert note_kinds(result) == [(NoteKind.ERROR_LINE, 3)]
    assert result.notes[0].detail == "main: error: failed to load model 'model.gguf'"


REAL_TESTS = ["pp128", "pp512", "tg32", "pp128+tg32"]
REAL_TESTS += [f"{test} @ d1024" for test in REAL_TESTS]


@pytest.mark.parametrize("ending", ["csv", "json", "jsonl", "md", "sql"])
def test_all_formats_of_one_run_agree(ending: str) -> None:
    result = read(f"real_bench.{ending}")
    assert [row.test_name for row in result.rows] == REAL_TESTS
    assert result.notes == ()
    for row in result.rows:
        assert (row.model_name, row.backend, row.build) == ("llama 1B (guessed) F16", "CPU", "unknown (0)")
        assert (row.architecture_name, row.quant_name, row.streams) == ("llama", "F16", 1)
        assert row.size_bytes == pytest.approx(387_452_928, rel=2e-5)  # the table prints 369.50 MiB
        assert row.num_parameters == pytest.approx(193_692_672, rel=2e-5)  # and 193.69 M


@pytest.mark.parametrize("ending", ["csv", "jsonl", "sql"])
def test_formats_with_all_columns_give_all_settings(ending: str) -> None:
    for row, expected in zip(read(f"real_bench.{ending}").rows, read("real_bench.json").rows, strict=True):
        same = {"line": 0, "file": "", "tokens_per_s": 1.0}
        assert replace(row, **same) == replace(expected, **same)
        assert row.tokens_per_s == pytest.approx(expected.tokens_per_s, rel=0.25)  # noise between the runs


def test_line_numbers_point_into_the_file() -> None:
    lines = (DATA / "ben_02_table.md").read_text(encoding="utf-8").splitlines()
    for row in read("ben_02_table.md").rows:
        assert f"{row.tokens_per_s:.2f} ±" in lines[row.line - 1]
    text = (DATA / "ben_04_noise.json").read_text(encoding="utf-8").splitlines()
    assert [text[row.line - 1] for row in read("ben_04_noise.json").rows] == ["  {", "  {"]


def test_several_files_come_together_and_a_bad_one_becomes_a_note(tmp_path: Path) -> None:
    bad = tmp_path / "notes.txt"
    bad.write_text("shopping list\n", encoding="utf-8")
    result = read_llama_bench(DATA / "ben_01_old_test.md", bad, DATA / "ben_12_cut_row.md")
    assert [Path(row.file).name for row in result.rows] == ["ben_01_old_test.md"] * 2 + ["ben_12_cut_row.md"]
    assert result.notes[0].kind is NoteKind.FILE_SKIPPED
    assert "no llama-bench results found" in result.notes[0].detail
    assert {note.file for note in result.notes[1:]} == {"ben_12_cut_row.md"}


@pytest.mark.parametrize(
    ("name", "architecture", "quant"),
    [
        ("qwen2 7B Q4_K - Medium", "qwen2", "Q4_K_M"),
        ("LLaMA 7B mostly Q4_0", "LLaMA", "Q4_0"),
        ("llama 1B (guessed) F16", "llama", "F16"),
        ("qwen35 9B IQ4_NL - 4.5 bpw", "qwen35", "IQ4_NL"),
        ("gpt-oss 20B MXFP4 MoE", "gpt-oss", "MXFP4"),
        ("deepseek2 30B.A3B Q8_0", "deepseek2", "Q8_0"),
        ("llama 13B all F32", "llama", "F32"),
        ("llama 7B Q3_K - Small", "llama", "Q3_K_S"),
        ("llamacpp-model", "", ""),
        ("", "", ""),
    ],
)
def test_model_texts_are_split(name: str, architecture: str, quant: str) -> None:
    assert split_model_name(name) == (architecture, quant)


def test_printed_sizes_have_units() -> None:
    assert parse_size("606.53 MiB") == 635_992_801  # 606.53 x 1,048,576
    assert parse_size("3.56 GiB") == 3_822_520_893
    assert parse_size("3.56") is None
    assert parse_parameters("6.74 B") == 6_740_000_000
    assert parse_parameters("193.69 M") == 193_690_000
    assert parse_parameters("6.74 GiB") is None


def test_pasted_text_needs_no_file() -> None:
    text = (DATA / "ben_01_old_test.md").read_text(encoding="utf-8")
    assert [row.file for row in parse_llama_bench(text).rows] == ["pasted text", "pasted text"]
