"""Reading theme files: colours from resources/themes/ID.toml into a frozen Theme."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

from app.paths import RESOURCES
from app.theme.tokens import Sizes, Theme

THEMES = RESOURCES / "themes"
THEME_IDS = ("light", "dark", "projector-light", "projector-dark")
_FACTORS = ("type_factor", "space_factor", "line_factor")
_NOT_COLORS = {"id", "is_dark", "sizes", "text_scale"}
_COLOR = re.compile(r"#[0-9a-fA-F]{6}")


class ThemeError(ValueError):
    """A theme file is missing or says something a theme cannot be."""


def load_theme(theme_id: str, folder: Path = THEMES) -> Theme:
    """Return the theme with this id.

    Raises
    ------
    ThemeError
        One sentence that names the file, the key and what would be right.
    """
    path = folder / f"{theme_id}.toml"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        known = ", ".join(sorted(file.stem for file in folder.glob("*.toml"))) or "none"
        raise ThemeError(f"There is no theme {theme_id!r} in {folder}; there are: {known}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise ThemeError(f"{path.name} cannot be read as TOML: {error}.") from error
    is_dark = table.get("is_dark")
    if not isinstance(is_dark, bool):
        raise ThemeError(f"{path.name}: is_dark must be true or false, not {is_dark!r}.")
    sizes = Sizes().times(**{name: _factor(path, table, name) for name in _FACTORS})
    return Theme(id=theme_id, is_dark=is_dark, sizes=sizes, **_colors(path, table))  # type: ignore[arg-type]


def _factor(path: Path, table: dict[str, Any], name: str) -> float:
    value = table.get("sizes", {}).get(name, 1.0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.5 <= value <= 3:
        raise ThemeError(f"{path.name}: sizes.{name} must be a number from 0.5 to 3, not {value!r}.")
    return float(value)


def _colors(path: Path, table: dict[str, Any]) -> dict[str, str]:
    given = table.get("colors", {})
    wanted = [field.name for field in fields(Theme) if field.name not in _NOT_COLORS]
    for name in given:
        if name not in wanted:
            raise ThemeError(f"{path.name}: colors.{name} is not a colour of a theme; light.toml has them all.")
    for name in wanted:
        if name not in given:
            raise ThemeError(f'{path.name}: colors.{name} is missing; it must be a colour such as "#1f66d6".')
        if not isinstance(given[name], str) or not _COLOR.fullmatch(given[name]):
            raise ThemeError(f'{path.name}: colors.{name} must be a colour such as "#1f66d6", not {given[name]!r}.')
    return {name: given[name] for name in wanted}
