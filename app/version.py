"""The program's version, from pyproject.toml, which lies beside the resources from source and in a bundle alike."""

import tomllib

from app.paths import RESOURCES


def version() -> str:
    """Return the version, such as "0.1.0"."""
    content = tomllib.loads((RESOURCES.parent / "pyproject.toml").read_text(encoding="utf-8"))
    return str(content["project"]["version"])
