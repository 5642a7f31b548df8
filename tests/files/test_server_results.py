"""What servers report: every dialect, with unknown kept apart from zero."""

from pathlib import Path

import pytest

from app.files.result_notes import NoteKind
from app.files.server_results import ServerFile, ServerKind, ServerResult, parse_server_results, read_server_results

DATA = Path(__file__).resolve().parents[1] / "data" / "server_results"


def read(name: str) -> ServerFile:
    return read_server_results(DATA / name)


def only_row(name: str) -> ServerResult:
    (row,) = read(name).rows
    return row


def note_kinds(result: ServerFile) -> list[NoteKind]:
    return [note.kind for note in result.notes]


def test_ollama_reports_nanoseconds_and_load_time() -> None:
    row = only_row("srv_02_chat.json")
    assert row.kind is ServerKind.OLLAMA
    assert row.prefill_tokens_per_s == pytest.approx(86.96, abs=0.005)  # 30 / 0.345
    assert row.decode_tokens_per_s == pytest.approx(22.99, abs=0.005)  # 61 / 2.653
    assert row.tpot_s == pytest.approx(0.04349, abs=5e-6)  # 2.653 / 61
    assert row.load_s == pytest.approx(0.0434, abs=5e-5)
    assert row.ttft_s == pytest.approx(0.3884, abs=5e-5)  # load 0.0434 and prompt 0.345
    assert row.cached_tokens is None


@pytest.mark.parametrize("name", ["srv_03_missing.json", "srv_03_zero.json"])
def test_a_prompt_that_was_not_read_has_no_prefill_speed(name: str) -> None:
    result = read(name)
    (row,) = result.rows
    assert (row.prompt_tokens, row.prefill_tokens_per_s, row.ttft_s) == (None, None, None)
    assert row.decode_tokens_per_s == 50.0  # 40 / 0.8
    assert note_kinds(result) == [NoteKind.PREFILL_NOT_MEASURED]


def test_cached_prompt_tokens_do_not_count_as_read() -> None:
    row = only_row("srv_03_cached.json")
    assert (row.prompt_tokens, row.cached_tokens, row.read_tokens) == (8000, 7900, 100)
    assert row.prefill_tokens_per_s == pytest.approx(833.3, abs=0.05)  # 100 / 0.12, not 8000 / 0.12
    assert row.decode_tokens_per_s == 50.0


def test_milliseconds_in_place_of_nanoseconds_are_rescaled_and_noted() -> None:
    result = read("srv_04_chat.json")
    (row,) = result.rows
    assert row.decode_tokens_per_s == pytest.approx(8.86, abs=0.005)  # 101 / 11.4
    assert row.prefill_tokens_per_s == pytest.approx(33.33, abs=0.005)  # 30 / 0.9
    assert note_kinds(result) == [NoteKind.UNIT_RESCALED]


def test_an_impossible_rate_without_a_total_is_refused() -> None:
    result = parse_server_results('{"done": true, "eval_count": 101, "eval_duration": 11400}')
    (row,) = result.rows
    assert (row.decode_tokens_per_s, row.tpot_s, row.answer_tokens) == (None, None, 101)
    assert NoteKind.UNIT_DOUBTFUL in note_kinds(result)


def test_chunks_are_not_tokens() -> None:
    row = only_row("srv_06_with_usage.jsonl")
    assert (row.ttft_s, row.prompt_tokens, row.answer_tokens) == (0.2, 50, 31)  # in 11 chunks
    assert row.decode_tokens_per_s == pytest.approx(30.0)  # (31 - 1) / (1.2 - 0.2)
    assert row.tpot_s == pytest.approx(1 / 30)


def test_without_usage_the_number_of_tokens_is_unknown() -> None:
    result = read("srv_06_no_usage.jsonl")
    (row,) = result.rows
    assert (row.answer_tokens, row.decode_tokens_per_s, row.tpot_s) == (None, None, None)
    assert row.ttft_s == 0.2
    assert note_kinds(result) == [NoteKind.TOKENS_UNKNOWN]
    assert "11 chunks" in result.notes[0].sentence


