"""Reads files of measured speeds and makes observations of them: whose machine, which model, and what was left out."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path

from app.core.calibration import Calibration, calibrate
from app.core.device import Device
from app.core.observations import DEFAULT_MICRO_BATCH_TOKENS, Observation
from app.core.passes import Phase
from app.core.scenario import Scenario
from app.files.bench_machine import machine_text, matching_devices
from app.files.bench_models import PARAMETER_TOLERANCE, Unmatched, match_rows
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.files.llama_bench import read_llama_bench
from app.files.llama_bench_rows import BenchRow
from app.files.result_notes import ResultNote
from app.files.server_results import ServerKind, ServerResult, read_server_results

MOST_OBSERVATIONS = 500
"""A fit of so many rows takes half a second; further rows of the same machine would change nothing."""

MOST_ROWS = 2 * MOST_OBSERVATIONS
"""Rows that a model is looked for; files that people have are far shorter."""


class LeftOut(StrEnum):
    """Why a row is not used; those of `Unmatched`, and what only shows when all rows are seen."""

    MODEL = Unmatched.MODEL
    AMBIGUOUS = Unmatched.AMBIGUOUS
    FORMAT = Unmatched.FORMAT
    CACHE_FORMAT = Unmatched.CACHE_FORMAT
    COMBINED = Unmatched.COMBINED
    PARTLY_OFFLOADED = Unmatched.PARTLY_OFFLOADED
    OUT_OF_RANGE = Unmatched.OUT_OF_RANGE
    OTHER_MACHINE = "other_machine"  # most rows of the files are of another one
    MANY_REQUESTS = "many_requests"  # a server under load: nobody's own speed
    NO_SPEED = "no_speed"  # neither phase was measured
    TOO_MANY = "too_many"  # beyond what is worth fitting


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftOutRows:
    """Rows of one name that were left out for one reason."""

    name: str
    reason: LeftOut
    rows: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MeasuredFiles:
    """What files of measurements hold.

    Attributes
    ----------
    names : tuple of str
        The files' names without folders.
    observations : tuple of Observation
    left_out : tuple of LeftOutRows
    notes : tuple of ResultNote
        What the readers skipped or doubted.
    machine : str
        What the runs call their machine; empty where they do not say.
    backend : str
        "CUDA", "Metal"; empty where they do not say.
    devices : tuple of Device
        Catalogue machines that may be it; exactly one if it is known.
    assumed_model : str
        Name of the model that servers' results, which name none, were taken to be of; empty without such results.
    """

    names: tuple[str, ...]
    observations: tuple[Observation, ...]
    left_out: tuple[LeftOutRows, ...]
    notes: tuple[ResultNote, ...]
    machine: str
    backend: str
    devices: tuple[Device, ...]
    assumed_model: str


def read_measurements(paths: Sequence[Path], catalogue: Catalogue, *, scenario: Scenario) -> MeasuredFiles:
    """Return the observations in one or several files.

    Parameters
    ----------
    scenario : Scenario
        Whose model servers' results are taken to be of, and rows whose weights it has to the last digit printed.

    Raises
    ------
    FileError
        If a file cannot be read, or holds no results of a known form.
    """
    rows: list[BenchRow] = []
    served: list[ServerResult] = []
    notes: list[ResultNote] = []
    for path in paths:
        file = path.name if len(paths) > 1 else ""
        try:
            bench = read_llama_bench(path)
        except FileError as problem:
            if "no llama-bench results" not in problem.sentence:
                raise
            results = _server_file(path)
            served += results[0]
            notes += [replace(note, file=file) for note in results[1]]
        else:
            rows += bench.rows
            notes += [replace(note, file=file) for note in bench.notes]
    machine = machine_text(rows)
    left_out: dict[tuple[str, LeftOut], int] = {}
    kept = [row for row in rows if not row.device or row.device == machine]
    for row in rows:
        if row.device and row.device != machine:
            _count(left_out, row.device, LeftOut.OTHER_MACHINE)
    for row in kept[MOST_ROWS:]:
        _count(left_out, row.model_name, LeftOut.TOO_MANY)
    observations = _of_bench(kept[:MOST_ROWS], catalogue, scenario, left_out)
    observations += _of_servers(served, scenario, left_out)
    for observation in observations[MOST_OBSERVATIONS:]:
        _count(left_out, observation.architecture.name, LeftOut.TOO_MANY)
    backends = [row.backend for row in kept if row.backend]
    return MeasuredFiles(
        names=tuple(path.name for path in paths),
        observations=tuple(observations[:MOST_OBSERVATIONS]),
        left_out=tuple(LeftOutRows(name=name, reason=why, rows=n) for (name, why), n in left_out.items()),
        notes=tuple(notes),
        machine=machine,
        backend=max(set(backends), key=backends.count) if backends else "",
        devices=matching_devices(machine, catalogue) if machine else (),
        assumed_model=scenario.architecture.name if served else "",
    )


def family_device(device: Device, *, backend: str, catalogue: Catalogue) -> Device:
    """Return the machine with its family's prior for the backend that was measured, where there is one."""
    found = catalogue.efficiency(family=device.family, backend=backend.split(",")[0])
    return device if found is None else device.evolve(efficiency=found, backend=backend.split(",")[0])


