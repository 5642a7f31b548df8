"""What the packages say about the program agrees with the program itself."""

import configparser
import plistlib
import re
import tomllib
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import facts
import licence_texts
import release_notes
from app import licences, window_options
from app.settings import LANGUAGES
from app.version import version

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
CHANGELOG = """\
# Changelog

## [0.2.0] - 2031-02-03
- Second.

### Fixed
- A thing.

## 0.1.0
- First.
"""


def test_program_and_packages_have_one_version() -> None:
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    assert version() == facts.version() == stated
    assert stated in facts.version_resource()
    assert facts.property_list()["CFBundleShortVersionString"] == stated


def test_the_bundle_is_built_from_exact_versions() -> None:
    requirements = facts.build_requirements()
    assert any(line.startswith("pyinstaller==") for line in requirements)
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    assert set(stated) < set(requirements)


def test_a_loose_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text(
        '[project]\ndependencies = ["numpy>=2"]\n[dependency-groups]\ndev = []\n', encoding="utf-8"
    )
    with pytest.raises(ValueError, match="'numpy>=2' must be pinned"):
        facts.build_requirements(tmp_path)


def test_the_property_list_can_be_written_and_opens_scenarios_and_models() -> None:
    content = plistlib.loads(plistlib.dumps(facts.property_list()))
    types = {kind for document in content["CFBundleDocumentTypes"] for kind in document["LSItemContentTypes"]}
    declared = content["UTExportedTypeDeclarations"] + content["UTImportedTypeDeclarations"]
    assert types == {row["UTTypeIdentifier"] for row in declared}
    assert content["NSHighResolutionCapable"]
    assert not content["NSRequiresAquaSystemAppearance"]  # dark mode
    assert content["CFBundleLocalizations"] == [code for code in LANGUAGES if code]


def test_the_desktop_knows_the_same_file_types_as_the_program() -> None:
    entry = configparser.RawConfigParser(strict=True)
    entry.optionxform = str  # type: ignore[assignment, method-assign]
    entry.read(LINUX / "two-speeds.desktop", encoding="utf-8")
    offered = set(entry["Desktop Entry"]["MimeType"].strip(";").split(";"))
    types = ElementTree.parse(LINUX / "two-speeds-mime.xml").getroot()
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert {row.attrib["type"] for row in types} == offered
    patterns = {glob.attrib["pattern"] for glob in types.iter(f"{space}glob")}
    assert patterns == {f"*{facts.SCENARIO_ENDING}", "*.gguf"}
    assert entry["Desktop Entry"]["StartupWMClass"] == facts.EXECUTABLE


def test_scenarios_end_alike_everywhere() -> None:
    from app.files import opened_file

    text = Path(opened_file.__file__).read_text(encoding="utf-8") + Path(window_options.__file__).read_text("utf-8")
    assert facts.SCENARIO_ENDING in text


def test_the_metadata_name_the_desktop_file_and_the_program() -> None:
    content = ElementTree.parse(LINUX / f"{facts.BUNDLE_ID}.metainfo.xml").getroot()
    assert content.findtext("id") == facts.BUNDLE_ID
    assert (LINUX / str(content.findtext("launchable"))).is_file()
    assert content.findtext("provides/binary") == facts.EXECUTABLE


def test_release_notes_are_what_stands_under_the_version() -> None:
    assert release_notes.notes(CHANGELOG, "0.2.0") == "- Second.\n\n### Fixed\n- A thing.\n"
    assert release_notes.notes(CHANGELOG, "0.1.0") == "- First.\n"
    assert release_notes.date(CHANGELOG, "0.2.0") == "2031-02-03"
    assert release_notes.date(CHANGELOG, "0.1.0") is None


def test_a_version_that_the_changelog_does_not_know_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no heading '## 0\.3\.0'"):
        release_notes.notes(CHANGELOG, "0.3.0")
    with pytest.raises(ValueError, match="says nothing"):
        release_notes.notes("## 0.3.0\n\n## 0.2.0\n- x\n", "0.3.0")


def test_from_source_the_licences_come_from_the_installed_packages() -> None:
    found = {part.name.lower(): part for part in licences.components(Path("does not exist"))}
    assert {"two speeds", "python", "numpy", "pyqtgraph", "pyside6_essentials", "shiboken6", "tomli_w"} <= set(found)
    assert found["two speeds"].version == version()
    assert found["numpy"].licence.startswith("BSD")
    assert "LGPL" in found["pyside6_essentials"].licence
    assert "pytest" not in found


def test_the_bundle_carries_a_text_for_every_component_and_what_the_lgpl_asks_for(tmp_path: Path) -> None:
    licence_texts.write(tmp_path / "licences", ["/nowhere/libicuuc.so.73"])
    found = {part.name: part for part in licences.components(tmp_path / "licences")}
    assert all(part.text.strip() and part.licence for part in found.values())
    qt = found["PySide6_Essentials"]
    assert qt.licence == "LGPL-3.0-only"
    for words in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE", "You may exchange them"):
        assert words in qt.text
    assert re.search(rf"https://download\.qt\.io/\S+/{re.escape(qt.version)}/", qt.text)
    assert found["ICU"].version == "73"
