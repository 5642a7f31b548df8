"""The words for what was read from a model's file: facts, their values, and where each came from."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.architecture import Architecture, LayerGroup, LayerKind
from app.files.model_file import Fact, FactName, FactRule, FactSource, FileFormat, ModelFile
from app.state.view_options import ByteUnit
from app.tabs.scenario_texts import weights_count
from app.widgets.quantity import count, data_size, exact_bytes, significant

translate = QCoreApplication.translate
CONTEXT = "ModelFile"

SHOWN = (
    FactName.FAMILY,
    FactName.PARAMETERS,
    FactName.WEIGHT_BYTES,
    FactName.WEIGHT_FORMAT,
    FactName.WEIGHT_BITS,
    FactName.LAYERS,
    FactName.FULL_LAYERS,
    FactName.WINDOW_LAYERS,
    FactName.LATENT_LAYERS,
    FactName.RECURRENT_LAYERS,
    FactName.SHARED_LAYERS,
    FactName.PREDICTION_LAYERS,
    FactName.HEADS,
    FactName.KV_HEADS,
    FactName.KEY_HEAD_DIM,
    FactName.VALUE_HEAD_DIM,
    FactName.SLIDING_WINDOW,
    FactName.EXPERTS,
    FactName.EXPERTS_PER_TOKEN,
    FactName.MAX_CONTEXT,
    FactName.VOCABULARY,
    FactName.TIED_HEAD,
)
_TOKENS = (FactName.SLIDING_WINDOW, FactName.MAX_CONTEXT)
_DISTINCT = 6  # different values of a list of one number per layer that are written out


def file_title(file: ModelFile) -> str:
    """Return the model's name, or the file's where it gives none."""
    if file.architecture is not None:
        return file.architecture.name
    name = file.value(FactName.NAME)
    return str(name) if name else file.paths[0].name


def file_line(locale: QLocale, file: ModelFile) -> str:
    """Return "GGUF version 3, little-endian · 2 files · /models/x.gguf"."""
    kinds = {FileFormat.GGUF: "GGUF", FileFormat.HF_CONFIG: "config.json", FileFormat.SAFETENSORS: "safetensors"}
    parts = [kinds[file.file_format]]
    if file.format_version is not None:
        parts = [
            translate(CONTEXT, "{kind} version {version}").format(
                kind=parts[0], version=locale.toString(file.format_version)
            )
        ]
    if file.byte_order == "big":
        parts.append(translate(CONTEXT, "big-endian"))
    if len(file.paths) > 1:
        parts.append(translate(CONTEXT, "%n file(s)", "", len(file.paths)))
    parts.append(str(_folder_or_file(file.paths)))
    return " · ".join(parts)


def _folder_or_file(paths: tuple[Path, ...]) -> Path:
    return paths[0] if len(paths) == 1 else paths[0].parent


def fact_rows(locale: QLocale, file: ModelFile, unit: ByteUnit) -> list[tuple[str, str, str]]:
    """Return (what, value, where from) for each fact that the file gives, in a fixed order."""
    facts = [(name, file.fact(name)) for name in SHOWN]
    return [
        (fact_name(name), fact_value(locale, fact, unit), fact_source(fact)) for name, fact in facts if fact is not None
    ]


def fact_name(name: FactName) -> str:
    """Return what a fact is about."""
    names = {
        FactName.FAMILY: translate(CONTEXT, "Family"),
        FactName.NAME: translate(CONTEXT, "Name"),
        FactName.LAYERS: translate(CONTEXT, "Layers"),
        FactName.FULL_LAYERS: translate(CONTEXT, "– with full attention"),
        FactName.WINDOW_LAYERS: translate(CONTEXT, "– with a window"),
        FactName.LATENT_LAYERS: translate(CONTEXT, "– with a latent cache (MLA)"),
        FactName.RECURRENT_LAYERS: translate(CONTEXT, "– recurrent"),
        FactName.SHARED_LAYERS: translate(CONTEXT, "– that share another's cache"),
        FactName.PREDICTION_LAYERS: translate(CONTEXT, "– that only predict ahead"),
        FactName.HEADS: translate(CONTEXT, "Heads"),
        FactName.KV_HEADS: translate(CONTEXT, "KV heads"),
        FactName.KEY_HEAD_DIM: translate(CONTEXT, "Head size, keys"),
        FactName.VALUE_HEAD_DIM: translate(CONTEXT, "Head size, values"),
        FactName.SLIDING_WINDOW: translate(CONTEXT, "Window"),
        FactName.EXPERTS: translate(CONTEXT, "Experts"),
        FactName.EXPERTS_PER_TOKEN: translate(CONTEXT, "Experts per token"),
        FactName.PARAMETERS: translate(CONTEXT, "Parameters"),
        FactName.WEIGHT_BYTES: translate(CONTEXT, "Weights"),
        FactName.WEIGHT_FORMAT: translate(CONTEXT, "Stored as"),
        FactName.WEIGHT_BITS: translate(CONTEXT, "Bits per weight"),
        FactName.MAX_CONTEXT: translate(CONTEXT, "Maximum context"),
        FactName.VOCABULARY: translate(CONTEXT, "Vocabulary"),
        FactName.TIED_HEAD: translate(CONTEXT, "Output head is the input embedding"),
    }
    return names[name]


def fact_value(locale: QLocale, fact: Fact, unit: ByteUnit) -> str:
    """Return a value as people write it; a list of one number per layer by its different values."""
    value = fact.value
    if isinstance(value, bool):
        return translate(CONTEXT, "yes") if value else translate(CONTEXT, "no")
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        different = sorted(set(value))
        shown = ", ".join(count(locale, number) for number in different[:_DISTINCT])
        shown += ", …" if len(different) > _DISTINCT else ""
        return translate(CONTEXT, "{values} (by layer)").format(values=shown)
    if fact.name is FactName.WEIGHT_BYTES:
        exact = exact_bytes(locale, int(value))
        return f"{data_size(locale, value, unit.thousand)} ({exact})"
    if fact.name is FactName.PARAMETERS:
        return f"{weights_count(locale, value)} ({count(locale, int(value))})"
    if fact.name in _TOKENS:
        return translate(CONTEXT, "{tokens} tokens").format(tokens=count(locale, int(value)))
    if isinstance(value, float) and value != int(value):
        return significant(locale, value)
    return count(locale, int(value))


def fact_source(fact: Fact) -> str:
    """Return where a fact came from, with the key or rule."""
    if fact.rule is not None:
        return _rule(fact, fact.rule).format(name=fact.detail)
    sources = {
        FactSource.KEY: translate(CONTEXT, "key {detail}"),
        FactSource.TENSORS: translate(CONTEXT, "tensor table: {detail}"),
        FactSource.FAMILY_DEFAULT: translate(CONTEXT, "not stated; the family's default: {detail}"),
        FactSource.COMPUTED: translate(CONTEXT, "computed: {detail}"),
        FactSource.FILE: translate(CONTEXT, "the file itself: {detail}"),
    }
    bare = {
        FactSource.KEY: translate(CONTEXT, "stated in the file"),
        FactSource.TENSORS: translate(CONTEXT, "tensor table"),
        FactSource.FAMILY_DEFAULT: translate(CONTEXT, "not stated; the family's default"),
        FactSource.COMPUTED: translate(CONTEXT, "computed"),
        FactSource.FILE: translate(CONTEXT, "the file itself"),
    }
    return sources[fact.source].format(detail=fact.detail) if fact.detail else bare[fact.source]


def _rule(fact: Fact, rule: FactRule) -> str:
    match rule:
        case FactRule.FAMILY_KEYS if fact.detail:
            return translate(CONTEXT, "computed: keys and defaults of {name}")
        case FactRule.FAMILY_KEYS:
            return translate(CONTEXT, "computed: keys and defaults of the family")
        case FactRule.FAMILY:
            return translate(CONTEXT, "not stated; the default of {name}")
        case FactRule.AS_MANY_AS_HEADS:
            return translate(CONTEXT, "computed: as many as heads")
        case FactRule.WIDTH_BY_HEADS:
            return translate(CONTEXT, "computed: embedding length / heads")
        case FactRule.TENSOR_COUNT:
            return translate(CONTEXT, "tensor table: %n tensor(s)", "", fact.number)
        case FactRule.HEADERS:
            return translate(CONTEXT, "headers of the safetensors files")
        case FactRule.HEADERS_OR_INDEX:
            return translate(CONTEXT, "headers or index of the safetensors files")
        case FactRule.SHAPE:
            return translate(CONTEXT, "computed: shape of the layers")
        case FactRule.PARAMETERS_BY_BITS:
            return translate(CONTEXT, "computed: parameters × bits ({name})")
        case FactRule.NO_DTYPE:
            return translate(CONTEXT, "computed: 16 bits assumed, since no number format is stated")


def layer_line(locale: QLocale, group: LayerGroup) -> str:
    """Return one group of equal layers in words."""
    kinds = {
        LayerKind.FULL: translate(CONTEXT, "full attention"),
        LayerKind.SLIDING_WINDOW: translate(CONTEXT, "window"),
        LayerKind.LATENT: translate(CONTEXT, "latent cache (MLA)"),
        LayerKind.SHARED: translate(CONTEXT, "shares another layer's cache"),
        LayerKind.RECURRENT: translate(CONTEXT, "recurrent state"),
        LayerKind.INDEXER: translate(CONTEXT, "indexer keys"),
        LayerKind.NONE: translate(CONTEXT, "no attention"),
    }
    parts = [f"{count(locale, group.count)} × {kinds[group.kind]}"]
    if group.key_values_per_token and group.value_values_per_token:
        parts.append(
            translate(CONTEXT, "{keys} + {values} numbers per token").format(
                keys=count(locale, group.key_values_per_token), values=count(locale, group.value_values_per_token)
            )
        )
    elif group.key_values_per_token:
        parts.append(
            translate(CONTEXT, "{keys} numbers per token").format(keys=count(locale, group.key_values_per_token))
        )
    if group.sliding_window is not None:
        parts.append(translate(CONTEXT, "the last {tokens} tokens").format(tokens=count(locale, group.sliding_window)))
    if group.state_bytes_per_sequence:
        state = exact_bytes(locale, group.state_bytes_per_sequence)
        parts.append(translate(CONTEXT, "{size} per chat").format(size=state))
    return " · ".join(parts)


def layer_lines(locale: QLocale, architecture: Architecture) -> list[str]:
    """Return what the layers keep, one line for each group."""
    return [layer_line(locale, group) for group in architecture.layer_groups]
