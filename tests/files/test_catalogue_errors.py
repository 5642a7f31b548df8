"""A wrong row in a catalogue table is refused with one sentence that names file, row and key."""

import shutil
from pathlib import Path

import pytest

from app.files.catalogue import CatalogueError, load_catalogue

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "catalog"
CARD = "example-card = {name='Example card', family='example', memory_gb=24, gb_per_s=1000, tflops=100"
MODEL = (
    "example-8b = {name='Example 8B', parameters=8000000000, layers=[{count=32, heads=32, kv_heads=8, head_dim=128}]"
)
GPT_2 = "layers=[{count=12, heads=12, kv_heads=12, head_dim=64}]"
MIXTRAL = "experts=8, experts_per_token=2, moe_layers=32"


def _refusal(folder: Path, file_name: str, old: str, new: str) -> str:
    """Return the message for the real tables with one text replaced."""
    shutil.copytree(FOLDER, folder / "catalog")
    path = folder / "catalog" / file_name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(CatalogueError) as caught:
        load_catalogue(folder / "catalog")
    message = str(caught.value)
    assert "\n" not in message
    return message


@pytest.mark.parametrize(
    ("file_name", "old", "new", "row", "key", "problem"),
    [
        ("devices.toml", CARD, CARD + ", colour='red'", "example-card", "colour", "is not known"),
        ("devices.toml", CARD, CARD.replace("tflops", "tflop"), "example-card", "tflops", "is missing"),
        ("devices.toml", CARD, CARD.replace("tflops=100", "tflops=-1"), "example-card", "tflops", "is -1, must be"),
        ("devices.toml", CARD, CARD.replace("tflops=100", "tflops=nan"), "example-card", "tflops", "is nan, must be"),
        ("devices.toml", CARD, CARD.replace("=1000", "='fast'"), "example-card", "gb_per_s", "must be a number"),
        ("devices.toml", CARD, CARD.replace("=1000", "=true"), "example-card", "gb_per_s", "must be a number, is true"),
        ("devices.toml", CARD, CARD.replace("'example'", "'rtx'"), "example-card", "family", "must be one of example"),
        ("devices.toml", CARD, CARD.replace("memory_gb=24, ", ""), "example-card", "memory_gib", "is missing"),
        ("devices.toml", "measured_with='example-7b'", "measured_with='x'", "laptop", "measured_with", "is 'x'"),
        ("devices.toml", "measured_with='gemma-3-1b'", "measured_with='gpt-oss-20b'", "guide-machine", "measured_with",
         "must be one of"),
        ("efficiency.toml", "mbu=1,", "mbu=0,", "example", "mbu", "is 0, must be from 0.01 to 1.5"),
        ("models.toml", MODEL, MODEL.replace("'Example 8B'", "8"), "example-8b", "name", "must be a text, is 8"),
        ("models.toml", MODEL, MODEL.replace("8000000000", "0"), "example-8b", "parameters", "must be from 1"),
        ("models.toml", MODEL, MODEL.replace("8000000000", "8e9"), "example-8b", "parameters", "a whole number"),
        ("models.toml", MODEL, MODEL + ", file_bits={q9_x=9}", "example-8b", "file_bits", "'q9_x', which does not"),
        ("models.toml", MODEL, MODEL + ", embeding=5", "example-8b", "embeding", "did you mean 'embedding'?"),
        ("models.toml", GPT_2, "layers=[]", "gpt-2", "layers", "is an empty list"),
        ("models.toml", GPT_2, "layers=[7]", "gpt-2", "layers 1", "must be a table"),
        ("models.toml", GPT_2, GPT_2.replace("kv_heads=12", "kv_heads=13"), "gpt-2", "kv_heads", "from 1 to 12"),
        ("models.toml", GPT_2, GPT_2.replace("{", "{kind='moe', "), "gpt-2", "kind", "must be one of full"),
        ("models.toml", MIXTRAL, MIXTRAL.replace("token=2", "token=9"), "mixtral-8x7b", "parameters", "not exceed"),
        ("models.toml", MIXTRAL, MIXTRAL.replace("=32", "=33"), "mixtral-8x7b", "moe_layers", "must be from 0 to 32"),
        ("weight_formats.toml", "bits=8.5, source='block'", "bits=0, source='block'", "q8_0", "bits", "0.5 to 64"),
        ("weight_formats.toml", "bits=8.5, source='block'", "bits=8.5, source='?'", "q8_0", "source", "is '?'"),
        ("weight_formats.toml", "bits=8.5, source='block'", "bits=8.5", "q8_0", "source", "is missing"),
        ("cache_formats.toml", "block_bytes=34", "block_bytes=34.5", "q8_0", "block_bytes", "whole number, is 34.5"),
    ],
)  # fmt: skip
def test_a_wrong_row_names_file_row_and_key(
    tmp_path: Path, file_name: str, old: str, new: str, row: str, key: str, problem: str
) -> None:
    message = _refusal(tmp_path, file_name, old, new)
    assert message.startswith(f"{file_name}, row '{row}'")
    assert key in message
    assert problem in message


def test_an_id_may_not_stand_twice(tmp_path: Path) -> None:
    again = "[apple]\nrtx-4090 = {name='x'}"
    message = _refusal(tmp_path, "devices.toml", "[apple]", again)
    assert message == "devices.toml, row 'rtx-4090': is there twice, in cards-24-gb and in apple"


def test_an_id_in_capitals_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, "models.toml", "gpt-2 = {", "GPT-2 = {")
    assert message.startswith("models.toml, row 'GPT-2': an id has lower-case letters")


def test_a_row_outside_a_group_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, "models.toml", "[sources]", "speed = 5\n[sources]")
    assert message.startswith("models.toml, key 'speed': is not known")


def test_broken_toml_names_the_file_and_the_line(tmp_path: Path) -> None:
    message = _refusal(tmp_path, "devices.toml", "[examples]", "[examples")
    assert "devices.toml: is not a valid TOML table" in message
    assert "line" in message


def test_a_file_without_sources_is_refused(tmp_path: Path) -> None:
    message = _refusal(tmp_path, "cache_formats.toml", "[sources]", "[sauces]")
    assert message == "cache_formats.toml, table 'sources': must give a text for each short name"


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(CatalogueError, match=r"weight_formats\.toml: cannot be read \(No such file"):
        load_catalogue(tmp_path)
