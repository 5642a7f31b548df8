"""A GGUF model: all its parts read into one `ModelFile` with architecture, facts and notes."""

from pathlib import Path

from app.core.architecture import Architecture
from app.files.foreign_files import describe_foreign_file
from app.files.gguf_families import family_of, is_known
from app.files.gguf_header import GgufHeader, SkippedList, SkippedText, Value, read_header
from app.files.gguf_keys import KeyProblem, Keys
from app.files.gguf_layers import MAX_LAYERS, Stack, read_stack
from app.files.gguf_notes import notes_on_stack, stack_facts
from app.files.gguf_split import check_part, parts_of
from app.files.gguf_tensors import format_name
from app.files.gguf_weights import GgufWeights, estimated_parameters, read_weights
from app.files.model_file import (
    FactName,
    FactRule,
    FactSource,
    FileFormat,
    ModelFile,
    ModelFileError,
    Note,
    NoteKind,
    NoteWords,
)
from app.files.names import readable_name

NO_NAMES = ("", "n/a", "none", "unknown")  # what converters write where they know no name
PROJECTOR_FAMILIES = frozenset({"clip", "mmproj"})
OTHER_KINDS = {
    "adapter": "a LoRA adapter",
    "imatrix": "an importance matrix",
    "controlvector": "a control vector",
    "projector": "a projector",
    "mmproj": "a projector",
}


def open_gguf(path: Path) -> ModelFile:
    """Read a GGUF file, or the whole set if it is part of one.

    Raises
    ------
    ModelFileError
        If it is no GGUF file, is damaged, or says nothing about the model it belongs to.
    """
    try:
        foreign = describe_foreign_file(path)
    except OSError as error:
        raise ModelFileError(path, f"the file cannot be read ({error.strerror or error})") from error
    if foreign is not None:
        raise ModelFileError(path, foreign)
    parts = parts_of(path)
    headers = tuple(read_header(part) for part in parts.present)
    for header in headers if len(headers) > 1 else ():
        check_part(header)
    lead = headers[0]
    weights = read_weights(headers, missing=parts.missing)
    kind = lead.keys.get("general.type")
    keys = Keys(lead.keys, _family_name(lead, kind))
    notes = list(weights.notes)
    stored_name = lead.keys.get("general.name")
    name = readable_name(stored_name) if isinstance(stored_name, str) else ""
    keys.note(FactName.FAMILY, keys.family, FactSource.KEY, "general.architecture")
    if name.casefold() not in NO_NAMES:
        keys.note(FactName.NAME, name, FactSource.KEY, "general.name")
    else:
        keys.note(FactName.NAME, readable_name(path.stem), FactSource.FILE, path.name)
    _weight_facts(keys, weights, lead)
    architecture = None
    if keys.family in PROJECTOR_FAMILIES or keys.family in OTHER_KINDS or kind in OTHER_KINDS:
        notes.insert(0, _other_kind(keys.family, kind))
    else:
        notes.extend(_split_notes(lead, weights, parts_present=len(parts.present)))
        architecture = _read_architecture(path, keys, weights, notes, tensor_names=_names(headers))
    return ModelFile(
        paths=parts.present,
        file_format=FileFormat.GGUF,
        format_version=lead.version,
        byte_order=lead.byte_order,
        architecture=architecture,
        facts=tuple(keys.facts),
        missing_parts=parts.missing,
        notes=tuple(notes),
    )


def _family_name(header: GgufHeader, kind: Value | None) -> str:
    family = header.keys.get("general.architecture")
    if family is None and kind in OTHER_KINDS:
        return str(kind)
    if not isinstance(family, str) or not family:
        shown = "a list or a long text" if isinstance(family, SkippedText | SkippedList | tuple) else repr(family)
        what = "is missing" if family is None else f"is {shown}, must be a name"
        raise ModelFileError(header.path, f"general.architecture {what}, so it is unknown what model this is")
    return family


def _other_kind(family: str, kind: object) -> Note:
    if family in PROJECTOR_FAMILIES or kind in ("mmproj", "projector"):
        sentence = (
            "this is a vision or audio projector (mmproj): it has no KV cache of its own; "
            "open the language model beside it"
        )
        return Note(kind=NoteKind.PROJECTOR, sentence=sentence)
    what = OTHER_KINDS.get(str(kind)) or OTHER_KINDS[family]
    return Note(
        kind=NoteKind.NOT_A_LANGUAGE_MODEL, sentence=f"this is {what}, not a model: open the model it belongs to"
    )


def _names(headers: tuple[GgufHeader, ...]) -> frozenset[str]:
    return frozenset(tensor.name for header in headers for tensor in header.tensors)


def _read_architecture(
    path: Path, keys: Keys, weights: GgufWeights, notes: list[Note], *, tensor_names: frozenset[str]
) -> Architecture | None:
    """Return the architecture; None with a note in front where a value for it is missing or impossible."""
    try:
        context = keys.integer("context_length", least=1)
        if context is not None:
            keys.note(FactName.MAX_CONTEXT, context, FactSource.KEY, keys.name("context_length"))
        total = keys.required("block_count", "number of layers")
        if total > MAX_LAYERS:
            raise KeyProblem(
                NoteKind.BAD_VALUE, f"{keys.name('block_count')!r} is {total:,}, must be at most {MAX_LAYERS:,}"
            )
        keys.note(FactName.LAYERS, total, FactSource.KEY, keys.name("block_count"))
        predictions = _prediction_layers(keys, total, tensor_names)
        stack = read_stack(keys, total=total, predictions=predictions)
        experts, used = _experts(keys, total)
    except KeyProblem as problem:
        notes.insert(0, Note(kind=problem.kind, sentence=problem.sentence))
        return None
    stack_facts(keys, stack)
    notes.extend(notes_on_stack(keys, stack, predictions=predictions))
    if not is_known(keys.family):
        sentence = f"the family {keys.family!r} is unknown to this program: each layer is taken to keep everything"
        note = Note(
            kind=NoteKind.UNKNOWN_FAMILY, sentence=sentence, words=NoteWords.UNKNOWN_FAMILY, names=(keys.family,)
        )
        notes.append(note)
    return _build(path, keys, weights, stack, experts=experts, used=used, context=context)


