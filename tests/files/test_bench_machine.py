"""Names that programs print for a machine lead to the catalogue's, or to none."""

import pytest

from app.files.bench_machine import machine_text, matching_devices
from app.files.catalogue import Catalogue, load_catalogue
from app.files.llama_bench_rows import BenchRow, TestKind
from app.paths import RESOURCES


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(RESOURCES / "catalog")


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("NVIDIA GeForce RTX 4090", ["rtx-4090"]),
        ("NVIDIA GeForce RTX 4090 Laptop GPU", ["rtx-4090-laptop"]),
        ("NVIDIA GeForce RTX 4070 Ti SUPER", ["rtx-4070-ti-super"]),
        ("NVIDIA GeForce RTX 4060 Ti", ["rtx-4060-ti", "rtx-4060-ti-16"]),  # sold with 8 and with 16 GB
        ("NVIDIA A100-SXM4-80GB", ["a100-sxm-80"]),
        ("NVIDIA RTX 6000 Ada Generation", ["rtx-6000-ada"]),
        ("Radeon 8060S Graphics (RADV GFX1151)", ["strix-halo"]),
        ("AMD RYZEN AI MAX+ 395 w/ Radeon 8060S", ["strix-halo"]),
        ("Intel(R) Core(TM) i9-13900K", ["i9-13900k"]),
        ("Apple M2 Max", ["m2-max"]),  # 30 or 38 cores, the same bandwidth: the rows tell the rest
        ("Apple M2 Max 30-core", ["m2-max-30"]),
        ("Apple M3 Max", ["m3-max-30", "m3-max"]),  # two bandwidths: nothing decides
        ("NVIDIA GeForce RTX 3050", []),
        ("AMD EPYC 7763 64-Core Processor", []),
        ("", []),
    ],
)
def test_names_find_their_machine(catalogue: Catalogue, text: str, ids: list[str]) -> None:
    assert [device.id for device in matching_devices(text, catalogue)] == ids


def test_a_card_that_the_catalogue_lacks_is_not_taken_for_its_sibling(catalogue: Catalogue) -> None:
    assert matching_devices("NVIDIA GeForce RTX 4080 Laptop GPU", catalogue) == ()


def test_most_rows_decide_whose_machine_it_is() -> None:
    rows = [
        BenchRow(line=1, model_name="m", kind=TestKind.DECODE, tokens_per_s=1.0, answer_tokens=1, device=name)
        for name in ("A", "B", "B", "")
    ]
    assert machine_text(rows) == "B"
    assert machine_text([]) == ""
