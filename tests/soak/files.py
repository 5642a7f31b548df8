"""Files to open in a soak test: good ones of every kind, and broken ones."""

import random
from pathlib import Path

from app.files.scenario_file import save_scenario
from app.paths import RESOURCES
from tests.files.gguf_writer import LLAMA, write
from tests.tabs.window_setup import BALANCED_ON_THE_LAPTOP, CATALOGUE

DATA = Path(__file__).resolve().parents[1] / "data"


def good_and_broken_files(folder: Path, chance: random.Random) -> list[Path]:
    """Write some files and return them with those of the other tests."""
    scenario = folder / "good.two-speeds.toml"
    save_scenario(scenario, BALANCED_ON_THE_LAPTOP, CATALOGUE)
    written = {
        "empty.gguf": b"",
        "noise.gguf": b"GGUF" + chance.randbytes(2_000),
        "noise.json": chance.randbytes(500),
        "list.json": b"[1, 2, {}]",
        "deep.json": b"[" * 100_000,
        "empty.two-speeds.toml": b"",
        "broken.two-speeds.toml": scenario.read_bytes().replace(b"=", b"==", 1),
        "unknown.two-speeds.toml": scenario.read_bytes().replace(b"example-7b", b"no-such-model"),
        "text.txt": "Merhaba, cześć\n".encode() * 50,
        "empty.csv": b"",
    }
    for name, data in written.items():
        (folder / name).write_bytes(data)
    write(folder / "good.gguf", LLAMA)
    results = sorted((RESOURCES / "examples").glob("*.md"))
    inputs = [path for path in DATA.rglob("*") if path.suffix in (".gguf", ".json", ".csv", ".md", ".jsonl", ".sql")]
    return [
        *sorted(folder.iterdir()),
        *results,
        *chance.sample(sorted(inputs), min(40, len(inputs))),
        folder / "absent",
    ]
