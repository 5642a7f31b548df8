"""Files built to hurt: every one fails in one sentence, at once, and in little memory."""

import os
import struct
import sys
import time
import tracemalloc
from pathlib import Path

import pytest

from app.files.model_file import FactName, ModelFile, ModelFileError
from app.files.open_model import open_model
from tests.files.gguf_writer import LLAMA, Raw, Table, header, text, write

MIB = 2**20


def watched(path: Path) -> ModelFile:
    """Open a file, which must be done within a second and 50 MB, whatever it says."""
    tracemalloc.start()
    start = time.process_time()
    try:
        return open_model(path)
    finally:
        elapsed_s = time.process_time() - start
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 50 * MIB
        assert elapsed_s < 3  # a second without the tracing of memory, which makes Python several times slower


def refused(path: Path) -> str:
    with pytest.raises(ModelFileError) as caught:
        watched(path)
    assert "\n" not in caught.value.sentence
    return caught.value.sentence


def problem(model: ModelFile) -> str:
    assert model.architecture is None
    return model.notes[0].sentence


def array(kind: int, count: int, data: bytes = b"") -> Raw:
    return Raw(struct.pack("<IIQ", 9, kind, count) + data)


@pytest.mark.parametrize("count", [2**64 - 1, 2**63, 2**32, 10**6])
def test_counts_beyond_the_file_are_not_believed(tmp_path: Path, count: int) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(header(LLAMA, key_count=count))
    assert f"{count:,} keys" in refused(path)
    path.write_bytes(header(LLAMA, tensor_count=count))
    assert f"{count:,} tensors" in refused(path)


@pytest.mark.parametrize("length", [2**64 - 1, 2**63, 2**40])
def test_lengths_beyond_the_file_are_not_believed(tmp_path: Path, length: int) -> None:
    long_text = Raw(struct.pack("<IQ", 8, length) + b"x")
    assert "the file ends inside" in refused(write(tmp_path / "a.gguf", {**LLAMA, "general.name": long_text}))
    for kind in (0, 4, 8, 12):
        keys = {**LLAMA, "tokenizer.ggml.tokens": array(kind, length)}
        assert "tokenizer.ggml.tokens" in refused(write(tmp_path / "b.gguf", keys))


def test_a_name_that_swallows_the_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    path.write_bytes(header({}, key_count=1) + struct.pack("<Q", 100_000) + b"x" * 200_000)
    assert "100,000 bytes" in refused(path)


def test_nested_lists_are_refused(tmp_path: Path) -> None:
    nested = struct.pack("<IQ", 9, 1) * 5000 + struct.pack("<IQ", 4, 0)
    assert "nested" in refused(write(tmp_path / "a.gguf", {**LLAMA, "x": Raw(struct.pack("<I", 9) + nested)}))
    assert "lists" in refused(write(tmp_path / "b.gguf", {**LLAMA, "x": array(9, 2**40)}))


def test_unknown_value_types_are_refused(tmp_path: Path) -> None:
    assert "unknown type 99" in refused(write(tmp_path / "a.gguf", {**LLAMA, "x": Raw(struct.pack("<I", 99))}))
    assert "unknown type 77" in refused(write(tmp_path / "b.gguf", {**LLAMA, "x": array(77, 3)}))


def test_a_sparse_file_full_of_empty_strings_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gguf", {**LLAMA, "x": array(8, 30_000_000)}, data_bytes=300 * MIB)
    assert "30,000,000 strings" in refused(path)


def test_a_header_that_never_ends_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gguf", {**LLAMA, "x": array(0, 2 * 2**30)}, data_bytes=3 * 2**30)
    assert "256 MiB" in refused(path)


def test_many_long_lists_do_not_pile_up_in_memory(tmp_path: Path) -> None:
    keys: dict[str, object] = {**LLAMA}
    keys.update({f"list{index}": array(10, 2048, bytes(2048 * 8)) for index in range(1500)})
    assert watched(write(tmp_path / "a.gguf", keys)).architecture is not None


