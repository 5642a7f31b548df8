"""The program never goes on the network: nothing imports what could, and nothing opens a socket while it runs."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.paths import RESOURCES

ROOT = RESOURCES.parent
FORBIDDEN = {
    "socket", "ssl", "socketserver", "http", "urllib", "urllib3", "requests", "httpx", "aiohttp", "ftplib", "smtplib",
    "imaplib", "poplib", "telnetlib", "xmlrpc", "asyncio", "webbrowser", "QtNetwork", "QtWebSockets",
    "QtWebEngineCore", "QtHttpServer",
}  # fmt: skip
# Starts the window, shows every tab, opens About, plays, and closes; any event of a socket ends the program.
WITHOUT_SOCKETS = """
import sys

def refuse(event, arguments):
    if event.startswith("socket.") or event in ("urllib.Request", "http.client.connect"):
        sys.stderr.write(f"{event} {arguments}")
        sys.stderr.flush()
        import os
        os._exit(3)

sys.addaudithook(refuse)
from PySide6.QtCore import QTimer
from app import bootstrap
from app.state.view_options import TABS
build = bootstrap.build_window

def build_and_walk(*arguments):
    window = build(*arguments)
    rest = list(TABS)

    def walk():
        if rest:
            window._context.options.set_tab(rest.pop())
            window.actions_.about.trigger()
        else:
            window.close()

    window.timer = QTimer(window)
    window.timer.timeout.connect(walk)
    window.timer.start(100)
    return window

bootstrap.build_window = build_and_walk
code = bootstrap.main([])
print(code, sorted(name for name in sys.modules if name.startswith("PySide6.QtNetwork")))
"""


def imported(path: Path) -> Iterator[str]:
    """Return every part of every module that a file imports, also inside functions and by name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (part for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            yield from (node.module or "").split(".")
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "__import__"):
                yield from str(node.args[0].value).split(".")


@pytest.mark.parametrize(
    "path",
    [ROOT / "main.py", *sorted((ROOT / "app").rglob("*.py"))],
    ids=lambda path: path.relative_to(ROOT).as_posix(),
)
def test_no_module_imports_what_could_go_on_the_network(path: Path) -> None:
    assert FORBIDDEN.isdisjoint(imported(path))


def test_the_check_sees_imports_of_every_kind(tmp_path: Path) -> None:
    file = tmp_path / "module.py"
    file.write_text(
        "import urllib.request\nfrom PySide6 import QtNetwork\n\ndef f():\n    importlib.import_module('http.client')\n"
    )
    assert {"urllib", "QtNetwork", "http"} <= set(imported(file))


def test_a_whole_session_opens_no_socket(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_SOCKETS],
        capture_output=True, text=True, cwd=ROOT, env=environment, timeout=60, check=False,
    )  # fmt: skip
    said = [line for line in done.stderr.splitlines() if not line.startswith("This plugin does not support")]
    assert (done.returncode, said) == (0, [])
    assert done.stdout.strip() == "0 []"
