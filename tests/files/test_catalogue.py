"""The catalogue: every row holds, the examples are exactly what the product promises, and wrong ids are explained."""

import re
from collections import Counter
from pathlib import Path

import pytest

from app.core.architecture import LayerKind
from app.core.device import Efficiency
from app.files.catalogue import Catalogue, CatalogueError, load_catalogue

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "catalog"
GIB = 2**30


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(FOLDER)


def test_ids_are_lower_case_and_every_entry_names_its_source(catalogue: Catalogue) -> None:
    for id_, entry in {**catalogue.architectures, **catalogue.devices}.items():
        assert re.fullmatch(r"[a-z0-9.-]+", id_)
        assert entry.id == id_
        assert entry.name
        assert entry.source, id_
    for formats in (catalogue.weight_formats, catalogue.cache_formats):
        assert all(entry.source and entry.name for entry in formats.values())


def test_machines_carry_a_date_and_an_efficiency_with_source_and_date(catalogue: Catalogue) -> None:
    for device in catalogue.devices.values():
        if device.kind == "example":
            assert device.efficiency.mbu == device.efficiency.mfu == device.efficiency.overlap == 1.0
            assert device.efficiency.overhead_s_per_layer == device.efficiency.band == 0.0
            assert device.reserve_bytes == 0
        else:
            assert re.fullmatch(r"20\d\d-\d\d", device.date), device.id
            assert re.search(r"20\d\d-\d\d", device.efficiency.source), device.id
            assert device.efficiency != Efficiency()


def test_names_are_unique(catalogue: Catalogue) -> None:
    for entries in (catalogue.architectures, catalogue.devices, catalogue.weight_formats, catalogue.cache_formats):
        names = Counter(entry.name for entry in entries.values())
        assert names.most_common(1)[0][1] == 1, names.most_common(3)


def test_there_are_models_of_every_kind_of_layer_and_many_machines(catalogue: Catalogue) -> None:
    kinds = {group.kind for model in catalogue.architectures.values() for group in model.layer_groups}
    assert kinds == set(LayerKind)
    assert len(catalogue.architectures) >= 60
    assert len(catalogue.devices) >= 150
    assert {device.kind for device in catalogue.devices.values()} == {"example", "gpu", "apple", "apu", "cpu"}


def test_every_entry_has_a_group_and_examples_come_first(catalogue: Catalogue) -> None:
    assert catalogue.architecture_groups.keys() == catalogue.architectures.keys()
    assert catalogue.device_groups.keys() == catalogue.devices.keys()
    assert list(catalogue.architectures)[:2] == ["example-8b", "example-7b"]
    assert list(catalogue.devices)[:4] == ["example-card", "laptop", "server-card", "guide-machine"]
    assert list(dict.fromkeys(catalogue.device_groups.values()))[:2] == ["examples", "cards-24-gb"]


def test_the_24_gb_cards_have_24_gib(catalogue: Catalogue) -> None:
    cards = [id_ for id_, group in catalogue.device_groups.items() if group == "cards-24-gb"]
    assert len(cards) >= 10
    assert all(catalogue.device(id_).memory_bytes == 24 * GIB for id_ in cards)


def test_example_models_are_exact(catalogue: Catalogue) -> None:
    eight, seven = catalogue.architecture("example-8b"), catalogue.architecture("example-7b")
    assert eight.num_parameters == 8_000_000_000
    assert seven.num_parameters == 7_000_000_000
    assert eight.embedding_parameters == seven.embedding_parameters == 0
    assert [(g.count, g.key_values_per_token, g.num_attention_heads) for g in eight.layer_groups] == [(32, 8 * 128, 32)]
    assert [(g.count, g.key_values_per_token) for g in seven.layer_groups] == [(32, 32 * 128)]


def test_example_card_is_decimal(catalogue: Catalogue) -> None:
    card = catalogue.device("example-card")
    assert card.memory_bytes == 24_000_000_000
    assert card.bandwidth_bytes_per_s == 1_000e9
    assert card.peak_flops_per_s == 100e12


