"""Files of measured speeds become observations of known models on a known machine, and nothing is lost silently."""

from pathlib import Path

import pytest

from app.core.passes import Phase
from app.core.scenario import Scenario
from app.files.catalogue import Catalogue, load_catalogue
from app.files.errors import FileError
from app.files.measurements import MOST_OBSERVATIONS, LeftOut, family_device, open_measured_device, read_measurements
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES

HEAD = """  Device 0: NVIDIA GeForce RTX 4090, compute capability 8.9, VMM: yes
| model         |     size | params | backend | ngl | fa |          test |           t/s |
| ------------- | -------: | -----: | ------- | --: | -: | ------------: | ------------: |
"""
DECODE = "| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | tg128 | 165.76 ± 1.50 |\n"
PREFILL = "| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 |  1 | pp512 | 10000.00 ± 1.50 |\n"


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(RESOURCES / "catalog")


@pytest.fixture(scope="module")
def scenario(catalogue: Catalogue) -> Scenario:
    return start_scenario(catalogue)


def written(folder: Path, text: str, name: str = "bench.md") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_rows_find_model_and_machine(catalogue: Catalogue, scenario: Scenario, tmp_path: Path) -> None:
    files = read_measurements((written(tmp_path, HEAD + DECODE + PREFILL),), catalogue, scenario=scenario)
    assert [(o.architecture.id, o.phase) for o in files.observations] == [
        ("llama-2-7b", Phase.DECODE),
        ("llama-2-7b", Phase.PREFILL),
    ]
    assert (files.names, files.machine, files.backend) == (("bench.md",), "NVIDIA GeForce RTX 4090", "CUDA")
    assert [device.id for device in files.devices] == ["rtx-4090"]
    assert files.left_out == ()


def test_what_cannot_be_used_is_counted_by_name_and_reason(
    catalogue: Catalogue, scenario: Scenario, tmp_path: Path
) -> None:
    odd = DECODE.replace("6.74 B", "55.50 B")
    text = HEAD + DECODE + odd + odd.replace("tg128", "tg64") + DECODE.replace("tg128", "pp512+tg128")
    files = read_measurements((written(tmp_path, text),), catalogue, scenario=scenario)
    assert [(o.name, o.reason, o.rows) for o in files.left_out] == [
        ("llama 7B Q4_0", LeftOut.MODEL, 2),
        ("llama 7B Q4_0", LeftOut.COMBINED, 1),
    ]


def test_rows_of_another_machine_are_left_out(catalogue: Catalogue, scenario: Scenario, tmp_path: Path) -> None:
    one = written(tmp_path, HEAD + DECODE + PREFILL)
    other = written(tmp_path, HEAD.replace("4090", "3090") + DECODE, "other.md")
    files = read_measurements((one, other), catalogue, scenario=scenario)
    assert len(files.observations) == 2
    assert [(o.name, o.reason) for o in files.left_out] == [("NVIDIA GeForce RTX 3090", LeftOut.OTHER_MACHINE)]


def test_a_model_of_the_users_own_is_known_by_its_weights(
    catalogue: Catalogue, scenario: Scenario, tmp_path: Path
) -> None:
    own = scenario.architecture.evolve(id="mine", num_parameters=55_500_000_000)
    text = HEAD + DECODE.replace("6.74 B", "55.50 B").replace("3.56 GiB", "30.00 GiB")
    files = read_measurements((written(tmp_path, text),), catalogue, scenario=scenario.evolve(architecture=own))
    assert [o.architecture.id for o in files.observations] == ["mine"]


def test_servers_name_no_model_so_it_is_the_scenarios(catalogue: Catalogue, scenario: Scenario, tmp_path: Path) -> None:
    text = """{"model": "any", "done": true, "total_duration": 3000000000, "load_duration": 0,
 "prompt_eval_count": 400, "prompt_eval_duration": 1000000000, "eval_count": 100, "eval_duration": 2000000000}"""
    files = read_measurements((written(tmp_path, text, "ollama.json"),), catalogue, scenario=scenario)
    prefill, decode = files.observations
    # 400 tokens in 1 s; 100 in 2 s, after the 400 of the prompt
    assert (prefill.tokens, prefill.tokens_per_s, prefill.depth_tokens) == (400, 400.0, 0)
    assert (decode.tokens, decode.tokens_per_s, decode.depth_tokens) == (100, 50.0, 400)
    assert prefill.architecture is scenario.architecture
    assert files.assumed_model == scenario.architecture.name
    assert files.devices == ()


def test_a_machine_is_fitted_from_the_prior_of_the_backend_that_was_measured(catalogue: Catalogue) -> None:
    halo = catalogue.device("strix-halo")
    assert halo.backend == "Vulkan"
    known = family_device(halo, backend="ROCm", catalogue=catalogue)
    assert known.efficiency == catalogue.efficiencies["AMD Strix Halo", "ROCm"]
    assert family_device(halo, backend="no such", catalogue=catalogue) is halo


def test_a_file_can_stand_for_a_machine(catalogue: Catalogue, scenario: Scenario, tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + DECODE + PREFILL)
    device = open_measured_device(path, catalogue, scenario=scenario)
    base = catalogue.device("rtx-4090")
    assert (device.id, device.name) == ("rtx-4090-measured", f"Measured: {base.name}")
    assert device.bandwidth_bytes_per_s == base.bandwidth_bytes_per_s
    assert device.efficiency != base.efficiency
    assert "2 rows of bench.md" in device.efficiency.source


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (DECODE, "no llama-bench results|holds no measured speeds"),
        (HEAD.split("\n", 1)[1] + DECODE, "does not say on which machine"),
        (HEAD.replace("RTX 4090", "Quantum 9") + DECODE, "'NVIDIA GeForce Quantum 9', which is not in the catalogue"),
        (HEAD.replace("RTX 4090", "RTX 4060 Ti") + DECODE, "may be rtx-4060-ti or rtx-4060-ti-16"),
        (HEAD + DECODE.replace("6.74 B", "55.50 B"), "no row of a model that is in the catalogue"),
    ],
)
def test_files_that_cannot_stand_for_a_machine_say_why(
    catalogue: Catalogue, scenario: Scenario, tmp_path: Path, text: str, sentence: str
) -> None:
    with pytest.raises(FileError, match=sentence):
        open_measured_device(written(tmp_path, text), catalogue, scenario=scenario)


def test_the_built_in_example_is_of_a_known_machine(catalogue: Catalogue, scenario: Scenario) -> None:
    example = RESOURCES / "examples" / "llama-bench-strix-halo.md"
    files = read_measurements((example,), catalogue, scenario=scenario)
    assert [device.id for device in files.devices] == ["strix-halo"]
    assert len(files.observations) == 60  # 64 rows less 4 of a model that the catalogue does not have
    assert {o.depth_tokens for o in files.observations} == {0, 32_768, 65_536}


def test_a_file_of_very_many_rows_is_cut_and_says_so(catalogue: Catalogue, scenario: Scenario, tmp_path: Path) -> None:
    text = HEAD + "".join(DECODE.replace("165.76", f"165.{number:04}") for number in range(1, 1_201))
    files = read_measurements((written(tmp_path, text),), catalogue, scenario=scenario)
    assert len(files.observations) == MOST_OBSERVATIONS
    # 200 rows beyond those that are looked at, and 500 of those that were
    assert {(o.reason, o.rows) for o in files.left_out} == {(LeftOut.TOO_MANY, 200), (LeftOut.TOO_MANY, 500)}
