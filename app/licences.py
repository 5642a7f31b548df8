"""What the program is made of and under which licences, for the About dialog: never typed by hand.

A bundle carries the list that packaging/licence_texts.py made from the environment it was built in; from source the
list is read from the installed packages' own metadata.
"""

import json
import re
import sys
import tomllib
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path

from app.paths import RESOURCES

BUNDLED = RESOURCES / "licences"
BUNDLED_LIST = "components.json"
TEXTS = RESOURCES.parent / "packaging" / "licences"  # what a bundle has in its own list, from source
QT_PACKAGES = ("pyside6_essentials", "shiboken6")
# One line for each paragraph: windows wrap it at their own width.
QT_NOTE = """\
Qt {version} and {name} {version} are used under the GNU Lesser General Public License, version 3, whose text follows, \
with that of the GNU General Public License, version 3, which it refers to.

You may exchange them: the libraries lie as separate files in the program's folder (below _internal/PySide6 and \
_internal/shiboken6; in the macOS app below Contents/Frameworks), are loaded from there at each start, and the program \
takes any build of the same version that has the same names. You may change them and may reverse engineer the program \
to find mistakes in such changes.

Source code of Qt: https://download.qt.io/archive/qt/{series}/{version}/single/
Source code of {name}: https://download.qt.io/official_releases/QtForPython/pyside6/
Third parties' code within Qt, with its licences: https://doc.qt.io/qt-6/licenses-used-in-qt.html

"""
_LICENCE_FILE = re.compile(r"(?i)(^|.*/)(licen[cs]e|copying|notice)[^/]*$")


@dataclass(frozen=True, slots=True)
class Component:
    """One thing the program is made of.

    Attributes
    ----------
    name, version : str
        As its makers call it; the version is "" where it has none.
    licence : str
        The licence's name or SPDX expression, as its own metadata state it.
    source : str
        Where its source code is to be had; "" if it states none.
    text : str
        The licence's text; "" if it ships none of its own.
    """

    name: str
    version: str
    licence: str
    source: str
    text: str


def components(folder: Path = BUNDLED) -> tuple[Component, ...]:
    """Return all that the program is made of, itself first."""
    listed = folder / BUNDLED_LIST
    if listed.is_file():
        return tuple(
            Component(**{**row, "text": (folder / row["text"]).read_text(encoding="utf-8") if row["text"] else ""})
            for row in json.loads(listed.read_text(encoding="utf-8"))
        )
    return (own_component(), python_component(), *map(packaged_component, required_packages()), inter_component())


def own_component() -> Component:
    """Return the program itself."""
    root = RESOURCES.parent
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return Component("Two Speeds", project["version"], project["license"], "", _read(root / "LICENSE"))


def python_component() -> Component:
    """Return the Python that runs."""
    number = ".".join(map(str, sys.version_info[:3]))
    import sysconfig  # only wanted from source, and slow to load

    text = _read(Path(sysconfig.get_path("stdlib")) / "LICENSE.txt")
    return Component("Python", number, "PSF-2.0", f"https://www.python.org/downloads/source/ ({number})", text)


def required_packages() -> tuple[str, ...]:
    """Return the names of the packages that the program needs, with all that they need, in alphabetical order."""
    content = tomllib.loads((RESOURCES.parent / "pyproject.toml").read_text(encoding="utf-8"))
    waiting, found = list(content["project"]["dependencies"]), {}
    while waiting:
        line = waiting.pop()
        name = re.split(r"[^A-Za-z0-9._-]", line, maxsplit=1)[0]
        if "extra ==" in line or name.lower() in found:
            continue
        try:
            needs = metadata.requires(name) or []
        except metadata.PackageNotFoundError:  # one that only another system or Python needs
            continue
        found[name.lower()] = metadata.metadata(name)["Name"]
        waiting.extend(needs)
    return tuple(found[key] for key in sorted(found))


def installed_component(name: str) -> Component:
    """Return an installed package as its own metadata describe it."""
    distribution = metadata.distribution(name)
    facts = distribution.metadata
    links = dict(tuple(line.split(", ", 1)) for line in facts.get_all("Project-URL") or [] if ", " in line)
    sources = (link for label, link in links.items() if label.lower() in ("repository", "source", "source code"))
    source = next(sources, links.get("Homepage") or _fact(facts, "Home-page"))
    texts = [
        Path(str(distribution.locate_file(file))).read_text(encoding="utf-8")
        for file in distribution.files or ()
        if ".dist-info/" in str(file) and _LICENCE_FILE.match(str(file))
    ]
    return Component(facts["Name"], facts["Version"], _licence_name(facts), source, "\n\n".join(texts))


def packaged_component(name: str) -> Component:
    """Return an installed package under the licence that this program uses it under, with that licence's text."""
    part = installed_component(name)
    return qt_component(part) if part.name.lower() in QT_PACKAGES else part


def qt_component(part: Component) -> Component:
    """Return one of Qt's packages, which ship no text, with the licence it is used under and what that asks for."""
    series = part.version.rpartition(".")[0]
    note = QT_NOTE.format(name=part.name, version=part.version, series=series)
    texts = (_read(TEXTS / name) for name in ("LGPL-3.0.txt", "GPL-3.0.txt"))
    return replace(part, licence="LGPL-3.0-only", text=note + "\n\n".join(texts))


def inter_component() -> Component:
    """Return the typeface."""
    text = _read(RESOURCES / "fonts" / "OFL.txt")
    return Component("Inter (typeface)", "", "OFL-1.1", "https://github.com/rsms/inter", text)


def _licence_name(facts: metadata.PackageMetadata) -> str:
    """Return the licence as the metadata state it: an expression, a short word, or the trove classifier's name."""
    stated = _fact(facts, "License-Expression") or _fact(facts, "License")
    if stated and "\n" not in stated and len(stated) < 100:
        return stated
    named = [line for line in facts.get_all("Classifier") or [] if line.startswith("License ::")]
    return named[0].rpartition(" :: ")[2] if named else stated.strip().partition("\n")[0]


def _fact(facts: metadata.PackageMetadata, key: str) -> str:
    return next(iter(facts.get_all(key) or ()), "")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
