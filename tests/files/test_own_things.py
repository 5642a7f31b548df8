"""Own models and machines come back exactly, and a broken entry hides no other."""

from pathlib import Path

import pytest

from app.core.own import own_architecture, own_device
from app.files.errors import FileError
from app.files.own_things import OwnThings, load_own_things, save_own_things

MODEL = own_architecture(
    id_="own-m", name="Ünlü", num_parameters=10**9, num_hidden_layers=4, num_attention_heads=8,
    num_key_value_heads=2, head_dim=64, window_layers=3, sliding_window=512,
)  # fmt: skip
MACHINE = own_device(
    id_="own-box", name="Box", memory_bytes=8 * 10**9, bandwidth_bytes_per_s=1e11, peak_flops_per_s=1e13
)


def test_they_come_back_exactly(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "own.toml"
    things = OwnThings(architectures=(MODEL,), devices=(MACHINE,))
    save_own_things(path, things)
    assert load_own_things(path) == (things, ())
    assert [entry.name for entry in path.parent.iterdir()] == ["own.toml"]


def test_no_file_holds_nothing(tmp_path: Path) -> None:
    assert load_own_things(tmp_path / "own.toml") == (OwnThings(), ())


def test_a_broken_entry_is_named_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    save_own_things(path, OwnThings(devices=(MACHINE,)))
    path.write_text(path.read_text().replace("model = []", '[[model]]\nid = "x"\nnmae = "y"'))
    things, problems = load_own_things(path)
    assert things.devices == (MACHINE,)
    assert len(problems) == 1
    assert "'nmae' in model 1 is not known, did you mean name" in problems[0]


@pytest.mark.parametrize("content", [b"not toml [", b"\xff\xfe", b"model = 3\nmachine = 'x'"])
def test_a_broken_file_is_said_in_one_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(content)
    things, problems = load_own_things(path)
    assert things == OwnThings()
    assert problems
    assert all("\n" not in problem and "own.toml" in problem for problem in problems)


def test_a_file_in_the_way_is_said(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file where the folder should be")
    with pytest.raises(FileError, match="cannot be saved"):
        save_own_things(tmp_path / "config" / "own.toml", OwnThings())
