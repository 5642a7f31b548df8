"""How a model's weights are stored according to its config.json: bits, and the bytes that follow from them."""

from dataclasses import dataclass
from typing import Any

from app.core.architecture import StoredWeights
from app.files.hf_config_parameters import Parameters

BITS_PER_BYTE = 8
SCALE_BITS = 16
DEFAULT_GROUP = 128
QUANTISATION_KEYS = ("quantization_config", "quantization", "compression_config")  # the second is MLX's
TYPES: dict[str, tuple[str, int]] = {
    "float32": ("F32", 32),
    "float": ("F32", 32),
    "float16": ("F16", 16),
    "half": ("F16", 16),
    "bfloat16": ("BF16", 16),
    "float8_e4m3fn": ("FP8", 8),
    "float8_e5m2": ("FP8", 8),
    "float64": ("F64", 64),
}
# Methods whose bits are in their name; the second number is what they take with their scales.
METHODS: dict[str, tuple[str, int, float]] = {
    "fp8": ("FP8", 8, 8.0),
    "fbgemm_fp8": ("FP8", 8, 8.0),
    "mxfp4": ("MXFP4", 4, 4.25),
    "nvfp4": ("NVFP4", 4, 4.5),
    "bitnet": ("ternary", 2, 2.0),
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Storage:
    """How weights are stored.

    Attributes
    ----------
    name : str
        For people: "BF16", "FP8", "GPTQ 4 bit".
    bits : int
        Nominal bits of the converted weights.
    effective_bits : float
        With scales and zero points.
    plain_bits : int
        Of everything that is not converted.
    is_quantised, experts_only : bool
    converts_tables : bool
        Whether embedding and head are converted too (MLX).
    key : str
        The key that says so.
    """

    name: str
    bits: int
    effective_bits: float
    plain_bits: int
    is_quantised: bool
    experts_only: bool
    converts_tables: bool = False
    key: str


def read_storage(part: dict[str, Any], whole: dict[str, Any]) -> Storage:
    """Return how the weights are stored; quantization_config goes before the dtype."""
    key, name, bits = _plain_type(part, whole)
    quantisation = next(
        (place[name] for place in (part, whole) for name in QUANTISATION_KEYS if isinstance(place.get(name), dict)),
        None,
    )
    found = None if quantisation is None else _quantised(quantisation)
    if found is None:
        return Storage(
            name=name, bits=bits, effective_bits=bits, plain_bits=bits, is_quantised=False, experts_only=False, key=key
        )
    label, nominal, effective = found
    return Storage(
        name=label,
        bits=nominal,
        effective_bits=effective,
        plain_bits=min(bits, 16),
        is_quantised=True,
        experts_only=label == "MXFP4",
        converts_tables=label.startswith("MLX"),
        key="quantization_config",
    )


def stored_weights(storage: Storage, parameters: Parameters) -> StoredWeights:
    """Return sizes in bytes computed from parameters and bits: what is not converted keeps the plain type."""
    if storage.converts_tables:
        converted = parameters.total
    else:
        converted = parameters.expert_parameters if storage.experts_only else parameters.linear
    converted_bits = storage.effective_bits
    table_bits = converted_bits if storage.converts_tables else storage.plain_bits
    total = converted * converted_bits + (parameters.total - converted) * storage.plain_bits
    return StoredWeights(
        total_bytes=round(total / BITS_PER_BYTE),
        expert_bytes=round(parameters.expert_parameters * converted_bits / BITS_PER_BYTE),
        embedding_bytes=round(parameters.embedding * table_bits / BITS_PER_BYTE),
    )


def _plain_type(part: dict[str, Any], whole: dict[str, Any]) -> tuple[str, str, int]:
    for place in (part, whole):
        for key in ("dtype", "torch_dtype"):
            value = place.get(key)
            if isinstance(value, str) and (known := TYPES.get(value.removeprefix("torch."))):
                return key, *known
    return "", "BF16", 16


def _quantised(config: dict[str, Any]) -> tuple[str, int, float] | None:
    """Return name, nominal and effective bits; None where the part says nothing that is understood."""
    method = str(config.get("quant_method") or config.get("quant_algo") or config.get("quant_type") or "").lower()
    algorithm = str(config.get("quant_algo") or config.get("format") or "").lower()
    if method in METHODS:
        return METHODS[method]
    if "nvfp4" in algorithm or "nvfp4" in method:
        return METHODS["nvfp4"]
    if config.get("load_in_4bit") is True:
        return "4 bit (bitsandbytes)", 4, 4.5  # one f32 scale per 64 weights
    if config.get("load_in_8bit") is True:
        return "8 bit (bitsandbytes)", 8, 8.0
    if (groups := config.get("config_groups")) and isinstance(groups, dict):
        weights = [group.get("weights") for group in groups.values() if isinstance(group, dict)]
        known = [entry for entry in weights if isinstance(entry, dict) and _bits(entry.get("num_bits"))]
        if known:
            bits = min(_bits(entry["num_bits"]) for entry in known)
            is_float = known[0].get("type") == "float"
            size = known[0].get("group_size")
            label = f"FP{bits}" if is_float else f"{bits} bit (compressed-tensors)"
            return label, bits, _with_scales(bits, size, has_zero_points=known[0].get("symmetric") is False)
    average = config.get("bits")
    if isinstance(average, float) and 1 <= average <= 16:  # EXL2 and EXL3 state an average over the file
        return f"{method.upper()} {average:g} bit", round(average), average
    bits = _bits(config.get("bits") or config.get("w_bit") or config.get("nbits") or config.get("num_bits"))
    if bits:
        if not method:  # MLX: a scale and a bias of 16 bits per group
            size = config.get("group_size")
            group = size if isinstance(size, int) and size > 0 else DEFAULT_GROUP
            return f"MLX {bits} bit", bits, bits + 2 * SCALE_BITS / group
        has_zero_points = method in ("awq", "gptq", "autoround", "auto-round")
        size = config.get("group_size") or config.get("q_group_size")
        label = f"{method.upper()} {bits} bit"
        return label, bits, _with_scales(bits, size, has_zero_points=has_zero_points)
    if "fp8" in algorithm or "fp8" in method:
        return METHODS["fp8"]
    return None


def _bits(value: object) -> int:
    if isinstance(value, str) and value.isdecimal() and len(value) < 3:
        value = int(value)  # some converters write all numbers as texts
    return value if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= 16 else 0


def _with_scales(bits: int, group: object, *, has_zero_points: bool) -> float:
    """Return bits per weight with one scale (and zero point) per group; per channel they weigh nothing."""
    if group is None or not isinstance(group, int) or group <= 0:
        return float(bits) if group in (None, -1) and bits == 8 else bits + SCALE_BITS / DEFAULT_GROUP
    return bits + (SCALE_BITS + (bits if has_zero_points else 0)) / group