def test_many_tensors_do_not_pile_up_in_memory(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    row = text("t") + struct.pack("<IQIQ", 1, 32, 0, 0)
    path.write_bytes(header(LLAMA, tensor_count=40_000) + row * 40_000)
    assert "40,000 tensors" in refused(path)


def test_a_key_given_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.gguf"
    one = header({"general.architecture": "llama"}, key_count=2)
    path.write_bytes(one + one[24:])
    assert "twice" in refused(path)


@pytest.mark.parametrize(
    ("dimensions", "offset", "words"),
    [
        ((2**32, 2**32), 0, "impossible"),
        ((2**63, 4), 0, "impossible"),
        ((32,), 2**63, "impossible"),
        ((32,), 64, "begins at byte 64"),
        ((0, 5), 0, "dimension of 0"),
        ((), 0, "0 dimensions"),
    ],
)
def test_impossible_tensors_are_refused(tmp_path: Path, dimensions: tuple[int, ...], offset: int, words: str) -> None:
    assert words in refused(write(tmp_path / "a.gguf", LLAMA, [Table("t", dimensions, 0, offset)]))


def test_rows_that_do_not_fit_the_blocks_are_refused(tmp_path: Path) -> None:
    assert "256" in refused(write(tmp_path / "a.gguf", LLAMA, [Table("t", (33, 4), 12)]))


def test_every_cut_of_a_header_is_refused_in_one_sentence(tmp_path: Path) -> None:
    whole = header(LLAMA, [Table("token_embd.weight", (32, 32))])
    path = tmp_path / "a.gguf"
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        refused(path)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("llama.block_count", 4_000_000_000),
        ("llama.block_count", 0),
        ("llama.block_count", "many"),
        ("llama.block_count", [1, 2, 3]),
        ("llama.block_count", 2.5),
        ("llama.attention.head_count_kv", 64),
        ("llama.attention.head_count_kv", [8, 8]),
        ("llama.attention.head_count", [32] * 31),
        ("llama.attention.key_length", 0),
        ("llama.context_length", 0),
        ("llama.expert_used_count", 5),
    ],
)
def test_impossible_values_are_flagged_with_their_key(tmp_path: Path, key: str, value: object) -> None:
    assert key in problem(watched(write(tmp_path / "a.gguf", {**LLAMA, key: value})))


def test_a_format_of_the_future_is_sized_by_the_distance_between_tensors(tmp_path: Path) -> None:
    tensors = [Table("a.weight", (64, 64), 99, 0), Table("b.weight", (16,), 0, 2048)]
    model = watched(write(tmp_path / "a.gguf", LLAMA, tensors, data_bytes=2048 + 64))
    assert model.value(FactName.WEIGHT_BYTES) == 2048 + 64
    assert any("type 99" in note.sentence for note in model.notes)


def test_a_tensor_listed_twice_is_refused(tmp_path: Path) -> None:
    tensors = [Table("t", (32, 32), 0, 0), Table("t", (32, 32), 0, 4096)]
    assert "listed twice" in refused(write(tmp_path / "a.gguf", LLAMA, tensors))


def test_impossible_part_numbers_are_refused(tmp_path: Path) -> None:
    assert "part 9 of 3" in refused(write(tmp_path / "m-00009-of-00003.gguf", LLAMA))
    assert "cannot be" in refused(write(tmp_path / "m-00001-of-99999.gguf", LLAMA))


def test_yes_or_no_is_no_count(tmp_path: Path) -> None:
    sentence = problem(watched(write(tmp_path / "a.gguf", {**LLAMA, "llama.block_count": True})))
    assert sentence == "'llama.block_count' is True, must be a whole number"


def test_a_family_that_is_no_name_is_called_what_it_is(tmp_path: Path) -> None:
    for value in ("x" * 70_000, [1, 2]):
        sentence = refused(write(tmp_path / "a.gguf", {**LLAMA, "general.architecture": value}))
        assert "general.architecture is a list or a long text, must be a name" in sentence


def test_a_part_under_another_parts_name_is_refused(tmp_path: Path) -> None:
    tensors = [Table("t", (32, 32), 0, 0)]
    write(tmp_path / "m-00001-of-00002.gguf", {**LLAMA, "split.no": 0, "split.count": 2}, data_bytes=4096)
    second = tmp_path / "m-00002-of-00002.gguf"
    write(second, {"split.no": 1, "split.count": 2}, tensors, data_bytes=4096)
    assert watched(second).value(FactName.WEIGHT_BYTES) == 32 * 32 * 4  # f32
    write(second, {"split.no": 2, "split.count": 3}, tensors, data_bytes=4096)
    assert "the name says part 2 of 2, the file itself part 3 of 3" in refused(second)


@pytest.mark.skipif(sys.platform == "win32", reason="has neither named pipes nor /dev")
def test_pipes_devices_and_links_in_a_circle_are_called_what_they_are(tmp_path: Path) -> None:
    pipe, first, second = tmp_path / "pipe.gguf", tmp_path / "a.gguf", tmp_path / "b.gguf"
    os.mkfifo(pipe)
    first.symlink_to(second)
    second.symlink_to(first)
    assert "pipe, a device" in refused(pipe)
    assert "pipe, a device" in refused(Path("/dev/zero"))
    assert "a link that leads to no file" in refused(first)
    assert "no such file" in refused(tmp_path / "c.gguf")
