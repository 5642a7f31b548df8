"""Build the bundle: a clean environment with the exact pins, the generated files, PyInstaller, checks, one archive.

    uv run python packaging/build.py [--compare]

With --compare it also builds an empty window with PyInstaller's defaults, measures both, and writes SIZES.md.
"""

import argparse
import datetime
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from pathlib import Path

import elf
import icu_data
import release_notes
import small_blas
from facts import EXECUTABLE, NAME, ROOT, build_requirements, version, version_resource

HERE = Path(__file__).resolve().parent
BUILD = ROOT / "build"
ENVIRONMENT = BUILD / "environment"
GENERATED = BUILD / "generated"
DIST = ROOT / "dist"
LINUX = sys.platform.startswith("linux")
# Left alone by strip: folders of libraries (numpy.libs) that were edited after linking, which strip would lay out so
# that the loader refuses them ("ELF load command address/offset not page-aligned").
NOT_STRIPPED = ".libs"


def main() -> None:
    """Build, and measure if asked to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--compare", action="store_true", help="measure against an empty window; write SIZES.md")
    options = parser.parse_args()
    started = time.monotonic()
    python = make_environment()
    generate(python)
    folder = freeze(python)
    if LINUX:
        strip_libraries(folder)
        check_libraries(folder)
        add_desktop_files(folder)
    archive = pack(folder)
    print(f"{folder.relative_to(ROOT)}: {megabytes(folder_bytes(folder))}, {archive.name}: "
          f"{megabytes(archive.stat().st_size)}, built in {time.monotonic() - started:.0f} s")  # fmt: skip
    if options.compare:
        from compare import compare

        compare(python, folder)


def make_environment() -> Path:
    """Make an environment with nothing but the pinned packages, and return its Python."""
    uv = [os.environ.get("UV") or shutil.which("uv") or sys.exit("uv is not installed: pip install uv")]
    run(*uv, "venv", "--clear", "--quiet", "--python", getattr(sys, "_base_executable", sys.executable), ENVIRONMENT)
    python = ENVIRONMENT / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    run(*uv, "pip", "install", "--quiet", "--python", python, *build_requirements())
    return python


def generate(python: Path) -> None:
    """Write what the spec takes in: icons, compiled translations, version resource, small ICU data."""
    shutil.rmtree(GENERATED, ignore_errors=True)
    (GENERATED / "i18n").mkdir(parents=True)
    run(python, HERE / "icons.py", ROOT / "resources" / "icons" / "two-speeds.svg", GENERATED / "icons")
    for source in sorted((ROOT / "resources" / "i18n").glob("*.ts")):
        tool = python.parent / ("pyside6-lrelease.exe" if sys.platform == "win32" else "pyside6-lrelease")
        run(tool, "-silent", source, "-qm", GENERATED / "i18n" / f"{source.stem}.qm")
    (GENERATED / "version_info.txt").write_text(version_resource(), encoding="utf-8")
    if LINUX:
        small_libraries(GENERATED / "libraries")
        (GENERATED / "system_libraries.json").write_text(json.dumps(system_libraries()), encoding="utf-8")


def small_libraries(target: Path) -> None:
    """Make small stand-ins for the two largest libraries: ICU's data and, where there is a C compiler, OpenBLAS."""
    (packages,) = ENVIRONMENT.glob("lib/python*/site-packages")
    (data,) = packages.glob("PySide6/Qt/lib/libicudata.so.*")
    icu_data.small_library(data, target)
    for library in packages.glob("numpy.libs/libscipy_openblas64_*.so"):
        if small_blas.compiler() is None:
            print("no C compiler here: the bundle keeps OpenBLAS and is 28 MB larger")
        else:
            small_blas.small_library(library.name, target)


def system_libraries() -> dict[str, str]:
    """Return the shared libraries of this machine, path by name, as the loader's cache knows them."""
    tool = shutil.which("ldconfig") or "/sbin/ldconfig"
    lines = subprocess.run([tool, "-p"], capture_output=True, text=True, check=True).stdout.splitlines()
    found: dict[str, str] = {}
    for line in lines:
        name, arrow, path = line.strip().partition(" => ")
        if arrow and ("x86-64" in name or "AArch64" in name):
            found.setdefault(name.split()[0], path)
    return found