def test_machines_given_by_measured_speeds(catalogue: Catalogue) -> None:
    laptop, server = catalogue.device("laptop"), catalogue.device("server-card")
    # 7e9 weights x 4.5 bits = 3.9375 GB, read once per written token; 2 x 7e9 FLOPs per read token
    assert laptop.bandwidth_bytes_per_s == pytest.approx(3.9375e9 * 18)
    assert laptop.peak_flops_per_s == pytest.approx(14e9 * 600)
    assert server.bandwidth_bytes_per_s == pytest.approx(3.9375e9 * 180)
    assert server.peak_flops_per_s == pytest.approx(14e9 * 12_000)
    assert (laptop.memory_bytes, server.memory_bytes, server.price_usd) == (16e9, 80e9, 30_000)
    guide = catalogue.device("guide-machine")
    assert guide.measured is not None
    # Gemma 3 1B: 999,872,640 weights at its own file average of 6.3962 bits
    assert guide.bandwidth_bytes_per_s == pytest.approx(999_872_640 * 6.3962 / 8 * 115)
    assert guide.peak_flops_per_s == pytest.approx(2 * 999_872_640 * 2184)


def test_apple_keeps_a_quarter_from_36_gb_on_and_a_third_below(catalogue: Catalogue) -> None:
    assert catalogue.device("m4-max").reserve_bytes == 128 * GIB // 4
    assert catalogue.device("m1").reserve_bytes == pytest.approx(16 * GIB / 3, rel=0.01)
    assert catalogue.device("rtx-4090").reserve_bytes == 0


def test_an_untied_per_layer_table_is_not_the_head(catalogue: Catalogue) -> None:
    gemma = catalogue.architecture("gemma-4-e2b")
    assert gemma.embedding_parameters == 262_144 * 35 * 256
    assert gemma.head_parameters == 262_144 * 1536


def test_ids_are_found_in_any_case(catalogue: Catalogue) -> None:
    assert catalogue.architecture(" Llama-3.1-8B ").id == "llama-3.1-8b"
    assert catalogue.weight_format("Q4_K_M").bits_per_weight == 4.8944
    assert catalogue.cache_format("Q8_0").block_bytes == 34


@pytest.mark.parametrize(("text", "bits"), [("4.5", 4.5), ("16", 16.0), ("0.5", 0.5), ("64", 64.0)])
def test_a_number_of_bits_is_a_weight_format(catalogue: Catalogue, text: str, bits: float) -> None:
    weights = catalogue.weight_format(text)
    assert weights.bits_per_weight == bits
    assert weights.id == text


@pytest.mark.parametrize("text", ["0", "-4", "0.49", "65", "nan", "inf", "1e9"])
def test_impossible_bits_are_refused(catalogue: Catalogue, text: str) -> None:
    with pytest.raises(CatalogueError, match=r"must be from 0\.5 to 64"):
        catalogue.weight_format(text)


def test_a_wrong_id_is_explained_with_near_ids_and_where_to_find_all(catalogue: Catalogue) -> None:
    with pytest.raises(CatalogueError, match=r"no machine 'rtx4090' \(near: rtx-4090.*\); .*list devices"):
        catalogue.device("rtx4090")
    with pytest.raises(CatalogueError, match=r"no model 'lama-3\.1-8b' \(near: llama-3\.1-8b.*list models"):
        catalogue.architecture("lama-3.1-8b")
    with pytest.raises(CatalogueError, match=r"no weight format '4bit'.*list weights.*number of bits"):
        catalogue.weight_format("4bit")
    with pytest.raises(CatalogueError, match=r"no cache format '\?\?\?'; .*list kv"):
        catalogue.cache_format("???")


def test_published_benchmark_keys_lead_to_models(catalogue: Catalogue) -> None:
    assert catalogue.bench_keys["llama2-7b"] == "llama-2-7b"
    assert set(catalogue.bench_keys.values()) <= catalogue.architectures.keys()
    assert len(catalogue.bench_keys) == 64
