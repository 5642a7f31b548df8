"""The command line at its edges: streams that take nothing, characters nobody can show, words without end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.cli import main
from app.console import one_line, visible
from app.files.errors import FileError
from app.paths import RESOURCES
from app.picture import check_path
from app.scenario_options import OptionError, option_count
from tests.files.gguf_writer import LLAMA, Table, write

PROGRAM = (sys.executable, str(RESOURCES.parent / "main.py"))
ON_LINUX = pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")


def _run(*arguments: str, output: str = "", errors: str = "", encoding: str = "utf-8") -> tuple[int, str, str]:
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    with Path(output or os.devnull).open("w") as out, Path(errors or os.devnull).open("w") as err:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            check=False,
            stdout=out if output else subprocess.PIPE,
            stderr=err if errors else subprocess.PIPE,
            env=environment,
            timeout=30,
        )
    return done.returncode, (done.stdout or b"").decode(), (done.stderr or b"").decode()


@pytest.mark.parametrize("arguments", [("report",), ("report", "--json"), ("list", "models")])
@ON_LINUX
def test_a_full_disk_is_named(arguments: tuple[str, ...]) -> None:
    code, _, errors = _run(*arguments, output="/dev/full")
    assert code == 2
    assert errors == "standard output: cannot be written (No space left on device)\n"


@pytest.mark.parametrize("arguments", [("report", "--prompt", "x"), ("--no-such-option",)])
@ON_LINUX
def test_a_mistake_that_nobody_can_be_told_is_still_a_mistake(arguments: tuple[str, ...]) -> None:
    assert _run(*arguments, errors="/dev/full")[0] == 2


def test_names_beyond_the_terminals_encoding_do_not_end_the_program(tmp_path: Path) -> None:
    path = write(tmp_path / "vê 😀.gguf", LLAMA, [Table("t", (32, 32))], data_bytes=4096)
    code, output, _ = _run("report", "--model", str(path), encoding="ascii")
    assert code == 0
    assert r"v\xea \U0001f600.gguf" in output
    code, _, errors = _run("report", "--model", str(tmp_path / "ö.gguf"), encoding="ascii")
    assert code == 2
    assert r"\xf6.gguf: there is no such file" in errors


def test_a_line_steers_no_terminal_and_has_an_end() -> None:
    assert one_line("a\n b\x1b[31m") == r"a b\x1b[31m"
    assert visible("vê 😀") == "vê 😀"
    assert visible("\udcff\u202e") == r"\udcff\u202e"
    line = one_line("x" * 100_000)
    assert len(line) < 600
    assert "(99,440 more characters)" in line  # 280 at each end stay


@pytest.mark.parametrize("option", ["--model", "--device", "--scenario"])
def test_an_empty_name_is_not_taken_for_the_folder(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", option, " "]) == 2
    assert capsys.readouterr().err.startswith(f"{option}: is empty")


@pytest.mark.parametrize("option", ["--model", "--device"])
def test_a_name_too_long_for_a_file_is_an_unknown_one(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", option, "x" * 100_000]) == 2
    assert capsys.readouterr().err.startswith(f"{option}: there is no m")


def test_what_a_models_file_lacks_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    keys = {**LLAMA, "split.no": 0, "split.count": 2}
    path = write(tmp_path / "m-00001-of-00002.gguf", keys, [Table("t", (32, 32))], data_bytes=4096)
    assert main(["report", "--json", "--model", str(path)]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("{")
    assert captured.err.startswith(f"note: {path}: m-00002-of-00002.gguf is missing")


@pytest.mark.parametrize(
    ("text", "count"),
    [("32k", 32_000), ("1.5k", 1_500), ("0.5M", 500_000), ("32 k", 32_000), ("1,000", 1_000), ("1_048_576", 1_048_576)],
)
def test_counts_as_people_write_them(text: str, count: int) -> None:
    assert option_count("--prompt", text, (1, 1_048_576)) == count


@pytest.mark.parametrize("text", ["1,5k", "1,0,0", "1.000", "1.0005k", "1e3", "∞", "-5", "", "²"])
def test_counts_that_may_mean_two_things_are_refused(text: str) -> None:
    with pytest.raises(OptionError, match="is not a whole number from 1 to 1,048,576"):
        option_count("--prompt", text, (1, 1_048_576))


@pytest.mark.parametrize("text", ["1.5M", "1048577", "2,000,000", "9" * 5000])
def test_a_count_that_is_too_large_is_called_so(text: str) -> None:
    with pytest.raises(OptionError, match=f"'{text}' is too large, must be a whole number from 1 to 1,048,576"):
        option_count("--answer", text, (1, 1_048_576))


def test_an_unknown_option_points_at_the_help_of_its_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", "--speed"]) == 2
    assert "'main.py report --help'" in capsys.readouterr().err


def test_results_without_a_usable_speed_say_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "bench.jsonl"
    path.write_text(
        '{"gpu_info": "RTX 4090", "model_type": "llama 7B Q4_0", "n_prompt": 512, "n_gen": 0, "avg_ts": 0}\n'
    )
    assert main(["report", "--device", str(path)]) == 2
    assert "holds no measured speed that can be used" in capsys.readouterr().err


def test_a_folder_that_cannot_be_looked_into_is_named(tmp_path: Path) -> None:
    folder = tmp_path / ("x" * 300)  # longer than a name may be, so asking for it fails
    with pytest.raises(FileError, match="File name too long"):
        check_path(folder / "y.png")
