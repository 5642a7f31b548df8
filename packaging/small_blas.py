"""Small linear algebra for numpy in the Linux bundle, in place of OpenBLAS; compiled from blas/small_blas.c."""

import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).resolve().parent / "blas" / "small_blas.c"


def compiler() -> str | None:
    """Return the C compiler of this machine, or None: the bundle then keeps OpenBLAS."""
    return shutil.which("cc") or shutil.which("gcc")


def small_library(name: str, target: Path) -> Path:
    """Compile the library under the name that numpy's own is linked with, and return it.

    Raises
    ------
    subprocess.CalledProcessError
        If the compiler refuses.
    """
    target.mkdir(parents=True, exist_ok=True)
    command = [
        str(compiler()),
        "-shared",
        "-fPIC",
        "-O2",
        "-s",
        "-std=c11",
        f"-Wl,-soname,{name}",
        "-o",
        name,
        SOURCE,
        "-lm",
    ]
    subprocess.run(command, cwd=target, check=True)
    return target / name
