"""Reading one row of a catalogue table: every key is checked, and an error names file, row and key."""

import difflib
from collections.abc import Iterable, Mapping
from typing import Any


class CatalogueError(ValueError):
    """An id that the catalogue does not have, or a row of its tables that is wrong."""


class Row:
    """One row of a table, whose keys must all be asked for.

    Parameters
    ----------
    place, row_id : str
        Where the row stands ("models.toml, row 'gpt-2'"), for messages; its id.
    values : object
        What the file holds; anything but a table is refused.
    """

    def __init__(self, place: str, row_id: str, values: object) -> None:
        self._place = place
        self.row_id = row_id
        if not isinstance(values, Mapping):
            raise CatalogueError(f"{self._place}: must be a table of keys and values, is {_kind(values)}")
        self._values: Mapping[str, Any] = values
        self._asked: set[str] = set()

    def error(self, key: str, problem: str) -> CatalogueError:
        """Return an error that names the file, this row and the key."""
        return CatalogueError(f"{self._place}, key '{key}': {problem}")

    def has(self, key: str) -> bool:
        """Return whether the row states the key."""
        return key in self._values

    def text(self, key: str, default: str | None = None) -> str:
        """Return a text that is not empty; without a default the key must be there."""
        value = self._get(key, default)
        if not isinstance(value, str) or (not value and value is not default):
            raise self.error(key, f"must be a text, is {_kind(value)}")
        return value

    def flag(self, key: str) -> bool:
        """Return true or false; false where the key is missing."""
        value = self._get(key, False)
        if not isinstance(value, bool):
            raise self.error(key, f"must be true or false, is {_kind(value)}")
        return value

    def integer(self, key: str, default: int | None = None, *, low: int = 0, high: int = 10**15) -> int:
        """Return a whole number from `low` to `high`; without a default the key must be there."""
        value = self._get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.error(key, f"must be a whole number, is {_kind(value)}")
        if not low <= value <= high:
            raise self.error(key, f"is {value:,}, must be from {low:,} to {high:,}")
        return value

    def number(self, key: str, default: float | None = None, *, low: float, high: float) -> float:
        """Return a number from `low` to `high`; without a default the key must be there."""
        value = self._get(key, default)
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.error(key, f"must be a number, is {_kind(value)}")
        if not low <= value <= high:
            raise self.error(key, f"is {value:g}, must be from {low:g} to {high:g}")
        return float(value)

    def choice(self, key: str, allowed: Iterable[str], default: str | None = None) -> str:
        """Return a text that is one of those allowed."""
        value = self.text(key, default)
        names = list(allowed)
        if value not in names:
            raise self.error(key, f"is '{value}', must be one of {', '.join(names)}")
        return value

    def numbers(self, key: str, *, low: float, high: float) -> tuple[tuple[str, float], ...]:
        """Return a table of numbers as (name, number) pairs; empty where the key is missing."""
        value = self._get(key, {})
        if not isinstance(value, Mapping):
            raise self.error(key, f"must be a table, is {_kind(value)}")
        row = Row(f"{self._place}, table '{key}'", self.row_id, value)
        return tuple((name, row.number(name, low=low, high=high)) for name in value)

    def rows(self, key: str) -> "list[Row]":
        """Return a list of tables, at least one, as rows of their own."""
        value = self._get(key, None)
        if not isinstance(value, list) or not value:
            raise self.error(key, f"must be a list of at least one table, is {_kind(value)}")
        return [Row(f"{self._place}, {key} {i}", self.row_id, item) for i, item in enumerate(value, start=1)]

    def finish(self) -> None:
        """Refuse keys that nobody asked for."""
        for key in self._values:
            if key not in self._asked:
                near = difflib.get_close_matches(key, self._asked, n=1)
                hint = f", did you mean '{near[0]}'?" if near else f"; known keys: {', '.join(sorted(self._asked))}"
                raise self.error(key, f"is not known{hint}")

    def _get(self, key: str, default: object) -> Any:
        self._asked.add(key)
        value = self._values.get(key, default)
        if value is None:
            raise self.error(key, "is missing")
        return value


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    return repr(value)
