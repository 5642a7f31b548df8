"""What a reader remarks about a model's file, in the user's language.

The usual remarks have their own words. A rare one is said in English, in other languages led in by what it is about:
the translator sees that beside each kind; the English sentence alone needs no lead-in.
"""

from PySide6.QtCore import QCoreApplication, QLocale

from app.files.model_file import Note, NoteKind, NoteWords
from app.widgets.quantity import count

translate = QCoreApplication.translate


def note_sentence(note: Note, locale: QLocale) -> str:
    """Return a remark as one that stands alone."""
    if note.words is None:
        return _led_in(note)
    numbers = [count(locale, number) for number in note.numbers]
    texts = {"name": note.names[0] if note.names else ""}
    texts |= dict(zip(("first", "second"), numbers, strict=False))
    return _pattern(note).format(**texts)


def _pattern(note: Note) -> str:
    match note.words:
        case NoteWords.DATA_MISSING:
            return translate(
                "Note",
                "Tensor data missing: {name} has {first} of {second} bytes (an incomplete download, or a header on its "
                "own).",
            )
        case NoteWords.PART_MISSING:
            return translate("Note", "{name} is missing: the sizes of the weights are incomplete.")
        case NoteWords.PART_OF_INDEX_MISSING:
            return translate("Note", "{name} is missing; the total is the index's.")
        case NoteWords.INCOMPLETE:
            return translate("Note", "The sizes of the weights are incomplete.")
        case NoteWords.PREDICTION_LAYERS:
            return translate(
                "Note",
                "%n layer(s) at the end only guess ahead; their cache is needed only when they are used.",
                "",
                note.numbers[0],
            )
        case NoteWords.NO_CACHE:
            return translate("Note", "'{name}' keeps no KV cache.")
        case NoteWords.LATENT_USED:
            return translate(
                "Note", "Latent cache (MLA): one vector per token and layer is kept, no separate keys and values."
            )
        case NoteWords.LATENT_NOT_USED:
            return translate(
                "Note",
                "The model has a latent cache (MLA), but this export does not let llama.cpp use it: full keys and "
                "values, {first} numbers per token and layer, are kept; a newer conversion keeps {second}.",
            )
        case NoteWords.REFUSED_BY_WIDTH:
            return translate(
                "Note",
                "A quantised KV cache is refused by llama.cpp: heads of {first} values are no multiple of {second}.",
            )
        case NoteWords.REFUSED_BY_FAMILY:
            return translate(
                "Note",
                "A quantised KV cache is refused by llama.cpp: it cannot use flash attention with '{name}'.",
            )
        case NoteWords.UNKNOWN_FAMILY:
            return translate(
                "Note", "The family '{name}' is unknown to this program: each layer is taken to keep everything."
            )
        case NoteWords.WINDOW_IGNORED:
            return translate(
                "Note", "llama.cpp ignores the stated window of {first} tokens for '{name}': everything is kept."
            )
        case NoteWords.WINDOW_OF_SOME:
            return translate(
                "Note",
                "One window of {first} tokens for all layers: some runtimes keep only that much, others (llama.cpp "
                "among them) keep everything, which is assumed here.",
            )
        case NoteWords.STATE_UNKNOWN:
            return translate("Note", "The file does not state the sizes of the recurrent state, so it is counted as 0.")
        case NoteWords.ESTIMATED_WITH_USUAL:
            return translate(
                "Note",
                "There are no weights beside the config: their sizes are computed from its shape, with a usual value "
                "for {name}.",
            )
        case _:
            return translate("Note", "There are no weights beside the config: their sizes are computed from its shape.")


def _led_in(note: Note) -> str:
    patterns = {
        NoteKind.PROJECTOR: translate("Note", "{remark}", "the file is the projector of an image model"),
        NoteKind.NOT_A_LANGUAGE_MODEL: translate("Note", "{remark}", "the file is no language model"),
        NoteKind.MISSING_VALUE: translate("Note", "{remark}", "a value is missing"),
        NoteKind.BAD_VALUE: translate("Note", "{remark}", "a value is impossible"),
        NoteKind.MISSING_PART: translate("Note", "{remark}", "a part of the model is missing"),
        NoteKind.WEIGHTS_UNKNOWN: translate("Note", "{remark}", "the size of the weights is unknown"),
        NoteKind.UNKNOWN_TENSOR_TYPE: translate("Note", "{remark}", "a number format is unknown"),
        NoteKind.DATA_START_UNKNOWN: translate("Note", "{remark}", "where the weights begin is unknown"),
    }
    return patterns.get(note.kind, "{remark}").format(remark=_sentence(note.sentence))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
