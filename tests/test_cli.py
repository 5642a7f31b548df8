"""The command line: every number by name, and one sentence for every mistake."""

import json
from pathlib import Path

import pytest

from app.cli import main


def _json(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["report", "--json", *arguments]) == 0
    content = json.loads(capsys.readouterr().out)
    assert isinstance(content, dict)
    return content


def test_the_report_has_every_key_of_the_product_description(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(capsys)
    assert set(content) >= {
        "scenario", "weight_bytes", "kv_cache_bytes_per_token", "kv_cache_bytes", "state_bytes", "memory_bytes",
        "capacity_bytes", "fits", "max_context_tokens", "pass", "ridge_flop_per_byte", "balance_tokens", "ttft_s",
        "tpot_s", "decode_s", "total_s", "prefill_share", "dominated_by", "prefill_utilisation",
        "decode_utilisation", "tokens_per_s_per_chat", "tokens_per_s_total", "no_cache_total_s", "no_cache_ratio",
        "token_computations", "next_token_s",
    }  # fmt: skip
    assert content["token_computations"] == {"with_cache": 1_859, "without_cache": 1_229_370}
    assert content["kv_cache_bytes_per_token"] == 131_072


def test_balanced_on_the_laptop(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(
        capsys,
        "--model",
        "example-7b",
        "--weights",
        "q4_0",
        "--device",
        "laptop",
        "--prompt",
        "1000",
        "--answer",
        "860",
    )
    assert content["ttft_s"] == pytest.approx(1_000 / 600)
    assert content["tpot_s"] == pytest.approx(1 / 18)
    assert content["dominated_by"] == "decode"
    assert content["capacity_bytes"] == 16_000_000_000


def test_the_guide_machine_reads_19_times_as_fast_as_it_writes(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(
        capsys, "--model", "gemma-3-1b", "--weights", "q4_k_m", "--device", "guide-machine", "--prompt", "2184"
    )
    assert content["ttft_s"] == pytest.approx(1.0)
    assert content["tpot_s"] == pytest.approx(1 / 115)


def test_an_answer_of_one_token_has_nulls_and_not_zeros(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(capsys, "--answer", "1")
    for name in ("tpot_s", "decode_utilisation", "tokens_per_s_per_chat", "tokens_per_s_total"):
        assert content[name] is None
    assert main(["report", "--answer", "1"]) == 0
    assert any(line.split() == ["tpot_s", "-"] for line in capsys.readouterr().out.splitlines())


def test_the_models_own_limit_stands_beside_the_memorys(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(capsys, "--model", "tinyllama-1.1b", "--prompt", "100k")
    assert content["model_max_context_tokens"] == 2_048
    assert content["max_context_tokens"] > 900_000  # of the memory alone, as before
    assert _json(capsys, "--model", "example-8b")["model_max_context_tokens"] is None


def test_the_text_says_what_is_of_one_chat_where_there_are_several(capsys: pytest.CaptureFixture[str]) -> None:
    def line(name: str, *arguments: str) -> list[str]:
        assert main(["report", "--prompt", "1000", "--answer", "860", *arguments]) == 0
        return next(line.split() for line in capsys.readouterr().out.splitlines() if line.startswith(name))

    assert line("token_computations.with_cache") == ["token_computations.with_cache", "1,859"]
    assert line("token_computations.with_cache", "--batch", "8")[1:] == ["1,859", "per", "chat"]
    assert line("token_computations.without_cache", "--batch", "8")[1:] == ["1,229,370", "per", "chat"]


def test_options_of_the_cache(capsys: pytest.CaptureFixture[str]) -> None:
    content = _json(capsys, "--kv", "q8_0/q4_0", "--prompt", "31_140", "--runtime", "llama.cpp", "--batch", "2")
    assert content["kv_cache_bytes_per_token"] == (69_632 + 36_864) / 2
    # two chats of 32,000 tokens share 64,000 cells, which is 250 x 256
    assert content["kv_cache_bytes"] == 64_000 * (69_632 + 36_864) // 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["report", "--prompt", "0"], ["--prompt", "'0'", "1 to 1,048,576"]),
        (["report", "--answer", "1e3"], ["--answer", "'1e3'", "whole number"]),
        (["report", "--batch", "1025"], ["--batch", "1 to 1,024"]),
        (["report", "--pass-tokens", "9000"], ["--pass-tokens", "8,192"]),
        (["report", "--prompt", "5", "--cached-prefix", "5"], ["--cached-prefix", "0 to 4"]),
        (["report", "--model", "lama-3.1-8b"], ["--model", "lama-3.1-8b", "llama-3.1-8b"]),
        (["report", "--device", "rtx-9999"], ["--device", "rtx-9999", "list devices"]),
        (["report", "--weights", "nan"], ["--weights", "0.5 to 64"]),
        (["report", "--weights", "as-stored"], ["--weights", "not from a file"]),
        (["report", "--kv", "f16/f16/f16"], ["--kv", "K-ID/V-ID"]),
        (["report", "--kv", "q9"], ["--kv", "q9", "list kv"]),
        (["report", "--detail", "rich"], ["--detail", "simple or full"]),
        (["report", "--runtime", "vllm"], ["--runtime", "ideal or llama.cpp"]),
        (["report", "--speed", "3"], ["--speed", "--help"]),
        (["report", "--prompt"], ["--prompt", "argument"]),
        (["list", "cars"], ["LIST: 'cars' is not known, must be one of models, devices, weights, kv"]),
        (["report", "--model", "nowhere/model.gguf"], ["--model", "nowhere/model.gguf"]),
        (["report", "--scenario", "nowhere.two-speeds.toml"], ["--scenario", "nowhere.two-speeds.toml"]),
    ],
)
def test_a_wrong_option_gets_one_sentence(
    arguments: list[str], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    for word in words:
        assert word in captured.err


@pytest.mark.parametrize("what", ["models", "devices", "weights", "kv"])
def test_lists_name_every_entry_with_its_source(what: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", what, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert all(row["id"] and row["source"] for row in rows)
    assert main(["list", what]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(rows) + 1


def test_a_broken_file_leaves_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "model.gguf"
    broken.write_bytes(b"GGUF\x03\x00\x00\x00" + b"\xff" * 40)
    assert main(["report", "--model", str(broken)]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_bands_stand_around_predictions_and_are_null_where_numbers_are_exact(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _json(capsys, "--detail", "full", "--device", "example-card")["bands"] is None
    assert _json(capsys, "--device", "rtx-4090")["bands"] is None  # simple detail: the speed of light
    content = _json(capsys, "--detail", "full", "--device", "rtx-4090", "--model", "llama-3.1-8b")
    bands = content["bands"]
    assert isinstance(bands, dict)
    for name in ("ttft_s", "tpot_s", "total_s", "tokens_per_s_per_chat"):
        assert bands[name]["low"] < content[name] < bands[name]["high"]
    assert bands["is_rough"] is False
    one = _json(capsys, "--detail", "full", "--device", "rtx-4090", "--answer", "1")["bands"]
    assert isinstance(one, dict)
    assert one["tpot_s"] is None


def test_bands_are_told_in_text_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "--detail", "full", "--device", "rtx-4090"]) == 0
    text = capsys.readouterr().out
    assert "bands.ttft_s.low" in text
    assert "bands.is_rough" in text


def test_measured_machines_read_the_prompt_in_micro_batches(capsys: pytest.CaptureFixture[str]) -> None:
    # 2,000 tokens in pieces of 512 are 4 passes
    assert _json(capsys, "--detail", "full", "--device", "rtx-4090", "--prompt", "2000")["prefill_passes"] == 4
    assert _json(capsys, "--detail", "full", "--device", "example-card", "--prompt", "2000")["prefill_passes"] == 1


def test_without_flash_attention_long_contexts_are_slower(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--detail", "full", "--device", "rtx-4090", "--model", "llama-3.1-8b", "--prompt", "32000")
    fused = _json(capsys, *options)
    separate = _json(capsys, *options, "--no-flash-attention")
    assert separate["total_s"] > fused["total_s"]  # type: ignore[operator]
    assert separate["scenario"]["flash_attention"] is False  # type: ignore[index]


BENCH = """  Device 0: NVIDIA GeForce RTX 4090, compute capability 8.9, VMM: yes
| model         |     size | params | backend | ngl | fa |  test |             t/s |
| ------------- | -------: | -----: | ------- | --: | -: | ----: | --------------: |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | tg128 |   120.00 ± 1.50 |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | pp512 | 10000.00 ± 1.50 |
"""


def test_a_benchmark_file_is_a_machine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "bench.md"
    path.write_text(BENCH, encoding="utf-8")
    options = ("--detail", "full", "--model", "llama-2-7b", "--weights", "q4_0", "--prompt", "10")
    measured = _json(capsys, *options, "--device", str(path))
    family = _json(capsys, *options, "--device", "rtx-4090")
    assert measured["scenario"]["device"] == "rtx-4090-measured"  # type: ignore[index]
    # a slower machine than its family was measured
    assert measured["tpot_s"] > family["tpot_s"]  # type: ignore[operator]


def test_a_benchmark_file_of_an_unknown_machine_is_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "bench.md"
    path.write_text(BENCH.replace("RTX 4090", "Quantum 9"), encoding="utf-8")
    assert main(["report", "--device", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert error.startswith("--device: ")
    assert "'NVIDIA GeForce Quantum 9', which is not in the catalogue" in error
