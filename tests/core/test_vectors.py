"""Published sizes (tests/data/vectors.tsv, each row with its source): what core can express must come out exactly."""

import csv
import re
from pathlib import Path

import pytest

from app.core.architecture import LayerGroup, LayerKind, StoredWeights
from app.core.formats import AS_STORED_ID, CacheFormat, WeightFormat
from app.core.measured_facts import decode_roof
from app.core.memory import bits_per_weight, kv_cache_bytes, state_bytes
from app.core.units import GIB, MIB
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES

CATALOGUE = load_catalogue(RESOURCES / "catalog")
Row = dict[str, str]

with (Path(__file__).parents[1] / "data" / "vectors.tsv").open(encoding="utf-8", newline="") as file:
    ROWS: dict[str, Row] = {row["id"]: row for row in csv.DictReader(file, delimiter="\t")}

PROMISED_KINDS = {"log", "tool-test", "tool-output", "doc", "format"}
NOT_EXPRESSED = {
    "B28": "one of several cards (tensor parallel)",
    "B29": "one of several cards (tensor parallel)",
    "C10": "one of several cards (tensor parallel)",
    "F21": "one of several cards (tensor parallel)",
    "D21": "values padded to the widest layer, which llama.cpp does without flash attention",
    "D25": "a paged cache with blocks of its own",
    "F07": "snapshots of the state for rolling back",
    "F08": "snapshots of the state for rolling back",
    "G05": "total of a program with buffers of its own",
    "G07": "sum over a published file's headers, which are not here",
    "G08": "sum over a published file's headers, which are not here",
    "G14": "a server's own reserve",
    "H01": "compute buffer: shown as a measured range, see core/compute_buffer.py",
    "H05": "compute buffer: shown as a measured range, see core/compute_buffer.py",
    "H06": "compute buffer: shown as a measured range, see core/compute_buffer.py",
    "H07": "compute buffer: shown as a measured range, see core/compute_buffer.py",
    "J01-32": "eight chips (tensor parallel)",
    "J02": "adds the time of an attention kernel that its source models apart",
    "J03": "eight cards (tensor parallel)",
    "J04": "counts other terms than weights, cache and attention",
}


def _layers(count: int, keys: int, values: int, window: int | None = None) -> LayerGroup:
    kind = LayerKind.FULL if window is None else LayerKind.SLIDING_WINDOW
    return LayerGroup(
        kind=kind, count=count, key_values_per_token=keys, value_values_per_token=values, sliding_window=window
    )


def _format(name: str) -> CacheFormat:
    return CATALOGUE.cache_format({"fp16": "f16", "16-bit": "f16", "bf16/f16": "f16"}.get(name, name))


def _numbers(pattern: str, text: str) -> tuple[int, ...] | None:
    found = re.search(pattern, text)
    return tuple(int(part) for part in found.groups() if part is not None) if found else None


def _groups(row: Row) -> list[tuple[LayerGroup, str]] | None:
    """Return the layer groups of a row, each with the input that gives its cells."""
    shape = row["architecture params needed"]
    if found := _numbers(r"n_layer\(kv\)=(\d+); n_embd_k_gqa=(\d+); n_embd_v_gqa=(\d+)", shape):
        return [(_layers(*found), "cells")]
    if found := _numbers(r"(\d+) global layers k/v=(\d+)/(\d+); (\d+) SWA layers k/v=(\d+)/(\d+)", shape):
        return [(_layers(*found[:3]), "global cells"), (_layers(*found[3:]), "SWA cells")]
    if found := _numbers(r"(\d+) layers latent (\d+); (\d+) indexer layers key (\d+)", shape):
        return [(_layers(found[0], found[1], 0), "cells"), (_layers(found[2], found[3], 0), "cells")]
    if found := _numbers(r"(\d+) layers; kv_lora_rank (\d+) \+ rope (\d+)", shape):
        return [(_layers(found[0], found[1] + found[2], 0), "cells")]
    deepseek_v3_layers = 61
    if found := _numbers(r"(?:c\^KV|K) (\d+) \+ (?:kv\^T|V) (\d+)|K (\d+), V (\d+)", shape.replace(" heads: ", " ")):
        return [(_layers(deepseek_v3_layers, *found), "cells")]
    return None


def _wide_heads(row: Row) -> LayerGroup | None:
    shape = row["architecture params needed"]
    if found := _numbers(r"(\d+) layers; (\d+) kv heads? ?x? ?;? ?(?:head_dim )?(\d+)", shape):
        layers, heads, width = found
        return _layers(layers, heads * width, heads * width)
    return None


