"""The bundle's small linear algebra gives numpy the same results as OpenBLAS, and refuses what it leaves out."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import small_blas

ROOT = Path(__file__).resolve().parents[2]
# What small_blas.c computes, of the functions of numpy.linalg.
COMPUTED = {"solve", "inv", "det", "slogdet", "cholesky", "norm", "LinAlgError"}
CALCULATION = """
import sys
import numpy as np
random = np.random.default_rng(7)
results = {}
for letter in "fdFD":
    def matrix(rows, columns):
        real, imaginary = random.normal(size=(2, rows, columns))
        return (real + 1j * imaginary if letter in "FD" else real).astype(letter)
    a, b, square, v = matrix(5, 7), matrix(7, 4), matrix(6, 6), matrix(7, 1)[:, 0]
    results |= {
        "gemm" + letter: a @ b, "gemm transposed" + letter: b.T @ a.T, "gemm mixed" + letter: a.T.copy().T @ b,
        "gemv" + letter: a @ v, "gemv transposed" + letter: v @ a.T, "gemv strided" + letter: a[:, ::-1] @ v[::-1],
        "syrk" + letter: a @ a.T, "syrk transposed" + letter: a.T @ a, "dot" + letter: np.dot(v, v),
        "vdot" + letter: np.vdot(v, 2 * v), "empty" + letter: matrix(3, 0) @ matrix(0, 2),
        "solve" + letter: np.linalg.solve(square, matrix(6, 3)), "inverse" + letter: np.linalg.inv(square),
        "determinant" + letter: np.linalg.det(square),
        "cholesky" + letter: np.linalg.cholesky(a @ a.conj().T),
        "upper" + letter: np.linalg.cholesky(a @ a.conj().T, upper=True),
    }
np.savez(sys.argv[1], **results)
"""
REFUSALS = """
import numpy as np
whole = np.eye(3)
for name in ("svd", "eig", "eigh", "eigvals", "qr", "pinv"):
    try:
        getattr(np.linalg, name)(whole)
        print(name)
    except np.linalg.LinAlgError:
        pass
try:
    np.linalg.lstsq(whole, whole, rcond=None)
    print("lstsq")
except np.linalg.LinAlgError:
    pass
for name, singular in (("solve", np.zeros((2, 2))), ("cholesky", -np.eye(2))):
    try:
        np.linalg.solve(singular, np.ones(2)) if name == "solve" else np.linalg.cholesky(singular)
        print(name)
    except np.linalg.LinAlgError:
        pass
"""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or small_blas.compiler() is None,
    reason="only a Linux machine with a C compiler builds it; elsewhere the bundle keeps OpenBLAS",
)


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return small_blas.small_library("libsmall.so", tmp_path_factory.mktemp("blas"))


def run(program: str, *arguments: object, library: Path | None = None) -> str:
    environment = {**os.environ, "LD_PRELOAD": str(library)} if library else dict(os.environ)
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True, timeout=60).stdout


def test_results_are_those_of_openblas(library: Path, tmp_path: Path) -> None:
    run(CALCULATION, tmp_path / "openblas.npz")
    run(CALCULATION, tmp_path / "small.npz", library=library)
    expected, found = np.load(tmp_path / "openblas.npz"), np.load(tmp_path / "small.npz")
    assert len(expected.files) == 16 * 4
    for name in expected.files:
        tolerance = 1e-3 if name[-1] in "fF" else 1e-11
        np.testing.assert_allclose(found[name], expected[name], rtol=tolerance, atol=tolerance, err_msg=name)


def test_what_is_left_out_raises_instead_of_giving_wrong_numbers(library: Path) -> None:
    assert run(REFUSALS, library=library) == ""


def test_the_program_uses_nothing_of_what_is_left_out() -> None:
    used: set[str] = set()
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Attribute)
                and node.value.attr == "linalg"
            ):
                used.add(node.attr)
            names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
            assert not (isinstance(node, ast.ImportFrom) and (node.module or "").startswith("numpy.linalg")), path
            assert "linalg" not in names, path
            if isinstance(node, ast.Attribute):
                assert node.attr not in ("polyfit", "roots", "cov", "corrcoef"), path
    assert used <= COMPUTED
    assert used  # the fit of measurements solves a small system
