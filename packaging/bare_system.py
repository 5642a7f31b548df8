"""A Linux system with glibc, zlib and nothing else, to see whether the bundle brings all that it needs for a window."""

import os
import shutil
import subprocess
from pathlib import Path

from bundle_user import BundleUser, Started, fail
from elf import SYSTEM_LIBRARIES
from x_screen import Screen

# PyInstaller's starter program is linked with zlib, before it can look into the bundle.
PRESENT = SYSTEM_LIBRARIES | {"libz.so.1"}
# Not libraries but what a desktop's X server has beside it: locale, fonts, keyboards.
DATA = ("/usr/lib/locale/C.utf8", "/etc/fonts", "/usr/share/X11/xkb", "/usr/share/X11/locale")


def bare_root(folder: Path, program: Path) -> Path:
    """Lay out a root folder with the dynamic loader, glibc, zlib and the program's folder as /opt/two-speeds."""
    folder.mkdir()
    answer = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    for line in answer.splitlines():
        name, arrow, path = line.strip().partition(" => ")
        if arrow and name.split()[0] in PRESENT and ("x86-64" in name or "AArch64" in name):
            for target in {path, str(Path(path).with_name(name.split()[0]))}:
                place = folder / target.lstrip("/")
                place.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, place)
    for loader in ("/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"):
        if Path(loader).exists():
            (folder / loader.lstrip("/")).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(loader, folder / loader.lstrip("/"))
    for data in DATA:
        if Path(data).exists():
            shutil.copytree(data, folder / data.lstrip("/"), symlinks=False, ignore_dangling_symlinks=True)
    for name in ("tmp", "home", "opt"):
        (folder / name).mkdir(exist_ok=True)
    (folder / "tmp").chmod(0o1777)
    shutil.copytree(program.parent, folder / "opt" / "two-speeds", symlinks=True, copy_function=os.link)
    return folder


def check_bare_system(user: BundleUser, screen: Screen) -> str:
    """Open the window where no library but these exists, and return what was seen; needs root for chroot."""
    if os.geteuid() != 0:
        return "not tried: only root may change the root folder"
    root = bare_root(user.place / "bare", user.program)
    # The X server listens on an abstract socket too, which a changed root folder does not hide.
    environment = {"HOME": "/home", "XDG_RUNTIME_DIR": "/tmp", "LANG": "C.UTF-8", "DISPLAY": screen.name}
    words = user.place / "bare.txt"
    with words.open("wb") as output:
        process = subprocess.Popen(
            ["chroot", str(root), "/opt/two-speeds/two-speeds", "--tab", "roofline"],
            env={**environment, "PATH": os.environ["PATH"]}, stdin=subprocess.DEVNULL, stdout=output, stderr=output,
        )  # fmt: skip
    started = Started(process, words)
    try:
        screen.wait_painted(60, process)
    except TimeoutError:
        fail("no window on a system with glibc and zlib alone", started)
    if screen.settled().is_blank():
        fail("an empty window on a system with glibc and zlib alone", started)
    maps = (Path("/proc") / str(process.pid) / "maps").read_text(encoding="utf-8")
    loaded = {line.split(maxsplit=5)[5] for line in maps.splitlines() if ".so" in line}
    outside = {Path(path).name for path in loaded if "/opt/two-speeds/" not in path}
    for window in screen.windows(process.pid)[:1]:
        screen.close(window)
    user.check_end(started, "on a system with glibc and zlib alone")
    if outside - PRESENT:
        fail(f"libraries from outside the bundle: {', '.join(sorted(outside - PRESENT))}", started)
    return f"{len(loaded)} libraries loaded, {len(outside)} of them the system's ({', '.join(sorted(outside))})"
