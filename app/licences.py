"""What the program is made of and under which licences, for the About dialog: never typed by hand.

A bundle carries the list that packaging/licence_texts.py made from the environment it was built in; from source the
list is read from the installed packages' own metadata.
"""

import json
import re
import sys
import tomllib
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from app.paths import RESOURCES

BUNDLED = RESOURCES / "licences"
BUNDLED_LIST = "components.json"
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
    return (own_component(), python_component(), *map(installed_component, required_packages()))


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


def required_packages(root: Path = RESOURCES.parent) -> tuple[str, ...]:
    """Return the names of the packages that the program needs, with all that they need, in alphabetical order."""
    content = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
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
