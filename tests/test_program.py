"""What the program tells people to type exists where they are: a bundle has no main.py."""

import sys

import pytest

from app.cli import main
from app.display_check import display_problem
from app.files.catalogue import CatalogueError, load_catalogue
from app.paths import RESOURCES
from app.program import program


@pytest.fixture(params=[("linux", "two-speeds"), ("win32", "two-speeds-cli"), ("darwin", "two-speeds")])
def bundled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    platform, name = request.param
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    return str(name)


def test_from_source_it_is_the_file_that_the_readme_names() -> None:
    assert program() == "main.py"
    assert f"uv run {program()} list models" in (RESOURCES.parent / "README.md").read_text(encoding="utf-8")


def test_an_unknown_id_names_the_list_of_this_program(bundled: str) -> None:
    with pytest.raises(CatalogueError, match=f"'{bundled} list models' shows all"):
        load_catalogue(RESOURCES / "catalog").architecture("gemma-99")


def test_a_missing_display_names_the_commands_of_this_program(bundled: str) -> None:
    sentence = display_problem(environment={}, platform="linux")
    assert sentence is not None
    assert f"'{bundled} report' and '{bundled} render' work without one" in sentence


@pytest.mark.parametrize("arguments", [["report", "--promt", "5"], ["list", "--colours"], ["report", "--prompt"]])
def test_a_wrong_option_names_the_help_of_this_program(
    bundled: str, capsys: pytest.CaptureFixture[str], arguments: list[str]
) -> None:
    assert main(arguments) == 2
    assert f"'{bundled} {arguments[0]} --help'" in capsys.readouterr().err
