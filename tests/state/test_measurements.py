"""Measurements: opening, choosing the machine, using it, and what happens to a wrong file."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from app.core.calibration import Evidence
from app.core.scenario import Detail
from app.files.catalogue import load_catalogue
from app.files.start_scenario import start_scenario
from app.paths import RESOURCES
from app.state.measurements import Measured, Measurements

CATALOGUE = load_catalogue(RESOURCES / "catalog")
SCENARIO = start_scenario(CATALOGUE)
EXAMPLE = RESOURCES / "examples" / "llama-bench-strix-halo.md"
NAMELESS = """| model         |     size | params | backend | ngl |  test |           t/s |
| ------------- | -------: | -----: | ------- | --: | ----: | ------------: |
| llama 7B Q4_0 | 3.56 GiB | 6.74 B | CUDA    |  99 | tg128 | 165.76 ± 1.50 |
"""


@pytest.fixture
def measurements(qapp: object) -> Measurements:
    return Measurements()


@pytest.fixture
def nameless(tmp_path: Path) -> Path:
    path = tmp_path / "bench.md"
    path.write_text(NAMELESS, encoding="utf-8")
    return path


def test_at_first_there_is_nothing(measurements: Measurements) -> None:
    assert measurements.measured == Measured()
    assert measurements.measured_scenario(SCENARIO, name="x") is None


def test_a_file_that_names_its_machine_is_fitted_in_one_change(measurements: Measurements, qtbot: QtBot) -> None:
    changes: list[Measured] = []
    measurements.measured_changed.connect(changes.append)
    measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=SCENARIO, is_example=True)
    assert len(changes) == 1
    measured = changes[0]
    assert measured.is_example
    assert measured.device is not None
    assert (measured.device.id, measured.device.backend) == ("strix-halo", "ROCm")
    assert len(measured.points) == 60
    assert measured.calibration is not None
    assert measured.calibration.evidence is Evidence.MEASURED


def test_a_nameless_machine_waits_for_the_user(measurements: Measurements, nameless: Path) -> None:
    measurements.open_files((nameless,), catalogue=CATALOGUE, scenario=SCENARIO)
    assert measurements.measured.device is None
    assert measurements.measured.points == ()
    measurements.set_device(CATALOGUE.device("rtx-4090"), catalogue=CATALOGUE)
    assert len(measurements.measured.points) == 1
    # one row of decode tells nothing of prefill
    fit = measurements.measured.calibration
    assert fit is not None
    evidence = {estimate.name: estimate.evidence for estimate in fit.estimates}
    assert evidence["mfu"] is Evidence.PRIOR


def test_a_wrong_file_says_why_and_changes_nothing(measurements: Measurements, tmp_path: Path) -> None:
    measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=SCENARIO)
    before = measurements.measured
    sentences: list[str] = []
    measurements.opening_failed.connect(sentences.append)
    wrong = tmp_path / "poem.txt"
    wrong.write_text("roses are red", encoding="utf-8")
    measurements.open_files((wrong,), catalogue=CATALOGUE, scenario=SCENARIO)
    assert len(sentences) == 1
    assert "poem.txt: holds no measured speeds" in sentences[0]
    assert measurements.measured is before


def test_the_measured_machine_comes_with_full_detail_and_its_source(measurements: Measurements) -> None:
    measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=SCENARIO)
    scenario = measurements.measured_scenario(SCENARIO, name="My box (measured)")
    assert scenario is not None
    assert scenario.detail is Detail.FULL
    assert scenario.device.name == "My box (measured)"
    assert "60 rows of llama-bench-strix-halo.md" in scenario.device.efficiency.source
    fit = measurements.measured.calibration
    assert fit is not None
    assert scenario.device.efficiency.mbu == pytest.approx(fit.efficiency.mbu)  # this model was not measured


def test_a_measured_model_brings_what_was_measured_of_it(measurements: Measurements) -> None:
    measurements.open_files((EXAMPLE,), catalogue=CATALOGUE, scenario=SCENARIO)
    llama = SCENARIO.evolve(architecture=CATALOGUE.architecture("llama-2-7b"), weights=CATALOGUE.weight_format("q4_0"))
    scenario = measurements.measured_scenario(llama, name="x")
    fit = measurements.measured.calibration
    assert scenario is not None
    assert fit is not None
    assert scenario.device.efficiency.band == dict(fit.measured_bands)["band"]