def _cells(row: Row, name: str) -> int:
    found = re.search(rf"(?<![\w ]){name}=(\d+)", row["inputs"].replace("; ", ";").replace(";", ";"))
    assert found, row["inputs"]
    return int(found[1])


def _cache_formats(row: Row) -> tuple[CacheFormat, CacheFormat]:
    if found := re.search(r"K=(\w+); V=(\w+)", row["inputs"]):
        return _format(found[1]), _format(found[2])
    found = re.search(r"\b(f16|bf16|q8_0|fp16|16-bit)\b", row["inputs"])
    assert found, row["inputs"]
    return _format(found[1]), _format(found[1])


def _expected(row: Row) -> tuple[float, float]:
    """Return the expected bytes and half of its last printed digit, both in bytes."""
    unit = {"MiB": MIB, "GiB": GIB}[row["unit"].split(" ")[0]]
    text = row["expected value"]
    digits = len(text.partition(".")[2])
    # Half a digit for rounding; programs that cut instead of rounding are a whole one off.
    return float(text) * unit, 1.01 * 10**-digits * unit


CACHES = [row for row in ROWS.values() if _groups(row) and row["unit"].startswith("MiB") and row["kind"] != "negative"]
LINEAR_STATES = [i for i in ("F05", "F10", "F11", "F12") if i in ROWS]
LENGTHS = [row for row in ROWS.values() if row["unit"].startswith("GiB (printed as GB)")]
PER_TOKEN = ["B26", "B27", "B30", "E19"]
FILES = ["G01", "G02", "G04"]
FORMATS = [row for row in ROWS.values() if row["kind"] == "format"]


@pytest.mark.parametrize("row", CACHES, ids=lambda row: row["id"])
def test_cache_sizes_that_programs_printed(row: Row) -> None:
    key_format, value_format = _cache_formats(row)
    groups = _groups(row)
    assert groups is not None
    size = sum(
        kv_cache_bytes((group,), context_tokens=_cells(row, cells), key_format=key_format, value_format=value_format)
        for group, cells in groups
    )
    expected, last_digit = _expected(row)
    assert abs(size - expected) <= last_digit


@pytest.mark.parametrize("row", LENGTHS, ids=lambda row: row["id"])
def test_cache_sizes_that_documents_state(row: Row) -> None:
    tokens = _numbers(r"(\d+) tokens", row["inputs"])
    assert tokens is not None
    group = _wide_heads(row)
    if group is None:  # Jamba: its attention layers have 8 heads of 128
        layers = _numbers(r"(\d+) KV layers", row["architecture params needed"])
        assert layers is not None
        group = _layers(layers[0], 1024, 1024)
    size = kv_cache_bytes((group,), context_tokens=tokens[0], key_format=_format("f16"), value_format=_format("f16"))
    expected, last_digit = _expected(row)
    assert abs(size - expected) <= last_digit


@pytest.mark.parametrize("row_id", PER_TOKEN)
def test_bytes_of_one_token(row_id: str) -> None:
    row = ROWS[row_id]
    group = _layers(61, 512 + 64, 0) if row_id == "E19" else None
    if row_id == "B27":
        group = _layers(12, 12 * 64, 12 * 64)
    group = group or _wide_heads(row)
    assert group is not None
    size = kv_cache_bytes((group,), context_tokens=1, key_format=_format("f16"), value_format=_format("f16"))
    values_per_byte = 2 if row["unit"].startswith("elements") else 1
    assert size == float(row["expected value"]) * values_per_byte


@pytest.mark.parametrize("row_id", LINEAR_STATES)
def test_recurrent_states_that_programs_printed(row_id: str) -> None:
    row = ROWS[row_id]
    found = _numbers(
        r"(\d+) linear layers; d_conv (\d+); d_inner (\d+); n_group (\d+); d_state (\d+)",
        row["architecture params needed"],
    )
    sequences = _numbers(r"sequences=(\d+)", row["inputs"])
    assert found is not None
    assert sequences is not None
    layers, conv, inner, groups, state = found
    # f32: the last d_conv - 1 inputs of the convolution, and the state itself
    per_layer = 4 * ((conv - 1) * (inner + 2 * groups * state) + inner * state)
    group = LayerGroup(kind=LayerKind.RECURRENT, count=layers, state_bytes_per_sequence=per_layer)
    expected, last_digit = _expected(row)
    assert abs(state_bytes((group,), slots=sequences[0]) - expected) <= last_digit