def freeze(python: Path) -> Path:
    """Run PyInstaller and return what it made: a folder, or on macOS the app."""
    run(
        python, "-m", "PyInstaller", HERE / "two_speeds.spec", "--noconfirm", "--log-level", "WARN",
        "--distpath", DIST, "--workpath", BUILD / "pyinstaller",
    )  # fmt: skip
    return DIST / (f"{NAME}.app" if sys.platform == "darwin" else EXECUTABLE)


def strip_libraries(folder: Path) -> None:
    """Take debug symbols out of every library and note the savings."""
    inside = folder / "_internal"
    libraries = [path for path in inside.rglob("*") if path.is_file() and not path.is_symlink() and elf.is_elf(path)]
    notes = GENERATED / "savings.json"
    savings = json.loads(notes.read_text(encoding="utf-8"))
    for path in libraries:
        first = path.relative_to(inside).parts[0]
        if not first.endswith(NOT_STRIPPED):
            group = "Python" if "python" in first else "numpy" if first == "numpy" else "Qt and others"
            key = f"Debug symbols of {group}"
            savings[key] = savings.get(key, 0) + elf.strip(path)
    notes.write_text(json.dumps(savings, indent=1), encoding="utf-8")


def check_libraries(folder: Path) -> None:
    """Stop if a library in the bundle needs one that is neither in it nor part of every Linux system."""
    for library, users in sorted(elf.missing(elf.bundle_needs(folder)).items()):
        sys.exit(f"{library} is not in the bundle, but {', '.join(sorted(users))} need it: is it installed here?")


def add_desktop_files(folder: Path) -> None:
    """Lay what a Linux desktop wants beside the program: launcher, menu entry, file types, metadata, icons."""
    for source in sorted((HERE / "linux").iterdir()):
        text = source.read_text(encoding="utf-8").replace("@VERSION@", version()).replace("@DATE@", release_date())
        target = folder / source.name
        target.write_text(text, encoding="utf-8")
        target.chmod(0o755 if source.suffix in (".sh", ".desktop") else 0o644)
    icons = folder / "icons"
    icons.mkdir(exist_ok=True)
    for picture in sorted((GENERATED / "icons").glob("*.png")):
        shutil.copy(picture, icons)
    shutil.copy(ROOT / "resources" / "icons" / "two-speeds.svg", icons)
    shutil.copy(ROOT / "LICENSE", folder)


def release_date() -> str:
    """Return the version's date in CHANGELOG.md, or today's while it is not released."""
    changelog = ROOT / "CHANGELOG.md"
    text = changelog.read_text(encoding="utf-8") if changelog.exists() else ""
    return release_notes.date(text, version()) or datetime.datetime.now(datetime.UTC).date().isoformat()


def pack(folder: Path) -> Path:
    """Pack the bundle into the one file that people download."""
    system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
    stem = DIST / f"{EXECUTABLE}-{version()}-{system}"
    if LINUX:
        archive = stem.with_name(stem.name + ".tar.gz")
        with tarfile.open(archive, "w:gz", compresslevel=6) as tar:
            tar.add(folder, arcname=folder.name)
        return archive
    archive = stem.with_name(stem.name + ".zip")
    if sys.platform == "darwin":  # keeps links and the signature
        run("ditto", "-c", "-k", "--keepParent", folder, archive)
        return archive
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for path in sorted(folder.rglob("*")):
            file.write(path, path.relative_to(folder.parent))
    return archive


def folder_bytes(folder: Path) -> int:
    """Return the bytes of all files in a folder, links not followed."""
    return sum(path.lstat().st_size for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def megabytes(count: int) -> str:
    """Return bytes in MB, as text."""
    return f"{count / 1e6:.1f} MB"


def run(*command: object) -> None:
    """Run a command; if it fails, stop with its exit code."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([str(part) for part in command], check=False, env=environment)
    if done.returncode != 0:
        sys.exit(f"{Path(str(command[0])).name} failed with exit code {done.returncode}")


if __name__ == "__main__":
    main()