@pytest.mark.parametrize("name", ["srv_07_vllm_new.txt", "srv_07_vllm_old.txt"])
def test_a_serving_benchmark_keeps_users_and_total_apart(name: str) -> None:
    row = only_row(name)
    assert (row.ttft_s, row.tpot_s) == (pytest.approx(2.63355), pytest.approx(0.05178))
    assert row.decode_tokens_per_s == pytest.approx(19.31, abs=0.005)  # 1 / 0.05178
    assert row.tokens_per_s_total == 268.31
    assert (row.requests, row.concurrency) == (16, 16.0)
    assert (row.prompt_tokens, row.answer_tokens) == (1023, 350)  # 16,368 / 16 and 5,600 / 16
    assert row.prefill_tokens_per_s is None  # TTFT of 16 requests at once is not the prefill of one


def test_answers_of_one_token_have_no_decode_speed_and_ttft_is_queueing() -> None:
    result = read("srv_07_sglang_one_token.txt")
    (row,) = result.rows
    assert row.ttft_s == pytest.approx(25.74735)
    assert (row.tpot_s, row.decode_tokens_per_s) == (None, None)
    assert row.concurrency == 451.36
    assert note_kinds(result) == [NoteKind.DECODE_NOT_MEASURED, NoteKind.QUEUEING]


def test_decimal_commas_in_timing_lines() -> None:
    row = only_row("srv_09_comma.log")
    assert (row.prefill_tokens_per_s, row.decode_tokens_per_s) == (9321.55, 92.29)
    assert (row.prompt_tokens, row.answer_tokens) == (10715, 231)
    assert row.ttft_s == pytest.approx(1.14949)


def test_inf_and_nan_are_not_measured() -> None:
    result = read("srv_09_inf.log")
    (row,) = result.rows
    assert (row.prefill_tokens_per_s, row.decode_tokens_per_s, row.ttft_s, row.tpot_s) == (None, None, None, None)
    assert row.answer_tokens is None
    assert note_kinds(result) == [NoteKind.PREFILL_NOT_MEASURED, NoteKind.DECODE_NOT_MEASURED]


def test_two_slots_are_two_requests() -> None:
    rows = read("srv_09_two_slots.log").rows
    assert [(r.slot, r.prompt_tokens, r.prefill_tokens_per_s, r.decode_tokens_per_s) for r in rows] == [
        (0, 9683, 777.47, 13.84),
        (1, 538, 589.68, 32.57),
    ]
    assert [row.total_s for row in rows] == [pytest.approx(20.11272), pytest.approx(3.43019)]


def test_llama_server_timings_in_an_answer() -> None:
    text = """{"choices": [{"message": {"content": "Hi"}}], "usage": {"prompt_tokens": 240, "completion_tokens": 36},
    "timings": {"cache_n": 140, "prompt_n": 100, "prompt_ms": 50.0, "predicted_n": 36, "predicted_ms": 720.0}}"""
    (row,) = parse_server_results(text).rows
    assert row.kind is ServerKind.LLAMA_CPP
    assert (row.prompt_tokens, row.cached_tokens, row.answer_tokens) == (240, 140, 36)
    assert row.prefill_tokens_per_s == pytest.approx(2000.0)  # 100 / 0.05
    assert row.decode_tokens_per_s == pytest.approx(50.0)  # 36 / 0.72


def test_one_read_token_says_nothing_about_prefill() -> None:
    text = '{"timings": {"cache_n": 239, "prompt_n": 1, "prompt_ms": 30.0, "predicted_n": 36, "predicted_ms": 720.0}}'
    result = parse_server_results(text)
    assert result.rows[0].prefill_tokens_per_s is None
    assert result.rows[0].prompt_tokens == 240
    assert note_kinds(result) == [NoteKind.PREFILL_NOT_MEASURED]


