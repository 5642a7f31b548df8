"""Typed access to the keys of a GGUF header: each value is checked, and where it came from is written down."""

from collections.abc import Mapping

from app.files.gguf_header import SkippedList, Value
from app.files.model_file import Fact, FactName, FactRule, FactSource, NoteKind

LARGEST_VALUE = 2**32  # counts and widths; above this a value is damage, not a model


class KeyProblem(Exception):  # noqa: N818 - it is caught and becomes a note, it is no error for the user
    """A value that is missing or cannot be true, so that the model cannot be sized."""

    def __init__(self, kind: NoteKind, sentence: str) -> None:
        self.kind = kind
        self.sentence = sentence
        super().__init__(sentence)


class Keys:
    """The keys of one model, most of which begin with the family's name."""

    def __init__(self, values: Mapping[str, Value], family: str) -> None:
        self.family = family
        self.facts: list[Fact] = []
        self._values = values

    def name(self, suffix: str) -> str:
        """Return the full key: the family's name and the suffix."""
        return f"{self.family}.{suffix}"

    def value(self, suffix: str) -> Value | None:
        """Return the raw value, or None where the file does not have the key."""
        return self._values.get(self.name(suffix))

    def integer(self, suffix: str, *, least: int = 0) -> int | None:
        """Return a whole number of at least `least`, or None where the key is absent.

        Raises
        ------
        KeyProblem
            If it is no whole number, too small or absurdly large.
        """
        value = self.value(suffix)
        if value is None:
            return None
        return self._checked(value, self.name(suffix), least)

    def required(self, suffix: str, what: str) -> int:
        """Return a whole number of at least 1.

        Raises
        ------
        KeyProblem
            If the file does not have it; the sentence begins with `what`.
        """
        value = self.integer(suffix, least=1)
        if value is None:
            raise KeyProblem(NoteKind.MISSING_VALUE, f"{what} missing: the file has no key {self.name(suffix)!r}")
        return value

    def per_layer(self, suffix: str, layers: int) -> tuple[int, ...] | None:
        """Return one whole number per layer, whether the file gives one for all or a list; None where absent.

        Raises
        ------
        KeyProblem
            If a list has another length than there are layers, or a value is impossible.
        """
        value = self.value(suffix)
        if value is None:
            return None
        name = self.name(suffix)
        if isinstance(value, SkippedList) or (isinstance(value, tuple) and len(value) != layers):
            entries = value.count if isinstance(value, SkippedList) else len(value)
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is a list of {entries:,} entries for {layers:,} layers")
        if isinstance(value, tuple):
            return tuple(self._checked(entry, name, 0) for entry in value)
        return (self._checked(value, name, 0),) * layers

    def marks(self, suffix: str, layers: int) -> tuple[bool, ...] | None:
        """Return a list of yes and no per layer, or None where the file gives none (or a single number).

        A list that is longer than the stack is cut: writers pad some of them.
        """
        value = self.value(suffix)
        if not isinstance(value, tuple):
            return None
        if len(value) < layers:
            name = self.name(suffix)
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is a list of {len(value):,} entries for {layers:,} layers")
        return tuple(entry != 0 for entry in value[:layers])

    def note(
        self,
        name: FactName,
        value: int | float | str | bool | tuple[int, ...],
        source: FactSource,
        detail: str = "",
        *,
        rule: FactRule | None = None,
        number: int = 0,
    ) -> None:
        """Write down a fact."""
        self.facts.append(Fact(name=name, value=value, source=source, detail=detail, rule=rule, number=number))

    def _checked(self, value: Value, name: str, least: int) -> int:
        is_whole = isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        if isinstance(value, bool) or not is_whole:
            shown = repr(value) if isinstance(value, str | float | bool) else "a list or a long text"
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {shown}, must be a whole number")
        number = int(value)  # type: ignore[arg-type]
        if not least <= number <= LARGEST_VALUE:
            raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {number:,}, must be {least} to {LARGEST_VALUE:,}")
        return number
