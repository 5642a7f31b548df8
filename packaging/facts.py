"""What the packages say about the program: names, version, pins, file types, Info.plist, version resource."""

import re
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
NAME = "Two Speeds"
EXECUTABLE = "two-speeds"
BUNDLE_ID = "io.github.two_speeds.TwoSpeeds"
SUMMARY = "See why a language model reads fast and writes slowly"
COPYRIGHT = "MIT License; Qt is used under the LGPL 3"
SCENARIO_ENDING = ".two-speeds.toml"
OLDEST_MACOS = "13.0"  # what Qt 6.11 supports


def project(root: Path = ROOT) -> dict[str, Any]:
    """Return the content of pyproject.toml."""
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def version(root: Path = ROOT) -> str:
    """Return the program's version; pyproject.toml is the one place of it."""
    return str(project(root)["project"]["version"])


def build_requirements(root: Path = ROOT) -> list[str]:
    """Return what the bundle is built from, each with its exact version: the program's needs and PyInstaller.

    Raises
    ------
    ValueError
        If one is not pinned to one version.
    """
    content = project(root)
    tools = [line for line in content["dependency-groups"]["dev"] if re.match(r"(?i)pyinstaller\b", line)]
    requirements = [*content["project"]["dependencies"], *tools]
    for line in requirements:
        if not re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.]+", line):
            raise ValueError(f"pyproject.toml: '{line}' must be pinned, as in name==1.2.3")
    return requirements


def property_list() -> dict[str, Any]:
    """Return the keys of Info.plist: sharp on Retina, dark mode allowed, the oldest system, and what it opens."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleShortVersionString": version(),
        "LSApplicationCategoryType": "public.app-category.education",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,
        "NSHumanReadableCopyright": COPYRIGHT,
        "CFBundleLocalizations": ["en", "tr", "pl"],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Two Speeds scenario",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{BUNDLE_ID}.scenario"],
            },
            {
                "CFBundleTypeName": "GGUF model",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",  # "open with", never the default
                "LSItemContentTypes": [f"{BUNDLE_ID}.gguf"],
            },
        ],
        "UTExportedTypeDeclarations": [_type("scenario", "Two Speeds scenario", "two-speeds.toml", "public.text")],
        "UTImportedTypeDeclarations": [_type("gguf", "GGUF model", "gguf", "public.data")],
    }


def _type(name: str, description: str, ending: str, base: str) -> dict[str, Any]:
    return {
        "UTTypeIdentifier": f"{BUNDLE_ID}.{name}",
        "UTTypeDescription": description,
        "UTTypeConformsTo": [base],
        "UTTypeTagSpecification": {"public.filename-extension": [ending]},
    }


def version_resource() -> str:
    """Return what Windows shows under Properties, Details, in the form that PyInstaller reads."""
    numbers = [int(part) for part in version().split(".")]
    four = tuple([*numbers, 0, 0, 0, 0][:4])
    strings = {
        "CompanyName": NAME,
        "FileDescription": f"{NAME}: {SUMMARY}",
        "FileVersion": version(),
        "InternalName": EXECUTABLE,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{EXECUTABLE}.exe",
        "ProductName": NAME,
        "ProductVersion": version(),
    }
    entries = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3f, flags=0, OS=0x40004,"
        " fileType=1, subtype=0, date=(0, 0)), kids=[StringFileInfo([StringTable('040904B0', ["
        f"{entries}])]), VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )
