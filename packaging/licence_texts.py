"""The licences of everything in the bundle, gathered from the environment it is built in, into one folder.

Python packages speak for themselves through their metadata, as app.licences reads them; libraries of the build machine
bring the copyright file of the Debian or Ubuntu package they come from.
"""

import json
import re
import subprocess
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from app.licences import (
    BUNDLED_LIST,
    TEXTS,
    Component,
    inter_component,
    own_component,
    packaged_component,
    python_component,
    required_packages,
)


def write(folder: Path, libraries: Iterable[str]) -> Path:
    """Write the list of components and their licence texts, and return the folder.

    Parameters
    ----------
    folder : Path
        Where to write; emptied first.
    libraries : iterable of str
        Paths of the shared libraries that go into the bundle.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    rows = []
    for part in (*program_components(), *system_components(libraries)):
        file = re.sub(r"[^a-z0-9.]+", "-", part.name.lower()) + ".txt"
        (folder / file).write_text(part.text, encoding="utf-8")
        rows.append({**asdict(part), "text": file})
    (folder / BUNDLED_LIST).write_text(json.dumps(rows, indent=1, ensure_ascii=False), encoding="utf-8")
    return folder


def program_components() -> list[Component]:
    """Return what comes along on every system, each with a licence text.

    Raises
    ------
    ValueError
        If a component has no licence text.
    """
    found = [own_component(), python_component()]
    found.extend(packaged_component(name) for name in (*required_packages(), "pyinstaller"))
    found.append(inter_component())
    silent = [part.name for part in found if not part.text.strip()]
    if silent:
        raise ValueError(f"no licence text was found for {', '.join(silent)}")
    return found


def system_components(libraries: Iterable[str]) -> list[Component]:
    """Return the Debian or Ubuntu packages that shared libraries of the build machine come from, and ICU of Qt's."""
    found: dict[str, Component] = {}
    for library in map(Path, libraries):
        if library.name.startswith("libicu"):
            text = (TEXTS / "ICU.txt").read_text(encoding="utf-8")
            number = library.name.rpartition(".")[2]
            found["icu"] = Component("ICU", number, "Unicode-3.0", "https://github.com/unicode-org/icu", text)
        elif (package := _debian_package(library)) is not None and package.name not in found:
            found[package.name] = package
    return [found[name] for name in sorted(found)]


def _debian_package(library: Path) -> Component | None:
    """Return the package that owns a file, or None where there is no dpkg or it does not know the file."""
    real = library.resolve()
    for path in (str(library), str(real), str(real).removeprefix("/usr")):
        try:
            answer = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True, check=False)
        except FileNotFoundError:
            return None
        if answer.returncode == 0:
            break
    else:
        return None
    name = answer.stdout.partition(":")[0]
    form = "${Version}\t${source:Package}"
    facts = subprocess.run(["dpkg-query", "-W", "-f", form, name], capture_output=True, text=True, check=True).stdout
    number, _, source = facts.splitlines()[0].partition("\t")
    text = (Path("/usr/share/doc") / name / "copyright").read_text(encoding="utf-8", errors="replace")
    licences = sorted(set(re.findall(r"(?m)^License:\s*(\S+)", text)))
    licence = ", ".join(licences) if licences else "see the text"
    return Component(name, number.partition("\n")[0], licence, f"https://sources.debian.org/src/{source}/", text)
