"""Files that the smoke test opens: a scenario, and a small model that no catalogue has."""

from pathlib import Path

from bundle_user import BundleUser

SCENARIO = """\
format_version = 1
model = "llama-3.1-8b"
weights = "q4_k_m"
device = "rtx-4090"
key_format = "q8_0"
value_format = "q8_0"
prompt_tokens = 8000
answer_tokens = 100
"""


def scenario_file(user: BundleUser) -> Path:
    """Write a scenario and return its path."""
    path = user.own / "uzun belge, długi tekst.two-speeds.toml"
    path.write_text(SCENARIO, encoding="utf-8")
    return path


def gguf_file(user: BundleUser) -> Path:
    """Write a small GGUF file and return its path."""
    from tests.files.gguf_writer import LLAMA, Table, write

    layers, width = 4, 512
    names = ["token_embd", *(f"blk.{layer}.{part}" for layer in range(layers) for part in ("attn_k", "ffn_up"))]
    tensor_bytes = 2 * width * width  # f16, type 1
    tensors = [Table(f"{name}.weight", (width, width), 1, number * tensor_bytes) for number, name in enumerate(names)]
    keys = {**LLAMA, "llama.block_count": layers, "llama.embedding_length": width, "general.name": "Small"}
    return write(user.own / "küçük model.gguf", keys, tensors, data_bytes=len(tensors) * tensor_bytes)
