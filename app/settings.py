"""What is remembered between two starts; the only user of QSettings.

A settings file that is broken, from another version or not writable never stops the program: whatever cannot be
understood counts as not set.
"""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSettings

from app.state.view_options import TEXT_SCALE_RANGE, ByteUnit, Options, ThemeChoice

ORGANISATION = "two-speeds"
APPLICATION = "two-speeds"
LANGUAGES = ("", "en", "tr", "pl")

_Value = TypeVar("_Value")
_Choice = TypeVar("_Choice", bound=StrEnum)


class Settings:
    """The user's view options and the window's place."""

    def __init__(self) -> None:
        self._store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, ORGANISATION, APPLICATION)

    def options(self) -> Options:
        """Return the remembered view options; the default stands in for each that cannot be understood."""
        start = Options()
        return Options(
            theme=self._choice("view/theme", ThemeChoice, start.theme),
            text_scale=self._read("view/text_scale", _text_scale, start.text_scale),
            language=self._read("view/language", _language, start.language),
            byte_unit=self._choice("view/byte_unit", ByteUnit, start.byte_unit),
            reduced_motion=self._read("view/reduced_motion", _truth, start.reduced_motion),
        )

    def save_options(self, options: Options) -> None:
        """Remember the view options; neither the tab nor presenting: every start begins alike."""
        for key, value in (
            ("theme", str(options.theme)),
            ("text_scale", f"{options.text_scale:.4f}"),
            ("language", options.language),
            ("byte_unit", str(options.byte_unit)),
            ("reduced_motion", "true" if options.reduced_motion else "false"),
        ):
            self._store.setValue(f"view/{key}", value)

    def geometry(self) -> QByteArray:
        """Return the window's place and size as Qt saved it; empty if there is none."""
        return self._read("window/geometry", _bytes, QByteArray())

    def save_geometry(self, geometry: QByteArray) -> None:
        """Remember the window's place and size."""
        self._store.setValue("window/geometry", geometry)

    def panel_details_open(self) -> bool:
        """Return whether the scenario panel's rarer choices were open."""
        return self._read("panel/details_open", _truth, False)

    def save_panel_details_open(self, is_open: bool) -> None:
        """Remember whether the scenario panel's rarer choices are open."""
        self._store.setValue("panel/details_open", "true" if is_open else "false")

    def _choice(self, key: str, kind: type[_Choice], otherwise: _Choice) -> _Choice:
        return self._read(key, kind, otherwise)

    def _read(self, key: str, convert: Callable[[object], _Value], otherwise: _Value) -> _Value:
        try:
            value = self._store.value(key)
            return otherwise if value is None else convert(value)
        except (ValueError, TypeError, EOFError, RuntimeError):  # also what Qt's own reading of a broken entry raises
            return otherwise


def _text_scale(value: object) -> float:
    low, high = TEXT_SCALE_RANGE
    scale = float(str(value))
    if not low <= scale <= high:  # also refuses nan
        raise ValueError(f"text_scale is {scale}, must be from {low} to {high}")
    return scale


def _language(value: object) -> str:
    if value not in LANGUAGES:
        raise ValueError(f"language is {value!r}, must be one of {', '.join(LANGUAGES[1:])}")
    return str(value)


def _truth(value: object) -> bool:
    if value not in ("true", "false"):
        raise ValueError(f"{value!r} is neither true nor false")
    return value == "true"


def _bytes(value: object) -> QByteArray:
    if not isinstance(value, QByteArray):
        raise ValueError("geometry is not stored as bytes")
    return value
