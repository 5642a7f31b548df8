"""Measured speeds that the user opened, the machine they were measured on, and what follows from both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.core.scenario import Detail, Scenario
from app.files.errors import FileError

if TYPE_CHECKING:  # what reads and fits is imported when something is opened: the window must not wait for it
    from collections.abc import Sequence
    from pathlib import Path

    from app.core.calibration import Calibration
    from app.core.device import Device
    from app.core.measured_points import MeasuredPoint, Remark
    from app.files.catalogue import Catalogue
    from app.files.measurements import MeasuredFiles


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """Everything at one moment.

    Attributes
    ----------
    files : MeasuredFiles or None
        None until something was opened.
    device : Device or None
        The machine as its family has it; None until it is known. Without it nothing is predicted.
    calibration : Calibration or None
    points : tuple of MeasuredPoint
    remarks : tuple of Remark
    is_example : bool
        Whether these are the built-in example's results.
    """

    files: MeasuredFiles | None = None
    device: Device | None = None
    calibration: Calibration | None = None
    points: tuple[MeasuredPoint, ...] = ()
    remarks: tuple[Remark, ...] = ()
    is_example: bool = False


class Measurements(QObject):
    """The measurements with named setters.

    Signals
    -------
    measured_changed(object)
        The new Measured.
    opening_failed(str)
        One sentence that names the file and what is wrong; nothing has changed.
    """

    measured_changed = Signal(object)
    opening_failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._measured = Measured()

    @property
    def measured(self) -> Measured:
        """What there is now."""
        return self._measured

    def open_files(
        self, paths: Sequence[Path], *, catalogue: Catalogue, scenario: Scenario, is_example: bool = False
    ) -> None:
        """Read results instead of those before; those that name no model are taken to be of the scenario's."""
        from app.files.measurements import read_measurements

        try:
            files = read_measurements(paths, catalogue, scenario=scenario)
        except FileError as problem:
            self.opening_failed.emit(str(problem))
            return
        device = files.devices[0] if len(files.devices) == 1 else None
        self._commit(_fitted(files, device, catalogue, is_example=is_example))

    def set_device(self, device: Device, *, catalogue: Catalogue) -> None:
        """Say on which catalogue machine the results were measured."""
        now = self._measured
        if now.files is not None:
            self._commit(_fitted(now.files, device, catalogue, is_example=now.is_example))

    def measured_scenario(self, scenario: Scenario, *, name: str) -> Scenario | None:
        """Return the scenario on the measured machine, in full detail; None as long as nothing is fitted.

        Parameters
        ----------
        name : str
            For the machine, in the user's language; it should say that it was measured.
        """
        from app.files.measurements import measured_device

        now = self._measured
        if now.files is None or now.device is None or now.calibration is None or not now.points:
            return None
        device = measured_device(now.device, now.calibration, scenario=scenario, name=name, files=now.files.names)
        # Simple detail leaves out what was measured, so the machine would look the same.
        return scenario.evolve(device=device, detail=Detail.FULL, reserve_bytes=None)

    def _commit(self, measured: Measured) -> None:
        if measured != self._measured:
            self._measured = measured
            self.measured_changed.emit(measured)


def _fitted(files: MeasuredFiles, device: Device | None, catalogue: Catalogue, *, is_example: bool) -> Measured:
    from app.core.measured_points import measured_points, remarks_of
    from app.files.measurements import calibrated, family_device

    if device is None:
        return Measured(files=files, is_example=is_example)
    known = family_device(device, backend=files.backend, catalogue=catalogue)
    calibration = calibrated(files, known)
    points = measured_points(files.observations, device=known, calibration=calibration)
    return Measured(
        files=files,
        device=known,
        calibration=calibration,
        points=points,
        remarks=remarks_of(points),
        is_example=is_example,
    )