@pytest.mark.parametrize("row", FORMATS, ids=lambda row: row["id"])
def test_formats_take_what_their_blocks_take(row: Row) -> None:
    name = row["inputs"].lower()
    expected = float(row["expected value"])
    if row["unit"] == "B/element":
        assert float(CATALOGUE.cache_format(name).bytes_per_value) == expected
    elif name in CATALOGUE.weight_formats and name in {"mxfp4", "q4_0", "q8_0"}:
        assert CATALOGUE.weight_formats[name].bits_per_weight == expected
    else:  # a file in such a format is a mixture, near the block's own bits
        blocks = _numbers(r"(\d+) weights per block; (\d+) bytes per block", row["architecture params needed"])
        assert blocks is not None
        assert 8 * blocks[1] / blocks[0] == expected
        mixtures = [f for key, f in CATALOGUE.weight_formats.items() if key.startswith(name)]
        assert all(f.bits_per_weight >= expected for f in mixtures)


@pytest.mark.parametrize("row_id", FILES)
def test_files_that_a_parser_measured(row_id: str) -> None:
    row = ROWS[row_id]
    parameters = {"G01": 7_615_616_512, "G04": 7_615_616_512, "G02": 70_553_706_496}  # Qwen2.5 7B, Llama 3.3 70B
    size, bits = (float(part) for part in re.findall(r"[\d.]+", row["expected value"]))
    architecture = CATALOGUE.architecture("example-7b").evolve(
        num_parameters=parameters[row_id], stored=StoredWeights(total_bytes=round(size * GIB))
    )
    as_stored = WeightFormat(id=AS_STORED_ID, name="", bits_per_weight=1.0)
    assert bits_per_weight(architecture=architecture, weights=as_stored) == pytest.approx(bits, abs=0.011)


def test_decode_ceilings_of_llama_7b() -> None:
    row = ROWS["J05"]
    bandwidths = (68.3, 409.6, 819.2)
    sizes = (68.3 / 8.68, 68.3 / 14.56)  # GB that the first pair implies for Q8_0 and Q4_0
    pairs = [tuple(float(x) for x in pair.split("/")) for pair in row["expected value"].split("; ")]
    for bandwidth, pair in zip(bandwidths, pairs, strict=True):
        for size, rate in zip(sizes, pair, strict=True):
            roof = decode_roof(bytes_per_token=size * 1e9, bandwidth_bytes_per_s=bandwidth * 1e9)
            assert roof == pytest.approx(rate, rel=2e-3)


@pytest.mark.parametrize(
    ("row_id", "size"),
    [
        ("K01", 252 * GIB),  # twice the cache of 8 heads
        ("K02", 160 * MIB),  # an eighth of it
        ("K03", round(6.67 * GIB)),  # hidden size instead of the latent
    ],
)
def test_published_values_that_are_wrong_do_not_come_out(row_id: str, size: int) -> None:
    groups = {"K01": _layers(126, 1024, 1024), "K02": _layers(80, 1024, 1024), "K03": _layers(61, 576, 0)}
    tokens = {"K01": 262_144, "K02": 4_096, "K03": 4_096}
    right = {"K01": 126 * GIB, "K02": 1_280 * MIB, "K03": round(274.5 * MIB)}
    f16 = _format("f16")
    ours = kv_cache_bytes((groups[row_id],), context_tokens=tokens[row_id], key_format=f16, value_format=f16)
    assert ours == right[row_id]
    assert ours != size


def test_more_wrong_values_are_not_ours() -> None:
    # K04: local and global layers of Gemma 4 31B differ; all 60 counted alike give 983,040 B a token
    gemma = CATALOGUE.architecture("gemma-4-31b")
    f16 = _format("f16")
    size = kv_cache_bytes(gemma.layer_groups, context_tokens=1, key_format=f16, value_format=f16)
    assert size == 901_120
    # K06: 34 bytes are a block of 32 values, not a value
    assert float(_format("q8_0").bytes_per_value) * 32 == 34


def test_every_promised_row_is_tested_or_named() -> None:
    tested = {row["id"] for row in [*CACHES, *LENGTHS, *FORMATS]}
    tested |= {*LINEAR_STATES, *PER_TOKEN, *FILES, "J05"}
    promised = {row["id"] for row in ROWS.values() if row["kind"] in PROMISED_KINDS}
    assert promised - tested - set(NOT_EXPRESSED) == set()
    assert tested & set(NOT_EXPRESSED) == set()
