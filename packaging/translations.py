"""Bring the translations up to date with the program's texts, compile them, or check that both was done.

The texts are gathered from Python's own syntax tree and handed to lupdate as a list of calls: lupdate reads Python
loosely and misses plural forms and contexts that are constants. lupdate merges them into resources/i18n/*.ts, and
lrelease makes the .qm files that the program loads; both come with PySide6.
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parents[1]
APP = ROOT / "app"
CATALOG = ROOT / "resources" / "catalog"
I18N = ROOT / "resources" / "i18n"
LANGUAGES = ("en", "tr", "pl")
CATALOGUE_CONTEXT = "Catalogue"
CATALOGUE_WORDS = re.compile(r"\b(bit|groups|cores?|CPU|one|Any)\b")
EXAMPLES = "examples"
# Keys are called what stands on them; Qt's own Turkish calls Esc "Vazgeç" (give up), Polish turns Page Up upside down.
KEY_CONTEXT = "QShortcut"
KEYS = (
    "Ctrl", "Shift", "Alt", "Meta", "Esc", "Tab", "Backspace", "Return", "Enter", "Home", "End", "PgUp", "PgDown",
    "Page Up", "Page Down", "Space", "Del", "Delete", "Ins", "Insert", "Left", "Right", "Up", "Down",
)  # fmt: skip


class TextError(ValueError):
    """A call whose text or context is not known before the program runs."""


@dataclass(frozen=True, slots=True, order=True)
class Message:
    """One text of the program: where it belongs, the English, a remark for the translator, and whether it counts."""

    context: str
    source: str
    remark: str = ""
    is_plural: bool = False


def ts_path(language: str, folder: Path = I18N) -> Path:
    """Return the file of a language that people translate in."""
    return folder / f"two_speeds_{language}.ts"


def qm_path(language: str, folder: Path = I18N) -> Path:
    """Return the file of a language that the program loads."""
    return folder / f"two_speeds_{language}.qm"


def app_messages() -> set[Message]:
    """Return every text of the program.

    Raises
    ------
    TextError
        Where a text is not written out in its call.
    """
    found = {*catalogue_messages(), *(Message(KEY_CONTEXT, key) for key in KEYS)}
    for path in sorted(APP.rglob("*.py")):
        found.update(module_messages(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT))))
    return found


def catalogue_messages() -> Iterator[Message]:
    """Yield the catalogue's names that are words; names of makers' models, cards and formats stay as they are."""
    for path in sorted(CATALOG.glob("*.toml")):
        groups = tomllib.loads(path.read_text(encoding="utf-8"))
        for group, rows in groups.items():
            names = [row["name"] for row in rows.values() if "name" in row] if _is_group(rows) else []
            yield from (
                Message(CATALOGUE_CONTEXT, name) for name in names if group == EXAMPLES or CATALOGUE_WORDS.search(name)
            )


def _is_group(rows: object) -> bool:
    return isinstance(rows, dict) and all(isinstance(row, dict) for row in rows.values())


def module_messages(code: str, name: str) -> Iterator[Message]:
    """Yield the texts of one module.

    Raises
    ------
    TextError
        With the file and line of a call whose text or context is not written out.
    """
    tree = ast.parse(code, name)
    constants = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    yield from _messages_below(tree, "", constants, name)


def _messages_below(node: ast.AST, owner: str, constants: dict[str, str], name: str) -> Iterator[Message]:
    for child in ast.iter_child_nodes(node):
        inner = child.name if isinstance(child, ast.ClassDef) else owner
        if isinstance(child, ast.Call):
            message = _message(child, owner, constants, name)
            if message is not None:
                yield message
        yield from _messages_below(child, inner, constants, name)


def _message(call: ast.Call, owner: str, constants: dict[str, str], name: str) -> Message | None:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if called == "tr":
        arguments: list[ast.expr] = [ast.Constant(owner), *call.args]
    elif called in ("translate", "QT_TRANSLATE_NOOP") and _is_of_qt(call.func):
        arguments = call.args
    else:
        return None
    texts = [_written_out(argument, constants) for argument in arguments[:3]]
    if called == "translate" and isinstance(arguments[1], ast.Attribute | ast.Name) and texts[1] is None:
        return None  # a text written elsewhere, under QT_TRANSLATE_NOOP or in the catalogue
    if None in texts:
        raise TextError(f"{name}:{call.lineno}: context, text and remark must be written out in the call of {called}()")
    context, source, remark = (*[str(text) for text in texts], "")[:3]
    return Message(context, source, remark, is_plural=len(arguments) > 3)


def _written_out(argument: ast.expr, constants: dict[str, str]) -> str | None:
    """Return a string that stands in the source, or under a name at the top of the module."""
    if isinstance(argument, ast.Name):
        return constants.get(argument.id)
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def _is_of_qt(function: ast.expr) -> bool:
    """Tell QCoreApplication.translate() from str.translate() and QPainter.translate()."""
    if isinstance(function, ast.Attribute):
        return isinstance(function.value, ast.Name) and function.value.id == "QCoreApplication"
    return True


def update(folder: Path) -> None:
    """Bring the .ts files in a folder up to date: new texts are unfinished, vanished ones go.

    English needs only the texts that count something.
    """
    messages = sorted(app_messages())
    with tempfile.TemporaryDirectory() as temporary:
        for language in LANGUAGES:
            listed = [message for message in messages if message.is_plural or language != "en"]
            calls = Path(temporary) / f"{language}.cpp"
            calls.write_text("".join(map(_as_call, listed)), encoding="utf-8")
            options = ["-silent", "-no-obsolete", "-locations", "none", "-sort-messages"]
            languages = ["-source-language", "en", "-target-language", language]
            _run("lupdate", *options, *languages, str(calls), "-ts", str(ts_path(language, folder)))


def release(folder: Path) -> None:
    """Compile the .ts files of a folder beside them."""
    for language in LANGUAGES:
        _run("lrelease", "-silent", str(ts_path(language, folder)), "-qm", str(qm_path(language, folder)))


def problems() -> list[str]:
    """Return what is not up to date, one sentence each."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for language in LANGUAGES:
            shutil.copy(ts_path(language), folder)
        release(folder)
        stale = [qm_path(language) for language in LANGUAGES if not _same(qm_path(language), folder)]
        update(folder)
        behind = [ts_path(language) for language in LANGUAGES if not _same(ts_path(language), folder)]
    found = [
        f"{path.name}: not what lrelease makes of its .ts, run packaging/translations.py --release" for path in stale
    ]
    return found + [
        f"{path.name}: not up to date with the program, run packaging/translations.py --update" for path in behind
    ]


def _same(path: Path, folder: Path) -> bool:
    return path.exists() and _content(path) == _content(folder / path.name)


def _content(path: Path) -> bytes:
    """Return what a file says; a checkout on Windows may have changed the ends of lines of text."""
    content = path.read_bytes()
    return content.replace(b"\r\n", b"\n") if path.suffix == ".ts" else content


def _as_call(message: Message) -> str:
    texts = ", ".join(_quoted(text) for text in (message.context, message.source, message.remark))
    return f"QCoreApplication::translate({texts}{', n' if message.is_plural else ''});\n"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def _run(tool: str, *arguments: str) -> None:
    program = Path(PySide6.__path__[0]) / (f"{tool}.exe" if sys.platform == "win32" else tool)
    subprocess.run([str(program), *arguments], check=True, timeout=120)


def main() -> int:
    """Run what the command line asks for and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("--update", action="store_true", help="gather the texts into the .ts files")
    parser.add_argument("--release", action="store_true", help="compile the .ts files")
    parser.add_argument("--check", action="store_true", help="fail if either is not up to date")
    options = parser.parse_args()
    if options.update:
        update(I18N)
    if options.release:
        release(I18N)
    found = problems() if options.check else []
    print("\n".join(found), end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
