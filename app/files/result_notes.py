"""What a reader of measurements skipped or doubted: a reason, a line and a detail, never a silent loss."""

from dataclasses import dataclass, replace
from enum import StrEnum

MAX_NOTES = 100
"""Notes kept per file; a file of junk must not become a list of junk."""

MAX_DETAIL_CHARACTERS = 160


class NoteKind(StrEnum):
    """Why something was skipped or is to be read with care."""

    CUT_OFF = "cut_off"  # the file or the row ends too early
    BAD_VALUE = "bad_value"  # a number that is missing, not finite, negative or out of proportion
    NOT_A_TEST = "not_a_test"  # the test's name is none that the reader knows
    REPEATED = "repeated"  # the very same row once more
    TOO_LONG = "too_long"  # a line or an object beyond the bounds
    BROKEN = "broken"  # an object or a row that cannot be parsed
    ERROR_LINE = "error_line"  # the program that wrote the file reported an error
    COLUMN_UNUSED = "column_unused"  # a column with another meaning than any this program knows
    FILE_SKIPPED = "file_skipped"  # one of several files could not be read
    PREFILL_NOT_MEASURED = "prefill_not_measured"  # the prompt came from a cache, or was too short
    DECODE_NOT_MEASURED = "decode_not_measured"  # no time between tokens was recorded
    UNIT_RESCALED = "unit_rescaled"  # durations were in another unit than the field says
    UNIT_DOUBTFUL = "unit_doubtful"  # the rate is impossible, the unit cannot be told
    TOKENS_UNKNOWN = "tokens_unknown"  # chunks were counted, tokens were not
    QUEUEING = "queueing"  # TTFT under load includes waiting for other requests
    MORE = "more"  # further notes were left out


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultNote:
    """One thing to know about a file of measurements.

    Attributes
    ----------
    kind : NoteKind
    line : int or None
        Line in the file, from 1; None where the whole file is meant.
    detail : str
        The text or value concerned, shortened.
    file : str
        The file's name, where several were read; otherwise empty.
    """

    kind: NoteKind
    line: int | None = None
    detail: str = ""
    file: str = ""

    @property
    def sentence(self) -> str:
        """The note as one English sentence, for the command line and for logs."""
        where = f"{self.file}: " if self.file else ""
        where += "" if self.line is None else f"line {self.line}: "
        return f"{where}{_SENTENCES[self.kind].format(detail=self.detail)}"


class NoteBook:
    """Collects notes while a file is read, and stops at `MAX_NOTES`."""

    def __init__(self) -> None:
        self._notes: list[ResultNote] = []

    def add(self, kind: NoteKind, line: int | None = None, detail: str = "") -> None:
        """Write down one note; after `MAX_NOTES` only that there were more."""
        if len(self._notes) > MAX_NOTES:
            return
        if len(self._notes) == MAX_NOTES:
            self._notes.append(ResultNote(kind=NoteKind.MORE, line=line))
            return
        clean = " ".join("".join(c if c.isprintable() else " " for c in detail[: 2 * MAX_DETAIL_CHARACTERS]).split())
        if len(clean) > MAX_DETAIL_CHARACTERS:
            clean = clean[: MAX_DETAIL_CHARACTERS - 1] + "…"
        self._notes.append(ResultNote(kind=kind, line=line, detail=clean))

    def extend(self, notes: tuple[ResultNote, ...], file: str) -> None:
        """Take over the notes of one of several files."""
        self._notes += [replace(note, file=file) for note in notes[: max(0, MAX_NOTES - len(self._notes))]]

    @property
    def notes(self) -> tuple[ResultNote, ...]:
        """All notes in the order in which they were made."""
        return tuple(self._notes)


_SENTENCES = {
    NoteKind.CUT_OFF: "skipped, the text is cut off here: {detail}",
    NoteKind.BAD_VALUE: "skipped, {detail}",
    NoteKind.NOT_A_TEST: "skipped, “{detail}” is no test this program knows (pp512, tg128, pp512+tg128, @ d4096)",
    NoteKind.REPEATED: "skipped, the same row stands further up: {detail}",
    NoteKind.TOO_LONG: "skipped, too long to be a result: {detail}",
    NoteKind.BROKEN: "skipped, cannot be read: {detail}",
    NoteKind.ERROR_LINE: "the run reported an error: {detail}",
    NoteKind.COLUMN_UNUSED: "columns not used: {detail}",
    NoteKind.FILE_SKIPPED: "file skipped: {detail}",
    NoteKind.PREFILL_NOT_MEASURED: "prefill was not measured: {detail}",
    NoteKind.DECODE_NOT_MEASURED: "decode was not measured: {detail}",
    NoteKind.UNIT_RESCALED: "durations were rescaled: {detail}",
    NoteKind.UNIT_DOUBTFUL: "rate refused, the unit of the durations is in doubt: {detail}",
    NoteKind.TOKENS_UNKNOWN: "the number of tokens is unknown: {detail}",
    NoteKind.QUEUEING: "time to first token includes queueing: {detail}",
    NoteKind.MORE: "further notes were left out",
}
