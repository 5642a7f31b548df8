"""What CHANGELOG.md says about one version: it drives the release page and the date in the desktop's metadata.

uv run python packaging/release_notes.py [VERSION] > notes.md
"""

import re
import sys

from facts import ROOT, version

_HEADING = re.compile(r"(?m)^## \[?v?(?P<version>[0-9][^\]\s]*)\]?(?:\D*(?P<date>\d{4}-\d{2}-\d{2}))?.*$")


def notes(changelog: str, wanted: str) -> str:
    """Return what stands under a version's heading.

    Raises
    ------
    ValueError
        If there is no such heading, or nothing under it.
    """
    headings = list(_HEADING.finditer(changelog))
    for number, heading in enumerate(headings):
        if heading["version"] == wanted:
            end = headings[number + 1].start() if number + 1 < len(headings) else len(changelog)
            text = changelog[heading.end() : end].strip()
            if not text:
                raise ValueError(f"CHANGELOG.md says nothing about version {wanted}")
            return text + "\n"
    raise ValueError(f"CHANGELOG.md has no heading '## {wanted}'")


def date(changelog: str, wanted: str) -> str | None:
    """Return the date in a version's heading, as 2026-01-31, or None if it has none yet."""
    return next((heading["date"] for heading in _HEADING.finditer(changelog) if heading["version"] == wanted), None)


def main() -> None:
    """Print the notes of a version, by default this one; a version or tag that is not this one is an error."""
    wanted = (sys.argv[1:] or [version()])[0].removeprefix("v")
    if wanted != version():
        sys.exit(f"the version asked for is {wanted}, pyproject.toml says {version()}")
    try:
        print(notes((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), wanted), end="")
    except (OSError, ValueError) as problem:
        sys.exit(str(problem))


if __name__ == "__main__":
    main()
