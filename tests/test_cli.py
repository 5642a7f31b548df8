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
        (["list", "cars"], ["cars", "models"]),
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