def calibrated(files: MeasuredFiles, device: Device) -> Calibration:
    """Return the fit of a machine, as its family has it, to the files' rows."""
    return calibrate(files.observations, prior=device.efficiency, device=device)


def measured_device(
    device: Device, calibration: Calibration, *, scenario: Scenario, name: str, files: Sequence[str]
) -> Device:
    """Return the machine to choose: as fitted, for the scenario's model where that was measured itself."""
    efficiency = calibration.efficiency_for(architecture=scenario.architecture, weights=scenario.weights)
    source = f"measured: {len(calibration.errors)} rows of {', '.join(files)}; prior: {device.efficiency.source}"
    return device.evolve(id=f"{device.id}-measured", name=name, efficiency=replace(efficiency, source=source))


def open_measured_device(path: Path, catalogue: Catalogue, *, scenario: Scenario) -> Device:
    """Return the machine that a file of results was measured on, fitted to them.

    Raises
    ------
    FileError
        If it cannot be read, does not name a machine of the catalogue, or holds no row that can be used.
    """
    files = read_measurements((path,), catalogue, scenario=scenario)
    if not files.machine and not files.observations and not files.left_out:
        first = f" ({files.notes[0].sentence})" if files.notes else ""
        raise FileError(path, f"holds no measured speed that can be used{first}")
    if not files.machine:
        raise FileError(path, "does not say on which machine it was measured, so name one by its id instead")
    if not files.devices:
        raise FileError(
            path, f"was measured on '{files.machine}', which is not in the catalogue ('list devices' shows it)"
        )
    if len(files.devices) > 1:
        ids = " or ".join(device.id for device in files.devices)
        raise FileError(path, f"was measured on '{files.machine}', which may be {ids}: name one by its id instead")
    if not files.observations:
        raise FileError(path, "holds no row of a model that is in the catalogue, so there is nothing to fit")
    device = family_device(files.devices[0], backend=files.backend, catalogue=catalogue)
    return measured_device(
        device, calibrated(files, device), scenario=scenario, name=f"Measured: {device.name}", files=files.names
    )


def _server_file(path: Path) -> tuple[tuple[ServerResult, ...], tuple[ResultNote, ...]]:
    try:
        found = read_server_results(path)
    except FileError as problem:
        if "no server results" not in problem.sentence:
            raise
        raise FileError(
            path, "holds no measured speeds, expected results of llama-bench, llama-server, Ollama or vLLM"
        ) from None
    return found.rows, found.notes


def _of_bench(
    rows: list[BenchRow], catalogue: Catalogue, scenario: Scenario, left_out: dict[tuple[str, LeftOut], int]
) -> list[Observation]:
    matched = match_rows(rows, catalogue)
    observations = list(matched.observations)
    own = scenario.architecture
    again = []
    for missed in matched.unmatched:
        counted = missed.row.num_parameters
        is_model = missed.reason in (Unmatched.MODEL, Unmatched.AMBIGUOUS)
        if is_model and counted is not None and abs(own.num_parameters / counted - 1.0) <= PARAMETER_TOLERANCE:
            again.append(missed.row)  # a model that the user opened from a file
        else:
            _count(left_out, missed.row.model_name, LeftOut(missed.reason.value))
    of_own = match_rows(again, catalogue, architecture=own)
    for missed in of_own.unmatched:
        _count(left_out, missed.row.model_name, LeftOut(missed.reason.value))
    return observations + list(of_own.observations)


def _of_servers(
    results: list[ServerResult], scenario: Scenario, left_out: dict[tuple[str, LeftOut], int]
) -> list[Observation]:
    observations: list[Observation] = []
    for result in results:
        if result.kind is ServerKind.SERVING_BENCHMARK or result.requests > 1:
            _count(left_out, result.kind.value, LeftOut.MANY_REQUESTS)
            continue
        try:
            found = _of_request(result, scenario)
        except ValueError:
            _count(left_out, result.kind.value, LeftOut.OUT_OF_RANGE)
            continue
        if not found:
            _count(left_out, result.kind.value, LeftOut.NO_SPEED)
        observations += found
    return observations


def _of_request(result: ServerResult, scenario: Scenario) -> list[Observation]:
    cached = result.cached_tokens or 0
    prompt = result.prompt_tokens
    found = []
    for phase, tokens, rate, depth in (
        (Phase.PREFILL, result.read_tokens, result.prefill_tokens_per_s, cached),
        (Phase.DECODE, result.answer_tokens, result.decode_tokens_per_s, prompt or 0),
    ):
        if tokens is not None and tokens > 0 and rate is not None:
            found.append(
                Observation(
                    architecture=scenario.architecture,
                    weights=scenario.weights,
                    phase=phase,
                    tokens=tokens,
                    tokens_per_s=rate,
                    depth_tokens=depth,
                    micro_batch_tokens=DEFAULT_MICRO_BATCH_TOKENS,
                    flash_attention=scenario.flash_attention,
                    key_format=scenario.key_format,
                    value_format=scenario.value_format,
                )
            )
    return found


def _count(counts: dict[tuple[str, LeftOut], int], name: str, reason: LeftOut) -> None:
    counts[name, reason] = counts.get((name, reason), 0) + 1