def test_usage_without_times_gives_counts_only() -> None:
    text = """{"object": "chat.completion", "choices": [], "usage": {"prompt_tokens": 2006, "completion_tokens": 300,
    "prompt_tokens_details": {"cached_tokens": 1920}}}"""
    result = parse_server_results(text.replace('"choices": [], ', ""))
    (row,) = result.rows
    assert (row.prompt_tokens, row.cached_tokens, row.answer_tokens) == (2006, 1920, 300)
    assert (row.ttft_s, row.tpot_s, row.prefill_tokens_per_s, row.decode_tokens_per_s) == (None, None, None, None)
    assert note_kinds(result) == [NoteKind.DECODE_NOT_MEASURED]


def test_ollama_verbose_text() -> None:
    text = (
        "total duration:       3.04409804s\nload duration:        43.357277ms\nprompt eval count:    30 token(s)\n"
        "prompt eval duration: 345ms\nprompt eval rate:     86.96 tokens/s\neval count:           61 token(s)\n"
        "eval duration:        2.653s\neval rate:            22.99 tokens/s\n"
    )
    (row, second) = parse_server_results(text + text.replace("2.653s", "1m2.5s")).rows
    assert row.decode_tokens_per_s == pytest.approx(22.99, abs=0.005)
    assert row.prefill_tokens_per_s == pytest.approx(86.96, abs=0.005)
    assert second.decode_tokens_per_s == pytest.approx(61 / 62.5)


def test_an_ollama_stream_counts_once() -> None:
    stream = '{"model": "gemma3", "response": "a", "done": false}\n' * 5
    result = parse_server_results(stream + (DATA / "srv_02_chat.json").read_text(encoding="utf-8"))
    assert [row.line for row in result.rows] == [6]


def test_a_saved_vllm_result() -> None:
    text = """{"completed": 16, "duration": 20.87, "total_input_tokens": 16368, "total_output_tokens": 5600,
    "output_throughput": 268.31, "mean_ttft_ms": 2633.55, "mean_tpot_ms": 51.78, "max_concurrency": 16}"""
    (row,) = parse_server_results(text).rows
    assert (row.requests, row.concurrency, row.tokens_per_s_total) == (16, 16.0, 268.31)
    assert row.decode_tokens_per_s == pytest.approx(19.31, abs=0.005)


def test_old_llama_print_timings_lines() -> None:
    text = (
        "llama_print_timings:        load time =     801.95 ms\n"
        "llama_print_timings: prompt eval time =     250.00 ms /   100 tokens "
        "(    2.50 ms per token,   400.00 tokens per second)\n"
        "llama_print_timings:        eval time =    1000.00 ms /    50 runs   "
        "(   20.00 ms per token,    50.00 tokens per second)\n"
        "llama_print_timings:       total time =    1260.00 ms /   150 tokens\n"
    )
    first, second = parse_server_results(text * 2).rows
    assert (first.load_s, first.total_s) == (pytest.approx(0.80195), pytest.approx(1.26))
    assert (first.prefill_tokens_per_s, first.decode_tokens_per_s) == (400.0, 50.0)
    assert (first.line, second.line) == (1, 5)


def test_a_stated_rate_that_its_own_times_contradict_is_recomputed() -> None:
    text = "prompt eval time =  1000.00 ms /  500 tokens ( 2.00 ms per token, 9999.00 tokens per second)\n"
    (row,) = parse_server_results(text).rows
    assert row.prefill_tokens_per_s == 500.0


@pytest.mark.parametrize(
    "text",
    [
        '{"timings": {"prompt_n": 100, "prompt_ms": 50.0, "predicted_n": 1, "predicted_ms": 0.001}}',
        '{"prompt_eval_count": 100, "prompt_eval_duration": 50000000, "eval_count": 1, "eval_duration": 900000}',
        "prompt eval time = 50.00 ms / 100 tokens\neval time = 0.01 ms / 1 tokens\n",
    ],
)
def test_one_answer_token_has_no_time_of_its_own(text: str) -> None:
    (row,) = parse_server_results(text).rows
    assert (row.answer_tokens, row.tpot_s, row.decode_tokens_per_s) == (1, None, None)
    assert row.prefill_tokens_per_s == pytest.approx(2000.0)  # 100 / 0.05
