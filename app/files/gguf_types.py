"""Tensor types and file types of GGUF: how many bytes a block of how many weights takes.

Numbers and sizes as in ggml.h and gguf-py/gguf/constants.py of llama.cpp (October 2026), MIT licence.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TensorType:
    """Weights in blocks of `block_values` numbers that take `block_bytes` bytes."""

    name: str
    block_values: int
    block_bytes: int


# Numbers that llama.cpp has withdrawn (4, 5, 31 to 33, 36 to 38) are left out: forks use some for other formats.
TENSOR_TYPES: dict[int, TensorType] = {
    0: TensorType("F32", 1, 4),
    1: TensorType("F16", 1, 2),
    2: TensorType("Q4_0", 32, 18),
    3: TensorType("Q4_1", 32, 20),
    6: TensorType("Q5_0", 32, 22),
    7: TensorType("Q5_1", 32, 24),
    8: TensorType("Q8_0", 32, 34),
    9: TensorType("Q8_1", 32, 36),
    10: TensorType("Q2_K", 256, 84),
    11: TensorType("Q3_K", 256, 110),
    12: TensorType("Q4_K", 256, 144),
    13: TensorType("Q5_K", 256, 176),
    14: TensorType("Q6_K", 256, 210),
    15: TensorType("Q8_K", 256, 292),
    16: TensorType("IQ2_XXS", 256, 66),
    17: TensorType("IQ2_XS", 256, 74),
    18: TensorType("IQ3_XXS", 256, 98),
    19: TensorType("IQ1_S", 256, 50),
    20: TensorType("IQ4_NL", 32, 18),
    21: TensorType("IQ3_S", 256, 110),
    22: TensorType("IQ2_S", 256, 82),
    23: TensorType("IQ4_XS", 256, 136),
    24: TensorType("I8", 1, 1),
    25: TensorType("I16", 1, 2),
    26: TensorType("I32", 1, 4),
    27: TensorType("I64", 1, 8),
    28: TensorType("F64", 1, 8),
    29: TensorType("IQ1_M", 256, 56),
    30: TensorType("BF16", 1, 2),
    34: TensorType("TQ1_0", 256, 54),
    35: TensorType("TQ2_0", 256, 66),
    39: TensorType("MXFP4", 32, 17),
    40: TensorType("NVFP4", 64, 36),
    41: TensorType("Q1_0", 128, 18),
    42: TensorType("Q2_0", 64, 18),
}

# general.file_type: the recipe by which the tensors were quantised, and the tensor type that then prevails.
FILE_TYPES: dict[int, tuple[str, str]] = {
    0: ("F32", "F32"),
    1: ("F16", "F16"),
    2: ("Q4_0", "Q4_0"),
    3: ("Q4_1", "Q4_1"),
    7: ("Q8_0", "Q8_0"),
    8: ("Q5_0", "Q5_0"),
    9: ("Q5_1", "Q5_1"),
    10: ("Q2_K", "Q2_K"),
    11: ("Q3_K_S", "Q3_K"),
    12: ("Q3_K_M", "Q3_K"),
    13: ("Q3_K_L", "Q3_K"),
    14: ("Q4_K_S", "Q4_K"),
    15: ("Q4_K_M", "Q4_K"),
    16: ("Q5_K_S", "Q5_K"),
    17: ("Q5_K_M", "Q5_K"),
    18: ("Q6_K", "Q6_K"),
    19: ("IQ2_XXS", "IQ2_XXS"),
    20: ("IQ2_XS", "IQ2_XS"),
    21: ("Q2_K_S", "Q2_K"),
    22: ("IQ3_XS", "IQ3_S"),
    23: ("IQ3_XXS", "IQ3_XXS"),
    24: ("IQ1_S", "IQ1_S"),
    25: ("IQ4_NL", "IQ4_NL"),
    26: ("IQ3_S", "IQ3_S"),
    27: ("IQ3_M", "IQ3_S"),
    28: ("IQ2_S", "IQ2_XS"),
    29: ("IQ2_M", "IQ2_S"),
    30: ("IQ4_XS", "IQ4_XS"),
    31: ("IQ1_M", "IQ1_M"),
    32: ("BF16", "BF16"),
    36: ("TQ1_0", "TQ1_0"),
    37: ("TQ2_0", "TQ2_0"),
    38: ("MXFP4", "MXFP4"),
    39: ("NVFP4", "NVFP4"),
    40: ("Q1_0", "Q1_0"),
    41: ("Q2_0", "Q2_0"),
}
