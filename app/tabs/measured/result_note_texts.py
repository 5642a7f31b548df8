"""What a reader of measurements skipped or doubted, in the user's language; details stay as the reader has them."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.files.result_notes import NoteKind, ResultNote
from app.widgets.quantity import count

translate = QCoreApplication.translate


def result_note_sentence(note: ResultNote, locale: QLocale) -> str:
    """Return one remark, with the file and the line that it is about."""
    remark = _pattern(note.kind).format(detail=note.detail)
    if note.line is not None:
        text = translate("ResultNote", "line {line}: {remark}")
        remark = text.format(line=count(locale, note.line), remark=remark)
    return f"{note.file}: {remark}" if note.file else remark


def _pattern(kind: NoteKind) -> str:
    patterns = {
        NoteKind.CUT_OFF: translate("ResultNote", "skipped, the text is cut off here: {detail}"),
        NoteKind.BAD_VALUE: translate("ResultNote", "skipped, {detail}"),
        NoteKind.NOT_A_TEST: translate(
            "ResultNote", "skipped, “{detail}” is no test this program knows (pp512, tg128, pp512+tg128, @ d4096)"
        ),
        NoteKind.REPEATED: translate("ResultNote", "skipped, the same row stands further up: {detail}"),
        NoteKind.TOO_LONG: translate("ResultNote", "skipped, too long to be a result: {detail}"),
        NoteKind.BROKEN: translate("ResultNote", "skipped, cannot be read: {detail}"),
        NoteKind.ERROR_LINE: translate("ResultNote", "the run reported an error: {detail}"),
        NoteKind.COLUMN_UNUSED: translate("ResultNote", "columns not used: {detail}"),
        NoteKind.FILE_SKIPPED: translate("ResultNote", "file skipped: {detail}"),
        NoteKind.PREFILL_NOT_MEASURED: translate("ResultNote", "prefill was not measured: {detail}"),
        NoteKind.DECODE_NOT_MEASURED: translate("ResultNote", "decode was not measured: {detail}"),
        NoteKind.UNIT_RESCALED: translate("ResultNote", "durations were rescaled: {detail}"),
        NoteKind.UNIT_DOUBTFUL: translate(
            "ResultNote", "rate refused, the unit of the durations is in doubt: {detail}"
        ),
        NoteKind.TOKENS_UNKNOWN: translate("ResultNote", "the number of tokens is unknown: {detail}"),
        NoteKind.QUEUEING: translate("ResultNote", "time to first token includes queueing: {detail}"),
        NoteKind.MORE: translate("ResultNote", "further notes were left out"),
    }
    return patterns[kind]
