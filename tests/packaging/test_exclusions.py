"""What the bundle leaves out never includes what the program imports."""

import ast
from pathlib import Path

import pytest

from exclusions import RULES, rule_for_file, rule_for_module

ROOT = Path(__file__).resolve().parents[2]


def imported_modules() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "app").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found.update(alias.name for alias in node.names)
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module)
                found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def test_no_module_that_the_program_imports_is_left_out() -> None:
    modules = imported_modules()
    assert {"PySide6.QtWidgets", "numpy"} <= modules
    assert {name for name in modules if rule_for_module(name)} == set()


def test_no_qt_module_that_the_program_imports_is_left_out() -> None:
    names = {name.split(".")[1] for name in imported_modules() if name.startswith("PySide6.Qt")}
    for name in names:
        assert rule_for_file(f"PySide6/{name}.abi3.so") is None
        assert rule_for_file(f"PySide6/{name}.pyd") is None
        assert rule_for_file(f"PySide6/Qt/lib/lib{name.replace('Qt', 'Qt6')}.so.6") is None
        assert rule_for_file(f"PySide6/{name.replace('Qt', 'Qt6')}.dll") is None
        assert rule_for_file(f"PySide6/Qt/lib/{name}.framework/Versions/A/{name}") is None


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/plugins/styles/qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so",
        "PySide6/Qt/plugins/platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "PySide6/Qt/translations/qtbase_tr.qm",
        "libxcb-cursor.so.0",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "resources/catalog/models.toml",
        "resources/i18n/two_speeds_pl.qm",
        "resources/licences/components.json",
        "pyproject.toml",
    ],
)
def test_what_the_program_needs_stays(name: str) -> None:
    assert rule_for_file(name) is None


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6\\Qt6Network.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/plugins/imageformats/libqtiff.so",
        "numpy-2.4.6.dist-info/METADATA",
    ],
)
def test_what_it_does_not_need_goes(name: str) -> None:
    assert rule_for_file(name) is not None


def test_a_module_is_left_out_with_all_below_it_and_nothing_beside_it() -> None:
    assert rule_for_module("numpy.random") is not None
    assert rule_for_module("numpy.random.mtrand") is not None
    assert rule_for_module("numpy.randomness") is None


def test_every_rule_has_its_own_name_and_a_reason() -> None:
    assert len({rule.name for rule in RULES}) == len(RULES)
    assert all(rule.reason and (rule.files or rule.modules) for rule in RULES)
