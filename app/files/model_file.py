"""What a model's file says: the architecture, facts with where they came from, and what is wrong or missing."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from app.core.architecture import Architecture
from app.files.errors import FileError


class ModelFileError(FileError):
    """A file or folder that is not a model this program can read."""


class FileFormat(StrEnum):
    """The kind of file the model came from."""

    GGUF = "gguf"
    HF_CONFIG = "hf_config"
    SAFETENSORS = "safetensors"


class FactName(StrEnum):
    """What a fact is about."""

    FAMILY = "family"
    NAME = "name"
    LAYERS = "layers"
    FULL_LAYERS = "full_layers"
    WINDOW_LAYERS = "window_layers"
    LATENT_LAYERS = "latent_layers"
    RECURRENT_LAYERS = "recurrent_layers"
    SHARED_LAYERS = "shared_layers"
    PREDICTION_LAYERS = "prediction_layers"
    HEADS = "heads"
    KV_HEADS = "kv_heads"
    KEY_HEAD_DIM = "key_head_dim"
    VALUE_HEAD_DIM = "value_head_dim"
    SLIDING_WINDOW = "sliding_window"
    EXPERTS = "experts"
    EXPERTS_PER_TOKEN = "experts_per_token"
    PARAMETERS = "parameters"
    WEIGHT_BYTES = "weight_bytes"
    WEIGHT_FORMAT = "weight_format"
    WEIGHT_BITS = "weight_bits"
    MAX_CONTEXT = "max_context"
    VOCABULARY = "vocabulary"
    TIED_HEAD = "tied_head"


class FactSource(StrEnum):
    """How a fact is known."""

    KEY = "key"  # stated under the key named in `detail`
    TENSORS = "tensors"  # from the tensor table
    FAMILY_DEFAULT = "family_default"  # the file is silent; the family's own code assumes it
    COMPUTED = "computed"  # follows from other facts
    FILE = "file"  # size or name of the file itself


class FactRule(StrEnum):
    """What a fact rests on that is no key of the file; `detail` and `number` of the fact go with it."""

    FAMILY_KEYS = "family_keys"  # the keys that the family named in `detail` goes by, and its defaults
    FAMILY = "family"  # the default of the family in `detail`
    AS_MANY_AS_HEADS = "as_many_as_heads"
    WIDTH_BY_HEADS = "width_by_heads"
    TENSOR_COUNT = "tensor_count"  # `number` tensors
    HEADERS = "headers"  # of safetensors files
    HEADERS_OR_INDEX = "headers_or_index"
    SHAPE = "shape"
    PARAMETERS_BY_BITS = "parameters_by_bits"  # the format in `detail`
    NO_DTYPE = "no_dtype"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """One fact: a number, a word, or one number per layer; `detail` names the key or tensor, or belongs to the rule."""

    name: FactName
    value: int | float | str | bool | tuple[int, ...]
    source: FactSource
    detail: str = ""
    rule: FactRule | None = None
    number: int = 0


class NoteKind(StrEnum):
    """What a note is about; the sentence beside it says it in English."""

    PROJECTOR = "projector"
    NOT_A_LANGUAGE_MODEL = "not_a_language_model"
    MISSING_VALUE = "missing_value"
    BAD_VALUE = "bad_value"
    MISSING_PART = "missing_part"
    TENSOR_DATA_MISSING = "tensor_data_missing"
    WEIGHTS_UNKNOWN = "weights_unknown"
    WEIGHTS_ESTIMATED = "weights_estimated"
    UNKNOWN_TENSOR_TYPE = "unknown_tensor_type"
    UNKNOWN_FAMILY = "unknown_family"
    DATA_START_UNKNOWN = "data_start_unknown"
    PREDICTION_LAYERS = "prediction_layers"
    WINDOW_IGNORED = "window_ignored"
    WINDOW_DEPENDS_ON_RUNTIME = "window_depends_on_runtime"
    NO_CACHE = "no_cache"
    LATENT_NOT_USED = "latent_not_used"
    LATENT_USED = "latent_used"
    QUANTISED_CACHE_REFUSED = "quantised_cache_refused"
    STATE_UNKNOWN = "state_unknown"


class NoteWords(StrEnum):
    """Remarks that files of real models give rise to; `names` and `numbers` of the note go with them, in this order."""

    DATA_MISSING = "data_missing"  # file; bytes there, bytes needed
    PART_MISSING = "part_missing"  # file
    PART_OF_INDEX_MISSING = "part_of_index_missing"  # file
    INCOMPLETE = "incomplete"
    PREDICTION_LAYERS = "prediction_layers"  # layers
    NO_CACHE = "no_cache"  # family
    LATENT_USED = "latent_used"
    LATENT_NOT_USED = "latent_not_used"  # numbers kept per token and layer, numbers of a newer conversion
    REFUSED_BY_WIDTH = "refused_by_width"  # width of a head, values of a block
    REFUSED_BY_FAMILY = "refused_by_family"  # family
    UNKNOWN_FAMILY = "unknown_family"  # family
    WINDOW_IGNORED = "window_ignored"  # family; tokens
    WINDOW_OF_SOME = "window_of_some"  # tokens
    STATE_UNKNOWN = "state_unknown"
    ESTIMATED = "estimated"
    ESTIMATED_WITH_USUAL = "estimated_with_usual"  # keys, as one text


@dataclass(frozen=True, slots=True, kw_only=True)
class Note:
    """Something the user should know about the file: in English, and what it takes to say it otherwise.

    Attributes
    ----------
    words : NoteWords or None
        None for what hardly a file gives rise to.
    """

    kind: NoteKind
    sentence: str
    words: NoteWords | None = None
    names: tuple[str, ...] = ()
    numbers: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ModelFile:
    """A model as its file describes it.

    Attributes
    ----------
    paths : tuple of Path
        The file, all present parts of a split set, or the config and the files with the weights.
    file_format : FileFormat
    format_version : int or None
        GGUF's own version; None elsewhere.
    byte_order : str
        "little" or "big"; empty for text files.
    architecture : Architecture or None
        None where the file does not say enough (or is no language model): `notes` then names the value.
    facts : tuple of Fact
    missing_parts : tuple of str
        File names of parts that a split set lacks; the weights are then incomplete.
    notes : tuple of Note
        The most important first.
    """

    paths: tuple[Path, ...]
    file_format: FileFormat
    format_version: int | None = None
    byte_order: str = ""
    architecture: Architecture | None
    facts: tuple[Fact, ...]
    missing_parts: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()

    def fact(self, name: FactName) -> Fact | None:
        """Return the fact of that name, or None where the file does not give it."""
        return next((fact for fact in self.facts if fact.name is name), None)

    def value(self, name: FactName) -> int | float | str | bool | tuple[int, ...] | None:
        """Return the value of the fact of that name, or None."""
        fact = self.fact(name)
        return None if fact is None else fact.value