def _build(
    path: Path, keys: Keys, weights: GgufWeights, stack: Stack, *, experts: int, used: int, context: int | None
) -> Architecture:
    totals = weights.totals
    groups = stack.groups(with_predictions=family_of(keys.family).predictions_are_cached)
    name = next((fact.value for fact in keys.facts if fact.name is FactName.NAME), path.stem)
    return Architecture(
        id=str(path),
        name=str(name),
        layer_groups=groups,
        num_hidden_layers=len(stack.main),
        num_parameters=totals.parameters or estimated_parameters(keys, groups),
        embedding_parameters=weights.looked_up_parameters,
        head_parameters=weights.head_parameters,
        tie_word_embeddings=weights.is_read_as_tied,
        num_experts=experts,
        num_experts_per_tok=used,
        num_moe_layers=totals.expert_layers,
        expert_parameters=totals.expert_parameters,
        max_position_embeddings=context,
        stored=weights.stored,
        stored_format=next((str(fact.value) for fact in keys.facts if fact.name is FactName.WEIGHT_FORMAT), ""),
        source=f"{path.name}: keys and tensor table",
    )


def _prediction_layers(keys: Keys, total: int, tensor_names: frozenset[str]) -> int:
    """Return how many layers at the end only guess ahead."""
    count = keys.integer("nextn_predict_layers") or 0
    if count >= total:
        return 0  # a file with nothing but prediction layers runs them as its stack
    if keys.family == "deepseek4" and f"blk.{total - count}.nextn.eh_proj.weight" not in tensor_names:
        return 0  # deepseek4.cpp: converted without them, the key stays
    if count:
        keys.note(FactName.PREDICTION_LAYERS, count, FactSource.KEY, keys.name("nextn_predict_layers"))
    return count


def _experts(keys: Keys, total: int) -> tuple[int, int]:
    """Return the number of routed experts, and how many one token uses (the most in any layer)."""
    experts = keys.integer("expert_count") or 0
    used = max(keys.per_layer("expert_used_count", total) or (0,))
    if used > experts:
        name = keys.name("expert_used_count")
        raise KeyProblem(NoteKind.BAD_VALUE, f"{name!r} is {used:,}, must not exceed the {experts:,} experts")
    if experts:
        keys.note(FactName.EXPERTS, experts, FactSource.KEY, keys.name("expert_count"))
        keys.note(FactName.EXPERTS_PER_TOKEN, used, FactSource.KEY, keys.name("expert_used_count"))
    return experts, used


def _weight_facts(keys: Keys, weights: GgufWeights, lead: GgufHeader) -> None:
    totals = weights.totals
    tokens = lead.keys.get("tokenizer.ggml.tokens")
    if isinstance(tokens, SkippedList):
        keys.note(FactName.VOCABULARY, tokens.count, FactSource.KEY, "tokenizer.ggml.tokens")
    if not totals.tensor_count:
        return
    recipe = format_name(totals, file_type=lead.keys.get("general.file_type"))
    for name, value in (
        (FactName.PARAMETERS, totals.parameters),
        (FactName.WEIGHT_BYTES, totals.total_bytes),
        (FactName.WEIGHT_BITS, 8 * totals.total_bytes / totals.parameters),
        (FactName.WEIGHT_FORMAT, recipe),
    ):
        if value is recipe and recipe != totals.prevailing_type:
            keys.note(name, value, FactSource.KEY, "general.file_type")
        else:
            keys.note(name, value, FactSource.TENSORS, rule=FactRule.TENSOR_COUNT, number=totals.tensor_count)
    if totals.embedding_parameters:
        keys.note(FactName.TIED_HEAD, totals.is_tied, FactSource.TENSORS, "output.weight")


def _split_notes(lead: GgufHeader, weights: GgufWeights, *, parts_present: int) -> list[Note]:
    """Say if the file belongs to a set although its name does not."""
    count, tensors = lead.keys.get("split.count"), lead.keys.get("split.tensors.count")
    if isinstance(count, int) and count > 1 and parts_present == 1 and not weights.notes:
        sentence = (
            f"the file is one of {count:,} parts, but is not named -00001-of-{count:05d}: the others are not found"
        )
        return [Note(kind=NoteKind.MISSING_PART, sentence=sentence), _incomplete()]
    is_short = isinstance(tensors, int) and weights.totals.tensor_count < tensors
    if is_short and not any(note.kind is NoteKind.MISSING_PART for note in weights.notes):
        return [_incomplete()]
    return []


def _incomplete() -> Note:
    sentence = "the sizes of the weights are incomplete"
    return Note(kind=NoteKind.WEIGHTS_UNKNOWN, sentence=sentence, words=NoteWords.INCOMPLETE)
