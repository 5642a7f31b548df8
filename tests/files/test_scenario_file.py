"""Scenario files: exact round trips, and saving that never leaves half a file."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from app.core.architecture import Architecture, LayerGroup, LayerKind, StoredWeights
from app.core.device import Device, Efficiency, MeasuredSpeeds
from app.core.formats import AS_STORED_ID, CacheFormat, WeightFormat
from app.core.scenario import Detail, Runtime, Scenario
from app.files.catalogue import Catalogue, load_catalogue
from app.files.endings import SCENARIO_ENDING
from app.files.scenario_file import (
    ScenarioFileError,
    load_scenario,
    save_scenario,
    scenario_from_text,
    scenario_to_text,
)

CATALOG_FOLDER = Path(__file__).resolve().parents[2] / "resources" / "catalog"

PLAIN = """\
format_version = 1
model = "example-8b"
weights = "f16"
device = "example-card"
key_format = "f16"
value_format = "q8_0"
prompt_tokens = 1000
answer_tokens = 860
"""

counts = st.integers(min_value=0, max_value=2**40)
positive = st.floats(min_value=1e-6, max_value=1e15)
names = st.text(max_size=20)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(CATALOG_FOLDER)


@st.composite
def architectures(draw: st.DrawFn) -> Architecture:
    groups = st.builds(
        LayerGroup,
        kind=st.sampled_from(LayerKind),
        count=st.integers(1, 200),
        key_values_per_token=counts,
        value_values_per_token=counts,
        sliding_window=st.none() | st.integers(1, 10**6),
        state_bytes_per_sequence=counts,
        num_attention_heads=counts,
        key_head_dim=counts,
        value_head_dim=counts,
        tokens_per_cell=st.integers(1, 128),
    )
    num_parameters = draw(st.integers(1, 2**45))
    num_experts = draw(st.integers(0, 512))
    expert_parameters = draw(st.integers(0, num_parameters))
    dense = num_parameters - expert_parameters
    return Architecture(
        id=draw(names),
        name=draw(names),
        layer_groups=tuple(draw(st.lists(groups, min_size=1, max_size=4))),
        num_hidden_layers=draw(st.integers(1, 500)),
        num_parameters=num_parameters,
        embedding_parameters=draw(st.integers(0, dense // 2)),
        head_parameters=draw(st.integers(0, dense // 2)),
        tie_word_embeddings=draw(st.booleans()),
        num_experts=num_experts,
        num_experts_per_tok=draw(st.integers(0, num_experts)),
        num_moe_layers=draw(counts),
        expert_parameters=expert_parameters,
        max_position_embeddings=draw(st.none() | st.integers(1, 10**7)),
        stored=draw(
            st.builds(StoredWeights, total_bytes=st.integers(1, 2**50), expert_bytes=counts, embedding_bytes=counts)
        ),
        stored_format=draw(names),
        file_bits_per_weight=tuple(draw(st.lists(st.tuples(names, positive), max_size=3))),
        source=draw(names),
    )


devices = st.builds(
    Device,
    id=names,
    name=names,
    kind=names,
    memory_bytes=st.integers(1, 2**50),
    bandwidth_bytes_per_s=positive,
    peak_flops_per_s=positive,
    family=names,
    backend=names,
    shared_memory=st.booleans(),
    reserve_bytes=counts,
    price_usd=st.none() | positive,
    measured=st.none()
    | st.builds(
        MeasuredSpeeds,
        read_tokens_per_s=positive,
        write_tokens_per_s=positive,
        architecture_id=names,
        weight_format_id=names,
    ),
    efficiency=st.builds(
        Efficiency,
        mbu=positive,
        mfu=positive,
        overlap=st.floats(0, 1),
        overhead_s_per_layer=st.floats(0, 1),
        moe_layer_factor=positive,
        moe_flops_factor=positive,
        attention_efficiency=positive,
        cache_read_factor=positive,
        band=st.floats(0, 1),
        prefill_band=st.floats(0, 1),
        source=names,
    ),
    source=names,
    date=names,
)

weight_formats = st.builds(
    WeightFormat,
    id=names | st.just(AS_STORED_ID),
    name=names,
    bits_per_weight=st.floats(0.5, 64),
    expert_bits_per_weight=st.none() | st.floats(0.5, 64),
    read_time_factor=positive,
    source=names,
)
cache_formats = st.builds(
    CacheFormat, id=names, name=names, block_values=st.integers(1, 256), block_bytes=st.integers(1, 1024), source=names
)


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    prompt_tokens = draw(st.integers(1, 1_048_576))
    return Scenario(
        architecture=draw(architectures()),
        weights=draw(weight_formats),
        device=draw(devices),
        key_format=draw(cache_formats),
        value_format=draw(cache_formats),
        prompt_tokens=prompt_tokens,
        answer_tokens=draw(st.integers(1, 1_048_576)),
        batch=draw(st.integers(1, 1_024)),
        pass_tokens=draw(st.integers(1, 8_192)),
        cached_prefix_tokens=draw(st.integers(0, prompt_tokens - 1)),
        prefill_chunk_tokens=draw(st.none() | st.integers(16, 1_048_576)),
        use_kv_cache=draw(st.booleans()),
        detail=draw(st.sampled_from(Detail)),
        runtime=draw(st.sampled_from(Runtime)),
        allocated_context_tokens=draw(st.none() | st.integers(1, 2**30)),
        micro_batch_tokens=draw(st.integers(1, 8_192)),
        unified_cache=draw(st.booleans()),
        reserve_bytes=draw(st.none() | counts),
    )


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(scenario=scenarios())
def test_any_own_scenario_comes_back_exactly(catalogue: Catalogue, scenario: Scenario) -> None:
    assert scenario_from_text(scenario_to_text(scenario, catalogue), catalogue) == scenario


def test_every_catalogue_entry_is_stored_by_id_and_comes_back_exactly(catalogue: Catalogue) -> None:
    start = scenario_from_text(PLAIN, catalogue)
    for architecture in catalogue.architectures.values():
        text = scenario_to_text(start.evolve(architecture=architecture), catalogue)
        assert f'model = "{architecture.id}"\n' in text
        assert scenario_from_text(text, catalogue).architecture == architecture
    for device in catalogue.devices.values():
        text = scenario_to_text(start.evolve(device=device), catalogue)
        assert f'device = "{device.id}"\n' in text
        assert scenario_from_text(text, catalogue).device == device


def test_without_a_catalogue_everything_is_stored_in_full(catalogue: Catalogue) -> None:
    scenario = scenario_from_text(PLAIN, catalogue)
    text = scenario_to_text(scenario)
    assert "[model]" in text
    assert "bandwidth_bytes_per_s = 1000000000000.0" in text  # the example card's 1,000 GB/s
    assert scenario_from_text(text, catalogue) == scenario


def test_a_changed_machine_is_stored_in_full_although_its_id_is_known(catalogue: Catalogue) -> None:
    scenario = scenario_from_text(PLAIN, catalogue)
    own = scenario.evolve(device=scenario.device.evolve(bandwidth_bytes_per_s=9e11))
    text = scenario_to_text(own, catalogue)
    assert "[device]" in text
    assert scenario_from_text(text, catalogue).device.bandwidth_bytes_per_s == 9e11


def test_weights_may_be_a_number_of_bits(catalogue: Catalogue) -> None:
    for written in ("4.25", '"4.25"'):
        scenario = scenario_from_text(PLAIN.replace('weights = "f16"', f"weights = {written}"), catalogue)
        assert scenario.weights.bits_per_weight == 4.25
    assert scenario_from_text(scenario_to_text(scenario, catalogue), catalogue) == scenario


def test_saving_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / f"lecture{SCENARIO_ENDING}"
    path.write_text("old", encoding="utf-8")
    scenario = scenario_from_text(PLAIN, catalogue)
    save_scenario(path, scenario, catalogue)
    assert load_scenario(path, catalogue) == scenario
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_saving_into_a_missing_folder_is_one_sentence(tmp_path: Path, catalogue: Catalogue) -> None:
    path = tmp_path / "missing" / "a.two-speeds.toml"
    with pytest.raises(ScenarioFileError, match=r"a\.two-speeds\.toml: the folder .*missing does not exist"):
        save_scenario(path, scenario_from_text(PLAIN, catalogue), catalogue)


def test_a_machine_that_could_not_be_read_back_is_not_saved(tmp_path: Path, catalogue: Catalogue) -> None:
    scenario = scenario_from_text(PLAIN, catalogue)
    endless = scenario.evolve(device=scenario.device.evolve(peak_flops_per_s=float("inf")))
    with pytest.raises(ScenarioFileError, match=r"device\.peak_flops_per_s is inf"):
        save_scenario(tmp_path / "a.toml", endless, catalogue)
    assert not list(tmp_path.iterdir())
