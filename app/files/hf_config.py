"""A model from a Hugging Face config.json, with exact sizes where safetensors files lie beside it."""

from pathlib import Path

from app.core.architecture import Architecture, LayerKind, StoredWeights
from app.files.gguf_keys import KeyProblem
from app.files.gguf_notes import LAYER_FACTS
from app.files.hf_config_json import load_config, other_file
from app.files.hf_config_keys import (
    CONTEXT,
    EXPERTS,
    EXPERTS_USED,
    HEADS,
    HIDDEN,
    LAYERS,
    VOCABULARY,
    Config,
    language_part,
)
from app.files.hf_config_layers import Shape, read_shape
from app.files.hf_config_parameters import Parameters, count_parameters
from app.files.hf_config_weights import Storage, read_storage, stored_weights
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
from app.files.safetensors_index import SafetensorsTotals, read_folder

QUANTISED_BLOCK = 32
MAX_STRETCH = 1024  # known models stretch their context up to 64 times
MODEL_KEYS = (*LAYERS, *HEADS, *HIDDEN)


def open_hf_config(path: Path) -> ModelFile:
    """Read a config.json and the sizes of the weights beside it.

    Raises
    ------
    ModelFileError
        If it is no JSON, or another file of the folder.
    """
    whole = load_config(path)
    part = language_part(whole)
    if not any(key in part for key in MODEL_KEYS) and "model_type" not in part:
        raise ModelFileError(
            path, other_file(whole) or "the file has none of the keys of a config.json (num_hidden_layers)"
        )
    if not any(key in part for key in MODEL_KEYS) and (sentence := other_file(whole)):
        raise ModelFileError(path, sentence)
    config = Config(part, whole)
    if "image_size" in part and config.find(VOCABULARY)[1] is None:
        raise ModelFileError(path, "this describes a vision model on its own, not a language model")
    weights = read_folder(path.parent)
    storage = read_storage(part, whole)
    _general_facts(config, path)
    notes: list[Note] = []
    architecture = None
    try:
        shape = read_shape(config)
        parameters = count_parameters(config, shape)
        architecture = _architecture(path, config, shape, parameters, storage, weights, notes)
    except KeyProblem as problem:
        notes.insert(0, Note(kind=problem.kind, sentence=problem.sentence))
    return ModelFile(
        paths=(path, *(weights.files if weights is not None else ())),
        file_format=FileFormat.HF_CONFIG if weights is None else FileFormat.SAFETENSORS,
        architecture=architecture,
        facts=tuple(config.facts),
        missing_parts=weights.missing if weights is not None else (),
        notes=tuple(notes),
    )


def _general_facts(config: Config, path: Path) -> None:
    config.note(FactName.FAMILY, config.model_type or "unknown", FactSource.KEY, "model_type")
    stored_name = config.whole.get("_name_or_path")
    name = readable_name(stored_name) if isinstance(stored_name, str) else ""
    folder = readable_name(path.parent.name or path.stem)
    config.note(
        FactName.NAME,
        name or folder,
        FactSource.KEY if name else FactSource.FILE,
        "_name_or_path",
    )


def _architecture(
    path: Path,
    config: Config,
    shape: Shape,
    parameters: Parameters,
    storage: Storage,
    weights: SafetensorsTotals | None,
    notes: list[Note],
) -> Architecture:
    notes.extend(shape.notes)
    context = _max_context(config)
    vocabulary = config.integer(*VOCABULARY)
    if vocabulary is not None:
        config.note_found(FactName.VOCABULARY, vocabulary, VOCABULARY)
    if parameters.experts:
        config.note_found(FactName.EXPERTS, parameters.experts, EXPERTS)
        config.note_found(FactName.EXPERTS_PER_TOKEN, parameters.experts_used, EXPERTS_USED)
    for kind, name in LAYER_FACTS.items():
        count = sum(layer.kind is kind for layer in shape.layers)
        if count:
            config.note(name, count, FactSource.COMPUTED, config.model_type or "", rule=FactRule.FAMILY_KEYS)
    predictions = config.integer("num_nextn_predict_layers", "mtp_num_hidden_layers") or 0
    if predictions:
        config.note(FactName.PREDICTION_LAYERS, predictions, FactSource.KEY, "num_nextn_predict_layers")
        sentence = f"{predictions} prediction layer(s) besides the stack, which cost memory only when used"
        note = Note(
            kind=NoteKind.PREDICTION_LAYERS,
            sentence=sentence,
            words=NoteWords.PREDICTION_LAYERS,
            numbers=(predictions,),
        )
        notes.append(note)
    total, stored = _weights(config, parameters, storage, weights, notes)
    _quantised_cache_note(shape, notes)
    fact = next(fact for fact in config.facts if fact.name is FactName.NAME)
    # Files may hold fewer weights than the config's shape asks for; no part may then be larger than the whole.
    experts = min(parameters.expert_parameters, total)
    head = min(parameters.head, total - experts)
    return Architecture(
        id=str(path),
        name=str(fact.value),
        layer_groups=shape.groups,
        num_hidden_layers=len(shape.layers),
        num_parameters=total,
        embedding_parameters=min(parameters.embedding, total - experts - (0 if parameters.is_tied else head)),
        head_parameters=head,
        tie_word_embeddings=parameters.is_tied,
        num_experts=parameters.experts,
        num_experts_per_tok=parameters.experts_used,
        num_moe_layers=parameters.expert_layers,
        expert_parameters=experts,
        max_position_embeddings=context,
        stored=stored,
        stored_format=storage.name,
        source=path.name if weights is None else f"{path.name} and {len(weights.files)} safetensors files",
    )


