"""Import rules that import-linter cannot see: which parts of an outside package a layer may use."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

APP = Path(__file__).resolve().parents[1] / "app"


@cache  # three tests ask for every file
def _imported(path: Path) -> tuple[str, ...]:
    return tuple(_read_imports(path))


def _read_imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield node.module or ""


def _files(folder: str) -> list[Path]:
    return sorted((APP / folder).rglob("*.py"))


@pytest.mark.parametrize("path", _files("state"), ids=lambda path: path.name)
def test_state_knows_qtcore_only(path: Path) -> None:
    assert [name for name in _imported(path) if name.startswith("PySide6") and name != "PySide6.QtCore"] == []


def test_pyqtgraph_is_imported_by_the_plot_canvas_and_plot_files_only() -> None:
    importers = {
        path.relative_to(APP).as_posix()
        for path in _files("")
        if any(name.split(".")[0] == "pyqtgraph" for name in _imported(path))
    }
    assert importers <= {"widgets/plot_canvas.py", "theme/apply.py"} | {
        path for path in importers if path.startswith("tabs/") and "plot" in path
    }
    assert "widgets/plot_canvas.py" in importers


def test_layers_know_few_of_the_modules_beside_them() -> None:
    allowed = {"app.paths", "app.program", "app.version"}
    for_tabs = allowed | {"app.appearance", "app.picture", "app.licences", "app.environment"}
    beside = {f"app.{path.stem}" for path in APP.glob("*.py")} - {"app.__init__"}
    for layer in ("core", "files", "state", "theme", "widgets", "tabs"):
        known = {name for path in _files(layer) for name in _imported(path)} & beside
        assert known <= (for_tabs if layer == "tabs" else allowed), layer


def test_nobody_imports_the_composition_roots() -> None:
    importers = [
        path.name
        for path in _files("")
        if path.name not in {"bootstrap.py", "cli.py"}
        and any(name in {"app.bootstrap", "app.cli"} for name in _imported(path))
    ]
    assert importers == []
