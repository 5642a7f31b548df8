"""What a reader remarks about a model's file: its English sentence, in other languages led in by what it is about.

The translator sees what each kind of remark is about; the English sentence alone needs no lead-in.
"""

from PySide6.QtCore import QCoreApplication

from app.files.model_file import Note, NoteKind

translate = QCoreApplication.translate


def note_sentence(note: Note) -> str:
    """Return a remark as one that stands alone."""
    patterns = {
        NoteKind.PROJECTOR: translate("Note", "{remark}", "the file is the projector of an image model"),
        NoteKind.NOT_A_LANGUAGE_MODEL: translate("Note", "{remark}", "the file is no language model"),
        NoteKind.MISSING_VALUE: translate("Note", "{remark}", "a value is missing"),
        NoteKind.BAD_VALUE: translate("Note", "{remark}", "a value is impossible"),
        NoteKind.MISSING_PART: translate("Note", "{remark}", "a part of the model is missing"),
        NoteKind.TENSOR_DATA_MISSING: translate("Note", "{remark}", "the file ends before its weights"),
        NoteKind.WEIGHTS_UNKNOWN: translate("Note", "{remark}", "the size of the weights is unknown"),
        NoteKind.WEIGHTS_ESTIMATED: translate("Note", "{remark}", "the size of the weights is estimated"),
        NoteKind.UNKNOWN_TENSOR_TYPE: translate("Note", "{remark}", "a number format is unknown"),
        NoteKind.UNKNOWN_FAMILY: translate("Note", "{remark}", "the family is unknown"),
        NoteKind.DATA_START_UNKNOWN: translate("Note", "{remark}", "where the weights begin is unknown"),
        NoteKind.PREDICTION_LAYERS: translate("Note", "{remark}", "layers that only predict ahead"),
        NoteKind.WINDOW_IGNORED: translate("Note", "{remark}", "a window that has no effect"),
        NoteKind.WINDOW_DEPENDS_ON_RUNTIME: translate("Note", "{remark}", "a window that not every program honours"),
        NoteKind.NO_CACHE: translate("Note", "{remark}", "the model keeps no KV cache"),
        NoteKind.LATENT_NOT_USED: translate("Note", "{remark}", "the latent cache (MLA) is not used"),
        NoteKind.LATENT_USED: translate("Note", "{remark}", "the latent cache (MLA) is used"),
        NoteKind.QUANTISED_CACHE_REFUSED: translate("Note", "{remark}", "a quantised cache is refused"),
        NoteKind.STATE_UNKNOWN: translate("Note", "{remark}", "the size of the recurrent state is unknown"),
    }
    return patterns[note.kind].format(remark=_sentence(note.sentence))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