def _max_context(config: Config) -> int | None:
    """Return the longest context: what is stated, or what YaRN stretches the original to, if that is more."""
    stated = config.integer(*CONTEXT, least=1) or Config(config.whole, {}).integer(*CONTEXT, least=1)
    scaling = config.get("rope_scaling", "rope_parameters")
    if isinstance(scaling, dict) and (scaling.get("rope_type") or scaling.get("type")) == "yarn":
        original, factor = scaling.get("original_max_position_embeddings"), scaling.get("factor")
        if isinstance(original, int) and isinstance(factor, int | float) and 1 <= factor <= MAX_STRETCH:
            stretched = round(original * factor)
            if stretched > (stated or 0):
                detail = "rope_scaling: original_max_position_embeddings x factor"
                config.note(FactName.MAX_CONTEXT, stretched, FactSource.COMPUTED, detail)
                return stretched
    if stated is not None:
        config.note_found(FactName.MAX_CONTEXT, stated, CONTEXT)
    return stated


def _weights(
    config: Config, parameters: Parameters, storage: Storage, weights: SafetensorsTotals | None, notes: list[Note]
) -> tuple[int, StoredWeights]:
    """Return the number of weights and their sizes: from the files where they are there, else computed."""
    for name, value in ((FactName.WEIGHT_BITS, storage.bits), (FactName.WEIGHT_FORMAT, storage.name)):
        if storage.key:
            config.note(name, value, FactSource.KEY, storage.key)
        else:
            config.note(name, value, FactSource.COMPUTED, rule=FactRule.NO_DTYPE)
    config.note(FactName.TIED_HEAD, parameters.is_tied, FactSource.KEY, "tie_word_embeddings")
    if weights is not None and weights.total_bytes:
        is_countable = bool(weights.values) and not storage.is_quantised and not weights.missing
        total = weights.values if is_countable else parameters.total
        source = FactSource.TENSORS if is_countable else FactSource.COMPUTED
        config.note(FactName.PARAMETERS, total, source, rule=FactRule.HEADERS if is_countable else FactRule.SHAPE)
        config.note(FactName.WEIGHT_BYTES, weights.total_bytes, FactSource.TENSORS, rule=FactRule.HEADERS_OR_INDEX)
        notes.extend(
            Note(
                kind=NoteKind.MISSING_PART,
                sentence=f"{name} is missing; the total is the index's",
                words=NoteWords.PART_OF_INDEX_MISSING,
                names=(name,),
            )
            for name in weights.missing
        )
        computed = stored_weights(storage, parameters)
        has_headers = bool(weights.values) and not weights.missing
        return total, StoredWeights(
            total_bytes=weights.total_bytes,
            expert_bytes=weights.expert_bytes if has_headers else min(computed.expert_bytes, weights.total_bytes),
            embedding_bytes=weights.embedding_bytes if has_headers else computed.embedding_bytes,
        )
    computed = stored_weights(storage, parameters)
    config.note(FactName.PARAMETERS, parameters.total, FactSource.COMPUTED, rule=FactRule.SHAPE)
    config.note(
        FactName.WEIGHT_BYTES,
        computed.total_bytes,
        FactSource.COMPUTED,
        storage.name,
        rule=FactRule.PARAMETERS_BY_BITS,
    )
    sentence = "there are no weights beside the config: their sizes are computed from its shape"
    words, assumed = NoteWords.ESTIMATED, ", ".join(parameters.assumed)
    if assumed:
        sentence += f", and a usual value is assumed for {assumed}"
        words = NoteWords.ESTIMATED_WITH_USUAL
    notes.append(Note(kind=NoteKind.WEIGHTS_ESTIMATED, sentence=sentence, words=words, names=(assumed,)))
    return parameters.total, computed


def _quantised_cache_note(shape: Shape, notes: list[Note]) -> None:
    widths = {
        layer.key_head_dim
        for layer in shape.layers
        if layer.key_values_per_token and layer.kind is not LayerKind.LATENT
    }
    odd = sorted(width for width in widths if width % QUANTISED_BLOCK)
    if odd:
        sentence = (
            "a quantised KV cache is refused by llama.cpp: "
            f"heads of {odd[0]} values are no multiple of {QUANTISED_BLOCK}"
        )
        numbers = (odd[0], QUANTISED_BLOCK)
        kind = NoteKind.QUANTISED_CACHE_REFUSED
        notes.append(Note(kind=kind, sentence=sentence, words=NoteWords.REFUSED_BY_WIDTH, numbers=numbers))
