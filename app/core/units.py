"""Units: the factors between what people read (GB, GiB, TFLOP/s) and the SI values that core computes with."""

MB = 10**6
GB = 10**9
MIB = 2**20
GIB = 2**30
TERA = 10**12
BITS_PER_BYTE = 8
