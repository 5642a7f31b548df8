"""Opening a model reads its header only: size of file and vocabulary hardly matter."""

import time
import tracemalloc
from pathlib import Path

from app.files.model_file import FactName
from app.files.open_model import open_model
from tests.files.gguf_writer import LLAMA, Table, write

GB = 10**9
MIB = 2**20


def best_of_three_s(path: Path) -> float:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        open_model(path)
        times.append(time.perf_counter() - start)
    return min(times)


def test_a_file_of_100_gb_opens_at_once(tmp_path: Path) -> None:
    width = 25 * GB // 4096
    tensors = [Table(f"blk.{index}.ffn_up.weight", (4096, width), 24, index * 4096 * width) for index in range(4)]
    path = write(tmp_path / "large.gguf", LLAMA, tensors, data_bytes=4 * 4096 * width)
    assert path.stat().st_size > 99.9 * GB
    assert best_of_three_s(path) < 1.0  # milliseconds; reading the data itself would take minutes
    assert open_model(path).value(FactName.WEIGHT_BYTES) == 4 * 4096 * width


def test_a_vocabulary_of_250_000_tokens_is_skipped_quickly(tmp_path: Path) -> None:
    tokens = [f"token{index:07d}" * 3 for index in range(250_000)]
    vocabulary = {
        "general.architecture": "llama",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.scores": [0.0] * 250_000,
        "tokenizer.ggml.merges": tokens,
    }
    path = write(
        tmp_path / "vocabulary.gguf", {**vocabulary, **LLAMA}, [Table("token_embd.weight", (32, 32))], data_bytes=4096
    )
    assert path.stat().st_size > 20 * MIB
    assert best_of_three_s(path) < 2.0  # a fifth of a second; reading item by item takes ten
    tracemalloc.start()
    model = open_model(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert peak < 8 * MIB
    assert model.value(FactName.VOCABULARY) == 250_000
    assert model.architecture is not None
